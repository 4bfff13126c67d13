//! A set of cards as bits. JSON: a list of numbers.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Some of the `N` cards of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cards<const N: u8>(pub(crate) u64);

impl<const N: u8> Cards<N> {
    pub const ALL: Self = Self((1 << N) - 1);

    pub const fn one(card: u8) -> Self {
        Self(1 << card)
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn contains(self, card: u8) -> bool {
        self.0 >> card & 1 == 1
    }

    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[must_use]
    pub const fn common(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub const fn insert(&mut self, card: u8) {
        self.0 |= 1 << card;
    }

    pub const fn remove(&mut self, card: u8) {
        self.0 &= !(1 << card);
    }

    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = (left != 0).then(|| left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(card)
        })
    }
}

impl<const N: u8> FromIterator<u8> for Cards<N> {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Self {
        let mut set = Self::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl<const N: u8> Serialize for Cards<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, const N: u8> Deserialize<'de> for Cards<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<u8>::deserialize(deserializer)?;
        match cards.iter().find(|&&card| card >= N) {
            Some(card) => Err(serde::de::Error::custom(format!("there is no card {card}"))),
            None => Ok(cards.into_iter().collect()),
        }
    }
}
