//! Ships that go up beaches and rivers (3.13): they plunder where nobody stands, and storm what they can break together.

use scharz::{Kind, Place, Post, Season, Unit};

use crate::course::War;
use crate::orders::{Muster, Order};
use crate::survey::FAR;
use crate::survey::longships::ways;

/// What it costs a plan to be a move away.
const DELAY: f32 = 0.85;
/// What is left of a prize for which another ship may have come.
const OTHERS: f32 = 0.7;
/// Of the fleet so much must be beside the target before it goes ashore.
const ASSEMBLED: f32 = 0.75;

/// The next move of a longship, if any has something to do.
pub(super) fn order(muster: &Muster<'_>) -> Option<Order> {
    let survey = muster.survey;
    let mut idle = survey.longships().filter(|ship| survey.may_sail(ship) && ship.post != Post::Aboard);
    idle.find_map(|ship| {
        let to = destination(muster, ship).filter(|&to| !survey.world.other_river(ship).contains(to));
        to.map(|to| Order::sail(ship, to)).filter(|order| muster.joins_as_many(order))
    })
}

/// Longships that can come ashore on a place now.
pub(super) fn reaching<'a>(muster: &'a Muster<'_>, target: Place) -> impl Iterator<Item = &'a Unit> {
    let survey = muster.survey;
    survey.longships().filter(move |ship| {
        let is_beside = survey.sails(ship.at.place(), target) == 1;
        is_beside && survey.may_sail(ship) && !survey.world.other_river(ship).contains(target)
    })
}

pub(super) fn beaching(muster: &Muster<'_>, target: Place) -> Option<Order> {
    // Before foreign walls nobody is fed in winter.
    let is_late = !muster.survey.home.is_empty() && muster.survey.world.season == Season::Winter;
    reaching(muster, target).next().filter(|_| !is_late).map(|ship| Order::sail(ship, target))
}

fn destination(muster: &Muster<'_>, ship: &Unit) -> Option<Place> {
    let survey = muster.survey;
    let at = ship.at.place();
    let chosen = match survey.stance.war {
        War::On(target) => Some(target),
        War::Peaceful => None,
        _ => survey.prey(),
    };
    match chosen.filter(|&target| survey.sails(at, target) < FAR) {
        Some(target) => join_the_fleet(muster, ship, target),
        None if let Some(shore) = survey.landfall() => step_towards(muster, at, shore),
        // Who is short of food fishes.
        None if ship.kind == Kind::Transport && survey.is_hungry() => shelter(muster, at),
        None => raid(muster, at).or_else(|| shelter(muster, at)),
    }
}

/// Beside the target until enough of them are.
fn join_the_fleet(muster: &Muster<'_>, ship: &Unit, target: Place) -> Option<Place> {
    let survey = muster.survey;
    let at = ship.at.place();
    let (mut near, mut all) = (0.0, 0.0);
    for other in survey.longships() {
        all += 1.0;
        near += f32::from(u8::from(survey.sails(other.at.place(), target) <= 1));
    }
    match survey.sails(at, target) {
        0 => None,
        1 if near < ASSEMBLED * all => None,
        1 => Some(target),
        _ => step_towards(muster, at, target),
    }
}

/// A step on the way to a place, not into the arms of enemies.
fn step_towards(muster: &Muster<'_>, at: Place, to: Place) -> Option<Place> {
    let survey = muster.survey;
    let open = ways(survey.world.options.map, at) - survey.closed - survey.enemy_out;
    open.iter()
        .filter(|&way| survey.sails(way, to) < survey.sails(at, to))
        .min_by_key(|&way| (survey.sails(way, to), survey.world.data(way).is_field(), way))
}

/// A step towards the field most worth plundering.
fn raid(muster: &Muster<'_>, at: Place) -> Option<Place> {
    let survey = muster.survey;
    let staying = survey.raid_worth_here(at);
    let mut best: Option<(f32, Place)> = None;
    for place in survey.world.map().fields {
        let moves = survey.sails(at, place);
        if moves == 0 || moves == FAR || !survey.is_in_time(place) {
            continue;
        }
        let sooner = survey.n_ahead(at, place);
        let worth = survey.raid_worth(place, 1.0) * DELAY.powi(i32::from(moves)) * OTHERS.powi(sooner);
        if worth > staying && best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, place));
        }
    }
    best.and_then(|(_, place)| step_towards(muster, at, place))
}

/// Home for the winter, or at least off the sea.
fn shelter(muster: &Muster<'_>, at: Place) -> Option<Place> {
    let survey = muster.survey;
    let is_late = survey.world.season >= Season::Autumn;
    if is_late && !survey.home.is_empty() && !survey.is_in_time(at) {
        let home = survey.haven().iter().min_by_key(|&place| survey.sails(at, place))?;
        return step_towards(muster, at, home);
    }
    None
}

#[cfg(test)]
mod tests {
    use scharz::{Event, Faction, MapId, Mode, Phase, Yard};

    use super::*;
    use crate::course::{Purse, Stance};
    use crate::drill::{Drill, FOE, OWN, at};

    /// Five longships off Biscay, a village up the Douro.
    fn vikings() -> Drill {
        let mut drill = Drill::new(MapId::Taifas, Mode::Extended)
            .people(OWN, Faction::TaifasVikings)
            .people(FOE, Faction::TaifasReinos)
            .units(OWN, "ta_s_biscay_n", Kind::Warship, 5)
            .village(FOE, "ta_leon", Yard::NoYard)
            .village(FOE, "ta_zaragoza", Yard::NoYard);
        drill.state.world.year = 2;
        drill.state.world.players[OWN].commander = scharz::Commander::Poor;
        drill.go(Phase::Units)
    }

    #[test]
    fn longships_gather_and_storm_a_village_on_a_river() {
        let war = War::On(at("ta_leon").place());
        let told = vikings().carry_out(Stance::new(war, Purse::Balanced), 3);
        let stormed = |event: &Event| matches!(event, Event::AssaultBegan { by: OWN, at: place, .. } if *place == at("ta_leon"));
        assert!(told.iter().any(stormed), "{told:?}");
    }

    /// One ship each, so that every field is plundered.
    #[test]
    fn longships_raid_one_by_one() {
        let told = vikings().carry_out(Stance::new(War::Peaceful, Purse::Balanced), 1);
        let plundered =
            told.iter().filter(|event| matches!(event, Event::Plundered { seat: OWN, .. })).count();
        assert!(plundered >= 4, "{told:?}");
    }

    /// Nobody is weak enough to be robbed of a village: they build one while there is gold for it.
    #[test]
    fn longships_without_a_home_land_together_before_the_second_winter() {
        let homes = |gold: i16| {
            let mut drill = vikings();
            (drill.state.world.players[OWN].gold, drill.state.world.season) = (gold, Season::Autumn);
            let peace = Stance::new(War::Peaceful, Purse::Balanced);
            let drill = drill.units(FOE, "ta_leon", Kind::HeavyInfantry, 6);
            let mut drill = drill.units(FOE, "ta_zaragoza", Kind::HeavyInfantry, 6).go(Phase::Units);
            let told = drill.carry_out(peace, 4);
            told.iter().filter(|event| matches!(event, Event::Built { seat: OWN, .. })).count()
        };
        assert_eq!((homes(5), homes(2)), (1, 0));
    }
}
