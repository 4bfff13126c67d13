//! Fits a game's chances of winning to self-play anew, and says how sure they are.

use std::time::Instant;

use engine::{Game, PerSeat, Seat};
use serde::Serialize;

use crate::fit::{Sample, fit};
use crate::network::{Features, MAX_FEATURES};
use crate::selfplay::{Seen, SelfPlay};
use crate::{Habits, Network, Progress, SeriesError};

/// Hidden units of a network.
const N_HIDDEN: usize = 16;
/// One position in so many is held out of the fit, to measure it.
const HELD_OUT: usize = 10;
/// Bins of a reliability curve.
const N_BINS: usize = 10;
/// Parts of a match that are measured apart.
const N_STAGES: usize = 3;

/// What a fit came to.
#[derive(Clone, Debug, Serialize)]
pub struct TuneReport {
    pub game: &'static str,
    pub matches: u64,
    pub positions: usize,
    pub seconds: f64,
    /// Surprise at who won (cross-entropy) in matches held out: of a guess by points, of the habits' chances so far, and
    /// of the new ones.
    pub by_points: f64,
    pub before: f64,
    pub after: f64,
    #[serde(skip)]
    pub weights: String,
}

/// Plays and fits; nothing if the habits describe no features, or there is no position to learn from.
pub fn tune<G: Game>(
    play: &SelfPlay<G>,
    habits: &impl Habits<G>,
    progress: &dyn Progress,
) -> Result<Option<TuneReport>, SeriesError> {
    let started = Instant::now();
    let mut seen = play.play(habits, progress)?;
    let held_out = seen.split_off(seen.len() - seen.len() / HELD_OUT);
    let features = |seen: &Seen<G>| habits.features(&seen.state);
    let samples = samples(&seen, features).unwrap_or_default();
    let n_features = used(&samples);
    if n_features == 0 {
        return Ok(None);
    }
    let network = fit(&samples, n_features, N_HIDDEN);
    let points = by_points(&seen);
    Ok(Some(TuneReport {
        game: G::INFO.slug,
        matches: play.matches,
        positions: samples.len(),
        seconds: started.elapsed().as_secs_f64(),
        by_points: surprise(&held_out, |seen| points.chances(&points_of(seen))),
        before: surprise(&held_out, |seen| habits.chances(&seen.state)),
        after: surprise(&held_out, |seen| {
            features(seen).map_or(habits.chances(&seen.state), |features| network.chances(&features))
        }),
        weights: network.to_string(),
    }))
}

/// How good chances are: of the habits, beside a fit by points.
#[derive(Clone, Debug, Serialize)]
pub struct CalibrationReport {
    pub game: &'static str,
    pub matches: u64,
    pub positions: usize,
    pub stages: Vec<Stage>,
}

/// One part of the match: the beginning, the middle or the end.
#[derive(Clone, Debug, Serialize)]
pub struct Stage {
    /// Mean squared error of a seat's chance (Brier), and that of a logistic fit by points.
    pub brier: f64,
    pub brier_by_points: f64,
    pub bins: Vec<Bin>,
}

/// Chances of about the same size, and how often the seats then won.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Bin {
    pub positions: u32,
    pub chance: f64,
    pub won: f64,
}

/// Plays other matches than those fitted to, if the seed is another one.
pub fn calibrate<G: Game>(
    play: &SelfPlay<G>,
    habits: &impl Habits<G>,
    progress: &dyn Progress,
) -> Result<CalibrationReport, SeriesError> {
    let mut fitted = play.play(habits, progress)?;
    let n_positions = fitted.len();
    let seen = fitted.split_off(n_positions / 2);
    let points = by_points(&fitted);
    let stage = |nth: usize| {
        let in_stage = |seen: &&Seen<G>| (seen.played * N_STAGES as f32) as usize == nth;
        let seen: Vec<&Seen<G>> = seen.iter().filter(in_stage).collect();
        Stage {
            brier: brier(&seen, |seen| habits.chances(&seen.state)),
            brier_by_points: brier(&seen, |seen| points.chances(&points_of(seen))),
            bins: bins(&seen, |seen| habits.chances(&seen.state)),
        }
    };
    Ok(CalibrationReport {
        game: G::INFO.slug,
        matches: play.matches,
        positions: n_positions - n_positions / 2,
        stages: (0..N_STAGES).map(stage).collect(),
    })
}

fn samples<G>(
    seen: &[Seen<G>],
    features: impl Fn(&Seen<G>) -> Option<PerSeat<Features>>,
) -> Option<Vec<Sample>> {
    let sample = |seen| Some(Sample { features: features(seen)?, shares: seen.shares });
    seen.iter().map(sample).collect()
}

/// How many features are ever used.
fn used(samples: &[Sample]) -> usize {
    let all = || samples.iter().flat_map(|sample| sample.features.values());
    (0..MAX_FEATURES).rev().find(|&k| all().any(|features| features[k] != 0.0)).map_or(0, |last| last + 1)
}

/// The logistic fit that any other must beat: points, and points the later the more.
fn by_points<G: Game>(seen: &[Seen<G>]) -> Network {
    let samples: Vec<Sample> =
        seen.iter().map(|seen| Sample { features: points_of(seen), shares: seen.shares }).collect();
    fit(&samples, 3, 0)
}

fn points_of<G: Game>(seen: &Seen<G>) -> PerSeat<Features> {
    PerSeat::from_fn(seen.shares.n_seats(), |seat| {
        let points = seen.state.points(seat) as f32;
        let mut features = [0.0; MAX_FEATURES];
        features[..3].copy_from_slice(&[points, points * seen.played, points * seen.played.powi(2)]);
        features
    })
}

/// Cross-entropy, in nats.
fn surprise<G>(seen: &[Seen<G>], chances: impl Fn(&Seen<G>) -> PerSeat<f32>) -> f64 {
    let of = |seen: &Seen<G>| {
        let chances = chances(seen);
        let term = |seat: Seat| f64::from(seen.shares[seat]) * f64::from(chances[seat].max(1e-6)).ln();
        -chances.seats().map(term).sum::<f64>()
    };
    seen.iter().map(of).sum::<f64>() / seen.len().max(1) as f64
}

fn brier<G>(seen: &[&Seen<G>], chances: impl Fn(&Seen<G>) -> PerSeat<f32>) -> f64 {
    let (mut sum, mut n) = (0.0, 0.0);
    for seen in seen {
        let chances = chances(seen);
        for seat in chances.seats() {
            sum += f64::from(chances[seat] - seen.shares[seat]).powi(2);
            n += 1.0;
        }
    }
    sum / f64::max(n, 1.0)
}

fn bins<G>(seen: &[&Seen<G>], chances: impl Fn(&Seen<G>) -> PerSeat<f32>) -> Vec<Bin> {
    let mut bins = vec![Bin::default(); N_BINS];
    for seen in seen {
        for (seat, &chance) in chances(seen).iter() {
            let bin = &mut bins[((chance * N_BINS as f32) as usize).min(N_BINS - 1)];
            bin.positions += 1;
            bin.chance += f64::from(chance);
            bin.won += f64::from(seen.shares[seat]);
        }
    }
    for bin in &mut bins {
        let n = f64::from(bin.positions.max(1));
        (bin.chance, bin.won) = (bin.chance / n, bin.won / n);
    }
    bins
}
