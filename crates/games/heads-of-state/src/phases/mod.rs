//! The phases (5.2), one file each: how it begins, what may be done in it, and what that does.

pub(crate) mod choose_turn;
pub(crate) mod create;
pub(crate) mod discard;
pub(crate) mod draw;
pub(crate) mod plot;
pub(crate) mod trim;

use engine::{Ctx, Flow, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::state::{HeadsOfState, Phase};

/// Visits all legal actions of a seat that is awaited, until the visitor has seen enough.
pub(crate) fn visit(state: &HeadsOfState, seat: Seat, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    match state.phase {
        Phase::ChooseTurn => choose_turn::visit(state, visit),
        Phase::Draw => draw::visit(state, visit),
        Phase::Create => create::visit(state, visit),
        Phase::Plot => plot::visit(state, visit),
        Phase::Discard => discard::visit(state, seat, visit),
        Phase::TrimInTurn | Phase::TrimBetweenTurns => trim::visit(state, seat, visit),
        Phase::Over => Flow::Continue(()),
    }
}

/// Applies a legal action and runs on to the next decision.
pub(crate) fn apply(state: &mut HeadsOfState, seat: Seat, action: Action, ctx: &mut Ctx<'_, Event>) {
    match state.phase {
        Phase::ChooseTurn => choose_turn::apply(state, action, ctx),
        Phase::Draw => draw::apply(state, action, ctx),
        Phase::Create => create::apply(state, action, ctx),
        Phase::Plot => plot::apply(state, action, ctx),
        Phase::Discard => discard::apply(state, seat, action, ctx),
        Phase::TrimInTurn | Phase::TrimBetweenTurns => trim::apply(state, seat, action, ctx),
        Phase::Over => action.not_offered(),
    }
}
