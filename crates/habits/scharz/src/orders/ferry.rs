//! Back over the sea (5.2, 5.6): in winter storms sink the ship that joins a foreign coast to the realm, and whoever is
//! there without a roof is lost. So they go aboard in autumn, and the ship lies in the yard.

use scharz::{Building, Kind, Marks, Post, Season, Unit, data, places};

use super::march::{March, Order, Passage};
use super::survey::Survey;

/// Quarters of work on a village (3.7), and what one costs to buy (5.10).
const QUARTERS: usize = 4;
const QUARTER_PRICE: i16 = 2;

impl Survey<'_> {
    /// Coasts off which an own transport has room, while it can still put in.
    pub(super) fn landing_stages(&self) -> u64 {
        if !self.is_ferry_season() {
            return 0;
        }
        let ships = self.world.units[self.seat].iter().filter(|(slot, ship)| self.is_ferry(*slot, ship));
        ships.fold(0, |set, (_, ship)| set | self.world.data(ship.at.local()).coast) & self.world.map().fields
    }

    /// Where storms come, before they come.
    fn is_ferry_season(&self) -> bool {
        self.world.is_extended() && self.world.season < Season::Winter
    }

    fn is_ferry(&self, slot: usize, ship: &Unit) -> bool {
        let is_at_sea = ship.post == Post::Open && !self.world.data(ship.at.local()).is_field();
        ship.kind == Kind::Transport
            && is_at_sea
            && !ship.marks.has(Marks::MOVED)
            && self.world.cargo_room(self.seat, slot) > 0
            && self.berth_near(ship.at.local()).is_some()
    }

    fn berth_near(&self, sea: usize) -> Option<usize> {
        places(self.world.data(sea).coast & self.home & !self.enemy_out)
            .find(|&yard| self.world.free_berths(self.seat, yard) > 0)
    }

    /// Whether the builders of a village will be done before the winter's feeding, if need be for gold.
    pub(super) fn will_have_a_roof(&self, place: usize) -> bool {
        let field = &self.world.fields[place];
        let is_own = field.owner == Some(self.seat) && field.site == Some(Building::BuildVillage);
        let crews =
            self.n_at(place, |unit| unit.post == Post::OnSite) / self.least_crew(Building::BuildVillage);
        let rounds = 4 - self.world.season as usize;
        let bought = (self.gold() - self.reserve()).clamp(0, 2 * QUARTER_PRICE) / QUARTER_PRICE;
        is_own && crews > 0 && usize::from(field.progress) + crews * rounds + bought as usize >= QUARTERS
    }
}

impl March<'_, '_> {
    /// The next click of those who come back over the sea before the winter: aboard, or into the yard.
    pub(super) fn ferry_order(&self) -> Option<Order> {
        let survey = self.survey;
        if !survey.is_ferry_season() || survey.world.season != Season::Autumn {
            return None;
        }
        let ships = survey.world.units[survey.seat].iter().filter(|(slot, _)| self.is_laden(*slot));
        let fresh = |ship: &Unit| ship.post == Post::Open && !ship.marks.has(Marks::MOVED);
        self.boarding_order()
            .or_else(|| ships.filter(|(_, ship)| fresh(ship)).find_map(|(_, ship)| self.mooring_order(ship)))
    }

    fn is_laden(&self, slot: usize) -> bool {
        self.survey.world.cargo(self.survey.seat, slot).next().is_some()
    }

    fn boarding_order(&self) -> Option<Order> {
        let survey = self.survey;
        let homeless = self.homeless();
        let ships =
            survey.world.units[survey.seat].iter().filter(|(slot, ship)| survey.is_ferry(*slot, ship));
        ships.into_iter().find_map(|(slot, ship)| {
            let room = survey.world.cargo_room(survey.seat, slot);
            let shores = survey.world.data(ship.at.local()).coast & homeless;
            let unit = places(shores).find_map(|shore| self.passenger(shore, room))?;
            let count = usize::from(room / data::ship_size(unit.kind));
            Some(Order { stack: unit.stack(), to: ship.at.local(), count, by: Passage::Board })
        })
    }

    fn passenger(&self, shore: usize, room: u8) -> Option<&Unit> {
        let mut units = self.boarders(shore).map(|(_, unit)| unit);
        units.find(|unit| unit.is_land() && (1..=room).contains(&data::ship_size(unit.kind)))
    }

    /// Fields with own units that only a ship joins to the realm, and where no village will stand in time.
    fn homeless(&self) -> u64 {
        let survey = self.survey;
        let abroad = survey.afield() & !survey.shelter_ashore() & !survey.enemy_out;
        places(abroad).filter(|&place| !survey.will_have_a_roof(place)).fold(0, |set, place| set | 1 << place)
    }

    fn mooring_order(&self, ship: &Unit) -> Option<Order> {
        let yard = self.survey.berth_near(ship.at.local())?;
        let order = Order { stack: ship.stack(), to: yard, count: 1, by: Passage::Moor };
        self.joins_as_many(&order).then_some(order)
    }
}

#[cfg(test)]
mod tests {
    use scharz::{Event, Kind, MapId, Mode, Phase, Season, Yard};

    use super::super::course::Stance;
    use super::super::drill::{Drill, FOE, OWN, at};

    /// Two who hold a coast of Ireland without a village are home when the storms come.
    #[test]
    fn who_has_no_roof_beyond_the_sea_comes_back_in_autumn() {
        let mut drill = Drill::new(MapId::Britannia, Mode::Extended)
            .village(OWN, "br_mona", Yard::Dock)
            .units(OWN, "br_s_irish", Kind::Transport, 1)
            .units(OWN, "br_mide", Kind::LightInfantry, 2)
            .village(FOE, "br_cantium", Yard::NoYard);
        drill.state.world.players[OWN].gold = 0;
        drill.state.world.season = Season::Autumn;
        let mut drill = drill.go(Phase::Units);
        let told = drill.carry_out(Stance::default(), 1);
        let boarded = |event: &Event| matches!(event, Event::Boarded { seat: OWN, count: 2, .. });
        assert!(told.iter().any(boarded), "{told:?}");
        let home = drill.state.world.units[OWN].count(|unit| unit.at == at("br_mona"));
        assert_eq!(home, 3, "{told:?}");
    }
}
