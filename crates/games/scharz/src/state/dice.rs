//! Brown dice that lie on the table at the same time, one for each field.

use serde::{Deserialize, Serialize};

/// A die of three bits for each place, spread over three sets; 0 means that none lies there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BrownDice([u64; 3]);

impl BrownDice {
    pub fn get(&self, place: usize) -> u8 {
        (0..3).fold(0, |die, bit| die | ((self.0[bit] >> place & 1) as u8) << bit)
    }

    /// Puts a die of 1 to 6 there, or with 0 takes it up.
    pub fn set(&mut self, place: usize, die: u8) {
        for (bit, places) in self.0.iter_mut().enumerate() {
            *places = *places & !(1 << place) | u64::from(die >> bit & 1) << place;
        }
    }
}
