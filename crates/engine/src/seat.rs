//! Places at the table: one seat, a set of seats, a table with one entry per seat.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::de::{Error as _, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

/// No game of ours seats more.
pub const MAX_SEATS: usize = 5;

/// A place at the table, counted from 0 clockwise. JSON: the number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(as = "u8")]
pub struct Seat(Number);

/// Not a plain number, so that an `Option<Seat>` takes one byte of a state.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
enum Number {
    Zero,
    One,
    Two,
    Three,
    Four,
}

const NUMBERS: [Number; MAX_SEATS] = [Number::Zero, Number::One, Number::Two, Number::Three, Number::Four];

impl Seat {
    /// The seat with this number. Panics beyond [`MAX_SEATS`]; input from outside comes through serde, which refuses.
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SEATS, "no such seat");
        Self(NUMBERS[index])
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `n_seats`.
    pub const fn next(self, n_seats: usize) -> Self {
        Self::new((self.index() + 1) % n_seats)
    }

    /// All seats of a table, in order.
    pub fn all(n_seats: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..n_seats).map(Seat::new)
    }

    /// All seats of a table, clockwise, `self` first.
    pub fn clockwise(self, n_seats: usize) -> impl Iterator<Item = Seat> + Clone {
        (0..n_seats).map(move |k| Seat::new((self.index() + k) % n_seats))
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.index())
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.index())
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 as u8)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let index = u8::deserialize(deserializer)?;
        let number = NUMBERS.get(usize::from(index)).copied();
        number
            .map(Self)
            .ok_or_else(|| D::Error::custom(format!("seat {index}: there are only {MAX_SEATS} seats")))
    }
}

/// A set of seats. JSON: a list of numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, TS)]
#[ts(as = "Vec<u8>")]
pub struct Seats(u8);

impl Seats {
    pub const NONE: Seats = Seats(0);

    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.index())
    }

    /// The first `n_seats` seats.
    pub const fn first(n_seats: usize) -> Self {
        Self(((1u16 << n_seats) - 1) as u8)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.index()) != 0
    }

    pub const fn is_subset_of(self, other: Seats) -> bool {
        self.0 & !other.0 == 0
    }

    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.index())
    }

    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.index()))
    }

    #[must_use]
    pub const fn union(self, other: Seats) -> Self {
        Self(self.0 | other.0)
    }

    #[must_use]
    pub const fn minus(self, other: Seats) -> Self {
        Self(self.0 & !other.0)
    }

    pub fn insert(&mut self, seat: Seat) {
        *self = self.with(seat);
    }

    pub fn remove(&mut self, seat: Seat) {
        *self = self.without(seat);
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(MAX_SEATS).filter(move |&seat| self.contains(seat))
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::index)).finish()
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// One entry for each seat of a table. JSON: an object keyed by seat number (`{"0": …, "1": …}`), so that a merge
/// patch can change one seat and leave the others alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PerSeat<T> {
    items: [T; MAX_SEATS],
    n_seats: u8,
}

impl<T: Copy + Default> PerSeat<T> {
    /// A table of `n_seats` default entries.
    pub fn new(n_seats: usize) -> Self {
        Self::filled(n_seats, T::default())
    }

    pub fn from_fn(n_seats: usize, mut make: impl FnMut(Seat) -> T) -> Self {
        let mut table = Self::new(n_seats);
        for seat in Seat::all(n_seats) {
            table[seat] = make(seat);
        }
        table
    }
}

impl<T: Copy> PerSeat<T> {
    pub fn filled(n_seats: usize, item: T) -> Self {
        assert!(n_seats <= MAX_SEATS, "too many seats");
        Self { items: [item; MAX_SEATS], n_seats: n_seats as u8 }
    }
}

impl<T> PerSeat<T> {
    pub const fn n_seats(&self) -> usize {
        self.n_seats as usize
    }

    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<T> {
        Seat::all(self.n_seats as usize)
    }

    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.seats().zip(self.as_slice())
    }

    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.as_slice().iter()
    }

    pub fn values_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.items[..self.n_seats as usize].iter_mut()
    }

    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.n_seats as usize]
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.items[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[seat.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for PerSeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.values()).finish()
    }
}

impl<T: Serialize> Serialize for PerSeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.n_seats()))?;
        for (seat, item) in self.iter() {
            map.serialize_entry(&seat.index().to_string(), item)?;
        }
        map.end()
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>> Deserialize<'de> for PerSeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct PerSeatVisitor<T>(std::marker::PhantomData<T>);
        impl<'de, T: Copy + Default + Deserialize<'de>> Visitor<'de> for PerSeatVisitor<T> {
            type Value = PerSeat<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "an object with one entry per seat: \"0\", \"1\", …")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut table = PerSeat::new(0);
                let mut found = Seats::NONE;
                while let Some(key) = map.next_key::<String>()? {
                    let seat = match key.parse::<usize>() {
                        Ok(index) if index < MAX_SEATS => Seat::new(index),
                        _ => return Err(A::Error::custom(format!("{key:?} is no seat"))),
                    };
                    table[seat] = map.next_value()?;
                    found.insert(seat);
                }
                if found != Seats::first(found.len()) {
                    return Err(A::Error::custom("seats must be numbered 0, 1, 2, … without a gap"));
                }
                table.n_seats = found.len() as u8;
                Ok(table)
            }
        }
        deserializer.deserialize_map(PerSeatVisitor(std::marker::PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_takes_no_room() {
        assert_eq!(size_of::<Option<Seat>>(), 1);
        assert!(Seat::all(MAX_SEATS).enumerate().all(|(n, seat)| seat.index() == n));
    }

    #[test]
    fn per_seat_survives_json_and_refuses_gaps() {
        let table = PerSeat::from_fn(3, |seat| seat.index() * 10);
        let json = serde_json::to_value(table).unwrap();
        assert_eq!(json, serde_json::json!({"0": 0, "1": 10, "2": 20}));
        assert_eq!(serde_json::from_value::<PerSeat<usize>>(json).unwrap(), table);
        assert!(serde_json::from_str::<PerSeat<u8>>(r#"{"0": 1, "2": 1}"#).is_err());
        assert!(serde_json::from_str::<PerSeat<u8>>(r#"{"7": 1}"#).is_err());
        assert!(serde_json::from_str::<Seat>("5").is_err());
        assert!(serde_json::from_str::<Seats>("[0, 9]").is_err());
    }

    #[test]
    fn sets_behave() {
        let set: Seats = [Seat::new(0), Seat::new(3)].into_iter().collect();
        assert_eq!(set.len(), 2);
        assert!(set.contains(Seat::new(3)) && !set.contains(Seat::new(1)));
        assert_eq!(set.without(Seat::new(0)), Seats::one(Seat::new(3)));
        assert!(set.is_subset_of(Seats::first(4)) && !set.is_subset_of(Seats::first(3)));
        assert_eq!(Seats::first(5).len(), 5);
    }

    #[test]
    fn clockwise_wraps() {
        let order: Vec<usize> = Seat::new(2).clockwise(4).map(Seat::index).collect();
        assert_eq!(order, [2, 3, 0, 1]);
    }
}
