//! All that a match has come to, so that it can be opened again without being played again. Not for good, as a record is: other
//! rules make nothing of it.

use serde::{Deserialize, Serialize};

use super::{Barrier, LogLine, Match, Ticks};
use crate::{Game, Played, Seed};

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Snapshot<G: Game> {
    state: G,
    actions: Vec<Played<G::Action>>,
    log: Vec<LogLine<G::Event>>,
    barrier: Barrier<G>,
    ticks: Ticks,
}

impl<G: Game> Match<G> {
    /// Where the match stands. What a script has still to say is left out.
    pub fn snapshot(&self) -> Snapshot<G> {
        Snapshot {
            state: self.state.clone(),
            actions: self.actions.clone(),
            log: self.log.clone(),
            barrier: self.barrier.clone(),
            ticks: self.ticks,
        }
    }

    /// Opens a match where a snapshot left it. Whether it is of this setup and seed, the caller knows; what cannot be is refused,
    /// in words.
    pub fn resume(setup: G::Setup, seed: Seed, snapshot: Snapshot<G>) -> Result<Self, String> {
        let Snapshot { state, actions, log, barrier, ticks } = snapshot;
        if barrier.n_actions > actions.len() || barrier.n_lines > log.len() {
            return Err("the last barrier lies ahead".to_owned());
        }
        state.invariants()?;
        Ok(Self {
            state,
            actions,
            log,
            barrier,
            ticks,
            ..Self::start(setup, seed).map_err(|bad| bad.to_string())?
        })
    }
}
