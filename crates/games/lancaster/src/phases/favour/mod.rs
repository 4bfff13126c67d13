//! The King's Favour for entering a conflict (5.4, DP2).

pub(crate) mod noble;
pub(crate) mod upgrade;

use engine::{Ctx, Flow};

use crate::action::Action;
use crate::data::{self, FavourReward};
use crate::event::Event;
use crate::flow;
use crate::ids::{Cause, County, House};
use crate::realm::operations::Among;
use crate::state::{Lancaster, PhaseState};

/// A tile must be picked while one is face up, even if it brings nothing (R24).
pub(super) fn enter(state: &mut Lancaster, house: House, ctx: &mut Ctx<'_, Event>) {
    if state.favours.is_empty() {
        flow::next_turn(state, house.seat, ctx);
    } else {
        state.phase = PhaseState::FavourPick { house };
    }
}

pub(super) fn visit(state: &Lancaster, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    state.favours.iter().try_for_each(|favour| visit(Action::TakeFavour { favour }))
}

pub(super) fn apply(state: &mut Lancaster, house: House, action: Action, ctx: &mut Ctx<'_, Event>) {
    let Action::TakeFavour { favour } = action else { action.not_offered() };
    let (House { seat, banner }, cause) = (house, Cause::Favour(favour));
    state.favours.remove(favour);
    ctx.tell_all(|| Event::FavourTaken { seat, banner, favour });
    match data::favour(favour) {
        FavourReward::Upgrade if state.can_upgrade(house, Among::InService) => {
            return upgrade::enter(state, house);
        }
        FavourReward::Noble if County::ALL.iter().any(|&county| state.can_take_noble(house, county)) => {
            return noble::enter(state, house);
        }
        FavourReward::Gain(tokens) if !house.is_ally() => state.gain(seat, tokens, cause, ctx),
        _ => ctx.tell_all(|| Event::CameToNothing { seat, banner, cause }),
    }
    flow::next_turn(state, seat, ctx);
}
