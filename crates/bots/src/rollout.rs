//! Playing on quickly, by a game's rollout habits.

use engine::{Ctx, FastChance, Game, PerSeat, Seat};

use crate::Habits;

/// A player of rollouts, with its scratch space.
pub(crate) struct Rollout<'a, G: Game, H> {
    pub habits: &'a H,
    legal: Vec<G::Action>,
}

impl<'a, G: Game, H: Habits<G>> Rollout<'a, G, H> {
    pub fn new(habits: &'a H) -> Self {
        Self { habits, legal: Vec::with_capacity(64) }
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
            if self.habits.stops_rollout(state, plies) {
                return;
            }
            self.step_by(state, seat, chance, &choose);
            plies += 1;
        }
    }

    /// What the position is worth to every seat.
    pub fn worth(&self, state: &G) -> PerSeat<f32> {
        if state.status().is_over() { self.habits.outcome(state) } else { self.habits.evaluate(state) }
    }
}
