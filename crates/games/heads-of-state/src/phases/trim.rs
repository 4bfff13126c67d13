//! D7: at a change of rounds all discard down to its limits, together and in secret (5.11).

use engine::{Ctx, Flow, Seat, Seats};

use crate::action::Action;
use crate::cards::surplus;
use crate::event::Event;
use crate::flow::revolution;
use crate::state::{HeadsOfState, Phase};

/// `trim` is one of the two trimming phases; it says how the match goes on afterwards.
pub(crate) fn enter(state: &mut HeadsOfState, trim: Phase, ctx: &mut Ctx<'_, Event>) {
    state.phase = trim;
    state.ready = Seats::NONE;
    if state.trimming().is_empty() {
        revolution::new_round(state, ctx);
    }
}

pub(crate) fn visit(state: &HeadsOfState, seat: Seat, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    surplus::visit(state, seat, visit)
}

pub(crate) fn apply(state: &mut HeadsOfState, seat: Seat, action: Action, ctx: &mut Ctx<'_, Event>) {
    if action != Action::ConfirmDiscards {
        return surplus::put_aside(state, seat, action);
    }
    state.ready.insert(seat);
    if state.trimming().is_subset_of(state.ready) {
        close(state, ctx);
    }
}

/// All have confirmed: the discards are shown together (R23).
fn close(state: &mut HeadsOfState, ctx: &mut Ctx<'_, Event>) {
    for seat in state.trimming().iter() {
        surplus::discard(state, seat, ctx);
    }
    ctx.make_final();
    state.ready = Seats::NONE;
    revolution::new_round(state, ctx);
}
