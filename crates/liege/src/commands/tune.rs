//! `liege tune`: how likely everybody is to win, learned from self-play.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use catalog::{Catalog, TuneReport};

use super::selfplay::SelfPlayArgs;
use crate::output;

/// Play matches by habit and fit the chances of winning to how they ended.
///
/// The weights go into the file that bots are built with; build anew to play with them. The same seed gives the same weights.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    play: SelfPlayArgs,
    /// Where the weights go; `crates/habits/GAME/weights.txt` when left out.
    #[arg(long)]
    file: Option<PathBuf>,
}

pub fn run(args: Args) -> Result<()> {
    let catalog = Catalog::standard();
    let game = catalog.find(&args.play.game)?;
    let Some(report) = args.play.play(game, |plan, bar| game.tune(plan, bar))? else {
        bail!("the bots of {} do not learn", game.info().name);
    };
    let file = args.file.unwrap_or_else(|| format!("crates/habits/{}/weights.txt", game.info().slug).into());
    std::fs::write(&file, &report.weights).with_context(|| format!("cannot write {}", file.display()))?;
    if args.play.json { output::json(&report) } else { print(&report) }
}

fn print(report: &TuneReport) -> Result<()> {
    output::line(format!(
        "{}: {} matches, {} positions, {:.0} s; surprise at who won: {:.4} by points, {:.4} before, {:.4} now",
        report.game,
        report.matches,
        report.positions,
        report.seconds,
        report.by_points,
        report.before,
        report.after
    ))
}
