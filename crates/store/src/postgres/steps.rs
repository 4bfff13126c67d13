//! Many steps at once, at most one of each match: as `statements::write` adds one, in as few statements as can be.

use std::collections::BTreeSet;

use sqlx::Row as _;

use super::Connection;
use super::statements::{read, write};
use crate::queue::Outcome;
use crate::{Append, StoreError};

/// In the order of their ids, so that two servers never wait for each other. What other servers did before is seen after this.
const LOCK: &str = "SELECT id FROM tables WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE";

const APPEND: &str = "
    WITH wanted AS (
        SELECT * FROM UNNEST($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::text[],
                             $7::bigint[], $8::text[], $9::text[], $10::bigint[])
            AS wanted (table_id, ply, seat, action, played_by, phase, updated_at, pending, visit, request)
    ), counted AS (
        UPDATE tables SET n_steps = n_steps + 1, played_by = wanted.played_by, phase = wanted.phase,
            updated_at = COALESCE(wanted.updated_at, tables.updated_at),
            pending = COALESCE(wanted.pending, tables.pending)
        FROM wanted
        WHERE tables.id = wanted.table_id AND tables.phase = 'running' AND tables.n_steps = wanted.ply
            AND tables.played_by <= wanted.played_by
        RETURNING wanted.table_id, wanted.ply, wanted.seat, wanted.action, wanted.visit, wanted.request
    )
    INSERT INTO steps (table_id, ply, seat, action, visit, request)
    SELECT table_id, ply, seat, action, visit, request FROM counted
    RETURNING table_id";

/// Says of each whether it was added; an error means that none was.
pub(super) async fn append(
    connection: &mut Connection,
    appends: &[&Append],
) -> Result<Vec<Outcome>, StoreError> {
    let added = add(connection, appends).await?;
    let mut outcomes = Vec::with_capacity(appends.len());
    for append in appends {
        if !added.contains(&append.table) {
            outcomes.push(Err(read::why_not(connection, &append.table, append.played_by).await?));
            continue;
        }
        write::follow_step(connection, append).await?;
        outcomes.push(Ok(()));
    }
    Ok(outcomes)
}

/// The tables whose match went on.
async fn add(connection: &mut Connection, appends: &[&Append]) -> Result<BTreeSet<String>, StoreError> {
    let columns: Vec<_> = appends.iter().map(|append| write::TableColumns::of(append)).collect();
    let requests = list(appends, |append| append.step.request.as_ref());
    let tables = list(appends, |append| append.table.clone());
    sqlx::query(LOCK).bind(&tables).execute(&mut *connection).await?;
    let rows = sqlx::query(APPEND)
        .bind(&tables)
        .bind(list(appends, |append| i64::from(append.step.number)))
        .bind(list(appends, |append| i64::from(append.step.seat)))
        .bind(list(appends, |append| write::action_text(&append.step)))
        .bind(list(appends, |append| i64::from(append.played_by)))
        .bind(list(&columns, |columns| columns.phase))
        .bind(list(&columns, |columns| columns.updated_at))
        .bind(list(&columns, |columns| columns.pending.clone()))
        .bind(list(&requests, |request| request.map(|request| request.visit.clone())))
        .bind(list(&requests, |request| request.map(|request| i64::from(request.id))))
        .fetch_all(connection)
        .await?;
    rows.iter().map(|row| Ok(row.try_get("table_id")?)).collect()
}

fn list<T, C>(rows: &[T], column: impl Fn(&T) -> C) -> Vec<C> {
    rows.iter().map(column).collect()
}
