//! Ships that can still fetch somebody before the storms (5.6).

use scharz::{Building, Kind, Marks, Post, Season, Unit, places};

use crate::survey::Survey;

/// Quarters of work on a village (3.7), and what one costs to buy (5.10).
const QUARTERS: usize = 4;
const QUARTER_PRICE: i16 = 2;

impl Survey<'_> {
    /// Coasts off which an own transport has room, while it can still put in.
    pub(crate) fn landing_stages(&self) -> u64 {
        if !self.is_ferry_season() {
            return 0;
        }
        let ships = self.world.units[self.seat].iter().filter(|(slot, ship)| self.is_ferry(*slot, ship));
        ships.fold(0, |set, (_, ship)| set | self.world.data(ship.at.local()).coast) & self.world.map().fields
    }

    /// Where storms come, before they come.
    pub(crate) fn is_ferry_season(&self) -> bool {
        self.world.is_extended() && self.world.season < Season::Winter
    }

    pub(crate) fn is_ferry(&self, slot: usize, ship: &Unit) -> bool {
        let is_at_sea = ship.post == Post::Open && !self.world.data(ship.at.local()).is_field();
        ship.kind == Kind::Transport
            && is_at_sea
            && !ship.marks.has(Marks::MOVED)
            && self.world.cargo_room(self.seat, slot) > 0
            && self.berth_near(ship.at.local()).is_some()
    }

    pub(crate) fn berth_near(&self, sea: usize) -> Option<usize> {
        places(self.world.data(sea).coast & self.home & !self.enemy_out)
            .find(|&yard| self.world.free_berths(self.seat, yard) > 0)
    }

    /// Whether the builders of a village will be done before the winter's feeding, if need be for gold.
    pub(crate) fn will_have_a_roof(&self, place: usize) -> bool {
        let field = &self.world.fields[place];
        let is_own = field.owner == Some(self.seat) && field.site == Some(Building::BuildVillage);
        let crews =
            self.n_at(place, |unit| unit.post == Post::OnSite) / self.least_crew(Building::BuildVillage);
        let rounds = 4 - self.world.season as usize;
        let bought = (self.gold() - self.reserve()).clamp(0, 2 * QUARTER_PRICE) / QUARTER_PRICE;
        is_own && crews > 0 && usize::from(field.progress) + crews * rounds + bought as usize >= QUARTERS
    }
}
