//! Which clicks look good at a glance.

use engine::{Ctx, FastChance, Game, Seat};
use regents::{Action, Regents};

use super::{RegentsHabits, evaluate};
use bots::priors_from_evaluation;

/// A win share of a quarter moves by about this, divided by the doubt, for each point: so much makes an action about
/// three times as likely.
const HEAT: f32 = 0.22;
/// An accusation's prior for a certain clan; the more clans are possible, the less.
const ACCUSATION: f32 = 0.5;

pub(super) fn priors(
    habits: &RegentsHabits,
    state: &Regents,
    seat: Seat,
    actions: &[Action],
    chance: &mut FastChance,
    out: &mut Vec<f32>,
) {
    let first = out.len();
    let heat = HEAT / evaluate::doubt(state);
    priors_from_evaluation(habits, (state, seat), actions, chance, heat, out);
    for (weight, action) in out[first..].iter_mut().zip(actions) {
        if let Action::Accuse { target, .. } = *action {
            // The guess knows the clan, the accuser does not.
            *weight = ACCUSATION / evaluate::candidates(state, seat, target).len().max(1) as f32;
        }
    }
}

/// The action with the best next position; never an accusation, whose outcome only the guess knows.
pub(super) fn best_at_a_glance(
    state: &Regents,
    seat: Seat,
    actions: &[Action],
    chance: &mut FastChance,
) -> usize {
    let (mut best, mut best_worth) = (0, f32::MIN);
    for (index, action) in actions.iter().enumerate() {
        if matches!(action, Action::Accuse { .. }) {
            continue;
        }
        let worth = worth(state, seat, action, chance);
        if worth > best_worth {
            (best, best_worth) = (index, worth);
        }
    }
    best
}

/// Own expected points less the rivals' mean.
fn worth(state: &Regents, seat: Seat, action: &Action, chance: &mut FastChance) -> f32 {
    let mut after = state.clone();
    after.apply(seat, action, &mut Ctx::silent(chance));
    let points = evaluate::expected_points(&after);
    let total: f32 = points.values().sum();
    points[seat] - (total - points[seat]) / (points.n_seats() - 1) as f32
}
