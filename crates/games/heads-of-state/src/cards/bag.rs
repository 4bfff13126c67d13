//! A multiset of cards of one deck.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use engine::Chance;
use serde::de::{MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ids::Kind;

/// No deck has more kinds.
const MAX_KINDS: usize = 12;

/// How many there are of each kind. JSON: an object keyed by kind.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Bag<K> {
    counts: [u8; MAX_KINDS],
    kind: PhantomData<K>,
}

impl<K: Kind> Bag<K> {
    pub const EMPTY: Self = Self { counts: [0; MAX_KINDS], kind: PhantomData };

    pub fn from_fn(mut count: impl FnMut(K) -> u8) -> Self {
        let mut bag = Self::EMPTY;
        for &kind in K::ALL {
            bag[kind] = count(kind);
        }
        bag
    }

    pub fn len(&self) -> u8 {
        self.counts.iter().sum()
    }

    pub fn is_empty(&self) -> bool {
        self.counts == [0; MAX_KINDS]
    }

    /// The kinds of which there is at least one, as a bit mask.
    pub fn mask(&self) -> u16 {
        let bits = self.counts.iter().enumerate().map(|(index, &count)| u16::from(count > 0) << index);
        bits.fold(0, |mask, bit| mask | bit)
    }

    /// The kinds of which there is at least one.
    pub fn kinds(&self) -> impl Iterator<Item = K> + '_ {
        K::ALL.iter().copied().filter(|&kind| self[kind] > 0)
    }

    /// Every single card, in the order of kinds.
    pub fn cards(&self) -> impl Iterator<Item = K> + '_ {
        K::ALL.iter().flat_map(|&kind| std::iter::repeat_n(kind, usize::from(self[kind])))
    }

    pub fn add(&mut self, kind: K) {
        self[kind] += 1;
    }

    /// Takes one out that must be there.
    pub fn take(&mut self, kind: K) {
        self[kind] -= 1;
    }

    /// Takes one out if there is one.
    pub fn try_take(&mut self, kind: K) -> bool {
        let is_there = self[kind] > 0;
        self[kind] -= u8::from(is_there);
        is_there
    }

    #[must_use]
    pub fn plus(mut self, other: &Self) -> Self {
        for (count, more) in self.counts.iter_mut().zip(other.counts) {
            *count += more;
        }
        self
    }

    /// What is left when the other's cards are taken out as far as they are there.
    #[must_use]
    pub fn minus(mut self, other: &Self) -> Self {
        for (count, less) in self.counts.iter_mut().zip(other.counts) {
            *count = count.saturating_sub(less);
        }
        self
    }

    /// What both have.
    #[must_use]
    pub fn common(mut self, other: &Self) -> Self {
        for (count, limit) in self.counts.iter_mut().zip(other.counts) {
            *count = limit.min(*count);
        }
        self
    }

    pub fn contains(&self, other: &Self) -> bool {
        self.counts.iter().zip(other.counts).all(|(&count, needed)| count >= needed)
    }

    /// Takes one out at random, each card equally likely. There must be one.
    pub fn draw(&mut self, chance: &mut dyn Chance) -> K {
        let draw = chance.below(u32::from(self.len()));
        self.take_nth(draw)
    }

    /// Takes out the `n`-th card in the order of kinds, counted from 0.
    pub fn take_nth(&mut self, n: u32) -> K {
        let mut rest = n;
        for &kind in K::ALL {
            let count = u32::from(self[kind]);
            if rest < count {
                self.take(kind);
                return kind;
            }
            rest -= count;
        }
        panic!("a bag of {} cards has no card {n}", self.len())
    }
}

impl<K: Kind> Default for Bag<K> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<K: Kind> Index<K> for Bag<K> {
    type Output = u8;
    fn index(&self, kind: K) -> &u8 {
        &self.counts[kind.index()]
    }
}

impl<K: Kind> IndexMut<K> for Bag<K> {
    fn index_mut(&mut self, kind: K) -> &mut u8 {
        &mut self.counts[kind.index()]
    }
}

impl<K: Kind> FromIterator<K> for Bag<K> {
    fn from_iter<I: IntoIterator<Item = K>>(cards: I) -> Self {
        let mut bag = Self::EMPTY;
        cards.into_iter().for_each(|kind| bag.add(kind));
        bag
    }
}

impl<K: Kind> fmt::Debug for Bag<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.kinds().map(|kind| (kind, self[kind]))).finish()
    }
}

impl<K: Kind> Serialize for Bag<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(K::ALL.len()))?;
        for kind in K::ALL {
            map.serialize_entry(kind, &self[*kind])?;
        }
        map.end()
    }
}

impl<'de, K: Kind> Deserialize<'de> for Bag<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct BagVisitor<K>(PhantomData<K>);
        impl<'de, K: Kind> Visitor<'de> for BagVisitor<K> {
            type Value = Bag<K>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "an object that counts each kind; a missing one counts 0")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut bag = Bag::EMPTY;
                while let Some((kind, count)) = map.next_entry::<K, u8>()? {
                    bag[kind] = count;
                }
                Ok(bag)
            }
        }
        deserializer.deserialize_map(BagVisitor(PhantomData))
    }
}
