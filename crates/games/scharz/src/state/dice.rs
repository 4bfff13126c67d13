//! Brown dice that lie on the table at the same time, one for each field.

use crate::state::{Place, Set};
use serde::{Deserialize, Serialize};

/// A die of three bits for each place, spread over three sets; 0 means that none lies there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BrownDice([Set<Place>; 3]);

impl BrownDice {
    pub fn get(&self, place: Place) -> u8 {
        let bits = self.0.iter().rev();
        bits.fold(0, |die, places| 2 * die + u8::from(places.contains(place)))
    }

    /// Puts a die of 1 to 6 there, or with 0 takes it up.
    pub fn set(&mut self, place: Place, die: u8) {
        for (bit, places) in self.0.iter_mut().enumerate() {
            places.set(place, die >> bit & 1 == 1);
        }
    }
}
