//! What a realm is worth (5.13): the base of taxes and of feasts.

use engine::Seat;

use crate::ids::{Faction, Feast, Settlement, Yard};
use crate::state::{Place, Set, World};

/// Settlements that pay: completed, neither encircled nor contested nor plundered (5.13).
fn paying(world: &World, seat: Seat) -> Set<Place> {
    let scene = world.scene();
    let cus = scene.cus(seat) - scene.contested();
    cus.only(|place| !world.fields[place].plundered)
}

/// Villages 1, cities 3, ports 2 or 3, and half the connected fields.
fn realm_value(world: &World, seat: Seat) -> i16 {
    let port = world.bonus(seat, 2, |faction| faction.port_value());
    let settled: i16 = paying(world, seat)
        .iter()
        .map(|place| {
            let field = &world.fields[place];
            let settlement = if field.settlement == Settlement::City { 3 } else { 1 };
            settlement + if field.yard == Yard::Port { port } else { 0 }
        })
        .sum();
    let scene = world.scene();
    let fields = (scene.controlled(seat) & scene.connected(seat))
        .iter()
        .filter(|&place| !world.fields[place].plundered);
    settled + fields.count() as i16 / 2
}

pub fn tax_income(world: &World, seat: Seat) -> i16 {
    let bonus = if world.faction(seat) == Some(Faction::ItaliaEtruscans) { 3 } else { 0 };
    realm_value(world, seat) + bonus
}

pub fn feast_base(world: &World, seat: Seat) -> i16 {
    realm_value(world, seat)
}

/// Grain for a double or triple feast: per village 1 or 2, per city twice that. Who brings no prestige eats none.
pub fn feast_cost(world: &World, seat: Seat, feast: Feast) -> u16 {
    let guests = paying(world, seat);
    let rations: u16 = guests.iter().map(|place| world.fields[place].settlement as u16).sum();
    rations * feast as u16
}

pub fn feast_points(world: &World, seat: Seat, feast: Feast) -> i16 {
    feast_base(world, seat) * (feast as i16 + 1)
}
