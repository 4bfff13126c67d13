//! What server and browser say to each other. Exported to TypeScript; no type here can hold a state.

mod lobby;
mod pace;
mod people;

use catalog::{JsonText, LogEntry};
use engine::{GameInfo, Refusal, Seat, Status, Tick, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

pub use lobby::{OpenTables, Otherwise, Removal, Start, Terms, Waits};
pub use pace::{
    ClockInfo, Expiry, Motion, MotionInfo, MyNight, NightInfo, Pace, StandInInfo, StandInUntil, Vote,
};
pub use people::{Credentials, Everything, Farewell, Me, MyStep, MyTable, NewPassword, Rename, SessionInfo};

/// `GET /api/games`: what can be played here, and by which bots.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export)]
pub struct GameList {
    #[schema(value_type = Vec<Object>)]
    pub games: Vec<GameInfo>,
    /// The levels of play, weakest first.
    pub levels: Vec<String>,
}

/// `POST /api/tables`: a table to be set.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[ts(export)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub game: String,
    /// The game's setup, seat count included; missing options take their defaults.
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub setup: Value,
    /// Who is to sit where, one entry per seat. At least one is not a bot.
    pub seats: Vec<SeatPlan>,
    /// Only where one person plays against bots; such a match is unrated.
    #[serde(default)]
    #[ts(as = "Option<Help>", optional)]
    pub help: Help,
    /// Only against bots, or where the server lets hosts choose: who knows the seed knows every secret of the match.
    #[serde(default)]
    #[ts(optional)]
    pub seed: Option<String>,
    /// What the host wants beside the rules.
    #[serde(default)]
    #[ts(optional, as = "Option<Terms>")]
    pub terms: Terms,
}

/// What a coach does at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
#[serde(default, deny_unknown_fields)]
pub struct Help {
    /// It says what it would do when it is asked.
    pub hints: bool,
    /// It warns before a blunder.
    pub warnings: bool,
}

impl From<Help> for store::Help {
    fn from(Help { hints, warnings }: Help) -> Self {
        Self { hints, warnings }
    }
}

impl From<store::Help> for Help {
    fn from(store::Help { hints, warnings }: store::Help) -> Self {
        Self { hints, warnings }
    }
}

/// `POST /api/tables/{id}/counsel`: what a coach would do on this seat, at a table that has one; or what it thinks of an action.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CounselRequest {
    #[schema(value_type = u8)]
    pub seat: Seat,
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    pub action: Option<Value>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatPlan {
    /// The one who sets the table.
    Me,
    /// Another person on the same screen (hot-seat).
    Local { name: String },
    /// A bot of this level of play (`page` to `king`).
    Bot { level: String },
    /// Whoever follows the link first.
    Open,
}

/// `POST /api/tables/{id}/join`: takes an open seat; `POST /api/tables/{id}/fill`: the host lets a bot sit there.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[ts(export)]
#[serde(deny_unknown_fields)]
pub struct SeatRequest {
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// For `fill`: the bot's level.
    #[serde(default)]
    #[ts(optional)]
    pub level: Option<String>,
}

/// A table as somebody may see it: in lists, and in every sync.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
#[ts(export)]
pub struct TableInfo {
    pub id: String,
    pub game: String,
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub setup: Value,
    pub phase: TablePhase,
    pub seats: Vec<SeatInfo>,
    /// If a coach helps, the match is unrated.
    pub help: Help,
    /// Whether the asker set this table and may fill open seats.
    pub is_host: bool,
    /// Whether one of the asker's seats has to decide.
    pub is_my_turn: bool,
    /// SHA-256 of the seed.
    pub commitment: String,
    /// The seed itself, once the match is over.
    pub seed: Option<String>,
    /// Seconds since 1970.
    pub created_at: i64,
    pub updated_at: i64,
    /// Points and places by seat, once the match is over.
    pub result: Option<TableResult>,
    pub terms: Terms,
    /// Seconds since 1970: so long it waits for people; none: as long as it takes.
    pub waits_until: Option<i64>,
    /// The table where the same people play once more.
    pub rematch: Option<String>,
    /// Of seats that have had to decide against the clock.
    pub clocks: Vec<ClockInfo>,
    /// What the people at the table vote on.
    pub motion: Option<MotionInfo>,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
#[ts(export)]
pub struct TableResult {
    pub points: Vec<i32>,
    pub places: Vec<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(export)]
#[serde(rename_all = "snake_case")]
pub enum TablePhase {
    /// Open seats are left.
    Gathering,
    Running,
    Over,
    /// Something broke, and an older version of this program ended the match for it; the record can still be read.
    Halted,
    /// It was never begun.
    CalledOff,
    /// This program cannot play the match on, or broke over it, but another version of it can; until then its secrets are kept.
    Parked,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
#[ts(export)]
pub struct SeatInfo {
    #[schema(value_type = u8)]
    pub seat: Seat,
    pub kind: SeatKind,
    /// Empty for an open seat; for a bot its level, which the browser translates.
    pub name: String,
    /// Whether the asker plays this seat.
    pub is_mine: bool,
    /// Whether a person of this seat is connected; bots always are.
    pub is_here: bool,
    /// A bot that plays for the person.
    pub stand_in: Option<StandInInfo>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(export)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    Person,
    Bot,
    Open,
}

/// What the browser says on a table's socket (`GET /api/tables/{id}/socket?seat=S&log=N&visit=V`; `seat`: as which of
/// my seats I look, none: as a spectator; `log`: how many final lines of its log I already have: the `log_final` of the
/// last picture, 0 at first; `visit`: any word that stays the same when the page connects again).
///
/// Requests (messages with an id) of one socket are carried out in the order sent, and each id is answered exactly once.
/// Ids rise. A socket replaces an older one of the same visit, whose messages are ignored from then on. A step of a visit that was
/// carried out is not carried out again, whichever server it is sent to: its answer is a `sync` with its id.
#[derive(Clone, Debug, Deserialize, TS)]
#[ts(export)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ToServer {
    /// Plays an action. `id` comes back in the answer; `tick` is that of the picture it was chosen from.
    Act {
        id: u32,
        seat: Seat,
        tick: Tick,
        #[ts(type = "unknown")]
        action: Value,
    },
    /// Takes back the seat's last action, or withdraws its commit.
    Undo { id: u32, seat: Seat, tick: Tick },
    /// Asks whether an action would be accepted, and if not, why.
    Ask {
        id: u32,
        seat: Seat,
        #[ts(type = "unknown")]
        action: Value,
    },
    /// Looks as another of my seats (hot-seat: after the curtain), or as a spectator.
    Look { id: u32, seat: Option<Seat> },
    /// Answered at once, whatever the table is busy with: how long it takes tells nothing of what others do.
    Ping,
}

/// What the server says on a table's socket.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToBrowser {
    /// Everything. After connecting, `done` is the last request of this visit that was carried out (none: none was, or the
    /// server does not know any more); as an answer to `Look` it is that request.
    Sync {
        table: TableInfo,
        picture: Option<Picture>,
        done: Option<u32>,
    },
    /// The match went on, as far as this viewer can notice. `done`: the request of this socket that made this picture;
    /// it was carried out and is on disk.
    Update {
        picture: Picture,
        done: Option<u32>,
    },
    /// Somebody sat down, came, went; or the match ended.
    Table {
        table: TableInfo,
    },
    /// The request with this id was refused; nothing changed. Id 0: a message without an id.
    Refused {
        id: u32,
        refusal: RefusalReply,
    },
    /// The answer to `Ask`: no refusal means the action is legal.
    Answer {
        id: u32,
        refusal: Option<RefusalReply>,
    },
    Pong,
}

/// What one viewer sees of a match at one moment.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export)]
pub struct Picture {
    pub viewer: Viewer,
    pub tick: Tick,
    pub status: Status,
    #[ts(type = "unknown")]
    pub view: JsonText,
    /// The legal actions of the viewer's seat; empty when it has nothing to decide.
    #[ts(type = "unknown[]")]
    pub legal: JsonText,
    pub can_undo: bool,
    /// The viewer's log is cut to this many lines, then `log` is appended: an undo takes lines away.
    pub log_from: u32,
    pub log: Vec<LogEntry>,
    /// How many lines, counted from the first, no undo can remove.
    pub log_final: u32,
}

/// A match looked at again, told line by line (`GET /api/tables/{id}/review`, `POST /api/review`), each the data of an event of the
/// stream. A stream that breaks off before `ended` can be asked for again: what was found is known.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ReviewLine {
    Begun {
        length: u32,
    },
    Moment {
        #[ts(as = "catalog::Moment")]
        moment: JsonText,
    },
    Ended,
}

/// A refusal on the wire: one of the engine's, or one of the table's own.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(export)]
#[serde(untagged)]
pub enum RefusalReply {
    Engine(Refusal),
    Table(TableRefusal),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum TableRefusal {
    /// The seat is not the sender's.
    ForeignSeat,
    /// A bot plays for the sender, who has to come back first.
    StoodIn,
    /// Seats are still open.
    NotRunning,
    /// The match waits for another version of the program.
    Parked,
    /// Too many messages in a short time.
    TooFast,
    /// This seat has taken back as often as it may in one match.
    TooOften,
    /// The step could not be kept, so it did not happen; it can be tried again.
    NotKept,
    /// The store cannot be reached: whether the step was kept is seen when it can.
    Away,
    /// Something broke on the server; it is logged there.
    Internal,
}

/// The body of every refused HTTP request. The browser translates `code` (`error-<code>`).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
pub struct ErrorBody {
    pub code: ErrorCode,
    /// For developers; never shown as it is to a player, never holds a secret.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub detail: Option<String>,
}

/// Why a request was refused: the whole list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// The request cannot be read.
    Malformed,
    /// A name has 1 to 24 characters that can be seen.
    BadName,
    /// Somebody who registered has this name.
    NameTaken,
    /// A password has 8 to 200 characters and is not the name.
    BadPassword,
    /// The password, or the name itself, is wrong.
    WrongLogin,
    /// My own password is wrong.
    WrongPassword,
    /// A password was tried too often.
    TooManyTries,
    /// Only for who has an account and is logged in.
    NotRegistered,
    /// Who registers has no account yet.
    HasAccount,
    /// The options do not go together, or there are too many or too few seats.
    BadSetup,
    /// Who sits where does not fit: a seat without a plan, an unknown level of play, nobody but bots.
    BadSeats,
    /// What the host wants beside the rules cannot be.
    BadTerms,
    /// A night is at most twelve hours long.
    BadNight,
    /// This is no record, or it does not replay to what it says.
    BadRecord,
    /// The request came from another site.
    WrongOrigin,
    /// Only who set the table may do this.
    NotHost,
    /// What only this seat knows, before the match is over.
    ForeignSeat,
    /// No coach helps at this table.
    NoHelp,
    /// The seat has nothing to decide, or cannot do that.
    NotAwaited,
    UnknownGame,
    UnknownTable,
    /// There is nothing at this address.
    NotFound,
    MethodNotAllowed,
    /// Somebody else was quicker.
    SeatTaken,
    /// The host does not want me at this table.
    Unwelcome,
    /// What only a table that waits for people allows.
    HasBegun,
    /// What only a match under way allows.
    NotRunning,
    /// Something else is voted on.
    OtherMotion,
    /// Records, and views of everything, are for finished matches.
    NotOver,
    TooLarge,
    /// The request took too long, or did not arrive in time.
    TooSlow,
    /// The body has to be JSON.
    WrongType,
    TooFast,
    /// Too many tables or sockets at once.
    TooMany,
    /// The server cannot reach its storage; it may in a moment.
    Away,
    /// Something broke on the server; it is logged there.
    Internal,
}
