//! What the catalog and the lobby know of a game without playing it.

use serde::Serialize;
use ts_rs::TS;

/// Fields of actions and events that hold a seat. Labels name the player there instead of printing the number; a
/// game that needs another word for a seat adds it here, so that command line and browser agree.
pub const SEAT_FIELDS: &[&str] =
    &["seat", "by", "target", "owner", "other_owner", "rival", "from_seat", "to_seat", "winner"];

#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct GameInfo {
    /// Stable id, also in addresses: `heads-of-state`.
    pub slug: &'static str,
    /// The title, the same in all languages.
    pub name: &'static str,
    /// Fewest and most seats.
    pub seats: (u8, u8),
    /// Raised by a change of rules that alters old records.
    pub rules_version: u32,
    /// Roughly how long a match of people takes, in minutes.
    pub minutes: (u16, u16),
    /// No match has more actions; a law checks it.
    pub max_plies: u32,
    pub options: &'static [OptionInfo],
}

/// One option of a game's setup, as the lobby offers it. Texts: `<slug>-option-<key>`, with the attribute
/// `.help`, and `<slug>-option-<key>-<value>`.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct OptionInfo {
    pub key: &'static str,
    pub choices: Choices,
    /// Seat counts for which the option means something.
    pub seats: (u8, u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Choices {
    /// JSON: `true` or `false`.
    Flag { default: bool },
    /// JSON: one of these strings; the first is the default.
    OneOf { values: &'static [&'static str] },
    /// JSON: a number.
    Number { min: i32, max: i32, default: i32 },
}
