//! Refusals of Units, Special, Retreat and Herds (5.2 to 5.5).

use engine::Seat;

use super::Reason;
use crate::action::Action;
use crate::data::maps::Space;
use crate::flow;
use crate::ids::{Kind, Winter};
use crate::phases::Phase;
use crate::state::{Mark, Scharz, Stack, Unit, World};
use crate::war::targets::Moves;

pub fn concerns(action: Action) -> bool {
    use Action::*;
    matches!(
        action,
        Select { .. }
            | SelectFleet { .. }
            | StayBehind { .. }
            | Go { .. }
            | Board { .. }
            | Moor { .. }
            | Transfer { .. }
            | SelectHerd { .. }
            | DriveTo { .. }
            | SelectGood { .. }
            | CarryTo { .. }
            | PayMarch
    )
}

pub fn why(state: &Scharz, seen: &World, seat: Seat, action: Action) -> Reason {
    let is_herds = matches!(state.phase.name(), Phase::Herds | Phase::Plunder);
    let is_march = matches!(state.phase.name(), Phase::Units | Phase::Special | Phase::Retreat);
    let taken = state.drafts[seat].last().copied();
    match action {
        Action::SelectHerd { .. } | Action::DriveTo { .. } if is_herds => Reason::HerdStays,
        Action::SelectGood { .. } | Action::CarryTo { .. } if is_herds => Reason::GoodsStay,
        _ if !is_march => Reason::WrongPhase,
        Action::PayMarch => march_pay(seen, seat, state.phase.name()),
        Action::Select { .. } | Action::SelectFleet { .. } if flow::needs_target(&state.drafts[seat]) => {
            Reason::SendFirst
        }
        Action::Select { at, post, kind, level } => {
            no_move(seen, seat, state.phase.name(), Stack { at, post, kind, level })
        }
        Action::SelectFleet { .. } | Action::StayBehind { .. } => Reason::NoFleet,
        Action::Board { .. } => Reason::NoRoomAboard,
        Action::Moor { .. } => Reason::NoBerth,
        Action::Transfer { .. } => Reason::NoTransfer,
        Action::Go { to, .. } => match taken {
            Some(Action::Select { at, kind, .. }) => no_way(seen, seat, kind, at, to),
            Some(Action::SelectFleet { at }) => no_way(seen, seat, Kind::Warship, at, to),
            _ => Reason::TakeUpFirst,
        },
        _ => Reason::WrongPhase,
    }
}

fn march_pay(seen: &World, seat: Seat, phase: Phase) -> Reason {
    match phase {
        Phase::Special if seen.players[seat].pp < 14 => Reason::NoPrestige,
        Phase::Special => Reason::NotInMode,
        _ => Reason::WrongPhase,
    }
}

/// Why nobody of a stack can be taken up.
fn no_move(seen: &World, seat: Seat, phase: Phase, stack: Stack) -> Reason {
    let Some((_, unit)) = seen.units[seat].iter().find(|(_, unit)| unit.stack() == stack) else {
        return Reason::NoUnitToMove;
    };
    let moves = Moves::new(seen, seat, phase);
    let moved = unit.marks.contains(Mark::Moved) && phase != Phase::Special;
    match unit.kind {
        Kind::SiegeEngine | Kind::Corsair => Reason::NeverMoves,
        _ if unit.marks.contains(Mark::Stuck) => Reason::Stuck,
        Kind::HeavyInfantry if phase == Phase::Retreat => Reason::HeavyStays,
        _ if moved || spent(unit, phase) => Reason::HasMoved,
        _ if moves.is_held(unit) => Reason::Locked,
        _ if phase == Phase::Special && !moves.is_entitled(unit) => Reason::NoSpecial,
        _ => Reason::NowhereToGo,
    }
}

fn spent(unit: &Unit, phase: Phase) -> bool {
    phase == Phase::Special && unit.marks.contains(Mark::Rode)
}

/// Why units cannot go from one space to another.
fn no_way(seen: &World, seat: Seat, kind: Kind, from: Space, to: Space) -> Reason {
    if to.map() != seen.options.map {
        return Reason::OutOfReach;
    }
    let (here, there) = (from.data(), to.data());
    let is_bad =
        |space: Space| space.data().is_field() && seen.winter[space.data().climate as usize] == Winter::Bad;
    let beside = here.land | here.blocked | here.river | here.coast | here.water;
    if !beside.contains(to.place()) {
        Reason::OutOfReach
    } else if there.is_neutral() && !seen.is_extended() {
        Reason::NoSuchField
    } else if here.blocked.contains(to.place()) {
        Reason::Impassable
    } else if here.river.contains(to.place()) && !seen.fords(seat, from.place()).contains(to.place()) {
        Reason::BlackRiver
    } else if !kind.is_naval() && (is_bad(from) || is_bad(to)) {
        Reason::BadWinter
    } else if seen.players[seat].closed.contains(to.place()) {
        Reason::FriendsField
    } else if kind.is_naval() == there.is_field() {
        Reason::WrongGround
    } else {
        Reason::TooMany
    }
}
