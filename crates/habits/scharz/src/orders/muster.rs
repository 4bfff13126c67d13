//! The units of a seat and what each field can spare: what all proposals draw on.

use scharz::data::Ground;
use scharz::{Kind, Mark, PerPlace, Place, Post, Season, Set, Slot, Unit, World, data};

use crate::course::War;
use crate::orders::{Aim, Order, Passage};
use crate::survey::Survey;
use crate::survey::odds::Force;
use crate::survey::works::{Work, works};

/// Odds at which an own settlement is in danger.
const ALARM: f32 = 0.2;

/// A coast so many steps away over land is reached sooner by ship, if at all.
const TOO_FAR_TO_WALK: u8 = 7;

/// An army gathers from so many steps around for a war that was decided on.
pub(crate) const LEVY: u8 = 5;

/// What the proposals of one step are made from.
#[derive(Clone)]
pub(crate) struct Muster<'a> {
    pub survey: &'a Survey<'a>,
    pub works: Vec<Work>,
    /// Units that must stay on their field.
    pinned: PerPlace<u8>,
    pub aim: Aim,
}

impl<'a> Muster<'a> {
    pub fn new(survey: &'a Survey<'a>, aim: Aim) -> Self {
        let mut muster = Self { survey, works: works(survey), pinned: PerPlace::all(0), aim };
        muster.pin_guards();
        muster.pin_crews();
        muster.pin_army();
        muster
    }

    /// The same units with another aim.
    pub(super) fn aiming_at(&self, aim: Aim) -> Self {
        Self { aim, ..self.clone() }
    }

    /// Units of a field that may leave it.
    pub(crate) fn n_available(&self, place: Place) -> usize {
        let survey = self.survey;
        let free = survey.n_at(place, |unit| survey.is_free(unit));
        let staying = survey.n_at(place, |unit| unit.is_out()) - free;
        free - usize::from(self.pinned[place]).saturating_sub(staying).min(free)
    }

    /// Free units beyond the guards: crews for works that have not begun are among them.
    pub(crate) fn n_unneeded(&self, place: Place) -> usize {
        let free = self.survey.n_at(place, |unit| self.survey.is_free(unit));
        free.saturating_sub(usize::from(self.guards_needed(place)))
    }

    /// Units that a war may take away: not the last one that holds a field.
    pub(crate) fn n_spare(&self, place: Place) -> usize {
        let free = self.n_available(place);
        let stays =
            !self.survey.home.contains(place) && free == self.survey.n_at(place, |unit| unit.is_out());
        if stays { free.saturating_sub(1) } else { free }
    }

    /// The largest stack of a field that may go, at most `most` of it.
    pub(crate) fn order(
        &self,
        from: Place,
        to: Place,
        most: usize,
        suits: impl Fn(&Unit) -> bool,
    ) -> Option<Order> {
        self.order_among((from, to), most.min(self.n_available(from)), suits)
    }

    /// The same among all who need not stay as guards.
    pub(crate) fn order_of(&self, from: Place, to: Place, most: usize) -> Option<Order> {
        self.order_among((from, to), most.min(self.n_unneeded(from)), |_| true)
    }

    fn order_among(
        &self,
        (from, to): (Place, Place),
        most: usize,
        suits: impl Fn(&Unit) -> bool,
    ) -> Option<Order> {
        let survey = self.survey;
        let mut best: Option<Order> = None;
        let free = || {
            let units = survey.world.units_at(survey.seat, from).map(|(_, unit)| unit);
            units.filter(|unit| survey.is_free(unit) && suits(unit))
        };
        for unit in free() {
            let alike = free().filter(|other| other.stack() == unit.stack()).count();
            let count = alike.min(most);
            if count > best.map_or(0, |order| order.count) {
                best = Some(Order { stack: unit.stack(), to, count, by: Passage::March });
            }
        }
        let fewer =
            best.filter(|order| order.count > 1).map(|order| Order { count: order.count - 1, ..order });
        best.into_iter().chain(fewer).find(|order| self.keeps_supply(order))
    }

    /// Brings at most so many units a step nearer to a place, from the nearest field that can spare them.
    pub(crate) fn fetch(
        &self,
        to: Place,
        most: usize,
        reach: u8,
        suits: impl Fn(&Unit) -> bool + Copy,
    ) -> Option<Order> {
        let survey = self.survey;
        let stands = (survey.scene.out(survey.seat) & survey.world.map().fields) - Set::one(to);
        let mut sources: Vec<(u8, Place)> = stands
            .iter()
            .filter(|&from| survey.steps(from, to) <= reach && self.n_available(from) > 0)
            .map(|from| (survey.steps(from, to) + 2 * u8::from(self.is_lost_without_them(from)), from))
            .collect();
        sources.sort_unstable();
        sources.into_iter().find_map(|(_, from)| {
            let step = self.step_towards(from, to)?;
            self.order(from, step, most, suits)
        })
    }

    /// The neighbour on the way to a place that no stronger enemy holds.
    pub(crate) fn step_towards(&self, from: Place, to: Place) -> Option<Place> {
        let survey = self.survey;
        let ways = survey.neighbours(from) - ((survey.enemy_out | survey.enemy_home) - Set::one(to));
        let nearer = ways.iter().filter(|&way| survey.steps(way, to) < survey.steps(from, to));
        nearer.min_by_key(|&way| (survey.steps(way, to), !survey.owned.contains(way), way))
    }

    /// Whether a field would no longer be held if a unit left it.
    pub(crate) fn is_lost_without_them(&self, place: Place) -> bool {
        !self.survey.home.contains(place) && self.survey.n_at(place, |unit| unit.is_out()) <= 1
    }

    /// Spare units within so many steps, as they fight on this ground: difficult for who storms walls.
    pub(crate) fn gathered(&self, hub: Place, reach: u8, ground: Ground) -> Force {
        let survey = self.survey;
        let stands = survey.scene.out(survey.seat) & survey.world.map().fields;
        let mut force = Force::default();
        for from in stands.iter().filter(|&from| survey.steps(from, hub) <= reach) {
            let units = survey.world.units_at(survey.seat, from).filter(|(_, unit)| unit.is_out());
            let units = units.take(self.n_spare(from));
            units.for_each(|(_, unit)| force.add(survey.world, survey.seat, unit, ground));
        }
        force
    }

    /// Spare units come to the army.
    pub(crate) fn gather(&self, hub: Place, reach: u8) -> Option<Order> {
        let survey = self.survey;
        let stands = (survey.scene.out(survey.seat) & survey.world.map().fields) - Set::one(hub);
        let near = stands.iter().filter(|&from| survey.steps(from, hub) <= reach && self.n_spare(from) > 0);
        near.min_by_key(|&from| survey.steps(from, hub))
            .and_then(|from| self.order(from, self.step_towards(from, hub)?, self.n_spare(from), |_| true))
    }

    /// So many units must stay that no enemy beside the settlement can take it.
    fn pin_guards(&mut self) {
        for place in self.survey.home {
            self.pinned[place] = self.guards_needed(place);
        }
    }

    pub(crate) fn guards_needed(&self, place: Place) -> u8 {
        let survey = self.survey;
        let threat = survey.enemy_around(place, Ground::Difficult);
        if threat.is_none() || survey.loss_odds(place, &threat, &Force::default()) < ALARM {
            return 0;
        }
        let guard = Force { units: 1.0, weight: 1.0, swords: 0.34, dice: 1.0, lives: 1.0 };
        let enough =
            (1..=6).find(|&count| survey.loss_odds(place, &threat, &guard.times(count as f32)) < 0.35);
        // A place that cannot be held is not worth the garrison.
        enough.unwrap_or(0)
    }

    fn pin_crews(&mut self) {
        for work in &self.works {
            let pinned = &mut self.pinned[work.place];
            *pinned = (*pinned).max(work.crew as u8);
        }
    }

    /// Whoever besieges the target of the war, or has come to hold a place, stays there.
    fn pin_army(&mut self) {
        if let War::On(place) | War::Hold(place) = self.survey.stance.war {
            self.pinned[place] = self.survey.n_at(place, |unit| unit.is_out()) as u8;
        }
    }

    /// Whether nobody is lost to the winter by an order who would be fed without it, and nobody goes where he could not
    /// come back from.
    pub(crate) fn keeps_supply(&self, order: &Order) -> bool {
        let survey = self.survey;
        if order.by == Passage::Board || survey.world.season == Season::Spring {
            return true;
        }
        let world = self.after(order);
        let then = Survey::new(&world, survey.seat, survey.phase);
        let is_fed = !survey.is_last_way_home() || then.toll() <= survey.toll();
        is_fed && then.n_astray() <= survey.n_astray()
    }

    pub(crate) fn after(&self, order: &Order) -> World {
        let survey = self.survey;
        let mut world = *survey.world;
        let post = if order.by == Passage::Moor { Post::InYard } else { Post::Open };
        let going =
            world.units[survey.seat].slots(|unit| unit.stack() == order.stack && may_go(survey, unit));
        let to = world.space(order.to);
        going.iter().take(order.count).for_each(|slot| world.relocate(survey.seat, slot, to, post));
        world
    }

    /// Whether a ship's move leaves nobody without supply and no part of the realm alone.
    pub(crate) fn joins_as_many(&self, order: &Order) -> bool {
        let survey = self.survey;
        let mut after = *survey.world;
        let post = if order.by == Passage::Moor { Post::InYard } else { Post::Open };
        let ship = after.units[survey.seat].slots(|unit| unit.stack() == order.stack);
        let to = after.space(order.to);
        ship.iter().take(1).for_each(|slot| after.relocate(survey.seat, slot, to, post));
        survey.severed(&after) <= survey.severed(survey.world)
    }

    pub(crate) fn transports(&self) -> impl Iterator<Item = (Slot, &Unit)> {
        self.survey.world.units[self.survey.seat].iter().filter(|(_, unit)| unit.kind == Kind::Transport)
    }

    pub(crate) fn boarders(&self, place: Place) -> impl Iterator<Item = (Slot, &Unit)> {
        let survey = self.survey;
        survey.world.units_at(survey.seat, place).filter(|(_, unit)| {
            survey.is_free(unit) && data::ship_size(unit.kind) > 0 && !unit.marks.contains(Mark::Stepped)
        })
    }

    /// Whether a place is better reached over the sea.
    pub(crate) fn is_overseas(&self, target: Place) -> bool {
        let survey = self.survey;
        // Who has landed there already does not count.
        let stands = (survey.scene.out(survey.seat) & survey.world.map().fields) - Set::one(target);
        survey.steps_from(stands | survey.home, target) > TOO_FAR_TO_WALK
            && !survey.world.data(target).coast.is_empty()
    }

    /// Whether cargo is on its way to a war and stays aboard.
    pub(crate) fn is_bound_overseas(&self) -> bool {
        matches!(self.survey.stance.war, War::On(target) if self.is_overseas(target)) && !self.is_too_late()
    }

    /// Nobody sets out who would still be at sea in winter (5.14).
    pub(crate) fn is_too_late(&self) -> bool {
        self.survey.world.season >= Season::Autumn
    }
}

/// Builders may leave their site as well.
pub(crate) fn may_go(survey: &Survey<'_>, unit: &Unit) -> bool {
    let out = Unit { post: if unit.post == Post::OnSite { Post::Open } else { unit.post }, ..*unit };
    survey.is_free(&out) || unit.kind.is_ship()
}
