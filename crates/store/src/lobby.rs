//! Tables that wait for people: who finds them, and what their hosts may change before the match begins.

use crate::{Reply, Table};

/// A change that is carried out whole or not at all.
#[derive(Clone)]
pub enum Gathering {
    /// This guest leaves an open table, or is sent away: all its seats are open again.
    /// [`StoreError::NotFound`](crate::StoreError::NotFound) if it does not sit there, or the match has begun.
    StandUp {
        table: String,
        guest: String,
        /// It may not sit down here again.
        is_unwelcome: bool,
        at: i64,
    },
    /// A bot leaves its seat; `NotFound` if none sits there.
    SendBotAway { table: String, seat: u8, at: i64 },
    /// The table is set anew, with other options. [`StoreError::SeatTaken`](crate::StoreError::SeatTaken) if somebody else has sat
    /// down.
    Replan(Box<Table>),
    /// Bots take all open seats, and the match begins. `NotFound` if it has begun already.
    Fill { table: String, level: String, at: i64 },
    /// Nothing will be played. `NotFound` if the match has begun already.
    CallOff { table: String, at: i64 },
    /// A table where the same people play once more. [`StoreError::Conflict`](crate::StoreError::Conflict) if there is one already.
    Rematch {
        of: String,
        table: Box<Table>,
        /// One that was called off does not count.
        instead_of: Option<String>,
        at: i64,
    },
}

impl Gathering {
    /// The table that it is about.
    pub fn table(&self) -> &str {
        match self {
            Gathering::StandUp { table, .. }
            | Gathering::SendBotAway { table, .. }
            | Gathering::Fill { table, .. }
            | Gathering::CallOff { table, .. } => table,
            Gathering::Replan(table) => &table.id,
            Gathering::Rematch { of, .. } => of,
        }
    }
}

/// The tables of a store that wait for people.
pub trait Lobby: Send + Sync {
    /// Those that everybody may find, the latest first, at most `limit`.
    fn open_tables(&self, limit: u32) -> Reply<'_, Vec<Table>>;

    fn gather(&self, change: Gathering) -> Reply<'_, ()>;
}
