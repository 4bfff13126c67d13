//! Land beyond the sea (5.2): a few units go ashore on a free coast, hold it, and build there. The ship that brought them
//! stays on the water and joins the coast to the realm (5.0).

use scharz::data::Ground;
use scharz::{Building, Kind, Marks, Post, Season, Unit, World, places};

use super::march::{March, Order, Passage};
use super::survey::{FAR, Survey, field_yield};

/// Units that go ashore together: the crew of a village (3.7), and one that claims land beside it.
const PARTY: usize = 3;
/// A realm of so many settlements looks for land first.
const FEW_SETTLEMENTS: u32 = 5;
/// What a village costs that is hurried once, and hurrying it once more (3.7, 5.10).
const FOUNDING: i16 = 5;
const HURRY: i16 = 2;
/// Enemies who may be beside a coast on which units land.
const TOLERATED: f32 = 1.0;

impl March<'_, '_> {
    /// The next click of settlers: ashore, out to sea, or aboard.
    pub(super) fn colony_order(&self) -> Option<Order> {
        if self.survey.is_season_for_settlers() {
            self.transports().find_map(|(slot, ship)| self.settlers_order(slot, ship))
        } else {
            None
        }
    }

    fn settlers_order(&self, slot: usize, ship: &Unit) -> Option<Order> {
        let survey = self.survey;
        let place = ship.at.local();
        let data = survey.world.data(place);
        let has_moved = ship.marks.has(Marks::MOVED);
        let cargo: Vec<&Unit> = survey.world.cargo(survey.seat, slot).map(|(_, unit)| unit).collect();
        let fresh = cargo.iter().find(|unit| !unit.marks.has(Marks::MOVED)).copied();
        match (ship.post, fresh) {
            (Post::Open, Some(unit)) if !data.is_field() => {
                let landing = survey.best_coast(1 << place).map(|(_, coast)| self.landing(unit, coast));
                landing.or_else(|| self.sail_on(ship, data.water).filter(|_| !has_moved))
            }
            (Post::Open, None) if !data.is_field() && cargo.is_empty() && survey.is_early() => {
                self.embark_at_sea(place)
            }
            (Post::InYard, _) if !has_moved => self
                .embark_in_yard(slot, ship)
                .or_else(|| self.sail_on(ship, data.coast).filter(|_| !cargo.is_empty())),
            _ => None,
        }
    }

    /// All together.
    fn landing(&self, unit: &Unit, coast: usize) -> Order {
        Order { stack: unit.stack(), to: coast, count: PARTY, by: Passage::March }
    }

    /// To the water with the best free coast that touches the realm.
    fn sail_on(&self, ship: &Unit, waters: u64) -> Option<Order> {
        let survey = self.survey;
        let (sea, _) = survey.best_coast(waters & survey.own_waters())?;
        let order = Order { stack: ship.stack(), to: sea, count: 1, by: Passage::March };
        self.joins_as_many(&order).then_some(order)
    }

    /// Whether a ship's move leaves nobody without supply and no part of the realm alone.
    pub(super) fn joins_as_many(&self, order: &Order) -> bool {
        let survey = self.survey;
        let mut after = *survey.world;
        let post = if order.by == Passage::Moor { Post::InYard } else { Post::Open };
        let ship = after.units[survey.seat].slots(|unit| unit.stack() == order.stack);
        let to = after.space(order.to);
        places(ship).take(1).for_each(|slot| after.relocate(survey.seat, slot, to, post));
        survey.severed(&after) <= survey.severed(survey.world)
    }

    fn embark_in_yard(&self, slot: usize, ship: &Unit) -> Option<Order> {
        let survey = self.survey;
        let place = ship.at.local();
        let room = usize::from(survey.world.cargo_room(survey.seat, slot));
        let going = self.n_settlers(place).min(room);
        survey.best_coast(survey.world.data(place).coast & survey.own_waters())?;
        let (_, unit) = self.boarders(place).next().filter(|_| survey.may_found(going))?;
        Some(Order { stack: unit.stack(), to: place, count: going, by: Passage::Board })
    }

    /// From a coast beside the ship; they land next season.
    fn embark_at_sea(&self, sea: usize) -> Option<Order> {
        let survey = self.survey;
        survey.best_coast(1 << sea)?;
        let shores = survey.world.data(sea).coast & survey.home & !survey.enemy_out;
        let from = places(shores)
            .filter(|&shore| !survey.is_frosty(shore))
            .max_by_key(|&shore| self.n_settlers(shore))?;
        let going = self.n_settlers(from).min(PARTY);
        let (_, unit) = self.boarders(from).next().filter(|_| survey.may_found(going))?;
        Some(Order { stack: unit.stack(), to: sea, count: going, by: Passage::Board })
    }

    /// Units that may leave a place for good: where no land is left to walk to, even builders.
    fn n_settlers(&self, place: usize) -> usize {
        let survey = self.survey;
        let is_cramped = self.claims(place).next().is_none();
        if !is_cramped || survey.home.count_ones() > FEW_SETTLEMENTS {
            return self.n_available(place);
        }
        self.n_unneeded(place)
    }
}

impl Survey<'_> {
    /// Storms sink ships from autumn on in Extended (5.6), and nobody settles when the match is about to end.
    fn is_season_for_settlers(&self) -> bool {
        let is_calm = !self.world.is_extended() || self.world.season <= Season::Summer;
        let is_last = self.world.year >= self.world.options.years && self.world.season == Season::Winter;
        is_calm && !is_last && !self.is_poor() && !self.needs_bread()
    }

    /// Whether a party can build, and in Extended finish before the storms, which may sink the ship behind it.
    fn may_found(&self, party: usize) -> bool {
        let is_crew = party >= self.least_crew(Building::BuildVillage);
        let spare = self.gold() - self.reserve();
        let price = if self.world.season == Season::Spring { FOUNDING } else { FOUNDING + HURRY };
        // Among several enemies one always sinks the ship.
        is_crew && (!self.world.is_extended() || spare >= price && self.has_single_enemy())
    }

    /// Units without supply, and parts of the realm that must live on their own stores.
    fn severed(&self, world: &World) -> (usize, usize) {
        let scene = world.scene();
        let fed = scene.supplied(self.seat) | scene.encircled(self.seat);
        let units =
            world.units[self.seat].count(|unit| fed & unit.at.bit() == 0 && unit.kind != Kind::Corsair);
        let (mut towns, mut parts) = (scene.cus(self.seat), 0);
        while towns != 0 {
            towns &= !scene.component(self.seat, towns.trailing_zeros() as usize);
            parts += 1;
        }
        // In the storms of Extended a ship is worth more than a shared store.
        (units, if self.is_stormy() { 0 } else { parts })
    }

    pub(super) fn is_stormy(&self) -> bool {
        self.world.is_extended() && self.world.season >= Season::Autumn
    }

    /// Whoever boards at sea lands a season later.
    fn is_early(&self) -> bool {
        !self.world.is_extended() || self.world.season == Season::Spring
    }

    /// In Quick every ship and unit is paid for in winter.
    fn is_poor(&self) -> bool {
        self.world.is_quick() && self.gold() < self.reserve()
    }

    /// Seas without enemies that touch an own settlement: a ship there joins their coasts to the realm.
    pub(super) fn own_waters(&self) -> u64 {
        let seas = self.world.map().seas & !self.enemy_out;
        places(self.home).fold(0, |set, place| set | self.world.data(place).coast) & seas
    }

    /// The best free coast of these seas, and the sea from which it is reached.
    pub(super) fn best_coast(&self, seas: u64) -> Option<(usize, usize)> {
        let mut best: Option<(f32, usize, usize)> = None;
        for sea in places(seas & self.own_waters()) {
            for coast in places(self.world.data(sea).coast & self.world.map().fields) {
                let Some(worth) = self.coast_worth(coast) else { continue };
                if best.is_none_or(|(most, ..)| worth > most) {
                    best = Some((worth, sea, coast));
                }
            }
        }
        best.map(|(_, sea, coast)| (sea, coast))
    }

    /// Good land with free land behind it, which none of the own units can walk to.
    fn coast_worth(&self, place: usize) -> Option<f32> {
        let taken = self.owned | self.enemy_home | self.enemy_out | self.closed;
        let own = self.scene.out(self.seat) & self.world.map().fields;
        if (taken | own) >> place & 1 == 1
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
        let behind =
            (self.world.data(place).land & self.world.map().fields & !taken).count_ones().min(4) as f32;
        Some(2.0 + 0.3 * growth + 0.4 * behind - 0.5 * threat)
    }

    /// Whether own units hold a field that cannot be reached over land, but is supplied.
    pub(super) fn is_colony(&self, place: usize) -> bool {
        (self.controlled & self.connected & self.scene.out(self.seat)) >> place & 1 == 1
            && self.steps_from(self.home, place) > 2
    }

    /// Whether own people live where only a ship joins them to a yard.
    pub(super) fn is_needed_overseas(&self, yard: usize) -> bool {
        let people = self.home | self.scene.out(self.seat) & self.world.map().fields;
        places(people).any(|place| self.steps(yard, place) >= FAR)
    }

    /// Whether a ship is missing for land beyond the sea; in Quick its wages are worth more than the land.
    pub(super) fn wants_settlers(&self, yard: usize) -> bool {
        let ships = self.world.units[self.seat].count(|unit| unit.kind == Kind::Transport);
        !self.world.is_quick() && ships == 0 && self.best_coast(self.world.data(yard).coast).is_some()
    }
}

#[cfg(test)]
mod tests {
    use scharz::{Building, Event, MapId, Mode, Phase, Yard};

    use super::super::drill::{Drill, FOE, OWN};
    use super::super::stance::Stance;
    use super::*;

    /// An island has no land to walk to: its people boards, lands on a free coast and builds there.
    #[test]
    fn islanders_settle_beyond_the_sea() {
        let mut drill = Drill::new(MapId::Britannia, Mode::Basic)
            .village(OWN, "br_mona", Yard::Dock)
            .units(OWN, "br_mona", Kind::LightInfantry, 3)
            .moored(OWN, "br_mona", 1)
            .village(FOE, "br_cantium", Yard::NoYard)
            .go(Phase::Units);
        let told = drill.carry_out(Stance::default(), 1);
        let boarded = |event: &Event| matches!(event, Event::Boarded { seat: OWN, .. });
        let begun = |event: &Event| {
            matches!(event, Event::SiteBegun { seat: OWN, building: Building::BuildVillage, .. })
        };
        assert!(told.iter().any(boarded) && told.iter().any(begun), "{told:?}");
    }
}
