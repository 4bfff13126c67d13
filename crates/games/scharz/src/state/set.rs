//! Sets of places and of slots: one word of 64 bits, so that a state stays flat and a question to it is one instruction.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Index, IndexMut, Not, Sub, SubAssign};

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::data::SLOTS;

/// What has a number below `COUNT`, which is 64 at most.
pub trait Numbered: Copy + Eq {
    const COUNT: usize;

    fn number(self) -> usize;

    fn numbered(number: usize) -> Self;
}

/// A space of the map that is being played, by its number in the list of the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u8);

/// One of the slots that hold the units of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(u8);

impl Place {
    pub const COUNT: usize = 64;

    pub const fn new(number: u8) -> Self {
        assert!(number < Self::COUNT as u8, "a map has 64 spaces at most");
        Self(number)
    }

    /// `None` once a walk through all places has passed the last one.
    pub fn try_new(number: u8) -> Option<Self> {
        (usize::from(number) < Self::COUNT).then_some(Self(number))
    }
}

impl Slot {
    pub const fn new(number: u8) -> Self {
        assert!(number < SLOTS as u8, "a player has no more slots");
        Self(number)
    }
}

impl Numbered for Place {
    const COUNT: usize = Place::COUNT;

    #[inline]
    fn number(self) -> usize {
        usize::from(self.0) % Self::COUNT
    }

    #[inline]
    fn numbered(number: usize) -> Self {
        Self(number as u8)
    }
}

impl Numbered for Slot {
    const COUNT: usize = SLOTS;

    #[inline]
    fn number(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn numbered(number: usize) -> Self {
        Self(number as u8)
    }
}

/// A set of places or of slots. JSON: a list of numbers; one number is read as well, as the bits of the set.
///
/// ```
/// use scharz::{Place, Set, Slot};
///
/// let [one, two, three] = [1, 2, 3].map(Place::new);
/// let mut set = Set::one(two);
/// set.insert(one);
/// set.set(three, false);
/// assert_eq!(set.iter().collect::<Vec<_>>(), [one, two]);
/// assert_eq!((set.first(), set.first_from(2), set.first_from(3)), (Some(one), Some(two), None));
/// assert_eq!(set - Set::one(one), set.only(|place| place == two));
/// assert!(set.meets(Set::one(two)) && !set.meets(!set) && set.is_subset(set));
/// assert_eq!(set.spread(|place| Set::one(place) | Set::one(three)).len(), 3);
/// set.remove(two);
/// assert_eq!((set.pop_first(), set.pop_first()), (Some(one), None));
/// assert_eq!((!Set::<Slot>::EMPTY).len(), scharz::data::SLOTS);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Set<T>(u64, PhantomData<fn() -> T>);

impl<T> Set<T> {
    pub const EMPTY: Self = Self::from_bits(0);

    #[inline]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits, PhantomData)
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the two have something in common.
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    #[inline]
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }
}

impl<T: Numbered> Set<T> {
    pub const ALL: Self = Self::from_bits(u64::MAX >> (64 - T::COUNT));

    #[inline]
    pub fn one(item: T) -> Self {
        Self::from_bits(1 << item.number())
    }

    /// The item alone, or nothing.
    #[inline]
    pub fn one_if(item: T, holds: bool) -> Self {
        Self::from_bits(u64::from(holds) << item.number())
    }

    #[inline]
    pub fn contains(self, item: T) -> bool {
        self.0 >> item.number() & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, item: T) {
        *self |= Self::one(item);
    }

    #[inline]
    pub fn remove(&mut self, item: T) {
        *self -= Self::one(item);
    }

    /// Puts the item in or takes it out.
    #[inline]
    pub fn set(&mut self, item: T, is_in: bool) {
        *self = (*self - Self::one(item)) | Self::one_if(item, is_in);
    }

    #[inline]
    pub fn first(self) -> Option<T> {
        (self.0 != 0).then(|| T::numbered(self.0.trailing_zeros() as usize))
    }

    /// The first one with this number or a higher one.
    #[inline]
    pub fn first_from(self, number: u8) -> Option<T> {
        self.iter().find(|item| item.number() >= usize::from(number))
    }

    #[inline]
    pub fn pop_first(&mut self) -> Option<T> {
        let first = self.first()?;
        self.0 &= self.0 - 1;
        Some(first)
    }

    /// By number, ascending.
    #[inline]
    pub fn iter(self) -> Items<T> {
        Items(self)
    }

    /// The part of which something holds.
    #[inline]
    pub fn only(self, mut holds: impl FnMut(T) -> bool) -> Self {
        self.iter().filter(|&item| holds(item)).collect()
    }

    /// All that is reached from one or another.
    #[inline]
    pub fn spread<U: Numbered>(self, reach: impl FnMut(T) -> Set<U>) -> Set<U> {
        self.iter().map(reach).collect()
    }
}

/// The items of a set, ascending.
#[derive(Clone)]
pub struct Items<T>(Set<T>);

impl<T: Numbered> Iterator for Items<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        self.0.pop_first()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl<T: Numbered> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Items<T>;

    #[inline]
    fn into_iter(self) -> Items<T> {
        self.iter()
    }
}

impl<T: Numbered> FromIterator<T> for Set<T> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        items.into_iter().map(Set::one).collect()
    }
}

/// All sets together.
impl<T: Numbered> FromIterator<Set<T>> for Set<T> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Set<T>>>(sets: I) -> Self {
        sets.into_iter().fold(Set::EMPTY, |all, set| all | set)
    }
}

impl<T> Default for Set<T> {
    #[inline]
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Numbered> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(T::number)).finish()
    }
}

macro_rules! operator {
    ($trait:ident $method:ident, $assign:ident $assign_method:ident, |$one:ident, $other:ident| $bits:expr) => {
        impl<T: Numbered> $trait for Set<T> {
            type Output = Self;

            #[inline]
            fn $method(self, other: Self) -> Self {
                let ($one, $other) = (self.0, other.0);
                Self::from_bits($bits)
            }
        }

        impl<T: Numbered> $assign for Set<T> {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                *self = self.$method(other);
            }
        }
    };
}

operator!(BitAnd bitand, BitAndAssign bitand_assign, |one, other| one & other);
operator!(BitOr bitor, BitOrAssign bitor_assign, |one, other| one | other);
operator!(Sub sub, SubAssign sub_assign, |one, other| one & !other);

impl<T: Numbered> Not for Set<T> {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self::ALL - self
    }
}

impl<T: Numbered> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(T::number))
    }
}

impl<'de, T: Numbered> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ReadSet(PhantomData))
    }
}

struct ReadSet<T>(PhantomData<fn() -> T>);

impl<'de, T: Numbered> Visitor<'de> for ReadSet<T> {
    type Value = Set<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of numbers below {}, or the bits of a set", T::COUNT)
    }

    fn visit_u64<E: Error>(self, bits: u64) -> Result<Set<T>, E> {
        let set = Set::from_bits(bits);
        if set.is_subset(Set::ALL) { Ok(set) } else { Err(E::custom("bits beyond the last of a set")) }
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Set<T>, A::Error> {
        let mut set = Set::EMPTY;
        while let Some(number) = list.next_element::<u8>()? {
            set.insert(read_number(number)?);
        }
        Ok(set)
    }
}

fn read_number<T: Numbered, E: Error>(number: u8) -> Result<T, E> {
    let number = usize::from(number);
    if number < T::COUNT { Ok(T::numbered(number)) } else { Err(E::custom(format!("{number} is too high"))) }
}

macro_rules! number_in_json {
    ($($name:ident)*) => {$(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.0.serialize(serializer)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                read_number(u8::deserialize(deserializer)?)
            }
        }
    )*};
}

number_in_json!(Place Slot);

/// One value for each place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PerPlace<T>([T; Place::COUNT]);

impl<T> PerPlace<T> {
    pub fn from_fn(mut value: impl FnMut(Place) -> T) -> Self {
        Self(std::array::from_fn(|number| value(Place::numbered(number))))
    }

    pub fn iter(&self) -> impl Iterator<Item = (Place, &T)> + Clone {
        self.0.iter().enumerate().map(|(number, value)| (Place::numbered(number), value))
    }

    pub fn values(&self) -> impl Iterator<Item = &T> + Clone {
        self.0.iter()
    }

    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.0.iter_mut()
    }
}

impl<T: Copy> PerPlace<T> {
    pub const fn all(value: T) -> Self {
        Self([value; Place::COUNT])
    }
}

impl<T> Index<Place> for PerPlace<T> {
    type Output = T;

    #[inline]
    fn index(&self, place: Place) -> &T {
        &self.0[place.number()]
    }
}

impl<T> IndexMut<Place> for PerPlace<T> {
    #[inline]
    fn index_mut(&mut self, place: Place) -> &mut T {
        &mut self.0[place.number()]
    }
}
