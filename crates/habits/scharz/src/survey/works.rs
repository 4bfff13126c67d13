//! What to build next, and where the builders must stand for it.

use scharz::{Building, Colour, Kind, Place, Season, Set, Settlement, Unit, World, Yard, data};

use crate::course::Purse;
use crate::survey::{Survey, field_yield};

/// More settlements than goal B asks for bring little.
const ENOUGH_SETTLEMENTS: usize = 10;
/// Works for which crews are kept at the same time: Quick pays taxes three times a year, the other modes once.
const WORKS_OF_QUICK: usize = 3;

/// What a port pays in summer to peoples without ties to the sea (5.13), and what each summer adds for others.
const PORT_VALUE: i16 = 2;
const PORT_YIELD: f32 = 0.15;

/// A building worth its price, and the crew it needs on its field.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Work {
    pub place: Place,
    pub building: Building,
    pub crew: usize,
    pub price: i16,
    worth: f32,
}

/// The best works that can be paid now, best first.
pub(crate) fn works(survey: &Survey<'_>) -> Vec<Work> {
    let mut all = Vec::with_capacity(8);
    let mut gold = survey.gold() - survey.reserve();
    if gold < 2 || !survey.world.has_tile(survey.seat) {
        return all;
    }
    for place in survey.home - survey.enemy_out {
        improvements(survey, place, &mut all);
    }
    if survey.n_settlements() < ENOUGH_SETTLEMENTS {
        villages(survey, &mut all);
    }
    all.sort_by(|a, b| b.worth.total_cmp(&a.worth).then(a.place.cmp(&b.place)));
    let mut used = Set::EMPTY;
    all.retain(|work| {
        let fits = work.price <= gold && !used.contains(work.place);
        if fits {
            gold -= work.price;
            used.insert(work.place);
        }
        fits
    });
    let usual = if survey.world.is_quick() { WORKS_OF_QUICK } else { 1 };
    all.truncate(match survey.stance.purse {
        Purse::Balanced => usual,
        Purse::Soldiers | Purse::Fleet => usual - 1,
        Purse::Builders => usual + 1,
    });
    all
}

impl Survey<'_> {
    /// The fewest builders that get a building forward.
    pub fn least_crew(&self, building: Building) -> usize {
        let (_, plain) = data::building(building);
        usize::from(self.world.bonus(self.seat, plain, |faction| faction.min_builders(building, plain)))
    }
}

/// Who can build here (5.9).
pub(crate) fn is_builder(survey: &Survey<'_>, unit: &Unit) -> bool {
    let by_people = survey.world.bonus(survey.seat, false, |faction| faction.can_build(unit.kind));
    unit.kind == Kind::LightInfantry || by_people
}

fn add(survey: &Survey<'_>, place: Place, building: Building, worth: f32, all: &mut Vec<Work>) {
    let (plain, _) = data::building(building);
    let crew = survey.least_crew(building);
    let price = plain - i16::from(survey.world.has_prestige() && survey.prestige() >= 30);
    // Whoever stands there already need not walk.
    let present = survey.n_at(place, |unit| unit.is_out() && is_builder(survey, unit)).min(crew);
    let worth = worth + 0.1 * present as f32;
    all.push(Work { place, building, crew, price, worth });
}

/// A city, a port, a fort where a settlement stands.
fn improvements(survey: &Survey<'_>, place: Place, all: &mut Vec<Work>) {
    let (world, field) = (survey.world, &survey.world.fields[place]);
    if field.site.is_some() {
        return;
    }
    let taxes = if world.is_quick() { 3.0 } else { 1.0 };
    let danger = if survey.is_exposed(place) { 0.3 } else { 0.0 };
    if field.yard == Yard::Dock {
        add(survey, place, Building::BuildPort, port_worth(survey) - danger, all);
    }
    let is_coastal = world.data(place).coast.meets(world.map().seas);
    if field.yard == Yard::NoYard && is_coastal && survey.yards().is_empty() && survey.home.len() >= 4 {
        add(survey, place, Building::BuildDock, 0.3, all);
    }
    let may_grow = !survey.has_city() && !has_city_site(survey) || field.yard == Yard::Port;
    if field.settlement == Settlement::Village && may_grow && survey.home.len() >= 4 {
        add(survey, place, Building::BuildCity, 0.4 + 0.15 * taxes - danger, all);
    }
    if !field.fort && danger > 0.0 {
        // Longships cannot break the walls of a fort (5.8).
        let worth = if survey.is_raided(place) { 0.9 } else { 0.55 };
        add(survey, place, Building::BuildFort, worth, all);
    }
}

/// Seafarers, to whom a port pays more than to others (3.13), build it as long as it will bring more than a village.
fn port_worth(survey: &Survey<'_>) -> f32 {
    let world = survey.world;
    let plain = if world.is_quick() { 1.1 } else { 0.6 };
    let yearly = world.bonus(survey.seat, PORT_VALUE, |faction| faction.port_value());
    let summers = f32::from(world.options.years - world.year);
    if yearly > PORT_VALUE && !world.is_quick() { plain + PORT_YIELD * summers } else { plain }
}

fn has_city_site(survey: &Survey<'_>) -> bool {
    let mut fields = survey.world.fields.items.values();
    fields.any(|field| field.owner == Some(survey.seat) && field.site == Some(Building::BuildCity))
}

/// New villages on own or free land beside the realm.
fn villages(survey: &Survey<'_>, all: &mut Vec<Work>) {
    let near = survey.home.spread(|place| survey.neighbours(place));
    let open =
        (survey.controlled | near) - survey.home - survey.enemy_home - survey.enemy_out - survey.closed;
    for place in open & survey.world.map().fields {
        let field = &survey.world.fields[place];
        let is_free = field.owner.is_none() && !survey.world.data(place).is_full(Colour::Grey);
        let is_reached = survey.steps_from(survey.home, place) <= 2 || survey.is_colony(place);
        if is_free && is_reached {
            add(survey, place, Building::BuildVillage, village_worth(survey, place), all);
        }
    }
}

/// Fertile, defensible and out of the enemy's way.
fn village_worth(survey: &Survey<'_>, place: Place) -> f32 {
    let growth = field_yield(survey.world, place).map_or(0.0, f32::from);
    let walls = if survey.world.data(place).is_rough_land() { 0.15 } else { 0.0 };
    let danger = if survey.is_exposed(place) { 0.6 } else { 0.0 };
    let cleans = if survey.world.fields[place].plundered { 0.1 } else { 0.0 };
    let late = if is_too_late(survey.world) { 0.5 } else { 0.0 };
    // Whoever is beyond the sea when the storms come needs a roof.
    let is_urgent = survey.world.is_extended() && survey.is_colony(place);
    let refuge = if is_urgent { 1.0 } else { 0.0 };
    0.8 + 0.05 * growth + walls + cleans + refuge - danger - late
}

/// A village begun in the last seasons is hardly finished.
fn is_too_late(world: &World) -> bool {
    let quarters = if world.is_quick() { Season::Autumn } else { Season::Spring };
    world.year >= world.options.years && world.season >= quarters
}

#[cfg(test)]
mod tests {
    use scharz::{Event, Faction, MapId, Mode, Phase};

    use super::*;
    use crate::course::Stance;
    use crate::drill::{Drill, FOE, OWN};

    /// What is begun first beside a dock, with land free for a village.
    fn first_work(people: Faction) -> Option<Building> {
        let mut drill = Drill::new(MapId::Orient, Mode::Extended)
            .people(OWN, people)
            .people(FOE, Faction::OrientElam)
            .village(OWN, "or_apasa", Yard::Dock)
            .units(OWN, "or_apasa", Kind::LightInfantry, 2)
            .units(OWN, "or_wilusa", Kind::LightInfantry, 2)
            .village(FOE, "or_susa", Yard::NoYard);
        drill.state.world.players[OWN].gold = 8;
        let told = drill.go(Phase::Trade).carry_out(Stance::default(), 1);
        told.iter().find_map(|event| match *event {
            Event::SiteBegun { seat: OWN, building, .. } => Some(building),
            _ => None,
        })
    }

    #[test]
    fn seafarers_begin_with_a_port() {
        assert_eq!(first_work(Faction::OrientAegean), Some(Building::BuildPort));
        assert_eq!(first_work(Faction::OrientHittites), Some(Building::BuildVillage));
    }
}
