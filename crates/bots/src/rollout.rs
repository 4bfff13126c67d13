//! Playing on quickly, by a game's rollout habits.

use engine::{Ctx, FastChance, Game, PerSeat, Seat};

use crate::{Habits, win_shares};

/// What a position is judged by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Judging {
    /// The points that are to be expected: [`Habits::evaluate`].
    Points,
    /// The learned chances of winning, and a little the points: who has lost plays on for those.
    Chances,
    /// The learned chances alone.
    ChancesAlone,
}

/// The part of points beside chances.
const POINTS_BESIDE_CHANCES: f32 = 0.1;

/// A player of rollouts, with its scratch space.
pub(crate) struct Rollout<'a, G: Game, H> {
    pub habits: &'a H,
    judging: Judging,
    legal: Vec<G::Action>,
}

impl<'a, G: Game, H: Habits<G>> Rollout<'a, G, H> {
    pub fn new(habits: &'a H, judging: Judging) -> Self {
        Self { habits, judging, legal: Vec::with_capacity(64) }
    }

    /// Lets `seat` make one choice by habit; says whether the step is final.
    pub fn step(&mut self, state: &mut G, seat: Seat, chance: &mut FastChance) -> bool {
        let habits = self.habits;
        self.step_by(state, seat, chance, |state, seat, legal, chance| {
            habits.rollout(state, seat, legal, chance)
        })
    }

    fn step_by(
        &mut self,
        state: &mut G,
        seat: Seat,
        chance: &mut FastChance,
        choose: impl Fn(&G, Seat, &[G::Action], &mut FastChance) -> usize,
    ) -> bool {
        self.legal.clear();
        state.legal_actions(seat, &mut self.legal);
        let index = if self.legal.len() == 1 { 0 } else { choose(state, seat, &self.legal, chance) };
        let mut ctx = Ctx::silent(chance);
        state.apply(seat, &self.legal[index], &mut ctx);
        ctx.is_final()
    }

    /// Plays on by habit until the match is over or the habits say that the position can be judged.
    pub fn play_on(&mut self, state: &mut G, chance: &mut FastChance) {
        let habits = self.habits;
        self.play_on_by(state, chance, |state, seat, legal, chance| {
            habits.rollout(state, seat, legal, chance)
        });
    }

    /// The same with another way to choose.
    pub fn play_on_by(
        &mut self,
        state: &mut G,
        chance: &mut FastChance,
        choose: impl Fn(&G, Seat, &[G::Action], &mut FastChance) -> usize,
    ) {
        let mut plies = 0;
        while let Some(seat) = state.status().pending().iter().next() {
            if self.stops(state, plies) {
                return;
            }
            self.step_by(state, seat, chance, &choose);
            plies += 1;
        }
    }

    /// Whether a position can be judged after so many plies.
    pub fn stops(&self, state: &G, plies: u32) -> bool {
        match self.judging {
            Judging::Points => self.habits.stops_rollout(state, plies),
            Judging::Chances | Judging::ChancesAlone => self.habits.knows_chances(state),
        }
    }

    /// What the position is worth to every seat.
    pub fn worth(&self, state: &G) -> PerSeat<f32> {
        match (state.status().is_over(), self.judging) {
            (true, Judging::ChancesAlone) => win_shares(state),
            (true, _) => self.habits.outcome(state),
            (false, Judging::Points) => self.habits.evaluate(state),
            (false, Judging::ChancesAlone) => self.habits.chances(state),
            (false, Judging::Chances) => {
                let (chances, points) = (self.habits.chances(state), self.habits.evaluate(state));
                PerSeat::from_fn(chances.n_seats(), |seat| {
                    chances[seat] + POINTS_BESIDE_CHANCES * (points[seat] - chances[seat])
                })
            }
        }
    }
}
