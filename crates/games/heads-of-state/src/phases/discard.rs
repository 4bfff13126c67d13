//! D6: discarding down to the limits of a turn (5.10).

use engine::{Ctx, Flow, Seat};

use crate::action::Action;
use crate::cards::surplus;
use crate::event::Event;
use crate::flow;
use crate::state::{HeadsOfState, Phase};

pub(crate) fn enter(state: &mut HeadsOfState) {
    state.phase = Phase::Discard;
}

pub(crate) fn visit(state: &HeadsOfState, seat: Seat, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    surplus::visit(state, seat, visit)
}

pub(crate) fn apply(state: &mut HeadsOfState, seat: Seat, action: Action, ctx: &mut Ctx<'_, Event>) {
    if action != Action::ConfirmDiscards {
        return surplus::put_aside(state, seat, action);
    }
    surplus::discard(state, seat, ctx);
    ctx.make_final();
    flow::finish_turn(state, ctx);
}
