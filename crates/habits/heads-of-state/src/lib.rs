//! Habits for Heads of State.

mod hand;
mod influence;
mod judge;
mod policy;
mod races;
mod turns_left;

use std::sync::LazyLock;

use engine::{FastChance, PerSeat, Seat};
use heads_of_state::{Action, HeadsOfState, Mode, Phase};

use bots::{Features, Habits, Network, Part, shares, win_shares};

/// Clicks that a rollout plays at least: about three turns. Without them search hardly beats a look at its own turn.
const FORESIGHT: u32 = 10;

/// Learned by `liege tune heads-of-state`.
static NETWORK: LazyLock<Network> =
    LazyLock::new(|| include_str!("../weights.txt").parse().unwrap_or_else(|error| panic!("{error}")));

/// How a player of Heads of State looks at the courts of Europe.
#[derive(Clone, Copy, Debug, Default)]
pub struct HeadsOfStateHabits;

impl Habits<HeadsOfState> for HeadsOfStateHabits {
    type Course = ();

    fn evaluate(&self, state: &HeadsOfState) -> PerSeat<f32> {
        let points = judge::expected_points(state);
        let best = points.values().copied().fold(f32::MIN, f32::max);
        let doubt = judge::doubt(state);
        shares(PerSeat::from_fn(points.n_seats(), |seat| ((points[seat] - best) / doubt).exp()))
    }

    fn chances(&self, state: &HeadsOfState) -> PerSeat<f32> {
        NETWORK.chances(&judge::features(state))
    }

    fn features(&self, state: &HeadsOfState) -> Option<PerSeat<Features>> {
        Some(judge::features(state))
    }

    fn parts(&self, state: &HeadsOfState) -> Vec<Part> {
        judge::named_parts(state)
    }

    /// Mostly who wins, and a little by how much: a bot that has lost plays on for its points.
    fn outcome(&self, state: &HeadsOfState) -> PerSeat<f32> {
        let (wins, margin) = (win_shares(state), self.evaluate(state));
        PerSeat::from_fn(wins.n_seats(), |seat| 0.9 * wins[seat] + 0.1 * margin[seat])
    }

    fn priors(
        &self,
        state: &HeadsOfState,
        seat: Seat,
        actions: &[Action],
        _chance: &mut FastChance,
        out: &mut Vec<f32>,
    ) {
        policy::priors(state, seat, actions, out);
    }

    /// Priors weigh every choice against the whole board.
    fn opens_at(&self) -> u32 {
        4
    }

    fn rollout(
        &self,
        state: &HeadsOfState,
        seat: Seat,
        actions: &[Action],
        chance: &mut FastChance,
    ) -> usize {
        policy::best_at_a_glance(state, seat, actions, chance)
    }

    /// A turn can be judged where it begins: in between, much depends on what the cards drawn are used for. And some
    /// rivals should have had their say, or nobody would see a murder coming.
    fn stops_rollout(&self, state: &HeadsOfState, plies: u32) -> bool {
        is_start_of_turn(state) && plies >= FORESIGHT
    }
}

fn is_start_of_turn(state: &HeadsOfState) -> bool {
    let turn = &state.turn;
    let is_first = turn.mode == Mode::First && Some(turn.attribute_draws) == state.first_turn_draws();
    state.phase == Phase::ChooseTurn || (state.phase == Phase::Draw && is_first)
}
