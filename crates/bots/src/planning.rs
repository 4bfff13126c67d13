//! Search over plans: each is played out as far as the habits can judge, again and again, and the one that fares best is
//! kept. It suits games in which a decision is many clicks and a rollout is cheap.

use std::sync::atomic::AtomicBool;

use engine::{Chance, Ctx, FastChance, Game, PerSeat, Seat};
use rayon::prelude::*;

use crate::budget::{Countdown, Limits};
#[cfg(doc)]
use crate::manner::Manner;
use crate::rollout::{Judging, Rollout};
use crate::{Habits, Plan, Planner, Sight};

/// A plan that was played out less often is not chosen.
const LEAST: f32 = 3.0;
/// Every plan counts as if it had been played out so often with the result of the habitual one: a few lucky rollouts do
/// not prove it better.
const ASSUMED_AS_USUAL: f32 = 6.0;
/// How often a player goes on by habit, in a hundred rollouts; else on the course that has served it best.
const HABITUAL: u32 = 35;
/// Periods for which a plan is kept.
const PERIODS_OF_A_PLAN: u32 = 4;
/// The weight of trying plans that were little tried.
const EXPLORATION: f32 = 0.35;

/// The plans to be compared, and the clicks among which some of them choose.
pub(crate) struct Ways<'a, G: Game, C> {
    pub planner: &'a dyn Planner<G, Course = C>,
    pub legal: &'a [G::Action],
    pub plans: &'a [Plan<C>],
    /// See [`Manner::price`].
    pub price: f32,
}

/// The plan that fared best, if there is any.
pub(crate) fn choose<G: Game, H: Habits<G>>(
    habits: &H,
    sight: &Sight<G>,
    ways: Ways<'_, G, H::Course>,
    limits: Limits,
    seed: u64,
    cancel: &AtomicBool,
) -> Option<Plan<H::Course>> {
    if ways.plans.is_empty() {
        return None;
    }
    let mut seeds = FastChance::new(seed);
    let starts: Vec<u64> = (0..limits.threads).map(|_| seeds.next_u64()).collect();
    let attention = ways.planner.attention(&sight.guess(&mut seeds));
    let limits = limits.narrowed(|iterations| attention * iterations.sqrt() / ways.price, attention);
    let countdown = Countdown::start(limits, cancel);
    let think = |seed: u64| Comparison::new(habits, sight, &ways, seed).think(countdown);
    let tallies: Vec<Vec<Tally>> = match starts[..] {
        [seed] => vec![think(seed)],
        _ => starts.into_par_iter().map(think).collect(),
    };
    let sum = |index: usize| tallies.iter().fold(Tally::default(), |sum, tally| sum.plus(tally[index]));
    let sums: Vec<Tally> = (0..ways.plans.len()).map(sum).collect();
    let usual = usual(&sums);
    let best = best_of(&sums, |tally| if tally.is_known() { tally.cautious(usual) } else { f32::MIN });
    Some(ways.plans[best])
}

/// How a plan fared.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    visits: f32,
    total: f32,
}

impl Tally {
    fn plus(self, other: Self) -> Self {
        Self { visits: self.visits + other.visits, total: self.total + other.total }
    }

    fn add(&mut self, reward: f32) {
        *self = self.plus(Self { visits: 1.0, total: reward });
    }

    fn is_known(&self) -> bool {
        self.visits >= LEAST
    }

    /// Its mean, drawn towards what the habit brings.
    fn cautious(&self, usual: f32) -> f32 {
        (self.total + ASSUMED_AS_USUAL * usual) / (self.visits + ASSUMED_AS_USUAL)
    }

    /// The same, with a premium on what is little tried.
    fn promising(&self, usual: f32, all: f32) -> f32 {
        self.cautious(usual) + EXPLORATION * ((1.0 + all).ln() / (1.0 + self.visits)).sqrt()
    }
}

/// What the habit, the first plan, brings.
fn usual(tallies: &[Tally]) -> f32 {
    tallies[0].total / tallies[0].visits.max(1.0)
}

/// The plan with the greatest score; the earliest of equals, so in doubt the habit.
fn best_of(tallies: &[Tally], score: impl Fn(&Tally) -> f32) -> usize {
    let scores: Vec<f32> = tallies.iter().map(score).collect();
    (1..scores.len()).fold(0, |best, index| if scores[index] > scores[best] { index } else { best })
}

fn most_promising(tallies: &[Tally]) -> usize {
    let (all, usual) = (tallies.iter().map(|tally| tally.visits).sum(), usual(tallies));
    best_of(tallies, |tally| tally.promising(usual, all))
}

/// The courses on which one player may go on, and how each fared for it.
#[derive(Clone, Debug)]
struct Courses<C> {
    courses: Vec<C>,
    tallies: Vec<Tally>,
}

impl<C> Courses<C> {
    fn new(courses: Vec<C>) -> Self {
        Self { tallies: vec![Tally::default(); courses.len()], courses }
    }

    /// Rivals are assumed to play well: the search learns what suits them.
    fn pick(&self, chance: &mut FastChance) -> usize {
        if chance.below(100) < HABITUAL { 0 } else { most_promising(&self.tallies) }
    }
}

struct Comparison<'a, G: Game, H: Habits<G>> {
    sight: &'a Sight<G>,
    ways: &'a Ways<'a, G, H::Course>,
    seed: u64,
    tallies: Vec<Tally>,
    /// By seat.
    courses: Vec<Courses<H::Course>>,
    rollout: Rollout<'a, G, H>,
}

impl<'a, G: Game, H: Habits<G>> Comparison<'a, G, H> {
    fn new(habits: &'a H, sight: &'a Sight<G>, ways: &'a Ways<'a, G, H::Course>, seed: u64) -> Self {
        let tallies = vec![Tally::default(); ways.plans.len()];
        let guess = sight.guess(&mut FastChance::new(seed));
        let courses = Seat::all(guess.n_seats()).map(|seat| Courses::new(ways.planner.courses(&guess, seat)));
        Self {
            sight,
            ways,
            seed,
            tallies,
            courses: courses.collect(),
            rollout: Rollout::new(habits, Judging::Points),
        }
    }

    fn think(mut self, countdown: Countdown<'_>) -> Vec<Tally> {
        let mut done = 0;
        while countdown.iterations_left(done).is_some() {
            let unknown = self.tallies.iter().position(|tally| !tally.is_known());
            self.play_out(unknown.unwrap_or_else(|| most_promising(&self.tallies)));
            done += 1;
        }
        self.tallies
    }

    /// Plays a plan out once. The n-th time every plan meets the same guess and the same luck.
    fn play_out(&mut self, index: usize) {
        let nth = self.tallies[index].visits as u64;
        let mut chance = FastChance::new(self.seed ^ nth.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let seat = self.sight.seat();
        let mut state = self.sight.guess(&mut chance);
        let picks = PerSeat::from_fn(state.n_seats(), |seat| self.courses[seat.index()].pick(&mut chance));
        // Nobody follows one plan to the end: after a while the own seat goes on as suits it best, like the others.
        let then = PerSeat::from_fn(state.n_seats(), |seat| self.courses[seat.index()].courses[picks[seat]]);
        let mut now = then;
        match self.ways.plans[index] {
            Plan::Course(course) => now[seat] = course,
            Plan::Click(click) => {
                state.apply(seat, &self.ways.legal[click], &mut Ctx::silent(&mut chance));
            }
        }
        self.follow(&mut state, &now, &then, &mut chance);
        let rewards = self.rollout.worth(&state);
        self.tallies[index].add(rewards[seat]);
        for seat in rewards.seats() {
            self.courses[seat.index()].tallies[picks[seat]].add(rewards[seat]);
        }
    }

    /// Plays on, every seat on its course: for some periods on one, then on another.
    fn follow(
        &mut self,
        state: &mut G,
        now: &PerSeat<H::Course>,
        then: &PerSeat<H::Course>,
        chance: &mut FastChance,
    ) {
        let planner = self.ways.planner;
        let until = planner.period(state) + PERIODS_OF_A_PLAN;
        self.rollout.play_on_by(state, chance, |state, seat, legal, chance| {
            let course = if planner.period(state) < until { now[seat] } else { then[seat] };
            planner.follow(state, seat, legal, course, chance)
        });
    }
}
