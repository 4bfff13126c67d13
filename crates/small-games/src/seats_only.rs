//! A set-up in which there is nothing to choose but the number of seats.

use serde::{Deserialize, Serialize};

/// `USUAL` seats unless another number is named.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatsOnly<const USUAL: usize> {
    #[serde(default = "usual::<USUAL>")]
    pub seats: usize,
}

fn usual<const USUAL: usize>() -> usize {
    USUAL
}

impl<const USUAL: usize> Default for SeatsOnly<USUAL> {
    fn default() -> Self {
        Self { seats: USUAL }
    }
}

impl<const USUAL: usize> engine::Setup for SeatsOnly<USUAL> {
    fn with_seats(n_seats: usize) -> Self {
        Self { seats: n_seats }
    }

    fn n_seats(&self) -> usize {
        self.seats
    }
}
