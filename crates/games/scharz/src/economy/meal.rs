//! The winter meal of one part of a realm (5.14): what is eaten first, and what of it is left to sell. All of it follows
//! from the clicks of its lord, which are the one place where meat is kept: none is stored (3.10).

use engine::{Flow, Seat};

use super::larder::{Group, Larder, besieged_group, groups, late_settlements, stock};
use super::stores;
use crate::action::Action;
use crate::data;
use crate::ids::{Food, Good, Herd, Season};
use crate::phases::{Phase, Visit};
use crate::state::World;

/// A part of a realm with what its lord has said about its meal.
#[derive(Clone, Copy)]
pub struct Kitchen<'a> {
    pub group: Group,
    pub clicks: &'a [Action],
    /// Of herds slaughtered in this part: no other part eats of it.
    pub meat: u16,
}

/// Rations by what they are made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Meal {
    pub fish: u16,
    pub meat: u16,
    pub grain: u16,
}

/// The kitchens of a realm that are at work in a phase: those of the network, then those behind walls.
pub fn kitchens<'a>(
    phase: Phase,
    world: &World,
    seat: Seat,
    clicks: &'a [Action],
) -> impl Iterator<Item = Kitchen<'a>> + use<'a> {
    let free = groups(world, seat).filter(|_| phase == Phase::Feeding);
    let late = late_settlements(world, seat).filter(|_| phase == Phase::SiegeFeeding);
    let all = free.chain(late.map(|place| besieged_group(world, seat, place)));
    let mut kitchens = [None; 16];
    kitchens.iter_mut().zip(all).for_each(|(kitchen, group)| *kitchen = Some(Kitchen::new(group, clicks)));
    kitchens.into_iter().flatten()
}

/// Grain that is missing with what has been slaughtered by clicks.
pub fn grain_missing(phase: Phase, world: &World, seat: Seat, clicks: &[Action]) -> u16 {
    kitchens(phase, world, seat, clicks).map(|kitchen| kitchen.larder(world, seat).missing()).sum()
}

/// Meat of one herd (3.10).
fn meat(herd: Herd) -> u16 {
    u16::from(data::meat(herd, Season::Winter).unwrap_or(0))
}

impl<'a> Kitchen<'a> {
    pub fn new(group: Group, clicks: &'a [Action]) -> Self {
        let slaughtered = clicks.iter().map(|click| match *click {
            Action::Slaughter { at, herd } if group.spaces.contains(at.place()) => meat(herd),
            _ => 0,
        });
        Self { group, clicks, meat: slaughtered.sum() }
    }

    pub fn add(&mut self, herd: Herd) {
        self.meat += meat(herd);
    }

    pub fn larder(&self, world: &World, seat: Seat) -> Larder {
        Larder { meat: self.meat, ..stock(world, seat, self.group) }
    }

    /// Fish, meat, grain, so that what is worth most is kept; what a click names comes first.
    fn order(&self) -> [Food; 3] {
        self.clicks.iter().fold(Food::ALL, |order, click| match *click {
            Action::EatFirst { at, food } if self.group.spaces.contains(at.place()) => led_by(food, order),
            _ => order,
        })
    }

    pub fn meal(&self, larder: &Larder) -> Meal {
        Meal::of(larder, self.order())
    }

    /// What is eaten first, and from which stores, where it makes a difference.
    pub fn visit(&self, world: &World, seat: Seat, visit: Visit<'_>) -> Flow {
        let larder = self.larder(world, seat);
        let meal = self.meal(&larder);
        if let Some(place) = self.group.stores.first() {
            let at = world.space(place);
            let differs = |food: &Food| Meal::of(&larder, led_by(*food, self.order())) != meal;
            let clicks = Food::ALL.into_iter().filter(differs).map(|food| Action::EatFirst { at, food });
            clicks.filter(|click| !self.clicks.contains(click)).try_for_each(&mut *visit)?;
        }
        let (stores, clicks) = (self.group.stores, self.clicks);
        stores::visit(world, seat, stores, clicks, Good::Fish, 2 * meal.fish, visit)?;
        stores::visit(world, seat, stores, clicks, Good::Grain, meal.grain + larder.fodder, visit)
    }
}

/// An order of food with this one before the others.
fn led_by(first: Food, mut order: [Food; 3]) -> [Food; 3] {
    order.sort_by_key(|&food| food != first);
    order
}

impl Meal {
    /// Fodder is set apart first: nothing but grain will do for it.
    fn of(larder: &Larder, order: [Food; 3]) -> Self {
        let mut meal = Self::default();
        let mut left = larder.rations;
        for food in order {
            let (eaten, at_hand) = match food {
                Food::Fish => (&mut meal.fish, larder.fish / 2),
                Food::Meat => (&mut meal.meat, larder.meat),
                Food::Grain => (&mut meal.grain, larder.grain.saturating_sub(larder.fodder)),
            };
            *eaten = left.min(at_hand);
            left -= *eaten;
        }
        meal
    }
}
