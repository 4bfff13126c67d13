//! Habits of a game in which one decision takes many clicks: what needs no thinking, and the plans worth comparing.

use engine::{FastChance, Game, Seat};

use crate::{Habits, Sight};

/// An extension of [`Habits`], offered by [`Habits::planner`]. A search compares its plans by playing each of them out.
pub trait Planner<G: Game>: Habits<G> {
    /// A choice that needs no thinking at this skill, as an index. It keeps the thinking for the choices that decide
    /// something.
    fn habitual(
        &self,
        state: &G,
        seat: Seat,
        actions: &[G::Action],
        skill: Skill,
        chance: &mut FastChance,
    ) -> Option<usize>;

    /// Plans that a search compares, the habitual one first. None: it searches click by click.
    fn plans(
        &self,
        state: &G,
        seat: Seat,
        actions: &[G::Action],
        chance: &mut FastChance,
    ) -> Vec<Plan<Self::Course>>;

    /// A quick choice of somebody on this course, as an index.
    fn follow(
        &self,
        state: &G,
        seat: Seat,
        actions: &[G::Action],
        course: Self::Course,
        chance: &mut FastChance,
    ) -> usize;

    /// The course to take instead of this one, when a look ahead shows that it loses less. Asked before every choice of
    /// a player who is no beginner.
    fn safer_course(
        &self,
        sight: &Sight<G>,
        course: Self::Course,
        chance: &mut FastChance,
    ) -> Option<Self::Course>;

    /// The courses on which this seat may be expected to go on while plans are compared, the habitual one first.
    fn courses(&self, state: &G, seat: Seat) -> Vec<Self::Course>;

    /// How far the match has come, in periods after which a plan may be another.
    fn period(&self, state: &G) -> u32;

    /// The part of a search's budget that this decision deserves.
    fn attention(&self, state: &G) -> f32;
}

/// One way to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plan<C> {
    /// Everything from now on is played on this course.
    Course(C),
    /// This click, by its index, and then whatever comes.
    Click(usize),
}

/// How well somebody plays who asks for a habitual choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skill {
    Beginner,
    Greedy,
    Search,
}
