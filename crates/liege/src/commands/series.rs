//! What `simulate` and `arena` share: a plan from the command line, and a progress bar.

use anyhow::Result;
use catalog::{BotSpec, GameKind, Progress, SeriesPlan};
use engine::Seed;
use indicatif::ProgressBar;

use crate::output;

#[derive(clap::Args)]
pub struct SeriesArgs {
    pub game: String,
    #[arg(long)]
    seats: Option<usize>,
    /// random, greedy, mcts, mcts@200ms, mcts@2000it, page, squire, knight, lord or king; fewer names than seats are
    /// repeated.
    #[arg(long, value_delimiter = ',', default_value = "random")]
    bots: Vec<BotSpec>,
    #[arg(long, default_value_t = 100)]
    matches: u64,
    /// An integer or 64 hex digits.
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// Matches played at the same time; as many as there are cores when left out.
    #[arg(long, default_value_t = 0)]
    jobs: usize,
    /// Options as JSON.
    #[arg(long)]
    setup: Option<String>,
}

impl SeriesArgs {
    pub fn plan(&self, game: &dyn GameKind) -> Result<SeriesPlan> {
        Ok(SeriesPlan {
            setup: super::setup(game, self.seats, self.setup.as_deref())?,
            bots: self.bots.clone(),
            matches: self.matches,
            seed: self.seed,
            jobs: self.jobs,
        })
    }
}

/// Shows people how far it is.
pub struct Bar(ProgressBar);

impl Bar {
    pub fn new(matches: u64) -> Self {
        Self(output::progress(matches, "matches"))
    }
}

impl Progress for Bar {
    fn match_done(&self, _decisions: u32) {
        self.0.inc(1);
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
