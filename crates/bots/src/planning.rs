//! Search over plans: each is played out as far as the habits can judge, again and again, and the one that fares best is
//! kept. It suits games in which a decision is many clicks and a rollout is cheap.

use std::sync::atomic::AtomicBool;

use engine::{Chance, Ctx, FastChance, Game, PerSeat, Seat};
use rayon::prelude::*;

use crate::clock::Clock;
use crate::habits::{Manner, Planned};
use crate::quick::Quick;
use crate::spec::Limits;
use crate::{Habits, Sight};

/// The root of a tree search's iterations buys plans played out, at this price: the first ones tell the most.
const PRICE: f32 = 4.5;
/// A plan that was played out less often is not chosen.
const LEAST: f32 = 3.0;
/// As many imagined rollouts speak for a plan being no better than the habit: a few lucky ones are no proof.
const SCEPTICISM: f32 = 6.0;
/// How often a player goes on by habit, in a hundred rollouts; else in the manner that has served it best.
const HABITUAL: u32 = 35;
/// Chapters for which a plan is kept.
const RESOLVE: u32 = 4;
/// How much a little tried plan draws.
const CURIOSITY: f32 = 0.35;

/// The plan that fared best, if there is any.
pub(crate) fn choose<G: Game>(
    habits: &dyn Habits<G>,
    sight: &Sight<G>,
    (legal, plans): (&[G::Action], &[Planned]),
    limits: Limits,
    seed: u64,
    cancel: &AtomicBool,
) -> Option<Planned> {
    if plans.is_empty() {
        return None;
    }
    let mut seeds = FastChance::new(seed);
    let starts: Vec<u64> = (0..limits.threads).map(|_| seeds.next_u64()).collect();
    let attention = habits.attention(&sight.guess(&mut seeds));
    let clock =
        Clock::start(limits.narrowed(|iterations| attention * iterations.sqrt() / PRICE, attention), cancel);
    let think = |seed: u64| Comparison::new(habits, sight, (legal, plans), seed).think(clock);
    let tallies: Vec<Vec<Tally>> = match starts[..] {
        [seed] => vec![think(seed)],
        _ => starts.into_par_iter().map(think).collect(),
    };
    let sum = |index: usize| tallies.iter().fold(Tally::default(), |sum, tally| sum.plus(tally[index]));
    let sums: Vec<Tally> = (0..plans.len()).map(sum).collect();
    let usual = usual(&sums);
    Some(plans[best_of(&sums, |tally| if tally.is_known() { tally.cautious(usual) } else { f32::MIN })])
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
        (self.total + SCEPTICISM * usual) / (self.visits + SCEPTICISM)
    }

    /// The same, with a premium on what is little tried.
    fn promising(&self, usual: f32, all: f32) -> f32 {
        self.cautious(usual) + CURIOSITY * ((1.0 + all).ln() / (1.0 + self.visits)).sqrt()
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

/// The manners in which one player may go on, and how each fared for it.
#[derive(Clone, Debug, Default)]
struct Courses {
    manners: Vec<Manner>,
    tallies: Vec<Tally>,
}

impl Courses {
    fn new(manners: Vec<Manner>) -> Self {
        Self { tallies: vec![Tally::default(); manners.len()], manners }
    }

    /// Rivals are no fools: they learn during the search what suits them.
    fn pick(&self, chance: &mut FastChance) -> usize {
        if chance.below(100) < HABITUAL { 0 } else { most_promising(&self.tallies) }
    }
}

struct Comparison<'a, G: Game> {
    sight: &'a Sight<G>,
    legal: &'a [G::Action],
    plans: &'a [Planned],
    seed: u64,
    tallies: Vec<Tally>,
    /// By seat.
    courses: Vec<Courses>,
    quick: Quick<'a, G>,
}

impl<'a, G: Game> Comparison<'a, G> {
    fn new(
        habits: &'a dyn Habits<G>,
        sight: &'a Sight<G>,
        (legal, plans): (&'a [G::Action], &'a [Planned]),
        seed: u64,
    ) -> Self {
        let tallies = vec![Tally::default(); plans.len()];
        let guess = sight.guess(&mut FastChance::new(seed));
        let courses = Seat::all(guess.n_seats()).map(|seat| Courses::new(habits.manners(&guess, seat)));
        Self { sight, legal, plans, seed, tallies, courses: courses.collect(), quick: Quick::new(habits) }
    }

    fn think(mut self, clock: Clock<'_>) -> Vec<Tally> {
        let mut done = 0;
        while clock.iterations_left(done).is_some() {
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
        let mut manners =
            PerSeat::from_fn(state.n_seats(), |seat| self.courses[seat.index()].manners[picks[seat]]);
        match self.plans[index] {
            Planned::Course(manner) => manners[seat] = manner,
            Planned::Click(click) => {
                state.apply(seat, &self.legal[click], &mut Ctx::silent(&mut chance));
            }
        }
        // Nobody follows one plan to the end: after a while the own seat goes on as suits it best, like the others.
        let mut then = manners;
        then[seat] = self.courses[seat.index()].manners[picks[seat]];
        let until = self.quick.habits.chapter(&state) + RESOLVE;
        self.quick.roll_out_in(&mut state, (&manners, until, &then), &mut chance);
        let rewards = self.quick.worth(&state);
        self.tallies[index].add(rewards[seat]);
        for seat in rewards.seats() {
            self.courses[seat.index()].tallies[picks[seat]].add(rewards[seat]);
        }
    }
}
