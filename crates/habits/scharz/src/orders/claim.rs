//! Free land beside the realm, taken by single units.

use scharz::data::Ground;

use crate::orders::{Muster, Order};
use crate::survey::field_yield;
use scharz::Place;

/// Single units take free land beside the realm.
pub(super) fn order(muster: &Muster<'_>) -> Option<Order> {
    let survey = muster.survey;
    let stands = survey.scene.out(survey.seat) & survey.world.map().fields;
    let mut best: Option<(f32, Place, Place)> = None;
    for from in stands.iter().filter(|&from| muster.n_available(from) > 0) {
        if muster.is_lost_without_them(from) {
            continue;
        }
        for (to, worth) in claims(muster, from) {
            let Some(step) = muster.step_towards(from, to) else { continue };
            if best.is_none_or(|(most, ..)| worth > most) {
                best = Some((worth, from, step));
            }
        }
    }
    let (_, from, step) = best?;
    muster.order(from, step, 1, |_| true)
}

/// Free fields near a place, each with what it is worth to hold.
fn claims(muster: &Muster<'_>, from: Place) -> impl Iterator<Item = (Place, f32)> {
    let survey = muster.survey;
    let taken = survey.owned | survey.enemy_home | survey.enemy_out | survey.closed;
    let free = survey.world.map().fields - taken - survey.scene.out(survey.seat);
    free.iter().filter_map(move |place| {
        let steps = survey.steps(from, place);
        let is_connected = survey.steps_from(survey.owned, place) <= 1;
        let threat = survey.enemy_around(place, Ground::Open);
        if steps == 0 || steps > 3 || !is_connected || threat.units > 1.0 {
            return None;
        }
        let growth = field_yield(survey.world, place).map_or(0.0, f32::from);
        Some((place, (2.0 + 0.3 * growth - threat.units) / f32::from(steps)))
    })
}

/// No land is left to walk to.
pub(super) fn is_cramped(muster: &Muster<'_>, place: Place) -> bool {
    claims(muster, place).next().is_none()
}
