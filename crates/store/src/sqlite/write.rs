//! What the writer writes.

use serde_json::Value;
use sqlx::SqliteConnection;

use crate::{Append, Guest, Phase, SeatResult, Sitter, Sitting, StoreError, Table, Touch};

pub(super) enum Write {
    Secret { name: &'static str, value: Vec<u8> },
    Guest(Guest),
    Table(Box<Table>),
    Sit(Sitting),
    Append(Append),
    Halt { table: String, at: i64 },
}

type Written = Result<(), StoreError>;

impl Write {
    pub async fn apply(&self, connection: &mut SqliteConnection) -> Written {
        match self {
            Write::Secret { name, value } => secret(connection, name, value).await,
            Write::Guest(guest) => save_guest(connection, guest).await,
            Write::Table(table) => create_table(connection, table).await,
            Write::Sit(sitting) => sit_down(connection, sitting).await,
            Write::Append(append) => append_step(connection, append).await,
            Write::Halt { table, at } => set_phase(connection, table, Phase::Halted, *at).await,
        }
    }
}

async fn secret(connection: &mut SqliteConnection, name: &str, value: &[u8]) -> Written {
    sqlx::query("INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING")
        .bind(name)
        .bind(value)
        .execute(connection)
        .await?;
    Ok(())
}

async fn save_guest(connection: &mut SqliteConnection, guest: &Guest) -> Written {
    sqlx::query(
        "INSERT INTO guests (id, name) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name",
    )
    .bind(&guest.id)
    .bind(&guest.name)
    .execute(connection)
    .await?;
    Ok(())
}

async fn know_guest(connection: &mut SqliteConnection, id: &str) -> Written {
    sqlx::query("INSERT INTO guests (id, name) VALUES (?, '') ON CONFLICT (id) DO NOTHING")
        .bind(id)
        .execute(connection)
        .await?;
    Ok(())
}

async fn create_table(connection: &mut SqliteConnection, table: &Table) -> Written {
    know_guest(connection, &table.host).await?;
    sqlx::query(
        "INSERT INTO tables (id, game, rules_version, setup, seed, host, phase, pending, created_at, updated_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(&table.id)
    .bind(&table.game)
    .bind(table.rules_version)
    .bind(table.setup.to_string())
    .bind(&table.seed)
    .bind(&table.host)
    .bind(table.phase.name())
    .bind(seat_list(&table.pending))
    .bind(table.created_at)
    .bind(table.updated_at)
    .execute(&mut *connection)
    .await?;
    for (seat, sitter) in (0..).zip(&table.seats) {
        add_seat(connection, &table.id, seat, sitter).await?;
    }
    Ok(())
}

async fn add_seat(connection: &mut SqliteConnection, table: &str, seat: u8, sitter: &Sitter) -> Written {
    let columns = SeatColumns::of(sitter);
    if let Some(guest) = columns.guest {
        know_guest(connection, guest).await?;
    }
    sqlx::query("INSERT INTO seats (table_id, seat, kind, guest, name, level) VALUES (?, ?, ?, ?, ?, ?)")
        .bind(table)
        .bind(seat)
        .bind(columns.kind)
        .bind(columns.guest)
        .bind(columns.name)
        .bind(columns.level)
        .execute(connection)
        .await?;
    Ok(())
}

struct SeatColumns<'a> {
    kind: &'static str,
    guest: Option<&'a str>,
    name: Option<&'a str>,
    level: Option<&'a str>,
}

impl<'a> SeatColumns<'a> {
    fn of(sitter: &'a Sitter) -> Self {
        match sitter {
            Sitter::Open => Self { kind: "open", guest: None, name: None, level: None },
            Sitter::Person { guest, alias, .. } => {
                Self { kind: "person", guest: Some(guest), name: alias.as_deref(), level: None }
            }
            Sitter::Bot { level } => Self { kind: "bot", guest: None, name: None, level: Some(level) },
        }
    }
}

async fn sit_down(connection: &mut SqliteConnection, sitting: &Sitting) -> Written {
    let columns = SeatColumns::of(&sitting.sitter);
    if let Some(guest) = columns.guest {
        know_guest(connection, guest).await?;
    }
    let taken = sqlx::query(
        "UPDATE seats SET kind = ?, guest = ?, name = ?, level = ?
         WHERE table_id = ? AND seat = ? AND kind = 'open'",
    )
    .bind(columns.kind)
    .bind(columns.guest)
    .bind(columns.name)
    .bind(columns.level)
    .bind(&sitting.table)
    .bind(sitting.seat)
    .execute(&mut *connection)
    .await?;
    if taken.rows_affected() == 0 {
        return Err(StoreError::SeatTaken);
    }
    sqlx::query(
        "UPDATE tables SET updated_at = ?, phase = CASE
             WHEN EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'open') THEN phase
             ELSE 'running' END
         WHERE id = ?",
    )
    .bind(sitting.at)
    .bind(&sitting.table)
    .execute(connection)
    .await?;
    Ok(())
}

async fn append_step(connection: &mut SqliteConnection, append: &Append) -> Written {
    let added = sqlx::query(
        "INSERT INTO steps (table_id, ply, seat, action)
         SELECT id, ?, ?, ? FROM tables WHERE id = ? AND phase = 'running'",
    )
    .bind(append.step.number)
    .bind(append.step.seat)
    .bind(append.step.action.as_ref().map(Value::to_string))
    .bind(&append.table)
    .execute(&mut *connection)
    .await?;
    if added.rows_affected() == 0 {
        return Err(StoreError::NotFound);
    }
    if let Some(touch) = &append.touch {
        touch_table(connection, &append.table, touch).await?;
    }
    if let Some(results) = &append.results {
        end_match(connection, &append.table, results).await?;
    }
    Ok(())
}

async fn touch_table(connection: &mut SqliteConnection, table: &str, touch: &Touch) -> Written {
    sqlx::query("UPDATE tables SET updated_at = ?, pending = ? WHERE id = ?")
        .bind(touch.at)
        .bind(seat_list(&touch.pending))
        .bind(table)
        .execute(connection)
        .await?;
    Ok(())
}

async fn end_match(connection: &mut SqliteConnection, table: &str, results: &[SeatResult]) -> Written {
    sqlx::query("UPDATE tables SET phase = 'over', pending = '[]' WHERE id = ?")
        .bind(table)
        .execute(&mut *connection)
        .await?;
    for (seat, result) in (0u8..).zip(results) {
        sqlx::query("INSERT INTO results (table_id, seat, points, place) VALUES (?, ?, ?, ?)")
            .bind(table)
            .bind(seat)
            .bind(result.points)
            .bind(result.place)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

async fn set_phase(connection: &mut SqliteConnection, table: &str, phase: Phase, at: i64) -> Written {
    let changed = sqlx::query("UPDATE tables SET phase = ?, pending = '[]', updated_at = ? WHERE id = ?")
        .bind(phase.name())
        .bind(at)
        .bind(table)
        .execute(connection)
        .await?;
    if changed.rows_affected() == 0 { Err(StoreError::NotFound) } else { Ok(()) }
}

fn seat_list(seats: &[u8]) -> String {
    Value::from(seats).to_string()
}
