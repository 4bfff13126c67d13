//! Accounts and sessions.

use sqlx::Row as _;

use super::{Connection, Pool, Row, ThisStore, Write, due, pace, read, write};
use crate::people::{Account, Change, Leaving, People, Session};
use crate::{Night, Reply, StoreError};

impl People for ThisStore {
    fn account<'a>(&'a self, guest: &'a str) -> Reply<'a, Option<Account>> {
        Box::pin(account_where(self.pool(), "accounts.guest", guest))
    }

    fn account_named<'a>(&'a self, name_key: &'a str) -> Reply<'a, Option<Account>> {
        Box::pin(account_where(self.pool(), "accounts.name_key", name_key))
    }

    fn session<'a>(&'a self, token: &'a str) -> Reply<'a, Option<Session>> {
        Box::pin(session(self.pool(), token))
    }

    fn sessions<'a>(&'a self, guest: &'a str) -> Reply<'a, Vec<Session>> {
        Box::pin(sessions(self.pool(), guest))
    }

    fn accounts<'a>(&'a self, after: &'a str, limit: u32) -> Reply<'a, Vec<Account>> {
        Box::pin(accounts(self.pool(), after, limit))
    }

    fn night<'a>(&'a self, guest: &'a str) -> Reply<'a, Option<Night>> {
        Box::pin(night(self.pool(), guest))
    }

    fn change(&self, change: Change) -> Reply<'_, ()> {
        self.write(Write::People(Box::new(change)))
    }
}

const ACCOUNT: &str =
    "SELECT accounts.*, guests.name FROM accounts JOIN guests ON guests.id = accounts.guest";

type Read<T> = Result<T, StoreError>;

async fn account_where(pool: &Pool, column: &'static str, value: &str) -> Read<Option<Account>> {
    let query = sqlx::AssertSqlSafe(format!("{ACCOUNT} WHERE {column} = $1"));
    let row = sqlx::query(query).bind(value).fetch_optional(pool).await?;
    row.as_ref().map(account).transpose()
}

async fn accounts(pool: &Pool, after: &str, limit: u32) -> Read<Vec<Account>> {
    let query =
        sqlx::AssertSqlSafe(format!("{ACCOUNT} WHERE accounts.guest > $1 ORDER BY accounts.guest LIMIT $2"));
    let rows = sqlx::query(query).bind(after).bind(i64::from(limit)).fetch_all(pool).await?;
    rows.iter().map(account).collect()
}

fn account(row: &Row) -> Read<Account> {
    Ok(Account {
        guest: row.try_get("guest")?,
        name: row.try_get("name")?,
        name_key: row.try_get("name_key")?,
        password: row.try_get("password")?,
        is_steward: row.try_get("is_steward")?,
        created_at: row.try_get("created_at")?,
    })
}

async fn session(pool: &Pool, token: &str) -> Read<Option<Session>> {
    let row = sqlx::query("SELECT * FROM sessions WHERE token = $1").bind(token).fetch_optional(pool).await?;
    row.as_ref().map(known_session).transpose()
}

async fn sessions(pool: &Pool, guest: &str) -> Read<Vec<Session>> {
    let rows = sqlx::query("SELECT * FROM sessions WHERE guest = $1 ORDER BY seen_at DESC, id")
        .bind(guest)
        .fetch_all(pool)
        .await?;
    rows.iter().map(known_session).collect()
}

fn known_session(row: &Row) -> Read<Session> {
    Ok(Session {
        id: row.try_get("id")?,
        token: row.try_get("token")?,
        guest: row.try_get("guest")?,
        device: row.try_get("device")?,
        created_at: row.try_get("created_at")?,
        seen_at: row.try_get("seen_at")?,
    })
}

type Written = Result<(), StoreError>;

pub(super) async fn apply(connection: &mut Connection, change: &Change) -> Written {
    match change {
        Change::Register { account, sessions } => register(connection, account, sessions).await,
        Change::LogIn { session, instead_of, unseen_since } => {
            log_in(connection, session, instead_of.as_deref(), *unseen_since).await
        }
        Change::Seen { session, at } => seen(connection, session, *at).await,
        Change::End { guest, session } => {
            run(connection, "DELETE FROM sessions WHERE guest = $1 AND id = $2", &[guest, session]).await?;
            Ok(())
        }
        Change::EndOthers { guest, session } => {
            run(connection, "DELETE FROM sessions WHERE guest = $1 AND id <> $2", &[guest, session]).await?;
            Ok(())
        }
        Change::Rename { guest, name, name_key } => rename(connection, guest, name, name_key).await,
        Change::Nights { guest, night } => set_night(connection, guest, *night).await,
        Change::Password { guest, password, session } => {
            change_password(connection, guest, password, session).await
        }
        Change::Grant { name_key, is_steward } => grant(connection, name_key, *is_steward).await,
        Change::Leave(leaving) => leave(connection, leaving).await,
    }
}

/// Carries out a statement whose arguments are texts; how many rows it changed.
async fn run(connection: &mut Connection, statement: &'static str, arguments: &[&str]) -> Read<u64> {
    let query = arguments.iter().fold(sqlx::query(statement), |query, argument| query.bind(*argument));
    Ok(query.execute(connection).await?.rows_affected())
}

async fn register(connection: &mut Connection, account: &Account, sessions: &[Session]) -> Written {
    write::name_guest(connection, &account.guest, &account.name).await?;
    sqlx::query(
        "INSERT INTO accounts (guest, name_key, password, is_steward, created_at) VALUES ($1, $2, $3, $4, $5)",
    )
    .bind(&account.guest)
    .bind(&account.name_key)
    .bind(&account.password)
    .bind(account.is_steward)
    .bind(account.created_at)
    .execute(&mut *connection)
    .await?;
    for session in sessions {
        begin(connection, session).await?;
    }
    Ok(())
}

async fn begin(connection: &mut Connection, session: &Session) -> Written {
    sqlx::query(
        "INSERT INTO sessions (id, token, guest, device, created_at, seen_at) VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .bind(&session.id)
    .bind(&session.token)
    .bind(&session.guest)
    .bind(&session.device)
    .bind(session.created_at)
    .bind(session.seen_at)
    .execute(connection)
    .await?;
    Ok(())
}

async fn log_in(
    connection: &mut Connection,
    session: &Session,
    instead_of: Option<&str>,
    unseen_since: i64,
) -> Written {
    if let Some(older) = instead_of {
        run(connection, "DELETE FROM sessions WHERE id = $1", &[older]).await?;
    }
    sqlx::query("DELETE FROM sessions WHERE guest = $1 AND seen_at < $2")
        .bind(&session.guest)
        .bind(unseen_since)
        .execute(&mut *connection)
        .await?;
    begin(connection, session).await
}

async fn seen(connection: &mut Connection, session: &str, at: i64) -> Written {
    sqlx::query("UPDATE sessions SET seen_at = $1 WHERE id = $2")
        .bind(at)
        .bind(session)
        .execute(connection)
        .await?;
    Ok(())
}

async fn rename(connection: &mut Connection, guest: &str, name: &str, name_key: &str) -> Written {
    let n_renamed =
        run(connection, "UPDATE accounts SET name_key = $1 WHERE guest = $2", &[name_key, guest]).await?;
    if n_renamed == 0 {
        return Err(StoreError::NotFound);
    }
    write::name_guest(connection, guest, name).await
}

async fn night(pool: &Pool, guest: &str) -> Read<Option<Night>> {
    let row = sqlx::query("SELECT night_from, night_to FROM guests WHERE id = $1")
        .bind(guest)
        .fetch_optional(pool)
        .await?;
    Ok(row.as_ref().map(read::night).transpose()?.flatten())
}

async fn set_night(connection: &mut Connection, guest: &str, night: Option<Night>) -> Written {
    write::know_guest(connection, guest).await?;
    sqlx::query("UPDATE guests SET night_from = $2, night_to = $3 WHERE id = $1")
        .bind(guest)
        .bind(night.map(|night| i64::from(night.from)))
        .bind(night.map(|night| i64::from(night.to)))
        .execute(connection)
        .await?;
    Ok(())
}

async fn change_password(
    connection: &mut Connection,
    guest: &str,
    password: &str,
    session: &Session,
) -> Written {
    run(connection, "UPDATE accounts SET password = $1 WHERE guest = $2", &[password, guest]).await?;
    run(connection, "DELETE FROM sessions WHERE guest = $1", &[guest]).await?;
    begin(connection, session).await
}

async fn grant(connection: &mut Connection, name_key: &str, is_steward: bool) -> Written {
    let granted = sqlx::query("UPDATE accounts SET is_steward = $1 WHERE name_key = $2")
        .bind(is_steward)
        .bind(name_key)
        .execute(connection)
        .await?;
    if granted.rows_affected() == 0 { Err(StoreError::NotFound) } else { Ok(()) }
}

async fn leave(connection: &mut Connection, leaving: &Leaving) -> Written {
    let Leaving { guest, stand_in, bot_level, at } = leaving;
    write::know_guest(connection, stand_in).await?;
    let under_way = matches_of(connection, guest).await?;
    sqlx::query(
        "UPDATE tables SET updated_at = $1
         WHERE phase IN ('gathering', 'running')
             AND (host = $2 OR id IN (SELECT table_id FROM seats WHERE guest = $2))",
    )
    .bind(at)
    .bind(guest)
    .execute(&mut *connection)
    .await?;
    for (table, seat) in places_of(connection, guest).await? {
        pace::stop(connection, &table, seat, 0).await?;
    }
    for table in &under_way {
        pace::drop_motion(connection, table).await?;
    }
    for (statement, arguments) in [
        ("UPDATE tables SET phase = 'halted', pending = '[]' WHERE phase = 'gathering' AND host = $1", &[guest][..]),
        (
            "UPDATE seats SET kind = 'open', guest = NULL, name = NULL
             WHERE guest = $1 AND table_id IN (SELECT id FROM tables WHERE phase = 'gathering')",
            &[guest],
        ),
        (
            "UPDATE tables SET phase = 'halted', pending = '[]'
             WHERE phase = 'running' AND id IN (SELECT table_id FROM seats WHERE guest = $1)
                 AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'person' AND guest <> $1)",
            &[guest],
        ),
        (
            "UPDATE seats SET kind = 'bot', guest = NULL, name = NULL, level = $2, stand_in = NULL, stand_in_until = NULL
             WHERE guest = $1 AND table_id IN (SELECT id FROM tables WHERE phase = 'running')",
            &[guest, bot_level],
        ),
        ("UPDATE seats SET guest = $2, name = NULL WHERE guest = $1", &[guest, stand_in]),
        ("UPDATE tables SET host = $2 WHERE host = $1", &[guest, stand_in]),
        ("DELETE FROM sessions WHERE guest = $1", &[guest]),
        ("DELETE FROM accounts WHERE guest = $1", &[guest]),
        ("DELETE FROM guests WHERE id = $1", &[guest]),
    ] {
        let arguments = arguments.iter().map(|argument| argument.as_str()).collect::<Vec<_>>();
        run(connection, statement, &arguments).await?;
    }
    for table in under_way {
        run(connection, ENDED_IS_NOT_DUE, &[&table]).await?;
        run(connection, ENDED_NEEDS_NO_SNAPSHOT, &[&table]).await?;
        due::begin(connection, &table).await?;
    }
    Ok(())
}

/// No server has to do anything for a match that has ended.
const ENDED_IS_NOT_DUE: &str = "DELETE FROM due WHERE table_id = $1
    AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND phase = 'halted')";

const ENDED_NEEDS_NO_SNAPSHOT: &str = "DELETE FROM snapshots WHERE table_id = $1
    AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND phase = 'halted')";

/// Tables and seats where somebody plays.
async fn places_of(connection: &mut Connection, guest: &str) -> Read<Vec<(String, u8)>> {
    let rows = sqlx::query(
        "SELECT table_id, seat FROM seats
         WHERE guest = $1 AND table_id IN (SELECT id FROM tables WHERE phase = 'running')",
    )
    .bind(guest)
    .fetch_all(connection)
    .await?;
    rows.iter().map(|row| Ok((row.try_get("table_id")?, read::number(row, "seat")?))).collect()
}

async fn matches_of(connection: &mut Connection, guest: &str) -> Read<Vec<String>> {
    let rows = sqlx::query(
        "SELECT id FROM tables WHERE phase = 'running' AND id IN (SELECT table_id FROM seats WHERE guest = $1)",
    )
    .bind(guest)
    .fetch_all(connection)
    .await?;
    rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
}
