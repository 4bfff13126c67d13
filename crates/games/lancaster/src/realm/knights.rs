//! Knights: their strength, and how many of each strength stand somewhere (3.1).

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::de::{Error as _, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

/// The number on a knight. JSON: the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(into = "u8", try_from = "u8")]
#[ts(as = "u8")]
#[repr(u8)]
pub enum Strength {
    One = 1,
    Two = 2,
    Three = 3,
    Four = 4,
}

impl Strength {
    pub const ALL: [Strength; 4] = [Strength::One, Strength::Two, Strength::Three, Strength::Four];

    pub const fn value(self) -> u8 {
        self as u8
    }

    /// What an upgrade turns this knight into (5.1).
    pub const fn above(self) -> Option<Strength> {
        match self {
            Strength::One => Some(Strength::Two),
            Strength::Two => Some(Strength::Three),
            Strength::Three => Some(Strength::Four),
            Strength::Four => None,
        }
    }
}

impl From<Strength> for u8 {
    fn from(strength: Strength) -> u8 {
        strength as u8
    }
}

impl TryFrom<u8> for Strength {
    type Error = String;
    fn try_from(value: u8) -> Result<Self, String> {
        Strength::ALL
            .into_iter()
            .find(|strength| *strength as u8 == value)
            .ok_or_else(|| format!("no knight has strength {value}"))
    }
}

/// How many there are of each number from `FIRST` on. JSON: an object keyed by the number; missing ones are 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Counts<const FIRST: usize, const N: usize>(pub [u8; N]);

/// Knights of one colour in one place.
pub type Knights = Counts<1, 4>;

/// Conflict cards by the strength of France.
pub type ConflictCards = Counts<2, 9>;

impl<const FIRST: usize, const N: usize> Counts<FIRST, N> {
    pub const NONE: Self = Self([0; N]);

    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    pub fn n(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Each number with its count, smallest first, without the absent ones.
    pub fn present(self) -> impl Iterator<Item = (u8, u8)> {
        (FIRST as u8..).zip(self.0).filter(|&(_, count)| count > 0)
    }

    /// Every number as often as it is there, smallest first.
    pub fn list(self) -> Vec<u8> {
        self.present().flat_map(|(number, count)| std::iter::repeat_n(number, usize::from(count))).collect()
    }

    #[must_use]
    pub fn plus(mut self, other: Self) -> Self {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count = count.saturating_add(more);
        }
        self
    }

    #[must_use]
    pub fn minus(mut self, other: Self) -> Self {
        for (count, less) in self.0.iter_mut().zip(other.0) {
            *count = count.saturating_sub(less);
        }
        self
    }
}

impl Knights {
    pub fn one(strength: Strength) -> Self {
        let mut knights = Self::NONE;
        knights[strength] = 1;
        knights
    }

    /// Total strength.
    pub fn strength(&self) -> u8 {
        Strength::ALL.into_iter().map(|strength| strength.value() * self[strength]).sum()
    }

    /// Which strengths are there, weakest first. Equal knights in one place are one option (5.3).
    pub fn kinds(self) -> impl Iterator<Item = Strength> + Clone {
        Strength::ALL.into_iter().filter(move |&strength| self[strength] > 0)
    }
}

impl Index<Strength> for Knights {
    type Output = u8;
    fn index(&self, strength: Strength) -> &u8 {
        &self.0[strength as usize - 1]
    }
}

impl IndexMut<Strength> for Knights {
    fn index_mut(&mut self, strength: Strength) -> &mut u8 {
        &mut self.0[strength as usize - 1]
    }
}

impl<const FIRST: usize, const N: usize> Default for Counts<FIRST, N> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<const FIRST: usize, const N: usize> fmt::Debug for Counts<FIRST, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.present()).finish()
    }
}

impl<const FIRST: usize, const N: usize> Serialize for Counts<FIRST, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(N))?;
        for (number, count) in (FIRST..).zip(self.0) {
            map.serialize_entry(&number.to_string(), &count)?;
        }
        map.end()
    }
}

impl<'de, const FIRST: usize, const N: usize> Deserialize<'de> for Counts<FIRST, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(CountsVisitor)
    }
}

struct CountsVisitor<const FIRST: usize, const N: usize>;

impl<'de, const FIRST: usize, const N: usize> Visitor<'de> for CountsVisitor<FIRST, N> {
    type Value = Counts<FIRST, N>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an object keyed by the numbers {FIRST} to {}", FIRST + N - 1)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut counts = Counts::NONE;
        while let Some(key) = map.next_key::<String>()? {
            match key.parse::<usize>() {
                Ok(number) if (FIRST..FIRST + N).contains(&number) => {
                    counts.0[number - FIRST] = map.next_value()?;
                }
                _ => {
                    return Err(A::Error::custom(format!(
                        "{key:?} is not between {FIRST} and {}",
                        FIRST + N - 1
                    )));
                }
            }
        }
        Ok(counts)
    }
}
