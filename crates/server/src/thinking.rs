//! Bots think on a bounded number of threads, with a time limit. They never stall a match: if a bot gives no answer in
//! time, the table plays any legal action for it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use catalog::BotTask;
use serde::Serialize;
use serde_json::Value;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use crate::config::BotConfig;
use crate::turns::{Turn, Turns};

pub(crate) struct Thinkers {
    turns: Arc<Turns>,
    config: BotConfig,
    n_substituted: AtomicU64,
}

/// How busy the bots are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct ThinkingReport {
    pub thinking: usize,
    pub waiting: usize,
    /// Since the server started: moves that were played for a bot, because it gave no answer in time or a wrong one.
    pub substituted: u64,
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
        let turns = Turns::new(config.workers, config.workers_each);
        Self { turns, config, n_substituted: AtomicU64::new(0) }
    }

    /// The clicks that a bot at a table of `host` makes next, not earlier than people can follow. None: it did not answer.
    pub async fn choose(&self, home: &str, host: &str, task: BotTask, cancel: Cancel) -> Option<Vec<Value>> {
        let (clicks, ()) = tokio::join!(self.think(home, host, task, cancel), sleep(self.config.min_delay));
        clicks
    }

    async fn think(&self, home: &str, host: &str, task: BotTask, cancel: Cancel) -> Option<Vec<Value>> {
        let turn = timeout(self.config.queue, self.turns.take_at(home, host)).await.ok()?;
        let mut thinking = start(task, cancel.clone(), turn);
        if let Ok(clicks) = timeout(self.config.limit, &mut thinking).await {
            return answered(clicks);
        }
        cancel.cancel();
        answered(timeout(self.config.grace, thinking).await.ok()?)
    }

    /// A move was played for a bot.
    pub fn note_substituted(&self) {
        self.n_substituted.fetch_add(1, Ordering::Relaxed);
    }

    /// Whether a bot thinks or waits for its turn to.
    pub fn is_busy(&self) -> bool {
        self.turns.lengths() != (0, 0)
    }

    pub fn report(&self) -> ThinkingReport {
        let (thinking, waiting) = self.turns.lengths();
        ThinkingReport { thinking, waiting, substituted: self.n_substituted.load(Ordering::Relaxed) }
    }
}

/// The next one's turn comes only when the bot has really stopped.
fn start(task: BotTask, cancel: Cancel, turn: Turn) -> JoinHandle<Vec<Value>> {
    tokio::task::spawn_blocking(move || {
        let clicks = task(&cancel.0);
        drop(turn);
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
        Thinkers::new(BotConfig {
            workers: 1,
            workers_each: 1,
            min_delay: Duration::ZERO,
            limit,
            grace,
            queue,
        })
    }

    #[tokio::test]
    async fn a_quick_bot_answers() {
        let clicks = thinkers(LATE, LATE, LATE)
            .choose("anna", "anna", Box::new(|_| vec![Value::from(1)]), Cancel::default())
            .await;
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
            thinkers(SOON, LATE, LATE).choose("anna", "anna", task, Cancel::default()).await,
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
        let (first, second) = tokio::join!(
            thinkers.choose("anna", "anna", slow, Cancel::default()),
            thinkers.choose("anna", "anna", next, Cancel::default())
        );
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
        assert_eq!(thinkers.choose("anna", "anna", hanging, Cancel::default()).await, None);
        // Its thread is still busy, so the next one finds no worker, and gives up after a while.
        assert_eq!(
            thinkers.choose("anna", "anna", Box::new(|_| vec![Value::from(3)]), Cancel::default()).await,
            None
        );
        drop(wake);
        let broken: BotTask = Box::new(|_| panic!("a planted panic"));
        assert_eq!(
            self::thinkers(LATE, LATE, LATE).choose("anna", "anna", broken, Cancel::default()).await,
            None
        );
    }
}
