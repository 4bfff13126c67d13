//! Players that think. A bot gets a [`Sight`]: what its seat knows, never the state itself.
//!
//! [`decide`] chooses one action. [`simulate`] and [`arena`] play whole series of matches between bots. What a bot
//! knows of a game beyond its rules is that game's [`Habits`], written in a crate of its own.

mod arena;
mod budget;
pub mod checks;
mod coach;
mod decide;
mod estimate;
mod fit;
mod greedy;
mod habits;
mod ladder;
mod manner;
mod mcts;
mod network;
mod pace;
mod planner;
mod planning;
mod report;
mod rollout;
mod selfplay;
mod series;
mod sight;
mod simulate;
mod spec;
mod tune;

pub use arena::{ArenaReport, Contestant, arena};
pub use budget::Budget;
pub use coach::{Advice, Change, Effort, advise, draws, is_decision, luck, outlook};
pub use decide::{Resolution, decide, deliberate, resolve};
pub use estimate::{Choice, Estimate, estimate};
pub use habits::{Habits, Part, Plain, priors_from_evaluation, shares, win_shares};
pub use ladder::{LadderMatch, LadderReport, LadderRow, play_ladder, rate_ladder};
pub use manner::Edition;
pub use network::{BadWeights, Features, MAX_FEATURES, Network};
pub use pace::{Pace, pace};
pub use planner::{Plan, Planner, Skill};
pub use selfplay::SelfPlay;
pub use series::{Outcome, Progress, Series, SeriesError, play_match};
pub use sight::Sight;
pub use simulate::{BotLine, SimulateReport, simulate};
pub use spec::{BotSpec, BotSpecError, Level};
pub use tune::{Bin, CalibrationReport, Stage, TuneReport, calibrate, tune};
