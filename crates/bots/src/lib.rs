//! Players that think. A bot gets a [`Sight`]: what its seat knows, never the state itself.
//!
//! [`decide`] chooses one action. [`simulate`] and [`arena`] play whole series of matches between bots. What a bot
//! knows of a game beyond its rules is that game's [`Habits`], written in a crate of its own.

mod arena;
mod budget;
pub mod checks;
mod decide;
mod greedy;
mod habits;
mod mcts;
mod planner;
mod planning;
mod report;
mod rollout;
mod series;
mod sight;
mod simulate;
mod spec;

pub use arena::{ArenaReport, Contestant, arena};
pub use budget::Budget;
pub use decide::{Resolution, decide, deliberate, resolve};
pub use habits::{Habits, Plain, priors_from_evaluation, shares, win_shares};
pub use planner::{Plan, Planner, Skill};
pub use series::{Outcome, Progress, Series, SeriesError, play_match};
pub use sight::Sight;
pub use simulate::{BotLine, SimulateReport, simulate};
pub use spec::{BotSpec, BotSpecError, Level};
