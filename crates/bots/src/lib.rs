//! Players that think. A bot gets a [`Sight`]: what its seat knows, never the state itself.
//!
//! [`decide`] chooses one action. [`simulate`] and [`arena`] play whole series of matches between bots. What a bot
//! knows of a game beyond its rules is that game's [`Habits`], written in a crate of its own.

mod arena;
pub mod checks;
mod clock;
mod greedy;
mod habits;
mod mcts;
mod planning;
mod quick;
mod report;
mod series;
mod sight;
mod simulate;
mod spec;

use std::sync::atomic::AtomicBool;

use engine::{Chance, FastChance, Game};

pub use arena::{ArenaReport, Contestant, arena};
pub use habits::{Habits, Manner, Plain, Planned, Skill, priors_from_evaluation, shares, win_shares};
pub use series::{Outcome, Plan, Progress, SeriesError, play_match};
pub use sight::Sight;
pub use simulate::{BotLine, SimulateReport, simulate};
pub use spec::{BotSpec, BotSpecError, Budget, Level};

use greedy::Greedy;
use spec::Style;

/// Chooses an action for the seat of `sight`, which must be pending, within the budget of `spec`. `cancel` makes it
/// answer at once with the best it has. The same seed gives the same answer, except under a budget of time.
pub fn decide<G: Game>(
    habits: &dyn Habits<G>,
    spec: &BotSpec,
    sight: &Sight<G>,
    seed: u64,
    cancel: &AtomicBool,
) -> G::Action {
    first_click(habits, spec.style(), sight, seed, cancel).0
}

/// Like [`decide`], and also the clicks that follow from it without more thinking: in a window of sealed choices up to the
/// one that makes the seat ready, as nobody sees them one by one; in an open turn those of a plan.
pub fn deliberate<G: Game>(
    habits: &dyn Habits<G>,
    spec: &BotSpec,
    sight: Sight<G>,
    seed: u64,
    cancel: &AtomicBool,
) -> Vec<G::Action> {
    resolve(habits, spec, sight, seed, cancel).clicks
}

/// What a bot does next, and the manner in which it means to go on; that of its habit if it has no plan.
#[derive(Clone, Debug)]
pub struct Resolution<A> {
    pub clicks: Vec<A>,
    pub manner: Manner,
}

/// Like [`deliberate`], with the plan behind the clicks.
pub fn resolve<G: Game>(
    habits: &dyn Habits<G>,
    spec: &BotSpec,
    mut sight: Sight<G>,
    seed: u64,
    cancel: &AtomicBool,
) -> Resolution<G::Action> {
    let (style, mut chance) = (spec.style(), FastChance::new(seed));
    let (first, manner) = first_click(habits, style, &sight, seed, cancel);
    let mut clicks = vec![first];
    while (sight.is_sealed() || manner.is_some()) && sight.click(clicks[clicks.len() - 1]) {
        chance.next_u64();
        let Some(next) = known_click(habits, style, &sight, manner, &chance) else { break };
        clicks.push(next);
    }
    Resolution { clicks, manner: manner.unwrap_or_default() }
}

/// The click to make now, and the manner of the plan it belongs to.
fn first_click<G: Game>(
    habits: &dyn Habits<G>,
    style: Style,
    sight: &Sight<G>,
    seed: u64,
    cancel: &AtomicBool,
) -> (G::Action, Option<Manner>) {
    let (legal, mut chance) = (sight.legal_actions(), FastChance::new(seed));
    if let Some(known) = known_click(habits, style, sight, None, &chance) {
        let manner = second_thoughts(habits, style, sight, Manner::default(), &chance);
        let better = manner.and_then(|_| known_click(habits, style, sight, manner, &chance));
        return (better.unwrap_or(known), manner);
    }
    let action = match style {
        Style::Random => legal[chance.below(legal.len() as u32) as usize],
        Style::Beginner => Greedy::new(habits, sight, cancel).choose_carelessly(&legal, &mut chance),
        Style::Greedy => Greedy::new(habits, sight, cancel).choose(&legal, &mut chance),
        Style::Search(limits) => {
            let guess = sight.guess(&mut chance);
            let plans = habits.plans(&guess, sight.seat(), &legal, &mut chance);
            if let Some(plan) = planning::choose(habits, sight, (&legal, &plans), limits, seed, cancel) {
                return match plan {
                    Planned::Click(index) => (legal[index], None),
                    Planned::Course(manner) => {
                        let better = second_thoughts(habits, style, sight, manner, &chance);
                        let manner = better.unwrap_or(manner);
                        let index = habits.follow(&guess, sight.seat(), &legal, manner, &mut chance);
                        (legal[index], Some(manner))
                    }
                };
            }
            mcts::choose(habits, sight, &legal, limits, seed, cancel)
        }
    };
    (action, None)
}

/// Another manner than the intended one, if there is a choice and this bot looks so far ahead.
fn second_thoughts<G: Game>(
    habits: &dyn Habits<G>,
    style: Style,
    sight: &Sight<G>,
    manner: Manner,
    chance: &FastChance,
) -> Option<Manner> {
    let looks_ahead = matches!(style, Style::Greedy | Style::Search(_)) && sight.legal_actions().len() > 1;
    let mut luck = FastChance::new(chance.clone().next_u64());
    looks_ahead.then(|| habits.reconsider(sight, manner, &mut luck)).flatten()
}

/// What this bot does without thinking, if anything: the only thing possible, what its plan says, what it knows by heart.
fn known_click<G: Game>(
    habits: &dyn Habits<G>,
    style: Style,
    sight: &Sight<G>,
    manner: Option<Manner>,
    chance: &FastChance,
) -> Option<G::Action> {
    let legal = sight.legal_actions();
    if let [only] = legal[..] {
        return Some(only);
    }
    let skill = match style {
        Style::Random => return None,
        Style::Beginner => Skill::Beginner,
        Style::Greedy => Skill::Greedy,
        Style::Search(_) => Skill::Search,
    };
    // Drawing for the guess must not change what games without such habits decide.
    let mut luck = FastChance::new(chance.clone().next_u64());
    let guess = sight.guess(&mut luck);
    let index = match manner {
        Some(manner) => Some(habits.follow(&guess, sight.seat(), &legal, manner, &mut luck)),
        None => habits.by_heart(&guess, sight.seat(), &legal, skill, &mut luck),
    };
    index.map(|index| legal[index])
}
