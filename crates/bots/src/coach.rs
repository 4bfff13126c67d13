//! What somebody is told who wants to learn from a match: how the chances stand, what could be done and what it is worth, why one
//! choice is better than another, and how much of a change was luck.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use engine::{Chance, Ctx, FastChance, Game, PerSeat, Seat};

use crate::budget::Limits;
use crate::manner::Manner;
use crate::mcts::{self, Findings};
use crate::rollout::{Judging, Rollout};
use crate::{Choice, Edition, Estimate, Habits, Plan, Sight, Skill};

/// Points below which a difference is not worth telling.
const WORTH_TELLING: f32 = 0.3;

/// How thoroughly a moment is looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effort {
    pub iterations: u32,
    /// The search ends then, however far it has come.
    pub time: Duration,
    /// The best choices, and the one asked about, are tried at least so often.
    pub least: u32,
    /// Rollouts over which the chances of a position are averaged, and draws over which luck is measured.
    pub samples: u64,
}

impl Effort {
    /// As a lord thinks. A game whose playouts are long is looked at less often.
    pub fn usual<G: Game>(habits: &impl Habits<G>) -> Self {
        match habits.planner() {
            None => Self { iterations: 2500, time: Duration::from_millis(500), least: 100, samples: 24 },
            Some(_) => Self { iterations: 400, time: Duration::from_millis(1500), least: 12, samples: 6 },
        }
    }
}

/// What a coach says about a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<A> {
    pub estimate: Estimate<A>,
    /// What the best choice brings, beside the one asked about; if none was, or it is the best one, beside the second best. What is gained
    /// first, then what a rival is denied, then the price.
    pub why: Vec<Change>,
}

/// So many points more or less for a seat, in one part of the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Change {
    pub seat: Seat,
    /// See [`crate::Part`].
    pub part: &'static str,
    pub points: f32,
}

/// Whether there is something to say about the decision of this seat, which must be pending: there is a choice, it is no habit, and a
/// single click decides it.
pub fn is_decision<G: Game>(habits: &impl Habits<G>, sight: &Sight<G>) -> bool {
    let legal = sight.legal_actions();
    if legal.len() < 2 {
        return false;
    }
    let Some(planner) = habits.planner() else { return true };
    let mut chance = FastChance::new(0);
    let (guess, seat) = (sight.guess(&mut chance), sight.seat());
    planner.habitual(&guess, seat, &legal, Skill::Search, &mut chance).is_none()
        && planner.plans(&guess, seat, &legal, &mut chance).iter().all(|plan| matches!(plan, Plan::Click(_)))
}

/// Thinks about what the seat of `sight`, which must be pending, can do, and about one choice above all. It knows no more than the seat.
/// The same seed gives the same answer, if time does not end it; `cancel` ends it with what it has.
pub fn advise<G: Game>(
    habits: &impl Habits<G>,
    sight: &Sight<G>,
    asked: Option<&G::Action>,
    effort: Effort,
    seed: u64,
    cancel: &AtomicBool,
) -> Advice<G::Action> {
    let manner = Manner { judging: Judging::ChancesAlone, ..*Edition::Present.manner() };
    let legal = sight.legal_actions();
    let limits = Limits { iterations: effort.iterations, time: Some(effort.time), threads: 1 };
    let asked = asked.and_then(|asked| legal.iter().position(|action| action == asked));
    let wish = mcts::Wish { asked, least: effort.least };
    let (order, Findings { tallies, rewards, iterations }) =
        mcts::examine(&manner, habits, sight, &legal, limits, wish, seed, cancel);
    let choice = |&index: &usize| Choice {
        action: legal[index],
        chance: tallies[index].mean(),
        visits: tallies[index].visits,
    };
    let other = asked.filter(|&asked| asked != order[0]).or(order.get(1).copied());
    let why =
        other.map(|other| explain(habits, sight, (legal[order[0]], legal[other]), effort.samples, seed));
    let choices: Vec<Choice<G::Action>> = order.iter().map(choice).collect();
    Advice { estimate: Estimate { chances: rewards, choices, iterations }, why: why.unwrap_or_default() }
}

/// What somebody who knows as much as `guess` tells may think of the chances: of the true state everything, of guesses what a seat knows.
pub fn outlook<G: Game>(
    habits: &impl Habits<G>,
    guess: impl Fn(&mut FastChance) -> G,
    samples: u64,
    seed: u64,
) -> PerSeat<f32> {
    let mut rollout = Rollout::new(habits, Judging::ChancesAlone);
    mean(samples, |nth| {
        let mut chance = nth_chance(seed, nth);
        let mut state = guess(&mut chance);
        rollout.play_on(&mut state, &mut chance);
        rollout.worth(&state)
    })
}

/// Whether something is drawn when this action is played here.
pub fn draws<G: Game>(before: &G, (seat, action): (Seat, &G::Action)) -> bool {
    let mut noting = Noting { chance: FastChance::new(0), has_drawn: false };
    before.clone().apply(seat, action, &mut Ctx::silent(&mut noting));
    noting.has_drawn
}

/// By how much what was drawn in a step changed the chances, beside what it might have drawn. Everything is known.
pub fn luck<G: Game>(
    habits: &impl Habits<G>,
    before: &G,
    (seat, action): (Seat, &G::Action),
    after: &PerSeat<f32>,
    samples: u64,
    seed: u64,
) -> PerSeat<f32> {
    let step = |chance: &mut FastChance| {
        let mut state = before.clone();
        state.apply(seat, action, &mut Ctx::silent(chance));
        state
    };
    let expected = outlook(habits, step, samples, seed);
    PerSeat::from_fn(expected.n_seats(), |seat| after[seat] - expected[seat])
}

/// Notes whether something was drawn.
struct Noting {
    chance: FastChance,
    has_drawn: bool,
}

impl Chance for Noting {
    fn below(&mut self, n: u32) -> u32 {
        self.has_drawn |= n > 1;
        self.chance.below(n)
    }
}

/// Compares two choices by what they come to, as soon as that can be judged.
fn explain<G: Game>(
    habits: &impl Habits<G>,
    sight: &Sight<G>,
    (better, other): (G::Action, G::Action),
    samples: u64,
    seed: u64,
) -> Vec<Change> {
    let mut rollout = Rollout::new(habits, Judging::Chances);
    let mut parts_after = |action: G::Action, nth: u64| {
        let mut chance = nth_chance(seed, nth);
        let mut state = sight.guess(&mut chance);
        state.apply(sight.seat(), &action, &mut Ctx::silent(&mut chance));
        rollout.play_on(&mut state, &mut chance);
        habits.parts(&state)
    };
    let mut changes: Vec<Change> = Vec::new();
    let mut add = |seat: Seat, part: &'static str, points: f32| match changes
        .iter_mut()
        .find(|change| (change.seat, change.part) == (seat, part))
    {
        Some(change) => change.points += points,
        None => changes.push(Change { seat, part, points }),
    };
    for nth in 0..samples {
        for (action, sign) in [(better, 1.0), (other, -1.0)] {
            for part in parts_after(action, nth) {
                for (seat, points) in part.points.iter() {
                    add(seat, part.name, sign * points / samples as f32);
                }
            }
        }
    }
    worth_telling(changes, sight.seat())
}

/// The greatest gain, the greatest loss of a rival, and, if there is either, the greatest loss of one's own.
fn worth_telling(changes: Vec<Change>, own: Seat) -> Vec<Change> {
    let tellable = || changes.iter().copied().filter(|change| change.points.abs() >= WORTH_TELLING);
    let least = |a: &Change, b: &Change| a.points.total_cmp(&b.points);
    let is_own = |change: &Change| change.seat == own;
    let gain = tellable().filter(|change| is_own(change) && change.points > 0.0).max_by(least);
    let denied = tellable().filter(|change| !is_own(change) && change.points < 0.0).min_by(least);
    let price = tellable().filter(|change| is_own(change) && change.points < 0.0).min_by(least);
    let price = price.filter(|_| gain.is_some() || denied.is_some());
    [gain, denied, price].into_iter().flatten().collect()
}

/// The n-th sample always meets the same luck.
fn nth_chance(seed: u64, nth: u64) -> FastChance {
    FastChance::new(seed ^ nth.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

fn mean(n: u64, mut sample: impl FnMut(u64) -> PerSeat<f32>) -> PerSeat<f32> {
    let samples: Vec<PerSeat<f32>> = (0..n).map(&mut sample).collect();
    PerSeat::from_fn(samples[0].n_seats(), |seat| {
        samples.iter().map(|sample| sample[seat]).sum::<f32>() / n as f32
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_greatest_changes_are_told_and_a_price_only_beside_a_gain() {
        let [own, rival] = [Seat::new(0), Seat::new(1)];
        let change = |seat, part, points| Change { seat, part, points };
        let told = |changes: &[Change]| {
            let told = worth_telling(changes.to_vec(), own);
            told.iter().map(|change| (change.seat, change.part)).collect::<Vec<_>>()
        };
        let all = [
            change(own, "gold", 0.2),
            change(own, "nobles", 1.0),
            change(own, "castle", 2.0),
            change(rival, "laws", -0.5),
            change(rival, "castle", 3.0),
            change(own, "laws", -0.4),
            change(own, "races", -0.9),
        ];
        assert_eq!(told(&all), [(own, "castle"), (rival, "laws"), (own, "races")]);
        assert_eq!(told(&all[..1]), [], "too little to tell");
        assert_eq!(told(&all[4..]), [], "a price for nothing explains nothing");
    }
}
