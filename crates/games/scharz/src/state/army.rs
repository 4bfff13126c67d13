//! Units: one slot each, so that capacity, cargo, training and experience need no bookkeeping of stacks.

use serde::de::Error as _;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::data::SLOTS;
use crate::data::maps::{Space, places};
use crate::ids::{Kind, Level, Post};

/// What a unit has done this round, or has yet to do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks(u16);

macro_rules! marks {
    ($($name:ident = $bit:expr, $text:literal;)*) => {
        impl Marks {
            $(pub const $name: Marks = Marks(1 << $bit);)*
            const NAMED: &[(Marks, &str)] = &[$((Marks::$name, $text)),*];
        }
    };
}

marks! {
    MOVED = 0, "moved";
    RODE = 1, "rode";
    SAILED = 2, "sailed";
    STUCK = 3, "stuck";
    TRAINING = 4, "training";
    FRESH = 5, "fresh";
    CHANGED = 6, "changed";
    ENTERED = 7, "entered";
    RAISED = 8, "raised";
    CHARGED = 9, "charged";
    STEPPED = 10, "stepped";
    GUEST = 11, "guest";
    STAYS = 12, "stays";
    SPARED = 13, "spared";
}

impl Marks {
    pub fn has(self, mark: Marks) -> bool {
        self.0 & mark.0 != 0
    }

    pub fn set(&mut self, mark: Marks) {
        self.0 |= mark.0;
    }

    pub fn clear(&mut self, mark: Marks) {
        self.0 &= !mark.0;
    }

    /// What counts for one sub-phase of movement only.
    pub fn start_sub_phase(&mut self) {
        self.clear(Marks::ENTERED);
        self.clear(Marks::STEPPED);
        self.clear(Marks::STAYS);
    }

    /// Training lasts over the end of the round, and so does the duty to go home; all else is forgotten.
    pub fn new_round(&mut self) {
        self.0 &= Marks::TRAINING.0 | Marks::GUEST.0;
    }
}

impl Serialize for Marks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(Marks::NAMED.iter().filter(|(mark, _)| self.has(*mark)).map(|(_, name)| name))
    }
}

impl<'de> Deserialize<'de> for Marks {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut marks = Marks::default();
        for word in Vec::<String>::deserialize(deserializer)? {
            let named = Marks::NAMED.iter().find(|(_, name)| *name == word);
            marks.set(named.ok_or_else(|| D::Error::custom(format!("{word:?} is no mark")))?.0);
        }
        Ok(marks)
    }
}

/// No ship, or no battle.
pub const NOWHERE: u8 = u8::MAX;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    pub kind: Kind,
    pub level: Level,
    pub post: Post,
    /// The slot of the ship it is aboard of.
    #[serde(default = "nowhere")]
    pub ship: u8,
    pub at: Space,
    #[serde(default)]
    pub marks: Marks,
    /// The place where it fought this round, with a bit for battles and one for assaults; 0: nowhere.
    #[serde(default)]
    pub fought: u8,
}

fn nowhere() -> u8 {
    NOWHERE
}

impl Unit {
    pub fn new(kind: Kind, at: Space) -> Self {
        let post = Post::Open;
        Self { kind, level: Level::Standard, post, ship: NOWHERE, at, marks: Marks::default(), fought: 0 }
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
        self.post == Post::Aboard && self.ship == NOWHERE
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
    used: u64,
}

impl Default for Army {
    fn default() -> Self {
        Self { slots: [None; SLOTS], used: 0 }
    }
}

impl Army {
    pub fn iter(&self) -> impl Iterator<Item = (usize, &Unit)> + Clone {
        places(self.used).filter_map(|slot| Some((slot, self.slots[slot].as_ref()?)))
    }

    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut Unit> {
        self.slots.iter_mut().flatten()
    }

    pub fn get(&self, slot: usize) -> Option<&Unit> {
        self.slots[slot].as_ref()
    }

    pub fn get_mut(&mut self, slot: usize) -> Option<&mut Unit> {
        self.slots[slot].as_mut()
    }

    /// Adds a unit if there is a slot left.
    pub fn add(&mut self, unit: Unit) -> Option<usize> {
        let slot = self.has_slot().then(|| self.used.trailing_ones() as usize)?;
        self.put(slot, unit);
        Some(slot)
    }

    fn put(&mut self, slot: usize, unit: Unit) {
        self.slots[slot] = Some(unit);
        self.used |= 1 << slot;
    }

    pub fn remove(&mut self, slot: usize) -> Option<Unit> {
        self.used &= !(1 << slot);
        self.slots[slot].take()
    }

    pub fn count(&self, holds: impl Fn(&Unit) -> bool) -> usize {
        self.iter().filter(|(_, unit)| holds(unit)).count()
    }

    pub fn has_slot(&self) -> bool {
        (self.used.count_ones() as usize) < SLOTS
    }

    /// The slots of a set of units, as bits.
    pub fn slots(&self, holds: impl Fn(&Unit) -> bool) -> u64 {
        self.iter().filter(|(_, unit)| holds(unit)).fold(0, |set, (slot, _)| set | 1 << slot)
    }
}

impl Serialize for Army {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (slot, unit) in self.iter() {
            map.serialize_entry(&slot.to_string(), unit)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Army {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut army = Army::default();
        for (key, unit) in std::collections::BTreeMap::<String, Unit>::deserialize(deserializer)? {
            let slot = key.parse::<usize>().ok().filter(|&slot| slot < SLOTS);
            army.put(slot.ok_or_else(|| D::Error::custom(format!("{key:?} is no slot")))?, unit);
        }
        Ok(army)
    }
}
