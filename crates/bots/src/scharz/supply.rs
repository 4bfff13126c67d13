//! Supply (5.0, 5.14): whom the winter finds beyond the own network is lost, so nobody goes there, leaves the field that
//! joins others to it, or stays out while there is a way home.

use scharz::{Kind, Marks, Post, Stack, Unit, World, places};

use super::march::{March, Order, Passage};
use super::survey::{FAR, Survey};

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

    /// Steps over land to the nearest field with supply.
    fn steps_to_supply(&self, place: usize) -> u8 {
        self.steps_from(self.connected & self.world.map().fields, place)
    }

    /// Whether units that go there can be beside the network again when winter comes, or own ships keep the way open.
    pub fn is_return_open(&self, place: usize) -> bool {
        let by_sea = self.world.data(place).coast & self.scene.waters(self.seat) & self.connected;
        self.home >> place & 1 == 1 || by_sea != 0 || self.steps_to_supply(place) <= self.marches_left()
    }

    /// Own units that winter would find without supply; the besieged have their own stores.
    fn n_cut_off(&self, world: &World) -> usize {
        let scene = world.scene();
        let fed = scene.supplied(self.seat) | scene.encircled(self.seat);
        world.units[self.seat].count(|unit| fed & unit.at.bit() == 0 && unit.kind != Kind::Corsair)
    }

    /// Fields with own units that are cut off and not held there by enemies.
    fn stranded(&self) -> u64 {
        let stands = self.scene.out(self.seat) & self.world.map().fields;
        stands & !self.scene.supplied(self.seat) & !self.enemy_out
    }
}

impl March<'_, '_> {
    /// Whether nobody is cut off by an order who would be fed without it.
    pub(super) fn keeps_supply(&self, order: &Order) -> bool {
        let survey = self.survey;
        !survey.is_last_way_home() || self.n_cut_off_after(order) <= survey.n_cut_off(survey.world)
    }

    fn n_cut_off_after(&self, order: &Order) -> usize {
        let survey = self.survey;
        let mut world = *survey.world;
        let post = match order.by {
            Passage::March => Post::Open,
            Passage::Moor => Post::InYard,
            Passage::Board => return 0,
        };
        let going =
            world.units[survey.seat].slots(|unit| unit.stack() == order.stack && may_go(survey, unit));
        let to = world.space(order.to);
        places(going).take(order.count).for_each(|slot| world.relocate(survey.seat, slot, to, post));
        survey.n_cut_off(&world)
    }

    /// Before winter feeding nobody may stand where no supply reaches: a single unit closes the gap, or they come home.
    pub(super) fn homeward_order(&self) -> Option<Order> {
        let survey = self.survey;
        if survey.n_cut_off(survey.world) == 0 {
            return None;
        }
        let rescue = if survey.is_last_way_home() { self.rescue() } else { None };
        rescue.or_else(|| places(survey.stranded()).find_map(|from| self.step_home(from)))
    }

    /// The order after which the fewest units are cut off, if it helps.
    fn rescue(&self) -> Option<Order> {
        let survey = self.survey;
        let stands = survey.scene.out(survey.seat) & survey.world.map().fields;
        let mut best = (survey.n_cut_off(survey.world), usize::MAX, None);
        for from in places(stands) {
            let most = if survey.stranded() >> from & 1 == 1 { usize::MAX } else { 1 };
            for stack in self.stacks(from) {
                for to in places(survey.neighbours(from) & !survey.enemy_out & !survey.enemy_home) {
                    let order = Order { stack, to, count: most, by: Passage::March };
                    let (left, moving) = (self.n_cut_off_after(&order), self.n_going(&order));
                    if (left, moving) < (best.0, best.1) && left < survey.n_cut_off(survey.world) {
                        best = (left, moving, Some(order));
                    }
                }
            }
        }
        best.2.or_else(|| self.relief())
    }

    /// A ship that joins a coast to the network.
    fn relief(&self) -> Option<Order> {
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
        let now = survey.n_cut_off(survey.world);
        orders.find(|order| self.n_cut_off_after(order) < now)
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

    /// A step towards the network, for those who would come too late otherwise.
    fn step_home(&self, from: usize) -> Option<Order> {
        let survey = self.survey;
        if survey.steps_to_supply(from) <= survey.marches_left() {
            return None;
        }
        let home = places(survey.connected & survey.world.map().fields)
            .min_by_key(|&home| survey.steps(from, home))
            .filter(|&home| survey.steps(from, home) < FAR)?;
        let step = self.step_towards(from, home)?;
        let stack = self.stacks(from).into_iter().next()?;
        Some(Order { stack, to: step, count: usize::MAX, by: Passage::March })
    }
}

/// Builders may leave their site as well.
fn may_go(survey: &Survey<'_>, unit: &Unit) -> bool {
    let out = Unit { post: if unit.post == Post::OnSite { Post::Open } else { unit.post }, ..*unit };
    survey.is_free(&out) || unit.kind.is_ship()
}
