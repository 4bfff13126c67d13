//! The six boards (3.12): const tables made by the build script from `data/maps`.

use std::fmt;

use crate::state::{Numbered, Place, Set};
use enumset::{EnumSet, EnumSetType, enum_set};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

/// The maps in the order of their names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
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

    pub fn space(self, place: Place) -> Space {
        Space { map: self, place }
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
#[derive(EnumSetType, Debug)]
pub enum Tag {
    Rome,
    Carthage,
    Constantinople,
    Etruria,
    Illyria,
    Barbarorum,
    Desert,
    Oasis,
    Paths,
    Belgica,
    Lowland,
    DanubeLeft,
    DanubeRight,
    Iberia,
    VikingHome,
    VikingStart,
    Hibernia,
    Caledonia,
    Isles,
    Britannia,
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
    pub tags: EnumSet<Tag>,
    /// Fields over a valid border.
    pub land: Set<Place>,
    /// Fields over an impassable border.
    pub blocked: Set<Place>,
    /// Fields over a black river.
    pub river: Set<Place>,
    /// A field's seas and sections; the fields of a sea or section.
    pub coast: Set<Place>,
    /// Seas and sections next to a sea or section.
    pub water: Set<Place>,
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

    /// With one tag or another.
    pub fn is_tagged(&self, tags: impl Into<EnumSet<Tag>>) -> bool {
        !self.tags.is_disjoint(tags.into())
    }
}

#[derive(Debug)]
pub struct River {
    pub id: &'static str,
    /// Black sections from the mouth upwards.
    pub sections: &'static [Place],
    /// Navigable fields from the mouth upwards.
    pub fields: &'static [Place],
    pub mouth: Place,
}

impl River {
    /// The spaces before and after one of its fields, or the field after its mouth.
    pub fn beside(&self, place: Place) -> Set<Place> {
        let chain = || std::iter::once(self.mouth).chain(self.fields.iter().copied());
        let steps = chain().zip(chain().skip(1));
        steps
            .map(|(here, there)| Set::one_if(there, here == place) | Set::one_if(here, there == place))
            .collect()
    }
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
    pub crossings: &'static [(Place, Place, Place)],
    /// Sets of places: all fields, the neutral ones, those of them without combat, all seas.
    pub fields: Set<Place>,
    pub neutral: Set<Place>,
    pub peaceful: Set<Place>,
    pub seas: Set<Place>,
}

impl MapData {
    /// The set of spaces of which something holds.
    pub fn set(&self, holds: impl Fn(&SpaceData) -> bool) -> Set<Place> {
        let spaces = self.spaces.iter().enumerate().filter(|(_, space)| holds(space));
        spaces.map(|(number, _)| Place::numbered(number)).collect()
    }

    pub fn all(&self) -> Set<Place> {
        self.set(|_| true)
    }

    pub fn at(&self, place: Place) -> &'static SpaceData {
        &self.spaces[place.number()]
    }
}

include!(concat!(env!("OUT_DIR"), "/maps.rs"));

/// A space of one of the maps: the map and the place in its list. JSON: the id of the map file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(as = "String", export, export_to = "scharz/")]
pub struct Space {
    map: MapId,
    place: Place,
}

impl Space {
    pub fn map(self) -> MapId {
        self.map
    }

    /// The place in the list of the map.
    pub const fn place(self) -> Place {
        self.place
    }

    pub fn data(self) -> &'static SpaceData {
        self.map.data().at(self.place)
    }

    pub fn from_id(id: &str) -> Option<Space> {
        MapId::ALL.into_iter().find_map(|map| {
            let number = map.data().spaces.iter().position(|space| space.id == id)?;
            Some(map.space(Place::numbered(number)))
        })
    }
}

impl Default for Space {
    fn default() -> Self {
        MapId::ALL[0].space(Place::default())
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
