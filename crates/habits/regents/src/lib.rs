//! Habits for Régents.

mod evaluate;
mod future;
mod policy;

use std::sync::LazyLock;

use engine::{FastChance, PerSeat, Seat};
use regents::{Action, Phase, Regents, Turn};

use bots::{Features, Habits, Network, Part, shares, win_shares};

/// Learned by `liege tune regents`.
static NETWORK: LazyLock<Network> =
    LazyLock::new(|| include_str!("../weights.txt").parse().unwrap_or_else(|error| panic!("{error}")));

/// How a player of Régents looks at the castle.
#[derive(Clone, Copy, Debug, Default)]
pub struct RegentsHabits;

impl Habits<Regents> for RegentsHabits {
    type Course = ();

    fn evaluate(&self, state: &Regents) -> PerSeat<f32> {
        let points = evaluate::expected_points(state);
        let best = points.values().copied().fold(f32::MIN, f32::max);
        let doubt = evaluate::doubt(state);
        shares(PerSeat::from_fn(points.n_seats(), |seat| ((points[seat] - best) / doubt).exp()))
    }

    fn chances(&self, state: &Regents) -> PerSeat<f32> {
        NETWORK.chances(&evaluate::features(state))
    }

    fn features(&self, state: &Regents) -> Option<PerSeat<Features>> {
        Some(evaluate::features(state))
    }

    fn parts(&self, state: &Regents) -> Vec<Part> {
        evaluate::named_parts(state)
    }

    /// Mostly who wins, and a little by how much: a bot that has lost plays on for its points.
    fn outcome(&self, state: &Regents) -> PerSeat<f32> {
        let (wins, margin) = (win_shares(state), self.evaluate(state));
        PerSeat::from_fn(wins.n_seats(), |seat| 0.9 * wins[seat] + 0.1 * margin[seat])
    }

    fn priors(
        &self,
        state: &Regents,
        seat: Seat,
        actions: &[Action],
        chance: &mut FastChance,
        out: &mut Vec<f32>,
    ) {
        policy::priors(self, state, seat, actions, chance, out);
    }

    /// Priors try every choice.
    fn opens_at(&self) -> u32 {
        4
    }

    fn rollout(&self, state: &Regents, seat: Seat, actions: &[Action], chance: &mut FastChance) -> usize {
        policy::best_at_a_glance(state, seat, actions, chance)
    }

    /// Placement can be judged at any moment, a turn only where it begins: in between, much depends on what the
    /// actions left are used for.
    fn stops_rollout(&self, state: &Regents, _plies: u32) -> bool {
        let fresh = Turn { actions: 3, ..Turn::default() };
        state.phase == Phase::Place || (state.phase == Phase::Actions && state.turn == fresh)
    }
}
