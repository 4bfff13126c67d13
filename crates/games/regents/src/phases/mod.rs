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
use crate::state::{PhaseState, Regents};

/// Visits all legal actions of the awaited seat, until the visitor has seen enough.
pub(crate) fn visit(state: &Regents, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    match state.phase {
        PhaseState::Place => place::visit(state, visit),
        PhaseState::Actions => actions::visit(state, visit),
        PhaseState::Suspicion => suspicion::visit(state, visit),
        PhaseState::Betrayal => betrayal::visit(state, visit),
        PhaseState::BetrayalSecond { owner, at } => betrayal::second::visit(state, owner, at, visit),
        PhaseState::Privilege => privilege::visit(state, visit),
        PhaseState::PrivilegeSecond { moved_to, moved } => {
            privilege::second::visit(state, moved_to, moved, visit)
        }
        PhaseState::Steps { .. } => steps::visit(state, visit),
        PhaseState::Penalty { .. } => penalty::visit(state, visit),
        PhaseState::Diplomacy => diplomacy::visit(state, visit),
        PhaseState::Halls => halls::visit(state, visit),
        PhaseState::TowerFirst => tower::first::visit(state, visit),
        PhaseState::Tower => tower::visit(state, visit),
        PhaseState::Rampart => rampart::visit(state, visit),
        PhaseState::Neutral => neutral::visit(state, visit),
        PhaseState::Over => Flow::Continue(()),
    }
}

/// Applies a legal action and runs on to the next decision.
pub(crate) fn apply(state: &mut Regents, action: Action, ctx: &mut Ctx<'_, Event>) {
    match state.phase {
        PhaseState::Place => place::apply(state, action, ctx),
        PhaseState::Actions => actions::apply(state, action, ctx),
        PhaseState::Suspicion => suspicion::apply(state, action, ctx),
        PhaseState::Betrayal => betrayal::apply(state, action, ctx),
        PhaseState::BetrayalSecond { owner, at } => betrayal::second::apply(state, owner, at, action, ctx),
        PhaseState::Privilege => privilege::apply(state, action, ctx),
        PhaseState::PrivilegeSecond { .. } => privilege::second::apply(state, action, ctx),
        PhaseState::Steps { left, source } => steps::apply(state, left, source, action, ctx),
        PhaseState::Penalty { left } => penalty::apply(state, left, action, ctx),
        PhaseState::Diplomacy => diplomacy::apply(state, action, ctx),
        PhaseState::Halls => halls::apply(state, action, ctx),
        PhaseState::TowerFirst => tower::first::apply(state, action, ctx),
        PhaseState::Tower => tower::apply(state, action, ctx),
        PhaseState::Rampart => rampart::apply(state, action, ctx),
        PhaseState::Neutral => neutral::apply(state, action, ctx),
        PhaseState::Over => not_offered(action),
    }
}

/// An action that the phase did not offer: a caller broke its promise.
pub(crate) fn not_offered(action: Action) -> ! {
    unreachable!("{action:?} is not legal in this phase")
}
