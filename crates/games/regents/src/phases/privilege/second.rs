//! The Privilege card: a different agent, or none (R28).

use engine::{Ctx, Flow};

use crate::action::Action;
use crate::event::Event;
use crate::ids::Location;
use crate::phases::actions::cards;
use crate::phases::not_offered;
use crate::state::Regents;

/// One agent has moved, and stays at `moved_to`.
pub(crate) fn visit(state: &Regents, moved_to: Location, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    let mut walks = state.walks(Some(state.active), Some(moved_to));
    walks.try_for_each(|(from, to)| visit(Action::MoveAgent { from, to }))?;
    visit(Action::FinishPrivilege)
}

pub(crate) fn apply(state: &mut Regents, action: Action, ctx: &mut Ctx<'_, Event>) {
    match action {
        Action::MoveAgent { from, to } => state.move_agent(from, to, ctx),
        Action::FinishPrivilege => {}
        other => not_offered(other),
    }
    cards::finish(state, ctx);
}
