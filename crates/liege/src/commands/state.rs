//! `liege state`: a state as JSON.

use anyhow::Result;
use catalog::Catalog;
use engine::{Chance, SeededChance};

use super::MatchArgs;
use crate::output;

/// Print the state after some random actions, to see its form or to write a scenario.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    of: MatchArgs,
    /// How many random actions to play first, unless the match is over earlier.
    #[arg(long, default_value_t = 0)]
    after: usize,
    /// Accepted for likeness with the other commands: a state is always JSON.
    #[arg(long)]
    json: bool,
}

pub fn run(args: Args) -> Result<()> {
    let catalog = Catalog::standard();
    let game = catalog.find(&args.of.game)?;
    let setup = args.of.setup(game)?;
    let mut the_match = game.start(&setup, args.of.seed)?;
    let mut choices = SeededChance::new(args.of.seed.of_series(0), 0);
    while the_match.ply() < args.after {
        let Some(seat) = the_match.status().pending().iter().next() else { break };
        let legal = the_match.legal(seat);
        the_match.act(seat, None, &legal[choices.below(legal.len() as u32) as usize])?;
    }
    output::json(&the_match.state())
}
