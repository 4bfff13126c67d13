//! Time: clocks of seats, and bots that play for people who ran out of it.

use crate::Reply;

/// How much time a seat has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    pub seat: u8,
    /// What was left when it last began to run, or stood.
    pub left_ms: i64,
    /// When it runs out, in milliseconds since 1970 by the clock of the database; none: it stands.
    pub until_ms: Option<i64>,
}

/// What a step, or the beginning of a match, changes for a clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tick {
    /// The seat has to decide; nothing happens to a clock that runs.
    Starts {
        seat: u8,
        /// What it has if this is its first decision.
        fresh_ms: i64,
        /// Whether it has that for each decision anew.
        is_fresh: bool,
        /// Added before.
        add_ms: i64,
        /// It never starts with less.
        least_ms: i64,
    },
    /// The seat has decided: a bot that did only that for it goes; this much is added if its clock ran.
    Stops { seat: u8, add_ms: i64 },
}

/// A bot that plays for somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandIn {
    pub level: String,
    pub until: Until,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// Until the person comes back.
    Return,
    /// For the decision that is due.
    Decision,
    /// For good.
    End,
}

impl Until {
    pub(crate) const ALL: [Until; 3] = [Until::Return, Until::Decision, Until::End];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Until::Return => "return",
            Until::Decision => "decision",
            Until::End => "end",
        }
    }
}

/// Hours in which no clock of somebody runs that counts days, in minutes after midnight (UTC).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Night {
    pub from: u16,
    pub to: u16,
}

/// What people at a table vote on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Motion {
    /// As the server reads it.
    pub what: String,
    /// The guests who are for it.
    pub ayes: Vec<String>,
}

/// A change that is carried out whole or not at all.
#[derive(Clone, Debug)]
pub enum Pacing {
    /// The clocks of a match that has just begun, or of a person who is back. [`StoreError::Conflict`](crate::StoreError::Conflict)
    /// if it has another number of steps.
    Ticks { table: String, n_steps: u32, ticks: Vec<Tick> },
    /// A bot plays for the person on this seat, whose clock stands. [`StoreError::NotFound`](crate::StoreError::NotFound) if no
    /// person plays there, or one does so for it already.
    StandIn { table: String, seat: u8, stand_in: StandIn, at: i64 },
    /// The person is back. `NotFound` if no bot plays for it, or for good.
    Return { table: String, seat: u8, at: i64 },
    /// Somebody is for this; the first who says so moves it. [`StoreError::Conflict`](crate::StoreError::Conflict) if something else is
    /// voted on.
    Aye { table: String, what: String, guest: String, at: i64 },
    /// Nothing is voted on any more.
    Drop { table: String, at: i64 },
    /// The match ends unfinished.
    End { table: String, at: i64 },
    /// A connection broke: a clock that runs has at least so much left, once for each decision.
    Grace { table: String, seat: u8, ms: i64 },
}

impl Pacing {
    /// The table that it is about.
    pub fn table(&self) -> &str {
        match self {
            Pacing::Ticks { table, .. }
            | Pacing::StandIn { table, .. }
            | Pacing::Return { table, .. }
            | Pacing::Aye { table, .. }
            | Pacing::Drop { table, .. }
            | Pacing::End { table, .. }
            | Pacing::Grace { table, .. } => table,
        }
    }
}

/// The clocks of a store.
pub trait Clocks: Send + Sync {
    /// By seat; none of a seat that never had to decide against the clock.
    fn clocks<'a>(&'a self, table: &'a str) -> Reply<'a, Vec<Clock>>;

    fn pace(&self, change: Pacing) -> Reply<'_, ()>;
}
