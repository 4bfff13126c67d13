//! The King's Favour for entering a conflict (5.4, DP2 to DP4).

use engine::{Ctx, Flow};

use crate::action::Action;
use crate::data::{self, FavourReward};
use crate::event::Event;
use crate::ids::{Cause, County, Favour, House};
use crate::phases::{not_offered, place};
use crate::realm::operations::Among;
use crate::state::{Lancaster, Phase};

/// A tile must be picked while one is face up, even if it brings nothing (R24).
pub(crate) fn offer(state: &mut Lancaster, house: House, ctx: &mut Ctx<'_, Event>) {
    if state.favours.is_empty() {
        place::next_turn(state, house.seat, ctx);
    } else {
        state.phase = Phase::FavourPick { house };
    }
}

pub(crate) fn legal_pick(state: &Lancaster, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    state.favours.iter().try_for_each(|favour| visit(Action::TakeFavour { favour }))
}

pub(crate) fn apply_pick(state: &mut Lancaster, house: House, action: Action, ctx: &mut Ctx<'_, Event>) {
    let Action::TakeFavour { favour } = action else { not_offered(action) };
    let House { seat, banner } = house;
    state.favours.remove(favour);
    ctx.tell_all(|| Event::FavourTaken { seat, banner, favour });
    match data::favour(favour) {
        FavourReward::Upgrade if state.can_upgrade(house, Among::InService) => {
            state.phase = Phase::FavourUpgrade { house };
        }
        FavourReward::Noble if County::ALL.iter().any(|&county| state.can_take_noble(house, county)) => {
            state.phase = Phase::FavourNoble { house };
        }
        FavourReward::Gain(tokens) if !house.is_ally() => {
            state.gain(seat, tokens, Cause::Favour(favour), ctx);
            place::next_turn(state, seat, ctx);
        }
        _ => {
            ctx.tell_all(|| Event::CameToNothing { seat, banner, cause: Cause::Favour(favour) });
            place::next_turn(state, seat, ctx);
        }
    }
}

/// Any knight in service, also the one just placed and defenders of counties; or none.
pub(crate) fn legal_upgrade(state: &Lancaster, house: House, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    state.visit_upgrades(house, Among::InService, &mut |knight, at| visit(Action::Upgrade { knight, at }))?;
    visit(Action::Decline)
}

pub(crate) fn apply_upgrade(state: &mut Lancaster, house: House, action: Action, ctx: &mut Ctx<'_, Event>) {
    let cause = Cause::Favour(Favour::Upgrade);
    let House { seat, banner } = house;
    match action {
        Action::Upgrade { knight, at } => state.upgrade(house, knight, at, cause, ctx),
        Action::Decline => ctx.tell_all(|| Event::Declined { seat, banner, cause }),
        _ => not_offered(action),
    }
    place::next_turn(state, seat, ctx);
}

pub(crate) fn legal_noble(state: &Lancaster, house: House, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    County::ALL
        .into_iter()
        .filter(|&county| state.can_take_noble(house, county))
        .try_for_each(|county| visit(Action::TakeNoble { county }))
}

pub(crate) fn apply_noble(state: &mut Lancaster, house: House, action: Action, ctx: &mut Ctx<'_, Event>) {
    let Action::TakeNoble { county } = action else { not_offered(action) };
    state.take_noble(house, county, ctx);
    place::next_turn(state, house.seat, ctx);
}
