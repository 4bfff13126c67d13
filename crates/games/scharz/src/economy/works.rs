//! Building sites at work (5.9): who builds, how many are needed, and how fast it goes.

use engine::Seat;

use crate::data;
use crate::ids::{Building, Kind, Post};
use crate::setup::BuildPace;
use crate::state::{Place, World};

/// Workers on a site; elites count twice, some Romans build with heavy infantry.
pub fn workers(world: &World, place: Place) -> u8 {
    let Some(owner) = world.fields[place].owner else { return 0 };
    let crew = world.units_at(owner, place).filter(|(_, unit)| unit.post == Post::OnSite);
    crew.map(|(_, unit)| World::weight(unit.level).max(1)).sum()
}

pub fn may_build(world: &World, seat: Seat, kind: Kind) -> bool {
    kind == Kind::LightInfantry || world.bonus(seat, false, |faction| faction.can_build(kind))
}

pub fn min_builders(world: &World, seat: Seat, building: Building) -> u8 {
    let (_, plain) = data::building(building);
    world.bonus(seat, plain, |faction| faction.min_builders(building, plain))
}

/// The fewest workers the site of a place needs; 0 without a site.
pub fn builders_at(world: &World, place: Place) -> u8 {
    let field = &world.fields[place];
    match (field.owner, field.site) {
        (Some(owner), Some(building)) => min_builders(world, owner, building),
        _ => 0,
    }
}

/// Quarters by which a site grows this round.
pub fn pace(world: &World, place: Place) -> u8 {
    let field = &world.fields[place];
    let (Some(owner), Some(building)) = (field.owner, field.site) else { return 0 };
    if world.scene().encircled(owner).contains(place) {
        return 0;
    }
    let player = &world.players[owner];
    let mut quarters = workers(world, place) / min_builders(world, owner, building);
    if world.has_prestige() && player.pp >= 50 {
        quarters *= 2;
    }
    if player.paid_builders {
        quarters *= 2;
    }
    match world.options.build_pace {
        BuildPace::Multiples => quarters,
        BuildPace::MaxDouble => quarters.min(2),
    }
}
