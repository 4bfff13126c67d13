//! Losing room (5.0): what its owner decides about ships, herds and soldiers for whom there is none left. Where the
//! loss is a click of the own, the choice is the next click; else the step that was under way waits for it.

use engine::{Flow, Seat};

use crate::action::Action;
use crate::data::maps::Space;
use crate::data::{self, Line};
use crate::event::Event;
use crate::ids::Herd;
use crate::phases::{Context, Visit};
use crate::state::{Place, RoomQuestion, World};
use crate::war::victims::{Class, First, visit_unique};

/// What a player is asked, in a world with its own clicks in it.
pub fn question(world: &World, seat: Seat) -> Option<(Place, RoomQuestion)> {
    world.crowded.iter().find_map(|place| Some((place, world.room_question(seat, place)?)))
}

pub fn visit(world: &World, seat: Seat, visit: Visit<'_>) -> Flow {
    let Some((place, question)) = question(world, seat) else { return Flow::Continue(()) };
    let at = world.space(place);
    match question {
        // The dearer herd is proposed.
        RoomQuestion::Herds => {
            let mut herds = world.fields[place].inside;
            herds.sort_by_key(|herd| std::cmp::Reverse(herd.map(data::herd_ap)));
            herds.into_iter().flatten().try_for_each(|herd| visit(Action::KeepHerd { at, herd }))
        }
        RoomQuestion::Garrison => {
            visit_unique(garrison(world, seat, place), First::Cheapest, |kind, level| {
                visit(Action::StandOutside { at, kind, level })
            })
        }
        RoomQuestion::Ships { slots, seas } => seas.iter().try_for_each(|sea| {
            let to = world.space(sea);
            (1..=slots.len() as u8).rev().try_for_each(|count| visit(Action::PutToSea { to, count }))
        }),
    }
}

fn garrison(world: &World, seat: Seat, place: Place) -> impl Iterator<Item = Class> + '_ {
    world.garrison(seat, place).map(|(slot, unit)| {
        let (kind, level) = (unit.kind, unit.level);
        Class { slot, kind, level, lives: 1, line: Line::Standard }
    })
}

/// Whether a click belongs here, whatever the phase.
pub fn concerns(action: Action) -> bool {
    matches!(action, Action::PutToSea { .. } | Action::KeepHerd { .. } | Action::StandOutside { .. })
}

pub fn play(world: &mut World, seat: Seat, action: Action) {
    match action {
        Action::PutToSea { to, count } => {
            if let Some((place, _)) = question(world, seat) {
                world.put_to_sea(seat, place, to, count);
            }
        }
        Action::KeepHerd { at, herd } => world.keep_herd(at.place(), herd),
        Action::StandOutside { at, kind, level } => world.stand_outside(seat, at.place(), kind, level),
        _ => {}
    }
}

/// Told before it is done.
pub fn tell(world: &World, seat: Seat, action: Action, ctx: Context<'_, '_>) {
    let Some((place, question)) = question(world, seat) else { return };
    let from = world.space(place);
    match (question, action) {
        (RoomQuestion::Ships { slots, .. }, Action::PutToSea { to, count }) => {
            let ship = slots.first().and_then(|slot| world.units[seat].get(slot));
            let kind = ship.expect("a ship").kind;
            ctx.tell_all(|| Event::Moved { seat, from, to, kind, count });
        }
        (RoomQuestion::Herds, Action::KeepHerd { at, herd }) => tell_lost_herd(world, seat, at, herd, ctx),
        (RoomQuestion::Garrison, Action::StandOutside { at, kind, .. }) => {
            ctx.tell_all(|| Event::Sallied { seat, at, kind, count: 1 });
        }
        _ => {}
    }
}

fn tell_lost_herd(world: &World, seat: Seat, at: Space, kept: Herd, ctx: Context<'_, '_>) {
    let stalled = world.fields[at.place()].inside;
    if let Some(herd) = stalled.into_iter().flatten().find(|&herd| herd != kept) {
        ctx.tell_all(|| Event::HerdLost { seat, at, herd });
    }
}
