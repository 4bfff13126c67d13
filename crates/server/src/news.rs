//! What other servers on the same store do is shown here too: heard of at once as a rule, and looked for now and then.

use std::sync::Arc;
use std::time::Duration;

use store::{News, Standing};
use tokio::time::{Instant, sleep_until};

use crate::hub::{Hub, closed};
use crate::table_task::Order;

/// As often it is looked for what nobody told.
const POLL: Duration = Duration::from_secs(2);
/// Tables asked after at once.
const PART: usize = 500;

impl Hub {
    /// Listens until the server closes.
    pub async fn hear_news(self: Arc<Self>) {
        let (mut closing, mut news) = (self.closing(), self.store.news());
        let mut is_told = true;
        let mut look_at = Instant::now() + POLL;
        loop {
            tokio::select! {
                heard = news.recv(), if is_told => match heard {
                    Some(News::Table { id, n_steps }) => self.tell(&id, Order::News { n_steps, updated_at: None }),
                    Some(News::Missed) => look_at = Instant::now(),
                    None => is_told = false,
                },
                () = sleep_until(look_at) => {
                    self.look_around().await;
                    look_at = Instant::now() + POLL;
                }
                () = closed(&mut closing) => return,
            }
        }
    }

    async fn look_around(&self) {
        for part in self.open_tables().chunks(PART) {
            match self.store.standings(part).await {
                Ok(standings) => {
                    for Standing { table, n_steps, updated_at } in standings {
                        self.tell(&table, Order::News { n_steps, updated_at: Some(updated_at) });
                    }
                }
                Err(error) => return tracing::warn!(%error, "the store does not say what has happened"),
            }
        }
    }

    /// A table that is too busy to take it is asked after next time.
    fn tell(&self, table: &str, news: Order) {
        if let Some(handle) = self.loaded(table) {
            let _ = handle.try_send(news);
        }
    }
}
