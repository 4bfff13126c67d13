//! Refusals of herds, grain and fish on their way (5.4), and of what was stolen (5.8).

use engine::Seat;

use super::Reason;
use crate::action::Action;
use crate::data::maps::Space;
use crate::ids::{Good, Herd, Winter};
use crate::phases::{Phase, goods_have_come, herd_has_arrived};
use crate::state::{Scharz, World};
use crate::war::spoils;

pub fn concerns(action: Action) -> bool {
    use Action::*;
    matches!(action, SelectHerd { .. } | DriveTo { .. } | SelectGood { .. } | CarryTo { .. })
}

pub fn why(state: &Scharz, seen: &World, seat: Seat, action: Action) -> Reason {
    let draft = &state.drafts[seat];
    let taken = draft.last().copied();
    let is_taking = matches!(action, Action::SelectHerd { .. } | Action::SelectGood { .. });
    let is_loot_only = state.phase.name() == Phase::Plunder;
    match (taken, action) {
        (Some(Action::SelectHerd { .. } | Action::SelectGood { .. }), _) if is_taking => Reason::SendFirst,
        (_, _) if is_taking && is_loot_only && !spoils::is_stolen(&state.world, seat, draft, action) => {
            Reason::NotStolen
        }
        (_, Action::SelectHerd { .. }) if is_loot_only => Reason::HerdStays,
        (_, Action::SelectGood { .. }) if is_loot_only => Reason::GoodsStay,
        (_, Action::SelectHerd { at, herd }) => no_drive(seen, seat, draft, at, herd),
        (_, Action::SelectGood { at, good, count }) => no_carrying(seen, seat, draft, at, good, count),
        (Some(Action::SelectHerd { .. }), Action::DriveTo { to }) => no_pasture(seen, seat, to),
        (Some(Action::SelectGood { good, .. }), Action::CarryTo { to }) => no_store(seen, seat, good, to),
        _ => Reason::TakeLoadFirst,
    }
}

fn no_drive(seen: &World, seat: Seat, draft: &[Action], at: Space, herd: Herd) -> Reason {
    let mut flocks = seen.fields[at.place()].herds.iter().flatten();
    let is_here = flocks.any(|flock| flock.owner == seat && flock.herd == herd);
    match () {
        () if !is_here => Reason::NoHerdToDrive,
        () if seen.scene().contested().contains(at.place()) => Reason::HerdLocked,
        () if is_frosty(seen, at) => Reason::HerdInFrost,
        () if herd_has_arrived(draft, herd, at) => Reason::HerdHasMoved,
        () => Reason::HerdStays,
    }
}

fn no_pasture(seen: &World, seat: Seat, to: Space) -> Reason {
    let is_owned = to.map() == seen.options.map && seen.scene().owned(seat).contains(to.place());
    match () {
        () if !is_owned => Reason::NotControlledToDrive,
        () if is_frosty(seen, to) => Reason::HerdInFrost,
        () if !seen.fields[to.place()].takes_herd() => Reason::NoRoom,
        () => Reason::OutOfReachOfLoads,
    }
}

fn no_carrying(seen: &World, seat: Seat, draft: &[Action], at: Space, good: Good, count: u8) -> Reason {
    match () {
        () if !is_store(seen, seat, at) => Reason::NeedsSettlementToCarry,
        () if seen.scene().contested().contains(at.place()) => Reason::GoodsLocked,
        () if seen.fields[at.place()].stock(good) < count => Reason::NotSoMuchThere,
        () if goods_have_come(draft, good, at) => Reason::GoodsHaveMoved,
        () => Reason::GoodsStay,
    }
}

fn no_store(seen: &World, seat: Seat, good: Good, to: Space) -> Reason {
    match () {
        () if !is_store(seen, seat, to) => Reason::NeedsSettlementToCarry,
        () if seen.fields[to.place()].room_for(good) == 0 => Reason::NoRoom,
        () => Reason::OutOfReachOfLoads,
    }
}

fn is_store(seen: &World, seat: Seat, at: Space) -> bool {
    at.map() == seen.options.map && seen.scene().cus(seat).contains(at.place())
}

fn is_frosty(seen: &World, at: Space) -> bool {
    seen.winter[at.data().climate as usize] == Winter::Bad
}
