//! Scenario files: a position, some steps, what must hold.
//!
//! ```json
//! { "name": "three tokens, then ready", "rule": "D1", "game": "drafts", "viewer": 0,
//!   "setup": { "seats": 2 }, "seed": 7, "chance": [0, 1], "patch": { "round": 2 },
//!   "steps": [
//!     { "seat": 0, "action": { "type": "put", "field": 1 } },
//!     { "seat": 0, "action": { "type": "ready" }, "refused": true, "reason": "tokens_left" },
//!     { "seat": 1, "legal": { "includes": [], "excludes": [], "count": 4 } },
//!     { "chance": [5, 0] },
//!     { "undo": 0 },
//!     { "expect": { "round": 2 } },
//!     { "view": 1, "expect": { "round": 2 } },
//!     { "status": { "type": "together" } },
//!     { "points": [0, 0] }, { "places": [1, 1] }, { "over": false }
//!   ] }
//! ```
//! Scripted draws serve that and the following steps; `chance` beside `steps` serves set-up, `chance` in a step with
//! an action that action first. After the script, draws come from the seed. `viewer` is whose picture a rules page shows.

pub mod differences;
mod run;
mod step;

use engine::Seed;
use serde::{Deserialize, Deserializer};
use serde_json::Value;

pub use run::{ScenarioFailure, play, run};
pub use step::{Answer, Legal, NoSeat, Step, ViewOf};

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    pub name: String,
    /// The number of the rule it shows.
    #[serde(default)]
    pub rule: Option<String>,
    /// The game's slug.
    pub game: String,
    pub setup: Value,
    /// An integer or 64 hex digits.
    #[serde(default = "default_seed", deserialize_with = "read_seed")]
    pub seed: Seed,
    /// Draws of the set-up.
    #[serde(default)]
    pub chance: Vec<u32>,
    /// RFC 7396 merge patch onto the state's JSON after set-up. Where an entry cannot be missing, null empties it.
    #[serde(default)]
    pub patch: Option<Value>,
    /// Whose picture is shown where the scenario is a worked example; nobody's in particular: a spectator's.
    #[serde(default)]
    pub viewer: ViewOf,
    pub steps: Vec<Step>,
}

impl Scenario {
    pub fn from_json(text: &str) -> Result<Self, ScenarioFailure> {
        serde_json::from_str(text).map_err(|error| ScenarioFailure { step: 0, detail: error.to_string() })
    }
}

fn default_seed() -> Seed {
    Seed::from_number(1)
}

fn read_seed<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged, expecting = "a seed is an integer from 0 or 64 hex digits")]
    enum NumberOrText {
        Number(u64),
        Text(String),
    }
    match NumberOrText::deserialize(deserializer)? {
        NumberOrText::Number(number) => Ok(Seed::from_number(number)),
        NumberOrText::Text(text) => text.parse().map_err(serde::de::Error::custom),
    }
}
