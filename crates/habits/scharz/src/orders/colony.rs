//! Land beyond the sea (5.2): a few units go ashore on a free coast, hold it, and build there. The ship that brought them
//! stays on the water and joins the coast to the realm (5.0).

use scharz::{Mark, Place, Post, Set, Slot, Unit};

use crate::orders::{Muster, Order, Passage, claim};

/// Units that go ashore together: the crew of a village (3.7), and one that claims land beside it.
pub(super) const PARTY: usize = 3;
/// A realm of so many settlements looks for land first.
const FEW_SETTLEMENTS: usize = 5;

/// The next click of settlers: ashore, out to sea, or aboard.
pub(crate) fn order(muster: &Muster<'_>) -> Option<Order> {
    if muster.is_bound_overseas() || !muster.survey.is_season_for_settlers() {
        return None;
    }
    muster.transports().find_map(|(slot, ship)| next_of_ship(muster, slot, ship))
}

fn next_of_ship(muster: &Muster<'_>, slot: Slot, ship: &Unit) -> Option<Order> {
    let survey = muster.survey;
    let place = ship.at.place();
    let data = survey.world.data(place);
    let has_moved = ship.marks.contains(Mark::Moved);
    let cargo: Vec<&Unit> = survey.world.cargo(survey.seat, slot).map(|(_, unit)| unit).collect();
    let fresh = cargo.iter().find(|unit| !unit.marks.contains(Mark::Moved)).copied();
    match (ship.post, fresh) {
        (Post::Open, Some(unit)) if !data.is_field() => {
            let landing = survey.landing_place(Set::one(place), cargo.len());
            let landing = landing.map(|(_, coast)| land_together(unit, coast));
            let goes_on = !has_moved && !survey.is_stormy();
            landing.or_else(|| sail_on(muster, ship, data.water, cargo.len()).filter(|_| goes_on))
        }
        // Who puts out in autumn does not lie in the yard when the storms come (5.6).
        _ if survey.is_stormy() => None,
        (Post::Open, None) if !data.is_field() && cargo.is_empty() => embark_at_sea(muster, place),
        (Post::InYard, _) if !has_moved => embark_in_yard(muster, slot, ship)
            .or_else(|| sail_on(muster, ship, data.coast, cargo.len()).filter(|_| !cargo.is_empty())),
        _ => None,
    }
}

fn land_together(unit: &Unit, coast: Place) -> Order {
    Order { stack: unit.stack(), to: coast, count: PARTY, by: Passage::March }
}

/// To the water that touches the realm and has the best coast for so many.
fn sail_on(muster: &Muster<'_>, ship: &Unit, waters: Set<Place>, party: usize) -> Option<Order> {
    let survey = muster.survey;
    let (sea, _) = survey.landing_place(waters & survey.own_waters(), party)?;
    let order = Order::sail(ship, sea);
    muster.joins_as_many(&order).then_some(order)
}

fn embark_in_yard(muster: &Muster<'_>, slot: Slot, ship: &Unit) -> Option<Order> {
    let survey = muster.survey;
    let place = ship.at.place();
    let room = usize::from(survey.world.cargo_room(survey.seat, slot));
    let going = n_going_ashore(muster, place, survey.world.data(place).coast & survey.own_waters(), room)?;
    let (_, unit) = muster.boarders(place).next()?;
    Some(Order { stack: unit.stack(), to: place, count: going, by: Passage::Board })
}

/// From a coast beside the ship; they land next season.
fn embark_at_sea(muster: &Muster<'_>, sea: Place) -> Option<Order> {
    let survey = muster.survey;
    let shores = (survey.world.data(sea).coast & survey.home) - survey.enemy_out;
    let parties = shores
        .iter()
        .filter(|&shore| !survey.is_frosty(shore))
        .filter_map(|shore| Some((n_going_ashore(muster, shore, Set::one(sea), PARTY)?, shore)));
    let (going, from) = parties.max()?;
    let (_, unit) = muster.boarders(from).next()?;
    Some(Order { stack: unit.stack(), to: sea, count: going, by: Passage::Board })
}

/// How many of a place have something to do on the coasts of these seas: they can pay for a village on land that
/// nobody has, or there is own land to extend.
fn n_going_ashore(muster: &Muster<'_>, place: Place, seas: Set<Place>, room: usize) -> Option<usize> {
    let survey = muster.survey;
    let settlers = n_settlers(muster, place).min(room);
    let is_moored = survey.yards().contains(place);
    let is_in_time = is_moored || survey.is_early();
    if is_in_time && survey.may_found(settlers) && survey.best_coast(seas).is_some() {
        return Some(settlers);
    }
    let helpers = if claim::is_cramped(muster, place) { muster.n_available(place).min(room) } else { 0 };
    (helpers > 0 && survey.outlet(seas).is_some()).then_some(helpers)
}

/// Units that may leave a place for good: where no land is left to walk to, even builders.
pub(super) fn n_settlers(muster: &Muster<'_>, place: Place) -> usize {
    let survey = muster.survey;
    if !claim::is_cramped(muster, place) || survey.home.len() > FEW_SETTLEMENTS {
        return muster.n_available(place);
    }
    muster.n_unneeded(place)
}

/// Whether a party can pay for a village beyond the sea around a yard.
pub(super) fn can_settle_from(muster: &Muster<'_>, yard: Place) -> bool {
    let survey = muster.survey;
    survey.may_found(PARTY) && survey.best_coast(survey.world.data(yard).coast).is_some()
}

#[cfg(test)]
mod tests {
    use scharz::{Building, Event, Kind, MapId, Mode, Phase, Season, Settlement, Yard};

    use crate::course::Stance;
    use crate::drill::{Drill, FOE, OWN, at};

    /// An island has no land to walk to: its people boards, lands on a free coast and builds there.
    #[test]
    fn islanders_settle_beyond_the_sea() {
        let mut drill = Drill::new(MapId::Britannia, Mode::Basic)
            .village(OWN, "br_mona", Yard::Dock)
            .units(OWN, "br_mona", Kind::LightInfantry, 3)
            .moored(OWN, "br_mona", 1)
            .village(FOE, "br_cantium", Yard::NoYard)
            .go(Phase::Units);
        let told = drill.carry_out(Stance::default(), 1);
        let boarded = |event: &Event| matches!(event, Event::Boarded { seat: OWN, .. });
        let begun = |event: &Event| {
            matches!(event, Event::SiteBegun { seat: OWN, building: Building::BuildVillage, .. })
        };
        assert!(told.iter().any(boarded) && told.iter().any(begun), "{told:?}");
    }

    /// A village stands beyond the sea, with free land around it; how many idle people of an island stay at home.
    fn left_on_mona(season: Season) -> usize {
        let mut drill = Drill::new(MapId::Britannia, Mode::Extended)
            .village(OWN, "br_mona", Yard::Dock)
            .village(OWN, "br_mide", Yard::NoYard)
            .units(OWN, "br_mona", Kind::LightInfantry, 2)
            .moored(OWN, "br_mona", 1)
            .village(FOE, "br_cantium", Yard::NoYard);
        (drill.state.world.players[OWN].gold, drill.state.world.season) = (0, season);
        let mut drill = drill.go(Phase::Units);
        drill.carry_out(Stance::default(), 1);
        drill.state.world.units[OWN].count(|unit| unit.is_land() && unit.at == at("br_mona"))
    }

    #[test]
    fn idle_islanders_follow_the_first_settlers() {
        assert_eq!(left_on_mona(Season::Spring), 0, "it costs nothing");
    }

    #[test]
    fn nobody_puts_out_when_the_storms_are_near() {
        assert_eq!(left_on_mona(Season::Autumn), 2);
    }

    /// Six villages and a city on an island on which nothing is left to build or to take.
    fn gathers_at_the_ship(gold: i16) -> bool {
        let mut drill = Drill::new(MapId::Britannia, Mode::Extended)
            .village(OWN, "br_ailech", Yard::Port)
            .units(OWN, "br_connacht", Kind::LightInfantry, 3)
            .moored(OWN, "br_ailech", 1)
            .village(FOE, "br_cantium", Yard::NoYard);
        for id in ["br_connacht", "br_ulaid", "br_mide", "br_laigin", "br_mumu", "br_iar_mumu"] {
            drill = drill.village(OWN, id, Yard::NoYard);
        }
        drill.state.world.fields[at("br_ailech").place()].settlement = Settlement::City;
        drill.state.world.players[OWN].gold = gold;
        let told = drill.go(Phase::Units).carry_out(Stance::default(), 1);
        told.iter().any(|event| matches!(event, Event::Moved { seat: OWN, to, .. } if *to == at("br_ailech")))
    }

    #[test]
    fn settlers_walk_to_the_ship_when_the_own_island_is_full() {
        assert!(gathers_at_the_ship(20));
        assert!(!gathers_at_the_ship(0), "without gold no village can be founded");
    }
}
