//! The army: spare units that gather, and march on what they can take.

use scharz::data::Ground;

use crate::orders::strike::STRIKE_ODDS;
use crate::orders::{Muster, Order, sailing};
use crate::survey::prize;
use scharz::Place;

/// An army gathers from so many steps around, sets out with at least so many units, and goes no farther than that.
const REACH: u8 = 3;
const LEAST_ARMY: f32 = 4.0;
const FARTHEST: u8 = 7;

/// The army gathers where it is strongest and marches on what it can take.
pub(super) fn order(muster: &Muster<'_>) -> Option<Order> {
    let survey = muster.survey;
    let stands = survey.scene.out(survey.seat) & survey.world.map().fields;
    let strength = |place: Place| survey.own_force(place).times(1.0).units;
    let hub = stands
        .iter()
        .filter(|&place| muster.n_spare(place) > 0)
        .max_by(|&a, &b| strength(a).total_cmp(&strength(b)).then(b.cmp(&a)))?;
    let Some((target, is_ready)) = target(muster, hub) else {
        return muster.gather(sailing::embarkation(muster)?, REACH);
    };
    if !is_ready {
        return muster.gather(hub, REACH);
    }
    let step = muster.step_towards(hub, target).filter(|&step| is_safe_step(muster, hub, step))?;
    muster.order(hub, step, muster.n_spare(hub), |_| true)
}

/// The settlement to march on, and whether the army at the hub is enough for it.
fn target(muster: &Muster<'_>, hub: Place) -> Option<(Place, bool)> {
    let survey = muster.survey;
    let (here, all) =
        (muster.gathered(hub, 0, Ground::Difficult), muster.gathered(hub, REACH, Ground::Difficult));
    if all.units < LEAST_ARMY {
        return None;
    }
    let reachable = survey.enemy_home.iter().filter(|&place| survey.steps(hub, place) <= FARTHEST);
    let worth = |place: Place| {
        survey.odds_at(place, &all) * prize(survey, place) / (1.5 + f32::from(survey.steps(hub, place)))
    };
    let target = reachable
        .filter(|&place| survey.odds_at(place, &all) >= STRIKE_ODDS)
        .max_by(|&a, &b| worth(a).total_cmp(&worth(b)).then(b.cmp(&a)))?;
    let is_ready = survey.odds_at(target, &here) >= STRIKE_ODDS || here.units + 0.5 > all.units;
    Some((target, is_ready))
}

/// Neither into a stronger army nor, late in the year, out of supply.
pub(super) fn is_safe_step(muster: &Muster<'_>, from: Place, step: Place) -> bool {
    let survey = muster.survey;
    let ground = survey.ground(step);
    let threat = survey.enemy_around(step, ground).plus(&survey.enemy_force(step, ground));
    let is_strong = survey.battle_odds(step, &survey.own_force(from), &threat) >= 0.5;
    is_strong && survey.is_return_open(step)
}
