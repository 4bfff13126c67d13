//! Refusals of Units, Special, Retreat and Herds (5.2 to 5.5).

use engine::Seat;

use super::Why;
use crate::action::Action;
use crate::data::maps::Space;
use crate::ids::{Kind, Winter};
use crate::phases::{self, Moves};
use crate::state::{Marks, Phase, Scharz, Stack, Unit, World};

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

pub fn why(state: &Scharz, seen: &World, seat: Seat, action: Action) -> Why {
    let is_herds = matches!(state.phase, Phase::Herds | Phase::Plunder);
    let is_march = matches!(state.phase, Phase::Units | Phase::Special | Phase::Retreat);
    let taken = state.drafts[seat].last().copied();
    match action {
        Action::SelectHerd { .. } | Action::DriveTo { .. } if is_herds => ("herd_stays", "5.4"),
        Action::SelectGood { .. } | Action::CarryTo { .. } if is_herds => ("goods_stay", "5.4"),
        _ if !is_march => ("wrong_phase", "5.1"),
        Action::PayMarch => march_pay(seen, seat, state.phase),
        Action::Select { .. } | Action::SelectFleet { .. } if phases::needs_target(&state.drafts[seat]) => {
            ("send_first", "5.2")
        }
        Action::Select { at, post, kind, level } => {
            no_move(seen, seat, state.phase, Stack { at, post, kind, level })
        }
        Action::SelectFleet { .. } | Action::StayBehind { .. } => ("no_fleet", "5.3"),
        Action::Board { .. } => ("no_room_aboard", "5.2"),
        Action::Moor { .. } => ("no_berth", "3.8"),
        Action::Transfer { .. } => ("no_transfer", "5.3"),
        Action::Go { to, .. } => match taken {
            Some(Action::Select { at, kind, .. }) => no_way(seen, seat, kind, at, to),
            Some(Action::SelectFleet { at }) => no_way(seen, seat, Kind::Warship, at, to),
            _ => ("take_up_first", "5.2"),
        },
        _ => ("wrong_phase", "5.1"),
    }
}

fn march_pay(seen: &World, seat: Seat, phase: Phase) -> Why {
    match phase {
        Phase::Special if seen.players[seat].pp < 14 => ("no_prestige", "3.11"),
        Phase::Special => ("not_in_mode", "3.4"),
        _ => ("wrong_phase", "5.1"),
    }
}

/// Why nobody of a stack can be taken up.
fn no_move(seen: &World, seat: Seat, phase: Phase, stack: Stack) -> Why {
    let Some((_, unit)) = seen.units[seat].iter().find(|(_, unit)| unit.stack() == stack) else {
        return ("no_such_unit", "5.2");
    };
    let moves = Moves::new(seen, seat, phase);
    let moved = unit.marks.has(Marks::MOVED) && phase != Phase::Special;
    match unit.kind {
        Kind::SiegeEngine | Kind::Corsair => ("never_moves", "3.5"),
        _ if unit.marks.has(Marks::STUCK) => ("stuck", "5.2"),
        Kind::HeavyInfantry if phase == Phase::Retreat => ("heavy_stays", "5.5"),
        _ if moved || spent(unit, phase) => ("has_moved", "5.0"),
        _ if moves.is_held(unit) => ("locked", "5.0"),
        _ if phase == Phase::Special && !moves.is_entitled(unit) => ("no_special", "5.3"),
        _ => ("nowhere_to_go", "5.2"),
    }
}

fn spent(unit: &Unit, phase: Phase) -> bool {
    phase == Phase::Special && unit.marks.has(Marks::RODE)
}

/// Why units cannot go from one space to another.
fn no_way(seen: &World, seat: Seat, kind: Kind, from: Space, to: Space) -> Why {
    if to.map() != seen.options.map {
        return ("out_of_reach", "5.2");
    }
    let (here, there) = (from.data(), to.data());
    let is_bad =
        |space: Space| space.data().is_field() && seen.winter[space.data().climate as usize] == Winter::Bad;
    let beside = here.land | here.blocked | here.river | here.coast | here.water;
    if beside & to.bit() == 0 {
        ("out_of_reach", "5.2")
    } else if there.is_neutral() && !seen.is_extended() {
        ("no_such_field", "3.12")
    } else if here.blocked & to.bit() != 0 {
        ("impassable", "5.2")
    } else if here.river & to.bit() != 0 && seen.fords(seat, from.local()) & to.bit() == 0 {
        ("black_river", "3.13")
    } else if !kind.is_naval() && (is_bad(from) || is_bad(to)) {
        ("bad_winter", "5.2")
    } else if seen.players[seat].closed & to.bit() != 0 {
        ("friends_field", "5.2")
    } else if kind.is_naval() == there.is_field() {
        ("wrong_ground", "5.2")
    } else {
        ("too_many", "5.2")
    }
}
