//! Clocks, and bots that play for people. A clock that runs has a row in `due`, written in the same transaction.

use serde_json::Value;
use sqlx::{AssertSqlSafe, Row as _};

use super::{Connection, NOW_MS, Pool, ThisStore, Write, due, read};
use crate::{CLOCK, Clock, Clocks, Pacing, Reply, StandIn, StoreError, Tick};

type Written = Result<(), StoreError>;

impl Clocks for ThisStore {
    fn clocks<'a>(&'a self, table: &'a str) -> Reply<'a, Vec<Clock>> {
        Box::pin(clocks(self.pool(), table))
    }

    fn pace(&self, change: Pacing) -> Reply<'_, ()> {
        self.write(Write::Pace(change))
    }
}

pub(super) async fn clocks(pool: &Pool, table: &str) -> Result<Vec<Clock>, StoreError> {
    let rows = sqlx::query(
        "SELECT seat, left_ms, since_ms + left_ms AS until_ms FROM clocks WHERE table_id = $1 ORDER BY seat",
    )
    .bind(table)
    .fetch_all(pool)
    .await?;
    let clock = |row: &super::Row| {
        Ok(Clock {
            seat: read::number(row, "seat")?,
            left_ms: row.try_get("left_ms")?,
            until_ms: row.try_get("until_ms")?,
        })
    };
    rows.iter().map(clock).collect()
}

pub(super) async fn apply(connection: &mut Connection, change: &Pacing) -> Written {
    match change {
        Pacing::Ticks { table, n_steps, ticks } => {
            hold(connection, table, *n_steps).await?;
            tick(connection, table, ticks).await
        }
        Pacing::StandIn { table, seat, stand_in, at } => {
            touch(connection, table, *at).await?;
            stand_in_for(connection, table, *seat, stand_in).await
        }
        Pacing::Return { table, seat, at } => {
            touch(connection, table, *at).await?;
            come_back(connection, table, *seat).await
        }
        Pacing::Aye { table, what, guest, at } => {
            touch(connection, table, *at).await?;
            aye(connection, table, what, guest).await
        }
        Pacing::Drop { table, at } => {
            touch(connection, table, *at).await?;
            drop_motion(connection, table).await
        }
        Pacing::End { table, at } => {
            touch(connection, table, *at).await?;
            end(connection, table).await
        }
        Pacing::Grace { table, seat, ms } => grace(connection, table, *seat, *ms).await,
    }
}

/// A match that stands where this writer thinks it does, until the transaction ends.
async fn hold(connection: &mut Connection, table: &str, n_steps: u32) -> Written {
    let held = sqlx::query(
        "UPDATE tables SET n_steps = n_steps WHERE id = $1 AND phase = 'running' AND n_steps = $2",
    )
    .bind(table)
    .bind(i64::from(n_steps))
    .execute(connection)
    .await?;
    if held.rows_affected() == 0 { Err(StoreError::Conflict) } else { Ok(()) }
}

/// First, so that whoever changes the same table at the same moment waits.
async fn touch(connection: &mut Connection, table: &str, at: i64) -> Written {
    let running = sqlx::query("UPDATE tables SET updated_at = $1 WHERE id = $2 AND phase = 'running'")
        .bind(at)
        .bind(table)
        .execute(connection)
        .await?;
    found(running.rows_affected())
}

fn found(n_rows: u64) -> Written {
    if n_rows == 0 { Err(StoreError::NotFound) } else { Ok(()) }
}

pub(super) async fn tick(connection: &mut Connection, table: &str, ticks: &[Tick]) -> Written {
    for tick in ticks {
        match tick {
            Tick::Starts { .. } => start(connection, table, tick).await?,
            Tick::Stops { seat, add_ms } => {
                stop(connection, table, *seat, *add_ms).await?;
                let seat = i64::from(*seat);
                sqlx::query(
                    "UPDATE seats SET stand_in = NULL, stand_in_until = NULL
                     WHERE table_id = $1 AND seat = $2 AND stand_in_until = 'decision'",
                )
                .bind(table)
                .bind(seat)
                .execute(&mut *connection)
                .await?;
            }
        }
    }
    Ok(())
}

async fn start(connection: &mut Connection, table: &str, tick: &Tick) -> Written {
    let Tick::Starts { seat, fresh_ms, is_fresh, add_ms, least_ms } = tick else { return Ok(()) };
    let seat = i64::from(*seat);
    sqlx::query(AssertSqlSafe(format!(
        "INSERT INTO clocks (table_id, seat, left_ms, since_ms) VALUES ($1, $2, $3, {NOW_MS})
         ON CONFLICT (table_id, seat) DO UPDATE SET since_ms = excluded.since_ms, is_graced = FALSE,
             left_ms = CASE WHEN $4 THEN excluded.left_ms
                            WHEN clocks.left_ms + $5 < $6 THEN $6 ELSE clocks.left_ms + $5 END
         WHERE clocks.since_ms IS NULL"
    )))
    .bind(table)
    .bind(seat)
    .bind(fresh_ms)
    .bind(is_fresh)
    .bind(add_ms)
    .bind(least_ms)
    .execute(&mut *connection)
    .await?;
    note_due(connection, table, seat).await
}

/// As they were in another store.
pub(super) async fn set(connection: &mut Connection, table: &str, clocks: &[Clock]) -> Written {
    for Clock { seat, left_ms, until_ms } in clocks {
        let seat = i64::from(*seat);
        sqlx::query("INSERT INTO clocks (table_id, seat, left_ms, since_ms) VALUES ($1, $2, $3, $4)")
            .bind(table)
            .bind(seat)
            .bind(left_ms)
            .bind(until_ms.map(|until| until - left_ms))
            .execute(&mut *connection)
            .await?;
        note_due(connection, table, seat).await?;
    }
    Ok(())
}

/// When it runs out is due then, while the match goes on; whoever works at it already goes on.
pub(super) async fn note_due(connection: &mut Connection, table: &str, seat: i64) -> Written {
    sqlx::query(
        "INSERT INTO due (kind, table_id, key, due_ms)
         SELECT $3, table_id, CAST(seat AS TEXT), since_ms + left_ms FROM clocks
         WHERE table_id = $1 AND seat = $2 AND since_ms IS NOT NULL
             AND EXISTS (SELECT 1 FROM tables WHERE id = clocks.table_id AND phase = 'running')
         ON CONFLICT (kind, table_id, key) DO UPDATE SET due_ms = excluded.due_ms",
    )
    .bind(table)
    .bind(seat)
    .bind(CLOCK)
    .execute(connection)
    .await?;
    Ok(())
}

pub(super) async fn stop(connection: &mut Connection, table: &str, seat: u8, add_ms: i64) -> Written {
    sqlx::query(AssertSqlSafe(format!(
        "UPDATE clocks SET since_ms = NULL,
             left_ms = $3 + CASE WHEN left_ms < {NOW_MS} - since_ms THEN 0 ELSE left_ms - ({NOW_MS} - since_ms) END
         WHERE table_id = $1 AND seat = $2 AND since_ms IS NOT NULL"
    )))
    .bind(table)
    .bind(i64::from(seat))
    .bind(add_ms)
    .execute(&mut *connection)
    .await?;
    sqlx::query("DELETE FROM due WHERE table_id = $1 AND kind = $2 AND key = $3")
        .bind(table)
        .bind(CLOCK)
        .bind(seat.to_string())
        .execute(connection)
        .await?;
    Ok(())
}

/// The match is over: no clock runs on.
pub(super) async fn stop_all(connection: &mut Connection, table: &str) -> Written {
    sqlx::query(AssertSqlSafe(format!(
        "UPDATE clocks SET left_ms = left_ms - ({NOW_MS} - since_ms), since_ms = NULL
         WHERE table_id = $1 AND since_ms IS NOT NULL"
    )))
    .bind(table)
    .execute(connection)
    .await?;
    Ok(())
}

async fn stand_in_for(connection: &mut Connection, table: &str, seat: u8, stand_in: &StandIn) -> Written {
    let replaced = sqlx::query(
        "UPDATE seats SET stand_in = $3, stand_in_until = $4
         WHERE table_id = $1 AND seat = $2 AND kind = 'person' AND stand_in IS NULL",
    )
    .bind(table)
    .bind(i64::from(seat))
    .bind(&stand_in.level)
    .bind(stand_in.until.name())
    .execute(&mut *connection)
    .await?;
    found(replaced.rows_affected())?;
    drop_motion(connection, table).await?;
    stop(connection, table, seat, 0).await?;
    due::begin(connection, table).await
}

async fn come_back(connection: &mut Connection, table: &str, seat: u8) -> Written {
    let freed = sqlx::query(
        "UPDATE seats SET stand_in = NULL, stand_in_until = NULL
         WHERE table_id = $1 AND seat = $2 AND stand_in IS NOT NULL AND stand_in_until <> 'end'",
    )
    .bind(table)
    .bind(i64::from(seat))
    .execute(&mut *connection)
    .await?;
    found(freed.rows_affected())?;
    due::end(connection, table).await
}

async fn aye(connection: &mut Connection, table: &str, what: &str, guest: &str) -> Written {
    let row = sqlx::query("SELECT motion, ayes FROM tables WHERE id = $1")
        .bind(table)
        .fetch_one(&mut *connection)
        .await?;
    let motion: Option<String> = row.try_get("motion")?;
    let mut ayes = read::texts(row.try_get("ayes")?)?;
    if motion.is_some_and(|motion| motion != what) {
        return Err(StoreError::Conflict);
    }
    if !ayes.iter().any(|aye| aye == guest) {
        ayes.push(guest.to_owned());
    }
    set_motion(connection, table, what, ayes).await
}

pub(super) async fn set_motion(
    connection: &mut Connection,
    table: &str,
    what: &str,
    ayes: Vec<String>,
) -> Written {
    sqlx::query("UPDATE tables SET motion = $2, ayes = $3 WHERE id = $1")
        .bind(table)
        .bind(what)
        .bind(Value::from(ayes).to_string())
        .execute(connection)
        .await?;
    Ok(())
}

pub(super) async fn drop_motion(connection: &mut Connection, table: &str) -> Written {
    sqlx::query("UPDATE tables SET motion = NULL, ayes = '[]' WHERE id = $1")
        .bind(table)
        .execute(connection)
        .await?;
    Ok(())
}

async fn end(connection: &mut Connection, table: &str) -> Written {
    for statement in [
        "UPDATE tables SET phase = 'halted', pending = '[]', motion = NULL, ayes = '[]' WHERE id = $1",
        "DELETE FROM due WHERE table_id = $1",
        "DELETE FROM snapshots WHERE table_id = $1",
    ] {
        sqlx::query(statement).bind(table).execute(&mut *connection).await?;
    }
    stop_all(connection, table).await
}

async fn grace(connection: &mut Connection, table: &str, seat: u8, ms: i64) -> Written {
    let seat = i64::from(seat);
    let graced = sqlx::query(AssertSqlSafe(format!(
        "UPDATE clocks SET left_ms = {NOW_MS} - since_ms + $3, is_graced = TRUE
         WHERE table_id = $1 AND seat = $2 AND since_ms IS NOT NULL AND NOT is_graced
             AND since_ms + left_ms < {NOW_MS} + $3"
    )))
    .bind(table)
    .bind(seat)
    .bind(ms)
    .execute(&mut *connection)
    .await?;
    if graced.rows_affected() == 0 { Ok(()) } else { note_due(connection, table, seat).await }
}
