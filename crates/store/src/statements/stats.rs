//! How much there is.

use sqlx::{AssertSqlSafe, Row as _};

use super::super::SIZE;
use super::{Pool, read};
use crate::{GameStats, Stats, StoreError};

pub(super) async fn stats(pool: &Pool) -> Result<Stats, StoreError> {
    Ok(Stats {
        guests: count(pool, "guests").await?,
        accounts: count(pool, "accounts").await?,
        sessions: count(pool, "sessions").await?,
        steps: count(pool, "steps").await?,
        snapshots: count(pool, "snapshots").await?,
        due: count(pool, "due").await?,
        tables: tables(pool).await?,
        bytes: read::number(&sqlx::query(SIZE).fetch_one(pool).await?, "bytes")?,
    })
}

async fn count(pool: &Pool, rows: &'static str) -> Result<u64, StoreError> {
    let query = AssertSqlSafe(format!("SELECT count(*) AS n FROM {rows}"));
    read::number(&sqlx::query(query).fetch_one(pool).await?, "n")
}

async fn tables(pool: &Pool) -> Result<Vec<GameStats>, StoreError> {
    let query = "SELECT game, phase, count(*) AS n FROM tables GROUP BY game, phase ORDER BY game, phase";
    let rows = sqlx::query(query).fetch_all(pool).await?;
    let whole = |row: &super::Row| {
        let phase = read::phase(row.try_get("phase")?)?;
        Ok(GameStats { game: row.try_get("game")?, phase, tables: read::number(row, "n")? })
    };
    rows.iter().map(whole).collect()
}
