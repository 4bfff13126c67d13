//! The phases of a match (5.2): what is legal in each, and what it does.

pub(crate) mod actions;
pub(crate) mod betrayal;
pub(crate) mod diplomacy;
pub(crate) mod halls;
pub(crate) mod neutral;
pub(crate) mod penalty;
pub(crate) mod place;
pub(crate) mod privilege;
pub(crate) mod rampart;
pub(crate) mod steps;
pub(crate) mod suspicion;
pub(crate) mod tower;

use engine::{Ctx, Flow};

use crate::action::Action;
use crate::event::Event;
use crate::state::{Phase, Regents};

/// Visits all legal actions of the awaited seat, until the visitor has seen enough.
pub(crate) fn visit(state: &Regents, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    match state.phase {
        Phase::Place => place::visit(state, visit),
        Phase::Actions => actions::visit(state, visit),
        Phase::Suspicion => suspicion::visit(state, visit),
        Phase::Betrayal => betrayal::visit(state, visit),
        Phase::BetrayalSecond { owner, at } => betrayal::second::visit(state, owner, at, visit),
        Phase::Privilege => privilege::visit(state, visit),
        Phase::PrivilegeSecond { moved_to } => privilege::second::visit(state, moved_to, visit),
        Phase::Steps { .. } => steps::visit(state, visit),
        Phase::Penalty { .. } => penalty::visit(state, visit),
        Phase::Diplomacy => diplomacy::visit(state, visit),
        Phase::Halls => halls::visit(state, visit),
        Phase::TowerFirst => tower::first::visit(state, visit),
        Phase::Tower => tower::visit(state, visit),
        Phase::Rampart => rampart::visit(state, visit),
        Phase::Neutral => neutral::visit(state, visit),
        Phase::Over => Flow::Continue(()),
    }
}

/// Applies a legal action and runs on to the next decision.
pub(crate) fn apply(state: &mut Regents, action: Action, ctx: &mut Ctx<'_, Event>) {
    match state.phase {
        Phase::Place => place::apply(state, action, ctx),
        Phase::Actions => actions::apply(state, action, ctx),
        Phase::Suspicion => suspicion::apply(state, action, ctx),
        Phase::Betrayal => betrayal::apply(state, action, ctx),
        Phase::BetrayalSecond { owner, at } => betrayal::second::apply(state, owner, at, action, ctx),
        Phase::Privilege => privilege::apply(state, action, ctx),
        Phase::PrivilegeSecond { .. } => privilege::second::apply(state, action, ctx),
        Phase::Steps { left, source } => steps::apply(state, left, source, action, ctx),
        Phase::Penalty { left } => penalty::apply(state, left, action, ctx),
        Phase::Diplomacy => diplomacy::apply(state, action, ctx),
        Phase::Halls => halls::apply(state, action, ctx),
        Phase::TowerFirst => tower::first::apply(state, action, ctx),
        Phase::Tower => tower::apply(state, action, ctx),
        Phase::Rampart => rampart::apply(state, action, ctx),
        Phase::Neutral => neutral::apply(state, action, ctx),
        Phase::Over => not_offered(action),
    }
}

/// An action that the phase did not offer: a caller broke its promise.
pub(crate) fn not_offered(action: Action) -> ! {
    unreachable!("{action:?} is not legal in this phase")
}
