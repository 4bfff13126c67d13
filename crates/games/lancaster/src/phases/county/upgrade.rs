//! Which knight a county upgrades (5.6).

use engine::{Ctx, Flow};

use super::go_home;
use crate::action::Action;
use crate::event::Event;
use crate::ids::{Cause, County};
use crate::realm::operations::Among;
use crate::state::{Lancaster, PhaseState};

pub(super) fn enter(state: &mut Lancaster, county: County) {
    state.phase = PhaseState::CountyUpgrade { county };
}

/// Any knight in service, also the one standing in the county; or none.
pub(crate) fn visit(state: &Lancaster, county: County, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    let house = state.holder(county).house;
    state.visit_upgrades(house, Among::InService, &mut |knight, at| visit(Action::Upgrade { knight, at }))?;
    visit(Action::Decline)
}

pub(crate) fn apply(state: &mut Lancaster, county: County, action: Action, ctx: &mut Ctx<'_, Event>) {
    state.upgrade_or_decline(state.holder(county).house, action, Cause::County(county), ctx);
    go_home(state, county, ctx);
}
