//! The names of things: places, tracks, clans, cards (chapter 3), and where steps come from. Their JSON is the id in
//! snake case, and no word is used for two kinds of things.

use enum_map::Enum;
use enumset::EnumSetType;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A place where agents stand, in board order (3.2).
#[derive(Debug, Enum, EnumSetType, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[enumset(repr = "u8", serialize_repr = "list")]
#[ts(export, export_to = "regents/")]
pub enum Location {
    Throne,
    Knights,
    Treasure,
    Chapel,
    Store,
    Tower,
    Rampart,
}

/// An influence track, named for its domain, in board order (3.4). A domain card is named for its track.
#[derive(Debug, Default, Enum, EnumSetType, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[enumset(repr = "u8", serialize_repr = "list")]
#[ts(export, export_to = "regents/")]
pub enum Track {
    #[default]
    Politics,
    Military,
    Finance,
    Religion,
    Trade,
}

/// A clan; it lacks exactly one action card (3.6).
#[derive(Debug, Default, Enum, EnumSetType, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[enumset(repr = "u8", serialize_repr = "list")]
#[ts(export, export_to = "regents/")]
pub enum Clan {
    #[default]
    Mackintosh,
    Macgregor,
    Macleod,
    Campbell,
    Macduff,
    Stewart,
}

/// An action card (3.7).
#[derive(Debug, Enum, EnumSetType, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[enumset(repr = "u8", serialize_repr = "list")]
#[ts(export, export_to = "regents/")]
pub enum Card {
    Suspicion,
    Diplomacy,
    Alliance,
    Privilege,
    Influence,
    Betrayal,
}

/// A barrier space of a track: 4, 10 or 24 points (3.5).
#[derive(Debug, Enum, EnumSetType, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[enumset(repr = "u8", serialize_repr = "list")]
#[ts(export, export_to = "regents/")]
pub enum Threshold {
    First,
    Second,
    Third,
}

/// Where steps of choice come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "regents/")]
pub enum StepSource {
    /// The Influence card.
    Influence,
    FifthCard,
    /// A right accusation.
    Accusation,
    Tower,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "regents/")]
pub enum RetreatSource {
    /// A wrong accusation.
    Penalty,
    Rampart,
}

impl Location {
    pub const ALL: [Location; 7] = [
        Location::Throne,
        Location::Knights,
        Location::Treasure,
        Location::Chapel,
        Location::Store,
        Location::Tower,
        Location::Rampart,
    ];

    /// The track of a hall; none for Tower and Rampart.
    pub const fn track(self) -> Option<Track> {
        match self {
            Location::Throne => Some(Track::Politics),
            Location::Knights => Some(Track::Military),
            Location::Treasure => Some(Track::Finance),
            Location::Chapel => Some(Track::Religion),
            Location::Store => Some(Track::Trade),
            Location::Tower | Location::Rampart => None,
        }
    }

    pub const fn is_hall(self) -> bool {
        self.track().is_some()
    }
}

impl Track {
    pub const ALL: [Track; 5] =
        [Track::Politics, Track::Military, Track::Finance, Track::Religion, Track::Trade];

    /// The hall whose majority moves this track's marker (3.8).
    pub const fn hall(self) -> Location {
        match self {
            Track::Politics => Location::Throne,
            Track::Military => Location::Knights,
            Track::Finance => Location::Treasure,
            Track::Religion => Location::Chapel,
            Track::Trade => Location::Store,
        }
    }
}

impl Clan {
    pub const ALL: [Clan; 6] =
        [Clan::Mackintosh, Clan::Macgregor, Clan::Macleod, Clan::Campbell, Clan::Macduff, Clan::Stewart];

    /// The one card this clan lacks (3.6).
    pub const fn lacks(self) -> Card {
        match self {
            Clan::Mackintosh => Card::Suspicion,
            Clan::Macgregor => Card::Diplomacy,
            Clan::Macleod => Card::Alliance,
            Clan::Campbell => Card::Privilege,
            Clan::Macduff => Card::Influence,
            Clan::Stewart => Card::Betrayal,
        }
    }
}

impl Card {
    /// Whoever holds or plays this card is not of this clan (3.7).
    pub const fn excludes(self) -> Clan {
        match self {
            Card::Suspicion => Clan::Mackintosh,
            Card::Diplomacy => Clan::Macgregor,
            Card::Alliance => Clan::Macleod,
            Card::Privilege => Clan::Campbell,
            Card::Influence => Clan::Macduff,
            Card::Betrayal => Clan::Stewart,
        }
    }
}

impl Threshold {
    pub const ALL: [Threshold; 3] = [Threshold::First, Threshold::Second, Threshold::Third];

    /// The ordinal of the space on every track.
    pub const fn ordinal(self) -> u8 {
        match self {
            Threshold::First => 4,
            Threshold::Second => 8,
            Threshold::Third => 12,
        }
    }

    /// The threshold on this ordinal, if there is one.
    pub const fn at(ordinal: u8) -> Option<Threshold> {
        match ordinal {
            4 => Some(Threshold::First),
            8 => Some(Threshold::Second),
            12 => Some(Threshold::Third),
            _ => None,
        }
    }
}
