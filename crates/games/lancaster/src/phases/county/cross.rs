//! Where the knight in Dorset crosses to (5.6).

use engine::{Ctx, Flow};

use super::{finish, leave};
use crate::action::Action;
use crate::event::Event;
use crate::ids::{County, House, Place};
use crate::state::{Garrison, Lancaster, PhaseState};

pub(super) fn enter(state: &mut Lancaster, county: County) {
    state.phase = PhaseState::CountyCross { county };
}

pub(crate) fn visit(state: &Lancaster, county: County, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    let house = state.holder(county).house;
    Place::ALL
        .into_iter()
        .filter(|&place| state.is_open_to(place, house))
        .try_for_each(|conflict| visit(Action::Cross { conflict }))
}

/// Crossing earns no favour.
pub(crate) fn apply(state: &mut Lancaster, county: County, action: Action, ctx: &mut Ctx<'_, Event>) {
    let Action::Cross { conflict } = action else { action.not_offered() };
    let Garrison { house, knight, .. } = leave(state, county);
    let france = state.join_conflict(house, knight, conflict);
    let House { seat, banner } = house;
    ctx.tell_all(|| Event::Crossed { seat, banner, knight, conflict, france });
    finish(state, county, seat, ctx);
}
