//! Bread from the land (5.8): who can neither feed nor pay everybody plunders fields for their gold.

use crate::orders::{Muster, Order};
use scharz::Place;

/// Who has neither bread nor the gold for it lives off the land: to a field beside the network that is still whole.
pub(super) fn order(muster: &Muster<'_>) -> Option<Order> {
    let survey = muster.survey;
    if !survey.needs_bread() {
        return None;
    }
    let taken = survey.enemy_out | survey.enemy_home | survey.home | survey.scene.out(survey.seat);
    let whole = |to: Place| !survey.world.fields[to].plundered && !survey.world.data(to).is_neutral();
    let near = |to: Place| survey.steps_from(survey.connected & survey.world.map().fields, to) <= 1;
    let stands = survey.scene.out(survey.seat) & survey.world.map().fields;
    stands.iter().filter(|&from| muster.n_available(from) > 0 && !is_foraging(muster, from)).find_map(
        |from| {
            let goals = (survey.neighbours(from) - taken).iter().filter(|&to| whole(to) && near(to));
            goals
                .filter_map(|to| muster.order(from, to, 1, |_| true))
                .find(|order| stays_supplied(muster, order))
        },
    )
}

/// Whether the gold of the field will reach the network.
fn stays_supplied(muster: &Muster<'_>, order: &Order) -> bool {
    muster.after(order).scene().is_supplied(muster.survey.seat, order.to)
}

/// Whether somebody can plunder here without a step.
fn is_foraging(muster: &Muster<'_>, place: Place) -> bool {
    let survey = muster.survey;
    let is_whole = !survey.world.fields[place].plundered && !survey.world.data(place).is_neutral();
    is_whole && !survey.home.contains(place) && survey.n_at(place, |unit| unit.is_out()) == 1
}
