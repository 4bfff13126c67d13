//! Time at a table: clocks that run, bots that play for whoever ran out of it, people who come back.

use engine::Seat;
use store::{Pacing, Phase, Sitter, StandIn, StoreError, Tick, Until};

use super::TableTask;
use crate::clock::{now, now_ms};
use crate::error::ApiResult;
use crate::pace::{plays_itself, stand_in, stand_in_of, start};
use crate::plan::terms_of;
use crate::protocol::{ErrorCode, Pace, TableInfo};
use crate::table_match::TableMatch;

/// Whoever's connection breaks has at least so much time left, once for each decision.
const GRACE_MS: i64 = 20_000;
/// Clocks of this machine and of the database may differ by so much.
const SLACK_MS: i64 = 5_000;

impl TableTask {
    fn pace(&self) -> Pace {
        terms_of(&self.table).pace
    }

    /// Whoever has to decide and has no clock running gets one: a match has begun, or somebody is back.
    pub(super) async fn start_clocks(&mut self) {
        let pace = self.pace();
        let the_match = self.the_match.as_ref().filter(|_| self.table.phase == Phase::Running);
        let Some(the_match) = the_match.filter(|_| pace != Pace::Untimed) else { return };
        let runs = |seat: Seat| {
            let clock = self.table.clocks.iter().find(|clock| usize::from(clock.seat) == seat.index());
            clock.is_some_and(|clock| clock.until_ms.is_some())
        };
        let waiting = the_match.pending().iter();
        let waiting = waiting.filter(|seat| plays_itself(&self.table.seats, *seat) && !runs(*seat));
        let ticks: Vec<_> = waiting.filter_map(|seat| start(pace, &self.table.seats, seat, 0)).collect();
        if ticks.is_empty() {
            return;
        }
        let (table, n_steps) = (self.table.id.clone(), the_match.n_steps());
        match self.hub.store.clocks().pace(Pacing::Ticks { table, n_steps, ticks }).await {
            Ok(()) => self.learn_clocks().await,
            // Somebody has played on, and has started what had to be.
            Err(StoreError::Conflict) => {}
            Err(error) => tracing::warn!(table = %self.table.id, %error, "clocks could not be started"),
        }
    }

    /// What the clocks of this table show now.
    pub(super) async fn learn_clocks(&mut self) {
        match self.hub.store.clocks().clocks(&self.table.id).await {
            Ok(clocks) => self.table.clocks = clocks,
            Err(error) => {
                tracing::warn!(table = %self.table.id, %error, "the store does not say what time is left")
            }
        }
    }

    /// The clock of this seat has run out, if that is still so.
    pub(super) async fn clock_ran_out(&mut self, seat: Seat) -> ApiResult<()> {
        if !self.reload().await {
            return Err(ErrorCode::Away.into());
        }
        let clock = self.table.clocks.iter().find(|clock| usize::from(clock.seat) == seat.index());
        let has_run_out =
            clock.and_then(|clock| clock.until_ms).is_some_and(|until| until <= now_ms() + SLACK_MS);
        let is_awaited = self.the_match.as_ref().is_some_and(|the_match| the_match.pending().contains(seat));
        match self.table.phase {
            // Another program knows whether it is so.
            Phase::Parked => return Err(ErrorCode::Away.into()),
            Phase::Running if has_run_out && !(is_awaited && plays_itself(&self.table.seats, seat)) => {
                return self.stop_clock(seat).await;
            }
            Phase::Running if has_run_out => {}
            _ => return Ok(()),
        }
        self.replace(seat, stand_in_of(&terms_of(&self.table))).await
    }

    /// A clock that runs though nobody waits for the person on this seat: of two servers one was late.
    async fn stop_clock(&mut self, seat: Seat) -> ApiResult<()> {
        let n_steps = self.the_match.as_ref().map_or(0, TableMatch::n_steps);
        let ticks = vec![Tick::Stops { seat: seat.index() as u8, add_ms: 0 }];
        let stop = Pacing::Ticks { table: self.table.id.clone(), n_steps, ticks };
        match self.hub.store.clocks().pace(stop).await {
            Ok(()) | Err(StoreError::Conflict) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// From now on a bot plays for the person on this seat.
    pub(super) async fn replace(&mut self, seat: Seat, stand_in: StandIn) -> ApiResult<()> {
        let (table, at) = (self.table.id.clone(), now());
        let change = Pacing::StandIn { table, seat: seat.index() as u8, stand_in, at };
        match self.hub.store.clocks().pace(change).await {
            // Somebody was quicker.
            Ok(()) | Err(StoreError::NotFound) => {}
            Err(error) => return Err(error.into()),
        }
        self.hub.duties.look();
        self.refresh().await;
        self.learn_whose_bots().await;
        self.wake_bots().await;
        Ok(())
    }

    /// Bots that decided once for somebody go, as they did in the store.
    pub(super) fn dismiss(&mut self, ticks: &[Tick]) {
        for tick in ticks {
            let Tick::Stops { seat, .. } = tick else { continue };
            if let Some(Sitter::Person { stand_in, .. }) = self.table.seats.get_mut(usize::from(*seat))
                && stand_in.as_ref().is_some_and(|stand_in| stand_in.until == Until::Decision)
            {
                *stand_in = None;
            }
        }
    }

    /// I play my seats again myself.
    pub(super) async fn come_back(&mut self, guest: &str) -> ApiResult<TableInfo> {
        let seats = Seat::all(self.table.seats.len());
        let is_away = |sitter: &Sitter| stand_in(sitter).is_some_and(|stand_in| stand_in.until != Until::End);
        let mine = |seat: &Seat| {
            let sitter = &self.table.seats[seat.index()];
            sitter.is_guest(guest) && is_away(sitter)
        };
        let seats: Vec<_> = seats.filter(mine).collect();
        if seats.is_empty() || self.table.phase != Phase::Running {
            return Err(ErrorCode::ForeignSeat.into());
        }
        for seat in seats {
            let (table, at) = (self.table.id.clone(), now());
            match self.hub.store.clocks().pace(Pacing::Return { table, seat: seat.index() as u8, at }).await {
                Ok(()) | Err(StoreError::NotFound) => {}
                Err(error) => return Err(error.into()),
            }
        }
        self.refresh().await;
        self.has_bots &= self.bots_decide();
        self.start_clocks().await;
        self.wake_bots().await;
        self.audience.show_table(&self.table);
        Ok(self.info(guest))
    }

    /// The connection of somebody who has to decide broke, perhaps.
    pub(super) async fn wait_for(&mut self, guest: &str) {
        let pending = self.the_match.as_ref().map(TableMatch::pending).unwrap_or_default();
        let is_here = self.audience.guests().contains(&guest);
        if is_here || !matches!(self.pace(), Pace::Live { .. }) || self.table.phase != Phase::Running {
            return;
        }
        let awaited: Vec<_> =
            pending.iter().filter(|seat| self.table.seats[seat.index()].is_guest(guest)).collect();
        for seat in &awaited {
            let grace =
                Pacing::Grace { table: self.table.id.clone(), seat: seat.index() as u8, ms: GRACE_MS };
            if let Err(error) = self.hub.store.clocks().pace(grace).await {
                tracing::warn!(table = %self.table.id, %error, "nobody is waited for");
            }
        }
        if !awaited.is_empty() {
            self.learn_clocks().await;
        }
    }
}
