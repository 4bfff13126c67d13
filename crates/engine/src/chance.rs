//! Where draws come from. Chance is handed to the rules, never stored in a state: a bot that copies a state cannot
//! see the next card, and a test can script it.

use std::collections::VecDeque;
use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

use crate::Seat;

/// A source of draws. Shuffles and bags are made from [`Chance::below`] alone, so that a script can fix
/// them too.
pub trait Chance {
    /// A number below `n`, each equally likely. `n` is at least 1; a draw below 1 is no draw and uses nothing.
    fn below(&mut self, n: u32) -> u32;
}

impl dyn Chance + '_ {
    /// Fisher and Yates from the back: value-stable, part of the record format.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// Picks an index with the given weights, as from a bag with that many things of each kind.
    /// The weights must not all be 0.
    pub fn pick(&mut self, weights: impl Iterator<Item = u32> + Clone) -> usize {
        let total: u32 = weights.clone().sum();
        let mut draw = self.below(total);
        for (index, weight) in weights.enumerate() {
            if draw < weight {
                return index;
            }
            draw -= weight;
        }
        unreachable!("a draw below the total falls into some weight")
    }
}

/// Multiply and shift with rejection (Lemire), on 32-bit words.
fn below_from_words(n: u32, mut next_word: impl FnMut() -> u32) -> u32 {
    debug_assert!(n > 0, "a draw needs at least one outcome");
    if n == 1 {
        return 0;
    }
    let mut product = u64::from(next_word()) * u64::from(n);
    if (product as u32) < n {
        let threshold = n.wrapping_neg() % n;
        while (product as u32) < threshold {
            product = u64::from(next_word()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}

/// The secret a match is played with: 32 bytes. JSON and text: 64 hex digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

#[derive(Debug, thiserror::Error)]
#[error("a seed is an integer or 64 hex digits, not {0:?}")]
pub struct SeedError(String);

impl Seed {
    /// Stretches a small number, as given on a command line, to a whole seed.
    pub fn from_number(number: u64) -> Self {
        Self(Sha256::digest([b"liege seed ".as_slice(), &number.to_le_bytes()].concat()).into())
    }

    /// The seed of the k-th match of a series.
    pub fn of_series(&self, index: u64) -> Self {
        Self(Sha256::digest([self.0.as_slice(), &index.to_le_bytes()].concat()).into())
    }

    /// What a bot draws from when it decides at its seat's k-th step: the same when the match is played again, and it
    /// tells nothing about the seed. The label in the hash is part of what matches were played with.
    pub fn bot_seed(&self, seat: Seat, step: u64) -> u64 {
        let place = [[seat.index() as u8].as_slice(), &step.to_le_bytes()].concat();
        let digest: [u8; 32] = Sha256::digest([b"liege whim ".as_slice(), &self.0, &place].concat()).into();
        u64::from_le_bytes(digest[..8].try_into().expect("eight bytes"))
    }

    /// What is shown to all at the start, so that nobody can change the seed later: its SHA-256, in hex.
    pub fn commitment(&self) -> String {
        hex::encode(Sha256::digest(self.0))
    }
}

impl FromStr for Seed {
    type Err = SeedError;
    fn from_str(text: &str) -> Result<Self, SeedError> {
        if text.len() == 64 {
            let mut bytes = [0; 32];
            hex::decode_to_slice(text, &mut bytes).map_err(|_| SeedError(text.to_owned()))?;
            return Ok(Self(bytes));
        }
        text.parse().map(Self::from_number).map_err(|_| SeedError(text.to_owned()))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

/// Secret: not even a debug print shows it.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(committed to {})", self.commitment())
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// The draws of one action of a match, from its seed: ChaCha12, the action's ply as the number of the stream. Made from
/// (seed, ply) alone, so undoing an action and repeating it cannot re-roll, and value-stable, so old records always
/// replay. The cipher is set up at the first draw: most actions draw nothing.
pub struct SeededChance {
    seed: Seed,
    ply: u64,
    cipher: Option<Box<ChaCha12Rng>>,
}

impl SeededChance {
    /// The first action has ply 1; 0 is set-up.
    pub fn new(seed: Seed, ply: u64) -> Self {
        Self { seed, ply, cipher: None }
    }
}

impl Chance for SeededChance {
    fn below(&mut self, n: u32) -> u32 {
        let cipher = self.cipher.get_or_insert_with(|| {
            let mut cipher = Box::new(ChaCha12Rng::from_seed(self.seed.0));
            cipher.set_stream(self.ply);
            cipher
        });
        below_from_words(n, || cipher.next_u32())
    }
}

/// Fast draws for search and playouts. Reproducible from its seed, but no promise across versions.
#[derive(Clone, Debug)]
pub struct FastChance(Pcg64Mcg);

impl FastChance {
    pub fn new(seed: u64) -> Self {
        Self(Pcg64Mcg::seed_from_u64(seed))
    }

    pub fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number in [0, 1).
    pub fn unit(&mut self) -> f64 {
        (self.0.next_u64() >> 11) as f64 / (1u64 << 53) as f64
    }
}

impl Chance for FastChance {
    fn below(&mut self, n: u32) -> u32 {
        below_from_words(n, || (self.0.next_u64() >> 32) as u32)
    }
}

/// Draws from a script first, then from another source: how scenarios fix the dice.
pub struct Scripted<'a> {
    pub script: &'a mut VecDeque<u32>,
    pub then: &'a mut dyn Chance,
    /// Set when the script asks for a draw that cannot be; the draw then comes from `then`.
    pub fault: &'a mut Option<String>,
}

impl Chance for Scripted<'_> {
    fn below(&mut self, n: u32) -> u32 {
        if n == 1 {
            return 0;
        }
        match self.script.pop_front() {
            Some(draw) if draw < n => draw,
            Some(draw) => {
                *self.fault = Some(format!("the script draws {draw}, but this draw is below {n}"));
                self.then.below(n)
            }
            None => self.then.below(n),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// If this changes, no saved record replays any more.
    #[test]
    fn draws_are_value_stable() {
        let mut chance = SeededChance::new(Seed::from_number(1), 0);
        let draws: Vec<u32> = (0..8).map(|_| chance.below(100)).collect();
        let mut next_ply = SeededChance::new(Seed::from_number(1), 1);
        let other: Vec<u32> = (0..8).map(|_| next_ply.below(100)).collect();
        let mut cards: Vec<u8> = (0..10).collect();
        let shuffler: &mut dyn Chance = &mut SeededChance::new(Seed::from_number(2), 7);
        shuffler.shuffle(&mut cards);
        assert_eq!(draws, DRAWS_PLY_0);
        assert_eq!(other, DRAWS_PLY_1);
        assert_eq!(cards, SHUFFLED);
    }
    const DRAWS_PLY_0: [u32; 8] = [81, 85, 91, 23, 90, 34, 50, 40];
    const DRAWS_PLY_1: [u32; 8] = [58, 6, 24, 48, 63, 9, 12, 25];
    const SHUFFLED: [u8; 10] = [5, 1, 8, 4, 7, 3, 0, 2, 9, 6];

    #[test]
    fn every_outcome_is_about_equally_likely() {
        let mut chance = SeededChance::new(Seed::from_number(3), 0);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[chance.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|&count| (9_600..10_400).contains(&count)), "{counts:?}");
    }

    #[test]
    fn a_bag_is_drawn_by_weight() {
        let chance: &mut dyn Chance = &mut FastChance::new(5);
        let mut counts = [0u32; 3];
        for _ in 0..10_000 {
            counts[chance.pick([3, 0, 1].into_iter())] += 1;
        }
        assert_eq!(counts[1], 0);
        assert!((7_200..7_800).contains(&counts[0]), "{counts:?}");
    }

    #[test]
    fn scripts_come_first_and_report_impossible_draws() {
        let (mut script, mut fault) = (VecDeque::from([2, 9]), None);
        let mut seeded = SeededChance::new(Seed::from_number(1), 0);
        let mut chance = Scripted { script: &mut script, then: &mut seeded, fault: &mut fault };
        assert_eq!(chance.below(3), 2);
        assert_eq!(chance.below(1), 0, "a draw below 1 is no draw");
        chance.below(3);
        assert!(fault.unwrap().contains("draws 9"));
    }

    #[test]
    fn seeds_are_read_from_numbers_and_hex() {
        let seed: Seed = "7".parse().unwrap();
        assert_eq!(seed.to_string().parse::<Seed>().unwrap(), seed);
        assert!("x".parse::<Seed>().is_err());
        assert!("g".repeat(64).parse::<Seed>().is_err());
        assert!(!format!("{seed:?}").contains(&seed.to_string()));
    }
}
