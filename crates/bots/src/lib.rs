//! Players that think. A bot gets a [`Sight`]: what its seat knows, never the state itself.
//!
//! [`decide`] chooses one action. [`simulate`] and [`arena`] play whole series of matches between bots. What a bot
//! knows of a game beyond its rules is that game's [`Habits`].

mod arena;
mod greedy;
mod habits;
pub mod heads_of_state;
pub mod lancaster;
mod mcts;
mod quick;
pub mod regents;
mod report;
pub mod scharz;
mod series;
mod sight;
mod simulate;
mod spec;

use std::sync::atomic::AtomicBool;

use engine::{Chance, FastChance, Game};

pub use arena::{ArenaReport, Contestant, arena};
pub use habits::{Habits, Plain, Skill, priors_from_evaluation, win_shares};
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
    let legal = sight.legal_actions();
    if let [only] = legal[..] {
        return only;
    }
    let mut chance = FastChance::new(seed);
    if let Some(known) = by_heart(habits, spec.style(), sight, &legal, &mut chance) {
        return known;
    }
    match spec.style() {
        Style::Random => legal[chance.below(legal.len() as u32) as usize],
        Style::Beginner => Greedy::new(habits, sight, cancel).choose_carelessly(&legal, &mut chance),
        Style::Greedy => Greedy::new(habits, sight, cancel).choose(&legal, &mut chance),
        Style::Search(limits) => mcts::choose(habits, sight, &legal, limits, seed, cancel),
    }
}

/// What this bot does without thinking, if anything.
fn by_heart<G: Game>(
    habits: &dyn Habits<G>,
    style: Style,
    sight: &Sight<G>,
    legal: &[G::Action],
    chance: &mut FastChance,
) -> Option<G::Action> {
    let skill = match style {
        Style::Random => return None,
        Style::Beginner => Skill::Beginner,
        Style::Greedy => Skill::Greedy,
        Style::Search(_) => Skill::Search,
    };
    // Drawing for the guess must not change what games without such habits decide.
    let mut luck = FastChance::new(chance.clone().next_u64());
    let guess = sight.guess(&mut luck);
    habits.by_heart(&guess, sight.seat(), legal, skill, &mut luck).map(|index| legal[index])
}
