//! Whom the upgrade hits that was paid for in the castle (5.7).

use engine::{Ctx, Flow, Seat};

use super::{Turn, go_home, proceed};
use crate::action::Action;
use crate::event::Event;
use crate::ids::{Banner, Cause, House, Space};
use crate::realm::operations::Among;
use crate::state::{Lancaster, PhaseState};

pub(super) fn enter(state: &mut Lancaster, Turn { seat, own, ally }: Turn, banner: Banner) {
    state.phase = PhaseState::CastleUpgrade { seat, banner, own, ally };
}

pub(crate) fn visit(
    state: &Lancaster,
    seat: Seat,
    banner: Banner,
    visit: &mut impl FnMut(Action) -> Flow,
) -> Flow {
    state.visit_upgrades(House { seat, banner }, Among::InService, &mut |knight, at| {
        visit(Action::Upgrade { knight, at })
    })
}

pub(crate) fn apply(
    state: &mut Lancaster,
    turn: Turn,
    banner: Banner,
    action: Action,
    ctx: &mut Ctx<'_, Event>,
) {
    let Action::Upgrade { knight, at } = action else { action.not_offered() };
    let house = House { seat: turn.seat, banner };
    state.upgrade(house, knight, at, Cause::Castle(Space::Upgrade), ctx);
    go_home(state, house, Space::Upgrade, ctx);
    proceed(state, turn, ctx);
}
