//! Series of matches between bots: the same seed gives the same matches, however many jobs share the work.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use engine::{BadSetup, Ctx, Game, Seat, Seed, SeededChance};
use rayon::prelude::*;

use crate::{BotSpec, Habits, Sight, deliberate};

/// Matches to be played.
#[derive(Clone, Debug)]
pub struct Series<G: Game> {
    pub setup: G::Setup,
    pub bots: Vec<BotSpec>,
    pub matches: u64,
    pub seed: Seed,
    /// Matches played at the same time; 0 for as many as there are cores.
    pub jobs: usize,
}

/// Is told how far a series is.
pub trait Progress: Sync {
    fn match_done(&self, _decisions: u32) {}
}

/// For who does not want to know.
impl Progress for () {}

#[derive(Debug, PartialEq, thiserror::Error)]
pub enum SeriesError {
    #[error("no bots are named")]
    NoBots,
    #[error("{bots} bots are named for {seats} seats")]
    TooManyBots { bots: usize, seats: usize },
    #[error(transparent)]
    BadSetup(#[from] BadSetup),
    #[error("match {index} (seed {seed}) is broken after ply {ply}: {what}")]
    Broken { index: u64, seed: Seed, ply: u32, what: String },
    #[error("the jobs cannot be started: {0}")]
    Jobs(String),
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub decisions: u32,
    pub points: Vec<i32>,
    /// 1 for the winner, the same number for a shared place.
    pub places: Vec<u8>,
}

impl Outcome {
    fn of<G: Game>(state: &G, decisions: u32) -> Self {
        Self {
            decisions,
            points: Seat::all(state.n_seats()).map(|seat| state.points(seat)).collect(),
            places: state.places().values().copied().collect(),
        }
    }

    /// The seat's part of the victory: 1 alone, a fraction if shared.
    pub fn win_share(&self, seat: usize) -> f64 {
        let n_winners = self.places.iter().filter(|&&place| place == 1).count();
        if self.places[seat] == 1 { 1.0 / n_winners as f64 } else { 0.0 }
    }

    pub fn is_shared(&self) -> bool {
        self.places.iter().filter(|&&place| place == 1).count() > 1
    }
}

/// Plays one match, the k-th bot in the k-th seat, and checks the invariants after every ply. Bots that count iterations
/// take their time. It draws as [`engine::Match`] does: the actions shown to `on_ply` make a record with this setup and
/// seed.
pub fn play_match<G: Game>(
    setup: &G::Setup,
    seed: Seed,
    line_up: &[BotSpec],
    habits: &impl Habits<G>,
    mut on_ply: impl FnMut(Seat, &G::Action),
) -> Result<Outcome, SeriesError> {
    let broken = |ply: u32, what: String| SeriesError::Broken { index: 0, seed, ply, what };
    let mut state = G::start(setup, &mut Ctx::silent(&mut SeededChance::new(seed, 0)))?;
    state.invariants().map_err(|what| broken(0, what))?;
    let (mut ply, never) = (0, AtomicBool::new(false));
    // Seats that decide together are served in seat order.
    while let Some(seat) = state.status().pending().iter().next() {
        let sight = Sight::new(&state, seat);
        let bot = line_up[seat.index()].by_iterations();
        for action in deliberate(habits, &bot, sight, decision_seed(seed, ply), &never) {
            ply += 1;
            state.apply(seat, &action, &mut Ctx::silent(&mut SeededChance::new(seed, u64::from(ply))));
            on_ply(seat, &action);
            state.invariants().map_err(|what| broken(ply, what))?;
        }
        if ply > G::INFO.max_plies {
            return Err(broken(ply, "the match does not end".to_owned()));
        }
    }
    Ok(Outcome::of(&state, ply))
}

/// What a bot draws from at one ply (SplitMix64 over the match's seed).
fn decision_seed(seed: Seed, ply: u32) -> u64 {
    let mut word = [0; 8];
    word.copy_from_slice(&seed.0[..8]);
    let mut z = u64::from_le_bytes(word).wrapping_add(u64::from(ply + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Plays all matches of a series; `line_up` says which bot (by its index in the series) sits where in the k-th match.
pub(crate) fn play_series<G: Game>(
    series: &Series<G>,
    habits: &impl Habits<G>,
    progress: &dyn Progress,
    line_up: impl Fn(u64) -> Vec<usize> + Sync,
) -> Result<Vec<Outcome>, SeriesError> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(series.jobs);
    let pool = pool.build().map_err(|error| SeriesError::Jobs(error.to_string()))?;
    let first_failed = AtomicU64::new(u64::MAX);
    let play = |index: u64| {
        // Every match before the first broken one is played, so that any number of jobs reports the same one.
        if index > first_failed.load(Ordering::Relaxed) {
            return None;
        }
        let bots: Vec<BotSpec> = line_up(index).into_iter().map(|bot| series.bots[bot]).collect();
        let outcome = play_match(&series.setup, series.seed.of_series(index), &bots, habits, |_, _| ());
        match &outcome {
            Ok(outcome) => progress.match_done(outcome.decisions),
            Err(_) => _ = first_failed.fetch_min(index, Ordering::Relaxed),
        }
        Some(outcome.map_err(|error| error.in_match(index)))
    };
    let outcomes: Vec<_> = pool.install(|| (0..series.matches).into_par_iter().map(play).collect());
    outcomes.into_iter().flatten().collect()
}

impl SeriesError {
    pub(crate) fn in_match(self, nth: u64) -> Self {
        match self {
            SeriesError::Broken { seed, ply, what, .. } => {
                SeriesError::Broken { index: nth, seed, ply, what }
            }
            other => other,
        }
    }
}
