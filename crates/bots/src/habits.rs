//! What a bot knows of one game beyond its rules.

use engine::{Chance, Ctx, FastChance, Game, PerSeat, Seat};

use crate::Sight;

/// How good a position is, which choices look promising, and how to play on quickly. Only [`Habits::evaluate`] must
/// be written; the rest has defaults that suit any game. Everything here is called on guesses, never on the truth.
pub trait Habits<G: Game>: Send + Sync + 'static {
    /// For every seat, how good the position is, as an expected share of the win in [0, 1]. It should take into
    /// account what the seat on turn is about to get: a turn is several clicks.
    fn evaluate(&self, state: &G) -> PerSeat<f32>;

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

    /// A choice that needs no thinking at this skill, as an index. By default every choice is thought about. In games
    /// of many clicks it keeps the thinking for the choices that decide something.
    fn by_heart(
        &self,
        _state: &G,
        _seat: Seat,
        _actions: &[G::Action],
        _skill: Skill,
        _chance: &mut FastChance,
    ) -> Option<usize> {
        None
    }

    /// Plans that a search compares by playing each out, the habitual one first. None: it searches click by click. In
    /// games where a decision takes many clicks, a plan stands for all of them.
    fn plans(
        &self,
        _state: &G,
        _seat: Seat,
        _actions: &[G::Action],
        _chance: &mut FastChance,
    ) -> Vec<Planned> {
        Vec::new()
    }

    /// A quick choice in the manner of a plan, as an index.
    fn follow(
        &self,
        state: &G,
        seat: Seat,
        actions: &[G::Action],
        _manner: Manner,
        chance: &mut FastChance,
    ) -> usize {
        self.rollout(state, seat, actions, chance)
    }

    /// The manner in which to go on rather than in this one, when a look ahead shows what would come of it. Asked before
    /// every choice of a player who is no beginner.
    fn reconsider(&self, _sight: &Sight<G>, _manner: Manner, _chance: &mut FastChance) -> Option<Manner> {
        None
    }

    /// How this seat may be expected to go on while plans are compared; its habit first.
    fn manners(&self, _state: &G, _seat: Seat) -> Vec<Manner> {
        vec![Manner::default()]
    }

    /// How far the match has come, in steps after which a plan may be another.
    fn chapter(&self, _state: &G) -> u32 {
        0
    }

    /// The part of a search's budget that this decision deserves.
    fn attention(&self, _state: &G) -> f32 {
        1.0
    }

    /// A quick choice among the listed actions, as an index: how rollouts go on.
    fn rollout(&self, _state: &G, _seat: Seat, actions: &[G::Action], chance: &mut FastChance) -> usize {
        chance.below(actions.len() as u32) as usize
    }

    /// Whether a rollout that has played `plies` may stop here and evaluate. By default it runs to the end.
    fn stops_rollout(&self, _state: &G, _plies: u32) -> bool {
        false
    }
}

/// One way to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Planned {
    /// Everything from now on in this manner.
    Course(Manner),
    /// This click, by its index, and then whatever comes.
    Click(usize),
}

/// How somebody plays, in a game's own code; 0 is by habit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Manner(pub u16);

/// Who asks what is known by heart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skill {
    Beginner,
    Greedy,
    Search,
}

/// Habits for any game: more points are better, rollouts are random.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl<G: Game> Habits<G> for Plain {
    fn evaluate(&self, state: &G) -> PerSeat<f32> {
        let points = PerSeat::from_fn(state.n_seats(), |seat| state.points(seat) as f32);
        let best = points.values().copied().fold(f32::MIN, f32::max);
        let scale = 2.0 + best.abs() / 8.0;
        shares(PerSeat::from_fn(state.n_seats(), |seat| ((points[seat] - best) / scale).exp()))
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
pub fn priors_from_evaluation<G: Game, H: Habits<G> + ?Sized>(
    habits: &H,
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
