//! What is stored, as plain data.

use serde_json::Value;

use crate::{Clock, Motion, Night, StandIn, Tick};

/// Somebody who came by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    pub id: String,
    /// Empty until the guest gave one.
    pub name: String,
}

/// A key that servers sign with.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret {
    pub name: String,
    pub value: Vec<u8>,
}

/// A table and its match, without the steps.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    pub id: String,
    pub game: String,
    /// The version the match was begun with.
    pub rules_version: u32,
    /// The newest version that played a step of it; before the first one, that it was begun with.
    pub played_by: u32,
    pub setup: Value,
    /// In hex. Secret until the match is over.
    pub seed: String,
    /// The guest who set it.
    pub host: String,
    pub phase: Phase,
    pub seats: Vec<Sitter>,
    pub help: Help,
    /// Seats without whom the match does not go on; while seats are open, those who will begin.
    pub pending: Vec<u8>,
    /// Seconds since 1970.
    pub created_at: i64,
    pub updated_at: i64,
    /// By seat; empty until the match is over.
    pub results: Vec<SeatResult>,
    /// Whether everybody finds it among the open tables.
    pub is_public: bool,
    /// What its host wants beside the rules, as the server reads it.
    pub terms: Value,
    /// Seconds since 1970: so long it waits for people; none: as long as it takes.
    pub waits_until: Option<i64>,
    /// Guests whom the host sent away.
    pub unwelcome: Vec<String>,
    /// The table where the same people play once more.
    pub rematch: Option<String>,
    /// Read only: a step, and what changes the pace, write them.
    pub clocks: Vec<Clock>,
    /// Read only, like them.
    pub motion: Option<Motion>,
}

impl Table {
    /// Whether it still waits for people, or was called off before they had come.
    pub fn never_began(&self) -> bool {
        self.phase == Phase::Gathering || (self.phase == Phase::Halted && self.seats.contains(&Sitter::Open))
    }
}

/// What a coach does at a table where one person plays against bots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Help {
    /// It says what it would do when it is asked.
    pub hints: bool,
    /// It warns before a blunder.
    pub warnings: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Open seats are left.
    Gathering,
    Running,
    Over,
    /// Something broke, and the match was ended for it. Servers do that no more: they park it.
    Halted,
    /// Under way, but this program cannot play it on: its rules are older than the match, refuse what was played, or break. Known
    /// only to the server that finds it so; a store keeps it as running, so that the right program goes on.
    Parked,
}

impl Phase {
    /// As they are stored.
    pub(crate) const ALL: [Phase; 4] = [Phase::Gathering, Phase::Running, Phase::Over, Phase::Halted];

    pub fn name(self) -> &'static str {
        match self {
            Phase::Gathering => "gathering",
            Phase::Running | Phase::Parked => "running",
            Phase::Over => "over",
            Phase::Halted => "halted",
        }
    }

    /// Whether nothing more will be played.
    pub fn has_ended(self) -> bool {
        matches!(self, Phase::Over | Phase::Halted)
    }
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    Open,
    Person {
        guest: String,
        /// How this person is called at this table, where several share one screen; none: as the guest is called.
        alias: Option<String>,
        /// The guest's own name. Read only: a store fills it in and never writes it.
        guest_name: String,
        /// A bot that plays for this person.
        stand_in: Option<StandIn>,
        /// The guest's own nights. Read only.
        night: Option<Night>,
    },
    Bot {
        level: String,
    },
}

impl Sitter {
    pub fn guest(id: &str) -> Self {
        Sitter::Person {
            guest: id.to_owned(),
            alias: None,
            guest_name: String::new(),
            stand_in: None,
            night: None,
        }
    }

    pub fn is_guest(&self, id: &str) -> bool {
        matches!(self, Sitter::Person { guest, .. } if guest == id)
    }
}

/// Somebody takes an open seat.
#[derive(Clone, Debug)]
pub struct Sitting {
    pub table: String,
    pub seat: u8,
    pub sitter: Sitter,
    pub at: i64,
}

/// One thing a seat did: an action, or an undo.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// Counted from 0; undos count too, so it always rises.
    pub number: u32,
    pub seat: u8,
    /// None: the seat's last action is undone.
    pub action: Option<Value>,
    /// None: a bot did it, or a browser that does not name its visit.
    pub request: Option<Request>,
}

/// What a browser asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// Names the visit of a page; only together with its guest is it somebody's.
    pub visit: String,
    pub id: u32,
}

/// What another server did, as far as one hears of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Somebody sat down at this table, or its match has so many steps now.
    Table { id: String, n_steps: u32 },
    /// Something may have been missed.
    Missed,
}

/// How far a table is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    pub table: String,
    pub n_steps: u32,
    pub updated_at: i64,
}

/// One step to be added, and what changes with it.
#[derive(Clone, Debug)]
pub struct Append {
    pub table: String,
    pub step: Step,
    /// By which version of the rules it was played.
    pub played_by: u32,
    /// What everybody can notice of it; none for a step in private, which must leave no trace on the table.
    pub touch: Option<Touch>,
    /// By seat, if the step ended the match.
    pub results: Option<Vec<SeatResult>>,
    /// Whether a bot has to decide now; none: as before.
    pub duty: Option<Duty>,
    /// In this order.
    pub ticks: Vec<Tick>,
}

/// Bots of a match have to decide: the only kind of work so far that is due.
pub const BOTS: &str = "bots";
/// The kind of due row for a table that waits for people: so long and no longer.
pub const GATHER: &str = "gather";
/// The kind of due row for a clock that runs out; its key is the seat.
pub const CLOCK: &str = "clock";

/// A change in what servers have to do for a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Duty {
    /// There is something to do, and who says so has begun.
    Begins(Lease),
    Ends,
}

/// Who works at something, and how long others leave it to this server without hearing of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lease {
    pub owner: String,
    pub ms: i64,
}

/// Work that was due, claimed by a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    pub kind: String,
    pub table: String,
    pub key: String,
    /// Goes up with each claim.
    pub token: i64,
    /// How often it was claimed.
    pub tries: u32,
}

/// Where a match stood: to be believed only by rules of the same version, and only if it fits the steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    pub table: String,
    pub n_steps: u32,
    pub rules_version: u32,
    pub body: Vec<u8>,
}

#[derive(Clone, Debug)]
pub struct Touch {
    pub at: i64,
    pub pending: Vec<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatResult {
    pub points: i32,
    pub place: u8,
}

/// How much a store holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stats {
    pub guests: u64,
    pub accounts: u64,
    pub sessions: u64,
    pub steps: u64,
    pub snapshots: u64,
    /// What has to be done, by whoever claims it.
    pub due: u64,
    pub tables: Vec<GameStats>,
    pub bytes: u64,
}

/// How many tables of one game are in one phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameStats {
    pub game: String,
    pub phase: Phase,
    pub tables: u64,
}
