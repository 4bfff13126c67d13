//! One table: the task that owns its match. Orders come one after the other, so nothing here can race.

mod bots;
mod following;
mod gathering;
mod orders;
mod pace;
#[cfg(test)]
mod tests;
mod votes;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use engine::{Refusal, Seat, Status, Tick, Viewer};
use store::{Append, Duty, Phase, Request, SeatResult, Step, StoreError, Table, Touch};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use crate::audience::{Asked, Audience};
use crate::clock::now;
use crate::hub::{Hub, Stored, closed};
use crate::pace::{Change, ticks};
use crate::picture::pending_list;
use crate::plan::terms_of;
use crate::protocol::{RefusalReply, TableRefusal};
use crate::table_match::{Broken, Move, TableMatch};
use bots::Thought;
pub(crate) use gathering::{Rematch, Wish, rotated};
pub(crate) use orders::{Order, Shown};

/// A table that nobody looks at stays open for so long at most.
const UNSEEN: Duration = Duration::from_secs(10);
/// After so many steps it is noted where a match stands.
const OFTEN: u32 = 200;

pub(crate) struct TableTask {
    hub: Arc<Hub>,
    table: Table,
    /// None while seats are open, or when this program cannot play the match.
    the_match: Option<TableMatch>,
    audience: Audience,
    thoughts: BTreeMap<Seat, Thought>,
    n_thoughts: u64,
    /// This server lets the bots think; any other one leaves them to it.
    has_bots: bool,
    /// Whether anybody has looked since the table was opened.
    was_seen: bool,
    /// The store could not say what became of the last step: nothing is played until it was read again.
    is_adrift: bool,
    /// After a step of a bot could not be stored none is asked before this moment.
    bots_rest_until: Option<Instant>,
    /// What bots decide comes back as an order. Weak: a task must not keep itself alive.
    own_orders: mpsc::WeakSender<Order>,
}

/// Why a step was not taken. Nothing changed.
enum NoStep {
    Refused(RefusalReply),
    /// Another server was quicker. The match was read again; what was decided before is void.
    Conflict,
    /// The store failed, and did not keep the step. It may work the next time.
    NotKept,
    /// The store failed, and cannot say whether it kept the step.
    Away,
}

impl NoStep {
    /// As it is counted.
    fn name(&self) -> &'static str {
        match self {
            NoStep::Refused(_) => "refused",
            NoStep::Conflict => "conflict",
            NoStep::NotKept => "not_kept",
            NoStep::Away => "away",
        }
    }
}

impl From<Refusal> for NoStep {
    fn from(refusal: Refusal) -> Self {
        NoStep::Refused(RefusalReply::Engine(refusal))
    }
}

impl From<TableRefusal> for NoStep {
    fn from(refusal: TableRefusal) -> Self {
        NoStep::Refused(RefusalReply::Table(refusal))
    }
}

impl TableTask {
    pub fn new(hub: Arc<Hub>, table: Table, own_orders: mpsc::WeakSender<Order>) -> Self {
        Self {
            hub,
            table,
            the_match: None,
            audience: Audience::default(),
            thoughts: BTreeMap::new(),
            n_thoughts: 0,
            has_bots: false,
            was_seen: false,
            is_adrift: false,
            bots_rest_until: None,
            own_orders,
        }
    }

    /// Loads the match from its stored steps, then takes orders until nobody needs this table.
    pub async fn run(mut self, stored: Stored, mut orders: mpsc::Receiver<Order>) {
        let mut closing = self.hub.closing();
        self.load(stored).await;
        self.wake_bots().await;
        loop {
            let idle_at = Instant::now() + self.idle_time();
            let bots_rest_until = self.bots_rest_until;
            tokio::select! {
                order = orders.recv() => match order {
                    Some(order) => {
                        self.carry_out(order).await;
                        self.keep_snapshot(OFTEN).await;
                    }
                    None => break,
                },
                () = sleep_until(bots_rest_until.unwrap_or(idle_at)), if bots_rest_until.is_some() => {
                    self.bots_rest_until = None;
                    self.wake_bots().await;
                }
                () = sleep_until(idle_at), if self.is_idle() => {
                    if self.hub.retire(&self.table.id, &mut orders) {
                        break;
                    }
                }
                () = closed(&mut closing) => break,
            }
        }
        self.forget_thoughts();
        self.keep_snapshot(1).await;
    }

    /// A table that was opened for its bots alone is put away soon.
    fn idle_time(&mut self) -> Duration {
        self.was_seen |= self.audience.len() > 0;
        let idle = self.hub.config.idle;
        if self.was_seen { idle } else { idle.min(UNSEEN) }
    }

    /// A parked match stays: it holds little, and whoever lists its table is to be told.
    fn is_idle(&self) -> bool {
        self.audience.len() == 0
            && self.thoughts.is_empty()
            && self.bots_rest_until.is_none()
            && self.table.phase != Phase::Parked
    }

    /// Plays the stored steps. A match that does not get through them is parked.
    async fn load(&mut self, stored: Stored) {
        self.table = stored.table.clone();
        if self.table.never_began() {
            self.the_match = None;
            return;
        }
        self.the_match = None;
        self.audience.learn(&stored.table, &stored.steps);
        let hub = Arc::clone(&self.hub);
        // A long match takes a while: other tables must not wait for it.
        let loading = tokio::task::spawn_blocking(move || load(&hub, &stored));
        match loading.await.unwrap_or_else(|error| Err(Broken(error.to_string()))) {
            Ok(the_match) => self.the_match = Some(the_match),
            Err(broken) => return self.park(&broken),
        }
        self.learn_of_the_end().await;
        self.learn_whose_bots().await;
        self.start_clocks().await;
    }

    /// Keeps where a match stands that has gone on by this many steps. It may as well be lost: the steps are what counts.
    async fn keep_snapshot(&mut self, news: u32) {
        let rules_version = self.rules_version();
        let running = self.the_match.as_mut().filter(|_| self.table.phase == Phase::Running);
        let Some(snapshot) = running.and_then(|it| it.snapshot(&self.table, rules_version, news)) else {
            return;
        };
        if let Err(error) = self.hub.store.keep_snapshot(snapshot).await {
            tracing::warn!(table = %self.table.id, %error, "a snapshot could not be kept");
        }
    }

    /// Another server may have ended the match after its table was read and before its steps were.
    async fn learn_of_the_end(&mut self) {
        let is_over = self.the_match.as_ref().is_some_and(|the_match| the_match.status() == Status::Over);
        if !is_over || self.table.phase != Phase::Running {
            return;
        }
        match self.hub.store.table(&self.table.id).await {
            Ok(Some(table)) => self.table = table,
            outcome => {
                let error = outcome.err().map(|error| error.to_string());
                tracing::error!(table = %self.table.id, error, "the table could not be read again");
            }
        }
    }

    /// Nothing is stored of this: a program that can play the match goes on with it, and until then nobody learns its secrets.
    fn park(&mut self, broken: &Broken) {
        tracing::error!(table = %self.table.id, game = %self.table.game, %broken, "a match cannot be played on");
        self.hub.metrics.parked.inc();
        self.forget_thoughts();
        if self.table.phase == Phase::Running {
            self.table.phase = Phase::Parked;
            self.the_match = None;
        }
        if std::mem::take(&mut self.has_bots) {
            let (hub, id) = (Arc::clone(&self.hub), self.table.id.clone());
            tokio::spawn(async move { hub.leave_to_others(&id).await });
        }
    }

    /// The rules broke at this table: the match is parked, and everybody is shown that.
    fn break_off(&mut self, broken: &Broken) -> NoStep {
        self.park(broken);
        self.audience.sync_all_without_match(&self.table);
        TableRefusal::Parked.into()
    }

    /// Takes one step: tried, stored, and only then shown. What could not be stored is dropped again. Who asked for it gets
    /// the picture that it makes as the answer.
    async fn step(
        &mut self,
        seat: Seat,
        tick: Option<Tick>,
        wanted: Move,
        asked: Option<Asked>,
    ) -> Result<(), NoStep> {
        let begun = Instant::now();
        let outcome = self.take_step(seat, tick, wanted, asked).await;
        self.hub.metrics.note_step(outcome.as_ref().err().map_or("done", NoStep::name), begun.elapsed());
        outcome
    }

    async fn take_step(
        &mut self,
        seat: Seat,
        tick: Option<Tick>,
        wanted: Move,
        asked: Option<Asked>,
    ) -> Result<(), NoStep> {
        self.find_back().await?;
        let request = asked.and_then(|asked| self.audience.request(asked));
        let append = match self.try_step(seat, tick, wanted, request) {
            Ok(append) => append?,
            Err(broken) => return Err(self.break_off(&broken)),
        };
        self.store_step(seat, &append).await?;
        if !append.ticks.is_empty() {
            self.learn_clocks().await;
        }
        self.show_step(append, asked);
        Ok(())
    }

    /// Takes a step and says what is to be stored with it.
    fn try_step(
        &mut self,
        seat: Seat,
        tick: Option<Tick>,
        wanted: Move,
        request: Option<Request>,
    ) -> Result<Result<Append, NoStep>, Broken> {
        let (played_by, did_bots_decide) = (self.rules_version(), self.bots_decide());
        let Some(the_match) = self.the_match.as_mut().filter(|_| self.table.phase == Phase::Running) else {
            return Ok(Err(self.not_running()));
        };
        let most_undos = self.hub.config.limits.undos_per_seat;
        if matches!(wanted, Move::Undo) && the_match.n_undos(seat) >= most_undos {
            return Ok(Err(TableRefusal::TooOften.into()));
        }
        let (number, public_tick) = (the_match.n_steps(), the_match.tick(Viewer::Public));
        let before = the_match.pending();
        if let Err(refusal) = the_match.step(seat, tick, &wanted)? {
            return Ok(Err(refusal.into()));
        }
        let action = match wanted {
            Move::Act(action) => Some(action),
            Move::Undo => None,
        };
        // What happens in private must not even show in the table's time of last change.
        let is_public = the_match.tick(Viewer::Public) != public_tick;
        let result = the_match.result().inspect_err(|_| the_match.drop_step(seat))?;
        let stays = before.contains(seat) && the_match.pending().contains(seat);
        let change = Change {
            before,
            after: the_match.pending(),
            is_undo: action.is_none(),
            begins_anew: (action.is_some() && stays && !the_match.can_undo(seat)).then_some(seat),
        };
        let ticks = ticks(terms_of(&self.table).pace, &self.table.seats, &change);
        let touch = is_public.then(|| Touch { at: now(), pending: pending_list(the_match.status()) });
        Ok(Ok(Append {
            table: self.table.id.clone(),
            step: Step { number, seat: seat.index() as u8, action, request },
            played_by,
            touch,
            duty: self.duty(did_bots_decide, &ticks),
            ticks,
            results: result.map(|result| {
                let seats = result.points.into_iter().zip(result.places);
                seats.map(|(points, place)| SeatResult { points, place }).collect()
            }),
        }))
    }

    async fn store_step(&mut self, seat: Seat, append: &Append) -> Result<(), NoStep> {
        let Err(error) = self.hub.store.append(append.clone()).await else { return Ok(()) };
        let is_unsure = matches!(error, StoreError::Database(_) | StoreError::Closed);
        let found = if is_unsure { Some(self.what_became_of(append).await) } else { None };
        if matches!(&found, Some(Ok(Some(step))) if *step == append.step) {
            tracing::warn!(table = %self.table.id, %error, "the store failed, but kept the step");
            return Ok(());
        }
        if let Some(the_match) = &mut self.the_match {
            the_match.drop_step(seat);
        }
        match error {
            StoreError::Conflict | StoreError::NotFound | StoreError::NewerRules(_) => {
                tracing::warn!(table = %self.table.id, %error, "another server moved this match; loading it again");
                self.follow(append.step.number).await
            }
            error => {
                tracing::error!(table = %self.table.id, %error, "a step could not be stored");
                match found {
                    Some(Ok(Some(_))) => self.follow(append.step.number).await,
                    Some(Err(_)) => {
                        self.is_adrift = true;
                        Err(NoStep::Away)
                    }
                    Some(Ok(None)) | None => Err(NoStep::NotKept),
                }
            }
        }
    }

    /// A commit of which the store said that it failed may have been carried out.
    async fn what_became_of(&self, append: &Append) -> Result<Option<Step>, StoreError> {
        self.hub.store.settled(&append.table, append.step.number).await
    }

    /// Reads the match again if nobody knows how it stands. If it is not as it was here, what was decided is void.
    async fn find_back(&mut self) -> Result<(), NoStep> {
        if !self.is_adrift {
            return Ok(());
        }
        let n_steps = |task: &Self| task.the_match.as_ref().map(TableMatch::n_steps);
        let before = n_steps(self);
        if !self.reload().await {
            return Err(NoStep::Away);
        }
        self.is_adrift = false;
        if n_steps(self) == before { Ok(()) } else { Err(NoStep::Conflict) }
    }

    /// Reads what another server stored as this step. If there is nothing to read, this is no race that somebody won.
    async fn follow(&mut self, number: u32) -> Result<(), NoStep> {
        let is_read = self.reload().await;
        let is_behind = self.the_match.as_ref().is_some_and(|the_match| the_match.n_steps() <= number);
        if is_read && !(is_behind && self.table.phase == Phase::Running) {
            return Err(NoStep::Conflict);
        }
        tracing::error!(table = %self.table.id, number, "a step is refused by the store, and no other was found there");
        Err(if is_read { NoStep::NotKept } else { NoStep::Away })
    }

    /// The step is on disk, whatever becomes of its picture.
    fn show_step(&mut self, append: Append, asked: Option<Asked>) {
        self.table.played_by = append.played_by;
        if let Some(duty) = &append.duty {
            self.has_bots = matches!(duty, Duty::Begins(_));
        }
        if let Some(touch) = append.touch {
            self.table.updated_at = touch.at;
            self.table.pending = touch.pending;
        }
        let shown =
            self.the_match.as_ref().map_or(Ok(()), |the_match| self.audience.show_match(the_match, asked));
        let is_timed = !append.ticks.is_empty();
        self.dismiss(&append.ticks);
        if let Some(results) = append.results {
            self.table.results = results;
            self.table.phase = Phase::Over;
            self.audience.show_table(&self.table);
        } else if is_timed {
            self.audience.show_table(&self.table);
        }
        if let Err(broken) = shown {
            self.park(&broken);
            self.audience.answer_without_match(asked, &self.table);
        }
    }

    /// Reads everything again from the store and tells everybody; false if it cannot be read. What bots think of is void.
    async fn reload(&mut self) -> bool {
        let id = self.table.id.clone();
        let Ok(Some(stored)) = self.hub.read(&id).await else {
            tracing::error!(table = %id, "the table could not be read again");
            return false;
        };
        self.forget_thoughts();
        self.load(stored).await;
        self.audience.check_viewers(&self.table);
        let shown = self.audience.sync_all(&self.table, self.the_match.as_ref());
        if let Err(broken) = shown {
            self.break_off(&broken);
        }
        true
    }

    /// By which rules this program plays the game.
    fn rules_version(&self) -> u32 {
        self.hub.catalog.find(&self.table.game).map_or(0, |game| game.info().rules_version)
    }

    fn not_running(&self) -> NoStep {
        match self.table.phase {
            Phase::Over => Refusal::GameOver.into(),
            Phase::Halted => TableRefusal::Internal.into(),
            Phase::Parked => TableRefusal::Parked.into(),
            Phase::Gathering | Phase::Running => TableRefusal::NotRunning.into(),
        }
    }
}

fn load(hub: &Hub, Stored { table, steps, snapshot }: &Stored) -> Result<TableMatch, Broken> {
    let game = hub.catalog.find(&table.game).map_err(|error| Broken(error.to_string()))?;
    let (newest, current) = (table.played_by, game.info().rules_version);
    if newest > current {
        return Err(Broken(format!("played by rules version {newest}, but this program plays {current}")));
    }
    // Played by older rules it goes on by those of today, unless something was played that they forbid.
    TableMatch::load(game, table, steps, snapshot.as_ref())
}
