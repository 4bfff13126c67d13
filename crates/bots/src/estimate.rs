//! What a search thinks of a position: everybody's chances, and the choices of one seat with what each is worth.

use std::sync::atomic::AtomicBool;

use engine::{FastChance, Game, PerSeat};

use crate::manner::Manner;
use crate::mcts::{self, Findings};
use crate::rollout::Judging;
use crate::{Budget, Edition, Habits, Sight};

/// How a position looks from one seat, which knows no more than it may.
#[derive(Clone, Debug, PartialEq)]
pub struct Estimate<A> {
    /// For every seat how likely it is to win if all go on well; they sum to 1.
    pub chances: PerSeat<f32>,
    /// What the seat can do, the best first; those never looked at last.
    pub choices: Vec<Choice<A>>,
    /// How often the search looked.
    pub iterations: u32,
}

/// One thing to do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice<A> {
    pub action: A,
    /// The chance of winning after it; nothing if it was never looked at.
    pub chance: Option<f32>,
    pub visits: u32,
}

/// Thinks within the budget about what the seat of `sight`, which must be pending, can do. The same seed gives the same
/// answer, except under a budget of time; `cancel` ends it with what it has. It searches click by click, also in games
/// whose bots compare plans.
pub fn estimate<G: Game>(
    habits: &impl Habits<G>,
    sight: &Sight<G>,
    budget: Budget,
    seed: u64,
    cancel: &AtomicBool,
) -> Estimate<G::Action> {
    let manner = Manner { judging: Judging::ChancesAlone, ..*Edition::Present.manner() };
    let legal = sight.legal_actions();
    let Findings { tallies, rewards, iterations } =
        mcts::think(&manner, habits, sight, &legal, budget.limits(1), seed, cancel);
    let chances = match iterations {
        0 => habits.chances(&sight.guess(&mut FastChance::new(seed))),
        _ => rewards,
    };
    let mut order: Vec<usize> = (0..legal.len()).collect();
    order.sort_by(|&a, &b| tallies[b].key().partial_cmp(&tallies[a].key()).unwrap_or(a.cmp(&b)));
    let choice = |index: usize| Choice {
        action: legal[index],
        chance: tallies[index].mean(),
        visits: tallies[index].visits,
    };
    Estimate { chances, choices: order.into_iter().map(choice).collect(), iterations }
}
