//! The holder of Surrey names the start player (5.6).

use engine::{Ctx, Flow, Seat};

use super::county;
use crate::action::Action;
use crate::data;
use crate::event::Event;
use crate::state::{Lancaster, PhaseState};

pub(super) fn enter(state: &mut Lancaster, seat: Seat) {
    state.phase = PhaseState::StartPlayer { seat };
}

pub(super) fn visit(state: &Lancaster, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    state.players.seats().try_for_each(|target| visit(Action::NameStartPlayer { target }))
}

/// The marker moves at once: castles and ransoms already follow it (R35).
pub(super) fn apply(state: &mut Lancaster, seat: Seat, action: Action, ctx: &mut Ctx<'_, Event>) {
    let Action::NameStartPlayer { target } = action else { action.not_offered() };
    state.start_player = target;
    ctx.tell_all(|| Event::StartPlayerNamed { seat, target });
    county::proceed(state, data::NAMES_START_PLAYER.next(), ctx);
}
