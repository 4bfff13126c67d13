//! Search over information sets (single-observer IS-MCTS): every iteration guesses the hidden state anew, walks down
//! one tree of actions that all guesses share, plays on quickly, and carries the result back for every seat.

mod search;
mod tree;

use std::sync::atomic::AtomicBool;

use engine::{FastChance, Game};
use rayon::prelude::*;

use crate::budget::{Countdown, Limits};
use crate::{Habits, Sight};
use search::Search;
use tree::Tally;

/// Thinks within `limits` and returns the action tried most often.
pub(crate) fn choose<G: Game>(
    habits: &impl Habits<G>,
    sight: &Sight<G>,
    legal: &[G::Action],
    limits: Limits,
    seed: u64,
    cancel: &AtomicBool,
) -> G::Action {
    let mut seeds = FastChance::new(seed);
    let searches: Vec<u64> = (0..limits.threads).map(|_| seeds.next_u64()).collect();
    let countdown = Countdown::start(limits, cancel);
    let think = |seed: u64| think(Search::new(habits, sight, seed), legal, countdown);
    let tallies: Vec<Vec<Tally>> = match searches[..] {
        [seed] => vec![think(seed)],
        _ => searches.into_par_iter().map(think).collect(),
    };
    let sums: Vec<Tally> = (0..legal.len())
        .map(|index| tallies.iter().map(|tally| tally[index]).fold(Tally::default(), Tally::plus))
        .collect();
    let most_tried = |best: usize, index: usize| if sums[index].beats(&sums[best]) { index } else { best };
    legal[(0..legal.len()).fold(0, most_tried)]
}

fn think<G: Game, H: Habits<G>>(
    mut search: Search<'_, G, H>,
    legal: &[G::Action],
    countdown: Countdown<'_>,
) -> Vec<Tally> {
    let mut done = 0;
    while let Some(left) = countdown.iterations_left(done) {
        // Looking often costs more than it saves.
        if done % 64 == 63 && search.is_settled(left) {
            break;
        }
        search.iterate();
        done += 1;
    }
    search.tallies(legal)
}
