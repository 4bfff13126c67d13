//! Habits for Scharz: rules of thumb for each sub-phase, under a course. Search compares stances, and the few single
//! clicks that decide a war.

mod choices;
mod course;
#[cfg(test)]
mod drill;
mod evaluate;
mod foresight;
mod orders;
mod plans;
mod survey;

use bots::{Habits, Part, Plan, Planner, Sight, Skill, shares, win_shares};
use engine::{FastChance, PerSeat, Seat};
use scharz::{Action, Phase, Scharz};

pub use course::{Care, Course, Foraging, Marching, Purse, Spending, Stance, War};
pub use foresight::{Toll, rest_of_year};
pub use survey::losses::{Cause, Loss, Watch};

/// How a player of Scharz looks at the map.
#[derive(Clone, Copy, Debug, Default)]
pub struct ScharzHabits;

impl Habits<Scharz> for ScharzHabits {
    type Course = Course;

    fn evaluate(&self, state: &Scharz) -> PerSeat<f32> {
        let points = evaluate::prospects(state);
        let best = points.values().copied().fold(f32::MIN, f32::max);
        let doubt = evaluate::doubt(&state.world);
        shares(PerSeat::from_fn(points.n_seats(), |seat| ((points[seat] - best) / doubt).exp()))
    }

    /// For a coach, who cannot play every match to its end: before anybody has given orders for a season.
    fn knows_chances(&self, state: &Scharz) -> bool {
        state.phase.name() == Phase::Units && state.drafts.values().all(|draft| draft.is_empty())
    }

    fn parts(&self, state: &Scharz) -> Vec<Part> {
        evaluate::named_parts(state)
    }

    /// Who wins, and by how much: a narrow result is mostly luck, and few rollouts must tell plans apart.
    fn outcome(&self, state: &Scharz) -> PerSeat<f32> {
        let (wins, margin) = (win_shares(state), self.evaluate(state));
        let played = f32::from(state.world.year) / f32::from(state.world.options.years);
        PerSeat::from_fn(wins.n_seats(), |seat| 0.6 * wins[seat] + 0.37 * margin[seat] + 0.03 * played)
    }

    fn rollout(&self, state: &Scharz, seat: Seat, actions: &[Action], chance: &mut FastChance) -> usize {
        choices::choose(state, seat, actions, Stance::default(), chance)
    }

    fn planner(&self) -> Option<&dyn Planner<Scharz, Course = Course>> {
        Some(self)
    }
}

impl Planner<Scharz> for ScharzHabits {
    fn habitual(
        &self,
        state: &Scharz,
        seat: Seat,
        actions: &[Action],
        skill: Skill,
        chance: &mut FastChance,
    ) -> Option<usize> {
        match skill {
            Skill::Beginner => Some(choices::choose_carelessly(state, seat, actions, chance)),
            Skill::Search if plans::is_decisive(state, seat) => None,
            _ => Some(self.rollout(state, seat, actions, chance)),
        }
    }

    fn plans(
        &self,
        state: &Scharz,
        seat: Seat,
        actions: &[Action],
        chance: &mut FastChance,
    ) -> Vec<Plan<Course>> {
        plans::plans(state, seat, actions, chance)
    }

    fn follow(
        &self,
        state: &Scharz,
        seat: Seat,
        actions: &[Action],
        course: Course,
        chance: &mut FastChance,
    ) -> usize {
        choices::careful::follow(state, seat, actions, course, chance)
    }

    fn safer_course(&self, sight: &Sight<Scharz>, course: Course, chance: &mut FastChance) -> Option<Course> {
        foresight::safer_course(sight, course, chance)
    }

    fn courses(&self, state: &Scharz, seat: Seat) -> Vec<Course> {
        plans::courses(state, seat)
    }

    /// A season.
    fn period(&self, state: &Scharz) -> u32 {
        4 * u32::from(state.world.year) + state.world.season as u32
    }

    fn attention(&self, state: &Scharz) -> f32 {
        plans::attention(state)
    }
}
