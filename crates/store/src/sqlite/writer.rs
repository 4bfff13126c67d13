//! The one writer, with group commit: all writes that wait share one transaction and one sync to disk.

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection, SqliteTransaction};

use super::statements::Write;
use crate::StoreError;
use crate::queue::{self, Outcome};

/// The writer's connection. One that failed is given up: nobody can say what its transaction left behind.
pub(super) struct Writer {
    connect: SqliteConnectOptions,
    connection: Option<SqliteConnection>,
}

impl Writer {
    pub fn new(connection: SqliteConnection, connect: SqliteConnectOptions) -> Self {
        Self { connect, connection: Some(connection) }
    }

    async fn attempt(&mut self, writes: &[Write]) -> Result<Vec<Outcome>, StoreError> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.connect.connect().await?,
        };
        let outcomes = commit(&mut connection, writes).await;
        match outcomes {
            Ok(_) => self.connection = Some(connection),
            Err(_) => close(connection).await,
        }
        outcomes
    }
}

impl queue::Writer for Writer {
    type Write = Write;

    async fn commit(&mut self, writes: &[Write]) -> Vec<Outcome> {
        self.attempt(writes).await.unwrap_or_else(|error| {
            tracing::error!(%error, writes = writes.len(), "a commit failed");
            vec![Err(error); writes.len()]
        })
    }

    /// Nobody listens.
    async fn follow(&mut self, _: &[Write], _: &[bool]) {}

    async fn close(self) {
        if let Some(connection) = self.connection {
            close(connection).await;
        }
    }
}

async fn close(connection: SqliteConnection) {
    if let Err(error) = connection.close().await {
        tracing::error!(%error, "the database did not close well");
    }
}

/// Carries out all writes in one transaction. An error here means that none of them happened.
async fn commit(connection: &mut SqliteConnection, writes: &[Write]) -> Result<Vec<Outcome>, StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut outcomes = Vec::with_capacity(writes.len());
    for write in writes {
        outcomes.push(carry_out(&mut transaction, write).await?);
    }
    transaction.commit().await?;
    Ok(outcomes)
}

/// One write in a savepoint of its own: a refused one leaves no trace and does not spoil its neighbours.
async fn carry_out(transaction: &mut SqliteTransaction<'_>, write: &Write) -> Result<Outcome, StoreError> {
    let mut savepoint = transaction.begin().await?;
    match write.apply(&mut savepoint).await {
        Ok(()) => {
            savepoint.commit().await?;
            Ok(Ok(()))
        }
        Err(error @ StoreError::Database(_)) => Err(error),
        Err(refusal) => {
            savepoint.rollback().await?;
            Ok(Err(refusal))
        }
    }
}
