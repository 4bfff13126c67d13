//! Which knight the favour upgrades (DP3).

use engine::{Ctx, Flow};

use crate::action::Action;
use crate::event::Event;
use crate::flow;
use crate::ids::{Cause, Favour, House};
use crate::realm::operations::Among;
use crate::state::{Lancaster, PhaseState};

pub(super) fn enter(state: &mut Lancaster, house: House) {
    state.phase = PhaseState::FavourUpgrade { house };
}

/// Any knight in service, also the one just placed and defenders of counties; or none.
pub(crate) fn visit(state: &Lancaster, house: House, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    state.visit_upgrades(house, Among::InService, &mut |knight, at| visit(Action::Upgrade { knight, at }))?;
    visit(Action::Decline)
}

pub(crate) fn apply(state: &mut Lancaster, house: House, action: Action, ctx: &mut Ctx<'_, Event>) {
    state.upgrade_or_decline(house, action, Cause::Favour(Favour::Upgrade), ctx);
    flow::next_turn(state, house.seat, ctx);
}
