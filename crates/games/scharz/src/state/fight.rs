//! The battle or assault on the table (5.7, 5.8).

use engine::{List, PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::data::Dye;
use crate::data::maps::Space;
use crate::ids::{Kind, Level};
use crate::state::{Numbered, Place};

/// Dice of one side in one roll. Designed: a bound of the state, beyond what 48 units roll.
pub const MAX_DICE: usize = 64;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fight {
    pub place: Place,
    pub is_assault: bool,
    pub breached: bool,
    /// Somebody was inside when the assault began.
    pub was_defended: bool,
    /// Combat round, from 1; 0 between battles.
    pub round: u8,
    /// The roll on the table is that of the chargers.
    pub charging: bool,
    /// Whom each player attacks on this space, once declared.
    pub attacks: PerSeat<Seats>,
    pub declared: bool,
    /// Battles still to come on this space.
    pub queue: List<Pairing, 6>,
    pub sides: [Side; 2],
    /// A rear unit named as first target.
    pub aim: Option<Aim>,
}

/// Two players who fight: attacker and defender.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pairing {
    pub attacker: Seat,
    pub defender: Seat,
}

impl Default for Pairing {
    fn default() -> Self {
        Self { attacker: Seat::new(0), defender: Seat::new(0) }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Aim {
    pub kind: Kind,
    pub level: Level,
}

/// One side: the attacker is side 0, the defender side 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    pub seat: Seat,
    pub dice: List<Die, MAX_DICE>,
    /// Swords not yet dealt, shields in the way.
    pub swords: u8,
    pub shields: u8,
    /// Left-over swords of this combat round, and what they bring in the next one.
    pub free: u8,
    pub extra_swords: u8,
    pub extra_shields: u8,
    pub kills: u8,
    /// What the units it has destroyed are worth; booked when the fight is over (5.7).
    #[serde(default)]
    pub worth: u8,
    pub aimed: bool,
    /// A second die may be rolled again for the prestige already paid.
    pub second_reroll: bool,
    /// Cavalry and elephants that charge.
    pub chargers: [u8; 2],
    pub flight: Option<Space>,
    /// Units took part.
    pub fought: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    Unit,
    /// The seventh die.
    Extra,
    /// Support of a fort, or the defence of a settlement.
    Walls,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Die {
    pub source: Source,
    pub kind: Kind,
    pub level: Level,
    #[serde(with = "dye_name")]
    pub dye: Dye,
    pub sword: bool,
    pub paid: u8,
}

impl Default for Die {
    fn default() -> Self {
        let (kind, level) = (Kind::LightInfantry, Level::Recruit);
        Self { source: Source::Unit, kind, level, dye: Dye::White, sword: false, paid: 0 }
    }
}

impl Side {
    pub fn of(seat: Seat) -> Self {
        Self {
            seat,
            dice: List::default(),
            swords: 0,
            shields: 0,
            free: 0,
            extra_swords: 0,
            extra_shields: 0,
            kills: 0,
            worth: 0,
            aimed: false,
            second_reroll: false,
            chargers: [0; 2],
            flight: None,
            fought: false,
        }
    }
}

impl Fight {
    pub fn none(n_seats: usize) -> Self {
        Self {
            place: Place::default(),
            is_assault: false,
            breached: false,
            was_defended: false,
            round: 0,
            charging: false,
            attacks: PerSeat::new(n_seats),
            declared: false,
            queue: List::default(),
            sides: [Side::of(Seat::new(0)); 2],
            aim: None,
        }
    }

    pub fn side_of(&self, seat: Seat) -> Option<usize> {
        self.sides.iter().position(|side| side.seat == seat)
    }

    /// The side of a seat that fights here.
    pub fn side_mut(&mut self, seat: Seat) -> &mut Side {
        let side = self.side_of(seat).expect("the seat fights here");
        &mut self.sides[side]
    }

    /// Where experience is won: the place, with a bit for a battle or one for an assault (5.9).
    pub fn ground(&self) -> u8 {
        self.place.number() as u8 | if self.is_assault { 0x80 } else { 0x40 }
    }
}

mod dye_name {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::data::Dye;

    const NAMES: [(Dye, &str); 4] =
        [(Dye::White, "white"), (Dye::Blue, "blue"), (Dye::Red, "red"), (Dye::Reversed, "reversed")];

    pub fn serialize<S: Serializer>(dye: &Dye, serializer: S) -> Result<S::Ok, S::Error> {
        NAMES.iter().find(|(known, _)| known == dye).map(|(_, name)| name).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Dye, D::Error> {
        let word = String::deserialize(deserializer)?;
        let named = NAMES.iter().find(|(_, name)| *name == word);
        named.map(|(dye, _)| *dye).ok_or_else(|| serde::de::Error::custom(format!("{word:?} is no die")))
    }
}
