//! Search over information sets (single-observer IS-MCTS): every iteration guesses the hidden state anew, walks down
//! one tree of actions that all guesses share, plays on quickly, and carries the result back for every seat.

mod search;
mod tree;

use std::sync::atomic::AtomicBool;

use engine::{FastChance, Game, PerSeat};
use rayon::prelude::*;

use crate::budget::{Countdown, Limits};
use crate::manner::Manner;
use crate::{Habits, Sight};
pub(crate) use search::Search;
use tree::Tally;

/// Thinks within `limits` and returns the action tried most often.
pub(crate) fn choose<G: Game>(
    manner: &Manner,
    habits: &impl Habits<G>,
    sight: &Sight<G>,
    legal: &[G::Action],
    limits: Limits,
    seed: u64,
    cancel: &AtomicBool,
) -> G::Action {
    let Findings { tallies, .. } = think(manner, habits, sight, legal, limits, seed, cancel);
    let most_tried =
        |best: usize, index: usize| if tallies[index].beats(&tallies[best]) { index } else { best };
    legal[(0..legal.len()).fold(0, most_tried)]
}

/// What came of a search.
#[derive(Clone, Debug)]
pub(crate) struct Findings {
    /// Of each action that was legal.
    pub tallies: Vec<Tally>,
    /// Mean rewards of all seats.
    pub rewards: PerSeat<f32>,
    pub iterations: u32,
}

/// Thinks within `limits`, on as many threads as they say.
pub(crate) fn think<G: Game>(
    manner: &Manner,
    habits: &impl Habits<G>,
    sight: &Sight<G>,
    legal: &[G::Action],
    limits: Limits,
    seed: u64,
    cancel: &AtomicBool,
) -> Findings {
    let mut seeds = FastChance::new(seed);
    let searches: Vec<u64> = (0..limits.threads).map(|_| seeds.next_u64()).collect();
    let countdown = Countdown::start(limits, cancel);
    let think = |seed: u64| grow(&mut Search::new(manner, habits, sight, seed), legal, countdown);
    let findings: Vec<Findings> = match searches[..] {
        [seed] => vec![think(seed)],
        _ => searches.into_par_iter().map(think).collect(),
    };
    let sum = |index: usize| {
        findings.iter().fold(Tally::default(), |sum, findings| sum.plus(findings.tallies[index]))
    };
    let iterations: u32 = findings.iter().map(|findings| findings.iterations).sum();
    let weight = |findings: &Findings| findings.iterations as f32 / iterations.max(1) as f32;
    let mean = |seat| findings.iter().map(|findings| weight(findings) * findings.rewards[seat]).sum();
    Findings {
        tallies: (0..legal.len()).map(sum).collect(),
        rewards: PerSeat::from_fn(findings[0].rewards.n_seats(), mean),
        iterations,
    }
}

/// What is looked at beside the best: one action, by its index; and how often at least.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wish {
    pub asked: Option<usize>,
    pub least: u32,
}

/// How many of the best are tried as often as is wished.
const BEST: usize = 3;

/// Thinks on one thread, then tries the best actions and the one asked about until each is known. Also gives their order, those tried most
/// by the search itself first.
#[expect(clippy::too_many_arguments, reason = "as `think`, and the wish")]
pub(crate) fn examine<G: Game>(
    manner: &Manner,
    habits: &impl Habits<G>,
    sight: &Sight<G>,
    legal: &[G::Action],
    limits: Limits,
    Wish { asked, least }: Wish,
    seed: u64,
    cancel: &AtomicBool,
) -> (Vec<usize>, Findings) {
    let mut search = Search::new(manner, habits, sight, FastChance::new(seed).next_u64());
    let Findings { tallies, rewards, iterations } =
        grow(&mut search, legal, Countdown::start(limits, cancel));
    let mut order: Vec<usize> = (0..legal.len()).collect();
    order.sort_by(|&a, &b| tallies[b].key().partial_cmp(&tallies[a].key()).unwrap_or(a.cmp(&b)));
    let countdown = Countdown::start(Limits { iterations: u32::MAX, ..limits }, cancel);
    for &index in order.iter().take(BEST).chain(&asked) {
        search.insist(legal[index]);
        for done in tallies[index].visits..least {
            if countdown.iterations_left(done).is_none() {
                break;
            }
            search.iterate();
        }
    }
    (order, Findings { tallies: search.tallies(legal), rewards, iterations })
}

fn grow<G: Game, H: Habits<G>>(
    search: &mut Search<'_, G, H>,
    legal: &[G::Action],
    countdown: Countdown<'_>,
) -> Findings {
    let mut done = 0;
    while let Some(left) = countdown.iterations_left(done) {
        // Looking often costs more than it saves.
        if done % 64 == 63 && search.is_settled(left) {
            break;
        }
        search.iterate();
        done += 1;
    }
    Findings { tallies: search.tallies(legal), rewards: search.mean_rewards(), iterations: done }
}
