//! What a bot knows of one game beyond its rules.

use std::fmt::Debug;

use engine::{Chance, Ctx, FastChance, Game, PerSeat, Seat};

use crate::{Features, Planner};

/// How good a position is, which choices look promising, and how to play on quickly. Only [`Habits::evaluate`] must
/// be written; the rest has defaults that suit any game. Everything here is called on guesses, never on the truth.
pub trait Habits<G: Game>: Send + Sync + 'static {
    /// A way to play on, as the planner of this game knows it; the default is the habitual one. `()` without a planner.
    type Course: Copy + Default + PartialEq + Debug + Send + Sync + 'static;

    /// For every seat, how good the position is, as an expected share of the win in [0, 1]. It should take into
    /// account what the seat on turn is about to get: a turn is several clicks.
    fn evaluate(&self, state: &G) -> PerSeat<f32>;

    /// For every seat how likely it is to win; learned from self-play where the game has features.
    fn chances(&self, state: &G) -> PerSeat<f32> {
        self.evaluate(state)
    }

    /// Whether the chances can be judged in the middle of things; where not, a search plays on by habit until they can.
    fn knows_chances(&self, state: &G) -> bool {
        self.stops_rollout(state, u32::MAX)
    }

    /// What the chances are learned from.
    fn features(&self, _state: &G) -> Option<PerSeat<Features>> {
        None
    }

    /// What every seat should end with, in points, by where they come from: what explains why one position is better than another. A
    /// name is that of a message, `<game>-worth-<name>`.
    fn parts(&self, _state: &G) -> Vec<Part> {
        Vec::new()
    }

    /// What a match that is over is worth to every seat.
    fn outcome(&self, state: &G) -> PerSeat<f32> {
        win_shares(state)
    }

    /// Pushes one weight above 0 for each listed action: how likely a good player is to choose it.
    fn priors(
        &self,
        _state: &G,
        _seat: Seat,
        actions: &[G::Action],
        _chance: &mut FastChance,
        out: &mut Vec<f32>,
    ) {
        out.extend(actions.iter().map(|_| 1.0));
    }

    /// At which visit a search opens a node: the more its priors cost, the later.
    fn opens_at(&self) -> u32 {
        2
    }

    /// A quick choice among the listed actions, as an index: how rollouts go on.
    fn rollout(&self, _state: &G, _seat: Seat, actions: &[G::Action], chance: &mut FastChance) -> usize {
        chance.below(actions.len() as u32) as usize
    }

    /// Whether a rollout that has played `plies` may stop here and evaluate. By default it runs to the end.
    fn stops_rollout(&self, _state: &G, _plies: u32) -> bool {
        false
    }

    /// Plans for games in which a decision takes many clicks. By default every choice is thought about click by click.
    fn planner(&self) -> Option<&dyn Planner<G, Course = Self::Course>> {
        None
    }
}

/// Points that come from one part of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Part {
    pub name: &'static str,
    pub points: PerSeat<f32>,
}

/// Habits for any game: more points are better, rollouts are random.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl<G: Game> Habits<G> for Plain {
    type Course = ();

    fn evaluate(&self, state: &G) -> PerSeat<f32> {
        let points = PerSeat::from_fn(state.n_seats(), |seat| state.points(seat) as f32);
        let best = points.values().copied().fold(f32::MIN, f32::max);
        let scale = 2.0 + best.abs() / 8.0;
        shares(PerSeat::from_fn(state.n_seats(), |seat| ((points[seat] - best) / scale).exp()))
    }

    fn parts(&self, state: &G) -> Vec<Part> {
        let points = PerSeat::from_fn(state.n_seats(), |seat| state.points(seat) as f32);
        vec![Part { name: "points", points }]
    }
}

/// Who wins, as shares: a shared victory counts in equal parts.
pub fn win_shares<G: Game>(state: &G) -> PerSeat<f32> {
    let places = state.places();
    shares(PerSeat::from_fn(state.n_seats(), |seat| f32::from(u8::from(places[seat] == 1))))
}

/// Scales weights so that they sum to 1.
pub fn shares(weights: PerSeat<f32>) -> PerSeat<f32> {
    let total: f32 = weights.values().sum();
    PerSeat::from_fn(weights.n_seats(), |seat| weights[seat] / total)
}

/// Priors from a look one click ahead: an action is the likelier the better the evaluation after it. `heat` is the
/// difference in evaluation that makes an action about three times as likely.
pub fn priors_from_evaluation<G: Game>(
    habits: &impl Habits<G>,
    (state, seat): (&G, Seat),
    actions: &[G::Action],
    chance: &mut FastChance,
    heat: f32,
    out: &mut Vec<f32>,
) {
    let first = out.len();
    for action in actions {
        let mut after = state.clone();
        after.apply(seat, action, &mut Ctx::silent(chance));
        let worth = if after.status().is_over() { habits.outcome(&after) } else { habits.evaluate(&after) };
        out.push(worth[seat]);
    }
    let best = out[first..].iter().copied().fold(f32::MIN, f32::max);
    for weight in &mut out[first..] {
        *weight = ((*weight - best) / heat).exp().max(0.01);
    }
}
