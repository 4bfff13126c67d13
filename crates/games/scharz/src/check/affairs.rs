//! Refusals of everything else: set-up, battle, diplomacy, the seasons' own phases.

use engine::Seat;

use super::Why;
use crate::action::Action;
use crate::data;
use crate::data::maps::Space;
use crate::ids::{Giver, Proposal};
use crate::phases;
use crate::state::{Phase, Scharz, World};

pub fn why(state: &Scharz, seen: &World, seat: Seat, action: Action) -> Why {
    if !belongs(state.phase, action) {
        return ("wrong_phase", "5.1");
    }
    match action {
        Action::ChooseFaction { .. } => ("faction_taken", "4"),
        Action::Settle { .. } | Action::Resettle { .. } => ("no_village_there", "4"),
        Action::Put { .. } | Action::PutHerd { .. } => ("no_room", "3.8"),
        Action::PayBuilders => ("no_prestige", "3.11"),
        Action::Reroll | Action::Accept | Action::RerollDie { .. } | Action::RerollFort => {
            ("no_reroll", "5.7")
        }
        Action::RerollWeather { at } => weather(seen, seat, at),
        Action::Withdraw { .. } | Action::WithdrawHerd { .. } => ("cannot_withdraw", "5.7"),
        Action::PutToSea { .. } => ("no_haven", "5.0"),
        Action::KeepHerd { .. } | Action::StandOutside { .. } => ("room_enough", "5.0"),
        Action::Flee { .. } => ("no_flight", "5.7"),
        Action::Assault | Action::BreakOff | Action::Occupy { .. } => ("no_assault", "5.8"),
        Action::Plunder { at, .. } | Action::PlunderFor { at, .. } => plunder(seen, seat, at),
        Action::Raise { .. } => ("no_credit", "5.9"),
        Action::Propose { proposal, target, giver } => propose(state, seen, seat, proposal, target, giver),
        Action::Offer { .. } | Action::OfferForEver { .. } | Action::OfferFromLord { .. } => {
            ("no_gold", "5.10")
        }
        Action::Revolt => ("no_revolt", "5.10"),
        Action::Agree { .. } => ("no_proposal", "5.10"),
        Action::Sow { at } => sow(seen, seat, at),
        Action::Reap { at, to } => reap(seen, seat, at, to),
        Action::Celebrate { .. } => ("no_grain", "5.13"),
        Action::GiveUp { .. } | Action::Abandon { .. } => ("nothing_short", "5.14"),
        Action::Slaughter { .. } => ("no_such_herd", "5.14"),
        Action::Announce { .. } => ("goal_not_met", "6.1"),
        Action::BuyInBelgica => ("no_belgica", "3.13"),
        Action::Toll { .. } | Action::TollFor { .. } => ("no_gold", "3.12"),
        Action::LiveOffTheLand | Action::RollForUnits => ("no_attrition", "5.6"),
        Action::Feed | Action::Lose | Action::Sacrifice { .. } => ("no_attrition", "5.6"),
        _ => ("no_such_target", "5.7"),
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

fn plunder(seen: &World, seat: Seat, at: Space) -> Why {
    if at.map() != seen.options.map || !at.data().is_field() {
        return ("not_controlled", "5.8");
    }
    let field = &seen.fields[at.local()];
    match () {
        () if field.lord() == Some(seat) => ("own_settlement", "5.8"),
        () if field.plundered => ("plundered", "5.8"),
        () if at.data().is_neutral() => ("neutral_field", "3.12"),
        () if seen.scene().friends(seat) & at.bit() != 0 => ("friends_field", "5.10"),
        () => ("not_controlled", "5.8"),
    }
}

fn weather(seen: &World, seat: Seat, at: Space) -> Why {
    let is_own = at.map() == seen.options.map && seen.fields[at.local()].crop_owner == Some(seat);
    match () {
        () if !is_own => ("no_own_crop", "5.13"),
        () if seen.weather.get(at.local()) == 0 => ("rolled_again", "3.11"),
        () if seen.players[seat].pp < data::REROLL_PP => ("no_prestige", "3.11"),
        () => ("good_weather", "3.11"),
    }
}

fn reap(seen: &World, seat: Seat, at: Space, to: Space) -> Why {
    let is_here = at.map() == seen.options.map && to.map() == seen.options.map;
    if !is_here || phases::crops(seen, seat) & at.bit() == 0 {
        return ("no_own_crop", "5.13");
    }
    match () {
        () if seen.fields[at.local()].crop == 0 => ("crop_is_in", "5.13"),
        () if phases::stores_of_crop(seen, seat, at.local()) & to.bit() == 0 => {
            ("store_out_of_reach", "5.13")
        }
        () if seen.fields[to.local()].grain_room() == 0 => ("no_room", "3.8"),
        () => ("no_difference", "5.13"),
    }
}

fn sow(seen: &World, seat: Seat, at: Space) -> Why {
    let scene = seen.scene();
    let is_near =
        at.map() == seen.options.map && scene.controlled(seat) & scene.connected(seat) & at.bit() != 0;
    if !is_near {
        return ("not_connected", "5.13");
    }
    let field = &seen.fields[at.local()];
    match () {
        () if field.crop_owner.is_some() || field.n_herds() > 0 => ("field_in_use", "3.8"),
        () if at.data().colours.iter().all(|&colour| data::colour_yield(colour).is_none()) => {
            ("barren", "3.9")
        }
        () => ("no_grain", "5.13"),
    }
}

fn propose(state: &Scharz, seen: &World, seat: Seat, proposal: Proposal, target: Seat, giver: Giver) -> Why {
    let draft = &state.drafts[seat];
    if matches!(draft.last(), Some(Action::Propose { .. })) {
        return ("offer_first", "5.10");
    }
    let n_made = draft.iter().filter(|action| matches!(action, Action::Propose { .. })).count();
    let is_guest = target.index() >= seen.n_seats() || target == seat || seen.players[target].is_out;
    let (_, payer) = phases::parties(seat, target, giver);
    match () {
        () if n_made >= data::MAX_PROPOSALS => ("three_proposals", "5.10"),
        () if is_guest => ("no_proposal", "5.10"),
        () if seen.players[payer].gold < phases::least_gold(proposal) => ("no_gold", "5.10"),
        () if proposal == Proposal::Aid => ("aid_given", "5.10"),
        () if draft.contains(&Action::Propose { proposal, target, giver }) => ("once_a_round", "5.10"),
        () if proposal == Proposal::Vassalhood => ("one_lord", "5.10"),
        () => ("bound_already", "5.10"),
    }
}
