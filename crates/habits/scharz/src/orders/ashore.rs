//! Units aboard that are bound nowhere (5.2).

use scharz::{Marks, Post, places};

use crate::orders::{Muster, Order, Passage};

/// Nobody stays aboard without a purpose: to the own coast, or to free land.
pub(super) fn order(muster: &Muster<'_>) -> Option<Order> {
    if muster.is_bound_overseas() {
        return None;
    }
    let survey = muster.survey;
    let aboard = survey.world.units[survey.seat].iter().map(|(_, unit)| unit);
    let unit = aboard.into_iter().find(|unit| unit.post == Post::Aboard && !unit.marks.has(Marks::MOVED))?;
    let place = unit.at.local();
    let data = survey.world.data(place);
    let coast = if data.is_field() { 1 << place } else { data.coast & survey.world.map().fields };
    let safe = coast & !survey.closed & !survey.enemy_out & !survey.enemy_home;
    let to = places(safe)
        .filter(|&to| !survey.is_frosty(to))
        .max_by_key(|&to| (survey.home >> to & 1 == 1, survey.owned >> to & 1 == 1, std::cmp::Reverse(to)))?;
    Some(Order { stack: unit.stack(), to, count: usize::MAX, by: Passage::March })
}
