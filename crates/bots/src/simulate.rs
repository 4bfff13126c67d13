//! Many matches, counted by seat: what a designer reads.

use std::time::Instant;

use engine::{Game, Seed, Setup};
use serde::Serialize;

use crate::report::per_second;
use crate::series::play_series;
use crate::{Habits, Outcome, Progress, Series, SeriesError};

/// What a series came to. Lists are in seat order.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SimulateReport {
    pub game: &'static str,
    pub seats: usize,
    pub matches: u64,
    pub seed: Seed,
    pub decisions: u64,
    pub seconds: f64,
    pub decisions_per_second: f64,
    /// A shared victory counts in equal parts, so that the wins of all seats sum to the matches.
    pub wins: Vec<f64>,
    /// Matches with more than one winner.
    pub shared_wins: u64,
    pub mean_points: Vec<f64>,
    pub mean_decisions: f64,
    pub bots: Vec<BotLine>,
}

/// How one named bot fared over the seats it took.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotLine {
    pub bot: String,
    pub seats_taken: u64,
    pub wins: f64,
    pub mean_points: f64,
}

/// Plays the series. As many bots as seats keep their seats; fewer are repeated and move on by one seat from match to
/// match.
pub fn simulate<G: Game>(
    series: &Series<G>,
    habits: &impl Habits<G>,
    progress: &dyn Progress,
) -> Result<SimulateReport, SeriesError> {
    let n_seats = series.setup.n_seats();
    match series.bots.len() {
        0 => return Err(SeriesError::NoBots),
        n_bots if n_bots > n_seats => {
            return Err(SeriesError::TooManyBots { bots: n_bots, seats: n_seats });
        }
        _ => {}
    }
    let started = Instant::now();
    let line_up = |index| line_up(series.bots.len(), n_seats, index);
    let outcomes = play_series(series, habits, progress, line_up)?;
    let seconds = started.elapsed().as_secs_f64();
    let decisions = outcomes.iter().map(|outcome| u64::from(outcome.decisions)).sum();
    Ok(SimulateReport {
        game: G::INFO.slug,
        seats: n_seats,
        matches: series.matches,
        seed: series.seed,
        decisions,
        seconds,
        decisions_per_second: per_second(decisions, seconds),
        wins: (0..n_seats).map(|seat| wins(&outcomes, seat)).collect(),
        shared_wins: outcomes.iter().filter(|outcome| outcome.is_shared()).count() as u64,
        mean_points: (0..n_seats)
            .map(|seat| mean(outcomes.iter().map(|outcome| i64::from(outcome.points[seat]))))
            .collect(),
        mean_decisions: mean(outcomes.iter().map(|outcome| i64::from(outcome.decisions))),
        bots: (0..series.bots.len()).map(|bot| bot_line(series, bot, &outcomes, line_up)).collect(),
    })
}

/// From 0 upwards: an empty sum of floats is -0.
fn wins(outcomes: &[Outcome], seat: usize) -> f64 {
    outcomes.iter().fold(0.0, |wins, outcome| wins + outcome.win_share(seat))
}

fn line_up(n_bots: usize, n_seats: usize, index: u64) -> Vec<usize> {
    let shift = if n_bots == n_seats { 0 } else { (index % n_bots as u64) as usize };
    (0..n_seats).map(|seat| (seat + shift) % n_bots).collect()
}

fn bot_line<G: Game>(
    series: &Series<G>,
    bot: usize,
    outcomes: &[Outcome],
    line_up: impl Fn(u64) -> Vec<usize>,
) -> BotLine {
    let (mut seats_taken, mut wins, mut points) = (0, 0.0, 0);
    for (index, outcome) in outcomes.iter().enumerate() {
        for (seat, _) in line_up(index as u64).into_iter().enumerate().filter(|&(_, sitting)| sitting == bot)
        {
            seats_taken += 1;
            wins += outcome.win_share(seat);
            points += i64::from(outcome.points[seat]);
        }
    }
    BotLine {
        bot: series.bots[bot].to_string(),
        seats_taken,
        wins,
        mean_points: points as f64 / seats_taken.max(1) as f64,
    }
}

fn mean(values: impl ExactSizeIterator<Item = i64>) -> f64 {
    let n = values.len().max(1);
    values.sum::<i64>() as f64 / n as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_bots_are_repeated_and_rotated_and_a_full_table_keeps_its_seats() {
        assert_eq!(line_up(3, 4, 0), [0, 1, 2, 0]);
        assert_eq!(line_up(3, 4, 1), [1, 2, 0, 1]);
        assert_eq!(line_up(3, 4, 3), line_up(3, 4, 0));
        assert_eq!(line_up(4, 4, 7), [0, 1, 2, 3]);
    }
}
