//! A tournament that can be broken off and taken up again: matches one by one, and what they say about who is stronger.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Chance, FastChance, Game, Setup};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::arena::line_up;
use crate::report::wilson;
use crate::series::play_match;
use crate::{Habits, Outcome, Series, SeriesError};

/// Tournaments drawn anew from the matches played, to see how far ratings may be off.
const N_REDRAWN: usize = 400;
/// Rounds in which ratings settle.
const N_ROUNDS: usize = 200;
/// The mean of all ratings; four hundred points more are odds of ten to one.
const MEAN_RATING: f64 = 1500.0;

/// One match of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LadderMatch {
    pub index: u64,
    /// By seat.
    pub bots: Vec<String>,
    pub points: Vec<i32>,
    pub places: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LadderReport {
    pub game: &'static str,
    pub seats: usize,
    /// The strongest first.
    pub rows: Vec<LadderRow>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LadderRow {
    pub bot: String,
    /// From who ended before whom (Bradley and Terry), on Elo's scale.
    pub rating: f64,
    /// Where the rating lies with 95 % confidence.
    pub ci95: [f64; 2],
    /// Victories for each seat taken; a shared one counts in equal parts.
    pub win_share: f64,
    pub win_share_ci95: [f64; 2],
    /// Seats taken.
    pub matches: u64,
}

/// Plays what is not `done` yet; every bot takes every seat equally often. `played` hears of each match at once.
pub fn play_ladder<G: Game>(
    series: &Series<G>,
    habits: &impl Habits<G>,
    done: &BTreeSet<u64>,
    played: &(dyn Fn(LadderMatch) + Sync),
) -> Result<(), SeriesError> {
    let (n_bots, n_seats) = (series.bots.len(), series.setup.n_seats());
    if n_bots == 0 {
        return Err(SeriesError::NoBots);
    }
    let pool = rayon::ThreadPoolBuilder::new().num_threads(series.jobs);
    let pool = pool.build().map_err(|error| SeriesError::Jobs(error.to_string()))?;
    let play = |index: u64| {
        let bots: Vec<_> = line_up(n_bots, n_seats, index).into_iter().map(|bot| series.bots[bot]).collect();
        let seed = series.seed.of_series(index);
        let outcome = play_match(&series.setup, seed, &bots, habits, |_, _| ());
        let Outcome { points, places, .. } = outcome.map_err(|error| error.in_match(index))?;
        let bots = bots.iter().map(ToString::to_string).collect();
        played(LadderMatch { index, bots, points, places });
        Ok(())
    };
    let due: Vec<u64> = (0..series.matches).filter(|index| !done.contains(index)).collect();
    // One after the other, so that what was broken off is not full of holes.
    pool.install(|| due.into_par_iter().with_max_len(1).try_for_each(play))
}

/// Rates everybody by the matches played, in whatever order they come.
pub fn rate_ladder(game: &'static str, seats: usize, matches: &[LadderMatch]) -> LadderReport {
    let mut matches: Vec<&LadderMatch> = matches.iter().collect();
    matches.sort_by_key(|played| played.index);
    let names: BTreeSet<&str> =
        matches.iter().flat_map(|played| played.bots.iter().map(String::as_str)).collect();
    let names: Vec<&str> = names.into_iter().collect();
    let ratings = ratings(&names, &matches);
    let mut redrawn = vec![Vec::with_capacity(N_REDRAWN); names.len()];
    let mut chance = FastChance::new(1);
    for _ in 0..N_REDRAWN {
        let drawn: Vec<&LadderMatch> =
            matches.iter().map(|_| matches[chance.below(matches.len() as u32) as usize]).collect();
        for (bot, rating) in self::ratings(&names, &drawn).into_iter().enumerate() {
            redrawn[bot].push(rating);
        }
    }
    let row = |(bot, &name): (usize, &&str)| {
        let (wins, taken) = wins(name, &matches);
        LadderRow {
            bot: name.to_owned(),
            rating: ratings[bot],
            ci95: middle(&mut redrawn[bot]),
            win_share: wins / taken.max(1.0),
            win_share_ci95: wilson(wins, taken),
            matches: taken as u64,
        }
    };
    let mut rows: Vec<LadderRow> = names.iter().enumerate().map(row).collect();
    rows.sort_by(|a, b| b.rating.total_cmp(&a.rating));
    LadderReport { game, seats, rows }
}

/// The middle 95 of a hundred.
fn middle(values: &mut [f64]) -> [f64; 2] {
    values.sort_by(f64::total_cmp);
    let at = |part: f64| values[((values.len() - 1) as f64 * part).round() as usize];
    [at(0.025), at(0.975)]
}

/// Victories and seats taken.
fn wins(name: &str, matches: &[&LadderMatch]) -> (f64, f64) {
    let (mut wins, mut taken) = (0.0, 0.0);
    for played in matches {
        let n_winners = played.places.iter().filter(|&&place| place == 1).count() as f64;
        for (_, &place) in played.bots.iter().zip(&played.places).filter(|&(bot, _)| bot == name) {
            wins += if place == 1 { 1.0 / n_winners } else { 0.0 };
            taken += 1.0;
        }
    }
    (wins, taken)
}

/// Strengths that make it likeliest that everybody ended before whom they did (Bradley and Terry), found by Zermelo's
/// rounds. Everybody also drew once with an average player, so that nobody is infinitely strong.
fn ratings(names: &[&str], matches: &[&LadderMatch]) -> Vec<f64> {
    let index: BTreeMap<&str, usize> = names.iter().enumerate().map(|(at, &name)| (name, at)).collect();
    let n = names.len();
    let (mut wins, mut met) = (vec![0.5; n], vec![vec![0.0; n]; n]);
    for played in matches {
        for (one, place) in played.bots.iter().zip(&played.places) {
            for (other, other_place) in played.bots.iter().zip(&played.places) {
                let (one, other) = (index[one.as_str()], index[other.as_str()]);
                if one == other {
                    continue;
                }
                met[one][other] += 1.0;
                wins[one] += match place.cmp(other_place) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
            }
        }
    }
    let mut strengths = vec![1.0f64; n];
    for _ in 0..N_ROUNDS {
        strengths = (0..n)
            .map(|one| {
                let rivals = (0..n).map(|other| met[one][other] / (strengths[one] + strengths[other]));
                wins[one] / (rivals.sum::<f64>() + 1.0 / (strengths[one] + 1.0))
            })
            .collect();
    }
    let elo: Vec<f64> = strengths.iter().map(|strength| 400.0 * strength.log10()).collect();
    let mean = elo.iter().sum::<f64>() / n.max(1) as f64;
    elo.iter().map(|elo| MEAN_RATING + elo - mean).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(index: u64, bots: [&str; 2], places: [u8; 2]) -> LadderMatch {
        let bots = bots.map(str::to_owned).to_vec();
        LadderMatch { index, bots, points: vec![0, 0], places: places.to_vec() }
    }

    #[test]
    fn ten_to_one_is_four_hundred_points() {
        let matches: Vec<_> =
            (0..1100).map(|k| played(k, ["a", "b"], if k % 11 == 0 { [2, 1] } else { [1, 2] })).collect();
        let report = rate_ladder("a game", 2, &matches);
        assert_eq!((report.rows[0].bot.as_str(), report.rows[0].matches), ("a", 1100));
        let apart = report.rows[0].rating - report.rows[1].rating;
        assert!((apart - 400.0).abs() < 5.0, "{apart}");
        for row in &report.rows {
            assert!(row.ci95[0] < row.rating && row.rating < row.ci95[1], "{row:?}");
        }
    }

    #[test]
    fn the_order_of_matches_says_nothing() {
        let mut matches: Vec<_> = (0..60)
            .map(|k| played(k, [["a", "b"], ["b", "c"], ["c", "a"]][k as usize % 3], [1, 2]))
            .collect();
        let report = rate_ladder("a game", 2, &matches);
        matches.reverse();
        assert_eq!(report, rate_ladder("a game", 2, &matches));
        // Each beats the next as often as it loses to the one before.
        assert!(report.rows.iter().all(|row| (row.rating - 1500.0).abs() < 1e-6), "{report:?}");
    }
}
