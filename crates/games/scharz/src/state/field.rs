//! One field with everything on it (3.8), and the fields of a map.

use engine::Seat;
use serde::de::Error as _;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::data::maps::{MapId, Space};
use crate::ids::{Building, Good, Herd, Settlement, Yard};
use crate::state::{PerPlace, Place};

/// Everything on one field. Goods and herds inside belong to the owner of the settlement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Field {
    /// Of the settlement, or of the village site.
    pub owner: Option<Seat>,
    pub settlement: Settlement,
    pub yard: Yard,
    pub fort: bool,
    pub site: Option<Building>,
    /// Quarters of the site that are done.
    pub progress: u8,
    pub hurried: u8,
    pub plundered: bool,
    /// Grain on the crop; its owner.
    pub crop: u8,
    pub crop_owner: Option<Seat>,
    pub herds: [Option<Flock>; 2],
    pub inside: [Option<Herd>; 2],
    pub grain: u8,
    pub fish: u8,
    /// Light infantry bought and recruited, mercenaries hired and ships laid down this round.
    pub bought: u8,
    pub recruited: u8,
    pub hired: u8,
    pub ships: u8,
    /// Units that left and reached the port by transfer in this sub-phase.
    pub sent: u8,
    pub received: u8,
    /// The quota was doubled for prestige.
    pub doubled: bool,
}

/// A herd in the open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Flock {
    pub herd: Herd,
    pub owner: Seat,
}

impl Default for Field {
    fn default() -> Self {
        Self {
            owner: None,
            settlement: Settlement::Wilderness,
            yard: Yard::NoYard,
            fort: false,
            site: None,
            progress: 0,
            hurried: 0,
            plundered: false,
            crop: 0,
            crop_owner: None,
            herds: [None; 2],
            inside: [None; 2],
            grain: 0,
            fish: 0,
            bought: 0,
            recruited: 0,
            hired: 0,
            ships: 0,
            sent: 0,
            received: 0,
            doubled: false,
        }
    }
}

impl Field {
    pub fn is_settled(&self) -> bool {
        self.settlement != Settlement::Wilderness
    }

    /// The owner of the completed settlement.
    pub fn lord(&self) -> Option<Seat> {
        self.owner.filter(|_| self.is_settled())
    }

    /// Units, by storage size, that may be inside (3.8).
    pub fn storage(&self) -> u8 {
        match self.settlement {
            Settlement::Wilderness => 0,
            Settlement::Village => 5 + u8::from(self.fort),
            Settlement::City => 10 + u8::from(self.fort),
        }
    }

    pub fn grain_room(&self) -> u8 {
        self.storage().saturating_sub(self.grain)
    }

    pub fn stock(&self, good: Good) -> u8 {
        match good {
            Good::Grain => self.grain,
            Good::Fish => self.fish,
        }
    }

    pub fn room_for(&self, good: Good) -> u8 {
        match good {
            Good::Grain => self.grain_room(),
            Good::Fish => self.fish_room(),
        }
    }

    pub fn berths(&self) -> u8 {
        match self.yard {
            Yard::NoYard => 0,
            Yard::Dock => 2,
            Yard::Port => 4,
        }
    }

    pub fn fish_room(&self) -> u8 {
        self.berths().saturating_sub(self.fish)
    }

    /// Herds that may be inside.
    pub fn stalls(&self) -> usize {
        self.settlement as usize
    }

    pub fn n_inside(&self) -> usize {
        self.inside.iter().flatten().count()
    }

    pub fn n_herds(&self) -> usize {
        self.herds.iter().flatten().count()
    }

    pub fn has_herd_of(&self, seat: Seat) -> bool {
        self.herds.iter().flatten().any(|flock| flock.owner == seat)
    }

    /// Light infantry that can still be had here this round (3.8); twice as many when paid for.
    pub fn levies_left(&self) -> u8 {
        let quota = self.settlement as u8 * if self.doubled { 2 } else { 1 };
        quota.saturating_sub(self.bought + self.recruited)
    }

    /// Mercenaries that can still be had here this round (5.10).
    pub fn hires_left(&self) -> u8 {
        (self.settlement as u8).saturating_sub(self.hired)
    }

    /// Room for a herd in the open (3.8).
    pub fn takes_herd(&self) -> bool {
        self.crop_owner.is_none() && self.n_herds() < 2
    }

    pub fn put_herd(&mut self, owner: Seat, herd: Herd) {
        if let Some(place) = self.herds.iter_mut().find(|place| place.is_none()) {
            *place = Some(Flock { herd, owner });
        }
    }

    /// Removes one such herd in the open.
    pub fn take_herd(&mut self, owner: Seat, herd: Herd) -> bool {
        let flock = Some(Flock { herd, owner });
        let place = self.herds.iter_mut().find(|place| **place == flock);
        place.map(|place| *place = None).is_some()
    }

    pub fn take_inside(&mut self, herd: Herd) -> bool {
        let place = self.inside.iter_mut().find(|place| **place == Some(herd));
        place.map(|place| *place = None).is_some()
    }

    pub fn put_inside(&mut self, herd: Herd) {
        if let Some(place) = self.inside.iter_mut().find(|place| place.is_none()) {
            *place = Some(herd);
        }
    }

    /// Building tiles lying here (3.2).
    pub fn n_tiles(&self) -> usize {
        usize::from(self.is_settled())
            + usize::from(self.yard != Yard::NoYard)
            + usize::from(self.fort)
            + usize::from(self.site.is_some())
    }

    /// The settlement with all that hangs on it is gone; crops and herds stay (5.0).
    pub fn clear_settlement(&mut self) {
        let kept = Field {
            plundered: self.plundered,
            crop: self.crop,
            crop_owner: self.crop_owner,
            herds: self.herds,
            ..Field::default()
        };
        *self = kept;
    }

    pub fn clear_site(&mut self) {
        (self.site, self.progress, self.hurried) = (None, 0, 0);
        if !self.is_settled() {
            self.owner = None;
        }
    }

    pub fn new_round(&mut self) {
        (self.bought, self.recruited, self.hired, self.ships, self.doubled) = (0, 0, 0, 0, false);
        (self.sent, self.received) = (0, 0);
    }
}

/// The fields of one map. JSON: an object keyed by id, untouched fields left out, with the map's name beside them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fields {
    pub map: MapId,
    pub items: PerPlace<Field>,
}

impl Fields {
    /// All that is on two fields changes places.
    pub fn swap(&mut self, one: Place, other: Place) {
        (self[one], self[other]) = (self[other], self[one]);
    }
}

impl std::ops::Index<Place> for Fields {
    type Output = Field;
    fn index(&self, place: Place) -> &Field {
        &self.items[place]
    }
}

impl std::ops::IndexMut<Place> for Fields {
    fn index_mut(&mut self, place: Place) -> &mut Field {
        &mut self.items[place]
    }
}

impl Serialize for Fields {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("map", &self.map)?;
        for (space, field) in self.map.data().spaces.iter().zip(self.items.values()) {
            if *field != Field::default() {
                object.serialize_entry(space.id, field)?;
            }
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        struct Sparse {
            map: MapId,
            #[serde(flatten)]
            fields: std::collections::BTreeMap<String, Field>,
        }
        let sparse = Sparse::deserialize(deserializer)?;
        let mut fields = Fields { map: sparse.map, items: PerPlace::all(Field::default()) };
        for (id, field) in sparse.fields {
            let space = Space::from_id(&id).filter(|space| space.map() == sparse.map);
            let space = space.ok_or_else(|| D::Error::custom(format!("{id:?} is no field of this map")))?;
            fields.items[space.place()] = field;
        }
        Ok(fields)
    }
}
