//! Bots think on a bounded number of threads, with a time limit. They never stall a match: if a bot gives no answer in
//! time, the table plays any legal action for it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use catalog::BotTask;
use serde_json::Value;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use crate::config::BotConfig;

pub(crate) struct Thinkers {
    workers: Arc<Semaphore>,
    config: BotConfig,
}

/// Makes a bot stop thinking soon; its answer is not used.
#[derive(Clone, Default)]
pub(crate) struct Cancel(Arc<AtomicBool>);

impl Cancel {
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Thinkers {
    pub fn new(config: BotConfig) -> Self {
        Self { workers: Arc::new(Semaphore::new(config.workers.max(1))), config }
    }

    /// The clicks that a bot makes next, not earlier than people can follow. None: it did not answer.
    pub async fn choose(&self, task: BotTask, cancel: Cancel) -> Option<Vec<Value>> {
        let (clicks, ()) = tokio::join!(self.think(task, cancel), sleep(self.config.min_delay));
        clicks
    }

    async fn think(&self, task: BotTask, cancel: Cancel) -> Option<Vec<Value>> {
        let free_worker = Arc::clone(&self.workers).acquire_owned();
        let worker = timeout(self.config.queue, free_worker).await.ok()?.ok()?;
        let mut thinking = start(task, cancel.clone(), worker);
        if let Ok(clicks) = timeout(self.config.limit, &mut thinking).await {
            return answered(clicks);
        }
        cancel.cancel();
        answered(timeout(self.config.grace, thinking).await.ok()?)
    }
}

/// The worker is only free again when the bot has really stopped.
fn start(task: BotTask, cancel: Cancel, worker: OwnedSemaphorePermit) -> JoinHandle<Vec<Value>> {
    tokio::task::spawn_blocking(move || {
        let clicks = task(&cancel.0);
        drop(worker);
        clicks
    })
}

fn answered(clicks: Result<Vec<Value>, tokio::task::JoinError>) -> Option<Vec<Value>> {
    clicks.inspect_err(|error| tracing::error!(%error, "a bot broke")).ok()
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use super::*;

    const SOON: Duration = Duration::from_millis(50);
    /// Longer than a busy machine needs; nobody waits for it unless something is wrong.
    const LATE: Duration = Duration::from_secs(60);

    fn thinkers(limit: Duration, grace: Duration, queue: Duration) -> Thinkers {
        Thinkers::new(BotConfig { workers: 1, min_delay: Duration::ZERO, limit, grace, queue })
    }

    #[tokio::test]
    async fn a_quick_bot_answers() {
        let clicks =
            thinkers(LATE, LATE, LATE).choose(Box::new(|_| vec![Value::from(1)]), Cancel::default()).await;
        assert_eq!(clicks, Some(vec![Value::from(1)]));
    }

    #[tokio::test]
    async fn a_slow_bot_is_told_to_answer() {
        let task: BotTask = Box::new(|cancel| {
            while !cancel.load(Ordering::Relaxed) {
                std::thread::sleep(Duration::from_millis(1));
            }
            vec![Value::from(2)]
        });
        assert_eq!(
            thinkers(SOON, LATE, LATE).choose(task, Cancel::default()).await,
            Some(vec![Value::from(2)])
        );
    }

    #[tokio::test]
    async fn a_bot_waits_for_its_turn_to_think() {
        let thinkers = thinkers(LATE, LATE, LATE);
        let slow: BotTask = Box::new(|_| {
            std::thread::sleep(4 * SOON);
            vec![Value::from(1)]
        });
        let next: BotTask = Box::new(|_| vec![Value::from(2)]);
        let (first, second) =
            tokio::join!(thinkers.choose(slow, Cancel::default()), thinkers.choose(next, Cancel::default()));
        assert_eq!((first, second), (Some(vec![Value::from(1)]), Some(vec![Value::from(2)])));
    }

    #[tokio::test]
    async fn a_bot_that_hangs_or_panics_stalls_nobody() {
        let thinkers = thinkers(SOON, SOON, SOON);
        let (wake, asleep) = mpsc::channel::<()>();
        let hanging: BotTask = Box::new(move |_| {
            let _ = asleep.recv();
            vec![Value::Null]
        });
        assert_eq!(thinkers.choose(hanging, Cancel::default()).await, None);
        // Its thread is still busy, so the next one finds no worker, and gives up after a while.
        assert_eq!(thinkers.choose(Box::new(|_| vec![Value::from(3)]), Cancel::default()).await, None);
        drop(wake);
        let broken: BotTask = Box::new(|_| panic!("a planted panic"));
        assert_eq!(self::thinkers(LATE, LATE, LATE).choose(broken, Cancel::default()).await, None);
    }
}
