//! What the year still needs: wages, pay, food, seed.

use scharz::{
    Climate, Colour, Faction, Group, Herd, Kind, Place, Season, Set, Space, Unit, data, groups, quick_due,
    tax_income,
};

use crate::survey::{Survey, field_yield};

/// What a grain costs at any market (3.10).
const GRAIN_PRICE: i16 = 2;
/// Seed for which gold is kept.
pub(crate) const RESERVED_SEED: i16 = 2;
/// More seed than this is not saved for.
const MOST_SEED: i16 = 8;

/// A part of the realm that feeds itself (5.14): what it will have left when everybody has eaten.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Part {
    spaces: Set<Place>,
    /// Rations that grain and fish leave over if no herd is eaten; below 0 they lack.
    left: i16,
    /// What eating all herds would add, their fodder included.
    meat: i16,
    /// What the settlements alone would leave over.
    bread: i16,
    /// Grain that can still be bought into its stores.
    room: i16,
}

impl Part {
    /// Rations that are missing when its herds are eaten.
    fn lack(&self) -> i16 {
        (-(self.left + self.meat)).max(0)
    }
}

impl Survey<'_> {
    /// Gold that must not be spent: wages of Quick, pay, food and seed of the coming winter.
    pub fn reserve(&self) -> i16 {
        let count =
            || if self.world.is_quick() { self.reserve_of_quick() } else { self.reserve_of_the_year() };
        *self.known.reserve.get_or_init(count)
    }

    fn reserve_of_the_year(&self) -> i16 {
        let mercenaries = self.world.units[self.seat].count(|unit| unit.kind == Kind::Mercenary) as i16;
        let (_, commander) = data::commander(self.world.players[self.seat].commander);
        let taxes_to_come =
            if self.world.season <= Season::Summer { tax_income(self.world, self.seat) } else { 0 };
        let food = 2 * (self.keep() - self.grain_after_winter()).clamp(0, RESERVED_SEED)
            + 2 * -self.food_balance().min(0);
        // The pay of summer falls due before the taxes (5.1).
        let at_once = if self.world.season <= Season::Summer { mercenaries } else { 0 };
        (2 * mercenaries + commander + food - taxes_to_come).max(at_once)
    }

    fn reserve_of_quick(&self) -> i16 {
        let taxes_to_come = 3 - self.world.season as i16;
        let due = quick_due(self.world, self.seat) + self.n_sites() + self.due_under_siege();
        // Fields change hands: a forecast of taxes is off by a little.
        let margin = taxes_to_come.min(2);
        (due + margin - taxes_to_come * tax_income(self.world, self.seat)).max(0)
    }

    /// Encircled settlements and their garrisons cost double (5.11).
    fn due_under_siege(&self) -> i16 {
        let cut_off = self.scene.encircled(self.seat);
        let settlements: i16 = cut_off.iter().map(|place| self.world.fields[place].settlement as i16).sum();
        let units = self.world.units[self.seat].count(|unit| cut_off.contains(unit.at.place())) as i16;
        2 * (settlements + units)
    }

    /// One for a village, two for a city.
    pub fn settlement_rations(&self) -> i16 {
        self.home.iter().map(|place| self.world.fields[place].settlement as i16).sum()
    }

    fn n_sites(&self) -> i16 {
        let fields = self.world.fields.items.values();
        fields.filter(|field| field.owner == Some(self.seat) && field.site.is_some()).count() as i16
    }

    /// Whether units bring their own food this year; villages and herds do not (3.13).
    fn bring_food(&self) -> bool {
        self.world.faction(self.seat) == Some(Faction::TaifasVikings) && self.world.year == 2
    }

    /// Grain that should be left after the winter: seed, and what the feeding condition asks for (6.1).
    pub fn keep(&self) -> i16 {
        let is_last = self.world.year >= self.world.options.years;
        let seed = if is_last { 0 } else { self.n_fields_to_sow().min(MOST_SEED) };
        seed.max(self.settlement_rations())
    }

    /// Fields that will be sown next spring: those of the settlements, and one for each unit that can stand beside.
    fn n_fields_to_sow(&self) -> i16 {
        let near = self.home.iter().fold(self.controlled, |set, place| set | self.neighbours(place));
        let taken = self.home | self.enemy_home | self.enemy_out;
        let count = |set: Set<Place>| set.iter().filter(|&place| self.is_sowable(place)).count();
        (count(self.home) + count(near - taken).min(self.n_land_units())) as i16
    }

    fn is_sowable(&self, place: Place) -> bool {
        self.would_bear(place, 2)
    }

    fn would_bear(&self, place: Place, least: u8) -> bool {
        field_yield(self.world, place).is_some_and(|growth| growth >= least)
            && self.world.fields[place].n_herds() == 0
    }

    /// Seed that is missing around a settlement in spring; the hungry sow poor land as well.
    pub fn seed_wanted(&self, at: Place) -> i16 {
        let least = if self.food_balance() < 0 { 1 } else { 2 };
        let part = self.scene.component(self.seat, at);
        let unsown = (self.controlled & part)
            .iter()
            .filter(|&place| self.would_bear(place, least) && self.world.fields[place].crop_owner.is_none());
        unsown.count() as i16 - self.world.grain_in(self.seat, self.home & part) as i16
    }

    /// Rations left after the coming winter if no herd is eaten.
    pub fn grain_after_winter(&self) -> i16 {
        if self.world.is_quick() {
            return i16::MAX / 2;
        }
        self.parts().map(|part| part.left).sum::<i16>() - self.n_sites()
    }

    /// The same with all herds eaten; below 0 somebody starves. What one part has too much helps no other.
    pub fn food_balance(&self) -> i16 {
        if self.world.is_quick() {
            return i16::MAX / 2;
        }
        let (mut over, mut lacking) = (-self.n_sites(), 0);
        for part in self.parts() {
            let left = part.left + part.meat;
            (over, lacking) = (over + left.max(0), lacking + left.min(0));
        }
        if lacking < 0 { lacking + over.min(0) } else { over }
    }

    /// Rations that the part of the realm around a settlement lacks, its herds eaten.
    pub fn shortage_at(&self, place: Place) -> i16 {
        self.part_at(place).map_or(0, Part::lack)
    }

    /// Rations that grain and fish leave over around a settlement.
    pub fn surplus_at(&self, place: Place) -> i16 {
        self.part_at(place).map_or(0, |part| part.left)
    }

    /// Whether bread for one more can be bought around a settlement: a small island stores little.
    pub fn has_room_for_bread(&self, place: Place) -> bool {
        self.part_at(place).is_none_or(|part| part.left + part.room > 0)
    }

    fn part_at(&self, place: Place) -> Option<&Part> {
        self.parts().find(|part| part.spaces.contains(place))
    }

    /// Whether the gold of a field (5.8) is needed to feed somebody; own crops come first.
    pub fn plunders_for_bread(&self, at: Space) -> bool {
        let is_sown = self.world.fields[at.place()].crop_owner == Some(self.seat);
        let is_paid = self.scene.is_supplied(self.seat, at.place());
        is_paid && !is_sown && self.needs_bread()
    }

    /// Whether gold and food fall short of what the year still needs.
    pub fn needs_bread(&self) -> bool {
        !self.world.is_quick() && self.gold() < self.reserve()
    }

    /// Whether some part of the realm lacks food while its herds are eaten.
    pub fn is_hungry(&self) -> bool {
        !self.world.is_quick() && self.parts().any(|part| part.lack() > 0)
    }

    /// Whether not even the settlements around a place would be fed.
    pub fn is_village_at_stake(&self, place: Place) -> bool {
        self.parts().any(|part| part.spaces.contains(place) && part.bread + part.meat < 0)
    }

    /// Units that the gold at hand cannot feed, or for whom there is no room to store food.
    pub fn n_unfed(&self) -> usize {
        if self.world.is_quick() {
            return 0;
        }
        let mut gold = self.gold().max(0);
        let mut unfed = 0;
        for part in self.parts() {
            let bought = part.lack().min(part.room).min(gold / GRAIN_PRICE);
            gold -= GRAIN_PRICE * bought;
            unfed += part.lack() - bought;
        }
        unfed as usize
    }

    /// The parts of the realm; who stands outside of all will come to the first.
    fn parts(&self) -> impl Iterator<Item = &Part> + '_ {
        self.known.parts.get_or_init(|| self.count_parts()).iter()
    }

    fn count_parts(&self) -> Vec<Part> {
        let fed: Set<Place> = groups(self.world, self.seat).map(|group| group.spaces).collect();
        let strangers = !(fed | self.scene.encircled(self.seat));
        let numbered = groups(self.world, self.seat).enumerate();
        numbered
            .map(|(number, group)| self.part(group, if number == 0 { strangers } else { Set::EMPTY }))
            .collect()
    }

    fn part(&self, group: Group, strangers: Set<Place>) -> Part {
        let units = self.world.units[self.seat].iter().map(|(_, unit)| unit);
        let eaters = units.filter(|unit| (group.spaces | strangers).contains(unit.at.place()));
        let stores = group.stores;
        let towns: i16 = stores.iter().map(|place| self.world.fields[place].settlement as i16).sum();
        let mouths = if self.bring_food() { 0 } else { eaters.map(eats).sum() };
        let need: i16 = mouths + towns;
        let stored = self.world.grain_in(self.seat, stores) as i16;
        let room = self.room(stores);
        let grain = (stored + self.expected_harvest(group.spaces, stored)).min(room.max(stored));
        let fish = self.world.fish_in(self.seat, stores) as i16 / 2;
        let mut part = Part {
            spaces: group.spaces,
            left: grain + fish - need,
            meat: 0,
            bread: grain + fish - towns,
            room: (room - grain).max(0),
        };
        for (place, herd) in self.herds().filter(|&(place, _)| group.spaces.contains(place)) {
            // A herd that is eaten needs no fodder either.
            let fodder = i16::from(!self.has_pasture(place));
            part.left -= fodder;
            part.meat += fodder + i16::from(data::meat(herd, Season::Winter).unwrap_or(0));
        }
        part
    }

    fn room(&self, stores: Set<Place>) -> i16 {
        stores.iter().map(|place| i16::from(self.world.fields[place].storage())).sum()
    }

    /// Grain that the next harvest will find no room for.
    pub fn overflow(&self) -> i16 {
        let stored = self.world.grain_in(self.seat, self.home) as i16;
        stored + self.expected_harvest(self.connected, 0) - self.room(self.home)
    }

    fn herds(&self) -> impl Iterator<Item = (Place, Herd)> + '_ {
        let fields = self.world.fields.items.iter();
        fields.flat_map(|(place, field)| {
            let flocks = field.herds.iter().flatten().filter(|flock| flock.owner == self.seat);
            flocks.map(move |flock| (place, flock.herd))
        })
    }

    /// Herds that winter outside without fodder (5.14).
    fn has_pasture(&self, place: Place) -> bool {
        let data = self.world.data(place);
        self.world.is_extended()
            && match data.climate {
                Climate::Subtropical => data.has(Colour::Green) || data.has(Colour::Yellow),
                Climate::Temperate => data.has(Colour::Yellow),
                Climate::Cold => false,
            }
    }

    /// Grain that crops still on the fields will bring, and in spring those that the stored grain can sow.
    fn expected_harvest(&self, inside: Set<Place>, seed: i16) -> i16 {
        let is_sowing_ahead = self.world.season == Season::Spring;
        let (mut grain, mut seed) = (0, if is_sowing_ahead { seed } else { 0 });
        for place in self.owned & inside {
            let field = &self.world.fields[place];
            let growth = field_yield(self.world, place).map_or(0, i16::from);
            if field.crop_owner == Some(self.seat) {
                grain += i16::from(field.crop) + if is_sowing_ahead { growth } else { 0 };
            } else if seed > 0 && self.is_sowable(place) && self.controlled.contains(place) {
                (grain, seed) = (grain + growth, seed - 1);
            }
        }
        grain
    }
}

fn eats(unit: &Unit) -> i16 {
    let (rations, grain) = data::food(unit.kind);
    (rations + grain) as i16
}
