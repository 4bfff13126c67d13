//! Tables that wait for people.

use serde_json::Value;
use sqlx::Row as _;

use super::write::{add_seat, create_table, seat_list};
use super::{Connection, Pool, ThisStore, Write, due, read};
use crate::{Gathering, Lobby, Reply, StoreError, Table};

type Written = Result<(), StoreError>;

impl Lobby for ThisStore {
    fn open_tables(&self, limit: u32) -> Reply<'_, Vec<Table>> {
        Box::pin(open_tables(self.pool(), limit))
    }

    fn gather(&self, change: Gathering) -> Reply<'_, ()> {
        self.write(Write::Gather(change))
    }
}

async fn open_tables(pool: &Pool, limit: u32) -> Result<Vec<Table>, StoreError> {
    let rows = sqlx::query(
        "SELECT * FROM tables WHERE phase = 'gathering' AND is_public ORDER BY created_at DESC, id LIMIT $1",
    )
    .bind(i64::from(limit))
    .fetch_all(pool)
    .await?;
    read::whole_tables(pool, &rows).await
}

pub(super) async fn apply(connection: &mut Connection, change: &Gathering) -> Written {
    match change {
        Gathering::StandUp { table, guest, is_unwelcome, at } => {
            touch(connection, table, *at).await?;
            stand_up(connection, table, guest).await?;
            if *is_unwelcome { turn_away(connection, table, guest).await } else { Ok(()) }
        }
        Gathering::SendBotAway { table, seat, at } => {
            touch(connection, table, *at).await?;
            send_bot_away(connection, table, *seat).await
        }
        Gathering::Replan(table) => replan(connection, table).await,
        Gathering::Fill { table, level, at } => {
            touch(connection, table, *at).await?;
            fill(connection, table, level).await
        }
        Gathering::CallOff { table, at } => {
            touch(connection, table, *at).await?;
            call_off(connection, table).await
        }
        Gathering::Rematch { of, table, instead_of, at } => {
            rematch(connection, of, table, instead_of.as_deref(), *at).await
        }
    }
}

/// First, so that whoever changes the same table at the same moment waits. Only a table that waits can be changed.
async fn touch(connection: &mut Connection, table: &str, at: i64) -> Written {
    let waiting = sqlx::query("UPDATE tables SET updated_at = $1 WHERE id = $2 AND phase = 'gathering'")
        .bind(at)
        .bind(table)
        .execute(connection)
        .await?;
    found(waiting.rows_affected())
}

fn found(n_rows: u64) -> Written {
    if n_rows == 0 { Err(StoreError::NotFound) } else { Ok(()) }
}

async fn stand_up(connection: &mut Connection, table: &str, guest: &str) -> Written {
    let freed = sqlx::query(
        "UPDATE seats SET kind = 'open', guest = NULL, name = NULL
         WHERE table_id = $1 AND guest = $2 AND kind = 'person'",
    )
    .bind(table)
    .bind(guest)
    .execute(connection)
    .await?;
    found(freed.rows_affected())
}

async fn turn_away(connection: &mut Connection, table: &str, guest: &str) -> Written {
    let row = sqlx::query("SELECT unwelcome FROM tables WHERE id = $1")
        .bind(table)
        .fetch_one(&mut *connection)
        .await?;
    let mut unwelcome = read::texts(row.try_get("unwelcome")?)?;
    unwelcome.push(guest.to_owned());
    sqlx::query("UPDATE tables SET unwelcome = $1 WHERE id = $2")
        .bind(Value::from(unwelcome).to_string())
        .bind(table)
        .execute(connection)
        .await?;
    Ok(())
}

async fn send_bot_away(connection: &mut Connection, table: &str, seat: u8) -> Written {
    let freed = sqlx::query(
        "UPDATE seats SET kind = 'open', level = NULL WHERE table_id = $1 AND seat = $2 AND kind = 'bot'",
    )
    .bind(table)
    .bind(i64::from(seat))
    .execute(connection)
    .await?;
    found(freed.rows_affected())
}

async fn replan(connection: &mut Connection, table: &Table) -> Written {
    touch(connection, &table.id, table.updated_at).await?;
    let others =
        sqlx::query("SELECT 1 FROM seats WHERE table_id = $1 AND kind = 'person' AND guest <> $2 LIMIT 1")
            .bind(&table.id)
            .bind(&table.host)
            .fetch_optional(&mut *connection)
            .await?;
    if others.is_some() {
        return Err(StoreError::SeatTaken);
    }
    sqlx::query(
        "UPDATE tables SET setup = $2, phase = $3, pending = $4, is_public = $5, terms = $6, waits_until = $7,
             hints = $8, warnings = $9
         WHERE id = $1",
    )
    .bind(&table.id)
    .bind(table.setup.to_string())
    .bind(table.phase.name())
    .bind(seat_list(&table.pending))
    .bind(table.is_public)
    .bind(table.terms.to_string())
    .bind(table.waits_until)
    .bind(table.help.hints)
    .bind(table.help.warnings)
    .execute(&mut *connection)
    .await?;
    sqlx::query("DELETE FROM seats WHERE table_id = $1").bind(&table.id).execute(&mut *connection).await?;
    for (seat, sitter) in (0i64..).zip(&table.seats) {
        add_seat(connection, &table.id, seat, sitter).await?;
    }
    due::gather(connection, table).await?;
    due::begin(connection, &table.id).await
}

async fn fill(connection: &mut Connection, table: &str, level: &str) -> Written {
    sqlx::query("UPDATE seats SET kind = 'bot', level = $2 WHERE table_id = $1 AND kind = 'open'")
        .bind(table)
        .bind(level)
        .execute(&mut *connection)
        .await?;
    sqlx::query("UPDATE tables SET phase = 'running' WHERE id = $1")
        .bind(table)
        .execute(&mut *connection)
        .await?;
    due::begin(connection, table).await
}

async fn call_off(connection: &mut Connection, table: &str) -> Written {
    sqlx::query("UPDATE tables SET phase = 'halted', pending = '[]' WHERE id = $1")
        .bind(table)
        .execute(&mut *connection)
        .await?;
    due::waits_no_more(connection, table).await
}

async fn rematch(
    connection: &mut Connection,
    of: &str,
    table: &Table,
    instead_of: Option<&str>,
    at: i64,
) -> Written {
    let first = sqlx::query(
        "UPDATE tables SET rematch = $2, updated_at = $3
         WHERE id = $1 AND (rematch IS NULL OR rematch = $4)",
    )
    .bind(of)
    .bind(&table.id)
    .bind(at)
    .bind(instead_of)
    .execute(&mut *connection)
    .await?;
    if first.rows_affected() == 0 {
        return Err(StoreError::Conflict);
    }
    create_table(connection, table, 0).await
}
