//! `liege simulate`: many matches between bots.

use anyhow::Result;
use catalog::SimulateReport;

use super::series::SeriesArgs;
use crate::output;

/// Play matches between bots and count who wins, by seat.
///
/// The same seed gives the same result on every machine and with any number of jobs, unless a bot has a budget of time.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    series: SeriesArgs,
}

pub fn run(args: Args) -> Result<()> {
    let report = args.series.play(|game, plan, bar| game.simulate(plan, bar))?;
    if args.series.json { output::json(&report) } else { print(&report) }
}

fn print(report: &SimulateReport) -> Result<()> {
    output::line(format!(
        "{}: {} matches, {} decisions in {:.1} s ({:.0} a second), {:.0} decisions a match",
        report.game,
        report.matches,
        report.decisions,
        report.seconds,
        report.decisions_per_second,
        report.mean_decisions
    ))?;
    for (seat, (wins, points)) in report.wins.iter().zip(&report.mean_points).enumerate() {
        let share = 100.0 * wins / report.matches.max(1) as f64;
        output::line(format!("seat {seat}: {wins:.1} wins ({share:.1} %), {points:.1} points on average"))?;
    }
    for line in &report.bots {
        output::line(format!(
            "{}: {:.1} wins in {} seats, {:.1} points on average",
            line.bot, line.wins, line.seats_taken, line.mean_points
        ))?;
    }
    Ok(())
}
