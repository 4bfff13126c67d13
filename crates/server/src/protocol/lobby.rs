//! Tables that wait for people.

use engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Expiry, Pace, TableInfo};

/// What the host of a table wants beside the rules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
#[serde(default, deny_unknown_fields)]
pub struct Terms {
    /// Whether everybody finds the table in the lobby; otherwise only who has its link.
    pub is_public: bool,
    /// How long it waits for people; none: as long as it takes, and a public one for a week.
    pub waits: Option<Waits>,
    pub pace: Pace,
    /// Who plays for whoever runs out of time; none: a knight, until the person is back.
    pub expiry: Option<Expiry>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
#[serde(deny_unknown_fields)]
pub struct Waits {
    /// From 1 minute to a week.
    pub minutes: u32,
    pub otherwise: Otherwise,
}

/// What happens when not enough people have come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Otherwise {
    /// Bots of this level take the open seats, if anybody has sat down.
    Bots { level: String },
    /// Nothing is played.
    CallOff,
}

/// `POST /api/tables/{id}/start`: the host begins, with bots of this level on the open seats.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[ts(export)]
#[serde(deny_unknown_fields)]
pub struct Start {
    pub level: String,
}

/// `POST /api/tables/{id}/remove`: the host sends away who sits here.
#[derive(Clone, Copy, Debug, Deserialize, TS, ToSchema)]
#[ts(export)]
#[serde(deny_unknown_fields)]
pub struct Removal {
    #[schema(value_type = u8)]
    pub seat: Seat,
}

/// `GET /api/lobby`, and every message on its socket.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
#[ts(export)]
pub struct OpenTables {
    /// The latest first.
    pub tables: Vec<TableInfo>,
}
