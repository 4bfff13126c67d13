//! `liege perft`: counts action sequences.

use anyhow::Result;
use catalog::Catalog;
use engine::Seed;
use serde_json::json;

use crate::output;

/// Count the sequences of actions from the start, depth by depth.
#[derive(clap::Args)]
pub struct Args {
    game: String,
    #[arg(long)]
    seats: Option<usize>,
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// How many actions deep.
    #[arg(long, default_value_t = 3)]
    depth: u32,
    /// Options as JSON.
    #[arg(long)]
    setup: Option<String>,
    #[arg(long)]
    json: bool,
}

pub fn run(args: Args) -> Result<()> {
    let catalog = Catalog::standard();
    let game = catalog.find(&args.game)?;
    let setup = super::setup(game, args.seats, args.setup.as_deref())?;
    let mut counts = Vec::new();
    for depth in 1..=args.depth {
        let sequences = game.perft(&setup, args.seed, depth)?;
        if !args.json {
            output::line(format!("depth {depth}: {sequences} sequences"))?;
        }
        counts.push(json!({ "depth": depth, "sequences": sequences }));
    }
    if args.json { output::json(&counts) } else { Ok(()) }
}
