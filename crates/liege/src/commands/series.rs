//! What `simulate` and `arena` share: a plan from the command line, and a progress bar.

use anyhow::Result;
use catalog::{BotSpec, Catalog, CatalogError, GameKind, Progress, SeriesPlan};
use indicatif::ProgressBar;

use super::MatchArgs;
use crate::output;

#[derive(clap::Args)]
pub struct SeriesArgs {
    #[command(flatten)]
    of: MatchArgs,
    /// random, greedy, mcts, mcts@200ms, mcts@2000it, page, squire, knight, lord, king or king@1; fewer names than seats are
    /// repeated.
    #[arg(long, value_delimiter = ',', default_value = "random")]
    bots: Vec<BotSpec>,
    #[arg(long, default_value_t = 100)]
    matches: u64,
    /// Matches played at the same time; as many as there are cores when left out.
    #[arg(long, default_value_t = 0)]
    jobs: usize,
    #[arg(long)]
    pub json: bool,
}

impl SeriesArgs {
    /// Plays the series, with a progress bar, in the way of one command.
    pub fn play<Report>(
        &self,
        way: impl FnOnce(&dyn GameKind, &SeriesPlan, &Bar) -> Result<Report, CatalogError>,
    ) -> Result<Report> {
        let catalog = Catalog::standard();
        let game = catalog.find(&self.of.game)?;
        let plan = SeriesPlan {
            setup: self.of.setup(game)?,
            bots: self.bots.clone(),
            matches: self.matches,
            seed: self.of.seed,
            jobs: self.jobs,
        };
        Ok(way(game, &plan, &Bar::new(plan.matches))?)
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
