//! The neutral clan walks (5.9), three players only.

use engine::{Ctx, Flow};

use super::{diplomacy, not_offered};
use crate::action::Action;
use crate::event::Event;
use crate::flow;
use crate::setup::NeutralMove;
use crate::state::Regents;

pub(crate) fn visit(state: &Regents, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    state.walks(None, None).try_for_each(|(from, to)| visit(Action::MoveNeutral { from, to }))?;
    visit(Action::LeaveNeutral)
}

pub(crate) fn apply(state: &mut Regents, action: Action, ctx: &mut Ctx<'_, Event>) {
    let by = state.active;
    match action {
        Action::MoveNeutral { from, to } => {
            state.relocate(None, from, to);
            ctx.tell_all(|| Event::NeutralMoved { by, from, to });
        }
        Action::LeaveNeutral => {}
        other => not_offered(other),
    }
    match state.setup.neutral_move {
        NeutralMove::BeforeScoring => diplomacy::enter(state, ctx),
        NeutralMove::AfterScoring => flow::next_turn(state, ctx),
    }
}
