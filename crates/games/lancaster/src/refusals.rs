//! Why an action is not legal: which rule forbids it.

use engine::Seat;
use enumset::EnumSet;

use crate::action::Action;
use crate::data::{self, Condition, LawReward, SpaceReward};
use crate::ids::{Banner, Claim, County, House, Place, Space, Spot};
use crate::phases::castle;
use crate::realm::knights::Strength;
use crate::realm::laws::among;
use crate::state::{Lancaster, PhaseState};

engine::reasons! {
    OtherPhase "other_phase" "5.2",
    AlreadyBuilt "already_built" "5.1",
    NoAlly "no_ally" "7.1",
    NotAtCourt "not_at_court" "5.4",
    FavourFaceDown "favour_face_down" "5.4",
    TooFewMarkers "too_few_markers" "5.5",
    CannotPay "cannot_pay" "5.5",
    LawAsksOtherwise "law_asks_otherwise" "5.5",
    NobodyPasses "nobody_passes" "5.4",
    NoSuchSeat "no_such_seat" "5.6",
    NoIncomeLeft "no_income_left" "5.7",
    NotOptional "not_optional" "5.6",
    BelowMinimum "below_minimum" "5.4",
    OwnCounty "own_county" "5.4",
    AlliedCounty "allied_county" "7.1",
    DefenderTooStrong "defender_too_strong" "5.4",
    NotInAllyCastle "not_in_ally_castle" "7.1",
    SpaceBuilt "space_built" "3.3",
    SpaceOccupied "space_occupied" "5.4",
    NoConflictThere "no_conflict_there" "5.1",
    ConflictFull "conflict_full" "5.1",
    TooFewSquiresOwned "too_few_squires_owned" "5.4",
    TooFewSquiresSent "too_few_squires_sent" "5.4",
    NoNobleLeft "no_noble_left" "5.1",
    NobleOwned "noble_owned" "5.1",
    NoSuchKnight "no_such_knight" "5.1",
    StrongestAlready "strongest_already" "5.1",
    StrongerNotInReserve "stronger_not_in_reserve" "5.1",
    LawForbidsUpgrade "law_forbids_upgrade" "5.5",
    AllyNeverBoth "ally_never_both" "7.1",
    TooLittleGold "too_little_gold" "5.6",
    ItemUnusable "item_unusable" "5.7",
    AlwaysScored "always_scored" "5.7",
    TooFewSquiresToPay "too_few_squires_owned" "5.7",
    NobodyToRecruit "nobody_to_recruit" "5.7",
    NobodyToUpgrade "nobody_to_upgrade" "5.7",
    NoSuchItem "no_such_item" "5.7",
    CannotRansom "cannot_pay" "5.8",
    NotCaptured "not_captured" "5.8",
}

/// The reason for an action that is not among the visited ones.
pub(crate) fn why_not(state: &Lancaster, seat: Seat, action: Action) -> Reason {
    if !fits_phase(state, action) {
        return Reason::OtherPhase;
    }
    match action {
        _ if !fits_law(state, action) => Reason::LawAsksOtherwise,
        Action::Build { .. } => Reason::AlreadyBuilt,
        Action::PlaceInCounty { banner, .. }
        | Action::PlaceInCastle { banner, .. }
        | Action::PlaceInConflict { banner, .. }
            if banner == Banner::Ally && !state.setup.has_allies() =>
        {
            Reason::NoAlly
        }
        Action::PlaceInCounty { banner, knight, .. }
        | Action::PlaceInCastle { banner, knight, .. }
        | Action::PlaceInConflict { banner, knight, .. }
            if state.household(House { seat, banner }).court[knight] == 0 =>
        {
            Reason::NotAtCourt
        }
        Action::PlaceInCounty { banner, knight, county } => {
            county_refuses(state, House { seat, banner }, knight, county)
        }
        Action::PlaceInCastle { banner, space, .. } => castle_refuses(state, House { seat, banner }, space),
        Action::PlaceInConflict { conflict, .. } | Action::Cross { conflict } => {
            conflict_refuses(state, conflict)
        }
        Action::AddSquires { squires } => squires_refuse(state, seat, squires),
        Action::TakeFavour { .. } => Reason::FavourFaceDown,
        Action::TakeNoble { county } => noble_refuses(state, county),
        Action::Upgrade { knight, at } => upgrade_refuses(state, seat, knight, at),
        Action::Vote { .. } => Reason::TooFewMarkers,
        Action::Pay { .. } => Reason::CannotPay,
        Action::Claim { claim } => claim_refuses(state, claim),
        Action::NameStartPlayer { .. } => Reason::NoSuchSeat,
        Action::ScoreSpace { banner, space } | Action::SkipSpace { banner, space }
            if !castle_items(state, banner).contains(space) =>
        {
            Reason::NoSuchItem
        }
        Action::ScoreSpace { banner, space } => score_refuses(state, House { seat, banner }, space),
        Action::SkipSpace { banner, space } if castle::may_skip(House { seat, banner }, space) => {
            Reason::ItemUnusable
        }
        Action::SkipSpace { .. } => Reason::AlwaysScored,
        Action::Ransom { knight } => ransom_refuses(state, seat, knight),
        Action::ScoreIncome => Reason::NoIncomeLeft,
        Action::Decline if matches!(state.phase, PhaseState::Place { .. } | PhaseState::Squires { .. }) => {
            Reason::NobodyPasses
        }
        Action::Decline => Reason::NotOptional,
    }
}

/// Whether the phase knows actions of this kind at all.
fn fits_phase(state: &Lancaster, action: Action) -> bool {
    match action {
        Action::Build { .. } => {
            matches!(
                state.phase,
                PhaseState::Extension { .. } | PhaseState::Law { .. } | PhaseState::CountyBuild { .. }
            )
        }
        Action::PlaceInCounty { .. } | Action::PlaceInCastle { .. } | Action::PlaceInConflict { .. } => {
            matches!(state.phase, PhaseState::Place { .. })
        }
        Action::AddSquires { .. } => matches!(state.phase, PhaseState::Squires { .. }),
        Action::TakeFavour { .. } => matches!(state.phase, PhaseState::FavourPick { .. }),
        Action::TakeNoble { .. } => matches!(state.phase, PhaseState::FavourNoble { .. }),
        Action::Upgrade { .. } => upgrading_house(state).is_some(),
        Action::Decline => !matches!(state.phase, PhaseState::Extension { .. } | PhaseState::Vote { .. }),
        Action::Vote { .. } => matches!(state.phase, PhaseState::Vote { .. }),
        Action::Pay { .. } => matches!(state.phase, PhaseState::Law { .. }),
        Action::Claim { .. } => matches!(state.phase, PhaseState::County { .. }),
        Action::Cross { .. } => matches!(state.phase, PhaseState::CountyCross { .. }),
        Action::NameStartPlayer { .. } => matches!(state.phase, PhaseState::StartPlayer { .. }),
        Action::ScoreSpace { .. } | Action::SkipSpace { .. } | Action::ScoreIncome => {
            matches!(state.phase, PhaseState::Castle { .. })
        }
        Action::Ransom { .. } => matches!(state.phase, PhaseState::Ransom { .. }),
    }
}

/// A law asks for a payment, an upgrade or an extension.
fn fits_law(state: &Lancaster, action: Action) -> bool {
    let PhaseState::Law { nth, .. } = state.phase else { return true };
    let law = data::law(state.laws[usize::from(nth)]);
    let asks_for_payment = matches!(law.condition, Condition::Pay(_));
    match action {
        Action::Pay { .. } => asks_for_payment,
        Action::Build { .. } => !asks_for_payment && law.reward == LawReward::Extension,
        Action::Upgrade { .. } => !asks_for_payment && among(law.reward).is_some(),
        _ => true,
    }
}

/// The party whose knight is being upgraded.
fn upgrading_house(state: &Lancaster) -> Option<House> {
    match state.phase {
        PhaseState::FavourUpgrade { house } => Some(house),
        PhaseState::Law { seat, .. } => Some(House::own(seat)),
        PhaseState::CountyUpgrade { county } => Some(state.holder(county).house),
        PhaseState::CastleUpgrade { seat, banner, .. } => Some(House { seat, banner }),
        _ => None,
    }
}

fn county_refuses(state: &Lancaster, house: House, knight: Strength, county: County) -> Reason {
    if knight.value() < data::county(county).minimum {
        return Reason::BelowMinimum;
    }
    match state.counties[county].garrison {
        Some(garrison) if garrison.house == house => Reason::OwnCounty,
        Some(garrison) if garrison.house.seat == house.seat => Reason::AlliedCounty,
        _ => Reason::DefenderTooStrong,
    }
}

fn castle_refuses(state: &Lancaster, house: House, space: Space) -> Reason {
    if house.is_ally() && !data::ALLY_CASTLE.contains(&space) {
        Reason::NotInAllyCastle
    } else if !house.is_ally() && state.players[house.seat].extensions.contains(space) {
        Reason::SpaceBuilt
    } else {
        Reason::SpaceOccupied
    }
}

fn conflict_refuses(state: &Lancaster, conflict: Place) -> Reason {
    match state.conflicts[conflict] {
        None => Reason::NoConflictThere,
        Some(_) => Reason::ConflictFull,
    }
}

fn squires_refuse(state: &Lancaster, seat: Seat, squires: u8) -> Reason {
    if squires > state.players[seat].squires { Reason::TooFewSquiresOwned } else { Reason::TooFewSquiresSent }
}

fn noble_refuses(state: &Lancaster, county: County) -> Reason {
    match state.counties[county].nobles_left {
        0 => Reason::NoNobleLeft,
        _ => Reason::NobleOwned,
    }
}

fn upgrade_refuses(state: &Lancaster, seat: Seat, knight: Strength, at: Spot) -> Reason {
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
        _ if !stands_there => Reason::NoSuchKnight,
        None => Reason::StrongestAlready,
        Some(above) if state.household(house).reserve[above] == 0 => Reason::StrongerNotInReserve,
        Some(_) => Reason::LawForbidsUpgrade,
    }
}

fn claim_refuses(state: &Lancaster, claim: Claim) -> Reason {
    let PhaseState::County { county } = state.phase else { return Reason::OtherPhase };
    let house = state.holder(county).house;
    if claim == Claim::Both && house.is_ally() {
        Reason::AllyNeverBoth
    } else if !state.can_take_noble(house, county) {
        noble_refuses(state, county)
    } else {
        Reason::TooLittleGold
    }
}

/// What is still to be scored in a castle.
fn castle_items(state: &Lancaster, banner: Banner) -> EnumSet<Space> {
    match (state.phase, banner) {
        (PhaseState::Castle { own, .. }, Banner::Own) => own,
        (PhaseState::Castle { ally, .. }, Banner::Ally) => ally,
        _ => EnumSet::empty(),
    }
}

fn score_refuses(state: &Lancaster, house: House, space: Space) -> Reason {
    match data::space(space) {
        _ if state.players[house.seat].squires < castle::price(house, space).squires => {
            Reason::TooFewSquiresToPay
        }
        SpaceReward::Upgrade { .. } => Reason::NobodyToUpgrade,
        _ => Reason::NobodyToRecruit,
    }
}

fn ransom_refuses(state: &Lancaster, seat: Seat, knight: Strength) -> Reason {
    let PhaseState::Ransom { conflict, .. } = state.phase else { return Reason::OtherPhase };
    let stack = state.conflicts[conflict].and_then(|card| card.stack_of(House::own(seat)).copied());
    match stack.is_some_and(|stack| stack.knights[knight] > 0) {
        true => Reason::CannotRansom,
        false => Reason::NotCaptured,
    }
}
