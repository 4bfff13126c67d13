//! What is due: written with the step that causes it, claimed by one server at a time.

use sqlx::{AssertSqlSafe, Row as _};

use super::{Connection, NOW_MS, Pool, SKIP_LOCKED, pace, read};
use crate::{Append, BOTS, CLOCK, Claim, Duty, GATHER, Lease, Phase, StoreError, Table};

/// Of a row of `tables`: one of its bots, or one that plays for somebody, is pending.
const A_BOT_DECIDES: &str = "EXISTS (
    SELECT 1 FROM seats WHERE seats.table_id = tables.id AND (seats.kind = 'bot' OR seats.stand_in IS NOT NULL)
        AND ',' || trim(tables.pending, '[]') || ',' LIKE '%,' || seats.seat || ',%')";

/// Which rows a server claims.
pub(super) const OF_BOTS: &str = "kind = 'bots'";
pub(super) const OF_TIMES: &str = "kind <> 'bots'";

/// From now on a bot has to decide, or none. The step that says so is in the same transaction, and it is the next one: whether there
/// is such a row always fits where the match stands. Whoever works at it already goes on.
pub(in super::super) async fn change(connection: &mut Connection, append: &Append) -> Result<(), StoreError> {
    let query = match &append.duty {
        _ if append.results.is_some() => {
            pace::stop_all(connection, &append.table).await?;
            sqlx::query("DELETE FROM due WHERE table_id = $1").bind(&append.table)
        }
        None => return Ok(()),
        Some(Duty::Ends) => {
            sqlx::query("DELETE FROM due WHERE table_id = $1 AND kind = $2").bind(&append.table).bind(BOTS)
        }
        Some(Duty::Begins(Lease { owner, ms })) => sqlx::query(AssertSqlSafe(format!(
            "INSERT INTO due (kind, table_id, key, due_ms, owner, lease_ms)
             VALUES ($2, $1, '', {NOW_MS}, $3, {NOW_MS} + $4) ON CONFLICT (kind, table_id, key) DO NOTHING"
        )))
        .bind(&append.table)
        .bind(BOTS)
        .bind(owner)
        .bind(*ms),
    };
    query.execute(connection).await?;
    Ok(())
}

/// Notes how long a table waits for people.
pub(super) async fn gather(connection: &mut Connection, table: &Table) -> Result<(), StoreError> {
    waits_no_more(connection, &table.id).await?;
    let Some(until) = table.waits_until.filter(|_| table.phase == Phase::Gathering) else { return Ok(()) };
    sqlx::query("INSERT INTO due (kind, table_id, key, due_ms) VALUES ($2, $1, '', $3)")
        .bind(&table.id)
        .bind(GATHER)
        .bind(until.saturating_mul(1000))
        .execute(connection)
        .await?;
    Ok(())
}

pub(super) async fn waits_no_more(connection: &mut Connection, table: &str) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM due WHERE table_id = $1 AND kind = $2")
        .bind(table)
        .bind(GATHER)
        .execute(connection)
        .await?;
    Ok(())
}

/// A match may have begun: if so it waits for nobody, and if a bot is to decide and nobody knows of it, it is for whoever comes.
pub(super) async fn begin(connection: &mut Connection, table: &str) -> Result<(), StoreError> {
    sqlx::query(
        "DELETE FROM due WHERE table_id = $1 AND kind = $2
             AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND phase <> 'gathering')",
    )
    .bind(table)
    .bind(GATHER)
    .execute(&mut *connection)
    .await?;
    sqlx::query(AssertSqlSafe(format!(
        "INSERT INTO due (kind, table_id, key, due_ms)
         SELECT $2, id, '', {NOW_MS} FROM tables
         WHERE id = $1 AND phase = 'running' AND {A_BOT_DECIDES}
         ON CONFLICT (kind, table_id, key) DO NOTHING"
    )))
    .bind(table)
    .bind(BOTS)
    .execute(connection)
    .await?;
    Ok(())
}

/// Looks before it writes: most of the time there is nothing to do.
pub(super) async fn claim(
    pool: &Pool,
    lease: &Lease,
    limit: u32,
    of: &str,
) -> Result<Vec<Claim>, StoreError> {
    let is_free = format!("{of} AND due_ms <= {NOW_MS} AND lease_ms <= {NOW_MS}");
    let look = AssertSqlSafe(format!("SELECT table_id FROM due WHERE {is_free} LIMIT 1"));
    if limit == 0 || sqlx::query(look).fetch_optional(pool).await?.is_none() {
        return Ok(Vec::new());
    }
    let claim = AssertSqlSafe(format!(
        "WITH free AS MATERIALIZED (
             SELECT kind AS of_kind, table_id AS at_table, key AS of_key FROM due
             WHERE {is_free} ORDER BY due_ms LIMIT $3 {SKIP_LOCKED}
         )
         UPDATE due SET owner = $1, lease_ms = {NOW_MS} + $2, token = token + 1, tries = tries + 1
         FROM free WHERE kind = of_kind AND table_id = at_table AND key = of_key
         RETURNING kind, table_id, key, token, tries"
    ));
    let claimed = sqlx::query(claim).bind(&lease.owner).bind(lease.ms).bind(i64::from(limit));
    let whole = |row: &super::Row| {
        Ok(Claim {
            kind: row.try_get("kind")?,
            table: row.try_get("table_id")?,
            key: row.try_get("key")?,
            token: row.try_get("token")?,
            tries: read::number(row, "tries")?,
        })
    };
    claimed.fetch_all(pool).await?.iter().map(whole).collect()
}

pub(super) async fn renew(connection: &mut Connection, lease: &Lease) -> Result<(), StoreError> {
    // What a step is just changing is renewed next time: nobody waits crosswise.
    let renew = format!(
        "UPDATE due SET lease_ms = {NOW_MS} + $2 WHERE (kind, table_id, key) IN
             (SELECT kind, table_id, key FROM due WHERE owner = $1 {SKIP_LOCKED})"
    );
    sqlx::query(AssertSqlSafe(renew)).bind(&lease.owner).bind(lease.ms).execute(connection).await?;
    Ok(())
}

pub(super) async fn release(
    connection: &mut Connection,
    owner: &str,
    table: Option<&str>,
    delay_ms: i64,
) -> Result<(), StoreError> {
    sqlx::query(AssertSqlSafe(format!(
        "UPDATE due SET owner = NULL, lease_ms = 0, due_ms = {NOW_MS} + $3
         WHERE owner = $1 AND ($2 IS NULL OR table_id = $2)"
    )))
    .bind(owner)
    .bind(table)
    .bind(delay_ms)
    .execute(connection)
    .await?;
    Ok(())
}

/// No bot has to decide any more, perhaps.
pub(super) async fn end(connection: &mut Connection, table: &str) -> Result<(), StoreError> {
    sqlx::query(AssertSqlSafe(format!(
        "DELETE FROM due WHERE table_id = $1 AND kind = $2
             AND NOT EXISTS (SELECT 1 FROM tables WHERE id = $1 AND {A_BOT_DECIDES})"
    )))
    .bind(table)
    .bind(BOTS)
    .execute(connection)
    .await?;
    Ok(())
}

pub(super) async fn finish(connection: &mut Connection, claim: &Claim) -> Result<(), StoreError> {
    let finished =
        sqlx::query("DELETE FROM due WHERE kind = $1 AND table_id = $2 AND key = $3 AND token = $4")
            .bind(&claim.kind)
            .bind(&claim.table)
            .bind(&claim.key)
            .bind(claim.token)
            .execute(&mut *connection)
            .await?;
    match claim.key.parse() {
        // The clock may have been given more time meanwhile, and run on.
        Ok(seat) if claim.kind == CLOCK && finished.rows_affected() > 0 => {
            pace::note_due(connection, &claim.table, seat).await
        }
        _ => Ok(()),
    }
}

pub(super) async fn owner_of(pool: &Pool, table: &str) -> Result<Option<String>, StoreError> {
    let query = AssertSqlSafe(format!(
        "SELECT owner FROM due WHERE table_id = $1 AND kind = $2 AND lease_ms > {NOW_MS}"
    ));
    let row = sqlx::query(query).bind(table).bind(BOTS).fetch_optional(pool).await?;
    Ok(row.map(|row| row.try_get("owner")).transpose()?.flatten())
}

/// The kinds of work that are due at a table, now or later.
pub(super) async fn at(pool: &Pool, table: &str) -> Result<Vec<String>, StoreError> {
    let query = sqlx::query("SELECT kind FROM due WHERE table_id = $1 ORDER BY kind, key").bind(table);
    let rows = query.fetch_all(pool).await?;
    rows.iter().map(|row| Ok(row.try_get("kind")?)).collect()
}
