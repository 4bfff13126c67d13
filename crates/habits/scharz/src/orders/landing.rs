//! Over the sea (5.2): units board in the own yard, sail out and land on another coast in one sub-phase.

use scharz::{Mark, Place, Post, Set, Unit, data};

use crate::orders::{Muster, Order, Passage};

/// The next click of a landing on a place: ashore, or out to sea, or aboard.
pub(super) fn order(muster: &Muster<'_>, target: Place) -> Option<Order> {
    let survey = muster.survey;
    let (world, seat) = (survey.world, survey.seat);
    for (slot, ship) in muster.transports() {
        let Some(sea) = sea_towards(muster, ship, target) else { continue };
        let cargo = world.cargo(seat, slot).find(|(_, unit)| !unit.marks.contains(Mark::Moved));
        let is_full = world.cargo_room(seat, slot) == 0;
        let waiting =
            muster.boarders(ship.at.place()).next().filter(|_| muster.n_available(ship.at.place()) > 0);
        match (ship.post, cargo, waiting) {
            (Post::Open, Some(_), _) if sea != ship.at.place() => {
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
                let count = muster.n_available(ship.at.place());
                return Some(Order { stack: unit.stack(), to: ship.at.place(), count, by: Passage::Board });
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
pub(super) fn landers(muster: &Muster<'_>, target: Place, mut join: impl FnMut(&Unit)) {
    let survey = muster.survey;
    let (world, seat) = (survey.world, survey.seat);
    if world.data(target).coast.is_empty() || survey.is_frosty(target) {
        return;
    }
    let mut embarking = Set::EMPTY;
    for (slot, ship) in muster.transports() {
        if sea_towards(muster, ship, target).is_none() {
            continue;
        }
        let cargo = world.cargo(seat, slot).filter(|(_, unit)| !unit.marks.contains(Mark::Moved));
        cargo.for_each(|(_, unit)| join(unit));
        if ship.post != Post::InYard {
            continue;
        }
        let place = ship.at.place();
        let mut room = world.cargo_room(seat, slot);
        let waiting = muster.n_available(place).saturating_sub(usize::from(embarking.contains(place)) * 3);
        for (_, unit) in muster.boarders(place).take(waiting) {
            let size = data::ship_size(unit.kind);
            if size <= room {
                room -= size;
                join(unit);
            }
        }
        embarking.insert(place);
    }
}

/// The sea from which a ship's cargo can land on a place now.
fn sea_towards(muster: &Muster<'_>, ship: &Unit, target: Place) -> Option<Place> {
    let survey = muster.survey;
    let shores = (survey.world.data(target).coast & survey.world.map().seas) - survey.enemy_out;
    match ship.post {
        Post::Open if shores.contains(ship.at.place()) => Some(ship.at.place()),
        Post::Open if !ship.marks.contains(Mark::Moved) && !survey.world.data(ship.at.place()).is_field() => {
            (shores & survey.world.data(ship.at.place()).water).first()
        }
        Post::InYard if !ship.marks.contains(Mark::Moved) => {
            (shores & survey.world.data(ship.at.place()).coast).first()
        }
        _ => None,
    }
}
