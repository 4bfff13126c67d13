//! Coasts worth settling on (5.2), and the waters that join them to the realm (5.0).

use scharz::data::Ground;
use scharz::{Building, Kind, Place, Season, Set, World};

use crate::survey::{FAR, Survey, field_yield};

/// What a village costs that is hurried once, and hurrying it once more (3.7, 5.10).
const FOUNDING: i16 = 5;
const HURRY: i16 = 2;
/// What those cost who are raised for land beyond the sea, with their bread.
const PASSENGERS: i16 = 3;
/// Enemies who may be beside a coast on which units land.
const TOLERATED: f32 = 1.0;

impl Survey<'_> {
    /// Storms sink ships from autumn on in Extended (5.6), and nobody settles when the match is about to end.
    pub(crate) fn is_season_for_settlers(&self) -> bool {
        let is_calm = !self.world.is_extended() || self.world.season <= Season::Autumn;
        let is_last = self.world.year >= self.world.options.years && self.world.season == Season::Winter;
        is_calm && !is_last && !self.is_poor() && !self.needs_bread()
    }

    /// Whether a party can build, and in Extended finish before the storms, which may sink the ship behind it.
    pub(crate) fn may_found(&self, party: usize) -> bool {
        let is_crew = party >= self.least_crew(Building::BuildVillage);
        let spare = self.gold() - self.reserve();
        let price = if self.world.season == Season::Spring { FOUNDING } else { FOUNDING + HURRY };
        // Among several enemies one always sinks the ship.
        is_crew && (!self.world.is_extended() || spare >= price && self.has_single_enemy())
    }

    /// Units without supply, and parts of the realm that must live on their own stores.
    pub(crate) fn severed(&self, world: &World) -> (usize, usize) {
        let scene = world.scene();
        let fed = scene.supplied(self.seat) | scene.encircled(self.seat);
        let units =
            world.units[self.seat].count(|unit| !fed.contains(unit.at.place()) && unit.kind != Kind::Corsair);
        let (mut towns, mut parts) = (scene.cus(self.seat), 0);
        while let Some(first) = towns.first() {
            towns -= scene.component(self.seat, first);
            parts += 1;
        }
        // In the storms of Extended a ship is worth more than a shared store.
        (units, if self.is_stormy() { 0 } else { parts })
    }

    pub(crate) fn is_stormy(&self) -> bool {
        self.world.is_extended() && self.world.season >= Season::Autumn
    }

    /// Whoever boards at sea lands a season later.
    pub(crate) fn is_early(&self) -> bool {
        !self.world.is_extended() || self.world.season == Season::Spring
    }

    /// In Quick every ship and unit is paid for in winter.
    fn is_poor(&self) -> bool {
        self.world.is_quick() && self.gold() < self.reserve()
    }

    /// Seas without enemies that touch an own settlement: a ship there joins their coasts to the realm.
    pub(crate) fn own_waters(&self) -> Set<Place> {
        let seas = self.world.map().seas - self.enemy_out;
        self.home.spread(|place| self.world.data(place).coast) & seas
    }

    /// Where a party on these seas goes ashore, and the sea from which it is reached: on free land if it can found a
    /// village, else beside own land that can grow.
    pub(crate) fn landing_place(&self, seas: Set<Place>, party: usize) -> Option<(Place, Place)> {
        let free = self.best_coast(seas).filter(|_| !self.is_stormy());
        free.filter(|_| self.may_found(party)).or_else(|| self.outlet(seas)).or(free)
    }

    /// The best free coast of these seas.
    pub(crate) fn best_coast(&self, seas: Set<Place>) -> Option<(Place, Place)> {
        self.best_of_coasts(seas, |coast| self.coast_worth(coast))
    }

    /// The coast of these seas that is own land, or beside it, with the most free land around.
    pub(crate) fn outlet(&self, seas: Set<Place>) -> Option<(Place, Place)> {
        if self.world.is_quick() {
            return None;
        }
        self.best_of_coasts(seas, |coast| self.outlet_worth(coast))
    }

    fn best_of_coasts(
        &self,
        seas: Set<Place>,
        worth: impl Fn(Place) -> Option<f32>,
    ) -> Option<(Place, Place)> {
        let mut best: Option<(f32, Place, Place)> = None;
        for sea in seas & self.own_waters() {
            for coast in self.world.data(sea).coast & self.world.map().fields {
                let Some(worth) = worth(coast) else { continue };
                if best.is_none_or(|(most, ..)| worth > most) {
                    best = Some((worth, sea, coast));
                }
            }
        }
        best.map(|(_, sea, coast)| (sea, coast))
    }

    /// Good land with free land behind it, far from enemies, which none of the own units can walk to.
    fn coast_worth(&self, place: Place) -> Option<f32> {
        let own = self.scene.out(self.seat) & self.world.map().fields;
        if (self.taken() | own).contains(place)
            || self.is_frosty(place)
            || self.steps_from(self.home | own, place) <= 2
        {
            return None;
        }
        let threat = self.enemy_around(place, Ground::Open).units;
        if threat > TOLERATED {
            return None;
        }
        let growth = field_yield(self.world, place).map_or(0.0, f32::from);
        let behind = self.free_around(place).min(8) as f32;
        let strangers = match self.steps_from(self.enemy_home | self.enemy_out, place) {
            0..=1 => 1.0,
            2 => 0.6,
            _ => 0.0,
        };
        Some(2.0 + 0.3 * growth + 0.2 * behind - 0.5 * threat - strangers)
    }

    /// Free fields that units from a coast can take for the realm.
    fn outlet_worth(&self, place: Place) -> Option<f32> {
        let enemies = self.enemy_home | self.enemy_out | self.closed;
        let is_joined = self.steps_from(self.owned, place) <= 1;
        let is_lost = self.is_stormy() && !self.shelter_ashore().contains(place);
        if enemies.contains(place) || !is_joined || is_lost || self.is_frosty(place) {
            return None;
        }
        let threat = self.enemy_around(place, Ground::Open).units;
        let free = (self.world.map().fields - self.taken())
            .iter()
            .filter(|&to| {
                self.steps(place, to) <= 2 && self.steps_from(self.owned - Set::one(place), to) <= 1
            })
            .count();
        (free > 0 && threat <= TOLERATED).then_some(free as f32 - 0.5 * threat)
    }

    /// Fields that somebody has.
    fn taken(&self) -> Set<Place> {
        self.owned | self.enemy_home | self.enemy_out | self.closed
    }

    /// Free fields at most two steps away.
    fn free_around(&self, place: Place) -> usize {
        let free = self.world.map().fields - self.taken() - Set::one(place);
        free.iter().filter(|&to| self.steps(place, to) <= 2).count()
    }

    /// Whether own units hold a field that cannot be reached over land, but is supplied.
    pub(crate) fn is_colony(&self, place: Place) -> bool {
        (self.controlled & self.connected & self.scene.out(self.seat)).contains(place)
            && self.steps_from(self.home, place) > 2
    }

    /// Whether own people live where only a ship joins them to a yard.
    pub(crate) fn is_needed_overseas(&self, yard: Place) -> bool {
        let people = self.home | self.scene.out(self.seat) & self.world.map().fields;
        people.iter().any(|place| self.steps(yard, place) >= FAR)
    }

    /// Whether a ship can take people from here to land beyond the sea before the match ends.
    pub(crate) fn has_passage(&self, from: Place) -> bool {
        let seas = self.world.data(from).coast;
        let mut ships = self.world.units[self.seat].iter().filter(|(_, unit)| unit.kind == Kind::Transport);
        let is_near = |at: Place| at == from || seas.contains(at);
        let is_rich = self.gold() - self.reserve() >= FOUNDING + PASSENGERS;
        is_rich
            && !self.is_last_year()
            && self.has_single_enemy()
            && ships.any(|(_, ship)| is_near(ship.at.place()))
            && self.best_coast(seas).is_some()
    }

    /// Whether a ship is missing for land beyond the sea; in Quick its wages are worth more than the land.
    pub(crate) fn wants_settlers(&self, yard: Place) -> bool {
        let ships = self.world.units[self.seat].count(|unit| unit.kind == Kind::Transport);
        !self.world.is_quick() && ships == 0 && self.best_coast(self.world.data(yard).coast).is_some()
    }
}
