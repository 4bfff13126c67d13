//! Which noble the favour brings (DP4).

use engine::{Ctx, Flow};

use crate::action::Action;
use crate::event::Event;
use crate::flow;
use crate::ids::{County, House};
use crate::state::{Lancaster, PhaseState};

pub(super) fn enter(state: &mut Lancaster, house: House) {
    state.phase = PhaseState::FavourNoble { house };
}

pub(crate) fn visit(state: &Lancaster, house: House, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    County::ALL
        .into_iter()
        .filter(|&county| state.can_take_noble(house, county))
        .try_for_each(|county| visit(Action::TakeNoble { county }))
}

pub(crate) fn apply(state: &mut Lancaster, house: House, action: Action, ctx: &mut Ctx<'_, Event>) {
    let Action::TakeNoble { county } = action else { action.not_offered() };
    state.take_noble(house, county, ctx);
    flow::next_turn(state, house.seat, ctx);
}
