//! How fast a game's rules run on one thread.

use std::hint::black_box;
use std::time::Instant;

use bots::{Habits, Pace, Sight, pace};
use engine::{BadSetup, Chance, Ctx, FastChance, Game, Setup, playout};
use serde::Serialize;

/// What `liege bench` says about a game at one seat count. Times are of this machine at this moment: compare only
/// figures of one run.
#[derive(Clone, Debug, Serialize)]
pub struct BenchReport {
    pub game: &'static str,
    pub seats: usize,
    pub playouts_per_second: f64,
    pub decisions_per_second: f64,
    pub mean_decisions: f64,
    /// How long the lists of legal actions are, on average.
    pub mean_legal_actions: f64,
    pub state_bytes: usize,
    pub action_bytes: usize,
    pub clone_nanoseconds: f64,
    pub legal_actions_nanoseconds: f64,
}

/// Plays random matches, set-up and listing of all options included, for about this many seconds.
pub(crate) fn bench<G: Game>(setup: &G::Setup, seconds: f64) -> Result<BenchReport, BadSetup> {
    let (mut chance, mut legal) = (FastChance::new(1), Vec::new());
    let (mut playouts, mut decisions, mut listed) = (0u64, 0u64, 0u64);
    let begin = Instant::now();
    while playouts < 20 || begin.elapsed().as_secs_f64() < seconds {
        let end = playout::<G>(setup, &mut chance, &mut legal)?;
        playouts += 1;
        decisions += u64::from(end.decisions);
        listed += end.listed;
    }
    let elapsed = begin.elapsed().as_secs_f64();
    let positions = positions::<G>(setup, &mut chance)?;
    Ok(BenchReport {
        game: G::INFO.slug,
        seats: setup.n_seats(),
        playouts_per_second: playouts as f64 / elapsed,
        decisions_per_second: decisions as f64 / elapsed,
        mean_decisions: decisions as f64 / playouts as f64,
        mean_legal_actions: listed as f64 / decisions as f64,
        state_bytes: size_of::<G>(),
        action_bytes: size_of::<G::Action>(),
        clone_nanoseconds: nanoseconds_each(&positions, |state| {
            black_box(state.clone());
        }),
        legal_actions_nanoseconds: nanoseconds_each(&positions, |state| {
            legal.clear();
            for seat in state.status().pending().iter() {
                state.legal_actions(seat, &mut legal);
            }
            black_box(&legal);
        }),
    })
}

/// What `liege bench --search` says about a game at one seat count.
#[derive(Clone, Debug, Serialize)]
pub struct SearchBenchReport {
    pub game: &'static str,
    pub seats: usize,
    pub iterations_per_second: f64,
    pub playouts_per_second: f64,
    /// Iterations as a share of playouts.
    pub share: f64,
}

/// Positions of random matches, each searched and played on from, for about this many seconds in all.
pub(crate) fn bench_search<G: Game>(
    setup: &G::Setup,
    habits: &impl Habits<G>,
    seconds: f64,
) -> Result<SearchBenchReport, BadSetup> {
    const N_POSITIONS: usize = 12;
    let mut chance = FastChance::new(1);
    let mut positions = positions::<G>(setup, &mut chance)?;
    positions.retain(|state| sight(state).legal_actions().len() > 1);
    let stride = (positions.len() / N_POSITIONS).max(1);
    let mut sum = Pace::default();
    for (nth, state) in positions.iter().step_by(stride).take(N_POSITIONS).enumerate() {
        sum = sum.plus(pace(habits, &sight(state), nth as u64, seconds / N_POSITIONS as f64));
    }
    Ok(SearchBenchReport {
        game: G::INFO.slug,
        seats: setup.n_seats(),
        iterations_per_second: sum.iterations_per_second(),
        playouts_per_second: sum.playouts_per_second(),
        share: sum.iterations_per_second() / sum.playouts_per_second(),
    })
}

/// As the first of those sees it who decide.
fn sight<G: Game>(state: &G) -> Sight<G> {
    let seat = state.status().pending().iter().next().expect("the match goes on");
    Sight::new(state, seat)
}

/// All positions of a few random matches.
fn positions<G: Game>(setup: &G::Setup, chance: &mut FastChance) -> Result<Vec<G>, BadSetup> {
    let (mut positions, mut legal) = (Vec::new(), Vec::new());
    for _ in 0..5 {
        let mut state = G::start(setup, &mut Ctx::silent(chance))?;
        while let Some(seat) = state.status().pending().iter().next() {
            positions.push(state.clone());
            legal.clear();
            state.legal_actions(seat, &mut legal);
            let action = legal[chance.below(legal.len() as u32) as usize];
            state.apply(seat, &action, &mut Ctx::silent(chance));
        }
    }
    Ok(positions)
}

fn nanoseconds_each<G>(positions: &[G], mut visit: impl FnMut(&G)) -> f64 {
    const ROUNDS: usize = 50;
    let begin = Instant::now();
    for _ in 0..ROUNDS {
        positions.iter().for_each(|state| visit(black_box(state)));
    }
    begin.elapsed().as_nanos() as f64 / (ROUNDS * positions.len()) as f64
}
