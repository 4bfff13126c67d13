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

/// Searches one position, and plays on from it, each at least once and for half of these seconds.
pub fn pace<G: Game>(habits: &impl Habits<G>, sight: &Sight<G>, seed: u64, seconds: f64) -> Pace {
    let manner = Edition::Present.manner();
    let new_search = || Search::new(manner, habits, sight, seed);
    let (mut search, mut done) = (new_search(), 0);
    let (iterations, searching) = repeat(seconds / 2.0, || {
        if done == PER_SEARCH {
            (search, done) = (new_search(), 0);
        }
        search.iterate();
        done += 1;
    });
    let (mut rollout, mut chance) = (Rollout::new(habits, manner.judging), FastChance::new(seed));
    let (playouts, playing) = repeat(seconds / 2.0, || {
        let mut state = sight.guess(&mut chance);
        rollout.play_on(&mut state, &mut chance);
        std::hint::black_box(rollout.worth(&state));
    });
    Pace { iterations, searching, playouts, playing }
}

/// How often something was done, and in how many seconds. Looking at the clock costs something too.
fn repeat(seconds: f64, mut something: impl FnMut()) -> (f64, f64) {
    const AT_ONCE: u32 = 16;
    let (begin, mut count) = (Instant::now(), 0);
    loop {
        (0..AT_ONCE).for_each(|_| something());
        count += AT_ONCE;
        let elapsed = begin.elapsed().as_secs_f64();
        if elapsed >= seconds {
            return (f64::from(count), elapsed);
        }
    }
}
