//! One lane of writes: all steps that wait are added in one transaction, everything else in one of its own.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Executor as _};
use tokio::time::timeout;

use super::statements::Write;
use super::{Connection, news, steps};
use crate::queue::{self, Outcome};
use crate::{Append, StoreError};

/// How often a transaction is tried again that ran into another one crosswise.
const RETRIES: u32 = 5;
/// Longer than the database works on any statement: after that the way to it is broken.
const LONGEST_ANSWER: Duration = Duration::from_secs(15);
const LONGEST_CONNECT: Duration = Duration::from_secs(3);

/// The connection of a lane. One that failed is given up: nobody can say what its transaction left behind.
pub(super) struct Lane {
    connect: PgConnectOptions,
    connection: Option<Connection>,
    /// Of the server.
    name: String,
}

/// What one transaction does.
enum Work<'a> {
    Steps(Vec<&'a Append>),
    One(&'a Write),
}

impl Work<'_> {
    async fn apply(&self, connection: &mut Connection) -> Result<Vec<Outcome>, StoreError> {
        match self {
            Work::Steps(appends) => steps::append(connection, appends).await,
            Work::One(write) => write.apply(connection).await.map(|()| vec![Ok(())]),
        }
    }

    fn len(&self) -> usize {
        match self {
            Work::Steps(appends) => appends.len(),
            Work::One(_) => 1,
        }
    }
}

impl queue::Writer for Lane {
    type Write = Write;

    async fn commit(&mut self, writes: &[Write]) -> Vec<Outcome> {
        let batched = first_of_each_table(writes);
        let appends = batched.iter().filter_map(|&index| match &writes[index] {
            Write::Append(append) => Some(append),
            _ => None,
        });
        let mut shared = self.carry_out(&Work::Steps(appends.collect())).await.into_iter();
        let mut outcomes = Vec::with_capacity(writes.len());
        for (index, write) in writes.iter().enumerate() {
            let of_batch = if batched.contains(&index) { shared.next() } else { None };
            outcomes.extend(match of_batch {
                Some(outcome) => vec![outcome],
                None => self.carry_out(&Work::One(write)).await,
            });
        }
        outcomes
    }

    /// Others are told after the commit, and not in it: a commit that tells waits for all other such commits. Whoever misses it
    /// looks for it later.
    async fn follow(&mut self, writes: &[Write], are_kept: &[bool]) {
        let kept = writes.iter().zip(are_kept).filter(|(_, is_kept)| **is_kept);
        let news: Vec<_> = kept.filter_map(|(write, _)| news::of(write)).collect();
        let Some(mut connection) = self.connection.take() else { return };
        let telling = news::tell(&mut connection, &self.name, &news);
        if matches!(timeout(LONGEST_CONNECT, telling).await, Ok(Ok(()))) {
            self.connection = Some(connection);
        }
    }

    async fn close(self) {
        if let Some(connection) = self.connection
            && let Err(error) = connection.close().await
        {
            tracing::error!(%error, "a connection to the database did not close well");
        }
    }
}

/// Steps that cannot stand in each other's way: one of each match.
fn first_of_each_table(writes: &[Write]) -> BTreeSet<usize> {
    let mut tables = BTreeSet::new();
    let appends = writes.iter().enumerate().filter_map(|(index, write)| match write {
        Write::Append(append) => Some((index, append.table.as_str())),
        _ => None,
    });
    appends.filter(|(_, table)| tables.insert(*table)).map(|(index, _)| index).collect()
}

impl Lane {
    pub fn new(connect: PgConnectOptions, name: String) -> Self {
        Self { connect, connection: None, name }
    }

    async fn carry_out(&mut self, work: &Work<'_>) -> Vec<Outcome> {
        if work.len() == 0 {
            return Vec::new();
        }
        let mut outcomes = self.attempt(work).await;
        for _ in 0..RETRIES {
            match &outcomes {
                Err(StoreError::Database(error)) if is_deadlock(error.as_ref()) => {
                    outcomes = self.attempt(work).await;
                }
                _ => break,
            }
        }
        outcomes.unwrap_or_else(|error| {
            if let StoreError::Database(error) = &error {
                tracing::error!(%error, writes = work.len(), "a commit failed");
            }
            vec![Err(error); work.len()]
        })
    }

    async fn attempt(&mut self, work: &Work<'_>) -> Result<Vec<Outcome>, StoreError> {
        let mut connection = self.begin().await?;
        let transaction = async {
            let outcomes = work.apply(&mut connection).await;
            // What is refused leaves no trace; after anything worse the connection goes.
            let end = if outcomes.is_ok() { "COMMIT" } else { "ROLLBACK" };
            if !matches!(outcomes, Err(StoreError::Database(_))) {
                connection.execute(end).await?;
            }
            outcomes
        };
        let outcomes = timeout(LONGEST_ANSWER, transaction).await.unwrap_or_else(|late| Err(failed(late)));
        if !matches!(outcomes, Err(StoreError::Database(_))) {
            self.connection = Some(connection);
        }
        outcomes
    }

    /// A connection in a transaction. One that broke while nobody wrote is replaced: nothing was sent on it yet.
    async fn begin(&mut self) -> Result<Connection, StoreError> {
        if let Some(mut kept) = self.connection.take()
            && matches!(timeout(LONGEST_CONNECT, kept.execute("BEGIN")).await, Ok(Ok(_)))
        {
            return Ok(kept);
        }
        let fresh = async {
            let mut connection = self.connect.connect().await?;
            connection.execute("BEGIN").await?;
            Ok(connection)
        };
        timeout(LONGEST_CONNECT, fresh).await.unwrap_or_else(|late| Err(failed(late)))
    }
}

fn failed(error: impl std::error::Error + Send + Sync + 'static) -> StoreError {
    StoreError::Database(Arc::new(error))
}

/// Two transactions waited for each other, and the database ended one of them.
fn is_deadlock(error: &(dyn std::error::Error + Send + Sync + 'static)) -> bool {
    let error = error.downcast_ref::<sqlx::Error>().and_then(sqlx::Error::as_database_error);
    error.and_then(|error| error.code()).is_some_and(|code| code == "40P01")
}
