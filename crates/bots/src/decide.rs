//! One decision of a bot, from what its seat knows to the clicks it makes.

use std::sync::atomic::AtomicBool;

use engine::{Chance, FastChance, Game};

use crate::budget::Limits;
use crate::greedy::Greedy;
use crate::spec::Style;
use crate::{BotSpec, Edition, Habits, Plan, Sight, Skill, mcts, planning};

/// Chooses an action for the seat of `sight`, which must be pending, within the budget of `spec`. `cancel` makes it
/// answer at once with the best it has. The same seed gives the same answer, except under a budget of time.
pub fn decide<G: Game>(
    habits: &impl Habits<G>,
    spec: &BotSpec,
    sight: &Sight<G>,
    seed: u64,
    cancel: &AtomicBool,
) -> G::Action {
    Decision { habits, style: spec.style(), sight }.first_click(seed, cancel).0
}

/// Like [`decide`], and also the clicks that follow from it without more thinking: in a window of sealed choices up to the
/// one that makes the seat ready, as nobody sees them one by one; in an open turn those of a plan.
pub fn deliberate<G: Game>(
    habits: &impl Habits<G>,
    spec: &BotSpec,
    sight: Sight<G>,
    seed: u64,
    cancel: &AtomicBool,
) -> Vec<G::Action> {
    resolve(habits, spec, sight, seed, cancel).clicks
}

/// What a bot does next, and the course on which it means to go on; the habitual one if it has no plan.
#[derive(Clone, Debug)]
pub struct Resolution<A, C> {
    pub clicks: Vec<A>,
    pub course: C,
}

/// Like [`deliberate`], with the course behind the clicks.
pub fn resolve<G: Game, H: Habits<G>>(
    habits: &H,
    spec: &BotSpec,
    mut sight: Sight<G>,
    seed: u64,
    cancel: &AtomicBool,
) -> Resolution<G::Action, H::Course> {
    let (style, mut chance) = (spec.style(), FastChance::new(seed));
    let (first, course) = Decision { habits, style, sight: &sight }.first_click(seed, cancel);
    let mut clicks = vec![first];
    while (sight.is_sealed() || course.is_some()) && sight.click(clicks[clicks.len() - 1]) {
        chance.next_u64();
        let decision = Decision { habits, style, sight: &sight };
        let Some(next) = decision.known_click(&sight.legal_actions(), course, &chance) else { break };
        clicks.push(next);
    }
    Resolution { clicks, course: course.unwrap_or_default() }
}

/// Who decides, and what is seen.
struct Decision<'a, G: Game, H> {
    habits: &'a H,
    style: Style,
    sight: &'a Sight<G>,
}

impl<G: Game, H: Habits<G>> Decision<'_, G, H> {
    /// The click to make now, and the course of the plan it belongs to.
    fn first_click(&self, seed: u64, cancel: &AtomicBool) -> (G::Action, Option<H::Course>) {
        let (mut chance, legal) = (FastChance::new(seed), self.sight.legal_actions());
        if let Some(known) = self.known_click(&legal, None, &chance) {
            let course = self.safer_course(&legal, H::Course::default(), &chance);
            let safer = course.and_then(|_| self.known_click(&legal, course, &chance));
            return (safer.unwrap_or(known), course);
        }
        let greedy = || Greedy::new(self.habits, self.sight, cancel);
        let action = match self.style {
            Style::Random => legal[chance.below(legal.len() as u32) as usize],
            Style::Beginner => greedy().choose_carelessly(&legal, &mut chance),
            Style::Greedy => greedy().choose(&legal, &mut chance),
            Style::Search(limits, edition) => match self.planned_click(&legal, limits, edition, seed, cancel)
            {
                Some(planned) => return planned,
                None => mcts::choose(edition.manner(), self.habits, self.sight, &legal, limits, seed, cancel),
            },
        };
        (action, None)
    }

    /// What the best plan begins with, and its course; nothing if there are no plans.
    fn planned_click(
        &self,
        legal: &[G::Action],
        limits: Limits,
        edition: Edition,
        seed: u64,
        cancel: &AtomicBool,
    ) -> Option<(G::Action, Option<H::Course>)> {
        let (planner, mut chance) = (self.habits.planner()?, FastChance::new(seed));
        let guess = self.sight.guess(&mut chance);
        let plans = planner.plans(&guess, self.sight.seat(), legal, &mut chance);
        let ways = planning::Ways { planner, legal, plans: &plans, price: edition.manner().price };
        let course = match planning::choose(self.habits, self.sight, ways, limits, seed, cancel)? {
            Plan::Click(index) => return Some((legal[index], None)),
            Plan::Course(course) => self.safer_course(legal, course, &chance).unwrap_or(course),
        };
        let index = planner.follow(&guess, self.sight.seat(), legal, course, &mut chance);
        Some((legal[index], Some(course)))
    }

    /// A course to take instead of the intended one, if there is a choice and this bot looks so far ahead.
    fn safer_course(&self, legal: &[G::Action], course: H::Course, chance: &FastChance) -> Option<H::Course> {
        let looks_ahead = matches!(self.style, Style::Greedy | Style::Search(..));
        if !looks_ahead || legal.len() == 1 {
            return None;
        }
        let mut luck = FastChance::new(chance.clone().next_u64());
        self.habits.planner()?.safer_course(self.sight, course, &mut luck)
    }

    /// What this bot does without thinking, if anything: the only thing possible, what its course asks for, its habit.
    fn known_click(
        &self,
        legal: &[G::Action],
        course: Option<H::Course>,
        chance: &FastChance,
    ) -> Option<G::Action> {
        if let [only] = *legal {
            return Some(only);
        }
        let skill = match self.style {
            Style::Random => return None,
            Style::Beginner => Skill::Beginner,
            Style::Greedy => Skill::Greedy,
            Style::Search(..) => Skill::Search,
        };
        let (planner, seat) = (self.habits.planner()?, self.sight.seat());
        let mut luck = FastChance::new(chance.clone().next_u64());
        let guess = self.sight.guess(&mut luck);
        let index = match course {
            Some(course) => Some(planner.follow(&guess, seat, legal, course, &mut luck)),
            None => planner.habitual(&guess, seat, legal, skill, &mut luck),
        };
        index.map(|index| legal[index])
    }
}
