//! `liege perft`: counts action sequences.

use anyhow::Result;
use catalog::Catalog;
use serde_json::json;

use super::MatchArgs;
use crate::output;

/// Count the sequences of actions from the start, depth by depth.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    of: MatchArgs,
    /// How many actions deep.
    #[arg(long, default_value_t = 3)]
    depth: u32,
    #[arg(long)]
    json: bool,
}

pub fn run(args: Args) -> Result<()> {
    let catalog = Catalog::standard();
    let game = catalog.find(&args.of.game)?;
    let setup = args.of.setup(game)?;
    let mut counts = Vec::new();
    for depth in 1..=args.depth {
        let sequences = game.perft(&setup, args.of.seed, depth)?;
        if !args.json {
            output::line(format!("depth {depth}: {sequences} sequences"))?;
        }
        counts.push(json!({ "depth": depth, "sequences": sequences }));
    }
    if args.json { output::json(&counts) } else { Ok(()) }
}
