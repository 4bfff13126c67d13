//! Attacks (5.2): on whatever can be beaten now, from the fields beside it, from ships and over beaches.

use scharz::data::Ground;
use scharz::{Place, Unit};

use crate::course::War;
use crate::orders::{Aim, LEVY, Muster, Order, landing, longships};
use crate::survey::odds::Force;
use crate::survey::prize;

/// A strike is begun at these odds, and joined at lower ones.
pub(crate) const STRIKE_ODDS: f32 = 0.62;
const JOIN_ODDS: f32 = 0.45;
/// The same for the place that the war is about.
const WAR_ODDS: f32 = 0.4;
/// How many attacks are compared.
const MOST_STRIKES: usize = 5;

/// The first attack worth its risk: the one that was begun, the one that the war is about, or the best there is.
pub(super) fn order(muster: &Muster<'_>) -> Option<Order> {
    match (muster.aim, muster.survey.stance.war) {
        (Aim::Peace, _) | (_, War::Peaceful) => None,
        (Aim::At(place), _) => on(muster, place, JOIN_ODDS).or_else(|| best(muster, STRIKE_ODDS)),
        (Aim::Open, War::On(place)) => on(muster, place, WAR_ODDS).or_else(|| best(muster, STRIKE_ODDS)),
        (Aim::Open, War::Watchful | War::Hold(_) | War::Raid) => best(muster, STRIKE_ODDS),
    }
}

/// Places worth attacking at these odds, best first.
fn strikes(muster: &Muster<'_>, least: f32) -> Vec<(Place, f32)> {
    let survey = muster.survey;
    let targets = ((survey.enemy_home | survey.enemy_out) & survey.world.map().fields) - survey.closed;
    let mut strikes: Vec<(Place, f32)> = targets
        .iter()
        .filter_map(|place| worth(muster, place, least).map(|worth| (place, worth)))
        .filter(|&(_, worth)| worth > 0.0)
        .collect();
    strikes.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
    strikes
}

/// The orders that begin each attack at these odds, and the one that begins none.
pub(crate) fn beginnings(muster: &Muster<'_>, least: f32) -> Vec<Order> {
    let strikes = strikes(muster, least).into_iter().take(MOST_STRIKES);
    let orders = strikes.filter_map(|(place, _)| on(muster, place, least));
    orders.chain(muster.aiming_at(Aim::Peace).next().map(|(_, order)| order)).collect()
}

fn best(muster: &Muster<'_>, least: f32) -> Option<Order> {
    strikes(muster, least).into_iter().find_map(|(place, _)| on(muster, place, least))
}

fn on(muster: &Muster<'_>, target: Place, least: f32) -> Option<Order> {
    worth(muster, target, least).filter(|&worth| worth > 0.0)?;
    let from = muster.survey.neighbours(target).iter().find(|&from| muster.n_available(from) > 0);
    let by_land = from.and_then(|from| muster.order(from, target, muster.n_available(from), |_| true));
    by_land.or_else(|| landing::order(muster, target)).or_else(|| longships::beaching(muster, target))
}

/// What an attack on a place is worth, in victory points; nothing below these odds.
fn worth(muster: &Muster<'_>, target: Place, least: f32) -> Option<f32> {
    let survey = muster.survey;
    let (open, siege) = strikers(muster, target);
    if open.is_none() || !survey.is_return_open(target) && !is_for_good(muster, target) {
        return None;
    }
    let ground = survey.ground(target);
    let is_enemy_home = survey.enemy_home.contains(target);
    let standing = survey.enemy_force(target, ground);
    let helpers = survey.enemy_around(target, ground).times(if is_enemy_home { 0.6 } else { 0.3 });
    let field_odds = survey.battle_odds(target, &open, &standing.plus(&helpers));
    if field_odds < least {
        return None;
    }
    let mut worth = field_odds * standing.units.min(4.0) * 0.6 - (1.0 - field_odds) * open.units;
    if standing.units > 0.0 {
        worth += field_odds;
    }
    if survey.home.contains(target) {
        worth += 4.0 * field_odds;
    }
    if is_enemy_home {
        let inside = survey.enemy_inside(target).plus(&standing.times(0.8));
        let storm = survey.assault_odds(target, &siege, &inside);
        if standing.is_none() && storm < least {
            return None;
        }
        worth += storm * prize(survey, target);
    }
    Some(worth - 0.2)
}

/// Whether who goes there means to stay: without a home, or to conquer one beyond the sea.
fn is_for_good(muster: &Muster<'_>, target: Place) -> bool {
    let is_goal = matches!(muster.survey.stance.war, War::On(place) if place == target);
    muster.survey.home.is_empty() || is_goal && muster.is_bound_overseas()
}

/// What a war on a settlement would bring, if all spare units were before it.
pub(crate) fn target_worth(muster: &Muster<'_>, place: Place) -> f32 {
    (0.2 + muster.survey.odds_at(place, &muster.gathered(place, LEVY, Ground::Difficult)))
        * prize(muster.survey, place)
}

/// Own units that are or can be on a place now: in the open, and as they would storm it.
fn strikers(muster: &Muster<'_>, target: Place) -> (Force, Force) {
    let survey = muster.survey;
    let ground = survey.ground(target);
    let (mut open, mut siege) = (Force::default(), Force::default());
    let mut join = |unit: &Unit| {
        open.add(survey.world, survey.seat, unit, ground);
        siege.add(survey.world, survey.seat, unit, Ground::Difficult);
    };
    let here = survey.world.units_at(survey.seat, target).filter(|(_, unit)| unit.is_out());
    here.for_each(|(_, unit)| join(unit));
    for from in survey.neighbours(target) {
        let units = survey.world.units_at(survey.seat, from).filter(|(_, unit)| survey.is_free(unit));
        units.take(muster.n_available(from)).for_each(|(_, unit)| join(unit));
    }
    longships::reaching(muster, target).for_each(&mut join);
    landing::landers(muster, target, join);
    (open, siege)
}
