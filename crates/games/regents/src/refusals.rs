//! Why an action is refused: the closed list of reasons, each with its rule. What is legal, the phases say.

use engine::Seat;

use crate::action::Action;
use crate::board::pieces::Owner;
use crate::data::{LAST_ORDINAL, MIN_SPIED_HAND};
use crate::ids::{Card, Location, Track};
use crate::phases::actions::accuse;
use crate::setup::{DiplomacyScope, PrivilegeAgents};
use crate::state::{PhaseState, Regents};

engine::reasons! {
    ActionsLeft "actions_left" "R20",
    CardPlayedAlready "card_played_already" "5.4",
    ChipPlayedAlready "chip_played_already" "5.4",
    ClanPublic "clan_public" "R11",
    DifferentAgent "different_agent" "R28",
    DiplomacyInHalls "diplomacy_in_halls" "R24",
    DomainFaceUp "domain_face_up" "5.4",
    FailedBefore "failed_before" "R12",
    HallScored "hall_scored" "5.7",
    HallsAreScored "halls_are_scored" "R38",
    HallsOnly "halls_only" "R8",
    HandTooSmall "hand_too_small" "5.4",
    KingCancels "king_cancels" "R24",
    KingKeepsToHalls "king_keeps_to_halls" "3.2",
    LastRound "last_round" "R23",
    LowestSpaceForPenalty "lowest_space" "R14",
    LowestSpaceForRampart "lowest_space" "5.1",
    NeedsAgent "needs_agent" "R19",
    NoActionsLeft "no_actions_left" "5.4",
    NoAgentToExpel "no_agent_there" "R26",
    NoAgentToMove "no_agent_there" "5.4",
    NoAgentToSwap "no_agent_there" "R27",
    NoChip "no_chip" "5.4",
    NoCounsellor "no_counsellor" "5.4",
    NoMajority "no_majority" "5.7",
    NoNeutralAgent "no_agent_there" "5.9",
    NoSharedLocation "no_shared_location" "R9",
    NoTie "no_tie" "R24",
    NoTile "no_tile" "5.5",
    NoneOutside "none_outside" "5.4",
    NobodyToSwapWith "nobody_to_swap_with" "R27",
    NotInHand "not_in_hand" "5.4",
    NotLinked "not_linked" "3.3",
    OwnAgentsOnly "own_agents_only" "R28",
    PenaltyAccuserOnly "penalty_accuser_only" "5.5",
    PrivilegeCostsAction "privilege_costs_action" "R21",
    RecruitedAlready "recruited_already" "5.4",
    ReserveEmpty "reserve_empty" "5.11",
    RivalToAccuse "rival_only" "5.5",
    RivalToExpel "rival_only" "R26",
    RivalToPushBack "rival_only" "5.7",
    RivalToSpyOn "rival_only" "5.4",
    SpiedAlready "spied_already" "5.4",
    SwapDiffers "swap_differs" "R27",
    SwapSamePlace "swap_same_place" "R27",
    ThresholdClosed "threshold_closed" "3.5",
    TrackEnd "track_end" "3.4",
    WrongPhase "wrong_phase" "5.2",
}

/// The reason for an action of the awaited seat that is not legal.
pub(crate) fn why_not(state: &Regents, action: Action) -> Reason {
    match (state.phase, action) {
        (PhaseState::Place, Action::PlaceAgent { .. }) => Reason::HallsOnly,
        (PhaseState::Privilege | PhaseState::PrivilegeSecond { .. }, _) => why_no_privilege(state, action),
        (PhaseState::Steps { .. }, Action::Advance { track })
        | (PhaseState::Tower | PhaseState::TowerFirst, Action::TowerStep { track }) => {
            why_no_step(state, track)
        }
        (PhaseState::Penalty { .. }, Action::Penalize { target, .. }) => why_no_penalty(state, target),
        (PhaseState::Rampart, Action::RampartRetreat { target, .. }) => why_no_rampart(state, target),
        (PhaseState::Suspicion, Action::Expel { target, .. }) => why_not_expelled(state, target),
        (PhaseState::Betrayal, Action::SwapFirst { owner, at }) => {
            why_no_swap(state, (Some(owner), at), None)
        }
        (PhaseState::Betrayal, Action::SwapFirstNeutral { at }) => why_no_swap(state, (None, at), None),
        (PhaseState::BetrayalSecond { owner: first, .. }, Action::SwapSecond { owner, at }) => {
            why_no_swap(state, (Some(owner), at), Some(first))
        }
        (PhaseState::BetrayalSecond { owner: first, .. }, Action::SwapSecondNeutral { at }) => {
            why_no_swap(state, (None, at), Some(first))
        }
        (PhaseState::Halls, Action::ScoreHall { hall }) => why_no_hall(state, hall),
        (PhaseState::Halls, Action::LeaveHalls) => Reason::HallsAreScored,
        (PhaseState::Diplomacy, Action::WinTie { at }) => why_no_tie(state, at),
        (PhaseState::Neutral, Action::MoveNeutral { from, .. }) => why_no_neutral_move(state, from),
        (PhaseState::Actions, _) => why_no_action(state, action),
        _ => Reason::WrongPhase,
    }
}

fn why_no_privilege(state: &Regents, action: Action) -> Reason {
    match action {
        Action::MoveAgent { from, to } => why_no_walk(state, Some(state.active), from, to),
        Action::MoveRival { .. } | Action::MoveNeutral { .. }
            if state.setup.privilege_agents == PrivilegeAgents::Own =>
        {
            Reason::OwnAgentsOnly
        }
        Action::MoveRival { owner, from, to } => why_no_walk(state, Some(owner), from, to),
        Action::MoveNeutral { from, to } => why_no_walk(state, None, from, to),
        _ => Reason::WrongPhase,
    }
}

fn why_no_walk(state: &Regents, owner: Owner, from: Location, to: Location) -> Reason {
    if !state.owners().any(|other| other == owner) || state.agents_of(owner)[from] == 0 {
        Reason::NoAgentToMove
    } else if !state.setup.castle_map.agent_links(from).contains(to) {
        Reason::NotLinked
    } else {
        Reason::DifferentAgent
    }
}

fn why_no_neutral_move(state: &Regents, from: Location) -> Reason {
    if state.neutral_agents[from] == 0 { Reason::NoNeutralAgent } else { Reason::NotLinked }
}

/// `first` is the owner of the agent chosen before, if one was.
fn why_no_swap(state: &Regents, (owner, at): (Owner, Location), first: Option<Owner>) -> Reason {
    let stands_there = state.owners().any(|other| other == owner) && state.agents_of(owner)[at] > 0;
    match first {
        _ if !stands_there => Reason::NoAgentToSwap,
        None => Reason::NobodyToSwapWith,
        Some(first) if first == owner => Reason::SwapDiffers,
        Some(_) => Reason::SwapSamePlace,
    }
}

fn why_no_hall(state: &Regents, hall: Location) -> Reason {
    if state.scoring.scored.contains(hall) { Reason::HallScored } else { Reason::NoMajority }
}

fn why_no_step(state: &Regents, track: Track) -> Reason {
    match state.markers[state.active][track] {
        LAST_ORDINAL => Reason::TrackEnd,
        _ => Reason::ThresholdClosed,
    }
}

fn why_no_penalty(state: &Regents, target: Seat) -> Reason {
    if target == state.active { Reason::LowestSpaceForPenalty } else { Reason::PenaltyAccuserOnly }
}

fn why_no_rampart(state: &Regents, target: Seat) -> Reason {
    if is_rival(state, target) { Reason::LowestSpaceForRampart } else { Reason::RivalToPushBack }
}

fn why_not_expelled(state: &Regents, target: Seat) -> Reason {
    if target == state.active { Reason::RivalToExpel } else { Reason::NoAgentToExpel }
}

fn why_no_tie(state: &Regents, at: Location) -> Reason {
    if !at.is_hall() && state.setup.diplomacy_scope == DiplomacyScope::Halls {
        Reason::DiplomacyInHalls
    } else if state.king_cancels(state.active, at) {
        Reason::KingCancels
    } else {
        Reason::NoTie
    }
}

fn why_no_action(state: &Regents, action: Action) -> Reason {
    if !action.is_free() && state.turn.actions == 0 {
        return Reason::NoActionsLeft;
    }
    match action {
        Action::MoveAgent { from, to } => why_no_walk(state, Some(state.active), from, to),
        Action::MoveRival { .. } => Reason::OwnAgentsOnly,
        Action::MoveKing { to } if to.is_hall() => Reason::NotLinked,
        Action::MoveKing { .. } => Reason::KingKeepsToHalls,
        Action::Recruit if state.turn.recruited => Reason::RecruitedAlready,
        Action::Recruit => Reason::ReserveEmpty,
        Action::PlaceCounsellor { .. } => Reason::NoCounsellor,
        Action::Spy { target } => why_no_spying(state, target),
        Action::Accuse { target, .. } => why_no_accusation(state, target),
        Action::ReturnAgent { .. } => Reason::NoneOutside,
        Action::PlayCard { .. } | Action::RevealDomain if state.turn.scored => Reason::WrongPhase,
        Action::PlayCard { card } => why_no_card(state, card),
        Action::RevealDomain => Reason::DomainFaceUp,
        Action::PlayChip if state.turn.chip_played => Reason::ChipPlayedAlready,
        Action::PlayChip => Reason::NoChip,
        Action::EndActions => Reason::ActionsLeft,
        _ => Reason::WrongPhase,
    }
}

fn why_no_spying(state: &Regents, target: Seat) -> Reason {
    if !is_rival(state, target) {
        Reason::RivalToSpyOn
    } else if state.turn.spied {
        Reason::SpiedAlready
    } else if state.hand_size(target) < MIN_SPIED_HAND {
        Reason::HandTooSmall
    } else {
        Reason::NoSharedLocation
    }
}

fn why_no_accusation(state: &Regents, target: Seat) -> Reason {
    if !is_rival(state, target) {
        Reason::RivalToAccuse
    } else if !accuse::stands_with_king(state) {
        Reason::NeedsAgent
    } else if !accuse::has_hidden_clan(state, target) {
        Reason::ClanPublic
    } else if state.has_failed(state.active, target) {
        Reason::FailedBefore
    } else {
        Reason::NoTile
    }
}

fn why_no_card(state: &Regents, card: Card) -> Reason {
    if !state.cards_allowed() {
        Reason::LastRound
    } else if state.turn.card.is_some() {
        Reason::CardPlayedAlready
    } else if !state.hand(state.active).contains(card) {
        Reason::NotInHand
    } else {
        Reason::PrivilegeCostsAction
    }
}

fn is_rival(state: &Regents, target: Seat) -> bool {
    state.opponents(state.active).any(|rival| rival == target)
}
