//! A set of cards as bits. JSON: a list of numbers.

use engine::Chance;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub const N_CARDS: u8 = 30;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cards(u32);

impl Cards {
    pub const ALL: Cards = Cards((1 << N_CARDS) - 1);

    pub fn one(card: u8) -> Self {
        Self(1 << card)
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn contains(self, card: u8) -> bool {
        self.0 >> card & 1 == 1
    }

    #[must_use]
    pub fn union(self, other: Cards) -> Self {
        Self(self.0 | other.0)
    }

    #[must_use]
    pub fn common(self, other: Cards) -> Self {
        Self(self.0 & other.0)
    }

    #[must_use]
    pub fn minus(self, other: Cards) -> Self {
        Self(self.0 & !other.0)
    }

    pub fn insert(&mut self, card: u8) {
        self.0 |= 1 << card;
    }

    pub fn remove(&mut self, card: u8) {
        self.0 &= !(1 << card);
    }

    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        (0..N_CARDS).filter(move |&card| self.contains(card))
    }

    /// One card, each equally likely. The set must not be empty.
    pub fn random(self, chance: &mut dyn Chance) -> u8 {
        let index = chance.below(self.len() as u32) as usize;
        self.iter().nth(index).expect("a draw below the number of cards")
    }

    /// What the cards count at the end (D4).
    pub fn worth(self) -> i32 {
        self.iter().map(|card| i32::from(card % 3) + 1).sum()
    }
}

impl FromIterator<u8> for Cards {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Self {
        cards.into_iter().fold(Self::default(), |set, card| set.union(Self::one(card)))
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<u8>::deserialize(deserializer)?;
        match cards.iter().find(|&&card| card >= N_CARDS) {
            Some(card) => Err(serde::de::Error::custom(format!("there is no card {card}"))),
            None => Ok(cards.into_iter().collect()),
        }
    }
}
