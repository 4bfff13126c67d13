//! What every game of Liege is built on.
//!
//! A [`Game`] is the state of one match and the rules that change it. A [`Match`] is the only way to play it:
//! it checks seat, tick and legality, keeps what may be undone, and the log. A [`Record`] is a match as a
//! file. Nothing in this crate reads a clock, starts a thread, opens a file or draws system randomness: a match is
//! (setup, seed, actions), and everything else is a cache.

mod chance;
mod ctx;
mod game;
mod info;
mod list;
mod matches;
pub mod options;
mod perft;
mod playout;
mod record;
mod refusal;
mod seat;

pub use chance::{Chance, FastChance, Scripted, Seed, SeedError, SeededChance};
pub use ctx::{Audience, Ctx, Told};
pub use game::{BadSetup, Flow, Game, Setup, Status, Viewer};
pub use info::{Choices, GameInfo, OptionInfo, SEAT_FIELDS};
pub use list::List;
pub use matches::{LogLine, Match, Savepoint, Snapshot, Tick};
pub use perft::perft;
pub use playout::{Playout, playout};
pub use record::{BadRecord, Played, Record, RecordResult};
pub use refusal::{Reason, Refusal};
pub use seat::{MAX_SEATS, PerSeat, Seat, Seats};
