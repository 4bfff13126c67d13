//! The six boards (3.12): const tables made by the build script from `data/maps`.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

/// The maps in the order of their names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "scharz/")]
pub enum MapId {
    Britannia,
    Huns,
    Italia,
    Orient,
    Taifas,
    Vikings,
}

impl MapId {
    pub const ALL: [MapId; 6] =
        [MapId::Britannia, MapId::Huns, MapId::Italia, MapId::Orient, MapId::Taifas, MapId::Vikings];

    pub fn data(self) -> &'static MapData {
        &MAPS[self as usize]
    }

    pub fn space(self, local: usize) -> Space {
        Space((self as u16) << 6 | local as u16)
    }
}

/// What a space is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nature {
    Field,
    Calm,
    Rough,
    /// A black river section.
    River,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    Yellow,
    Green,
    Brown,
    Turquoise,
    Grey,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "scharz/")]
pub enum Climate {
    Cold,
    #[default]
    Temperate,
    Subtropical,
}

impl Climate {
    pub const ALL: [Climate; 3] = [Climate::Cold, Climate::Temperate, Climate::Subtropical];
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Homeland {
    Free,
    /// Nobody can own the field (3.12).
    Neutral,
    /// By the number of the faction on its map.
    Of(u8),
}

/// Marks of fields and seas that rules ask for.
pub mod tag {
    pub const ROME: u32 = 1;
    pub const CARTHAGE: u32 = 1 << 1;
    pub const CONSTANTINOPLE: u32 = 1 << 2;
    pub const ETRURIA: u32 = 1 << 3;
    pub const ILLYRIA: u32 = 1 << 4;
    pub const BARBARORUM: u32 = 1 << 5;
    pub const DESERT: u32 = 1 << 6;
    pub const OASIS: u32 = 1 << 7;
    pub const PATHS: u32 = 1 << 8;
    pub const BELGICA: u32 = 1 << 9;
    pub const LOWLAND: u32 = 1 << 10;
    pub const DANUBE_LEFT: u32 = 1 << 11;
    pub const DANUBE_RIGHT: u32 = 1 << 12;
    pub const IBERIA: u32 = 1 << 13;
    pub const VIKING_HOME: u32 = 1 << 14;
    pub const VIKING_START: u32 = 1 << 15;
    pub const HIBERNIA: u32 = 1 << 16;
    pub const CALEDONIA: u32 = 1 << 17;
    pub const ISLES: u32 = 1 << 18;
    pub const BRITANNIA: u32 = 1 << 19;
}

#[derive(Debug)]
pub struct SpaceData {
    pub id: &'static str,
    pub name: &'static str,
    pub nature: Nature,
    /// Twice the same colour on a full field.
    pub colours: [Colour; 2],
    pub climate: Climate,
    pub homeland: Homeland,
    pub tags: u32,
    /// Fields over a valid border.
    pub land: u64,
    /// Fields over an impassable border.
    pub blocked: u64,
    /// Fields over a black river.
    pub river: u64,
    /// A field's seas and sections; the fields of a sea or section.
    pub coast: u64,
    /// Seas and sections next to a sea or section.
    pub water: u64,
}

impl SpaceData {
    pub fn is_field(&self) -> bool {
        self.nature == Nature::Field
    }

    /// Whether the whole field has this colour.
    pub fn is_full(&self, colour: Colour) -> bool {
        self.is_field() && self.colours == [colour; 2]
    }

    pub fn has(&self, colour: Colour) -> bool {
        self.is_field() && self.colours.contains(&colour)
    }

    /// Mountains and wetlands (3.9).
    pub fn is_rough_land(&self) -> bool {
        self.is_full(Colour::Brown) || self.is_full(Colour::Turquoise)
    }

    pub fn is_neutral(&self) -> bool {
        self.homeland == Homeland::Neutral
    }

    pub fn is_tagged(&self, tags: u32) -> bool {
        self.tags & tags != 0
    }
}

#[derive(Debug)]
pub struct River {
    pub id: &'static str,
    /// Black sections from the mouth upwards.
    pub sections: &'static [u8],
    /// Navigable fields from the mouth upwards.
    pub fields: &'static [u8],
    pub mouth: u8,
}

#[derive(Debug)]
pub struct MapData {
    pub name: &'static str,
    /// Negative before Christ.
    pub year: i32,
    pub factions: &'static [&'static str],
    pub max_players: &'static [u8],
    pub spaces: &'static [SpaceData],
    pub rivers: &'static [River],
    /// (field, field, section) of each border that is a black river.
    pub crossings: &'static [(u8, u8, u8)],
    /// Sets of places: all fields, the neutral ones, those of them without combat, all seas.
    pub fields: u64,
    pub neutral: u64,
    pub peaceful: u64,
    pub seas: u64,
}

impl MapData {
    /// The set of spaces of which something holds.
    pub fn set(&self, holds: impl Fn(&SpaceData) -> bool) -> u64 {
        let mut set = 0;
        for (index, space) in self.spaces.iter().enumerate() {
            set |= u64::from(holds(space)) << index;
        }
        set
    }
}

include!(concat!(env!("OUT_DIR"), "/maps.rs"));

/// A space of one of the maps: the map and the place in its list. JSON: the id of the map file.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(as = "String", export, export_to = "scharz/")]
pub struct Space(u16);

impl Space {
    pub fn map(self) -> MapId {
        MapId::ALL[usize::from(self.0 >> 6)]
    }

    /// The place in the list of the map, below 64.
    pub const fn local(self) -> usize {
        (self.0 & 63) as usize
    }

    pub const fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }

    pub fn data(self) -> &'static SpaceData {
        &self.map().data().spaces[self.local()]
    }

    pub fn from_id(id: &str) -> Option<Space> {
        MapId::ALL.into_iter().find_map(|map| {
            let local = map.data().spaces.iter().position(|space| space.id == id)?;
            Some(map.space(local))
        })
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.data().id)
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.data().id)
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        Space::from_id(&id).ok_or_else(|| serde::de::Error::custom(format!("{id:?} is no space")))
    }
}

/// The places of a set, ascending.
pub fn places(mut set: u64) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        let place = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(place)
    })
}
