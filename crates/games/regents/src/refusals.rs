//! Why an action is refused: the closed list of reasons, each with its rule. Legality itself is what `phases::visit` visits.

use engine::{Refusal, Seat};

use crate::action::Action;
use crate::data::MIN_SPIED_HAND;
use crate::ids::{Card, Clan, Location, RetreatSource, Track};
use crate::phases::actions::accuse;
use crate::state::{Phase, Regents};

/// The rule that forbids an action which was not visited.
pub(crate) fn why_not(state: &Regents, action: Action) -> Refusal {
    match action {
        Action::PlaceAgent { .. } if state.phase == Phase::Place => Refusal::because("halls_only", "R8"),
        Action::MoveAgent { from, to } if moves_agents(state) => why_no_move(state, from, to),
        Action::Advance { track } if matches!(state.phase, Phase::Steps { .. }) => why_no_step(state, track),
        Action::TowerStep { track } if matches!(state.phase, Phase::Tower | Phase::TowerFirst) => {
            why_no_step(state, track)
        }
        Action::Penalize { target, track } if matches!(state.phase, Phase::Penalty { .. }) => {
            why_no_penalty(state, target, track)
        }
        Action::RampartRetreat { target, track } if state.phase == Phase::Rampart => {
            why_no_rampart(state, target, track)
        }
        Action::Expel { target, .. } if state.phase == Phase::Suspicion => why_not_expelled(state, target),
        Action::SwapSecond { .. } | Action::SwapSecondNeutral { .. } if swaps(state) => {
            Refusal::because("swap_differs", "R27")
        }
        Action::WinTie { at } if state.phase == Phase::Diplomacy => why_no_tie(state, at),
        Action::MoveNeutral { .. } if state.phase == Phase::Neutral => Refusal::because("not_linked", "3.3"),
        _ if state.phase == Phase::Actions => why_no_action(state, action),
        _ => Refusal::because("wrong_phase", "5.2"),
    }
}

fn moves_agents(state: &Regents) -> bool {
    state.phase == Phase::Privilege
        || matches!(state.phase, Phase::PrivilegeSecond { .. })
        || (state.phase == Phase::Actions && state.turn.actions > 0)
}

fn swaps(state: &Regents) -> bool {
    matches!(state.phase, Phase::BetrayalSecond { .. })
}

fn why_no_move(state: &Regents, from: Location, to: Location) -> Refusal {
    if state.agents[state.active][from] == 0 {
        Refusal::because("no_agent_there", "5.4")
    } else if !state.setup.castle_map.agent_links(from).contains(to) {
        Refusal::because("not_linked", "3.3")
    } else {
        Refusal::because("different_agent", "R28")
    }
}

fn why_no_step(state: &Regents, track: Track) -> Refusal {
    if state.points_at(state.active, track) == 30 {
        Refusal::because("track_end", "3.4")
    } else {
        Refusal::because("threshold_closed", "3.5")
    }
}

fn why_no_penalty(state: &Regents, target: Seat, track: Track) -> Refusal {
    if target != state.active {
        Refusal::because("penalty_accuser_only", "5.5")
    } else if !state.can_retreat(target, track, RetreatSource::Penalty) {
        Refusal::because("lowest_space", "R14")
    } else {
        Refusal::illegal()
    }
}

fn why_no_rampart(state: &Regents, target: Seat, track: Track) -> Refusal {
    if target == state.active || target.index() >= state.seat_count() {
        Refusal::because("rival_only", "5.7")
    } else if !state.can_retreat(target, track, RetreatSource::Rampart) {
        Refusal::because("lowest_space", "5.1")
    } else {
        Refusal::illegal()
    }
}

fn why_not_expelled(state: &Regents, target: Seat) -> Refusal {
    if target == state.active {
        Refusal::because("rival_only", "R26")
    } else {
        Refusal::because("no_agent_there", "R26")
    }
}

fn why_no_tie(state: &Regents, at: Location) -> Refusal {
    if state.king_cancels(state.active, at) {
        Refusal::because("king_cancels", "R24")
    } else {
        Refusal::because("no_tie", "R24")
    }
}

fn why_no_action(state: &Regents, action: Action) -> Refusal {
    if action == Action::EndActions {
        return Refusal::because("actions_left", "R20");
    }
    if !action.is_free() && state.turn.actions == 0 {
        return Refusal::because("no_actions_left", "5.4");
    }
    match action {
        Action::MoveKing { to } => why_king_stays(state, to),
        Action::Recruit if state.turn.recruited => Refusal::because("recruited_already", "5.4"),
        Action::Recruit => Refusal::because("reserve_empty", "5.11"),
        Action::PlaceCounsellor { .. } => Refusal::because("no_counsellor", "5.4"),
        Action::Spy { target } => why_no_spying(state, target),
        Action::Accuse { target, clan } => why_no_accusation(state, target, clan),
        Action::ReturnAgent { .. } => Refusal::because("none_outside", "5.4"),
        Action::PlayCard { card } => why_no_card(state, card),
        Action::RevealDomain => Refusal::because("domain_face_up", "5.4"),
        Action::PlayChip if state.turn.chip_played => Refusal::because("chip_played_already", "5.4"),
        Action::PlayChip => Refusal::because("no_chip", "5.4"),
        _ => Refusal::because("wrong_phase", "5.2"),
    }
}

fn why_king_stays(state: &Regents, to: Location) -> Refusal {
    if to.is_hall() {
        Refusal::because("not_linked", "3.3")
    } else {
        Refusal::because("king_keeps_to_halls", "3.2")
    }
}

fn why_no_spying(state: &Regents, target: Seat) -> Refusal {
    if target == state.active || target.index() >= state.seat_count() {
        Refusal::because("rival_only", "5.4")
    } else if state.turn.spied {
        Refusal::because("spied_already", "5.4")
    } else if state.hand_size(target) < MIN_SPIED_HAND {
        Refusal::because("hand_too_small", "5.4")
    } else {
        Refusal::because("no_shared_location", "R9")
    }
}

fn why_no_accusation(state: &Regents, target: Seat, clan: Clan) -> Refusal {
    if target == state.active || target.index() >= state.seat_count() {
        Refusal::because("rival_only", "5.5")
    } else if !accuse::stands_with_king(state) {
        Refusal::because("needs_agent", "R19")
    } else if !accuse::has_hidden_clan(state, target) {
        Refusal::because("clan_public", "R11")
    } else if state.has_failed(state.active, target) {
        Refusal::because("failed_before", "R12")
    } else if !state.tiles(state.active).contains(clan) {
        Refusal::because("no_tile", "5.5")
    } else {
        Refusal::illegal()
    }
}

fn why_no_card(state: &Regents, card: Card) -> Refusal {
    if !state.cards_allowed() {
        Refusal::because("last_round", "R23")
    } else if state.turn.card.is_some() {
        Refusal::because("card_played_already", "5.4")
    } else if !state.hand(state.active).contains(card) {
        Refusal::because("not_in_hand", "5.4")
    } else {
        Refusal::because("privilege_costs_action", "R21")
    }
}
