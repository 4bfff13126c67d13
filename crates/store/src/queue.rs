//! Writes that wait in line for one writer: it carries out all that wait at once, and each caller is told only after the commit.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::{mpsc, oneshot};

use crate::StoreError;

/// Writes that may wait in line before callers have to.
const LENGTH: usize = 4096;

/// What became of one write.
pub(crate) type Outcome = Result<(), StoreError>;

/// Who carries out what waits.
pub(crate) trait Writer: Send + 'static {
    type Write: Send + Sync + 'static;

    /// Says of each what became of it, in the same order. What was refused left no trace.
    fn commit(&mut self, writes: &[Self::Write]) -> impl Future<Output = Vec<Outcome>> + Send;

    /// What is still to do when the callers have been told; whether each write was carried out.
    fn follow(&mut self, writes: &[Self::Write], are_kept: &[bool]) -> impl Future<Output = ()> + Send;

    fn close(self) -> impl Future<Output = ()> + Send;
}

pub(crate) struct Queue<W> {
    jobs: mpsc::Sender<Job<W>>,
    n_commits: Arc<AtomicU64>,
}

struct Job<W> {
    write: W,
    done: oneshot::Sender<Outcome>,
}

impl<W: Send + Sync + 'static> Queue<W> {
    /// The writer takes at most `batch` writes at once. It closes when the queue is dropped and empty.
    pub fn start(writer: impl Writer<Write = W>, batch: usize) -> Self {
        let (jobs, waiting) = mpsc::channel(LENGTH);
        let n_commits = Arc::new(AtomicU64::new(0));
        tokio::spawn(run(writer, waiting, batch, Arc::clone(&n_commits)));
        Self { jobs, n_commits }
    }

    /// Once in the queue a write is carried out even if the caller stops waiting.
    pub async fn write(&self, write: W) -> Outcome {
        let (done, outcome) = oneshot::channel();
        self.jobs.send(Job { write, done }).await.map_err(|_| StoreError::Closed)?;
        outcome.await.map_err(|_| StoreError::Closed)?
    }

    /// How often the writer was at work.
    pub fn n_commits(&self) -> u64 {
        self.n_commits.load(Ordering::Relaxed)
    }
}

async fn run<W: Writer>(
    mut writer: W,
    mut waiting: mpsc::Receiver<Job<W::Write>>,
    batch: usize,
    n_commits: Arc<AtomicU64>,
) {
    let mut jobs = Vec::with_capacity(batch);
    while waiting.recv_many(&mut jobs, batch).await > 0 {
        let (writes, callers): (Vec<_>, Vec<_>) = jobs.drain(..).map(|job| (job.write, job.done)).unzip();
        let outcomes = writer.commit(&writes).await;
        let are_kept: Vec<bool> = outcomes.iter().map(Result::is_ok).collect();
        n_commits.fetch_add(1, Ordering::Relaxed);
        for (caller, outcome) in callers.into_iter().zip(outcomes) {
            // A caller that no longer waits is no error.
            let _ = caller.send(outcome);
        }
        writer.follow(&writes, &are_kept).await;
    }
    writer.close().await;
}
