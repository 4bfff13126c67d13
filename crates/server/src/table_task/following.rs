//! Going on with what another server has stored of this match.

use std::sync::Arc;
use std::time::Duration;

use engine::{Seat, Viewer};
use store::{Append, Phase, Standing, Step, Touch};
use tokio::time::timeout;

use super::TableTask;
use crate::picture::pending_list;
use crate::table_match::Move;

/// A table waits no longer for a store that may be away.
const LONGEST_LOOK: Duration = Duration::from_millis(500);

impl TableTask {
    /// Somebody says that the match has so many steps. What is known here already is no news.
    pub(super) async fn hear(&mut self, n_steps: u32, updated_at: Option<i64>) {
        let is_news = match self.table.phase {
            Phase::Gathering => updated_at != Some(self.table.updated_at),
            Phase::Running => {
                let is_news = self.the_match.as_ref().is_none_or(|the_match| n_steps > the_match.n_steps());
                // Somebody was replaced, or is back.
                let has_changed = updated_at.map_or(n_steps == 0, |at| at != self.table.updated_at);
                if !is_news && has_changed {
                    self.refresh().await;
                    self.learn_whose_bots().await;
                    return self.wake_bots().await;
                }
                is_news
            }
            // The same people may want another one.
            Phase::Over | Phase::Halted if updated_at != Some(self.table.updated_at) => {
                return self.refresh().await;
            }
            Phase::Over | Phase::Halted | Phase::Parked => false,
        };
        if !is_news {
            return;
        }
        if self.go_on_from_store().await.is_none() {
            self.reload().await;
        }
        self.learn_whose_bots().await;
        self.wake_bots().await;
    }

    /// Asks the store what others have done that was not heard of yet; false if it does not say.
    pub(super) async fn look_at_store(&mut self) -> bool {
        let store = Arc::clone(&self.hub.store);
        let asked = store.standings(std::slice::from_ref(&self.table.id));
        let Ok(Ok(standings)) = timeout(LONGEST_LOOK, asked).await else { return false };
        for Standing { n_steps, updated_at, .. } in standings {
            self.hear(n_steps, Some(updated_at)).await;
        }
        true
    }

    /// Plays what others have stored since, and shows it step by step; none if the whole match has to be read again.
    async fn go_on_from_store(&mut self) -> Option<()> {
        let from = self.the_match.as_ref()?.n_steps();
        let steps = self.hub.store.steps_from(&self.table.id, from).await.ok()?;
        let table = self.hub.store.table(&self.table.id).await.ok()??;
        if table.played_by > self.rules_version() {
            return None;
        }
        let n_steps = steps.len();
        self.audience.learn(&self.table, &steps);
        for (number, step) in (1..).zip(steps) {
            let results = (number == n_steps && table.phase == Phase::Over).then(|| table.results.clone());
            let append = self.follow_step(step, table.played_by, table.updated_at)?;
            self.show_step(Append { results, ..append }, None);
        }
        (self.table.seats, self.table.clocks, self.table.motion) = (table.seats, table.clocks, table.motion);
        self.audience.check_viewers(&self.table);
        if self.table.phase == Phase::Running && !self.table.clocks.is_empty() {
            self.audience.show_table(&self.table);
        }
        Some(())
    }

    fn follow_step(&mut self, step: Step, played_by: u32, at: i64) -> Option<Append> {
        let the_match = self.the_match.as_mut()?;
        let tick = the_match.tick(Viewer::Public);
        let wanted = step.action.clone().map_or(Move::Undo, Move::Act);
        let is_next = step.number == the_match.n_steps() && usize::from(step.seat) < the_match.n_seats();
        if !is_next || !matches!(the_match.step(Seat::new(step.seat.into()), None, &wanted), Ok(Ok(()))) {
            return None;
        }
        let is_public = the_match.tick(Viewer::Public) != tick;
        let touch = is_public.then(|| Touch { at, pending: pending_list(the_match.status()) });
        Some(Append {
            table: self.table.id.clone(),
            step,
            played_by,
            touch,
            results: None,
            duty: None,
            ticks: Vec::new(),
        })
    }
}
