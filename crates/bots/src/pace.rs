//! How fast a search runs, beside plain playouts: what its tree costs.

use std::time::Instant;

use engine::{FastChance, Game};

use crate::mcts::Search;
use crate::rollout::Rollout;
use crate::{Edition, Habits, Sight};

/// Iterations of one search: about what a decision is given.
const PER_SEARCH: u32 = 1000;

/// Work done, and the seconds it took.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pace {
    iterations: f64,
    searching: f64,
    playouts: f64,
    playing: f64,
}

impl Pace {
    pub fn plus(self, other: Self) -> Self {
        Self {
            iterations: self.iterations + other.iterations,
            searching: self.searching + other.searching,
            playouts: self.playouts + other.playouts,
            playing: self.playing + other.playing,
        }
    }

    pub fn iterations_per_second(&self) -> f64 {
        self.iterations / self.searching.max(1e-9)
    }

    pub fn playouts_per_second(&self) -> f64 {
        self.playouts / self.playing.max(1e-9)
    }
}

/// Searches one position, and plays on from it, each for half of these seconds.
pub fn pace<G: Game>(habits: &impl Habits<G>, sight: &Sight<G>, seed: u64, seconds: f64) -> Pace {
    let (mut pace, manner) = (Pace::default(), Edition::Present.manner());
    let begin = Instant::now();
    while pace.searching < seconds / 2.0 {
        let mut search = Search::new(manner, habits, sight, seed);
        (0..PER_SEARCH).for_each(|_| search.iterate());
        pace.iterations += f64::from(PER_SEARCH);
        pace.searching = begin.elapsed().as_secs_f64();
    }
    let (begin, mut chance) = (Instant::now(), FastChance::new(seed));
    let mut rollout = Rollout::new(habits, manner.judging);
    while pace.playing < seconds / 2.0 {
        for _ in 0..PER_SEARCH {
            let mut state = sight.guess(&mut chance);
            rollout.play_on(&mut state, &mut chance);
            std::hint::black_box(rollout.worth(&state));
        }
        pace.playouts += f64::from(PER_SEARCH);
        pace.playing = begin.elapsed().as_secs_f64();
    }
    pace
}
