//! A short list that lives inside a state. JSON: a list.

use std::ops::Deref;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// At most `N` items; unused places hold the default, so that equal lists are equal values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self { items: [T::default(); N], len: 0 }
    }
}

impl<T, const N: usize> List<T, N> {
    /// Panics when the list is full: the rules bound its length.
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    pub fn is_full(&self) -> bool {
        usize::from(self.len) == N
    }

    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.items[..usize::from(self.len)].iter_mut()
    }
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// Takes the last item.
    pub fn pop(&mut self) -> Option<T> {
        let last = *self.last()?;
        self.len -= 1;
        self.items[usize::from(self.len)] = T::default();
        Some(last)
    }

    /// Takes the first item; the others move up.
    pub fn pop_front(&mut self) -> Option<T> {
        let first = *self.first()?;
        self.items.copy_within(1.., 0);
        self.len -= 1;
        self.items[usize::from(self.len)] = T::default();
        Some(first)
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(D::Error::custom(format!("{} items, but at most {N} are possible", items.len())));
        }
        let mut list = Self::default();
        items.into_iter().for_each(|item| list.push(item));
        Ok(list)
    }
}

#[cfg(test)]
mod tests {
    use super::List;

    #[test]
    fn equal_contents_are_equal_values() {
        let (mut one, mut other) = (List::<u8, 3>::default(), List::default());
        [4, 5].into_iter().for_each(|item| one.push(item));
        [9, 4, 5].into_iter().for_each(|item| other.push(item));
        assert!(other.is_full());
        assert_eq!(other.pop_front(), Some(9));
        assert_eq!(one, other);
        assert_eq!(List::<u8, 3>::default().pop_front(), None);
        one.push(6);
        assert_eq!(one.pop(), Some(6));
        assert_eq!(one, other);
        assert_eq!(List::<u8, 3>::default().pop(), None);
    }

    #[test]
    fn a_list_from_outside_is_no_longer_than_it_may_be() {
        let read = |text: &str| serde_json::from_str::<List<u8, 2>>(text);
        assert_eq!(read("[1, 2]").unwrap()[..], [1, 2]);
        assert!(read("[1, 2, 3]").unwrap_err().to_string().contains("at most 2"));
    }
}
