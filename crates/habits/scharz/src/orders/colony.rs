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
/// How far settlers walk to a ship.
const WALK: u8 = 4;
/// What those cost who are raised for land beyond the sea, with their bread.
const PASSENGERS: i16 = 3;
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
                let landing = survey.landing_place(1 << place, cargo.len());
                let landing = landing.map(|(_, coast)| self.landing(unit, coast));
                let goes_on = !has_moved && !survey.is_stormy();
                landing.or_else(|| self.sail_on(ship, data.water, cargo.len()).filter(|_| goes_on))
            }
            // Who puts out in autumn does not lie in the yard when the storms come (5.6).
            _ if survey.is_stormy() => None,
            (Post::Open, None) if !data.is_field() && cargo.is_empty() => self.embark_at_sea(place),
            (Post::InYard, _) if !has_moved => self
                .embark_in_yard(slot, ship)
                .or_else(|| self.sail_on(ship, data.coast, cargo.len()).filter(|_| !cargo.is_empty())),
            _ => None,
        }
    }

    /// All together.
    fn landing(&self, unit: &Unit, coast: usize) -> Order {
        Order { stack: unit.stack(), to: coast, count: PARTY, by: Passage::March }
    }

    /// To the water that touches the realm and has the best coast for so many.
    fn sail_on(&self, ship: &Unit, waters: u64, party: usize) -> Option<Order> {
        let survey = self.survey;
        let (sea, _) = survey.landing_place(waters & survey.own_waters(), party)?;
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
        let going = self.n_going_ashore(place, survey.world.data(place).coast & survey.own_waters(), room)?;
        let (_, unit) = self.boarders(place).next()?;
        Some(Order { stack: unit.stack(), to: place, count: going, by: Passage::Board })
    }

    /// From a coast beside the ship; they land next season.
    fn embark_at_sea(&self, sea: usize) -> Option<Order> {
        let survey = self.survey;
        let shores = survey.world.data(sea).coast & survey.home & !survey.enemy_out;
        let parties = places(shores)
            .filter(|&shore| !survey.is_frosty(shore))
            .filter_map(|shore| Some((self.n_going_ashore(shore, 1 << sea, PARTY)?, shore)));
        let (going, from) = parties.max()?;
        let (_, unit) = self.boarders(from).next()?;
        Some(Order { stack: unit.stack(), to: sea, count: going, by: Passage::Board })
    }

    /// How many of a place have something to do on the coasts of these seas: they can pay for a village on land that
    /// nobody has, or there is own land to extend.
    fn n_going_ashore(&self, place: usize, seas: u64, room: usize) -> Option<usize> {
        let survey = self.survey;
        let settlers = self.n_settlers(place).min(room);
        let is_moored = survey.yards() >> place & 1 == 1;
        let is_in_time = is_moored || survey.is_early();
        if is_in_time && survey.may_found(settlers) && survey.best_coast(seas).is_some() {
            return Some(settlers);
        }
        let helpers = if self.is_cramped(place) { self.n_available(place).min(room) } else { 0 };
        (helpers > 0 && survey.outlet(seas).is_some()).then_some(helpers)
    }

    /// Whether a party can pay for a village beyond the sea around a yard.
    pub(super) fn can_settle_from(&self, yard: usize) -> bool {
        let survey = self.survey;
        survey.may_found(PARTY) && survey.best_coast(survey.world.data(yard).coast).is_some()
    }

    /// Whoever is idle where no land is left gathers at a yard from which a village beyond the sea can be founded.
    pub(super) fn muster_settlers(&self) -> Option<Order> {
        let survey = self.survey;
        if survey.world.is_quick() || !survey.may_found(PARTY) {
            return None;
        }
        let is_moored = |yard: usize| self.transports().any(|(_, ship)| ship.at.local() == yard);
        let yard = places(survey.yards() & !survey.enemy_out)
            .find(|&yard| is_moored(yard) && self.can_settle_from(yard))?;
        let lacking = PARTY.checked_sub(self.n_settlers(yard)).filter(|&lacking| lacking > 0)?;
        let idle = places(survey.home & survey.afield() & !(1 << yard)).filter(|&from| {
            survey.steps(from, yard) <= WALK && self.n_available(from) > 0 && self.is_cramped(from)
        });
        let from = idle.min_by_key(|&from| survey.steps(from, yard))?;
        self.order(from, self.step_towards(from, yard)?, lacking, |unit| unit.kind == Kind::LightInfantry)
    }

    /// No land is left to walk to.
    fn is_cramped(&self, place: usize) -> bool {
        self.claims(place).next().is_none()
    }

    /// Units that may leave a place for good: where no land is left to walk to, even builders.
    fn n_settlers(&self, place: usize) -> usize {
        let survey = self.survey;
        if !self.is_cramped(place) || survey.home.count_ones() > FEW_SETTLEMENTS {
            return self.n_available(place);
        }
        self.n_unneeded(place)
    }
}

impl Survey<'_> {
    /// Storms sink ships from autumn on in Extended (5.6), and nobody settles when the match is about to end.
    fn is_season_for_settlers(&self) -> bool {
        let is_calm = !self.world.is_extended() || self.world.season <= Season::Autumn;
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

    /// Where a party on these seas goes ashore, and the sea from which it is reached: on free land if it can found a
    /// village, else beside own land that can grow.
    fn landing_place(&self, seas: u64, party: usize) -> Option<(usize, usize)> {
        let free = self.best_coast(seas).filter(|_| !self.is_stormy());
        free.filter(|_| self.may_found(party)).or_else(|| self.outlet(seas)).or(free)
    }

    /// The best free coast of these seas.
    pub(super) fn best_coast(&self, seas: u64) -> Option<(usize, usize)> {
        self.best_of_coasts(seas, |coast| self.coast_worth(coast))
    }

    /// The coast of these seas that is own land, or beside it, with the most free land around.
    fn outlet(&self, seas: u64) -> Option<(usize, usize)> {
        if self.world.is_quick() {
            return None;
        }
        self.best_of_coasts(seas, |coast| self.outlet_worth(coast))
    }

    fn best_of_coasts(&self, seas: u64, worth: impl Fn(usize) -> Option<f32>) -> Option<(usize, usize)> {
        let mut best: Option<(f32, usize, usize)> = None;
        for sea in places(seas & self.own_waters()) {
            for coast in places(self.world.data(sea).coast & self.world.map().fields) {
                let Some(worth) = worth(coast) else { continue };
                if best.is_none_or(|(most, ..)| worth > most) {
                    best = Some((worth, sea, coast));
                }
            }
        }
        best.map(|(_, sea, coast)| (sea, coast))
    }

    /// Good land with free land behind it, far from enemies, which none of the own units can walk to.
    fn coast_worth(&self, place: usize) -> Option<f32> {
        let own = self.scene.out(self.seat) & self.world.map().fields;
        if (self.taken() | own) >> place & 1 == 1
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
    fn outlet_worth(&self, place: usize) -> Option<f32> {
        let enemies = self.enemy_home | self.enemy_out | self.closed;
        let is_joined = self.steps_from(self.owned, place) <= 1;
        let is_lost = self.is_stormy() && self.shelter_ashore() >> place & 1 == 0;
        if enemies >> place & 1 == 1 || !is_joined || is_lost || self.is_frosty(place) {
            return None;
        }
        let threat = self.enemy_around(place, Ground::Open).units;
        let free = places(self.world.map().fields & !self.taken())
            .filter(|&to| self.steps(place, to) <= 2 && self.steps_from(self.owned & !(1 << place), to) <= 1)
            .count();
        (free > 0 && threat <= TOLERATED).then_some(free as f32 - 0.5 * threat)
    }

    /// Fields that somebody has.
    fn taken(&self) -> u64 {
        self.owned | self.enemy_home | self.enemy_out | self.closed
    }

    /// Free fields at most two steps away.
    fn free_around(&self, place: usize) -> usize {
        let free = self.world.map().fields & !self.taken() & !(1 << place);
        places(free).filter(|&to| self.steps(place, to) <= 2).count()
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

    /// Whether a ship can take people from here to land beyond the sea before the match ends.
    pub(super) fn has_passage(&self, from: usize) -> bool {
        let seas = self.world.data(from).coast;
        let mut ships = self.world.units[self.seat].iter().filter(|(_, unit)| unit.kind == Kind::Transport);
        let is_near = |at: usize| at == from || seas >> at & 1 == 1;
        let is_rich = self.gold() - self.reserve() >= FOUNDING + PASSENGERS;
        is_rich
            && !self.is_last_year()
            && self.has_single_enemy()
            && ships.any(|(_, ship)| is_near(ship.at.local()))
            && self.best_coast(seas).is_some()
    }

    /// Whether a ship is missing for land beyond the sea; in Quick its wages are worth more than the land.
    pub(super) fn wants_settlers(&self, yard: usize) -> bool {
        let ships = self.world.units[self.seat].count(|unit| unit.kind == Kind::Transport);
        !self.world.is_quick() && ships == 0 && self.best_coast(self.world.data(yard).coast).is_some()
    }
}

#[cfg(test)]
mod tests {
    use scharz::{Building, Event, MapId, Mode, Phase, Settlement, Yard};

    use super::super::course::Stance;
    use super::super::drill::{Drill, FOE, OWN, at};
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

    /// A village stands beyond the sea, with free land around it; how many idle people of an island stay at home.
    fn left_on_mona(season: Season) -> usize {
        let mut drill = Drill::new(MapId::Britannia, Mode::Extended)
            .village(OWN, "br_mona", Yard::Dock)
            .village(OWN, "br_mide", Yard::NoYard)
            .units(OWN, "br_mona", Kind::LightInfantry, 2)
            .moored(OWN, "br_mona", 1)
            .village(FOE, "br_cantium", Yard::NoYard);
        (drill.state.world.players[OWN].gold, drill.state.world.season) = (0, season);
        let mut drill = drill.go(Phase::Units);
        drill.carry_out(Stance::default(), 1);
        drill.state.world.units[OWN].count(|unit| unit.is_land() && unit.at == at("br_mona"))
    }

    #[test]
    fn idle_islanders_follow_the_first_settlers() {
        assert_eq!(left_on_mona(Season::Spring), 0, "it costs nothing");
    }

    #[test]
    fn nobody_puts_out_when_the_storms_are_near() {
        assert_eq!(left_on_mona(Season::Autumn), 2);
    }

    /// Six villages and a city on an island on which nothing is left to build or to take.
    fn gathers_at_the_ship(gold: i16) -> bool {
        let mut drill = Drill::new(MapId::Britannia, Mode::Extended)
            .village(OWN, "br_ailech", Yard::Port)
            .units(OWN, "br_connacht", Kind::LightInfantry, 3)
            .moored(OWN, "br_ailech", 1)
            .village(FOE, "br_cantium", Yard::NoYard);
        for id in ["br_connacht", "br_ulaid", "br_mide", "br_laigin", "br_mumu", "br_iar_mumu"] {
            drill = drill.village(OWN, id, Yard::NoYard);
        }
        drill.state.world.fields[at("br_ailech").local()].settlement = Settlement::City;
        drill.state.world.players[OWN].gold = gold;
        let told = drill.go(Phase::Units).carry_out(Stance::default(), 1);
        told.iter().any(|event| matches!(event, Event::Moved { seat: OWN, to, .. } if *to == at("br_ailech")))
    }

    #[test]
    fn settlers_walk_to_the_ship_when_the_own_island_is_full() {
        assert!(gathers_at_the_ship(20));
        assert!(!gathers_at_the_ship(0), "without gold no village can be founded");
    }
}
