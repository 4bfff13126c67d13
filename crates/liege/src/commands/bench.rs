//! `liege bench`: how fast the rules run.

use anyhow::Result;
use catalog::{BenchReport, Catalog, CatalogError, GameKind, SearchBenchReport};
use serde::Serialize;

use crate::output;

/// Measure single-thread random playouts, cloning and listing of legal actions.
///
/// Figures are of this machine at this moment: compare only what one run prints.
#[derive(clap::Args)]
pub struct Args {
    /// A game, or `connect-four` or `oh-hell` for comparison; all of them when left out.
    game: Option<String>,
    /// Only this seat count; without a game, all that can be played so.
    #[arg(long)]
    seats: Option<usize>,
    /// How long to measure each seat count.
    #[arg(long, default_value_t = 1.0, value_parser = seconds)]
    seconds: f64,
    /// Measure the search of bots instead: its iterations beside plain playouts from the same positions.
    #[arg(long)]
    search: bool,
    #[arg(long)]
    json: bool,
}

pub fn run(args: Args) -> Result<()> {
    let (standard, bench_only) = (Catalog::standard(), Catalog::bench_only());
    let games: Vec<&dyn GameKind> = match &args.game {
        Some(slug) => vec![bench_only.find(slug).or_else(|_| standard.find(slug))?],
        None => {
            standard.games().chain(bench_only.games()).filter(|game| can_seat(*game, args.seats)).collect()
        }
    };
    if args.search {
        let measure = |game: &dyn GameKind, seats| game.bench_search(seats, args.seconds);
        return show(&measured(&games, &args, measure)?, &args, print_search);
    }
    let measure = |game: &dyn GameKind, seats| game.bench(seats, args.seconds);
    show(&measured(&games, &args, measure)?, &args, print)
}

fn show<Report: Serialize>(
    reports: &[Report],
    args: &Args,
    print: impl Fn(&Report) -> Result<()>,
) -> Result<()> {
    if args.json { output::json(&reports) } else { reports.iter().try_for_each(print) }
}

fn can_seat(game: &dyn GameKind, seats: Option<usize>) -> bool {
    let (fewest, most) = game.info().seats;
    seats.is_none_or(|seats| (usize::from(fewest)..=usize::from(most)).contains(&seats))
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds: &f64| seconds.is_finite() && *seconds >= 0.0);
    seconds.ok_or_else(|| "this is no length of time".to_owned())
}

/// Every game at every seat count asked for.
fn measured<Report>(
    games: &[&dyn GameKind],
    args: &Args,
    measure: impl Fn(&dyn GameKind, usize) -> Result<Report, CatalogError>,
) -> Result<Vec<Report>> {
    let mut reports = Vec::new();
    for &game in games {
        let (fewest, most) = game.info().seats;
        let seat_counts = match args.seats {
            Some(seats) => seats..=seats,
            None => usize::from(fewest)..=usize::from(most),
        };
        for seats in seat_counts {
            reports.push(measure(game, seats)?);
        }
    }
    Ok(reports)
}

fn print_search(report: &SearchBenchReport) -> Result<()> {
    output::line(format!(
        "{:16} {} seats: {:>8.0} iterations/s, {:>8.0} playouts/s from the same positions: a share of {:.2}",
        report.game, report.seats, report.iterations_per_second, report.playouts_per_second, report.share
    ))
}

fn print(report: &BenchReport) -> Result<()> {
    output::line(format!(
        "{:16} {} seats: {:>9.0} decisions/s, {:>8.0} playouts/s, {:>4.0} ns to list {:.0} actions, \
         {:>4.0} ns to clone {} bytes",
        report.game,
        report.seats,
        report.decisions_per_second,
        report.playouts_per_second,
        report.legal_actions_nanoseconds,
        report.mean_legal_actions,
        report.clone_nanoseconds,
        report.state_bytes,
    ))
}
