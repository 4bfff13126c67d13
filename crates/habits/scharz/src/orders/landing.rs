//! Over the sea (5.2): units board in the own yard, sail out and land on another coast in one sub-phase.

use scharz::data::{self, Ground};
use scharz::{Kind, Marks, Post, Season, Unit, places};

use super::march::{BOLD, March, Order, Passage, prize};
use super::odds::Force;

/// Transports are small; an army worth landing needs several.
const MOST_TRANSPORTS: usize = 3;

impl March<'_, '_> {
    /// Own units that can land on a place in this sub-phase: aboard, or in a yard with room on its ships.
    pub(super) fn landers(&self, target: usize, mut join: impl FnMut(&Unit)) {
        let survey = self.survey;
        let (world, seat) = (survey.world, survey.seat);
        if world.data(target).coast == 0 || survey.is_frosty(target) {
            return;
        }
        let mut embarking = 0u64;
        for (slot, ship) in self.transports() {
            if self.sea_towards(ship, target).is_none() {
                continue;
            }
            let cargo = world.cargo(seat, slot).filter(|(_, unit)| !unit.marks.has(Marks::MOVED));
            cargo.for_each(|(_, unit)| join(unit));
            if ship.post != Post::InYard {
                continue;
            }
            let place = ship.at.local();
            let mut room = world.cargo_room(seat, slot);
            let waiting = self.n_available(place).saturating_sub((embarking >> place & 1) as usize * 3);
            for (_, unit) in self.boarders(place).take(waiting) {
                let size = data::ship_size(unit.kind);
                if size <= room {
                    room -= size;
                    join(unit);
                }
            }
            embarking |= 1 << place;
        }
    }

    pub(super) fn transports(&self) -> impl Iterator<Item = (usize, &Unit)> {
        self.survey.world.units[self.survey.seat].iter().filter(|(_, unit)| unit.kind == Kind::Transport)
    }

    pub(super) fn boarders(&self, place: usize) -> impl Iterator<Item = (usize, &Unit)> {
        let survey = self.survey;
        survey.world.units_at(survey.seat, place).filter(|(_, unit)| {
            survey.is_free(unit) && data::ship_size(unit.kind) > 0 && !unit.marks.has(Marks::STEPPED)
        })
    }

    /// The sea from which a ship's cargo can land on a place now.
    fn sea_towards(&self, ship: &Unit, target: usize) -> Option<usize> {
        let survey = self.survey;
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

    /// The next click of a landing on a place: ashore, or out to sea, or aboard.
    pub(super) fn landing_order(&self, target: usize) -> Option<Order> {
        let survey = self.survey;
        let (world, seat) = (survey.world, survey.seat);
        for (slot, ship) in self.transports() {
            let Some(sea) = self.sea_towards(ship, target) else { continue };
            let cargo = world.cargo(seat, slot).find(|(_, unit)| !unit.marks.has(Marks::MOVED));
            let is_full = world.cargo_room(seat, slot) == 0;
            let waiting =
                self.boarders(ship.at.local()).next().filter(|_| self.n_available(ship.at.local()) > 0);
            match (ship.post, cargo, waiting) {
                (Post::Open, Some(_), _) if sea != ship.at.local() => {
                    return Some(Order { stack: ship.stack(), to: sea, count: 1, by: Passage::March });
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
                    let count = self.n_available(ship.at.local());
                    return Some(Order {
                        stack: unit.stack(),
                        to: ship.at.local(),
                        count,
                        by: Passage::Board,
                    });
                }
                (Post::InYard, Some(_), _) => {
                    return Some(Order { stack: ship.stack(), to: sea, count: 1, by: Passage::March });
                }
                _ => {}
            }
        }
        None
    }

    /// Nobody stays aboard without a purpose: to the own coast, or to free land.
    pub(super) fn ashore_order(&self) -> Option<Order> {
        let survey = self.survey;
        let aboard = survey.world.units[survey.seat].iter().map(|(_, unit)| unit);
        let unit =
            aboard.into_iter().find(|unit| unit.post == Post::Aboard && !unit.marks.has(Marks::MOVED))?;
        let place = unit.at.local();
        let data = survey.world.data(place);
        let coast = if data.is_field() { 1 << place } else { data.coast & survey.world.map().fields };
        let safe = coast & !survey.closed & !survey.enemy_out & !survey.enemy_home;
        let to = places(safe).filter(|&to| !survey.is_frosty(to)).max_by_key(|&to| {
            (survey.home >> to & 1 == 1, survey.owned >> to & 1 == 1, std::cmp::Reverse(to))
        })?;
        Some(Order { stack: unit.stack(), to, count: usize::MAX, by: Passage::March })
    }

    /// Empty transports fish and join coasts in the good season, and wait in the yard for an army or the winter.
    pub(super) fn sailing_order(&self) -> Option<Order> {
        let survey = self.survey;
        let (world, seat) = (survey.world, survey.seat);
        let is_stormy = world.is_extended() && world.season >= Season::Autumn;
        let stays_in = world.is_quick() || is_stormy;
        for (slot, ship) in self.transports() {
            if ship.marks.has(Marks::MOVED) || world.cargo(seat, slot).next().is_some() {
                continue;
            }
            let place = ship.at.local();
            if ship.post == Post::InYard && !stays_in && !self.is_awaited(place) {
                let seas = world.data(place).coast & world.map().seas & !survey.enemy_out;
                let unfished = seas & !survey.scene.out(seat);
                if let Some(sea) = places(unfished).next() {
                    return Some(Order { stack: ship.stack(), to: sea, count: 1, by: Passage::March });
                }
            }
            if ship.post == Post::Open && !world.data(place).is_field() {
                let yards = places(world.data(place).coast & survey.home)
                    .filter(|&yard| world.free_berths(seat, yard) > 0);
                let wanted = yards.into_iter().find(|&yard| stays_in || self.is_awaited(yard));
                let order =
                    wanted.map(|yard| Order { stack: ship.stack(), to: yard, count: 1, by: Passage::Moor });
                if let Some(order) = order.filter(|order| self.joins_as_many(order)) {
                    return Some(order);
                }
            }
        }
        None
    }

    /// Where an army should gather to be shipped, if it could take something beyond the sea.
    pub(super) fn embarkation(&self) -> Option<usize> {
        let survey = self.survey;
        let yards = survey.home & self.transports().fold(0, |set, (_, ship)| set | ship.at.bit());
        places(yards).find(|&yard| {
            let ships = self.transports().filter(|(_, ship)| ship.at.local() == yard).count();
            self.is_worth_embarking(yard, ships)
        })
    }

    /// Whether so many ships could carry an army from a yard that takes something on the coasts around.
    fn is_worth_embarking(&self, yard: usize, ships: usize) -> bool {
        let survey = self.survey;
        let stands = survey.scene.out(survey.seat) & survey.world.map().fields;
        let mut force = Force::default();
        for from in places(stands).filter(|&from| survey.steps(from, yard) <= 3) {
            let units = survey.world.units_at(survey.seat, from).filter(|(_, unit)| survey.is_free(unit));
            for (_, unit) in units.take(self.n_available(from)) {
                if (force.units as usize) < 3 * ships {
                    force.add(survey.world, survey.seat, unit, Ground::Difficult);
                }
            }
        }
        let seas = survey.world.data(yard).coast & survey.world.map().seas;
        let shores = places(seas).fold(0, |set, sea| set | survey.world.data(sea).coast);
        places(shores & survey.enemy_home).any(|target| {
            let standing = survey
                .enemy_force(target, Ground::Open)
                .plus(&survey.enemy_around(target, Ground::Open).times(0.7));
            let inside = survey.enemy_inside(target).plus(&standing);
            survey.assault_odds(target, &force, &inside) >= BOLD && prize(survey, target) > 0.0
        })
    }

    /// Whether an army or settlers at a yard have something to do beyond the sea; else a ship fishes, and joins islands.
    fn is_awaited(&self, yard: usize) -> bool {
        let n_ships = self.transports().count();
        self.n_available(yard) >= 3 && (self.can_settle_from(yard) || self.is_worth_embarking(yard, n_ships))
    }
}

/// Whether more ships would carry the war over the sea.
pub(super) fn wants_transport(survey: &super::survey::Survey<'_>, yard: usize) -> bool {
    let seas = survey.world.data(yard).coast & survey.world.map().seas;
    let shores = places(seas).fold(0, |set, sea| set | survey.world.data(sea).coast);
    let n_ships = survey.world.units[survey.seat].count(|unit| unit.kind == Kind::Transport);
    survey.wants_settlers(yard) || shores & survey.enemy_home != 0 && n_ships < MOST_TRANSPORTS
}

#[cfg(test)]
mod tests {
    use scharz::{Event, MapId, Mode, Phase, Yard};

    use super::super::course::Stance;
    use super::super::drill::{Drill, FOE, OWN, at};
    use super::*;

    /// Three idle people beside a ship on an island, in spring.
    fn puts_out_empty(gold: i16) -> bool {
        let mut drill = Drill::new(MapId::Britannia, Mode::Extended)
            .village(OWN, "br_mona", Yard::Dock)
            .village(OWN, "br_mann", Yard::NoYard)
            .units(OWN, "br_mona", Kind::LightInfantry, 3)
            .moored(OWN, "br_mona", 1)
            .village(FOE, "br_cantium", Yard::NoYard);
        drill.state.world.players[OWN].gold = gold;
        let mut drill = drill.go(Phase::Units);
        let told = drill.carry_out(Stance::default(), 1);
        let sailed = |event: &Event| matches!(event, Event::Moved { kind: Kind::Transport, seat: OWN, .. });
        let at_home = drill.state.world.units[OWN].count(|unit| unit.is_land() && unit.at == at("br_mona"));
        told.iter().any(sailed) && at_home == 3
    }

    #[test]
    fn a_ship_fishes_while_nobody_can_pay_for_a_village() {
        assert!(puts_out_empty(0));
        assert!(!puts_out_empty(20), "settlers go aboard");
    }
}
