//! Before a match begins, and when the same people want another one.

use engine::{Seat, Seats};
use store::{CLOCK, Claim, GATHER, Gathering, Phase, Sitter, StoreError, Table};

use super::TableTask;
use crate::clock::now;
use crate::error::{ApiError, ApiResult};
use crate::plan::{bot, plan_rematch, plan_table, terms_of};
use crate::protocol::{ErrorCode, NewTable, Otherwise, TableInfo};

/// A claim that is older than a change of the table by so many seconds means nothing.
const SLACK: i64 = 30;

/// What somebody wants of a table that waits.
#[derive(Clone)]
pub(crate) enum Wish {
    /// To give up my seats.
    Leave,
    /// To send away who sits there.
    Remove {
        seat: Seat,
    },
    /// To begin, with bots on the open seats.
    Start {
        level: String,
    },
    CallOff,
    /// To set the table anew.
    Replan(Box<NewTable>),
}

impl TableTask {
    pub(super) async fn gather(&mut self, guest: &str, wish: &Wish) -> ApiResult<TableInfo> {
        if self.table.phase != Phase::Gathering {
            return Err(ErrorCode::HasBegun.into());
        }
        let change = match wish {
            Wish::Leave => self.stand_up(guest, false),
            _ if self.table.host != guest => return Err(ErrorCode::NotHost.into()),
            Wish::Remove { seat } => self.remove(*seat)?,
            Wish::Start { level } => self.fill(level)?,
            Wish::CallOff => Gathering::CallOff { table: self.table.id.clone(), at: now() },
            Wish::Replan(wanted) => self.replan(wanted)?,
        };
        self.change(change).await?;
        Ok(self.info(guest))
    }

    /// Whatever became of it, this table is read again and shown to all.
    async fn change(&mut self, change: Gathering) -> ApiResult<()> {
        let changed = self.hub.store.lobby().gather(change).await;
        self.hub.duties.look();
        self.hub.open_tables.look();
        self.reload().await;
        self.wake_bots().await;
        changed.map_err(|error| match error {
            StoreError::NotFound => ErrorCode::HasBegun.into(),
            other => other.into(),
        })
    }

    fn stand_up(&self, guest: &str, is_unwelcome: bool) -> Gathering {
        let (table, guest) = (self.table.id.clone(), guest.to_owned());
        Gathering::StandUp { table, guest, is_unwelcome, at: now() }
    }

    fn remove(&self, seat: Seat) -> ApiResult<Gathering> {
        match self.table.seats.get(seat.index()) {
            Some(Sitter::Person { guest, .. }) => Ok(self.stand_up(guest, *guest != self.table.host)),
            Some(Sitter::Bot { .. }) => Ok(Gathering::SendBotAway {
                table: self.table.id.clone(),
                seat: seat.index() as u8,
                at: now(),
            }),
            Some(Sitter::Open) | None => Err(ApiError::with(ErrorCode::BadSeats, "nobody sits there")),
        }
    }

    fn fill(&self, level: &str) -> ApiResult<Gathering> {
        bot(level)?;
        if !has_person(&self.table) {
            return Err(ApiError::with(ErrorCode::BadSeats, "at least one seat is for a person"));
        }
        Ok(Gathering::Fill { table: self.table.id.clone(), level: level.to_owned(), at: now() })
    }

    /// The secret stays what it was: it has been promised.
    fn replan(&self, wanted: &NewTable) -> ApiResult<Gathering> {
        if wanted.game != self.table.game || wanted.seed.is_some() {
            return Err(ApiError::with(ErrorCode::BadSetup, "the game and its secret stay"));
        }
        let game = self.hub.catalog.find(&self.table.game)?;
        let seed = self.table.seed.parse().map_err(ApiError::internal)?;
        let planned = plan_table(game, wanted.clone(), &self.table.host, seed)?;
        let Table { id, created_at, unwelcome, .. } = self.table.clone();
        Ok(Gathering::Replan(Box::new(Table { id, created_at, unwelcome, ..planned })))
    }

    /// What was to happen at this table at a certain time.
    pub(super) async fn time_is_up(&mut self, claim: Claim) {
        let done = match claim.kind.as_str() {
            GATHER => self.waited_enough().await,
            CLOCK => match claim.key.parse() {
                Ok(seat) if seat < self.table.seats.len() => self.clock_ran_out(Seat::new(seat)).await,
                _ => Ok(()),
            },
            _ => Ok(()),
        };
        let finished = match done {
            Ok(()) => self.hub.store.finish(claim).await.map_err(ApiError::from),
            Err(error) => Err(error),
        };
        if finished.is_err() {
            self.hub.leave_to_others(&self.table.id).await;
        }
        // What they thought of was forgotten when the table was read again.
        self.wake_bots().await;
    }

    async fn waited_enough(&mut self) -> ApiResult<()> {
        if !self.reload().await {
            return Err(ErrorCode::Away.into());
        }
        let Some(until) = self.table.waits_until.filter(|_| self.table.phase == Phase::Gathering) else {
            return Ok(());
        };
        // It stays due: whoever looks later finds that it is time.
        if until > now() + SLACK {
            return Err(ErrorCode::Away.into());
        }
        let table = self.table.id.clone();
        let change = match terms_of(&self.table).waits.map(|waits| waits.otherwise) {
            Some(Otherwise::Bots { level }) if has_person(&self.table) => {
                Gathering::Fill { table, level, at: now() }
            }
            _ => Gathering::CallOff { table, at: now() },
        };
        match self.hub.store.lobby().gather(change).await {
            // Somebody was quicker.
            Ok(()) | Err(StoreError::NotFound) => {}
            Err(error) => return Err(error.into()),
        }
        self.hub.duties.look();
        self.hub.open_tables.look();
        self.reload().await;
        self.wake_bots().await;
        Ok(())
    }

    /// The table where the same people play once more, and where this guest sits there; it is set by the first who asks.
    pub(super) async fn rematch(&mut self, guest: &str, instead_of: Option<String>) -> ApiResult<Rematch> {
        if !self.table.phase.has_ended() || self.table.never_began() {
            return Err(ErrorCode::NotOver.into());
        }
        let seats = Seat::all(self.table.seats.len());
        let mine: Seats = seats.filter(|seat| self.table.seats[seat.index()].is_guest(guest)).collect();
        let first = mine.iter().next().ok_or(ErrorCode::ForeignSeat)?;
        let seat = rotated(first, self.table.seats.len());
        if self.table.rematch.is_none() || self.table.rematch == instead_of {
            let game = self.hub.catalog.find(&self.table.game)?;
            let table = plan_rematch(game, &self.table, guest)?;
            let (of, at) = (self.table.id.clone(), now());
            let change = Gathering::Rematch { of, table: Box::new(table), instead_of, at };
            match self.hub.store.lobby().gather(change).await {
                Ok(()) | Err(StoreError::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
            self.hub.duties.look();
            self.refresh().await;
        }
        let table = self.table.rematch.clone().ok_or(ErrorCode::Away)?;
        Ok(Rematch { table, seat })
    }
}

/// Where somebody plays once more.
pub(crate) struct Rematch {
    pub table: String,
    pub seat: Seat,
}

/// Whoever began plays last the next time.
pub(crate) fn rotated(seat: Seat, n_seats: usize) -> Seat {
    Seat::new((seat.index() + n_seats - 1) % n_seats)
}

fn has_person(table: &Table) -> bool {
    table.seats.iter().any(|sitter| matches!(sitter, Sitter::Person { .. }))
}
