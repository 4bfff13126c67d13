//! How fast a match is to be played.

use engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Pace {
    /// Nobody looks at a clock.
    #[default]
    Untimed,
    /// So many seconds for each seat, and so many more for each turn.
    Live { base: u32, increment: u32 },
    /// So many days for each decision.
    Days { days: u32 },
}

/// What happens when a seat has no time left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
#[serde(deny_unknown_fields)]
pub struct Expiry {
    /// How well the bot plays that decides instead.
    pub level: String,
    pub until: StandInUntil,
}

/// How long a bot plays for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
#[serde(rename_all = "snake_case")]
pub enum StandInUntil {
    /// Until the person comes back.
    Return,
    /// For the decision that is due.
    Decision,
    /// For good.
    End,
}

/// What people at a table vote on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Motion {
    /// A bot is to play for whoever sits there, until the person is back.
    Replace {
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// The match is to end unfinished.
    End,
}

/// `POST /api/tables/{id}/vote`: a no is enough to end it.
#[derive(Clone, Copy, Debug, Deserialize, TS, ToSchema)]
#[ts(export)]
#[serde(deny_unknown_fields)]
pub struct Vote {
    pub motion: Motion,
    pub is_aye: bool,
}

/// What is voted on, and by whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(export)]
pub struct MotionInfo {
    pub motion: Motion,
    /// Seats of people who have a say, and of those who have said yes.
    #[schema(value_type = Vec<u8>)]
    pub voters: Vec<Seat>,
    #[schema(value_type = Vec<u8>)]
    pub ayes: Vec<Seat>,
}

/// `GET` and `POST /api/me/night`: hours in which no clock of mine runs that counts days.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
#[serde(deny_unknown_fields)]
pub struct MyNight {
    /// None: there are no such hours.
    pub night: Option<NightInfo>,
}

/// Minutes after midnight (UTC), at most twelve hours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
#[serde(deny_unknown_fields)]
pub struct NightInfo {
    pub from: u16,
    pub to: u16,
}

/// A bot that plays for somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(export)]
pub struct StandInInfo {
    pub level: String,
    pub until: StandInUntil,
}

/// The clock of a seat at the moment this was sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(export)]
pub struct ClockInfo {
    #[schema(value_type = u8)]
    pub seat: Seat,
    #[ts(type = "number")]
    pub left_ms: i64,
    pub is_running: bool,
}
