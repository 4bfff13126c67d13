//! Losing room (5.0): what its owner decides about ships, herds and soldiers for whom there is none left. Where the
//! loss is a click of the own, the choice is the next click; else the step that was under way waits for it.

use engine::Seat;

use super::hits::{self, Class, First};
use super::{Action, Context, Event, Flow, Phase, Scharz, Visit, World};
use crate::data::Line;
use crate::data::maps::{Space, places};
use crate::state::{Errand, Plight};

/// Leaves the step that is under way, to come back to it.
pub fn begin(state: &mut Scharz) {
    state.errand = Some(Errand { phase: state.phase, cursor: state.cursor });
    state.go_to(Phase::Room);
}

/// The first player in initiative order who has a choice is asked; without any the step goes on.
pub fn enter(state: &mut Scharz) {
    let crowded = state.world.crowded;
    let asked = state.world.first.clockwise(state.world.n_seats()).find_map(|seat| {
        let place = places(crowded).find(|&place| state.world.plight(seat, place).is_some())?;
        Some((seat, place))
    });
    if let Some((seat, place)) = asked {
        state.cursor.place = place as u8;
        state.ask(seat);
    } else if let Some(Errand { phase, cursor }) = state.errand.take() {
        (state.phase, state.cursor, state.world.crowded) = (phase, cursor, 0);
    }
}

/// What a player is asked, in a world with its own clicks in it.
pub fn question(world: &World, seat: Seat) -> Option<(usize, Plight)> {
    places(world.crowded).find_map(|place| Some((place, world.plight(seat, place)?)))
}

pub fn visit(world: &World, seat: Seat, visit: Visit<'_>) -> Flow {
    let Some((place, plight)) = question(world, seat) else { return Flow::Continue(()) };
    let at = world.space(place);
    match plight {
        // The dearer herd is proposed.
        Plight::Herds => {
            let mut herds = world.fields[place].inside;
            herds.sort_by_key(|herd| std::cmp::Reverse(herd.map(crate::data::herd_ap)));
            herds.into_iter().flatten().try_for_each(|herd| visit(Action::KeepHerd { at, herd }))
        }
        Plight::Garrison => {
            hits::visit_unique(garrison(world, seat, place), First::Cheapest, |kind, level| {
                visit(Action::StandOutside { at, kind, level })
            })
        }
        Plight::Ships { slots, seas } => places(seas).try_for_each(|sea| {
            let to = world.space(sea);
            (1..=slots.count_ones() as u8).rev().try_for_each(|count| visit(Action::PutToSea { to, count }))
        }),
    }
}

fn garrison(world: &World, seat: Seat, place: usize) -> impl Iterator<Item = Class> + '_ {
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
        Action::KeepHerd { at, herd } => world.keep_herd(at.local(), herd),
        Action::StandOutside { at, kind, level } => world.stand_outside(seat, at.local(), kind, level),
        _ => {}
    }
}

pub fn answer(state: &mut Scharz, seat: Seat, action: Action, ctx: Context<'_, '_>) {
    tell(&state.world, seat, action, ctx);
    play(&mut state.world, seat, action);
}

/// Told before it is done.
pub fn tell(world: &World, seat: Seat, action: Action, ctx: Context<'_, '_>) {
    let Some((place, plight)) = question(world, seat) else { return };
    let from = world.space(place);
    match (plight, action) {
        (Plight::Ships { slots, .. }, Action::PutToSea { to, count }) => {
            let ship = places(slots).next().and_then(|slot| world.units[seat].get(slot));
            let kind = ship.expect("a ship").kind;
            ctx.tell_all(|| Event::Moved { seat, from, to, kind, count });
        }
        (Plight::Herds, Action::KeepHerd { at, herd }) => tell_lost_herd(world, seat, at, herd, ctx),
        (Plight::Garrison, Action::StandOutside { at, kind, .. }) => {
            ctx.tell_all(|| Event::Sallied { seat, at, kind, count: 1 });
        }
        _ => {}
    }
}

fn tell_lost_herd(world: &World, seat: Seat, at: Space, kept: crate::ids::Herd, ctx: Context<'_, '_>) {
    let stalled = world.fields[at.local()].inside;
    if let Some(herd) = stalled.into_iter().flatten().find(|&herd| herd != kept) {
        ctx.tell_all(|| Event::HerdLost { seat, at, herd });
    }
}
