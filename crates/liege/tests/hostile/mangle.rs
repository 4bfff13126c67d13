//! Breaks a good input: in its structure, then sometimes in its letters.

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::{Map, Value, json};

pub struct Mangler(Pcg64Mcg);

impl Mangler {
    pub fn new(seed: u64) -> Self {
        Self(Pcg64Mcg::seed_from_u64(seed))
    }

    pub fn below(&mut self, n: usize) -> usize {
        (self.0.next_u64() % n.max(1) as u64) as usize
    }

    pub fn one<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    /// One of them, broken.
    pub fn text(&mut self, corpus: &[Value]) -> Vec<u8> {
        let mut value = self.one(corpus).clone();
        // Some stay as they are: what comes after the first check is to be reached too.
        for _ in 0..self.below(4) {
            let other = self.one(corpus).clone();
            self.break_one(&mut value, &other);
        }
        let mut text = value.to_string().into_bytes();
        if self.below(5) == 0 {
            self.break_letters(&mut text);
        }
        text
    }

    pub fn value(&mut self, corpus: &[Value]) -> Value {
        let mut value = self.one(corpus).clone();
        for _ in 0..self.below(4) {
            let other = self.one(corpus).clone();
            self.break_one(&mut value, &other);
        }
        value
    }

    /// Goes down to a random place and changes something there.
    fn break_one(&mut self, value: &mut Value, other: &Value) {
        let goes_down = self.below(4) > 0;
        match value {
            Value::Object(fields) if goes_down && !fields.is_empty() => {
                let name = fields.keys().nth(self.below(fields.len())).cloned().unwrap_or_default();
                match self.below(8) {
                    0 => _ = fields.remove(&name),
                    1 => self.rename(fields, &name),
                    _ => self.break_one(fields.get_mut(&name).unwrap(), other),
                }
            }
            Value::Array(items) if goes_down && !items.is_empty() => {
                let index = self.below(items.len());
                match self.below(8) {
                    0 => _ = items.remove(index),
                    1 => items.extend(vec![items[index].clone(); 1 + self.0.next_u64() as usize % 40]),
                    _ => self.break_one(&mut items[index], other),
                }
            }
            _ => *value = self.odd(other),
        }
    }

    fn rename(&mut self, fields: &mut Map<String, Value>, name: &str) {
        let value = fields.remove(name).unwrap_or_default();
        let new = ["type", "", "__proto__", "seats", "\u{0}", "é"][self.below(6)];
        fields.insert(new.to_owned(), value);
    }

    fn odd(&mut self, other: &Value) -> Value {
        let depth = self.below(300);
        match self.below(24) {
            0 => Value::Null,
            1 => json!(true),
            2 => json!([]),
            3 => json!({}),
            4 => json!(""),
            5 => json!("x".repeat(self.below(3000))),
            6 => json!("\u{202e}\u{0}\u{1F451}\u{ffff}e\u{301}"),
            7 => json!(0.5),
            8 => json!(1e308),
            9 => json!(-1),
            10 => json!([255, 256, 65_535, 65_536][self.below(4)]),
            11 => json!([i64::MIN, i64::MAX, i64::from(i32::MAX), i64::from(u32::MAX) + 1][self.below(4)]),
            12 => json!(u64::MAX),
            13 => (0..depth).fold(Value::Null, |inner, _| json!([inner])),
            14 => (0..depth).fold(Value::Null, |inner, _| json!({"type": inner})),
            15 | 16 => other.clone(),
            17 => json!(vec![0; self.below(2000)]),
            18 => json!({"type": "Some"}),
            _ => json!(self.below(12)),
        }
    }

    fn break_letters(&mut self, text: &mut Vec<u8>) {
        let at = self.below(text.len());
        match self.below(7) {
            0 => text.truncate(at),
            1 => text[at] ^= 1 << self.below(8),
            2 => text.insert(at, self.0.next_u64() as u8),
            3 => text.extend_from_slice(b"}"),
            4 => _ = text.splice(at..at, std::iter::repeat_n(b'[', 5000)),
            5 => _ = text.splice(at..at, br#""seat":0,"seat":1,"#.iter().copied()),
            _ => _ = text.splice(at..at, "1".repeat(400).into_bytes()),
        }
    }
}
