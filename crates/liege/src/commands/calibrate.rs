//! `liege calibrate`: whether the chances that bots count with come true.

use std::fmt::Write as _;
use std::path::PathBuf;

use anyhow::Result;
use catalog::{CalibrationReport, Catalog};

use super::selfplay::SelfPlayArgs;
use crate::output;

/// Compare chances of winning with who won, on self-play that nothing was learned from.
///
/// Use another seed than that of `tune`. Brier's score is the mean squared error of a seat's chance: 0 would be clairvoyance.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    play: SelfPlayArgs,
    /// A page to put the table into, such as `docs/bots.md`.
    #[arg(long)]
    page: Option<PathBuf>,
}

const STAGES: [&str; 3] = ["beginning", "middle", "end"];

pub fn run(args: Args) -> Result<()> {
    let catalog = Catalog::standard();
    let game = catalog.find(&args.play.game)?;
    let report = args.play.play(game, |plan, bar| game.calibrate(plan, bar))?;
    if let Some(page) = &args.page {
        output::into_page(page, &format!("calibration {}", report.game), &table(&report))?;
    }
    if args.play.json { output::json(&report) } else { output::line(table(&report)) }
}

fn table(report: &CalibrationReport) -> String {
    let mut table = format!(
        "{} matches, {} positions held out.\n\n| stage | Brier | Brier by points | chances: how often they came true (positions) |\n|---|---|---|---|\n",
        report.matches, report.positions
    );
    for (name, stage) in STAGES.iter().zip(&report.stages) {
        let bins =
            stage.bins.iter().filter(|bin| bin.positions > 0).map(|bin| {
                format!("{:.0} %: {:.0} % ({})", 100.0 * bin.chance, 100.0 * bin.won, bin.positions)
            });
        let bins = bins.collect::<Vec<_>>().join("; ");
        let _ = writeln!(table, "| {name} | {:.4} | {:.4} | {bins} |", stage.brier, stage.brier_by_points);
    }
    table
}
