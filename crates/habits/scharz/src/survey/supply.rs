//! Supply (5.0, 5.14): whom the winter finds beyond the own network is lost, so nobody goes there, leaves the field that
//! joins others to it, or stays out while there is a way home.

use scharz::data::Ground;
use scharz::{Building, Herd, Kind, Marks, Post, Season, Stack, Unit, World, places};

use super::march::{March, Order, Passage};
use super::survey::Survey;

/// Nobody is farther from home than this.
const FARTHEST_HOME: u8 = 12;
/// Odds at which a guard keeps the way past it open.
const EVEN: f32 = 0.5;

impl Survey<'_> {
    /// Marches until the winter's feeding, this one included. A bad winter of Extended stops them all.
    fn marches_left(&self) -> u8 {
        let seasons = 4 - self.world.season as u8;
        if self.world.is_extended() { (seasons - 1).max(1) } else { seasons }
    }

    /// Whether who is cut off after this sub-phase may not get home any more.
    fn is_last_way_home(&self) -> bool {
        self.marches_left() == 1
    }

    /// Whether units that go there can be in safety again when winter comes, or own ships keep the way open: no ship
    /// fetches in the storms whom it has just put ashore.
    pub fn is_return_open(&self, place: usize) -> bool {
        if self.is_stormy() {
            return !self.is_astray(self.shelter_ashore(), place);
        }
        let by_sea = self.world.data(place).coast & self.scene.waters(self.seat) & self.connected;
        by_sea != 0 || !self.is_astray(self.shelter(), place)
    }

    /// Whether the marches that are left after this one may not lead into safety: one is kept back, for enemies come in
    /// the way, and a bad winter stops everybody.
    fn is_astray(&self, shelter: u64, place: usize) -> bool {
        let marches = 2u8.saturating_sub(self.world.season as u8);
        self.steps_from(shelter & self.world.map().fields, place) > marches
    }

    /// What the winter would take if it came now.
    pub fn toll(&self) -> usize {
        *self.known.toll.get_or_init(|| self.n_cut_off() + self.n_unfed())
    }

    /// Own units that winter would find without supply; the besieged have their own stores.
    fn n_cut_off(&self) -> usize {
        let fed = self.scene.supplied(self.seat) | self.scene.encircled(self.seat);
        self.world.units[self.seat].count(|unit| fed & unit.at.bit() == 0 && unit.kind != Kind::Corsair)
    }

    /// Own units in the open that winter may find where an enemy's step cuts them off.
    fn n_astray(&self) -> usize {
        *self.known.astray.get_or_init(|| {
            let shelter = self.shelter();
            let lost = places(self.afield() & !shelter).filter(|&place| self.is_astray(shelter, place));
            lost.map(|place| self.n_at(place, |unit| unit.is_land())).sum()
        })
    }

    /// Fields with own units in the open.
    pub(super) fn afield(&self) -> u64 {
        self.scene.out(self.seat) & self.world.map().fields
    }

    /// Where the winter finds nobody astray: ashore, or where a ship can still fetch whoever is there.
    fn shelter(&self) -> u64 {
        self.shelter_ashore() | self.landing_stages()
    }

    /// Settlements, those about to be finished, and all spaces on or beside the part of the network that enemies do not
    /// reach before winter: in one step from the last march on, else in two.
    pub(super) fn shelter_ashore(&self) -> u64 {
        let spread = |set: u64| {
            places(set & self.world.map().fields).fold(set, |all, place| {
                let data = self.world.data(place);
                all | data.land | data.river | data.coast
            })
        };
        let near = spread(self.armies());
        let threat = if self.is_last_way_home() { near } else { spread(near) };
        let guarded = self.guarded();
        // Ships may be lost in the storms of Extended.
        let stormy = if self.world.is_extended() { self.world.map().seas } else { 0 };
        let firm = self.scene.nodes(self.seat) & (!threat | guarded) & !stormy;
        let joined = self.scene.flood(self.seat, firm, firm & self.scene.cus(self.seat));
        // A single enemy may be fought from the edge of the network; among several one always comes from behind.
        let closed = if self.enemies().count() > 1 { self.enemy_out } else { 0 };
        self.home | self.nearly_built() | spread(joined) & !closed
    }

    /// What stays joined to the own settlements in the storms.
    fn firmly_supplied(&self) -> u64 {
        if !self.is_stormy() {
            return self.scene.supplied(self.seat);
        }
        let firm = self.scene.nodes(self.seat) & self.world.map().fields;
        let joined = self.scene.flood(self.seat, firm, firm & self.scene.cus(self.seat));
        places(joined).fold(joined, |set, place| set | self.world.data(place).land)
    }

    /// Own settlements before which the units in the open hold out.
    fn guarded(&self) -> u64 {
        let stands = self.home & self.scene.out(self.seat);
        let holds = |place: &usize| {
            let ground = self.ground(*place);
            self.battle_odds(*place, &self.own_force(*place), &self.enemy_around(*place, ground)) >= EVEN
        };
        places(stands).filter(holds).fold(0, |set, place| set | 1 << place)
    }

    /// Fields with enemies who have not come for the field alone.
    fn armies(&self) -> u64 {
        let is_army = |place: &usize| self.enemy_force(*place, Ground::Open).units >= 2.0;
        places(self.enemy_out).filter(is_army).fold(0, |set, place| set | 1 << place)
    }

    /// Villages that their builders finish in this round.
    fn nearly_built(&self) -> u64 {
        let crew = self.least_crew(Building::BuildVillage);
        let is_near = |place: &usize| {
            let field = &self.world.fields[*place];
            let is_own = field.owner == Some(self.seat) && field.site == Some(Building::BuildVillage);
            let workers = || self.n_at(*place, |unit| unit.post == Post::OnSite);
            is_own && usize::from(field.progress) + workers() / crew >= 4
        };
        places(self.afield() & !self.enemy_out).filter(is_near).fold(0, |set, place| set | 1 << place)
    }

    /// The first step of the shortest way into safety, if need be through enemies, and how many it takes.
    fn way_home(&self, shelter: u64, from: usize) -> Option<(usize, u8)> {
        self.way_past(self.enemy_out, shelter, from).or_else(|| self.way_past(0, shelter, from))
    }

    fn way_past(&self, avoided: u64, shelter: u64, from: usize) -> Option<(usize, u8)> {
        let open = self.world.map().fields & !avoided & !self.closed;
        let mut reached = shelter & open;
        for steps in 1..=FARTHEST_HOME {
            let ways = self.neighbours(from) & reached;
            let is_foreign = |way: &usize| self.enemy_home >> *way & 1;
            if let Some(way) = places(ways).min_by_key(is_foreign) {
                return Some((way, steps));
            }
            reached |= places(reached).fold(0, |set, place| set | self.neighbours(place)) & open;
        }
        None
    }

    /// Whether nobody else is cut off in winter when all units of a field leave it.
    pub fn may_leave(&self, from: usize, to: usize) -> bool {
        if !self.is_last_way_home() {
            return true;
        }
        let mut world = *self.world;
        let going = world.units[self.seat].slots(|unit| unit.at.local() == from && unit.post == Post::Open);
        let to = world.space(to);
        places(going).for_each(|slot| world.relocate(self.seat, slot, to, Post::Open));
        Survey::new(&world, self.seat, self.phase).n_cut_off() <= self.n_cut_off()
    }

    /// The same when a herd leaves it, which may be all that holds the field (5.0).
    pub fn may_drive_off(&self, from: usize, herd: Herd) -> bool {
        if !self.is_last_way_home() {
            return true;
        }
        let mut world = *self.world;
        world.fields[from].take_herd(self.seat, herd);
        Survey::new(&world, self.seat, self.phase).n_cut_off() <= self.n_cut_off()
    }

    /// Fields with own units that are cut off and not held there by enemies.
    fn stranded(&self) -> u64 {
        let stands = self.scene.out(self.seat) & self.world.map().fields;
        stands & !self.scene.supplied(self.seat) & !self.enemy_out
    }
}

impl March<'_, '_> {
    /// Whether nobody is lost to the winter by an order who would be fed without it, and nobody goes where he could not
    /// come back from.
    pub(super) fn keeps_supply(&self, order: &Order) -> bool {
        let survey = self.survey;
        if order.by == Passage::Board || survey.world.season == Season::Spring {
            return true;
        }
        let world = self.after(order);
        let then = Survey::new(&world, survey.seat, survey.phase);
        let is_fed = !survey.is_last_way_home() || then.toll() <= survey.toll();
        is_fed && then.n_astray() <= survey.n_astray()
    }

    /// What winter would take after an order.
    fn toll_after(&self, order: &Order) -> usize {
        Survey::new(&self.after(order), self.survey.seat, self.survey.phase).toll()
    }

    fn after(&self, order: &Order) -> World {
        let survey = self.survey;
        let mut world = *survey.world;
        let post = if order.by == Passage::Moor { Post::InYard } else { Post::Open };
        let going =
            world.units[survey.seat].slots(|unit| unit.stack() == order.stack && may_go(survey, unit));
        let to = world.space(order.to);
        places(going).take(order.count).for_each(|slot| world.relocate(survey.seat, slot, to, post));
        world
    }

    /// Before winter feeding nobody may stand where no supply reaches: a single unit closes the gap, or they come home.
    pub(super) fn homeward_order(&self) -> Option<Order> {
        let survey = self.survey;
        let toll = if survey.is_last_way_home() { survey.toll() } else { 0 };
        let rescue = if toll > 0 { self.rescue(toll) } else { None };
        rescue.or_else(|| self.ferry_order()).or_else(|| self.step_home())
    }

    /// The order after which the winter takes the fewest units, if it helps.
    fn rescue(&self, toll: usize) -> Option<Order> {
        let survey = self.survey;
        let stands = survey.scene.out(survey.seat) & survey.world.map().fields;
        let mut best = (toll, usize::MAX, None);
        for from in places(stands) {
            let most = if survey.stranded() >> from & 1 == 1 { usize::MAX } else { 1 };
            for stack in self.stacks(from) {
                for to in places(survey.neighbours(from)) {
                    let order = Order { stack, to, count: most, by: Passage::March };
                    let (left, moving) = (self.toll_after(&order), self.n_going(&order));
                    if left < toll && (left, moving) < (best.0, best.1) {
                        best = (left, moving, Some(order));
                    }
                }
            }
        }
        best.2.or_else(|| self.relief(toll))
    }

    /// A ship that joins a coast to the network.
    fn relief(&self, toll: usize) -> Option<Order> {
        let survey = self.survey;
        let ships = survey.world.units[survey.seat].iter().map(|(_, unit)| unit);
        let idle = ships.filter(|ship| ship.kind.is_ship() && !ship.marks.has(Marks::MOVED));
        let seas = survey.world.map().seas & !survey.enemy_out;
        let mut orders = idle.flat_map(|ship| {
            let data = survey.world.data(ship.at.local());
            let near = if data.is_field() { data.coast } else { data.water };
            let order = |to| Order { stack: ship.stack(), to, count: 1, by: Passage::March };
            places(near & seas).map(order)
        });
        orders.find(|order| self.toll_after(order) < toll)
    }

    /// Who has neither bread nor the gold for it lives off the land: to a field beside the network that is still whole.
    pub(super) fn forage_order(&self) -> Option<Order> {
        let survey = self.survey;
        if !survey.needs_bread() {
            return None;
        }
        let taken = survey.enemy_out | survey.enemy_home | survey.home | survey.scene.out(survey.seat);
        let whole = |to: usize| !survey.world.fields[to].plundered && !survey.world.data(to).is_neutral();
        let near = |to: usize| survey.steps_from(survey.connected & survey.world.map().fields, to) <= 1;
        let stands = survey.scene.out(survey.seat) & survey.world.map().fields;
        places(stands).filter(|&from| self.n_available(from) > 0 && !self.is_foraging(from)).find_map(
            |from| {
                let goals = places(survey.neighbours(from) & !taken).filter(|&to| whole(to) && near(to));
                goals
                    .filter_map(|to| self.order(from, to, 1, |_| true))
                    .find(|order| self.stays_supplied(order))
            },
        )
    }

    /// Whether the gold of the field will reach the network.
    fn stays_supplied(&self, order: &Order) -> bool {
        self.after(order).scene().is_supplied(self.survey.seat, order.to)
    }

    /// Whether somebody can plunder here without a step.
    fn is_foraging(&self, place: usize) -> bool {
        let survey = self.survey;
        let is_whole = !survey.world.fields[place].plundered && !survey.world.data(place).is_neutral();
        is_whole && survey.home >> place & 1 == 0 && survey.n_at(place, |unit| unit.is_out()) == 1
    }

    fn stacks(&self, from: usize) -> Vec<Stack> {
        let survey = self.survey;
        let units = survey.world.units_at(survey.seat, from).map(|(_, unit)| unit);
        let mut stacks: Vec<Stack> =
            units.filter(|unit| may_go(survey, unit) && unit.is_land()).map(Unit::stack).collect();
        stacks.dedup();
        stacks
    }

    fn n_going(&self, order: &Order) -> usize {
        let survey = self.survey;
        let going =
            survey.world.units[survey.seat].count(|unit| unit.stack() == order.stack && may_go(survey, unit));
        going.min(order.count)
    }

    /// A step into safety, or towards it, for those without supply who would come too late otherwise.
    fn step_home(&self) -> Option<Order> {
        let survey = self.survey;
        let shelter = survey.shelter() & survey.world.map().fields;
        let astray = places(survey.afield() & !shelter & !survey.firmly_supplied())
            .filter(|&from| survey.is_astray(shelter, from));
        astray.into_iter().find_map(|from| {
            let (to, steps) = survey.way_home(shelter, from)?;
            let stack = self.stacks(from).into_iter().next()?;
            let order = Order { stack, to, count: usize::MAX, by: Passage::March };
            let is_in_time = steps == 1 || survey.world.season != Season::Winter;
            (is_in_time && self.keeps_supply(&order)).then_some(order)
        })
    }
}

/// Builders may leave their site as well.
fn may_go(survey: &Survey<'_>, unit: &Unit) -> bool {
    let out = Unit { post: if unit.post == Post::OnSite { Post::Open } else { unit.post }, ..*unit };
    survey.is_free(&out) || unit.kind.is_ship()
}

#[cfg(test)]
mod tests {
    use scharz::{MapId, Mode, Phase, Yard};

    use super::super::drill::{Drill, FOE, OWN, at};
    use super::*;

    /// Whether somebody whom a ship puts ashore in Ireland will come back to Mona.
    fn is_way_back_open(season: Season) -> bool {
        let mut drill = Drill::new(MapId::Britannia, Mode::Extended)
            .village(OWN, "br_mona", Yard::Dock)
            .units(OWN, "br_s_irish", Kind::Transport, 1)
            .village(FOE, "br_mide", Yard::NoYard);
        drill.state.world.season = season;
        Survey::new(&drill.state.world, OWN, Phase::Units).is_return_open(at("br_mide").local())
    }

    #[test]
    fn ships_keep_the_way_open_until_the_storms() {
        assert!(is_way_back_open(Season::Summer));
        assert!(!is_way_back_open(Season::Autumn));
    }
}
