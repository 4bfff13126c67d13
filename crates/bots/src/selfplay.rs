//! Matches by habit with a few mistakes in them: positions, and what came of each. The chances of winning are fitted to
//! them and measured on others.

use engine::{BadSetup, Chance, Ctx, FastChance, Game, PerSeat, Seed};
use rayon::prelude::*;

use crate::{Habits, Progress, SeriesError, win_shares};

/// One choice in so many is any legal one: good play alone would never show what a mistake costs.
const STRAY_EVERY: u32 = 24;
/// So many positions are kept of a match, of those where search judges: neighbours tell the same.
const KEPT: usize = 16;

/// Matches to learn from, or to measure on.
#[derive(Clone, Debug)]
pub struct SelfPlay<G: Game> {
    /// Played in turn.
    pub setups: Vec<G::Setup>,
    pub matches: u64,
    pub seed: Seed,
    /// Matches played at the same time; 0 for as many as there are cores.
    pub jobs: usize,
}

/// A position of a match that was played to its end.
#[derive(Clone, Debug)]
pub(crate) struct Seen<G> {
    pub state: G,
    /// Shares of the win in the end.
    pub shares: PerSeat<f32>,
    /// How much of the match was played, from 0 to 1.
    pub played: f32,
}

impl<G: Game> SelfPlay<G> {
    pub(crate) fn play(
        &self,
        habits: &impl Habits<G>,
        progress: &dyn Progress,
    ) -> Result<Vec<Seen<G>>, SeriesError> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.jobs);
        let pool = pool.build().map_err(|error| SeriesError::Jobs(error.to_string()))?;
        let play = |index: u64| {
            let setup = &self.setups[(index % self.setups.len() as u64) as usize];
            let (seen, plies) = play_match(setup, habits, self.seed.of_series(index))?;
            progress.match_done(plies);
            Ok(seen)
        };
        let matches: Result<Vec<Vec<Seen<G>>>, BadSetup> =
            pool.install(|| (0..self.matches).into_par_iter().map(play).collect());
        Ok(matches?.into_iter().flatten().collect())
    }
}

/// The positions kept, and the length of the match. Nobody hides anything here: habits do not use what they should not
/// know.
fn play_match<G: Game>(
    setup: &G::Setup,
    habits: &impl Habits<G>,
    seed: Seed,
) -> Result<(Vec<Seen<G>>, u32), BadSetup> {
    let mut chance = FastChance::new(seed.bot_seed(engine::Seat::new(0), 0));
    let mut state = G::start(setup, &mut Ctx::silent(&mut chance))?;
    let (mut kept, mut legal, mut plies) = (Vec::new(), Vec::new(), 0);
    while let Some(seat) = state.status().pending().iter().next() {
        if habits.knows_chances(&state) {
            kept.push((state.clone(), plies));
        }
        legal.clear();
        state.legal_actions(seat, &mut legal);
        let index = match chance.below(STRAY_EVERY) {
            0 => chance.below(legal.len() as u32) as usize,
            _ => habits.rollout(&state, seat, &legal, &mut chance),
        };
        state.apply(seat, &legal[index], &mut Ctx::silent(&mut chance));
        plies += 1;
    }
    (&mut chance as &mut dyn Chance).shuffle(&mut kept);
    kept.truncate(KEPT);
    let shares = win_shares(&state);
    let seen = |(state, ply): (G, u32)| Seen { state, shares, played: ply as f32 / plies as f32 };
    Ok((kept.into_iter().map(seen).collect(), plies))
}
