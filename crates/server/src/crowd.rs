//! How many are here, in all and of each, and no more than that.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::address::ClientAddress;

/// Places, so many for all and so many for each.
pub(crate) struct Places<K: Ord> {
    most: usize,
    each: usize,
    taken: Mutex<Taken<K>>,
}

#[derive(Default)]
struct Taken<K> {
    all: usize,
    by: BTreeMap<K, usize>,
}

/// One place; it is free again when this is dropped.
pub(crate) struct Place<K: Ord> {
    places: Arc<Places<K>>,
    key: Option<K>,
}

impl<K: Ord + Clone> Places<K> {
    pub fn new(most: usize, each: usize) -> Arc<Self> {
        Arc::new(Self { most, each, taken: Mutex::new(Taken { all: 0, by: BTreeMap::new() }) })
    }

    /// A place, if there is one. Without a key it counts for all alone: a proxy speaks for many.
    pub fn take(self: &Arc<Self>, key: Option<K>) -> Option<Place<K>> {
        let mut taken = self.taken();
        let is_full = taken.all >= self.most;
        let has_enough = key.as_ref().and_then(|key| taken.by.get(key)).is_some_and(|n| *n >= self.each);
        if is_full || has_enough {
            return None;
        }
        taken.all += 1;
        if let Some(key) = &key {
            *taken.by.entry(key.clone()).or_default() += 1;
        }
        Some(Place { places: Arc::clone(self), key })
    }
}

impl<K: Ord> Places<K> {
    fn taken(&self) -> MutexGuard<'_, Taken<K>> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Ord> Drop for Place<K> {
    fn drop(&mut self) {
        let mut taken = self.places.taken();
        taken.all -= 1;
        let Some(key) = &self.key else { return };
        if let Some(n) = taken.by.get_mut(key) {
            *n -= 1;
            if *n == 0 {
                taken.by.remove(key);
            }
        }
    }
}

/// Where guests were last seen: those at one address share what is scarce, so that nobody gains by being many.
#[derive(Default)]
pub(crate) struct Homes(Mutex<BTreeMap<String, ClientAddress>>);

impl Homes {
    /// More are not remembered; who is forgotten counts as alone until seen again.
    const MOST: usize = 50_000;

    pub fn note(&self, guest: &str, address: ClientAddress) {
        let mut homes = self.homes();
        if homes.len() >= Self::MOST {
            homes.clear();
        }
        homes.insert(guest.to_owned(), address);
    }

    /// With whom a guest shares.
    pub fn of(&self, guest: &str) -> String {
        self.homes().get(guest).map_or_else(|| guest.to_owned(), ClientAddress::to_string)
    }

    fn homes(&self) -> MutexGuard<'_, BTreeMap<String, ClientAddress>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_in_all_and_for_each() {
        let places = Places::new(3, 2);
        let anna = [places.take(Some("anna")), places.take(Some("anna"))];
        assert!(places.take(Some("anna")).is_none(), "she has enough");
        let proxy = places.take(None);
        assert!(
            proxy.is_some() && places.take(None).is_none() && places.take(Some("bert")).is_none(),
            "full"
        );
        drop(anna);
        let bert = [places.take(Some("bert")), places.take(Some("bert"))];
        assert!(bert.iter().all(Option::is_some));
        drop((bert, proxy));
        let taken = places.taken();
        assert_eq!((taken.all, taken.by.len()), (0, 0), "nothing is left behind");
    }
}
