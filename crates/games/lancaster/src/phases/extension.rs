//! The first extension of every seat (4.1, DP0): sealed and revealed together, or openly in turn (R6).

use engine::{Ctx, Flow, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::flow::{self, Part};
use crate::ids::{Cause, Occasion, Space};
use crate::setup::ExtensionChoice;
use crate::state::{Lancaster, PhaseState};

const CAUSE: Cause = Cause::Occasion(Occasion::FirstExtension);

pub(super) fn visit(visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    Space::ALL.into_iter().try_for_each(|space| visit(Action::Build { space }))
}

pub(super) fn apply(state: &mut Lancaster, seat: Seat, action: Action, ctx: &mut Ctx<'_, Event>) {
    let Action::Build { space } = action else { action.not_offered() };
    match state.setup.extension_choice {
        ExtensionChoice::Simultaneous => seal(state, seat, space, ctx),
        ExtensionChoice::TurnOrder => build_openly(state, seat, space, ctx),
    }
}

fn seal(state: &mut Lancaster, seat: Seat, space: Space, ctx: &mut Ctx<'_, Event>) {
    state.chosen[seat] = Some(space);
    if state.chosen.values().any(Option::is_none) {
        return;
    }
    ctx.make_final();
    for seat in state.from_start_player() {
        let space = state.chosen[seat].take().expect("all have chosen");
        state.build(seat, space, CAUSE, ctx);
    }
    flow::after(Part::FirstExtensions, state, ctx);
}

fn build_openly(state: &mut Lancaster, seat: Seat, space: Space, ctx: &mut Ctx<'_, Event>) {
    state.build(seat, space, CAUSE, ctx);
    match state.next_in_order(seat) {
        Some(seat) => state.phase = PhaseState::Extension { seat },
        None => flow::after(Part::FirstExtensions, state, ctx),
    }
}
