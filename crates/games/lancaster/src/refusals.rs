//! Why an action is not legal: which rule forbids it.

use engine::{Refusal, Seat};

use crate::action::Action;
use crate::data;
use crate::ids::{Banner, Claim, County, House, Place, Space, Spot};
use crate::realm::knights::Strength;
use crate::state::{Lancaster, Phase};

/// The reason for an action that is not listed.
pub(crate) fn explain(state: &Lancaster, seat: Seat, action: &Action) -> Refusal {
    if !fits_phase(state, *action) {
        return Refusal::because("other_phase", "5.2");
    }
    match *action {
        Action::Build { .. } => Refusal::because("already_built", "5.1"),
        Action::PlaceInCounty { banner, .. }
        | Action::PlaceInCastle { banner, .. }
        | Action::PlaceInConflict { banner, .. }
            if banner == Banner::Ally && !state.setup.has_allies() =>
        {
            Refusal::because("no_ally", "7.1")
        }
        Action::PlaceInCounty { banner, knight, .. }
        | Action::PlaceInCastle { banner, knight, .. }
        | Action::PlaceInConflict { banner, knight, .. }
            if state.household(House { seat, banner }).court[knight] == 0 =>
        {
            Refusal::because("not_at_court", "5.4")
        }
        Action::PlaceInCounty { banner, knight, county } => {
            county_refuses(state, House { seat, banner }, knight, county)
        }
        Action::PlaceInCastle { banner, space, .. } => castle_refuses(state, House { seat, banner }, space),
        Action::PlaceInConflict { conflict, .. } | Action::Cross { conflict } => {
            conflict_refuses(state, conflict)
        }
        Action::AddSquires { squires } => squires_refuse(state, seat, squires),
        Action::TakeFavour { .. } => Refusal::because("favour_face_down", "5.4"),
        Action::TakeNoble { county } => noble_refuses(state, county),
        Action::Upgrade { knight, at } => upgrade_refuses(state, seat, knight, at),
        Action::Vote { .. } => Refusal::because("too_few_markers", "5.5"),
        Action::Pay { .. } => Refusal::because("cannot_pay", "5.5"),
        Action::Claim { claim } => claim_refuses(state, claim),
        Action::NameStartPlayer { .. } => Refusal::because("no_such_seat", "5.6"),
        Action::ScoreSpace { banner, space } | Action::SkipSpace { banner, space } => {
            item_refuses(state, House { seat, banner }, space)
        }
        Action::Ransom { .. } => ransom_refuses(state, seat, *action),
        Action::ScoreIncome => Refusal::because("no_income_left", "5.7"),
        Action::Decline => Refusal::because("not_optional", "5.6"),
    }
}

/// Whether the phase knows actions of this kind at all.
fn fits_phase(state: &Lancaster, action: Action) -> bool {
    match action {
        Action::Build { .. } => {
            matches!(state.phase, Phase::Extension { .. } | Phase::Law { .. } | Phase::CountyBuild { .. })
        }
        Action::PlaceInCounty { .. } | Action::PlaceInCastle { .. } | Action::PlaceInConflict { .. } => {
            matches!(state.phase, Phase::Place { .. })
        }
        Action::AddSquires { .. } => matches!(state.phase, Phase::Squires { .. }),
        Action::TakeFavour { .. } => matches!(state.phase, Phase::FavourPick { .. }),
        Action::TakeNoble { .. } => matches!(state.phase, Phase::FavourNoble { .. }),
        Action::Upgrade { .. } => upgrading_house(state).is_some(),
        Action::Decline => !matches!(state.phase, Phase::Extension { .. } | Phase::Vote { .. }),
        Action::Vote { .. } => matches!(state.phase, Phase::Vote { .. }),
        Action::Pay { .. } => matches!(state.phase, Phase::Law { .. }),
        Action::Claim { .. } => matches!(state.phase, Phase::County { .. }),
        Action::Cross { .. } => matches!(state.phase, Phase::CountyCross { .. }),
        Action::NameStartPlayer { .. } => matches!(state.phase, Phase::StartPlayer { .. }),
        Action::ScoreSpace { .. } | Action::SkipSpace { .. } | Action::ScoreIncome => {
            matches!(state.phase, Phase::Castle { .. })
        }
        Action::Ransom { .. } => matches!(state.phase, Phase::Ransom { .. }),
    }
}

/// The party whose knight is being upgraded.
fn upgrading_house(state: &Lancaster) -> Option<House> {
    match state.phase {
        Phase::FavourUpgrade { house } => Some(house),
        Phase::Law { seat, .. } => Some(House::own(seat)),
        Phase::CountyUpgrade { county } => Some(state.holder(county).house),
        Phase::CastleUpgrade { seat, banner, .. } => Some(House { seat, banner }),
        _ => None,
    }
}

fn county_refuses(state: &Lancaster, house: House, knight: Strength, county: County) -> Refusal {
    if knight.value() < data::county(county).minimum {
        return Refusal::because("below_minimum", "5.4");
    }
    match state.counties[county].garrison {
        Some(garrison) if garrison.house == house => Refusal::because("own_county", "5.4"),
        Some(garrison) if garrison.house.seat == house.seat => Refusal::because("allied_county", "7.1"),
        _ => Refusal::because("defender_too_strong", "5.4"),
    }
}

fn castle_refuses(state: &Lancaster, house: House, space: Space) -> Refusal {
    if house.is_ally() && !data::ALLY_CASTLE.contains(&space) {
        Refusal::because("not_in_ally_castle", "7.1")
    } else if !house.is_ally() && state.players[house.seat].extensions.contains(space) {
        Refusal::because("space_built", "3.3")
    } else {
        Refusal::because("space_occupied", "5.4")
    }
}

fn conflict_refuses(state: &Lancaster, conflict: Place) -> Refusal {
    match state.conflicts[conflict] {
        None => Refusal::because("no_conflict_there", "5.1"),
        Some(_) => Refusal::because("conflict_full", "5.1"),
    }
}

fn squires_refuse(state: &Lancaster, seat: Seat, squires: u8) -> Refusal {
    if squires > state.players[seat].squires {
        Refusal::because("too_few_squires_owned", "5.4")
    } else {
        Refusal::because("too_few_squires_sent", "5.4")
    }
}

fn noble_refuses(state: &Lancaster, county: County) -> Refusal {
    match state.counties[county].nobles_left {
        0 => Refusal::because("no_noble_left", "5.1"),
        _ => Refusal::because("noble_owned", "5.1"),
    }
}

fn upgrade_refuses(state: &Lancaster, seat: Seat, knight: Strength, at: Spot) -> Refusal {
    let house = upgrading_house(state).unwrap_or(House::own(seat));
    let stands_there = match at {
        Spot::Home(_) => state.household(house).court[knight] > 0,
        Spot::County(county) => {
            state.counties[county].garrison.is_some_and(|g| g.house == house && g.knight == knight)
        }
        Spot::Castle(space) => state.household(house).castle[space] == Some(knight),
        Spot::Conflict(place) => state.conflicts[place]
            .and_then(|conflict| conflict.stack_of(house).copied())
            .is_some_and(|stack| stack.knights[knight] > 0),
    };
    match knight.above() {
        _ if !stands_there => Refusal::because("no_such_knight", "5.1"),
        None => Refusal::because("strongest_already", "5.1"),
        Some(above) if state.household(house).reserve[above] == 0 => {
            Refusal::because("stronger_not_in_reserve", "5.1")
        }
        Some(_) => Refusal::because("law_forbids_upgrade", "5.5"),
    }
}

fn claim_refuses(state: &Lancaster, claim: Claim) -> Refusal {
    let Phase::County { county } = state.phase else { return Refusal::illegal() };
    let house = state.holder(county).house;
    if claim == Claim::Both && house.is_ally() {
        Refusal::because("ally_never_both", "7.1")
    } else if !state.can_take_noble(house, county) {
        noble_refuses(state, county)
    } else {
        Refusal::because("too_little_gold", "5.6")
    }
}

fn item_refuses(state: &Lancaster, house: House, space: Space) -> Refusal {
    let Phase::Castle { own, ally, .. } = state.phase else { return Refusal::illegal() };
    let items = if house.is_ally() { ally } else { own };
    if items.contains(space) {
        Refusal::because("item_unusable", "5.7")
    } else {
        Refusal::because("no_such_item", "5.7")
    }
}

fn ransom_refuses(state: &Lancaster, seat: Seat, action: Action) -> Refusal {
    let (Phase::Ransom { conflict, .. }, Action::Ransom { knight }) = (state.phase, action) else {
        return Refusal::illegal();
    };
    let stack = state.conflicts[conflict].and_then(|card| card.stack_of(House::own(seat)).copied());
    match stack.is_some_and(|stack| stack.knights[knight] > 0) {
        true => Refusal::because("cannot_pay", "5.8"),
        false => Refusal::because("not_captured", "5.8"),
    }
}
