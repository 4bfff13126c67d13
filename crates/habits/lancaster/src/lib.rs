//! Habits for Lancaster.

mod choices;
mod conflicts;
mod counties;
mod evaluate;
mod laws;
mod policy;
mod race;
mod voting;
mod worth;

use std::sync::LazyLock;

use engine::{FastChance, PerSeat, Seat};
use lancaster::{Action, Lancaster, PhaseState, Place};

use bots::{Features, Habits, Network, Part, shares, win_shares};

/// How much points count beside the win: a bot that has lost, or is sure to win, plays on for them.
const POINTS_BESIDE_THE_WIN: f32 = 0.2;
/// A lead, in points, worth having even so.
const MARGIN: f32 = 12.0;

/// Learned by `liege tune lancaster`.
static NETWORK: LazyLock<Network> =
    LazyLock::new(|| include_str!("../weights.txt").parse().unwrap_or_else(|error| panic!("{error}")));

/// How a player of Lancaster looks at the board.
#[derive(Clone, Copy, Debug, Default)]
pub struct LancasterHabits;

impl Habits<Lancaster> for LancasterHabits {
    type Course = ();

    fn evaluate(&self, state: &Lancaster) -> PerSeat<f32> {
        let points = evaluate::expected_points(state);
        mixed(&shares_of(&points, evaluate::doubt(state)), &points)
    }

    fn chances(&self, state: &Lancaster) -> PerSeat<f32> {
        NETWORK.chances(&evaluate::features(state))
    }

    /// While knights are placed; what was voted sealed and what is scored is played out.
    fn knows_chances(&self, state: &Lancaster) -> bool {
        matches!(state.phase, PhaseState::Place { .. })
    }

    fn features(&self, state: &Lancaster) -> Option<PerSeat<Features>> {
        Some(evaluate::features(state))
    }

    fn parts(&self, state: &Lancaster) -> Vec<Part> {
        evaluate::named_parts(state)
    }

    fn outcome(&self, state: &Lancaster) -> PerSeat<f32> {
        mixed(&win_shares(state), &evaluate::expected_points(state))
    }

    fn priors(
        &self,
        state: &Lancaster,
        seat: Seat,
        actions: &[Action],
        chance: &mut FastChance,
        out: &mut Vec<f32>,
    ) {
        policy::priors(self, state, seat, actions, chance, out);
    }

    fn rollout(&self, state: &Lancaster, seat: Seat, actions: &[Action], chance: &mut FastChance) -> usize {
        policy::quick_choice(state, seat, actions, chance)
    }

    /// Where a round begins: until then a knight may be expelled, a law voted down, a conflict joined by others.
    fn stops_rollout(&self, state: &Lancaster, _plies: u32) -> bool {
        matches!(state.phase, PhaseState::Place { .. }) && is_clear(state)
    }
}

/// Whether nobody has placed yet: no knight is in a county, a castle or a new conflict.
fn is_clear(state: &Lancaster) -> bool {
    let mut castles = state.houses.values().flat_map(PerSeat::values).flat_map(|home| home.castle.values());
    state.garrisons().next().is_none()
        && Place::UPPER
            .iter()
            .all(|&place| state.conflicts[place].is_none_or(|card| card.stacks[0].is_none()))
        && castles.all(Option::is_none)
}

/// Winning counts most, and how far one is ahead or behind a little.
fn mixed(wins: &PerSeat<f32>, points: &PerSeat<f32>) -> PerSeat<f32> {
    let margins = shares_of(points, MARGIN);
    PerSeat::from_fn(wins.n_seats(), |seat| {
        (1.0 - POINTS_BESIDE_THE_WIN) * wins[seat] + POINTS_BESIDE_THE_WIN * margins[seat]
    })
}

/// Shares of the win if these points may be off by about `doubt`.
fn shares_of(points: &PerSeat<f32>, doubt: f32) -> PerSeat<f32> {
    let best = points.values().copied().fold(f32::MIN, f32::max);
    shares(PerSeat::from_fn(points.n_seats(), |seat| ((points[seat] - best) / doubt).exp()))
}
