//! Playing on quickly, by a game's rollout habits.

use engine::{Ctx, FastChance, Game, PerSeat, Seat};

use crate::Habits;
use crate::habits::Manner;

/// A player of rollouts, with its scratch space.
pub(crate) struct Quick<'a, G: Game> {
    pub habits: &'a dyn Habits<G>,
    legal: Vec<G::Action>,
}

impl<'a, G: Game> Quick<'a, G> {
    pub fn new(habits: &'a dyn Habits<G>) -> Self {
        Self { habits, legal: Vec::with_capacity(64) }
    }

    /// Lets `seat` make one choice; says whether the step drew or sealed.
    pub fn step(&mut self, state: &mut G, seat: Seat, chance: &mut FastChance) -> bool {
        self.step_in(state, seat, None, chance)
    }

    fn step_in(
        &mut self,
        state: &mut G,
        seat: Seat,
        manner: Option<Manner>,
        chance: &mut FastChance,
    ) -> bool {
        self.legal.clear();
        state.legal_actions(seat, &mut self.legal);
        let index = match (self.legal.len(), manner) {
            (1, _) => 0,
            (_, None) => self.habits.rollout(state, seat, &self.legal, chance),
            (_, Some(manner)) => self.habits.follow(state, seat, &self.legal, manner, chance),
        };
        let mut ctx = Ctx::silent(chance);
        state.apply(seat, &self.legal[index], &mut ctx);
        ctx.is_final()
    }

    /// Plays on until the match is over or the habits say that the position can be judged.
    pub fn roll_out(&mut self, state: &mut G, chance: &mut FastChance) {
        self.play_on(state, |_, _| None, chance);
    }

    /// The same, every seat in its manner: up to a chapter in one, then in another.
    pub fn roll_out_in(
        &mut self,
        state: &mut G,
        (now, until, then): (&PerSeat<Manner>, u32, &PerSeat<Manner>),
        chance: &mut FastChance,
    ) {
        let habits = self.habits;
        let manner =
            |state: &G, seat: Seat| if habits.chapter(state) < until { now[seat] } else { then[seat] };
        self.play_on(state, |state, seat| Some(manner(state, seat)), chance);
    }

    fn play_on(
        &mut self,
        state: &mut G,
        manner: impl Fn(&G, Seat) -> Option<Manner>,
        chance: &mut FastChance,
    ) {
        let mut plies = 0;
        while let Some(seat) = state.status().pending().iter().next() {
            if self.habits.stops_rollout(state, plies) {
                return;
            }
            let manner = manner(state, seat);
            self.step_in(state, seat, manner, chance);
            plies += 1;
        }
    }

    /// What the position is worth to every seat.
    pub fn worth(&self, state: &G) -> PerSeat<f32> {
        if state.status().is_over() { self.habits.outcome(state) } else { self.habits.evaluate(state) }
    }
}
