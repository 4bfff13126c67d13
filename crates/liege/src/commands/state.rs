//! `liege state`: a state as JSON.

use anyhow::Result;
use catalog::Catalog;
use engine::{Chance, Seed, StepChance};

use crate::output;

/// Print the state after some random plies, to see its form or to write a scenario.
#[derive(clap::Args)]
pub struct Args {
    game: String,
    #[arg(long)]
    seats: Option<usize>,
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// How many random plies to play first; the end of the match is a natural stop.
    #[arg(long, default_value_t = 0)]
    after: usize,
    /// Options as JSON.
    #[arg(long)]
    setup: Option<String>,
    /// Accepted for likeness with the other commands: a state is always JSON.
    #[arg(long)]
    json: bool,
}

pub fn run(args: Args) -> Result<()> {
    let catalog = Catalog::standard();
    let game = catalog.find(&args.game)?;
    let setup = super::setup(game, args.seats, args.setup.as_deref())?;
    let mut running = game.start(&setup, args.seed)?;
    let mut choices = StepChance::new(args.seed.of_series(0), 0);
    while running.ply() < args.after {
        let Some(seat) = running.status().pending().iter().next() else { break };
        let legal = running.legal(seat);
        running.act(seat, None, &legal[choices.below(legal.len() as u32) as usize])?;
    }
    output::json(&running.state())
}
