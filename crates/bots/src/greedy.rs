//! One decision ahead: every action is tried on several guesses, the rest of the turn is played on by
//! habit, and the position that comes out is evaluated.

use std::sync::atomic::{AtomicBool, Ordering};

use engine::{Ctx, FastChance, Game, Status};

use crate::rollout::{Judging, Rollout};
use crate::{Habits, Sight};

/// Guesses at the hidden state over which an action is averaged.
const N_GUESSES: u32 = 3;
/// A turn longer than this is judged where it stands.
const MAX_CLICKS: u32 = 16;
/// How far a beginner errs, as a share of the difference between the best and the worst action.
const CARELESSNESS: f64 = 0.35;

pub(crate) struct Greedy<'a, G: Game, H> {
    sight: &'a Sight<G>,
    cancel: &'a AtomicBool,
    rollout: Rollout<'a, G, H>,
}

impl<'a, G: Game, H: Habits<G>> Greedy<'a, G, H> {
    pub fn new(habits: &'a H, sight: &'a Sight<G>, cancel: &'a AtomicBool) -> Self {
        Self { sight, cancel, rollout: Rollout::new(habits, Judging::Points) }
    }

    pub fn choose(mut self, legal: &[G::Action], chance: &mut FastChance) -> G::Action {
        let mut totals = vec![0.0; legal.len()];
        for _ in 0..N_GUESSES {
            let guess = self.sight.guess(chance);
            let luck = FastChance::new(chance.next_u64());
            // All actions meet the same guess and the same luck; a guess that was cut short would favour some.
            let Some(values) = self.values(&guess, legal, &luck, Foresight::WholeTurn) else { break };
            totals.iter_mut().zip(values).for_each(|(total, value)| *total += value);
        }
        if totals.iter().all(|&total| total == 0.0) {
            return self.at_a_glance(legal, chance);
        }
        legal[index_of_max(&totals)]
    }

    /// A beginner: looks at the next position only, and misjudges it; but never takes the worse half of the list.
    pub fn choose_carelessly(mut self, legal: &[G::Action], chance: &mut FastChance) -> G::Action {
        let guess = self.sight.guess(chance);
        let luck = FastChance::new(chance.next_u64());
        let Some(values) = self.values(&guess, legal, &luck, Foresight::OneClick) else {
            return self.at_a_glance(legal, chance);
        };
        let mut order: Vec<usize> = (0..legal.len()).collect();
        order.sort_by(|&a, &b| values[b].total_cmp(&values[a]));
        let error = (values[order[0]] - values[order[legal.len() - 1]]) * CARELESSNESS;
        order.truncate(legal.len().div_ceil(2));
        let judged: Vec<f64> = order.iter().map(|&index| values[index] + error * chance.unit()).collect();
        legal[order[index_of_max(&judged)]]
    }

    /// What to do when there is no time to think.
    fn at_a_glance(&self, legal: &[G::Action], chance: &mut FastChance) -> G::Action {
        let guess = self.sight.guess(chance);
        legal[self.rollout.habits.rollout(&guess, self.sight.seat(), legal, chance)]
    }

    /// The value of each action on one guess; nothing when cancelled.
    fn values(
        &mut self,
        guess: &G,
        legal: &[G::Action],
        luck: &FastChance,
        foresight: Foresight,
    ) -> Option<Vec<f64>> {
        let seat = self.sight.seat();
        let mut values = Vec::with_capacity(legal.len());
        for action in legal {
            if self.cancel.load(Ordering::Relaxed) {
                return None;
            }
            let (mut state, mut luck) = (guess.clone(), luck.clone());
            let mut ctx = Ctx::silent(&mut luck);
            state.apply(seat, action, &mut ctx);
            let is_final = ctx.is_final();
            match foresight {
                Foresight::OneClick => self.close_window(&mut state, &mut luck, is_final),
                Foresight::WholeTurn => self.finish_turn(&mut state, &mut luck, is_final),
            }
            values.push(f64::from(self.rollout.worth(&state)[seat]));
        }
        Some(values)
    }

    /// Plays the rest of the own turn by habit. Choosing each click by its value on the guess would be too clever: it
    /// would count on secrets that the guess knows and the seat does not.
    fn finish_turn(&mut self, state: &mut G, luck: &mut FastChance, mut is_final: bool) {
        let seat = self.sight.seat();
        for _ in 0..MAX_CLICKS {
            let is_own = match state.status() {
                Status::Turn { seat: on_turn } => on_turn == seat,
                Status::Together { pending, .. } => pending.contains(seat) && !is_final,
                Status::Over => false,
            };
            if !is_own {
                break;
            }
            is_final = self.rollout.step(state, seat, luck);
        }
        self.close_window(state, luck, is_final);
    }

    /// Lets the others complete their sealed choices, so that the position can be judged.
    fn close_window(&mut self, state: &mut G, luck: &mut FastChance, mut is_final: bool) {
        while let (false, Status::Together { pending, .. }) = (is_final, state.status()) {
            let Some(seat) = pending.iter().next() else { return };
            is_final = self.rollout.step(state, seat, luck);
        }
    }
}

/// How far an action is followed before the position is judged.
#[derive(Clone, Copy)]
enum Foresight {
    OneClick,
    WholeTurn,
}

fn index_of_max(values: &[f64]) -> usize {
    let better = |best: usize, index: usize| if values[index] > values[best] { index } else { best };
    (0..values.len()).fold(0, better)
}
