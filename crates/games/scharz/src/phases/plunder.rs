//! Plunder (5.8).

use engine::Seat;

use super::{Action, Context, Event, Flow, Phase, Scharz, Visit, World, conquest};
use crate::ids::Loot;
use crate::maps::{Homeland, places};
use crate::setup::PlunderPp;

pub fn visit(world: &World, seat: Seat, visit: Visit<'_>) -> Flow {
    visit(Action::Ready)?;
    for place in places(fields(world, seat)) {
        let at = world.space(place);
        visit(Action::Plunder { at, loot: Loot::Steal })?;
        if has_loot(world, seat, place) {
            visit(Action::Plunder { at, loot: Loot::Destroy })?;
        }
    }
    Flow::Continue(())
}

/// Fields the player may plunder: controlled with own units, or around an encircled settlement.
fn fields(world: &World, seat: Seat) -> u64 {
    let scene = world.scene();
    let mut around = 0;
    for other in world.players.seats().filter(|&other| world.is_hostile(seat, other)) {
        around |= scene.encircled(other);
    }
    // Of several besiegers the first in initiative order plunders.
    let earlier =
        world.order().take_while(|&other| other != seat).fold(0, |set, other| set | scene.out(other));
    let open = scene.out(seat) & !scene.hostile_out(seat) & (scene.controlled(seat) | (around & !earlier));
    let allowed = |place: &usize| {
        let field = &world.fields[*place];
        !field.plundered
            && field.lord() != Some(seat)
            && !world.data(*place).is_neutral()
            && world.data(*place).is_field()
    };
    places(open).filter(allowed).fold(0, |set, place| set | 1 << place)
}

fn has_loot(world: &World, seat: Seat, place: usize) -> bool {
    let field = &world.fields[place];
    let crop = field.crop_owner.is_some_and(|owner| owner != seat);
    crop || field.herds.iter().flatten().any(|flock| flock.owner != seat)
}

pub fn play(world: &mut World, seat: Seat, action: Action) {
    if let Action::Plunder { at, loot } = action {
        plunder(world, seat, at.local(), loot);
    }
}

pub fn plunder(world: &mut World, seat: Seat, place: usize, loot: Loot) {
    let is_supplied = world.scene().is_supplied(seat, place);
    world.fields[place].plundered = true;
    world.players[seat].gold += i16::from(is_supplied);
    prestige(world, seat, place);
    take_crop(world, seat, place, loot);
    take_herds(world, seat, place, loot);
}

/// 4 points from an opponent's settlement, minus 4 elsewhere, but for some peoples (3.11, 3.13).
fn prestige(world: &mut World, seat: Seat, place: usize) {
    let victim = world.fields[place].lord().filter(|&lord| lord != seat);
    let counts =
        |lord: &Seat| world.options.plunder_pp == PlunderPp::AnyOpponent || world.is_rival(seat, *lord);
    if let Some(lord) = victim.filter(counts) {
        return world.win_pp(seat, lord, 4, Some(place));
    }
    let data = world.data(place);
    let with_honour = world.faction(seat).is_some_and(|faction| {
        let is_home = data.homeland == Homeland::Of(faction.local());
        faction.plunders_with_honour(data, is_home, world.options.danube_literal)
    });
    world.gain_pp(seat, if with_honour { 4 } else { -4 });
}

/// All grain of the crop goes to a connected store with room, or is destroyed.
fn take_crop(world: &mut World, seat: Seat, place: usize, loot: Loot) {
    let Some(owner) = world.fields[place].crop_owner.filter(|&owner| owner != seat) else { return };
    let crop = std::mem::take(&mut world.fields[place].crop);
    world.fields[place].crop_owner = None;
    let stored = if loot == Loot::Steal { conquest::store_beside(world, seat, place, crop) } else { 0 };
    conquest::score_grain(world, seat, owner, stored, crop.max(1));
}

/// A stolen herd stays here if the field is the plunderer's, or goes to the nearest own field with room.
fn take_herds(world: &mut World, seat: Seat, place: usize, loot: Loot) {
    for index in 0..2 {
        let Some(flock) = world.fields[place].herds[index].filter(|flock| flock.owner != seat) else {
            continue;
        };
        world.fields[place].herds[index] = None;
        world.move_vp(flock.owner, -1);
        let target = if loot == Loot::Steal { pasture(world, seat, place) } else { None };
        if let Some(target) = target {
            world.fields[target].put_herd(seat, flock.herd);
            world.move_vp(seat, 1);
        }
    }
}

fn pasture(world: &World, seat: Seat, place: usize) -> Option<usize> {
    let scene = world.scene();
    let owned = scene.owned(seat);
    let has_room = |place: &usize| world.fields[*place].takes_herd();
    if owned >> place & 1 == 1 && has_room(&place) {
        return Some(place);
    }
    places(owned & scene.connected(seat)).find(has_room)
}

pub fn tell(world: &World, seat: Seat, action: Action, ctx: Context<'_, '_>) {
    let Action::Plunder { at, loot } = action else { return };
    ctx.tell_all(|| Event::Plundered { seat, at });
    let field = &world.fields[at.local()];
    if let Some(owner) = field.crop_owner.filter(|&owner| owner != seat) {
        let count = field.crop;
        ctx.tell_all(|| match loot {
            Loot::Steal => Event::CropTaken { seat, owner, at, count },
            Loot::Destroy => Event::CropDestroyed { seat, owner, at },
        });
    }
    for flock in field.herds.iter().flatten().filter(|flock| flock.owner != seat) {
        let (owner, herd) = (flock.owner, flock.herd);
        ctx.tell_all(|| match loot {
            Loot::Steal => Event::HerdTaken { seat, owner, at, herd },
            Loot::Destroy => Event::HerdDestroyed { seat, owner, at, herd },
        });
    }
}

pub fn close(state: &mut Scharz) {
    state.go_to(Phase::Experience);
}
