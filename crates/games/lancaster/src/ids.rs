//! Names of the things on the table. Every id is a word of its own across all kinds, since texts are looked up by it.

use engine::Seat;
use enum_map::Enum;
use enumset::EnumSetType;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One of the nine counties, in scoring order A to I (3.2).
#[derive(Debug, PartialOrd, Ord, Hash, Enum, EnumSetType, Serialize, Deserialize, TS)]
#[enumset(serialize_repr = "list")]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "lancaster/")]
pub enum County {
    Northumberland,
    Stafford,
    York,
    Gloucester,
    Bedford,
    Suffolk,
    Somerset,
    Dorset,
    Surrey,
}

impl County {
    pub const ALL: [County; 9] = [
        County::Northumberland,
        County::Stafford,
        County::York,
        County::Gloucester,
        County::Bedford,
        County::Suffolk,
        County::Somerset,
        County::Dorset,
        County::Surrey,
    ];

    /// The county scored after this one.
    pub fn next(self) -> Option<County> {
        County::ALL.get(self as usize + 1).copied()
    }
}

/// The nobles of one letter; a seat may own one of each (3.8).
#[derive(Debug, PartialOrd, Ord, Hash, Enum, EnumSetType, Serialize, Deserialize, TS)]
#[enumset(serialize_repr = "list")]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "lancaster/")]
#[allow(clippy::enum_variant_names, reason = "bare letters would not be ids of their own")]
pub enum Noble {
    NobleA,
    NobleB,
    NobleC,
    NobleD,
    NobleE,
    NobleF,
    NobleG,
    NobleH,
    NobleI,
}

impl Noble {
    pub const ALL: [Noble; 9] = [
        Noble::NobleA,
        Noble::NobleB,
        Noble::NobleC,
        Noble::NobleD,
        Noble::NobleE,
        Noble::NobleF,
        Noble::NobleG,
        Noble::NobleH,
        Noble::NobleI,
    ];
}

/// A space of a castle board, and the extension tile that fits it (3.3). In the engine's default scoring order.
#[derive(Debug, PartialOrd, Ord, Hash, Enum, EnumSetType, Serialize, Deserialize, TS)]
#[enumset(serialize_repr = "list")]
#[ts(export, export_to = "lancaster/")]
pub enum Space {
    /// The Treasury.
    #[serde(rename = "castle_gold")]
    Gold,
    /// The Stables.
    #[serde(rename = "castle_squires")]
    Squires,
    /// The Steward's Hall.
    #[serde(rename = "castle_mixed")]
    Mixed,
    /// The Chancery.
    #[serde(rename = "castle_votes")]
    Votes,
    /// The Armoury.
    #[serde(rename = "castle_recruit")]
    Recruit,
    /// The Tiltyard.
    #[serde(rename = "castle_upgrade")]
    Upgrade,
}

impl Space {
    pub const ALL: [Space; 6] =
        [Space::Gold, Space::Squires, Space::Mixed, Space::Votes, Space::Recruit, Space::Upgrade];
}

/// A King's Favour tile (3.4).
#[derive(Debug, PartialOrd, Ord, Hash, Enum, EnumSetType, Serialize, Deserialize, TS)]
#[enumset(serialize_repr = "list")]
#[ts(export, export_to = "lancaster/")]
pub enum Favour {
    #[serde(rename = "fav_upgrade")]
    Upgrade,
    #[serde(rename = "fav_noble")]
    Noble,
    #[serde(rename = "fav_gold")]
    Gold,
    #[serde(rename = "fav_squires")]
    Squires,
    #[serde(rename = "fav_mixed_1")]
    Mixed1,
    #[serde(rename = "fav_mixed_2")]
    Mixed2,
}

/// A place for a conflict card: the upper row holds this round's conflicts, the lower one second attempts (3.5).
#[derive(Debug, PartialOrd, Ord, Hash, Enum, EnumSetType, Serialize, Deserialize, TS)]
#[enumset(serialize_repr = "list")]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "lancaster/")]
pub enum Place {
    UpperLeft,
    UpperRight,
    LowerLeft,
    LowerRight,
}

impl Place {
    pub const ALL: [Place; 4] = [Place::UpperLeft, Place::UpperRight, Place::LowerLeft, Place::LowerRight];
    pub const UPPER: [Place; 2] = [Place::UpperLeft, Place::UpperRight];
    pub const LOWER: [Place; 2] = [Place::LowerLeft, Place::LowerRight];
    /// Second attempts come first, each row from left to right (5.8, R26).
    pub const IN_ORDER: [Place; 4] =
        [Place::LowerLeft, Place::LowerRight, Place::UpperLeft, Place::UpperRight];

    pub fn is_second_attempt(self) -> bool {
        matches!(self, Place::LowerLeft | Place::LowerRight)
    }
}

/// A law card (3.6). The cards bear no words; the titles in the comments are ours.
#[derive(Debug, PartialOrd, Ord, Hash, Enum, EnumSetType, Serialize, Deserialize, TS)]
#[enumset(serialize_repr = "list")]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "lancaster/")]
pub enum Law {
    /// Golden Spurs.
    L01,
    /// Call to Arms.
    L02,
    /// Rule of the Shires.
    L03,
    /// Bought Voices.
    L04,
    /// Royal Retinue.
    L05,
    /// Spoils of War.
    L06,
    /// Muster of Pages.
    L07,
    /// Campaign Pay.
    L08,
    /// Chance of Advancement.
    L09,
    /// Bannerets.
    L10,
    /// Stone and Mortar.
    L11,
    /// Honours of France.
    L12,
    /// Lord of Three Shires.
    L13,
    /// Young Guard.
    L14,
    /// Noble Patronage.
    L15,
    /// Gold to the Crown.
    L16,
    /// Service of Squires.
    L17,
    /// Complete Chivalry.
    L18,
}

/// Whose knights: a player's own, or in the game of two also those of the ally that player steers (7.1).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Enum, Serialize, Deserialize, TS,
)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "lancaster/")]
pub enum Banner {
    #[default]
    Own,
    Ally,
}

/// A party on the board: knights of one colour and the seat that steers them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "lancaster/")]
pub struct House {
    pub seat: Seat,
    #[serde(default)]
    pub banner: Banner,
}

impl House {
    pub fn own(seat: Seat) -> Self {
        Self { seat, banner: Banner::Own }
    }

    pub fn ally(seat: Seat) -> Self {
        Self { seat, banner: Banner::Ally }
    }

    pub fn is_ally(self) -> bool {
        self.banner == Banner::Ally
    }
}

/// Where a knight in service stands. JSON: the bare id of the place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(untagged)]
#[ts(export, export_to = "lancaster/")]
pub enum Spot {
    Home(Court),
    County(County),
    Castle(Space),
    Conflict(Place),
}

impl Spot {
    pub const COURT: Spot = Spot::Home(Court::Court);
}

/// The one spot that is neither county, castle nor conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "lancaster/")]
pub enum Court {
    Court,
}

/// A voting tile (5.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "lancaster/")]
pub enum Ballot {
    Yes,
    No,
}

/// What the holder of a county takes (5.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "lancaster/")]
pub enum Claim {
    Noble,
    Reward,
    Both,
}

/// What a gain, a payment or a change is due to. JSON: the bare id of the thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(untagged)]
#[ts(export, export_to = "lancaster/")]
pub enum Cause {
    Favour(Favour),
    Law(Law),
    County(County),
    Castle(Space),
    Occasion(Occasion),
}

/// Causes that are neither tile, card nor space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "lancaster/")]
pub enum Occasion {
    RoundTable,
    FirstExtension,
}
