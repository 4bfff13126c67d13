//! The one writer, with group commit: all writes that wait share one transaction and one sync to disk, and each caller
//! is told only after the commit.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection, SqliteTransaction};
use tokio::sync::{mpsc, oneshot};

use super::statements::Write;
use crate::StoreError;

/// Writes that may wait in line before callers have to.
const QUEUE: usize = 4096;

pub(super) struct Writer {
    queue: mpsc::Sender<Job>,
    n_commits: Arc<AtomicU64>,
}

struct Job {
    write: Write,
    done: oneshot::Sender<Outcome>,
}

type Outcome = Result<(), StoreError>;

impl Writer {
    /// The task ends, and closes the file, when the writer is dropped and the queue is empty.
    pub fn start(connection: SqliteConnection, connect: SqliteConnectOptions, batch: usize) -> Self {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let n_commits = Arc::new(AtomicU64::new(0));
        let line = Line { connect, connection: Some(connection) };
        tokio::spawn(run(line, jobs, batch, Arc::clone(&n_commits)));
        Self { queue, n_commits }
    }

    /// Once in the queue a write is carried out even if the caller stops waiting.
    pub async fn write(&self, write: Write) -> Outcome {
        let (done, outcome) = oneshot::channel();
        self.queue.send(Job { write, done }).await.map_err(|_| StoreError::Closed)?;
        outcome.await.map_err(|_| StoreError::Closed)?
    }

    pub fn n_commits(&self) -> u64 {
        self.n_commits.load(Ordering::Relaxed)
    }
}

/// The writer's connection. One that failed is given up: nobody can say what its transaction left behind.
struct Line {
    connect: SqliteConnectOptions,
    connection: Option<SqliteConnection>,
}

impl Line {
    async fn commit(&mut self, jobs: &[Job]) -> Result<Vec<Outcome>, StoreError> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.connect.connect().await?,
        };
        let outcomes = commit(&mut connection, jobs).await;
        match outcomes {
            Ok(_) => self.connection = Some(connection),
            Err(_) => close(connection).await,
        }
        outcomes
    }
}

async fn run(mut line: Line, mut queue: mpsc::Receiver<Job>, batch: usize, n_commits: Arc<AtomicU64>) {
    let mut jobs = Vec::with_capacity(batch);
    while queue.recv_many(&mut jobs, batch).await > 0 {
        let outcomes = line.commit(&jobs).await;
        n_commits.fetch_add(1, Ordering::Relaxed);
        tell(&mut jobs, outcomes);
    }
    if let Some(connection) = line.connection {
        close(connection).await;
    }
}

async fn close(connection: SqliteConnection) {
    if let Err(error) = connection.close().await {
        tracing::error!(%error, "the database did not close well");
    }
}

/// Carries out all jobs in one transaction. An error here means that none of them happened.
async fn commit(connection: &mut SqliteConnection, jobs: &[Job]) -> Result<Vec<Outcome>, StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut outcomes = Vec::with_capacity(jobs.len());
    for job in jobs {
        outcomes.push(carry_out(&mut transaction, &job.write).await?);
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

/// A caller that no longer waits is no error.
fn tell(jobs: &mut Vec<Job>, outcomes: Result<Vec<Outcome>, StoreError>) {
    match outcomes {
        Ok(outcomes) => {
            for (job, outcome) in jobs.drain(..).zip(outcomes) {
                let _ = job.done.send(outcome);
            }
        }
        Err(error) => {
            tracing::error!(%error, writes = jobs.len(), "a commit failed");
            for job in jobs.drain(..) {
                let _ = job.done.send(Err(error.clone()));
            }
        }
    }
}
