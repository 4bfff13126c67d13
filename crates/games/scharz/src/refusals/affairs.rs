//! Refusals of everything else: set-up, battle, diplomacy, the seasons' own phases.

use engine::Seat;

use super::Reason;
use crate::action::Action;
use crate::data;
use crate::data::maps::Space;
use crate::ids::{Faction, Giver, Kind, Level, Proposal, Season};
use crate::phases::{self, Phase};
use crate::realm::{pacts, room};
use crate::state::{Mark, RoomQuestion, Scharz, Set, World};

pub fn why(state: &Scharz, seen: &World, seat: Seat, action: Action) -> Reason {
    if !belongs(state.phase.name(), action) {
        return Reason::WrongPhase;
    }
    match action {
        Action::ChooseFaction { faction } => no_faction(seen, faction),
        Action::Settle { .. } | Action::Resettle { .. } => Reason::NoVillageThere,
        Action::Put { .. } | Action::PutHerd { .. } => Reason::NoRoom,
        Action::PayBuilders => Reason::NoPrestige,
        Action::RerollDie { .. } | Action::RerollFort => no_reroll(state, seat, action),
        Action::RerollWeather { at } => weather(seen, seat, at),
        Action::Withdraw { at, .. }
        | Action::WithdrawBuilders { at, .. }
        | Action::WithdrawHerd { at, .. } => withdraw(seen, seat, at, action),
        Action::PutToSea { to, .. } => put_to_sea(seen, seat, to),
        Action::KeepHerd { .. } | Action::StandOutside { .. } => Reason::RoomEnough,
        Action::Flee { .. } => Reason::NoFlight,
        Action::Assault | Action::BreakOff | Action::Occupy { .. } => Reason::NoAssault,
        Action::Plunder { at, .. } | Action::PlunderFor { at, .. } => plunder(seen, seat, at),
        Action::Raise { at, kind, level } => raise(seen, seat, (at, kind, level)),
        Action::Propose { proposal, target, giver } => propose(state, seen, seat, proposal, target, giver),
        Action::Offer { .. } | Action::OfferForEver { .. } | Action::OfferFromLord { .. } => {
            offer(&state.drafts[seat], action)
        }
        Action::Revolt => revolt(state, seen, seat),
        Action::Agree { .. } => Reason::NoProposal,
        Action::Sow { at } => sow(seen, seat, at),
        Action::Reap { at, to } => reap(seen, seat, at, to),
        Action::Celebrate { .. } => Reason::NoGrain,
        Action::DrawFrom { .. } if matches!(state.phase.name(), Phase::Sowing | Phase::Feasts) => {
            Reason::NoDifference
        }
        Action::DrawFrom { .. } | Action::EatFirst { .. } => Reason::NoDifferenceInFood,
        Action::LandFish { .. } => Reason::NoCatch,
        Action::GiveUp { .. } | Action::Abandon { .. } | Action::LetCommanderGo => Reason::NothingShort,
        Action::Slaughter { .. } => Reason::NoHerdToSlaughter,
        Action::Announce { .. } => Reason::GoalNotMet,
        Action::BuyInBelgica => belgica(state, seen, seat),
        Action::Toll { .. } | Action::TollFor { .. } => Reason::NoGoldForToll,
        Action::LiveOffTheLand | Action::TakeNothing | Action::RollForUnits => Reason::NoAttrition,
        Action::Reroll | Action::Accept => Reason::NoAttrition,
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
        | Action::TakeNothing
        | Action::RollForUnits
        | Action::Feed
        | Action::Lose
        | Action::Sacrifice { .. } => among(&[Attrition]),
        Action::Withdraw { .. } | Action::WithdrawBuilders { .. } | Action::WithdrawHerd { .. } => {
            among(&[Phase::Withdraw])
        }
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
        Action::DrawFrom { .. } => among(&[Sowing, Feasts, Feeding, SiegeFeeding]),
        Action::EatFirst { .. } => among(&[Feeding, SiegeFeeding]),
        Action::LandFish { .. } => among(&[Fishing]),
        Action::Slaughter { .. } => among(&[Feeding, SiegeFeeding]),
        Action::LetCommanderGo => among(&[Wages]),
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
        () if field.crop_owner.is_some() => Reason::FieldInUse,
        () if field.n_herds() > 0 => Reason::FieldGrazed,
        () if at.data().colours.iter().all(|&colour| data::colour_yield(colour).is_none()) => Reason::Barren,
        () => Reason::NoGrain,
    }
}

/// Each sum once; else nobody may have so much, or it is too little.
fn offer(draft: &[Action], action: Action) -> Reason {
    let is_made =
        draft.last().is_some_and(|&propose| draft.windows(2).any(|pair| *pair == [propose, action]));
    if is_made { Reason::OfferedAlready } else { Reason::NoGold }
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
    let seen = &pacts::in_talks(seen, seat, draft);
    if matches!(draft.last(), Some(Action::Propose { .. })) {
        return Reason::OfferFirst;
    }
    let n_made = draft.iter().filter(|action| matches!(action, Action::Propose { .. })).count();
    let is_guest = target.index() >= seen.n_seats() || target == seat || seen.players[target].is_out;
    let (lord, payer) = pacts::parties(seat, target, giver);
    match () {
        () if n_made >= data::MAX_PROPOSALS => Reason::ThreeProposals,
        () if is_guest => Reason::NoProposal,
        () if pacts::most_gold(seen, payer) < pacts::least_gold(proposal) => Reason::NoGold,
        () if pacts::is_possible(seen, seat, proposal, target, giver) => Reason::OfferedAlready,
        () if proposal == Proposal::Aid => Reason::AidGiven,
        () if proposal == Proposal::Vassalhood => vassalhood(seen, lord, payer),
        () => Reason::BoundAlready,
    }
}

fn vassalhood(seen: &World, lord: Seat, vassal: Seat) -> Reason {
    match () {
        () if seen.is_lord_of(lord, vassal) => Reason::BoundAlready,
        () if seen.lord_of(vassal).is_some() => Reason::OneLord,
        () if seen.lord_of(lord).is_some() => Reason::VassalIsNoLord,
        () => Reason::LordServesNobody,
    }
}

fn revolt(state: &Scharz, seen: &World, seat: Seat) -> Reason {
    match () {
        () if state.drafts[seat].contains(&Action::Revolt) => Reason::OnceARound,
        () if seen.lord_of(seat).is_none() => Reason::NoRevolt,
        () if seen.season != Season::Spring => Reason::RevoltInSpring,
        () => Reason::RomansAreBound,
    }
}

fn belgica(state: &Scharz, seen: &World, seat: Seat) -> Reason {
    match () {
        () if seen.faction(seat) != Some(Faction::BritanniaGermans) => Reason::NotThisPeople,
        () if !state.drafts[seat].is_empty() => Reason::NoBelgica,
        () if seen.players[seat].gold < phases::BELGICA_PRICE => Reason::NoGoldForBelgica,
        () => Reason::UnitLimit,
    }
}

fn no_faction(seen: &World, faction: Faction) -> Reason {
    let n_led = seen.players.values().filter(|player| player.faction == Some(faction)).count();
    match () {
        () if !Faction::of_map(seen.options.map).contains(&faction) => Reason::NoSuchTarget,
        () if n_led >= usize::from(faction.max_players()) => Reason::FactionTaken,
        () => Reason::OneRome,
    }
}

/// Only dice of the own side are asked about: they lie open.
fn no_reroll(state: &Scharz, seat: Seat, action: Action) -> Reason {
    let Some(side) = state.fight.side_of(seat) else { return Reason::NoSuchDie };
    let dice = || state.fight.sides[side].dice.iter().filter(|die| phases::reroll_of(die) == action);
    match () {
        () if dice().next().is_none() => Reason::NoSuchDie,
        () if dice().all(|die| die.sword) => Reason::DieHits,
        () if dice().any(phases::is_barred) => Reason::DieIsBarred,
        () => Reason::NoReroll,
    }
}

fn put_to_sea(seen: &World, seat: Seat, to: Space) -> Reason {
    let is_asked = matches!(room::question(seen, seat), Some((_, RoomQuestion::Ships { .. })));
    let is_sea = to.map() == seen.options.map && seen.map().seas.contains(to.place());
    match () {
        () if !is_asked => Reason::RoomEnough,
        () if is_sea && seen.scene().hostile_out(seat).contains(to.place()) => Reason::HostileShipsThere,
        () => Reason::NoHaven,
    }
}

fn withdraw(seen: &World, seat: Seat, at: Space, action: Action) -> Reason {
    let scene = seen.scene();
    let is_home = at.map() == seen.options.map && scene.home(seat).contains(at.place());
    match action {
        _ if !is_home => Reason::NoWallsThere,
        _ if !scene.hostile_out(seat).contains(at.place()) => Reason::CannotWithdraw,
        Action::Withdraw { kind, .. } if data::storage_size(kind) == 0 => Reason::NeverInside,
        Action::Withdraw { kind, level, count, .. } | Action::WithdrawBuilders { kind, level, count, .. } => {
            let units = seen.units_at(seat, at.place()).filter(|(_, unit)| unit.is_out());
            let n_units = units.filter(|(_, unit)| (unit.kind, unit.level) == (kind, level)).count();
            if n_units < usize::from(count) { Reason::NoUnitToWithdraw } else { Reason::NoRoom }
        }
        Action::WithdrawHerd { herd, .. } => {
            let mut flocks = seen.fields[at.place()].herds.iter().flatten();
            let is_here = flocks.any(|flock| flock.owner == seat && flock.herd == herd);
            if is_here { Reason::NoRoom } else { Reason::NoHerdToWithdraw }
        }
        _ => Reason::WrongPhase,
    }
}

fn raise(seen: &World, seat: Seat, look: (Space, Kind, Level)) -> Reason {
    let alike = || seen.units[seat].iter().filter(|(_, unit)| (unit.at, unit.kind, unit.level) == look);
    let (_, kind, level) = look;
    match () {
        () if alike().next().is_none() => Reason::NoUnitToRaise,
        () if kind == Kind::Corsair => Reason::CorsairsNeverRise,
        () if level == Level::Elite => Reason::EliteAlready,
        () if alike().all(|(_, unit)| unit.marks.contains(Mark::Raised)) => Reason::RaisedAlready,
        () => Reason::NoCredit,
    }
}
