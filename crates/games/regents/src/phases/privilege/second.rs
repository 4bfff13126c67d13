//! The Privilege card: a different agent, or none (R28).

use engine::{Ctx, Flow};

use super::{move_one, visit_moves};
use crate::action::Action;
use crate::event::Event;
use crate::ids::Location;
use crate::phases::actions::cards;
use crate::state::{Moved, Regents};

/// One agent has moved, and stays at `moved_to`.
pub(crate) fn visit(
    state: &Regents,
    moved_to: Location,
    moved: Moved,
    visit: &mut impl FnMut(Action) -> Flow,
) -> Flow {
    let owner = match moved {
        Moved::Own => Some(state.active),
        Moved::Rival(owner) => Some(owner),
        Moved::Neutral => None,
    };
    visit_moves(state, Some((owner, moved_to)), visit)?;
    visit(Action::FinishPrivilege)
}

pub(crate) fn apply(state: &mut Regents, action: Action, ctx: &mut Ctx<'_, Event>) {
    if action != Action::FinishPrivilege {
        move_one(state, action, ctx);
    }
    cards::finish(state, ctx);
}
