//! What is worth searching: where the army strikes, who fights, storms or runs.

use engine::{FastChance, Seat};
use scharz::{Action, Phase, Scharz};

use super::march::March;
use super::steward::{self, click_of};
use super::survey::Survey;

/// Odds at which an attack is looked at, though rules of thumb would not begin it.
const DARING: f32 = 0.35;
/// Weights of the habit's choice, of its alternatives, and of all else.
const HABIT: f32 = 1.0;
const ALTERNATIVE: f32 = 0.5;
const UNLIKELY: f32 = 0.002;

/// Whether a choice of this seat decides something; the rest follows from it.
pub(super) fn is_decisive(state: &Scharz, seat: Seat) -> bool {
    let draft = &state.drafts[seat][..];
    match state.phase {
        Phase::Units => draft.len() <= 1 && has_strikes(state, seat),
        Phase::Battles | Phase::Flight | Phase::Sieges | Phase::GoOn => true,
        Phase::Withdraw => draft.is_empty(),
        _ => false,
    }
}

/// Whether there is anything to attack beside own units.
fn has_strikes(state: &Scharz, seat: Seat) -> bool {
    let survey = Survey::new(&state.world, seat, state.phase);
    !March::new(&survey).strikes(DARING).is_empty()
}

pub(super) fn priors(
    state: &Scharz,
    seat: Seat,
    actions: &[Action],
    chance: &mut FastChance,
    out: &mut Vec<f32>,
) {
    let first = out.len();
    let floor = if state.phase == Phase::Units { UNLIKELY } else { ALTERNATIVE };
    out.extend(actions.iter().map(|_| floor));
    if state.phase == Phase::Units {
        add_orders(state, seat, actions, &mut out[first..]);
    }
    out[first + steward::choose(state, seat, actions, chance)] = HABIT;
}

/// The clicks that begin each attack in reach, and those that begin none.
fn add_orders(state: &Scharz, seat: Seat, actions: &[Action], weights: &mut [f32]) {
    let draft = &state.drafts[seat][..];
    let world = state.seen_by(seat);
    let survey = Survey::new(&world, seat, state.phase);
    let march = March::new(&survey);
    for order in march.orders(DARING) {
        if let Some(index) = click_of(&order, draft, actions) {
            weights[index] = ALTERNATIVE;
        }
    }
}
