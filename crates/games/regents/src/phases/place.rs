//! Agents enter the castle, one by one in turn (5.3).

use engine::{Ctx, Flow};

use super::not_offered;
use crate::action::Action;
use crate::event::Event;
use crate::flow;
use crate::ids::Location;
use crate::setup::SetupLocations;
use crate::state::Regents;

pub(crate) fn visit(state: &Regents, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    let mut places = Location::ALL.into_iter().filter(|&at| may_start_at(state, at));
    places.try_for_each(|at| visit(Action::PlaceAgent { at }))
}

/// Tower and Rampart only by option (R8).
fn may_start_at(state: &Regents, at: Location) -> bool {
    at.is_hall() || state.setup.setup_locations == SetupLocations::All
}

pub(crate) fn apply(state: &mut Regents, action: Action, ctx: &mut Ctx<'_, Event>) {
    let Action::PlaceAgent { at } = action else { not_offered(action) };
    let seat = state.active;
    state.agents[seat][at] += 1;
    ctx.tell_all(|| Event::AgentPlaced { seat, at });
    state.active = seat.next(state.seat_count());
    if state.agents_outside(state.active) == 0 {
        flow::begin_round(state, 1, ctx);
    }
}
