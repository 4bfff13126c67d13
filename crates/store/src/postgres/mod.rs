//! Everything in a PostgreSQL database, which several servers may share. Each write is a transaction of its own on one of the
//! pool's connections: the database itself lets those that wait share a sync to disk.

// Also compiled for SQLite, with other types.
#[allow(clippy::duplicate_mod)]
#[path = "../statements/mod.rs"]
mod statements;

use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};

use crate::{Reply, StoreError};
use statements::Write;

type Pool = sqlx::postgres::PgPool;
type Row = sqlx::postgres::PgRow;
type Connection = sqlx::postgres::PgConnection;
type Store = PostgresStore;

const MOST_CONNECTIONS: u32 = 16;
/// How long a request waits for a connection, and for the database to come back.
const LONGEST_WAIT: Duration = Duration::from_secs(10);
/// How often a write is tried again that ran into another one crosswise.
const RETRIES: u32 = 5;

pub struct PostgresStore {
    pool: Pool,
}

impl PostgresStore {
    /// Opens `postgres://user@host/database` and brings the tables up to date; who comes second waits for the first.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let is_ours = url.starts_with("postgres://") || url.starts_with("postgresql://");
        let connect = PgConnectOptions::from_str(url).ok().filter(|_| is_ours);
        let connect = connect.ok_or_else(|| StoreError::Address(url.to_owned()))?;
        // Acknowledged means on disk, whatever the database was told for others.
        let connect = connect.options([("synchronous_commit", "on")]).application_name("liege");
        let pool = PgPoolOptions::new()
            .max_connections(MOST_CONNECTIONS)
            .acquire_timeout(LONGEST_WAIT)
            .connect_with(connect)
            .await?;
        sqlx::migrate!("migrations/postgres").run(&pool).await?;
        Ok(Self { pool })
    }

    fn pool(&self) -> &Pool {
        &self.pool
    }

    /// A transaction that lost its connection may still be under way; it holds the row of its table until it ends.
    async fn settle(&self, table: &str) -> Result<(), StoreError> {
        sqlx::query("SELECT id FROM tables WHERE id = $1 FOR UPDATE")
            .bind(table)
            .fetch_optional(&self.pool)
            .await?;
        Ok(())
    }

    /// Once begun a write is carried out even if the caller stops waiting.
    fn write(&self, write: Write) -> Reply<'_, ()> {
        let writing = tokio::spawn(persist(self.pool.clone(), write));
        Box::pin(
            async move { writing.await.unwrap_or_else(|error| Err(StoreError::Database(Arc::new(error)))) },
        )
    }
}

async fn persist(pool: Pool, write: Write) -> Result<(), StoreError> {
    for _ in 0..RETRIES {
        match commit(&pool, &write).await {
            Err(StoreError::Database(error)) if is_deadlock(error.as_ref()) => {}
            outcome => return outcome,
        }
    }
    commit(&pool, &write).await
}

/// One transaction; what is refused or fails leaves no trace.
async fn commit(pool: &Pool, write: &Write) -> Result<(), StoreError> {
    let mut transaction = pool.begin().await?;
    write.apply(&mut transaction).await?;
    Ok(transaction.commit().await?)
}

/// Two transactions waited for each other, and the database ended one of them.
fn is_deadlock(error: &(dyn std::error::Error + Send + Sync + 'static)) -> bool {
    let error = error.downcast_ref::<sqlx::Error>().and_then(sqlx::Error::as_database_error);
    error.and_then(|error| error.code()).is_some_and(|code| code == "40P01")
}
