//! People: names, accounts, sessions.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{NightInfo, TableInfo};

/// `POST /api/me`: how I want to be called.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[ts(export)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    pub name: String,
}

/// `GET /api/me`.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export)]
pub struct Me {
    pub name: String,
    /// Whether I have an account, and am logged in.
    pub is_registered: bool,
    /// Whether I take care of this server.
    pub is_steward: bool,
}

/// `POST /api/account`: registers; `POST /api/login`: logs in.
#[derive(Deserialize, TS, ToSchema)]
#[ts(export)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    pub name: String,
    pub password: String,
}

/// `POST /api/account/password`.
#[derive(Deserialize, TS, ToSchema)]
#[ts(export)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    pub old: String,
    pub new: String,
}

/// `POST /api/me/delete`: forgets me. Who has an account says its password.
#[derive(Deserialize, TS, ToSchema)]
#[ts(export)]
#[serde(deny_unknown_fields)]
pub struct Farewell {
    #[serde(default)]
    #[ts(optional)]
    pub password: Option<String>,
}

/// Where I am logged in.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export)]
pub struct SessionInfo {
    pub id: String,
    /// What the browser says of itself.
    pub device: String,
    /// Seconds since 1970.
    pub created_at: i64,
    pub seen_at: i64,
    /// Whether it is the one that asks.
    pub is_this: bool,
}

/// `GET /api/me/export`: everything that is stored about me.
#[derive(Serialize, ToSchema)]
pub struct Everything {
    pub name: String,
    /// Seconds since 1970; none without an account.
    pub registered_at: Option<i64>,
    pub is_steward: bool,
    pub sessions: Vec<SessionInfo>,
    pub night: Option<NightInfo>,
    pub tables: Vec<MyTable>,
}

/// A table, and what I did there.
#[derive(Serialize, ToSchema)]
pub struct MyTable {
    pub table: TableInfo,
    pub steps: Vec<MyStep>,
}

/// Not numbered: numbers would tell how often others chose in private.
#[derive(Serialize, ToSchema)]
pub struct MyStep {
    pub seat: u8,
    /// None: the last action was taken back.
    #[schema(value_type = Object)]
    pub action: Option<serde_json::Value>,
}
