//! Dangers from the water: longships that may come ashore (3.13), and armies aboard that may land (5.2).

use engine::Seat;
use scharz::data::Ground;
use scharz::{Faction, Kind, MapId, Place, Post, Season, Set, Tag, World};

use crate::survey::Survey;
use crate::survey::longships::sails;
use crate::survey::odds::Force;

/// Moves of a longship before anybody can answer: one in Units, one in Special.
const SURPRISE: u8 = 2;
/// Its moves in a year, and the ships with which a village is stormed.
const A_YEAR: u8 = 8;
const A_FLEET: f32 = 3.0;

/// Where enemies' ships lie that could put somebody ashore; for most tables nowhere.
pub(crate) fn menace(world: &World, seat: Seat) -> Set<Place> {
    let hostile = world.order().filter(|&other| world.is_hostile(seat, other));
    hostile.fold(Set::EMPTY, |set, enemy| {
        let is_viking = world.bonus(enemy, false, |faction| faction.has_longships());
        let ships = world.units[enemy].iter().map(|(_, unit)| unit);
        let comes = |kind: Kind, post: Post| (is_viking && kind.is_ship()) || post == Post::Aboard;
        ships
            .filter(|unit| comes(unit.kind, unit.post))
            .fold(set, |set, unit| set | Set::one(unit.at.place()))
    })
}

impl Survey<'_> {
    /// Enemies who may come onto a field from the water before anybody can answer.
    pub(crate) fn enemy_offshore(&self, place: Place, ground: Ground) -> Force {
        let data = self.world.data(place);
        self.enemy_within(place, SURPRISE, self.menace - (data.land | data.river), ground)
    }

    /// Whether a fleet of longships may be here within the year.
    pub(crate) fn is_raided(&self, place: Place) -> bool {
        self.are_vikings_coming(place)
            || !self.menace.is_empty()
                && self.enemy_within(place, A_YEAR, self.menace, Ground::Open).units >= A_FLEET
    }

    /// Whether the Vikings of TAIFAS will be there soon after they have arrived (3.13).
    fn are_vikings_coming(&self, place: Place) -> bool {
        let world = self.world;
        if world.options.map != MapId::Taifas || world.year > 1 || world.season < Season::Autumn {
            return false;
        }
        let is_near = |sea: Place| sails(MapId::Taifas, sea, place) <= 2 * SURPRISE;
        self.enemies().any(|enemy| world.faction(enemy) == Some(Faction::TaifasVikings))
            && world.map().seas.iter().any(|sea| world.data(sea).is_tagged(Tag::VikingStart) && is_near(sea))
    }

    /// Those of these waters and beaches who are so many moves away, or for plain ships a landing.
    fn enemy_within(&self, place: Place, moves: u8, among: Set<Place>, ground: Ground) -> Force {
        let mut force = Force::default();
        if among.is_empty() {
            return force;
        }
        for enemy in self.enemies() {
            let is_viking = self.world.bonus(enemy, false, |faction| faction.has_longships());
            let near = |from: Place| match is_viking {
                true => (1..=moves).contains(&sails(self.world.options.map, from, place)),
                false => self.world.data(place).coast.contains(from),
            };
            for from in among.iter().filter(|&from| near(from)) {
                let units = self.world.units_at(enemy, from).map(|(_, unit)| unit);
                let coming =
                    units.filter(|unit| unit.post == Post::Aboard || is_viking && unit.kind.is_ship());
                coming.for_each(|unit| force.add(self.world, enemy, unit, ground));
            }
        }
        force
    }
}

#[cfg(test)]
mod tests {
    use scharz::{Building, Event, Mode, Phase, Yard};

    use super::*;
    use crate::course::Stance;
    use crate::drill::{Drill, FOE, OWN};

    fn coast() -> Drill {
        Drill::new(MapId::Taifas, Mode::Extended)
            .people(OWN, Faction::TaifasFranks)
            .people(FOE, Faction::TaifasVikings)
            .village(OWN, "ta_gascogne", Yard::NoYard)
            .units(OWN, "ta_gascogne", Kind::LightInfantry, 2)
    }

    fn fortifies(told: &[Event]) -> bool {
        let begun = |event: &Event| {
            matches!(event, Event::SiteBegun { seat: OWN, building: Building::BuildFort, .. })
        };
        told.iter().any(begun)
    }

    #[test]
    fn a_coast_with_longships_before_it_is_fortified() {
        let mut drill = coast().units(FOE, "ta_s_biscay_n", Kind::Warship, 5);
        drill.state.world.year = 2;
        let told = drill.go(Phase::Trade).carry_out(Stance::default(), 1);
        assert!(fortifies(&told), "{told:?}");
    }

    /// They come in the second year (3.13), and a fort takes four seasons.
    #[test]
    fn a_coast_is_fortified_before_the_vikings_come() {
        let mut drill = coast();
        drill.state.world.season = Season::Autumn;
        let told = drill.go(Phase::Trade).carry_out(Stance::default(), 1);
        assert!(fortifies(&told), "{told:?}");
    }

    #[test]
    fn nobody_fortifies_against_nobody() {
        let mut drill = coast().people(FOE, Faction::TaifasReinos).village(FOE, "ta_leon", Yard::NoYard);
        drill.state.world.season = Season::Autumn;
        let told = drill.go(Phase::Trade).carry_out(Stance::default(), 1);
        assert!(!fortifies(&told), "{told:?}");
    }
}
