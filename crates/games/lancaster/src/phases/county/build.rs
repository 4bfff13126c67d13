//! Which extension a county brings (5.6).

use engine::{Ctx, Flow};

use super::go_home;
use crate::action::Action;
use crate::event::Event;
use crate::ids::{Cause, County};
use crate::state::{Lancaster, PhaseState};

pub(super) fn enter(state: &mut Lancaster, county: County) {
    state.phase = PhaseState::CountyBuild { county };
}

/// Mandatory while a tile is left.
pub(crate) fn visit(state: &Lancaster, county: County, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    let seat = state.holder(county).house.seat;
    state.unbuilt(seat).iter().try_for_each(|space| visit(Action::Build { space }))
}

pub(crate) fn apply(state: &mut Lancaster, county: County, action: Action, ctx: &mut Ctx<'_, Event>) {
    let Action::Build { space } = action else { action.not_offered() };
    state.build(state.holder(county).house.seat, space, Cause::County(county), ctx);
    go_home(state, county, ctx);
}
