//! Habits for Scharz: a steward who plays by rules of thumb, sub-phase by sub-phase. Search keeps its thinking for the
//! few clicks that decide a war.

mod evaluate;
mod fights;
mod fleet;
mod host;
mod march;
mod odds;
mod opening;
mod search;
mod seasons;
mod steward;
mod stores;
mod survey;
mod trade;
mod works;

use engine::{FastChance, PerSeat, Seat};
use scharz::{Action, Phase, Scharz, Season};

use crate::habits::shares;
use crate::{Habits, Skill, win_shares};

/// How a player of Scharz looks at the map.
#[derive(Clone, Copy, Debug, Default)]
pub struct ScharzHabits;

impl Habits<Scharz> for ScharzHabits {
    fn evaluate(&self, state: &Scharz) -> PerSeat<f32> {
        let points = evaluate::prospects(state);
        let best = points.values().copied().fold(f32::MIN, f32::max);
        let doubt = evaluate::doubt(&state.world);
        shares(PerSeat::from_fn(points.n_seats(), |seat| ((points[seat] - best) / doubt).exp()))
    }

    /// Mostly who wins, and a little by how much.
    fn outcome(&self, state: &Scharz) -> PerSeat<f32> {
        let (wins, margin) = (win_shares(state), self.evaluate(state));
        PerSeat::from_fn(wins.n_seats(), |seat| 0.9 * wins[seat] + 0.1 * margin[seat])
    }

    fn priors(
        &self,
        state: &Scharz,
        seat: Seat,
        actions: &[Action],
        chance: &mut FastChance,
        out: &mut Vec<f32>,
    ) {
        search::priors(state, seat, actions, chance, out);
    }

    fn by_heart(
        &self,
        state: &Scharz,
        seat: Seat,
        actions: &[Action],
        skill: Skill,
        chance: &mut FastChance,
    ) -> Option<usize> {
        match skill {
            Skill::Beginner => Some(steward::choose_carelessly(state, seat, actions, chance)),
            Skill::Greedy => Some(steward::choose(state, seat, actions, chance)),
            Skill::Search if search::is_decisive(state, seat) => None,
            Skill::Search => Some(steward::choose(state, seat, actions, chance)),
        }
    }

    fn rollout(&self, state: &Scharz, seat: Seat, actions: &[Action], chance: &mut FastChance) -> usize {
        steward::choose(state, seat, actions, chance)
    }

    /// A war is judged when its year is over: only then is it known who was fed and what was built.
    fn stops_rollout(&self, state: &Scharz, _plies: u32) -> bool {
        let is_fresh = state.ready.is_empty() && state.drafts.values().all(|draft| draft.is_empty());
        is_fresh && state.phase == Phase::Units && state.world.season == Season::Spring
    }
}
