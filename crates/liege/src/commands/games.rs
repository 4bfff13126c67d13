//! `liege games`: the catalog.

use anyhow::Result;
use catalog::Catalog;

use crate::output;

/// List the games.
#[derive(clap::Args)]
pub struct Args {
    #[arg(long)]
    json: bool,
}

pub fn run(args: Args) -> Result<()> {
    let catalog = Catalog::standard();
    let games: Vec<_> = catalog.games().map(|game| game.info()).collect();
    if args.json {
        return output::json(&games);
    }
    for game in games {
        let (fewest, most) = game.seats;
        output::line(format!("{:16} {:20} {fewest}-{most} players", game.slug, game.name))?;
    }
    Ok(())
}
