//! Refusals of Units, Special and Retreat (5.2, 5.3, 5.5).

use engine::Seat;

use super::Reason;
use crate::action::Action;
use crate::data;
use crate::data::maps::Space;
use crate::flow;
use crate::ids::{Kind, Level, Load, Winter};
use crate::phases::Phase;
use crate::state::{Mark, Scharz, Slot, Stack, Unit, World};
use crate::war::orders;
use crate::war::targets::Moves;

pub fn concerns(action: Action) -> bool {
    use Action::*;
    matches!(
        action,
        Select { .. }
            | SelectTransports { .. }
            | SelectFleet { .. }
            | StayBehind { .. }
            | Go { .. }
            | Board { .. }
            | Moor { .. }
            | Transfer { .. }
            | PayMarch
    )
}

pub fn why(state: &Scharz, seen: &World, seat: Seat, action: Action) -> Reason {
    let is_march = matches!(state.phase.name(), Phase::Units | Phase::Special | Phase::Retreat);
    let taken = state.drafts[seat].last().copied();
    match action {
        _ if !is_march => Reason::WrongPhase,
        Action::PayMarch => march_pay(seen, seat, state.phase.name()),
        Action::Select { .. } | Action::SelectTransports { .. } | Action::SelectFleet { .. }
            if flow::needs_target(&state.drafts[seat]) =>
        {
            Reason::SendFirst
        }
        Action::Select { at, post, kind, level } => {
            no_move(seen, seat, state.phase.name(), Stack { at, post, kind, level })
        }
        Action::SelectTransports { at, post, level, load } => {
            let stack = Stack { at, post, kind: Kind::Transport, level };
            no_load(seen, seat, state.phase.name(), stack, load)
        }
        Action::SelectFleet { .. } | Action::StayBehind { .. } if state.phase.name() != Phase::Special => {
            Reason::WrongPhase
        }
        Action::SelectFleet { at } => no_fleet(seen, seat, at),
        Action::StayBehind { at, kind, level, load } => no_stay(seen, seat, at, (kind, level, load)),
        _ => match taken {
            Some(Action::Select { at, kind, .. }) => no_target(seen, seat, kind, at, action),
            Some(Action::SelectTransports { at, .. }) => no_target(seen, seat, Kind::Transport, at, action),
            Some(Action::SelectFleet { at }) => no_target(seen, seat, Kind::Warship, at, action),
            _ => Reason::TakeUpFirst,
        },
    }
}

/// Why what is taken up cannot go there.
fn no_target(seen: &World, seat: Seat, kind: Kind, from: Space, action: Action) -> Reason {
    match action {
        Action::Go { to, .. } => no_way(seen, seat, kind, from, to),
        Action::Board { .. } => Reason::NoRoomAboard,
        Action::Moor { .. } => Reason::NoBerth,
        Action::Transfer { to, .. } => no_transfer(seen, seat, from, to),
        _ => Reason::WrongPhase,
    }
}

fn no_transfer(seen: &World, seat: Seat, from: Space, to: Space) -> Reason {
    let ports = seen.scene().ports(seat);
    let are_ports = [from, to].iter().all(|at| at.map() == seen.options.map && ports.contains(at.place()));
    match () {
        () if seen.is_quick() => Reason::NotInMode,
        () if !are_ports => Reason::NeedsPortToTransfer,
        () if seen.fields[from.place()].sent >= data::TRANSFER_LIMIT => Reason::PortHasSent,
        () if seen.fields[to.place()].received >= data::TRANSFER_LIMIT => Reason::PortHasReceived,
        () => Reason::NoTransfer,
    }
}

/// Ships that are alike are taken up as a stack.
fn no_fleet(seen: &World, seat: Seat, at: Space) -> Reason {
    let moves = Moves::new(seen, seat, Phase::Special);
    let fleet = orders::fleet_at(&moves, at.place());
    let ships = || fleet.iter().filter_map(|slot| seen.units[seat].get(slot));
    let are_alike = ships().zip(ships().skip(1)).all(|(one, other)| one.stack() == other.stack());
    match () {
        () if fleet.len() < orders::fleet_size(&moves) => Reason::NoFleet,
        () if are_alike => Reason::ShipsAlike,
        () => Reason::NowhereToGo,
    }
}

fn no_stay(seen: &World, seat: Seat, at: Space, look: (Kind, Level, Load)) -> Reason {
    let fleet = orders::fleet_at(&Moves::new(seen, seat, Phase::Special), at.place());
    let is_it = |slot: Slot| {
        let ship = seen.units[seat].get(slot);
        ship.is_some_and(|ship| (ship.kind, ship.level, orders::load(seen, seat, slot)) == look)
    };
    if fleet.iter().any(is_it) { Reason::NoFleet } else { Reason::NoUnitToMove }
}

fn march_pay(seen: &World, seat: Seat, phase: Phase) -> Reason {
    match phase {
        Phase::Special if seen.players[seat].paid_march => Reason::MarchIsPaid,
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

/// Why nobody of a load can be taken up: there are no such ships, all have it, or none can go.
fn no_load(seen: &World, seat: Seat, phase: Phase, stack: Stack, load: Load) -> Reason {
    let ships = seen.units[seat].slots(|unit| unit.stack() == stack);
    let alike = ships.only(|slot| orders::load(seen, seat, slot) == load);
    if alike.is_empty() || alike == ships { Reason::NoSuchLoad } else { no_move(seen, seat, phase, stack) }
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
    } else if is_on_other_river(seen, seat, kind, from, to) {
        Reason::OtherRiver
    } else if kind.is_naval() == there.is_field() {
        if kind.is_naval() { Reason::NoLanding } else { Reason::WrongGround }
    } else {
        Reason::TooMany
    }
}

/// A longship keeps to the river by which it came (3.13).
fn is_on_other_river(seen: &World, seat: Seat, kind: Kind, from: Space, to: Space) -> bool {
    let mut ships = seen.units_at(seat, from.place()).filter(|(_, unit)| unit.kind == kind);
    ships.any(|(_, ship)| seen.other_river(ship).contains(to.place()))
}
