//! How a seat votes at a glance: for what pays it more than the others, and with markers as the stakes are high.

use engine::{FastChance, Seat};
use lancaster::{Action, Ballot, Lancaster, PhaseState};

use super::evaluate::Judge;

/// A stake, in points, that is worth no marker.
const LOW_STAKE: f32 = 0.4;
/// How likely, against the ballot that serves it, a good player casts the other.
const OTHER_BALLOT: f32 = 0.15;

/// How a seat would vote if it thought no further.
struct Leaning {
    /// Points more than the others get, on average, if the proposal is adopted.
    stake: f32,
    /// The share of its markers that fits this vote's stake among those to come.
    markers: f32,
}

pub(super) fn priors(state: &Lancaster, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
    let leaning = leaning(state, seat);
    let weight = |action: &Action| {
        let Action::Vote { ballot, markers } = *action else { return 1.0 };
        let serves = if (ballot == Ballot::Yes) == (leaning.stake >= 0.0) { 1.0 } else { OTHER_BALLOT };
        let apart = f32::from(markers) - leaning.markers;
        serves * (0.1 + (-apart * apart / 4.0).exp())
    };
    out.extend(actions.iter().map(weight));
}

pub(super) fn quick_vote(
    state: &Lancaster,
    seat: Seat,
    actions: &[Action],
    chance: &mut FastChance,
) -> usize {
    let leaning = leaning(state, seat);
    let wavering = 0.6 * (chance.unit() as f32 - 0.5);
    let ballot = if leaning.stake + wavering >= 0.0 { Ballot::Yes } else { Ballot::No };
    let markers = (leaning.markers + 1.5 * (chance.unit() as f32 - 0.5)).round().max(0.0) as u8;
    let markers = markers.min(state.players[seat].votes);
    let vote = Action::Vote { ballot, markers };
    actions.iter().position(|&action| action == vote).unwrap_or(0)
}

fn leaning(state: &Lancaster, seat: Seat) -> Leaning {
    let PhaseState::Vote { nth } = state.phase else { return Leaning { stake: 0.0, markers: 0.0 } };
    let judge = Judge::new(state);
    let mut stakes = [0.0; 3];
    for (later, proposal) in state.proposals.iter().enumerate().skip(usize::from(nth)) {
        if let Some(law) = *proposal {
            stakes[later] = judge.stakes(law, state.laws[later - usize::from(nth)])[seat];
        }
    }
    let stake = stakes[usize::from(nth)];
    let total: f32 = stakes.iter().map(|stake| stake.abs()).sum();
    let share = if stake.abs() < LOW_STAKE { 0.0 } else { stake.abs() / total };
    Leaning { stake, markers: share * f32::from(state.players[seat].votes) }
}
