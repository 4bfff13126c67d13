//! What readers read. They have connections of their own and never wait for the writer.

use serde_json::Value;
use sqlx::Row;
use sqlx::sqlite::{SqlitePool, SqliteRow};

use crate::{Guest, Phase, SeatResult, Sitter, Step, StoreError, Table};

type Read<T> = Result<T, StoreError>;

pub(super) async fn secret(pool: &SqlitePool, name: &str) -> Read<Vec<u8>> {
    let row = sqlx::query("SELECT value FROM secrets WHERE name = ?").bind(name).fetch_one(pool).await?;
    Ok(row.try_get("value")?)
}

pub(super) async fn guest(pool: &SqlitePool, id: &str) -> Read<Option<Guest>> {
    let row = sqlx::query("SELECT id, name FROM guests WHERE id = ?").bind(id).fetch_optional(pool).await?;
    row.map(|row| Ok(Guest { id: row.try_get("id")?, name: row.try_get("name")? })).transpose()
}

pub(super) async fn table(pool: &SqlitePool, id: &str) -> Read<Option<Table>> {
    match sqlx::query("SELECT * FROM tables WHERE id = ?").bind(id).fetch_optional(pool).await? {
        Some(row) => Ok(Some(whole_table(pool, &row).await?)),
        None => Ok(None),
    }
}

pub(super) async fn tables_of(pool: &SqlitePool, guest: &str, limit: u32) -> Read<Vec<Table>> {
    let rows = sqlx::query(
        "SELECT * FROM tables
         WHERE host = ?1 OR id IN (SELECT table_id FROM seats WHERE guest = ?1)
         ORDER BY updated_at DESC, id LIMIT ?2",
    )
    .bind(guest)
    .bind(limit)
    .fetch_all(pool)
    .await?;
    let mut tables = Vec::with_capacity(rows.len());
    for row in &rows {
        tables.push(whole_table(pool, row).await?);
    }
    Ok(tables)
}

pub(super) async fn running(pool: &SqlitePool) -> Read<Vec<String>> {
    let rows = sqlx::query("SELECT id FROM tables WHERE phase = 'running' ORDER BY updated_at DESC, id")
        .fetch_all(pool)
        .await?;
    rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
}

pub(super) async fn steps(pool: &SqlitePool, table: &str) -> Read<Vec<Step>> {
    let rows = sqlx::query("SELECT ply AS number, seat, action FROM steps WHERE table_id = ? ORDER BY ply")
        .bind(table)
        .fetch_all(pool)
        .await?;
    rows.iter().map(step).collect()
}

fn step(row: &SqliteRow) -> Read<Step> {
    let action: Option<String> = row.try_get("action")?;
    let action = action.as_deref().map(json).transpose()?;
    Ok(Step { number: row.try_get("number")?, seat: row.try_get("seat")?, action })
}

async fn whole_table(pool: &SqlitePool, row: &SqliteRow) -> Read<Table> {
    let id: String = row.try_get("id")?;
    Ok(Table {
        game: row.try_get("game")?,
        rules_version: row.try_get("rules_version")?,
        setup: json(row.try_get("setup")?)?,
        seed: row.try_get("seed")?,
        host: row.try_get("host")?,
        phase: phase(row.try_get("phase")?)?,
        seats: seats(pool, &id).await?,
        pending: serde_json::from_str(row.try_get("pending")?).map_err(unreadable)?,
        created_at: row.try_get("created_at")?,
        updated_at: row.try_get("updated_at")?,
        results: results(pool, &id).await?,
        id,
    })
}

async fn seats(pool: &SqlitePool, table: &str) -> Read<Vec<Sitter>> {
    let rows = sqlx::query(
        "SELECT kind, guest, seats.name AS alias, level, guests.name AS guest_name
         FROM seats LEFT JOIN guests ON guests.id = seats.guest
         WHERE table_id = ? ORDER BY seat",
    )
    .bind(table)
    .fetch_all(pool)
    .await?;
    rows.iter().map(sitter).collect()
}

fn sitter(row: &SqliteRow) -> Read<Sitter> {
    match row.try_get("kind")? {
        "open" => Ok(Sitter::Open),
        "bot" => Ok(Sitter::Bot { level: row.try_get("level")? }),
        "person" => Ok(Sitter::Person {
            guest: row.try_get("guest")?,
            alias: row.try_get("alias")?,
            guest_name: row.try_get("guest_name")?,
        }),
        other => Err(StoreError::Unreadable(format!("a seat of kind {other:?}"))),
    }
}

async fn results(pool: &SqlitePool, table: &str) -> Read<Vec<SeatResult>> {
    let rows = sqlx::query("SELECT points, place FROM results WHERE table_id = ? ORDER BY seat")
        .bind(table)
        .fetch_all(pool)
        .await?;
    rows.iter()
        .map(|row| Ok(SeatResult { points: row.try_get("points")?, place: row.try_get("place")? }))
        .collect()
}

fn phase(name: &str) -> Read<Phase> {
    let found = Phase::ALL.into_iter().find(|phase| phase.name() == name);
    found.ok_or_else(|| StoreError::Unreadable(format!("phase {name:?}")))
}

fn json(text: &str) -> Read<Value> {
    serde_json::from_str(text).map_err(unreadable)
}

fn unreadable(error: serde_json::Error) -> StoreError {
    StoreError::Unreadable(error.to_string())
}
