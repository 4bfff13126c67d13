//! What the year still needs: wages, pay, food, seed.

use scharz::data;
use scharz::{Herd, Kind, Season, Unit, larder, places, tax_income};

use super::survey::{Survey, field_yield};

impl Survey<'_> {
    /// Gold that must not be spent: wages of Quick, pay, food and seed of the coming winter.
    pub fn reserve(&self) -> i16 {
        if self.world.is_quick() {
            let taxes_to_come = 3 - self.world.season as i16;
            let due = self.wages_of_quick() + self.n_sites();
            // Fields change hands: a forecast of taxes is off by a little.
            let margin = taxes_to_come.min(2);
            return (due + margin - taxes_to_come * tax_income(self.world, self.seat)).max(0);
        }
        let mercenaries = self.world.units[self.seat].count(|unit| unit.kind == Kind::Mercenary) as i16;
        let (_, commander) = data::commander(self.world.players[self.seat].commander);
        let taxes_to_come =
            if self.world.season <= Season::Summer { tax_income(self.world, self.seat) } else { 0 };
        let food =
            2 * (self.keep() - self.grain_after_winter()).clamp(0, 2) + 2 * -self.food_balance().min(0);
        (2 * mercenaries + commander + food - taxes_to_come).max(0)
    }

    fn wages_of_quick(&self) -> i16 {
        let rate = |unit: &Unit| match unit.kind {
            Kind::Mercenary | Kind::Cavalry => 2,
            Kind::Corsair => 0,
            _ => 1,
        };
        let units: i16 = self.world.units[self.seat].iter().map(|(_, unit)| rate(unit)).sum();
        units + self.settlement_rations()
    }

    /// One for a village, two for a city.
    pub fn settlement_rations(&self) -> i16 {
        places(self.home).map(|place| self.world.fields[place].settlement as i16).sum()
    }

    fn n_sites(&self) -> i16 {
        let fields = self.world.fields.items.iter();
        fields.filter(|field| field.owner == Some(self.seat) && field.site.is_some()).count() as i16
    }

    /// Grain that should be left after the winter: seed, and what the feeding condition asks for (6.1).
    pub fn keep(&self) -> i16 {
        let is_last = self.world.year >= self.world.options.years;
        let seed = if is_last { 0 } else { (self.n_sowable() as i16).min(8) };
        seed.max(self.settlement_rations())
    }

    fn n_sowable(&self) -> usize {
        places(self.controlled & self.connected).filter(|&place| self.is_sowable(place)).count()
    }

    fn is_sowable(&self, place: usize) -> bool {
        field_yield(self.world, place).is_some_and(|growth| growth >= 2)
            && self.world.fields[place].n_herds() == 0
    }

    /// Seed that is missing in spring.
    pub fn seed_wanted(&self) -> i16 {
        let unsown = places(self.controlled & self.connected)
            .filter(|&place| self.is_sowable(place) && self.world.fields[place].crop_owner.is_none());
        unsown.count() as i16 - self.world.grain_in(self.seat, self.home) as i16
    }

    /// Rations left after the coming winter if no herd is eaten.
    pub fn grain_after_winter(&self) -> i16 {
        if self.world.is_quick() {
            return i16::MAX / 2;
        }
        let larder = larder(self.world, self.seat);
        let need = self.winter_need() + self.n_sites();
        let room: i16 = places(self.home).map(|place| i16::from(self.world.fields[place].storage())).sum();
        let stored = larder.grain as i16;
        let grain = (stored + self.expected_harvest(stored)).min(room.max(stored));
        grain + larder.fish as i16 / 2 - need
    }

    /// Rations that the part of the realm around a settlement lacks, its herds eaten: each part feeds itself (5.14).
    pub fn shortage_at(&self, place: usize) -> i16 {
        let part = self.scene.component(self.seat, place);
        let eats = |unit: &Unit| {
            let (rations, grain) = data::food(unit.kind);
            (rations + grain) as i16
        };
        let units = self.world.units[self.seat].iter().map(|(_, unit)| unit);
        let mut need: i16 = units.filter(|unit| part & unit.at.bit() != 0).map(eats).sum();
        for place in places(part & self.world.map().fields) {
            let field = &self.world.fields[place];
            if self.home >> place & 1 == 1 {
                need += field.settlement as i16;
            }
            let flocks = field.herds.iter().flatten().filter(|flock| flock.owner == self.seat);
            need -= flocks
                .map(|flock| i16::from(data::meat(flock.herd, Season::Winter).unwrap_or(0)))
                .sum::<i16>();
        }
        let stores = part & self.home;
        let stock = self.world.grain_in(self.seat, stores) + self.world.fish_in(self.seat, stores) / 2;
        need - stock as i16
    }

    /// Grain that the next harvest will find no room for.
    pub fn overflow(&self) -> i16 {
        let room: i16 = places(self.home).map(|place| i16::from(self.world.fields[place].storage())).sum();
        let stored = self.world.grain_in(self.seat, self.home) as i16;
        stored + self.expected_harvest(0) - room
    }

    /// What all units, settlements and herds eat, wherever they stand now.
    fn winter_need(&self) -> i16 {
        let fodder = |unit: &Unit| {
            let (rations, grain) = data::food(unit.kind);
            (rations + grain) as i16
        };
        let units: i16 = self.world.units[self.seat].iter().map(|(_, unit)| fodder(unit)).sum();
        units + self.settlement_rations() + self.herds().count() as i16
    }

    /// The same with all herds eaten; below 0 somebody starves.
    pub fn food_balance(&self) -> i16 {
        // A herd that is eaten needs no fodder either.
        let meat = |herd: Herd| 1 + i16::from(data::meat(herd, Season::Winter).unwrap_or(0));
        self.grain_after_winter() + self.herds().map(meat).sum::<i16>()
    }

    fn herds(&self) -> impl Iterator<Item = Herd> + '_ {
        let flocks = self.world.fields.items.iter().flat_map(|field| field.herds.iter().flatten());
        flocks.filter(|flock| flock.owner == self.seat).map(|flock| flock.herd)
    }

    /// Grain that crops still on the fields will bring, and in spring those that the stored grain can sow.
    fn expected_harvest(&self, seed: i16) -> i16 {
        let is_sowing_ahead = self.world.season == Season::Spring;
        let (mut grain, mut seed) = (0, if is_sowing_ahead { seed } else { 0 });
        for place in places(self.owned & self.connected) {
            let field = &self.world.fields[place];
            let growth = field_yield(self.world, place).map_or(0, i16::from);
            if field.crop_owner == Some(self.seat) {
                grain += i16::from(field.crop) + if is_sowing_ahead { growth } else { 0 };
            } else if seed > 0 && self.is_sowable(place) && self.controlled >> place & 1 == 1 {
                (grain, seed) = (grain + growth, seed - 1);
            }
        }
        grain
    }
}
