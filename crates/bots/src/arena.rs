//! Who is stronger: bots meet in all seats, and the table says how sure it is.

use std::time::Instant;

use engine::{Game, Seed, Setup};
use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::report::wilson;
use crate::series::play_series;
use crate::{Habits, Outcome, Progress, Series, SeriesError};

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ArenaReport {
    pub game: &'static str,
    pub seats: usize,
    pub matches: u64,
    pub seed: Seed,
    pub seconds: f64,
    /// In the order in which they were named.
    pub bots: Vec<Contestant>,
}

/// How one bot fared.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Contestant {
    pub bot: String,
    /// Seats taken in all matches together: a bot that sits twice at one table plays two matches.
    pub matches: u64,
    /// Victories for each seat taken; a shared one counts in equal parts.
    pub win_share: f64,
    /// Where the win share lies with 95 % confidence (Wilson).
    pub ci95: [f64; 2],
    /// Weng and Lin's rating from all places, not only the first; 25 is the average.
    pub rating: f64,
    /// The rating's standard deviation.
    pub rating_deviation: f64,
    pub mean_points: f64,
}

/// Plays the series, any number of bots at any number of seats.
pub fn arena<G: Game>(
    series: &Series<G>,
    habits: &impl Habits<G>,
    progress: &dyn Progress,
) -> Result<ArenaReport, SeriesError> {
    let (n_bots, n_seats) = (series.bots.len(), series.setup.n_seats());
    if n_bots == 0 {
        return Err(SeriesError::NoBots);
    }
    let started = Instant::now();
    let outcomes = play_series(series, habits, progress, |index| line_up(n_bots, n_seats, index))?;
    let seconds = started.elapsed().as_secs_f64();
    let mut standings = vec![Standing::default(); n_bots];
    for (index, outcome) in outcomes.iter().enumerate() {
        count(&mut standings, &line_up(n_bots, n_seats, index as u64), outcome);
    }
    let bots = series.bots.iter().zip(standings).map(|(bot, standing)| standing.line(bot.to_string()));
    Ok(ArenaReport {
        game: G::INFO.slug,
        seats: n_seats,
        matches: series.matches,
        seed: series.seed,
        seconds,
        bots: bots.collect(),
    })
}

/// Who sits where in the k-th match. In every run of `n_bots` matches each bot takes each seat once; from run to run
/// the neighbours change.
pub(crate) fn line_up(n_bots: usize, n_seats: usize, index: u64) -> Vec<usize> {
    let strides: Vec<usize> = (1..n_bots.max(2)).filter(|&stride| gcd(stride, n_bots) == 1).collect();
    let (run, shift) = (index / n_bots as u64, (index % n_bots as u64) as usize);
    let stride = strides[(run % strides.len() as u64) as usize];
    (0..n_seats).map(|seat| (seat * stride + shift) % n_bots).collect()
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[derive(Clone, Copy, Default)]
struct Standing {
    seats_taken: u64,
    wins: f64,
    points: i64,
    rating: WengLinRating,
}

impl Standing {
    fn line(self, bot: String) -> Contestant {
        let trials = self.seats_taken as f64;
        Contestant {
            bot,
            matches: self.seats_taken,
            win_share: self.wins / trials.max(1.0),
            ci95: wilson(self.wins, trials),
            rating: self.rating.rating,
            rating_deviation: self.rating.uncertainty,
            mean_points: self.points as f64 / trials.max(1.0),
        }
    }
}

fn count(standings: &mut [Standing], line_up: &[usize], outcome: &Outcome) {
    for (seat, &bot) in line_up.iter().enumerate() {
        standings[bot].seats_taken += 1;
        standings[bot].wins += outcome.win_share(seat);
        standings[bot].points += i64::from(outcome.points[seat]);
    }
    rate(standings, line_up, outcome);
}

/// Every seat is a team of one. A bot in two seats moves by the mean of both.
fn rate(standings: &mut [Standing], line_up: &[usize], outcome: &Outcome) {
    let before: Vec<[WengLinRating; 1]> = line_up.iter().map(|&bot| [standings[bot].rating]).collect();
    let teams: Vec<_> = before
        .iter()
        .zip(&outcome.places)
        .map(|(rating, &place)| (rating.as_slice(), MultiTeamOutcome::new(place.into())))
        .collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    for (bot, standing) in standings.iter_mut().enumerate() {
        let own =
            || line_up.iter().zip(&after).filter(|&(&sitting, _)| sitting == bot).map(|(_, team)| team[0]);
        let n_own = own().count() as f64;
        if n_own > 0.0 {
            standing.rating.rating = own().map(|rating| rating.rating).sum::<f64>() / n_own;
            standing.rating.uncertainty = own().map(|rating| rating.uncertainty).sum::<f64>() / n_own;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_takes_every_seat_equally_often() {
        for (n_bots, n_seats) in [(1, 4), (2, 3), (3, 4), (4, 4), (5, 3), (6, 5)] {
            let mut taken = vec![vec![0; n_seats]; n_bots];
            for index in 0..n_bots as u64 * 4 {
                for (seat, bot) in line_up(n_bots, n_seats, index).into_iter().enumerate() {
                    taken[bot][seat] += 1;
                }
            }
            assert!(taken.iter().flatten().all(|&times| times == 4), "{n_bots} {n_seats} {taken:?}");
        }
    }

    #[test]
    fn nobody_meets_itself_while_there_are_others() {
        for index in 0..40 {
            let mut bots = line_up(5, 4, index);
            bots.sort();
            bots.dedup();
            assert_eq!(bots.len(), 4);
        }
    }

    #[test]
    fn winners_rise_and_losers_fall() {
        let mut standings = vec![Standing::default(); 2];
        let outcome = Outcome { decisions: 1, points: vec![9, 1, 1], places: vec![1, 2, 2] };
        count(&mut standings, &[0, 1, 1], &outcome);
        assert!(standings[0].rating.rating > 25.0 && standings[1].rating.rating < 25.0);
        assert_eq!((standings[1].seats_taken, standings[1].wins), (2, 0.0));
    }
}
