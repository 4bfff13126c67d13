//! What is written.

use serde_json::Value;

use super::{Connection, due, lobby, pace, people, read};
use crate::{
    Append, Change, Claim, Gathering, Guest, Lease, Pacing, Phase, SeatResult, Secret, Sitter, Sitting,
    Snapshot, StandIn, Step, StoreError, Table,
};

pub(in super::super) enum Write {
    Secret(Secret),
    Guest(Guest),
    Table(Box<Table>),
    Sit(Sitting),
    Gather(Gathering),
    Append(Append),
    Snapshot(Snapshot),
    Due(String),
    Renew(Lease),
    Finish(Claim),
    Pace(Pacing),
    Release {
        owner: String,
        table: Option<String>,
        delay_ms: i64,
    },
    /// A whole match from another store.
    Match {
        table: Box<Table>,
        steps: Vec<Step>,
    },
    People(Box<Change>),
    /// A real commit that changes nothing.
    Nothing,
}

/// A guest who comes and goes within one commit.
const NOBODY: &str = "";

type Written = Result<(), StoreError>;

impl Write {
    pub async fn apply(&self, connection: &mut Connection) -> Written {
        match self {
            Write::Secret(Secret { name, value }) => secret(connection, name, value).await,
            Write::Guest(Guest { id, name }) => name_guest(connection, id, name).await,
            Write::Table(table) => create_table(connection, table, 0).await,
            Write::Sit(sitting) => sit_down(connection, sitting).await,
            Write::Gather(change) => lobby::apply(connection, change).await,
            Write::Pace(change) => pace::apply(connection, change).await,
            Write::Finish(claim) => due::finish(connection, claim).await,
            Write::Append(append) => append_step(connection, append).await,
            Write::Snapshot(snapshot) => keep_snapshot(connection, snapshot).await,
            Write::Due(table) => due::begin(connection, table).await,
            Write::Renew(lease) => due::renew(connection, lease).await,
            Write::Release { owner, table, delay_ms } => {
                due::release(connection, owner, table.as_deref(), *delay_ms).await
            }
            Write::Match { table, steps } => add_match(connection, table, steps).await,
            Write::People(change) => people::apply(connection, change).await,
            Write::Nothing => write_nothing(connection).await,
        }
    }
}

async fn secret(connection: &mut Connection, name: &str, value: &[u8]) -> Written {
    sqlx::query("INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
        .bind(name)
        .bind(value)
        .execute(connection)
        .await?;
    Ok(())
}

async fn write_nothing(connection: &mut Connection) -> Written {
    know_guest(connection, NOBODY).await?;
    sqlx::query("DELETE FROM guests WHERE id = $1").bind(NOBODY).execute(connection).await?;
    Ok(())
}

pub(super) async fn name_guest(connection: &mut Connection, id: &str, name: &str) -> Written {
    sqlx::query(
        "INSERT INTO guests (id, name) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET name = excluded.name",
    )
    .bind(id)
    .bind(name)
    .execute(connection)
    .await?;
    Ok(())
}

pub(super) async fn know_guest(connection: &mut Connection, id: &str) -> Written {
    sqlx::query("INSERT INTO guests (id, name) VALUES ($1, '') ON CONFLICT (id) DO NOTHING")
        .bind(id)
        .execute(connection)
        .await?;
    Ok(())
}

pub(super) async fn create_table(connection: &mut Connection, table: &Table, n_steps: i64) -> Written {
    know_guest(connection, &table.host).await?;
    sqlx::query(
        "INSERT INTO tables
         (id, game, rules_version, setup, seed, host, phase, pending, created_at, updated_at, played_by, n_steps,
          is_public, terms, waits_until, unwelcome, rematch, hints, warnings)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)",
    )
    .bind(&table.id)
    .bind(&table.game)
    .bind(i64::from(table.rules_version))
    .bind(table.setup.to_string())
    .bind(&table.seed)
    .bind(&table.host)
    .bind(table.phase.name())
    .bind(seat_list(&table.pending))
    .bind(table.created_at)
    .bind(table.updated_at)
    .bind(i64::from(table.played_by))
    .bind(n_steps)
    .bind(table.is_public)
    .bind(table.terms.to_string())
    .bind(table.waits_until)
    .bind(Value::from(table.unwelcome.clone()).to_string())
    .bind(&table.rematch)
    .bind(table.help.hints)
    .bind(table.help.warnings)
    .execute(&mut *connection)
    .await?;
    for (seat, sitter) in (0i64..).zip(&table.seats) {
        add_seat(connection, &table.id, seat, sitter).await?;
    }
    due::gather(connection, table).await?;
    due::begin(connection, &table.id).await
}

pub(super) async fn add_seat(
    connection: &mut Connection,
    table: &str,
    seat: i64,
    sitter: &Sitter,
) -> Written {
    let columns = SeatColumns::of(sitter);
    if let Some(guest) = columns.guest {
        know_guest(connection, guest).await?;
    }
    sqlx::query(
        "INSERT INTO seats (table_id, seat, kind, guest, name, level, stand_in, stand_in_until)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(table)
    .bind(seat)
    .bind(columns.kind)
    .bind(columns.guest)
    .bind(columns.name)
    .bind(columns.level)
    .bind(columns.stand_in.map(|stand_in| &stand_in.level))
    .bind(columns.stand_in.map(|stand_in| stand_in.until.name()))
    .execute(connection)
    .await?;
    Ok(())
}

struct SeatColumns<'a> {
    kind: &'static str,
    guest: Option<&'a str>,
    name: Option<&'a str>,
    level: Option<&'a str>,
    stand_in: Option<&'a StandIn>,
}

impl<'a> SeatColumns<'a> {
    fn of(sitter: &'a Sitter) -> Self {
        match sitter {
            Sitter::Open => Self { kind: "open", guest: None, name: None, level: None, stand_in: None },
            Sitter::Person { guest, alias, stand_in, .. } => Self {
                kind: "person",
                guest: Some(guest),
                name: alias.as_deref(),
                level: None,
                stand_in: stand_in.as_ref(),
            },
            Sitter::Bot { level } => {
                Self { kind: "bot", guest: None, name: None, level: Some(level), stand_in: None }
            }
        }
    }
}

async fn sit_down(connection: &mut Connection, sitting: &Sitting) -> Written {
    let columns = SeatColumns::of(&sitting.sitter);
    if let Some(guest) = columns.guest {
        know_guest(connection, guest).await?;
    }
    // First, so that whoever sits down at the same moment waits, and the last one notices that the seats are full.
    let waiting = sqlx::query(
        "UPDATE tables SET updated_at = $1
         WHERE id = $2 AND phase = 'gathering' AND ($3 IS NULL OR unwelcome NOT LIKE '%\"' || $3 || '\"%')",
    )
    .bind(sitting.at)
    .bind(&sitting.table)
    .bind(columns.guest)
    .execute(&mut *connection)
    .await?;
    let taken = sqlx::query(
        "UPDATE seats SET kind = $1, guest = $2, name = $3, level = $4
         WHERE table_id = $5 AND seat = $6 AND kind = 'open'",
    )
    .bind(columns.kind)
    .bind(columns.guest)
    .bind(columns.name)
    .bind(columns.level)
    .bind(&sitting.table)
    .bind(i64::from(sitting.seat))
    .execute(&mut *connection)
    .await?;
    if waiting.rows_affected() == 0 || taken.rows_affected() == 0 {
        return Err(StoreError::SeatTaken);
    }
    sqlx::query(
        "UPDATE tables SET phase = 'running'
         WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'open')",
    )
    .bind(&sitting.table)
    .execute(&mut *connection)
    .await?;
    due::begin(connection, &sitting.table).await
}

/// What a step changes in the row of its table; nothing: it stays as it is.
pub(in super::super) struct TableColumns {
    pub phase: &'static str,
    pub updated_at: Option<i64>,
    pub pending: Option<String>,
}

impl TableColumns {
    pub fn of(append: &Append) -> Self {
        let is_over = append.results.is_some();
        let pending = append.touch.as_ref().map(|touch| touch.pending.as_slice());
        Self {
            phase: if is_over { Phase::Over } else { Phase::Running }.name(),
            updated_at: append.touch.as_ref().map(|touch| touch.at),
            pending: if is_over { Some(&[][..]) } else { pending }.map(seat_list),
        }
    }
}

/// The row of the table decides: of several writers only the first finds as many steps as it knows of.
async fn append_step(connection: &mut Connection, append: &Append) -> Written {
    let Append { table, step, played_by, .. } = append;
    let TableColumns { phase, updated_at, pending } = TableColumns::of(append);
    let counted = sqlx::query(
        "UPDATE tables SET n_steps = n_steps + 1, played_by = $1, phase = $2,
             updated_at = COALESCE($3, updated_at), pending = COALESCE($4, pending)
         WHERE id = $5 AND phase = 'running' AND n_steps = $6 AND played_by <= $1",
    )
    .bind(i64::from(*played_by))
    .bind(phase)
    .bind(updated_at)
    .bind(pending)
    .bind(table)
    .bind(i64::from(step.number))
    .execute(&mut *connection)
    .await?;
    if counted.rows_affected() == 0 {
        return Err(read::why_not(connection, table, *played_by).await?);
    }
    add_step(connection, table, step).await?;
    follow_step(connection, append).await
}

/// What comes of a step beside it.
pub(in super::super) async fn follow_step(connection: &mut Connection, append: &Append) -> Written {
    pace::tick(connection, &append.table, &append.ticks).await?;
    due::change(connection, append).await?;
    let Some(results) = &append.results else { return Ok(()) };
    add_results(connection, &append.table, results).await?;
    sqlx::query("DELETE FROM snapshots WHERE table_id = $1").bind(&append.table).execute(connection).await?;
    Ok(())
}

/// A server that was slow leaves a newer one alone, unless rules have changed: whoever is left with the other kind ignores it.
async fn keep_snapshot(connection: &mut Connection, snapshot: &Snapshot) -> Written {
    sqlx::query(
        "INSERT INTO snapshots (table_id, n_steps, rules_version, body)
         SELECT id, $2, $3, $4 FROM tables WHERE id = $1 AND phase = 'running'
         ON CONFLICT (table_id) DO UPDATE
         SET n_steps = excluded.n_steps, rules_version = excluded.rules_version, body = excluded.body
         WHERE excluded.n_steps > snapshots.n_steps OR excluded.rules_version <> snapshots.rules_version",
    )
    .bind(&snapshot.table)
    .bind(i64::from(snapshot.n_steps))
    .bind(i64::from(snapshot.rules_version))
    .bind(&snapshot.body)
    .execute(connection)
    .await?;
    Ok(())
}

async fn add_step(connection: &mut Connection, table: &str, step: &Step) -> Written {
    sqlx::query(
        "INSERT INTO steps (table_id, ply, seat, action, visit, request) VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .bind(table)
    .bind(i64::from(step.number))
    .bind(i64::from(step.seat))
    .bind(action_text(step))
    .bind(step.request.as_ref().map(|request| &request.visit))
    .bind(step.request.as_ref().map(|request| i64::from(request.id)))
    .execute(connection)
    .await?;
    Ok(())
}

pub(in super::super) fn action_text(step: &Step) -> Option<String> {
    step.action.as_ref().map(Value::to_string)
}

/// As it was elsewhere, whatever its phase.
async fn add_match(connection: &mut Connection, table: &Table, steps: &[Step]) -> Written {
    create_table(connection, table, steps.len() as i64).await?;
    for step in steps {
        add_step(connection, &table.id, step).await?;
    }
    pace::set(connection, &table.id, &table.clocks).await?;
    if let Some(motion) = &table.motion {
        pace::set_motion(connection, &table.id, &motion.what, motion.ayes.clone()).await?;
    }
    add_results(connection, &table.id, &table.results).await
}

async fn add_results(connection: &mut Connection, table: &str, results: &[SeatResult]) -> Written {
    for (seat, result) in (0i64..).zip(results) {
        sqlx::query("INSERT INTO results (table_id, seat, points, place) VALUES ($1, $2, $3, $4)")
            .bind(table)
            .bind(seat)
            .bind(i64::from(result.points))
            .bind(i64::from(result.place))
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

pub(super) fn seat_list(seats: &[u8]) -> String {
    Value::from(seats).to_string()
}
