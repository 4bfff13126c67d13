//! Refusals of everything else: set-up, battle, diplomacy, the seasons' own phases.

use engine::Seat;

use super::Reason;
use crate::action::Action;
use crate::data;
use crate::data::maps::Space;
use crate::ids::{Giver, Proposal};
use crate::phases::{self, Phase};
use crate::realm::pacts;
use crate::state::{Scharz, Set, World};

pub fn why(state: &Scharz, seen: &World, seat: Seat, action: Action) -> Reason {
    if !belongs(state.phase.name(), action) {
        return Reason::WrongPhase;
    }
    match action {
        Action::ChooseFaction { .. } => Reason::FactionTaken,
        Action::Settle { .. } | Action::Resettle { .. } => Reason::NoVillageThere,
        Action::Put { .. } | Action::PutHerd { .. } => Reason::NoRoom,
        Action::PayBuilders => Reason::NoPrestige,
        Action::Reroll | Action::Accept | Action::RerollDie { .. } | Action::RerollFort => Reason::NoReroll,
        Action::RerollWeather { at } => weather(seen, seat, at),
        Action::Withdraw { .. } | Action::WithdrawHerd { .. } => Reason::CannotWithdraw,
        Action::PutToSea { .. } => Reason::NoHaven,
        Action::KeepHerd { .. } | Action::StandOutside { .. } => Reason::RoomEnough,
        Action::Flee { .. } => Reason::NoFlight,
        Action::Assault | Action::BreakOff | Action::Occupy { .. } => Reason::NoAssault,
        Action::Plunder { at, .. } | Action::PlunderFor { at, .. } => plunder(seen, seat, at),
        Action::Raise { .. } => Reason::NoCredit,
        Action::Propose { proposal, target, giver } => propose(state, seen, seat, proposal, target, giver),
        Action::Offer { .. } | Action::OfferForEver { .. } | Action::OfferFromLord { .. } => Reason::NoGold,
        Action::Revolt => Reason::NoRevolt,
        Action::Agree { .. } => Reason::NoProposal,
        Action::Sow { at } => sow(seen, seat, at),
        Action::Reap { at, to } => reap(seen, seat, at, to),
        Action::Celebrate { .. } => Reason::NoGrain,
        Action::GiveUp { .. } | Action::Abandon { .. } => Reason::NothingShort,
        Action::Slaughter { .. } => Reason::NoHerdToSlaughter,
        Action::Announce { .. } => Reason::GoalNotMet,
        Action::BuyInBelgica => Reason::NoBelgica,
        Action::Toll { .. } | Action::TollFor { .. } => Reason::NoGoldForToll,
        Action::LiveOffTheLand | Action::RollForUnits => Reason::NoAttrition,
        Action::Feed | Action::Lose | Action::Sacrifice { .. } => Reason::NoAttrition,
        _ => Reason::NoSuchTarget,
    }
}

/// Whether this kind of click is known to the phase at all.
fn belongs(phase: Phase, action: Action) -> bool {
    use Phase::*;
    let among = |phases: &[Phase]| phases.contains(&phase);
    match action {
        Action::ChooseFaction { .. } => among(&[ChooseFactions]),
        Action::Settle { .. } => among(&[FirstVillage, SecondVillage, ThirdVillage]),
        Action::Resettle { .. } => among(&[MoveVillage]),
        Action::Put { .. } => among(&[Pieces]),
        Action::PutHerd { .. } => among(&[Births]),
        Action::Reroll | Action::Accept => among(&[Breeding, Fishing, Attrition]),
        Action::RerollWeather { .. } => among(&[Weather]),
        Action::Toll { .. }
        | Action::TollFor { .. }
        | Action::LiveOffTheLand
        | Action::RollForUnits
        | Action::Feed
        | Action::Lose
        | Action::Sacrifice { .. } => among(&[Attrition]),
        Action::Withdraw { .. } | Action::WithdrawHerd { .. } => among(&[Phase::Withdraw]),
        Action::PutToSea { .. } | Action::KeepHerd { .. } | Action::StandOutside { .. } => {
            among(&[Room, Trade, Feeding, QuickWages])
        }
        Action::Attack { .. } => among(&[Battles]),
        Action::Charge { .. } | Action::ChargeWith { .. } => among(&[Phase::Charge]),
        Action::RerollDie { .. } | Action::RerollFort => among(&[Rerolls]),
        Action::Aim { .. } => among(&[Hits]),
        Action::Hit { .. } => among(&[Hits, Raids]),
        Action::Free { .. } => among(&[FreeSwords]),
        Action::Flee { .. } => among(&[Flight]),
        Action::Assault => among(&[Sieges, GoOn]),
        Action::BreakOff => among(&[GoOn]),
        Action::Occupy { .. } => among(&[Fall]),
        Action::Plunder { .. } | Action::PlunderFor { .. } => among(&[Phase::Plunder]),
        Action::Raise { .. } => among(&[Experience]),
        Action::PayBuilders => among(&[Build]),
        Action::Propose { .. }
        | Action::Offer { .. }
        | Action::OfferForEver { .. }
        | Action::OfferFromLord { .. }
        | Action::Revolt => among(&[Phase::Propose]),
        Action::Agree { .. } => among(&[Answer]),
        Action::BuyInBelgica => among(&[NewYear]),
        Action::Sow { .. } => among(&[Sowing]),
        Action::Reap { .. } => among(&[Harvest]),
        Action::Celebrate { .. } => among(&[Feasts]),
        Action::Slaughter { .. } => among(&[Feeding, SiegeFeeding]),
        Action::GiveUp { .. } => among(&[Wages, Feeding, SiegeFeeding, QuickWages]),
        Action::Abandon { .. } => among(&[Feeding, QuickWages]),
        Action::Announce { .. } => among(&[RoundEnd]),
        _ => false,
    }
}

fn plunder(seen: &World, seat: Seat, at: Space) -> Reason {
    if at.map() != seen.options.map || !at.data().is_field() {
        return Reason::NotControlledToPlunder;
    }
    let field = &seen.fields[at.place()];
    match () {
        () if field.lord() == Some(seat) => Reason::OwnSettlement,
        () if field.plundered => Reason::Plundered,
        () if at.data().is_neutral() => Reason::NeutralField,
        () if seen.scene().friends(seat).contains(at.place()) => Reason::FriendsFieldIsSpared,
        () => Reason::NotControlledToPlunder,
    }
}

fn weather(seen: &World, seat: Seat, at: Space) -> Reason {
    let is_own = at.map() == seen.options.map && seen.fields[at.place()].crop_owner == Some(seat);
    match () {
        () if !is_own => Reason::NoOwnCrop,
        () if seen.weather.get(at.place()) == 0 => Reason::RolledAgain,
        () if seen.players[seat].pp < data::REROLL_PP => Reason::NoPrestige,
        () => Reason::GoodWeather,
    }
}

fn reap(seen: &World, seat: Seat, at: Space, to: Space) -> Reason {
    let is_here = at.map() == seen.options.map && to.map() == seen.options.map;
    if !is_here || !phases::crops(seen, seat).contains(at.place()) {
        return Reason::NoOwnCrop;
    }
    match () {
        () if seen.fields[at.place()].crop == 0 => Reason::CropIsIn,
        () if !phases::stores_of_crop(seen, seat, at.place()).contains(to.place()) => Reason::StoreOutOfReach,
        () if seen.fields[to.place()].grain_room() == 0 => Reason::NoRoom,
        () => Reason::NoDifference,
    }
}

fn sow(seen: &World, seat: Seat, at: Space) -> Reason {
    let scene = seen.scene();
    let is_near = at.map() == seen.options.map
        && (scene.controlled(seat) & scene.connected(seat)).meets(Set::one(at.place()));
    if !is_near {
        return Reason::NotConnectedToSow;
    }
    let field = &seen.fields[at.place()];
    match () {
        () if field.crop_owner.is_some() || field.n_herds() > 0 => Reason::FieldInUse,
        () if at.data().colours.iter().all(|&colour| data::colour_yield(colour).is_none()) => Reason::Barren,
        () => Reason::NoGrain,
    }
}

fn propose(
    state: &Scharz,
    seen: &World,
    seat: Seat,
    proposal: Proposal,
    target: Seat,
    giver: Giver,
) -> Reason {
    let draft = &state.drafts[seat];
    if matches!(draft.last(), Some(Action::Propose { .. })) {
        return Reason::OfferFirst;
    }
    let n_made = draft.iter().filter(|action| matches!(action, Action::Propose { .. })).count();
    let is_guest = target.index() >= seen.n_seats() || target == seat || seen.players[target].is_out;
    let (_, payer) = pacts::parties(seat, target, giver);
    match () {
        () if n_made >= data::MAX_PROPOSALS => Reason::ThreeProposals,
        () if is_guest => Reason::NoProposal,
        () if seen.players[payer].gold < pacts::least_gold(proposal) => Reason::NoGold,
        () if proposal == Proposal::Aid => Reason::AidGiven,
        () if draft.contains(&Action::Propose { proposal, target, giver }) => Reason::OnceARound,
        () if proposal == Proposal::Vassalhood => Reason::OneLord,
        () => Reason::BoundAlready,
    }
}
