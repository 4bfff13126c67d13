//! What has to be done though nobody looks: whatever is due is claimed by one server, which opens the table for it. A server that
//! says nothing more loses what it has claimed, and another one goes on.

use std::sync::Arc;
use std::time::Duration;

use store::{BOTS, Claim, Lease, StoreError};
use tokio::sync::Notify;
use tokio::time::{Instant, sleep, timeout};
use uuid::Uuid;

use crate::hub::{Hub, closed};
use crate::table_task::Order;

/// So long others leave to a server what it has claimed.
const LEASE: Duration = Duration::from_secs(3);
/// As often it says that it is at work, and looks for what nobody works at any more.
const BEAT: Duration = Duration::from_millis(500);
/// A table that could not be opened, or played on, is left to others for so long.
const PAUSE_MS: i64 = 5000;
/// Tables for each bot that can think at once: enough that none of them waits for work.
const TABLES_EACH: usize = 4;
/// Times that are up, claimed at once.
const TIMES: u32 = 50;

/// What one server has claimed.
pub(crate) struct Duties {
    owner: String,
    news: Notify,
}

impl Duties {
    pub fn new() -> Self {
        Self { owner: Uuid::new_v4().simple().to_string(), news: Notify::new() }
    }

    pub fn lease(&self) -> Lease {
        Lease { owner: self.owner.clone(), ms: LEASE.as_millis() as i64 }
    }

    pub fn is_mine(&self, owner: &str) -> bool {
        self.owner == owner
    }

    /// Something may be due now.
    pub fn look(&self) {
        self.news.notify_one();
    }
}

impl Hub {
    /// Works until the server closes, then leaves the rest to others.
    pub async fn do_duties(self: Arc<Self>) {
        let mut closing = self.closing();
        let mut renewed_at = Instant::now();
        loop {
            tokio::select! {
                () = sleep(BEAT) => {}
                () = self.duties.news.notified() => {}
                () = closed(&mut closing) => break,
            }
            if renewed_at.elapsed() >= BEAT {
                renewed_at = Instant::now();
                if let Err(error) = self.store.renew(self.duties.lease()).await {
                    tracing::warn!(%error, "the store does not hear that this server is at work");
                }
            }
            self.claim().await;
        }
        self.give_up(None, 0).await;
    }

    async fn claim(self: &Arc<Self>) {
        let busy = self.thinkers.report();
        let most = TABLES_EACH * self.config.bots.workers;
        let room = most.saturating_sub(busy.thinking + busy.waiting);
        self.begin_all(self.store.claim(self.duties.lease(), room as u32).await);
        self.begin_all(self.store.claim_times(self.duties.lease(), TIMES).await);
    }

    fn begin_all(self: &Arc<Self>, claims: Result<Vec<Claim>, StoreError>) {
        match claims {
            Ok(claims) => {
                for claim in claims {
                    tokio::spawn(Arc::clone(self).begin(claim));
                }
            }
            Err(error) => tracing::warn!(%error, "the store does not say what is due"),
        }
    }

    /// The table is opened, and told that its bots are ours, or that a time is up.
    async fn begin(self: Arc<Self>, claim: Claim) {
        let told = async {
            let handle = self.open(&claim.table).await.ok()?;
            let order = match claim.kind.as_str() {
                BOTS => Order::Wake,
                _ => Order::TimeIsUp { claim: claim.clone() },
            };
            handle.send(order).await.ok()
        };
        if told.await.is_none() {
            tracing::error!(table = %claim.table, tries = claim.tries, "what is due at a table could not be begun");
            self.give_up(Some(&claim.table), PAUSE_MS).await;
        }
    }

    /// The bots of a table are left to others: this program cannot play its match on.
    pub async fn leave_to_others(&self, table: &str) {
        self.give_up(Some(table), PAUSE_MS).await;
    }

    async fn give_up(&self, table: Option<&str>, delay_ms: i64) {
        // If nobody hears of it the lease runs out.
        let giving_up = self.store.release(&self.duties.owner, table, delay_ms);
        if !matches!(timeout(LEASE, giving_up).await, Ok(Ok(()))) {
            tracing::warn!("what was claimed could not be given up");
        }
    }
}
