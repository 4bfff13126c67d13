//! What a plundered field yields (5.8): its crop and herds are stolen or destroyed, and what that is worth.

use engine::Seat;

use super::conquest;
use crate::action::Action;
use crate::data::maps::{Homeland, Space};
use crate::event::Event;
use crate::ids::{Herd, Loot};
use crate::phases::Context;
use crate::setup::PlunderPp;
use crate::state::{Flock, Place, World};

/// What of the foreign crop or herds is stolen; the rest is destroyed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Booty {
    All,
    Nothing,
    /// One of two herds.
    Only(Herd),
    /// Nothing, and nothing is destroyed (5.6).
    LeftAlone,
}

/// What belongs to friends is spared (5.10).
pub fn has_loot(world: &World, seat: Seat, place: Place) -> bool {
    let field = &world.fields[place];
    let crop = field.crop_owner.is_some_and(|owner| world.is_hostile(seat, owner));
    crop || field.herds.iter().flatten().any(|flock| world.is_hostile(seat, flock.owner))
}

/// Whether a click on this board steals anything.
pub fn steals(board: &World, seat: Seat, action: Action) -> bool {
    booty_of(action).is_some_and(|(at, booty)| booty != Booty::Nothing && has_loot(board, seat, at.place()))
}

/// What a click of the step of plunder wants.
pub fn booty_of(action: Action) -> Option<(Space, Booty)> {
    match action {
        Action::Plunder { at, loot: Loot::Steal } => Some((at, Booty::All)),
        Action::Plunder { at, loot: Loot::Destroy } => Some((at, Booty::Nothing)),
        Action::PlunderFor { at, herd } => Some((at, Booty::Only(herd))),
        _ => None,
    }
}

/// In the battle phase the place is a battlefield, in Attrition it is not (3.13).
pub fn plunder(world: &mut World, seat: Seat, place: Place, booty: Booty, battlefield: Option<Place>) {
    let is_supplied = world.scene().is_supplied(seat, place);
    world.fields[place].plundered = true;
    world.players[seat].gold += i16::from(is_supplied);
    prestige(world, seat, place, battlefield);
    if booty != Booty::LeftAlone {
        take_crop(world, seat, place, booty);
        take_herds(world, seat, place, booty);
    }
}

/// 4 points from an opponent's settlement, minus 4 elsewhere, but for some peoples (3.11, 3.13).
fn prestige(world: &mut World, seat: Seat, place: Place, battlefield: Option<Place>) {
    let victim = world.fields[place].lord().filter(|&lord| lord != seat);
    let counts =
        |lord: &Seat| world.options.plunder_pp == PlunderPp::AnyOpponent || world.is_rival(seat, *lord);
    if let Some(lord) = victim.filter(counts) {
        return world.win_pp(seat, lord, 4, battlefield);
    }
    let data = world.data(place);
    let with_honour = world.faction(seat).is_some_and(|faction| {
        let is_home = data.homeland == Homeland::Of(faction.local());
        faction.plunders_with_honour(data, is_home, world.options.danube_literal)
    });
    world.gain_pp(seat, if with_honour { 4 } else { -4 });
}

/// All grain of the crop goes to a connected store with room, or is destroyed.
fn take_crop(world: &mut World, seat: Seat, place: Place, booty: Booty) {
    let owner = world.fields[place].crop_owner.filter(|&owner| world.is_hostile(seat, owner));
    let Some(owner) = owner else { return };
    let crop = std::mem::take(&mut world.fields[place].crop);
    world.fields[place].crop_owner = None;
    let stored = if booty == Booty::All { conquest::store_beside(world, seat, place, crop) } else { 0 };
    conquest::score_grain(world, seat, owner, stored, crop.max(1));
}

/// A stolen herd stays here if the field is the plunderer's, or goes to another own field with room (S5); in the step
/// of plunder it may then be driven elsewhere, see `spoils`.
fn take_herds(world: &mut World, seat: Seat, place: Place, booty: Booty) {
    let flocks = world.fields[place].herds;
    let stolen = stolen(world, seat, flocks, booty);
    for (index, flock) in flocks.into_iter().enumerate() {
        let Some(flock) = flock.filter(|flock| world.is_hostile(seat, flock.owner)) else { continue };
        world.fields[place].herds[index] = None;
        world.move_vp(flock.owner, -1);
        let target = if stolen[index] { pasture(world, seat, place) } else { None };
        if let Some(target) = target {
            world.fields[target].put_herd(seat, flock.herd);
            world.move_vp(seat, 1);
        }
    }
}

/// Which of the two herds are to be stolen, if there is room.
fn stolen(world: &World, seat: Seat, flocks: [Option<Flock>; 2], booty: Booty) -> [bool; 2] {
    let is_foreign = |flock: Flock| world.is_hostile(seat, flock.owner);
    let foreign = flocks.map(|flock| flock.is_some_and(is_foreign));
    match booty {
        Booty::All => foreign,
        Booty::Nothing | Booty::LeftAlone => [false; 2],
        Booty::Only(herd) => {
            let is_first = foreign[0] && flocks[0].is_some_and(|flock| flock.herd == herd);
            [is_first, !is_first && foreign[1]]
        }
    }
}

/// Where it can be fed, if there is room, else anywhere in the own network.
pub fn pasture(world: &World, seat: Seat, place: Place) -> Option<Place> {
    let scene = world.scene();
    let owned = scene.owned(seat);
    let has_room = |place: Place| world.fields[place].takes_herd();
    if owned.contains(place) && has_room(place) {
        return Some(place);
    }
    let open = owned.only(has_room);
    (open & scene.connected(seat)).first().or_else(|| open.first())
}

pub fn tell(world: &World, seat: Seat, at: Space, booty: Booty, ctx: Context<'_, '_>) {
    ctx.tell_all(|| Event::Plundered { seat, at });
    if booty == Booty::LeftAlone {
        return;
    }
    let field = &world.fields[at.place()];
    if let Some(owner) = field.crop_owner.filter(|&owner| world.is_hostile(seat, owner)) {
        let count = field.crop;
        ctx.tell_all(|| match booty {
            Booty::All => Event::CropTaken { seat, owner, at, count },
            _ => Event::CropDestroyed { seat, owner, at },
        });
    }
    let stolen = stolen(world, seat, field.herds, booty);
    for (flock, is_stolen) in field.herds.iter().zip(stolen) {
        let Some(Flock { herd, owner }) = flock.filter(|flock| world.is_hostile(seat, flock.owner)) else {
            continue;
        };
        ctx.tell_all(|| match is_stolen {
            true => Event::HerdTaken { seat, owner, at, herd },
            false => Event::HerdDestroyed { seat, owner, at, herd },
        });
    }
}
