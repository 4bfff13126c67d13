//! Bots at a table: every one that has to decide is asked once, and its answer is played if it still fits.

use std::time::Duration;

use catalog::BotSpec;
use engine::{Seat, Status, Tick, Viewer};
use serde_json::Value;
use store::{Duty, Phase, Sitter};
use tokio::time::Instant;

use super::{NoStep, Order, TableTask};
use crate::pace::{decides_once, stand_in};
use crate::table_match::{Broken, Move, TableMatch};
use crate::thinking::Cancel;

/// How long bots rest before a step is tried again that could not be stored.
const RETRY: Duration = Duration::from_secs(1);

/// A bot that is thinking.
pub(super) struct Thought {
    /// Tells this thought from older ones of the same seat.
    number: u64,
    n_steps: u32,
    tick: Tick,
    cancel: Cancel,
}

impl Thought {
    /// An open turn is thought about as it stands. In a window of sealed choices the others' steps change nothing for
    /// this seat.
    fn still_fits(&self, seat: Seat, the_match: &TableMatch) -> bool {
        let is_same =
            matches!(the_match.status(), Status::Together { .. }) || self.n_steps == the_match.n_steps();
        is_same && the_match.pending().contains(seat)
    }
}

impl TableTask {
    /// Drops thoughts that no longer fit and asks every pending bot that is not thinking.
    pub(super) async fn wake_bots(&mut self) {
        self.forget_returned();
        let Some(the_match) = self.the_match.as_ref().filter(|_| self.table.phase == Phase::Running) else {
            return self.forget_thoughts();
        };
        self.thoughts.retain(|&seat, thought| {
            let fits = thought.still_fits(seat, the_match);
            if !fits {
                thought.cancel.cancel();
            }
            fits
        });
        if self.bots_rest_until.is_some() || !self.has_bots {
            return;
        }
        let pending = the_match.pending();
        for seat in pending.iter().filter(|seat| !self.thoughts.contains_key(seat)).collect::<Vec<_>>() {
            if let Err(broken) = self.start_thought(seat) {
                self.break_off(&broken);
                return;
            }
        }
    }

    /// The bots of this table are this server's, until a step says that none has to decide.
    pub(super) async fn claimed(&mut self) {
        self.has_bots = true;
        match self.table.phase {
            // Another program may know these rules, or read what was decided meanwhile.
            Phase::Parked => self.hub.leave_to_others(&self.table.id).await,
            _ => self.wake_bots().await,
        }
    }

    /// After the match was read: who lets its bots think. If nobody does, it is noted, and whoever claims them will say so.
    pub(super) async fn learn_whose_bots(&mut self) {
        self.has_bots = false;
        if self.table.phase != Phase::Running || !self.bots_decide() {
            return;
        }
        let (store, id) = (&self.hub.store, &self.table.id);
        match store.owner_of(id).await {
            Ok(Some(owner)) => self.has_bots = self.hub.duties.is_mine(&owner),
            Ok(None) if store.make_due(id).await.is_ok() => self.hub.duties.look(),
            Ok(None) | Err(_) => tracing::warn!(table = %id, "nobody knows who lets the bots think"),
        }
    }

    /// Whether one of the bots has to decide.
    pub(super) fn bots_decide(&self) -> bool {
        let pending = self.the_match.as_ref().map(TableMatch::pending).unwrap_or_default();
        pending.iter().any(|seat| self.bot(seat).is_some())
    }

    /// What a step changed for the bots, to be stored with it. Those that decided once are about to go.
    pub(super) fn duty(&self, did_decide: bool, ticks: &[store::Tick]) -> Option<Duty> {
        let pending = self.the_match.as_ref().map(TableMatch::pending).unwrap_or_default();
        let stops = |seat: Seat| {
            let stops = |tick: &store::Tick| matches!(tick, store::Tick::Stops { seat: of, .. } if usize::from(*of) == seat.index());
            ticks.iter().any(stops)
        };
        let goes = |seat: Seat| decides_once(&self.table.seats, seat) && stops(seat);
        let decide = pending.iter().any(|seat| self.bot(seat).is_some() && !goes(seat));
        match (did_decide, decide) {
            (false, true) => Some(Duty::Begins(self.hub.duties.lease())),
            (true, false) => Some(Duty::Ends),
            _ => None,
        }
    }

    pub(super) fn forget_thoughts(&mut self) {
        for thought in std::mem::take(&mut self.thoughts).into_values() {
            thought.cancel.cancel();
        }
    }

    fn start_thought(&mut self, seat: Seat) -> Result<(), Broken> {
        let (Some(the_match), Some(bot)) = (&self.the_match, self.bot(seat)) else { return Ok(()) };
        let task = the_match.bot_task(seat, bot)?;
        self.n_thoughts += 1;
        let thought = Thought {
            number: self.n_thoughts,
            n_steps: the_match.n_steps(),
            tick: the_match.tick(Viewer::seat(seat)),
            cancel: Cancel::default(),
        };
        let (hub, orders) = (self.hub.clone(), self.own_orders.clone());
        let (number, cancel, host) = (thought.number, thought.cancel.clone(), self.table.host.clone());
        tokio::spawn(async move {
            let clicks = hub.thinkers.choose(&hub.homes.of(&host), &host, task, cancel).await;
            if let Some(orders) = orders.upgrade() {
                // A table that has gone away needs no answer.
                let _ = orders.send(Order::Thought { seat, number, clicks }).await;
            }
        });
        self.thoughts.insert(seat, thought);
        Ok(())
    }

    /// The bot on a seat, or one that plays for a person there.
    fn bot(&self, seat: Seat) -> Option<BotSpec> {
        match self.table.seats.get(seat.index())? {
            Sitter::Bot { level: name } => Some(level(name)),
            sitter => stand_in(sitter).map(|stand_in| level(&stand_in.level)),
        }
    }

    /// Nobody thinks for a person who is back.
    fn forget_returned(&mut self) {
        let is_bots = |seat: Seat| self.bot(seat).is_some();
        let returned: Vec<Seat> = self.thoughts.keys().copied().filter(|seat| !is_bots(*seat)).collect();
        for thought in returned.iter().filter_map(|seat| self.thoughts.remove(seat)) {
            thought.cancel.cancel();
        }
    }

    pub(super) async fn play_thought(&mut self, seat: Seat, number: u64, clicks: Option<Vec<Value>>) {
        if self.thoughts.get(&seat).is_none_or(|thought| thought.number != number) {
            return;
        }
        let Some(thought) = self.thoughts.remove(&seat) else { return };
        let outcome = match clicks {
            Some(clicks) => self.play_clicks(seat, thought.tick, clicks).await,
            None => {
                tracing::warn!(table = %self.table.id, ?seat, "a bot gave no answer in time");
                self.play_anything(seat).await
            }
        };
        self.after_thought(seat, outcome).await;
        self.wake_bots().await;
    }

    /// The first click must fit what the bot saw; more come only where nobody disturbs them: in a window of sealed choices,
    /// or in the bot's own turn.
    async fn play_clicks(&mut self, seat: Seat, tick: Tick, clicks: Vec<Value>) -> Result<(), NoStep> {
        let mut tick = Some(tick);
        for click in clicks {
            self.step(seat, tick.take(), Move::Act(click), None).await?;
        }
        Ok(())
    }

    /// Only the rules refuse a choice. Who came too late, or could not store it, decides anew.
    async fn after_thought(&mut self, seat: Seat, outcome: Result<(), NoStep>) {
        let outcome = match outcome {
            Err(NoStep::Refused(refusal)) => {
                tracing::warn!(table = %self.table.id, ?seat, ?refusal, "a bot's choice was refused");
                self.play_anything(seat).await
            }
            outcome => outcome,
        };
        match outcome {
            Ok(()) | Err(NoStep::Conflict) => {}
            Err(NoStep::NotKept | NoStep::Away) => self.bots_rest_until = Some(Instant::now() + RETRY),
            Err(NoStep::Refused(refusal)) => {
                self.break_off(&Broken(format!("a listed action was refused: {refusal:?}")));
            }
        }
    }

    /// Any legal action, counted, so that nobody waits for a bot that does not answer; nothing if it need not answer any more.
    async fn play_anything(&mut self, seat: Seat) -> Result<(), NoStep> {
        let the_match = self.the_match.as_ref().filter(|_| self.table.phase == Phase::Running);
        let Some(the_match) = the_match.filter(|the_match| the_match.pending().contains(seat)) else {
            return Ok(());
        };
        match the_match.legal(seat) {
            Ok(legal) if legal.is_empty() => {
                Err(self.break_off(&Broken(format!("{seat:?} has to decide but can do nothing"))))
            }
            Ok(legal) => {
                let action = legal[(the_match.bot_seed(seat) % legal.len() as u64) as usize].clone();
                self.step(seat, None, Move::Act(action), None).await?;
                self.hub.thinkers.note_substituted();
                Ok(())
            }
            Err(broken) => Err(self.break_off(&broken)),
        }
    }
}

/// A level that no longer exists plays as a knight.
fn level(name: &str) -> BotSpec {
    name.parse().unwrap_or(BotSpec::Level(catalog::Level::Knight))
}
