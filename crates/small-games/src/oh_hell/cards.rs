//! A set of cards in 52 bits, suit by suit. JSON: a list of numbers.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub const N_SUITS: u8 = 4;
pub const N_RANKS: u8 = 13;
pub const N_CARDS: u8 = N_SUITS * N_RANKS;

pub const fn suit_of(card: u8) -> u8 {
    card / N_RANKS
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cards(u64);

impl Cards {
    pub const ALL: Cards = Cards((1 << N_CARDS) - 1);

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn contains(self, card: u8) -> bool {
        self.0 >> card & 1 == 1
    }

    #[must_use]
    pub const fn of_suit(self, suit: u8) -> Self {
        Self(self.0 & ((1 << N_RANKS) - 1) << (suit * N_RANKS))
    }

    #[must_use]
    pub const fn union(self, other: Cards) -> Self {
        Self(self.0 | other.0)
    }

    #[must_use]
    pub const fn minus(self, other: Cards) -> Self {
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

impl FromIterator<u8> for Cards {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Self {
        let mut set = Self::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
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
