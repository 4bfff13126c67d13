//! What is read.

use serde_json::Value;
use sqlx::{AssertSqlSafe, Row as _};

use super::{Connection, LISTED, Pool, Row, pace};
use crate::{
    Guest, Help, Motion, Night, Phase, Request, SeatResult, Secret, Sitter, Snapshot, StandIn, Standing,
    Step, StoreError, Table, Until,
};

type Read<T> = Result<T, StoreError>;

pub(super) async fn secret(pool: &Pool, name: &str) -> Read<Vec<u8>> {
    let row = sqlx::query("SELECT value FROM secrets WHERE name = $1").bind(name).fetch_one(pool).await?;
    Ok(row.try_get("value")?)
}

pub(super) async fn guest(pool: &Pool, id: &str) -> Read<Option<Guest>> {
    let row = sqlx::query("SELECT id, name FROM guests WHERE id = $1").bind(id).fetch_optional(pool).await?;
    row.as_ref().map(known_guest).transpose()
}

/// A part of all guests, by their ids.
pub(super) async fn guests(pool: &Pool, after: &str, limit: u32) -> Read<Vec<Guest>> {
    let rows = sqlx::query("SELECT id, name FROM guests WHERE id > $1 ORDER BY id LIMIT $2")
        .bind(after)
        .bind(i64::from(limit))
        .fetch_all(pool)
        .await?;
    rows.iter().map(known_guest).collect()
}

fn known_guest(row: &Row) -> Read<Guest> {
    Ok(Guest { id: row.try_get("id")?, name: row.try_get("name")? })
}

pub(super) async fn secrets(pool: &Pool) -> Read<Vec<Secret>> {
    let rows = sqlx::query("SELECT name, value FROM secrets ORDER BY name").fetch_all(pool).await?;
    rows.iter().map(|row| Ok(Secret { name: row.try_get("name")?, value: row.try_get("value")? })).collect()
}

pub(super) async fn table(pool: &Pool, id: &str) -> Read<Option<Table>> {
    match sqlx::query("SELECT * FROM tables WHERE id = $1").bind(id).fetch_optional(pool).await? {
        Some(row) => Ok(Some(whole_table(pool, &row).await?)),
        None => Ok(None),
    }
}

pub(super) async fn tables_of(pool: &Pool, guest: &str, limit: u32) -> Read<Vec<Table>> {
    let rows = sqlx::query(
        "SELECT * FROM tables
         WHERE host = $1 OR id IN (SELECT table_id FROM seats WHERE guest = $1)
         ORDER BY updated_at DESC, id LIMIT $2",
    )
    .bind(guest)
    .bind(i64::from(limit))
    .fetch_all(pool)
    .await?;
    whole_tables(pool, &rows).await
}

pub(super) async fn tables_under_way(pool: &Pool, host: &str) -> Read<u64> {
    let query = "SELECT count(*) AS n FROM tables WHERE host = $1 AND phase IN ('gathering', 'running')";
    number(&sqlx::query(query).bind(host).fetch_one(pool).await?, "n")
}

/// A part of all tables, by their ids.
pub(super) async fn tables(pool: &Pool, after: &str, limit: u32) -> Read<Vec<Table>> {
    let rows = sqlx::query("SELECT * FROM tables WHERE id > $1 ORDER BY id LIMIT $2")
        .bind(after)
        .bind(i64::from(limit))
        .fetch_all(pool)
        .await?;
    whole_tables(pool, &rows).await
}

pub(super) async fn whole_tables(pool: &Pool, rows: &[Row]) -> Read<Vec<Table>> {
    let mut tables = Vec::with_capacity(rows.len());
    for row in rows {
        tables.push(whole_table(pool, row).await?);
    }
    Ok(tables)
}

pub(super) async fn steps(pool: &Pool, table: &str, from: u32) -> Read<Vec<Step>> {
    let steps = "SELECT ply AS number, seat, action, visit, request FROM steps
                 WHERE table_id = $1 AND ply >= $2 ORDER BY ply";
    let rows = sqlx::query(steps).bind(table).bind(i64::from(from)).fetch_all(pool).await?;
    rows.iter().map(step).collect()
}

pub(super) async fn standings(pool: &Pool, tables: &[String]) -> Read<Vec<Standing>> {
    let standings = format!("SELECT id, n_steps, updated_at FROM tables WHERE id IN ({LISTED})");
    let rows =
        sqlx::query(AssertSqlSafe(standings)).bind(Value::from(tables).to_string()).fetch_all(pool).await?;
    let standing = |row: &Row| {
        let (n_steps, updated_at) = (number(row, "n_steps")?, row.try_get("updated_at")?);
        Ok(Standing { table: row.try_get("id")?, n_steps, updated_at })
    };
    rows.iter().map(standing).collect()
}

pub(super) async fn step_of(pool: &Pool, table: &str, number: u32) -> Read<Option<Step>> {
    let step_of =
        "SELECT ply AS number, seat, action, visit, request FROM steps WHERE table_id = $1 AND ply = $2";
    let row = sqlx::query(step_of).bind(table).bind(i64::from(number)).fetch_optional(pool).await?;
    row.as_ref().map(step).transpose()
}

pub(super) async fn snapshot(pool: &Pool, table: &str) -> Read<Option<Snapshot>> {
    let row = sqlx::query("SELECT n_steps, rules_version, body FROM snapshots WHERE table_id = $1")
        .bind(table)
        .fetch_optional(pool)
        .await?;
    let whole = |row: Row| {
        let (n_steps, rules_version) = (number(&row, "n_steps")?, number(&row, "rules_version")?);
        Ok(Snapshot { table: table.to_owned(), n_steps, rules_version, body: row.try_get("body")? })
    };
    row.map(whole).transpose()
}

fn step(row: &Row) -> Read<Step> {
    let action: Option<String> = row.try_get("action")?;
    let action = action.as_deref().map(json).transpose()?;
    let visit: Option<String> = row.try_get("visit")?;
    let request = visit.map(|visit| Ok::<_, StoreError>(Request { visit, id: number(row, "request")? }));
    Ok(Step {
        number: number(row, "number")?,
        seat: number(row, "seat")?,
        action,
        request: request.transpose()?,
    })
}

async fn whole_table(pool: &Pool, row: &Row) -> Read<Table> {
    let id: String = row.try_get("id")?;
    Ok(Table {
        game: row.try_get("game")?,
        rules_version: number(row, "rules_version")?,
        played_by: number(row, "played_by")?,
        setup: json(row.try_get("setup")?)?,
        seed: row.try_get("seed")?,
        host: row.try_get("host")?,
        phase: phase(row.try_get("phase")?)?,
        seats: seats(pool, &id).await?,
        help: Help { hints: row.try_get("hints")?, warnings: row.try_get("warnings")? },
        pending: serde_json::from_str(row.try_get("pending")?).map_err(unreadable)?,
        created_at: row.try_get("created_at")?,
        updated_at: row.try_get("updated_at")?,
        results: results(pool, &id).await?,
        is_public: row.try_get("is_public")?,
        terms: json(row.try_get("terms")?)?,
        waits_until: row.try_get("waits_until")?,
        unwelcome: texts(row.try_get("unwelcome")?)?,
        rematch: row.try_get("rematch")?,
        clocks: pace::clocks(pool, &id).await?,
        motion: motion(row)?,
        id,
    })
}

async fn seats(pool: &Pool, table: &str) -> Read<Vec<Sitter>> {
    let rows = sqlx::query(
        "SELECT kind, guest, seats.name AS alias, level, stand_in, stand_in_until, night_from, night_to, guests.name AS guest_name
         FROM seats LEFT JOIN guests ON guests.id = seats.guest
         WHERE table_id = $1 ORDER BY seat",
    )
    .bind(table)
    .fetch_all(pool)
    .await?;
    rows.iter().map(sitter).collect()
}

fn sitter(row: &Row) -> Read<Sitter> {
    match row.try_get("kind")? {
        "open" => Ok(Sitter::Open),
        "bot" => Ok(Sitter::Bot { level: row.try_get("level")? }),
        "person" => Ok(Sitter::Person {
            guest: row.try_get("guest")?,
            alias: row.try_get("alias")?,
            guest_name: row.try_get("guest_name")?,
            stand_in: stand_in(row)?,
            night: night(row)?,
        }),
        other => Err(StoreError::Unreadable(format!("a seat of kind {other:?}"))),
    }
}

fn motion(row: &Row) -> Read<Option<Motion>> {
    let Some(what) = row.try_get("motion")? else { return Ok(None) };
    Ok(Some(Motion { what, ayes: texts(row.try_get("ayes")?)? }))
}

pub(super) fn night(row: &Row) -> Read<Option<Night>> {
    let from: Option<i64> = row.try_get("night_from")?;
    from.map(|_| Ok(Night { from: number(row, "night_from")?, to: number(row, "night_to")? })).transpose()
}

fn stand_in(row: &Row) -> Read<Option<StandIn>> {
    let Some(level) = row.try_get("stand_in")? else { return Ok(None) };
    let name: String = row.try_get("stand_in_until")?;
    let until = Until::ALL.into_iter().find(|until| until.name() == name);
    let until = until.ok_or_else(|| StoreError::Unreadable(format!("a stand-in until {name:?}")))?;
    Ok(Some(StandIn { level, until }))
}

async fn results(pool: &Pool, table: &str) -> Read<Vec<SeatResult>> {
    let rows = sqlx::query("SELECT points, place FROM results WHERE table_id = $1 ORDER BY seat")
        .bind(table)
        .fetch_all(pool)
        .await?;
    rows.iter()
        .map(|row| Ok(SeatResult { points: number(row, "points")?, place: number(row, "place")? }))
        .collect()
}

pub(super) fn phase(name: &str) -> Read<Phase> {
    let found = Phase::ALL.into_iter().find(|phase| phase.name() == name);
    found.ok_or_else(|| StoreError::Unreadable(format!("phase {name:?}")))
}

/// Why a match took no step of this program.
pub(in super::super) async fn why_not(
    connection: &mut Connection,
    table: &str,
    played_by: u32,
) -> Read<StoreError> {
    let found = sqlx::query("SELECT phase, played_by FROM tables WHERE id = $1")
        .bind(table)
        .fetch_optional(connection)
        .await?;
    let Some(row) = found else { return Ok(StoreError::NotFound) };
    let newest = number(&row, "played_by")?;
    Ok(match phase(row.try_get("phase")?)? {
        Phase::Running if newest > played_by => StoreError::NewerRules(newest),
        Phase::Running => StoreError::Conflict,
        _ => StoreError::NotFound,
    })
}

/// Both databases keep whole numbers as 64 bits with a sign.
pub(super) fn number<T: TryFrom<i64>>(row: &Row, column: &str) -> Read<T> {
    let number: i64 = row.try_get(column)?;
    T::try_from(number).map_err(|_| StoreError::Unreadable(format!("{number} as {column}")))
}

/// A list in JSON.
pub(super) fn texts(list: &str) -> Read<Vec<String>> {
    serde_json::from_str(list).map_err(unreadable)
}

fn json(text: &str) -> Read<Value> {
    serde_json::from_str(text).map_err(unreadable)
}

fn unreadable(error: serde_json::Error) -> StoreError {
    StoreError::Unreadable(error.to_string())
}
