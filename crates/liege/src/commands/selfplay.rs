//! What `tune` and `calibrate` share: self-play as asked for, and a progress bar.

use anyhow::Result;
use catalog::{CatalogError, GameKind, SelfPlayPlan};
use engine::Seed;

use super::series::Bar;

#[derive(clap::Args)]
pub struct SelfPlayArgs {
    pub game: String,
    /// Only this seat count; all in turn when left out.
    #[arg(long)]
    seats: Option<usize>,
    #[arg(long, default_value_t = 15_000)]
    matches: u64,
    /// An integer or 64 hex digits.
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// Matches played at the same time; as many as there are cores when left out.
    #[arg(long, default_value_t = 0)]
    jobs: usize,
    #[arg(long)]
    pub json: bool,
}

impl SelfPlayArgs {
    /// Plays, with a progress bar, in the way of one command.
    pub fn play<Report>(
        &self,
        game: &dyn GameKind,
        way: impl FnOnce(&SelfPlayPlan, &Bar) -> Result<Report, CatalogError>,
    ) -> Result<Report> {
        let (fewest, most) = game.info().seats;
        let seat_counts = match self.seats {
            Some(seats) => seats..=seats,
            None => usize::from(fewest)..=usize::from(most),
        };
        let setups = seat_counts.map(|seats| super::setup(game, Some(seats), None)).collect::<Result<_>>()?;
        let plan = SelfPlayPlan { setups, matches: self.matches, seed: self.seed, jobs: self.jobs };
        Ok(way(&plan, &Bar::new(plan.matches))?)
    }
}
