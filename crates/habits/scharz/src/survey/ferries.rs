//! Ships that can still fetch somebody before the storms (5.6).

use scharz::{Building, Kind, Mark, Place, Post, Season, Set, Slot, Unit};

use crate::survey::Survey;

/// Quarters of work on a village (3.7), and what one costs to buy (5.10).
const QUARTERS: usize = 4;
const QUARTER_PRICE: i16 = 2;

impl Survey<'_> {
    /// Coasts off which an own transport has room, while it can still put in.
    pub(crate) fn landing_stages(&self) -> Set<Place> {
        if !self.is_ferry_season() {
            return Set::EMPTY;
        }
        let ships = self.world.units[self.seat].iter().filter(|(slot, ship)| self.is_ferry(*slot, ship));
        let coasts: Set<Place> = ships.map(|(_, ship)| self.world.data(ship.at.place()).coast).collect();
        coasts & self.world.map().fields
    }

    /// Where storms come, before they come.
    pub(crate) fn is_ferry_season(&self) -> bool {
        self.world.is_extended() && self.world.season < Season::Winter
    }

    pub(crate) fn is_ferry(&self, slot: Slot, ship: &Unit) -> bool {
        let is_at_sea = ship.post == Post::Open && !self.world.data(ship.at.place()).is_field();
        ship.kind == Kind::Transport
            && is_at_sea
            && !ship.marks.contains(Mark::Moved)
            && self.world.cargo_room(self.seat, slot) > 0
            && self.berth_near(ship.at.place()).is_some()
    }

    pub(crate) fn berth_near(&self, sea: Place) -> Option<Place> {
        ((self.world.data(sea).coast & self.home) - self.enemy_out)
            .iter()
            .find(|&yard| self.world.free_berths(self.seat, yard) > 0)
    }

    /// Whether the builders of a village will be done before the winter's feeding, if need be for gold.
    pub(crate) fn will_have_a_roof(&self, place: Place) -> bool {
        let field = &self.world.fields[place];
        let is_own = field.owner == Some(self.seat) && field.site == Some(Building::BuildVillage);
        let crews =
            self.n_at(place, |unit| unit.post == Post::OnSite) / self.least_crew(Building::BuildVillage);
        let rounds = 4 - self.world.season as usize;
        let bought = (self.gold() - self.reserve()).clamp(0, 2 * QUARTER_PRICE) / QUARTER_PRICE;
        is_own && crews > 0 && usize::from(field.progress) + crews * rounds + bought as usize >= QUARTERS
    }
}
