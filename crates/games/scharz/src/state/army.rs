//! Units: one slot each, so that capacity, cargo, training and experience need no bookkeeping of stacks.

use enumset::{EnumSet, EnumSetType};
use serde::de::Error as _;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::data::SLOTS;
use crate::data::maps::Space;
use crate::ids::{Kind, Level, Post};
use crate::state::{Numbered, Set, Slot};

/// What a unit has done this round, or has yet to do.
#[derive(EnumSetType, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[enumset(serialize_repr = "list")]
pub enum Mark {
    Moved,
    Rode,
    Sailed,
    Stuck,
    Training,
    Fresh,
    Changed,
    Entered,
    Raised,
    Charged,
    Stepped,
    Guest,
    Stays,
    Spared,
    /// A longship came this round by the first, or the second, river of its field (3.13).
    FirstRiver,
    SecondRiver,
}

pub type Marks = EnumSet<Mark>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    pub kind: Kind,
    pub level: Level,
    pub post: Post,
    /// The slot of the ship it is aboard of.
    #[serde(default, with = "ship_number")]
    pub ship: Option<Slot>,
    pub at: Space,
    #[serde(default)]
    pub marks: Marks,
    /// The place where it fought this round, with a bit for battles and one for assaults; 0: nowhere.
    #[serde(default)]
    pub fought: u8,
}

impl Unit {
    pub fn new(kind: Kind, at: Space) -> Self {
        let post = Post::Open;
        Self { kind, level: Level::Standard, post, ship: None, at, marks: Marks::default(), fought: 0 }
    }

    /// Forgets what counts for one sub-phase of movement only.
    pub fn start_sub_phase(&mut self) {
        self.marks -= Mark::Entered | Mark::Stepped | Mark::Stays;
    }

    /// Training lasts over the end of the round, and so does the duty to go home; all else is forgotten.
    pub fn new_round(&mut self) {
        self.marks &= Mark::Training | Mark::Guest;
    }

    /// Notes a fight on a ground, beside others at the same place.
    pub fn note_fight(&mut self, ground: u8) {
        let is_same_place = (self.fought ^ ground) & 0x3f == 0;
        self.fought = if is_same_place { self.fought | ground } else { ground };
    }

    /// Whether it took part where a credit was won: at this place, in a battle or in an assault (5.9).
    pub fn fought_on(&self, ground: u8) -> bool {
        (self.fought ^ ground) & 0x3f == 0 && self.fought & ground & !0x3f != 0
    }

    pub fn stack(&self) -> Stack {
        Stack { at: self.at, post: self.post, kind: self.kind, level: self.level }
    }

    /// On a field and not inside, or a ship outside a yard: what locks, controls and fights in the open.
    pub fn is_out(&self) -> bool {
        matches!(self.post, Post::Open | Post::OnSite)
    }

    /// Cargo of a ship that was sunk in this exchange of blows (5.7).
    pub fn is_adrift(&self) -> bool {
        self.post == Post::Aboard && self.ship.is_none()
    }

    pub fn is_land(&self) -> bool {
        !self.kind.is_naval()
    }
}

/// Units that look alike: what a click chooses among.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "scharz/")]
pub struct Stack {
    pub at: Space,
    pub post: Post,
    pub kind: Kind,
    pub level: Level,
}

/// All units of one player by slot. JSON: an object keyed by slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Army {
    slots: [Option<Unit>; SLOTS],
    /// The slots in use, so that looking at all units costs as much as there are.
    used: Set<Slot>,
}

impl Default for Army {
    fn default() -> Self {
        Self { slots: [None; SLOTS], used: Set::EMPTY }
    }
}

impl Army {
    pub fn iter(&self) -> impl Iterator<Item = (Slot, &Unit)> + Clone {
        self.used.iter().filter_map(|slot| Some((slot, self.slots[slot.number()].as_ref()?)))
    }

    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut Unit> {
        self.slots.iter_mut().flatten()
    }

    pub fn get(&self, slot: Slot) -> Option<&Unit> {
        self.slots[slot.number()].as_ref()
    }

    pub fn get_mut(&mut self, slot: Slot) -> Option<&mut Unit> {
        self.slots[slot.number()].as_mut()
    }

    /// Adds a unit if there is a slot left.
    pub fn add(&mut self, unit: Unit) -> Option<Slot> {
        let slot = (!self.used).first()?;
        self.put(slot, unit);
        Some(slot)
    }

    fn put(&mut self, slot: Slot, unit: Unit) {
        self.slots[slot.number()] = Some(unit);
        self.used.insert(slot);
    }

    pub fn remove(&mut self, slot: Slot) -> Option<Unit> {
        self.used.remove(slot);
        self.slots[slot.number()].take()
    }

    pub fn count(&self, holds: impl Fn(&Unit) -> bool) -> usize {
        self.iter().filter(|(_, unit)| holds(unit)).count()
    }

    pub fn has_slot(&self) -> bool {
        self.used != Set::ALL
    }

    /// The slots of the units of which something holds.
    pub fn slots(&self, holds: impl Fn(&Unit) -> bool) -> Set<Slot> {
        self.iter().filter(|(_, unit)| holds(unit)).map(|(slot, _)| slot).collect()
    }
}

impl Serialize for Army {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (slot, unit) in self.iter() {
            map.serialize_entry(&slot.number().to_string(), unit)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Army {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut army = Army::default();
        for (key, unit) in std::collections::BTreeMap::<String, Unit>::deserialize(deserializer)? {
            let slot = key.parse::<usize>().ok().filter(|&slot| slot < SLOTS);
            let slot = slot.ok_or_else(|| D::Error::custom(format!("{key:?} is no slot")))?;
            army.put(Slot::numbered(slot), unit);
        }
        Ok(army)
    }
}

/// No ship is written as 255.
mod ship_number {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::state::{Numbered, Slot};

    const NOWHERE: u8 = u8::MAX;

    pub fn serialize<S: Serializer>(ship: &Option<Slot>, serializer: S) -> Result<S::Ok, S::Error> {
        ship.map_or(NOWHERE, |slot| slot.number() as u8).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Slot>, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Ok((usize::from(number) < Slot::COUNT).then(|| Slot::numbered(usize::from(number))))
    }
}
