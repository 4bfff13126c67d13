//! Phase 3a: counties are scored from A to I (5.6).

pub(crate) mod build;
pub(crate) mod cross;
pub(crate) mod upgrade;

use engine::{Ctx, Flow, Seat};

use super::start_player;
use crate::action::Action;
use crate::data::{self, CountyReward, Tokens};
use crate::event::Event;
use crate::flow::{self, Part};
use crate::ids::{Cause, Claim, County, Court, House, Place, Spot};
use crate::realm::operations::Among;
use crate::state::{Garrison, Lancaster, PhaseState};

pub(crate) fn enter(state: &mut Lancaster, ctx: &mut Ctx<'_, Event>) {
    proceed(state, Some(County::Northumberland), ctx);
}

/// The next county that is held, from `first` on.
pub(super) fn proceed(state: &mut Lancaster, first: Option<County>, ctx: &mut Ctx<'_, Event>) {
    let mut rest = std::iter::successors(first, |county| county.next());
    match rest.find(|&county| state.counties[county].garrison.is_some()) {
        Some(county) => state.phase = PhaseState::County { county },
        None => flow::after(Part::Counties, state, ctx),
    }
}

/// Noble, reward, or both for gold. An ally never gets both (R34); a reward may come to nothing (R28, R29).
pub(super) fn visit(state: &Lancaster, county: County, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    let house = state.holder(county).house;
    let noble = state.can_take_noble(house, county);
    if noble {
        visit(Action::Claim { claim: Claim::Noble })?;
    }
    visit(Action::Claim { claim: Claim::Reward })?;
    if noble && !house.is_ally() && state.players[house.seat].gold >= data::BOTH_GOLD {
        visit(Action::Claim { claim: Claim::Both })?;
    }
    Flow::Continue(())
}

pub(super) fn apply(state: &mut Lancaster, county: County, action: Action, ctx: &mut Ctx<'_, Event>) {
    let Action::Claim { claim } = action else { action.not_offered() };
    let house = state.holder(county).house;
    let House { seat, banner } = house;
    ctx.tell_all(|| Event::CountyClaimed { seat, banner, county, claim });
    if claim == Claim::Both {
        // To the supply (R30).
        let price = Tokens { gold: data::BOTH_GOLD, ..Tokens::NONE };
        state.pay(seat, price, Cause::County(county), ctx);
    }
    if claim != Claim::Reward {
        state.take_noble(house, county, ctx);
    }
    match claim {
        Claim::Noble => go_home(state, county, ctx),
        Claim::Reward | Claim::Both => reward(state, house, county, ctx),
    }
}

/// Hands out the reward, or asks what it is used for.
fn reward(state: &mut Lancaster, house: House, county: County, ctx: &mut Ctx<'_, Event>) {
    let House { seat, banner } = house;
    let cause = Cause::County(county);
    let is_player = !house.is_ally();
    match data::county(county).reward {
        CountyReward::Extension if is_player && !state.unbuilt(seat).is_empty() => {
            return build::enter(state, county);
        }
        CountyReward::Upgrade { votes } => {
            give_votes(state, house, votes, cause, ctx);
            if state.can_upgrade(house, Among::InService) {
                return upgrade::enter(state, county);
            }
            ctx.tell_all(|| Event::CameToNothing { seat, banner, cause });
        }
        CountyReward::Recruit { votes } => {
            state.recruit(house, cause, ctx);
            give_votes(state, house, votes, cause, ctx);
        }
        CountyReward::Points(points) if is_player => state.score(seat, u16::from(points), cause, ctx),
        CountyReward::Resources(tokens) if is_player => state.gain(seat, tokens, cause, ctx),
        CountyReward::Crossing if Place::ALL.iter().any(|&place| state.is_open_to(place, house)) => {
            return cross::enter(state, county);
        }
        _ => ctx.tell_all(|| Event::CameToNothing { seat, banner, cause }),
    }
    go_home(state, county, ctx);
}

/// Voting markers come with York and Gloucester, but never for an ally (7.1).
fn give_votes(state: &mut Lancaster, house: House, votes: u8, cause: Cause, ctx: &mut Ctx<'_, Event>) {
    if votes > 0 && !house.is_ally() {
        state.gain(house.seat, Tokens { votes, ..Tokens::NONE }, cause, ctx);
    }
}

/// The knight returns to court, its squires to the supply.
fn go_home(state: &mut Lancaster, county: County, ctx: &mut Ctx<'_, Event>) {
    let Garrison { house, knight, .. } = leave(state, county);
    state.household_mut(house).court[knight] += 1;
    let (House { seat, banner }, from) = (house, Spot::County(county));
    ctx.tell_all(|| Event::WentHome { seat, banner, knight, from, to: Court::Court });
    finish(state, county, seat, ctx);
}

fn leave(state: &mut Lancaster, county: County) -> Garrison {
    state.counties[county].garrison.take().expect("a county being scored is held")
}

/// Whatever was taken, the holder of Surrey also names the start player.
fn finish(state: &mut Lancaster, county: County, seat: Seat, ctx: &mut Ctx<'_, Event>) {
    if county == data::NAMES_START_PLAYER {
        start_player::enter(state, seat);
    } else {
        proceed(state, county.next(), ctx);
    }
}
