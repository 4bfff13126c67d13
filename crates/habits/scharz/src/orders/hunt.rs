//! The hunt (5.3, 5.7): riders, and whoever has no land left to claim, go for enemies who stand alone and for what nobody
//! guards. A battle won, a crop and a herd are a victory point each, and every field left behind is one less for the enemy.

use scharz::data::Ground;
use scharz::{Kind, Place, Set, Unit};

use crate::course::War;
use crate::orders::{Muster, Order};
use crate::survey::odds::Force;

/// Odds at which a party goes for enemies in the open.
const HUNT_ODDS: f32 = 0.8;
/// How far riders and walkers look for a quarry, and how far riders come to join others.
const RIDE: u8 = 6;
const WALK: u8 = 3;
/// What is not worth the way.
const LEAST: f32 = 0.5;

/// Who hunts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hunters {
    /// Cavalry and elephants: they build nothing, and are wasted on holding a field.
    Riders,
    /// Whoever a war may take away.
    Spare,
}

impl Hunters {
    fn include(self, unit: &Unit) -> bool {
        self == Hunters::Spare || is_rider(unit)
    }
}

/// Riders before all else: they are good for little besides.
pub(super) fn riders(muster: &Muster<'_>) -> Option<Order> {
    hunt(muster, Hunters::Riders)
}

/// Those whom nothing else has a use for.
pub(super) fn spare(muster: &Muster<'_>) -> Option<Order> {
    hunt(muster, Hunters::Spare)
}

/// The next step of a party towards its quarry, or of scattered riders towards each other.
fn hunt(muster: &Muster<'_>, who: Hunters) -> Option<Order> {
    let is_busy = matches!(muster.survey.stance.war, War::Peaceful | War::Hold(_));
    // Among several enemies one always cuts the way home of those who walk.
    let is_cut_off = who == Hunters::Spare && !muster.survey.has_single_enemy();
    if is_busy || is_cut_off || muster.survey.is_hungry() {
        return None;
    }
    let parties = parties(muster, who);
    let hunt = parties.iter().find_map(|&from| hunt_from(muster, from, who));
    if who == Hunters::Spare {
        return hunt;
    }
    let join = || parties.iter().rev().find_map(|&from| join(muster, from, who));
    hunt.or_else(join).or_else(|| parties.iter().find_map(|&from| homewards(muster, from)))
}

/// Fields from which a party may set out, the strongest first.
fn parties(muster: &Muster<'_>, who: Hunters) -> Vec<Place> {
    let survey = muster.survey;
    let stands = survey.scene.out(survey.seat) & survey.world.map().fields;
    let mut parties: Vec<(usize, Place)> = stands
        .iter()
        .map(|place| (n_hunters(muster, place, who), place))
        .filter(|&(count, _)| count > 0)
        .collect();
    parties.sort_by_key(|&(count, place)| (std::cmp::Reverse(count), place));
    parties.into_iter().map(|(_, place)| place).collect()
}

fn n_hunters(muster: &Muster<'_>, place: Place, who: Hunters) -> usize {
    let survey = muster.survey;
    match who {
        Hunters::Riders => {
            let riders = survey.n_at(place, |unit| survey.is_free(unit) && is_rider(unit));
            riders.min(muster.n_available(place))
        }
        Hunters::Spare => muster.n_spare(place),
    }
}

fn hunt_from(muster: &Muster<'_>, from: Place, who: Hunters) -> Option<Order> {
    let count = n_hunters(muster, from, who);
    let quarry = quarry(muster, from, who, count)?;
    let step = muster.step_towards(from, quarry)?;
    let is_bold = step == quarry || is_safe_for(muster, from, who, step);
    if is_bold { muster.order(from, step, count, |unit| who.include(unit)) } else { None }
}

/// What is most worth hunting for this party, nearest first.
fn quarry(muster: &Muster<'_>, from: Place, who: Hunters, count: usize) -> Option<Place> {
    let survey = muster.survey;
    let reach = if who == Hunters::Riders { RIDE } else { WALK };
    let mut best: Option<(f32, Place)> = None;
    for to in survey.world.map().fields - survey.closed - survey.home {
        let steps = survey.steps(from, to);
        if steps == 0 || steps > reach {
            continue;
        }
        let worth = quarry_worth(muster, from, to, who, count) / (1.0 + 0.4 * f32::from(steps));
        if worth > LEAST && best.is_none_or(|(most, _)| worth > most) && survey.is_return_open(to) {
            best = Some((worth, to));
        }
    }
    best.map(|(_, to)| to)
}

fn quarry_worth(muster: &Muster<'_>, from: Place, to: Place, who: Hunters, count: usize) -> f32 {
    let survey = muster.survey;
    if !survey.enemy_out.contains(to) {
        return survey.raid_worth(to, count as f32);
    }
    let ground = survey.ground(to);
    let standing = survey.enemy_force(to, ground);
    let helpers = survey.enemy_around(to, ground).times(0.3);
    let force = party(muster, from, who, ground);
    let odds = survey.battle_odds(to, &force, &standing.plus(&helpers));
    if odds < HUNT_ODDS {
        return 0.0;
    }
    odds * (2.0 + 0.7 * standing.units.min(4.0)) - (1.0 - odds) * force.units
}

/// The hunters of a field, as they fight on this ground.
fn party(muster: &Muster<'_>, from: Place, who: Hunters, ground: Ground) -> Force {
    let survey = muster.survey;
    let units = survey.world.units_at(survey.seat, from).map(|(_, unit)| unit);
    let going = units.filter(|unit| survey.is_free(unit) && who.include(unit));
    Force::of(survey.world, survey.seat, going.take(n_hunters(muster, from, who)), ground)
}

fn is_safe_for(muster: &Muster<'_>, from: Place, who: Hunters, step: Place) -> bool {
    let survey = muster.survey;
    let ground = survey.ground(step);
    let threat = survey.enemy_around(step, ground).plus(&survey.enemy_force(step, ground));
    survey.battle_odds(step, &party(muster, from, who, ground), &threat) >= 0.5 && survey.is_return_open(step)
}

/// Few riders come to more of them, if together they would find something.
fn join(muster: &Muster<'_>, from: Place, who: Hunters) -> Option<Order> {
    let survey = muster.survey;
    let here = survey.n_at(from, is_rider);
    let stands = (survey.scene.out(survey.seat) & survey.world.map().fields) - Set::one(from);
    let company = stands
        .iter()
        .filter(|&to| (survey.n_at(to, is_rider), from) > (here, to) && survey.steps(from, to) <= RIDE)
        .max_by_key(|&to| (survey.n_at(to, is_rider), std::cmp::Reverse(to)))?;
    let is_near =
        survey.steps_from(survey.enemy_home | survey.enemy_out & survey.world.map().fields, company) <= RIDE;
    let step =
        muster.step_towards(from, company).filter(|&step| is_near && is_safe_for(muster, from, who, step))?;
    muster.order(from, step, n_hunters(muster, from, who), is_rider)
}

/// Where no enemy is within reach, riders are worth more as infantry: they go where they can dismount (3.5).
fn homewards(muster: &Muster<'_>, from: Place) -> Option<Order> {
    let survey = muster.survey;
    if !survey.is_remote() || survey.home.contains(from) {
        return None;
    }
    let home = survey.home.iter().min_by_key(|&home| survey.steps(from, home))?;
    let step = muster.step_towards(from, home)?;
    muster.order(from, step, n_hunters(muster, from, Hunters::Riders), is_rider)
}

fn is_rider(unit: &Unit) -> bool {
    matches!(unit.kind, Kind::Cavalry | Kind::Elephant)
}

#[cfg(test)]
mod tests {
    use scharz::{Event, Faction, MapId, Mode, Phase, Yard};

    use super::*;
    use crate::course::Stance;
    use crate::drill::{Drill, FOE, OWN, at};

    fn huns() -> Drill {
        Drill::new(MapId::Huns, Mode::Extended)
            .people(OWN, Faction::HunsHuns)
            .people(FOE, Faction::HunsOstrogoths)
            .village(OWN, "hu_don", Yard::NoYard)
            .village(OWN, "hu_volga_bend", Yard::NoYard)
            .units(OWN, "hu_don", Kind::Cavalry, 3)
    }

    /// Two fields in one season (5.3).
    #[test]
    fn riders_hunt_down_who_stands_alone() {
        let told = huns()
            .village(FOE, "hu_maeotis", Yard::NoYard)
            .units(FOE, "hu_greuthungia", Kind::LightInfantry, 1)
            .go(Phase::Units)
            .carry_out(Stance::default(), 1);
        let fought = |event: &Event| matches!(event, Event::BattleBegan { by: OWN, at: place, .. } if *place == at("hu_greuthungia"));
        assert!(told.iter().any(fought), "{told:?}");
    }

    #[test]
    fn riders_come_together_before_they_hunt() {
        let told = huns()
            .units(OWN, "hu_khoper", Kind::Cavalry, 1)
            .village(FOE, "hu_maeotis", Yard::NoYard)
            .units(FOE, "hu_maeotis", Kind::HeavyInfantry, 4)
            .go(Phase::Units)
            .carry_out(Stance::default(), 1);
        let came = |event: &Event| matches!(event, Event::Moved { seat: OWN, kind: Kind::Cavalry, to, .. } if *to == at("hu_don"));
        assert!(told.iter().any(came), "{told:?}");
    }

    #[test]
    fn riders_far_from_all_enemies_dismount() {
        let told = huns()
            .village(FOE, "hu_macedonia", Yard::NoYard)
            .go(Phase::Trade)
            .carry_out(Stance::default(), 1);
        let dismounted =
            |event: &Event| matches!(event, Event::Degraded { seat: OWN, kind: Kind::Cavalry, .. });
        assert!(told.iter().any(dismounted), "{told:?}");
    }
}
