//! Over the sea (5.2): units board in the own yard, sail out and land on another coast in one sub-phase.

use scharz::{Marks, Post, Unit, data, places};

use crate::orders::{Muster, Order, Passage};

/// The next click of a landing on a place: ashore, or out to sea, or aboard.
pub(super) fn order(muster: &Muster<'_>, target: usize) -> Option<Order> {
    let survey = muster.survey;
    let (world, seat) = (survey.world, survey.seat);
    for (slot, ship) in muster.transports() {
        let Some(sea) = sea_towards(muster, ship, target) else { continue };
        let cargo = world.cargo(seat, slot).find(|(_, unit)| !unit.marks.has(Marks::MOVED));
        let is_full = world.cargo_room(seat, slot) == 0;
        let waiting =
            muster.boarders(ship.at.local()).next().filter(|_| muster.n_available(ship.at.local()) > 0);
        match (ship.post, cargo, waiting) {
            (Post::Open, Some(_), _) if sea != ship.at.local() => {
                return Some(Order::sail(ship, sea));
            }
            (Post::Open, Some((_, unit)), _) => {
                return Some(Order {
                    stack: unit.stack(),
                    to: target,
                    count: usize::MAX,
                    by: Passage::March,
                });
            }
            (Post::InYard, _, Some((_, unit))) if !is_full => {
                let count = muster.n_available(ship.at.local());
                return Some(Order { stack: unit.stack(), to: ship.at.local(), count, by: Passage::Board });
            }
            (Post::InYard, Some(_), _) => {
                return Some(Order::sail(ship, sea));
            }
            _ => {}
        }
    }
    None
}

/// Own units that can land on a place in this sub-phase: aboard, or in a yard with room on its ships.
pub(super) fn landers(muster: &Muster<'_>, target: usize, mut join: impl FnMut(&Unit)) {
    let survey = muster.survey;
    let (world, seat) = (survey.world, survey.seat);
    if world.data(target).coast == 0 || survey.is_frosty(target) {
        return;
    }
    let mut embarking = 0u64;
    for (slot, ship) in muster.transports() {
        if sea_towards(muster, ship, target).is_none() {
            continue;
        }
        let cargo = world.cargo(seat, slot).filter(|(_, unit)| !unit.marks.has(Marks::MOVED));
        cargo.for_each(|(_, unit)| join(unit));
        if ship.post != Post::InYard {
            continue;
        }
        let place = ship.at.local();
        let mut room = world.cargo_room(seat, slot);
        let waiting = muster.n_available(place).saturating_sub((embarking >> place & 1) as usize * 3);
        for (_, unit) in muster.boarders(place).take(waiting) {
            let size = data::ship_size(unit.kind);
            if size <= room {
                room -= size;
                join(unit);
            }
        }
        embarking |= 1 << place;
    }
}

/// The sea from which a ship's cargo can land on a place now.
fn sea_towards(muster: &Muster<'_>, ship: &Unit, target: usize) -> Option<usize> {
    let survey = muster.survey;
    let shores = survey.world.data(target).coast & survey.world.map().seas & !survey.enemy_out;
    match ship.post {
        Post::Open if shores & ship.at.bit() != 0 => Some(ship.at.local()),
        Post::Open if !ship.marks.has(Marks::MOVED) && !survey.world.data(ship.at.local()).is_field() => {
            places(shores & survey.world.data(ship.at.local()).water).next()
        }
        Post::InYard if !ship.marks.has(Marks::MOVED) => {
            places(shores & survey.world.data(ship.at.local()).coast).next()
        }
        _ => None,
    }
}
