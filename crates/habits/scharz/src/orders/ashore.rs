//! Units aboard that are bound nowhere (5.2).

use scharz::{Mark, Post, Set};

use crate::orders::{Muster, Order, Passage};

/// Nobody stays aboard without a purpose: to the own coast, or to free land.
pub(super) fn order(muster: &Muster<'_>) -> Option<Order> {
    if muster.is_bound_overseas() {
        return None;
    }
    let survey = muster.survey;
    let aboard = survey.world.units[survey.seat].iter().map(|(_, unit)| unit);
    let unit =
        aboard.into_iter().find(|unit| unit.post == Post::Aboard && !unit.marks.contains(Mark::Moved))?;
    let place = unit.at.place();
    let data = survey.world.data(place);
    let coast = if data.is_field() { Set::one(place) } else { data.coast & survey.world.map().fields };
    let safe = coast - survey.closed - survey.enemy_out - survey.enemy_home;
    let to = safe
        .iter()
        .filter(|&to| !survey.is_frosty(to))
        .max_by_key(|&to| (survey.home.contains(to), survey.owned.contains(to), std::cmp::Reverse(to)))?;
    Some(Order { stack: unit.stack(), to, count: usize::MAX, by: Passage::March })
}
