//! Changes of the world that several phases share: moving units about, losing room, capture and ruin (5.0, 5.8).

use engine::Seat;

use crate::data;
use crate::data::maps::Space;
use crate::event::Event;
use crate::ids::{Building, Kind, Post, Settlement, Yard};
use crate::state::{Mark, Marks, Place, Set, Slot, Stack, Unit, World};

impl World {
    /// Puts a unit somewhere, its cargo with it; capacity is not touched.
    pub fn relocate(&mut self, seat: Seat, slot: Slot, to: Space, post: Post) {
        if let Some(unit) = self.units[seat].get_mut(slot) {
            (unit.at, unit.post, unit.ship) = (to, post, None);
        }
        for cargo in self.cargo_slots(seat, slot) {
            self.units[seat].get_mut(cargo).expect("cargo").at = to;
        }
    }

    pub fn cargo_slots(&self, seat: Seat, ship: Slot) -> Set<Slot> {
        self.units[seat].slots(|unit| unit.post == Post::Aboard && unit.ship == Some(ship))
    }

    /// Puts a land unit aboard a transport at sea that has room.
    pub fn embark(&mut self, seat: Seat, slot: Slot, sea: Place) -> bool {
        let Some(unit) = self.units[seat].get(slot).copied() else { return false };
        let size = data::ship_size(unit.kind);
        let ships = self.units[seat]
            .iter()
            .filter(|(_, ship)| ship.kind == Kind::Transport && ship.at.place() == sea);
        let ship =
            ships.map(|(slot, _)| slot).find(|&ship| ship != slot && self.cargo_room(seat, ship) >= size);
        let (Some(ship), true) = (ship, size > 0) else { return false };
        let at = self.space(sea);
        let unit = self.units[seat].get_mut(slot).expect("the unit");
        (unit.at, unit.post, unit.ship) = (at, Post::Aboard, Some(ship));
        true
    }

    /// Slots by the room their units take aboard, the largest first: so all find room for whom there is any.
    pub fn by_ship_size(&self, seat: Seat, slots: Set<Slot>) -> impl Iterator<Item = Slot> + use<> {
        let mut by_size = [Set::EMPTY; 4];
        for slot in slots {
            let size = self.units[seat].get(slot).map_or(0, |unit| data::ship_size(unit.kind));
            by_size[usize::from(size)].insert(slot);
        }
        by_size.into_iter().rev().flatten()
    }

    /// Cargo of a lost ship goes to other ships of the space with room, or stands on the field (5.6, 5.7).
    pub fn save_cargo(&mut self, seat: Seat, slot: Slot) -> bool {
        let Some(place) = self.units[seat].get(slot).map(|unit| unit.at.place()) else { return false };
        if self.data(place).is_field() {
            let at = self.space(place);
            self.relocate(seat, slot, at, Post::Open);
            return true;
        }
        self.embark(seat, slot, place)
    }

    /// A ship is sunk in battle: its cargo stands on the field, or drifts.
    pub fn unload(&mut self, seat: Seat, ship: Slot) {
        for slot in self.cargo_slots(seat, ship) {
            let unit = self.units[seat].get_mut(slot).expect("cargo");
            unit.ship = None;
            if unit.at.data().is_field() {
                unit.post = Post::Open;
            }
        }
    }

    /// Takes drifting cargo aboard, loading all ships anew if need be; whether there was room for all.
    pub fn stow_adrift(&mut self, seat: Seat, sea: Place) -> bool {
        let aboard = self.units[seat].slots(|unit| unit.post == Post::Aboard && unit.at.place() == sea);
        let adrift = self.units[seat].slots(Unit::is_adrift);
        if adrift.is_empty() {
            return true;
        }
        for loaded in [adrift, aboard] {
            let mut trial = *self;
            loaded.iter().for_each(|slot| trial.units[seat].get_mut(slot).expect("cargo").ship = None);
            if self.by_ship_size(seat, loaded).all(|slot| trial.embark(seat, slot, sea)) {
                *self = trial;
                return true;
            }
        }
        false
    }

    /// What its owner would lose with a unit, beside the unit: paid training, a place for its cargo, service that is not
    /// to be paid yet. Of units that look alike those go first that lose least.
    pub fn stakes(&self, seat: Seat, slot: Slot) -> impl Ord + use<> {
        let marks = self.units[seat].get(slot).map_or(Marks::default(), |unit| unit.marks);
        let is_laden = self.cargo(seat, slot).next().is_some();
        (marks.contains(Mark::Training), is_laden, marks.contains(Mark::Fresh))
    }

    /// The one of a stack that loses least, of those of which something holds.
    pub fn cheapest_of(&self, seat: Seat, stack: Stack, can: impl Fn(Slot, &Unit) -> bool) -> Option<Slot> {
        let alike = self.units[seat].iter().filter(|&(slot, unit)| unit.stack() == stack && can(slot, unit));
        alike.map(|(slot, _)| slot).min_by_key(|&slot| self.stakes(seat, slot))
    }

    /// A unit is lost without an opponent's doing; what of its cargo cannot be saved is lost as well.
    pub fn lose_unit(&mut self, seat: Seat, slot: Slot) {
        self.units[seat].remove(slot);
        for cargo in self.cargo_slots(seat, slot) {
            if !self.save_cargo(seat, cargo) {
                self.units[seat].remove(cargo);
            }
        }
    }

    /// As soon as no enemy camps outside, garrison and herds come out (5.2).
    pub fn free_garrisons(&mut self) {
        self.open_gates(Set::EMPTY);
    }

    /// The same where an encirclement has ended since the sub-phase began, by a sally or relief, with enemies still
    /// there (5.2).
    pub fn end_sieges(&mut self) {
        let over = self.besieged - self.encircled();
        self.besieged -= over;
        self.open_gates(over);
    }

    fn open_gates(&mut self, relieved: Set<Place>) {
        for seat in self.players.seats() {
            let scene = self.scene();
            let safe = !scene.hostile_out(seat) | relieved;
            let home = scene.home(seat);
            for unit in self.units[seat].iter_mut().filter(|unit| unit.post == Post::Inside) {
                if safe.contains(unit.at.place()) || !home.contains(unit.at.place()) {
                    unit.post = Post::Open;
                }
            }
            for place in home & safe {
                self.release_herds(seat, place);
            }
        }
    }

    fn release_herds(&mut self, seat: Seat, place: Place) {
        let field = &mut self.fields[place];
        for index in 0..2 {
            if let Some(herd) = field.inside[index].filter(|_| field.takes_herd()) {
                field.inside[index] = None;
                field.put_herd(seat, herd);
            }
        }
    }

    /// A village site falls as soon as an enemy has active control of its field (5.7).
    pub fn tidy(&mut self, mut tell: impl FnMut(Event)) {
        let scene = self.scene();
        let mut fallen = Set::EMPTY;
        for (place, field) in self.fields.items.iter() {
            let Some(owner) = field.owner.filter(|_| !field.is_settled() && field.site.is_some()) else {
                continue;
            };
            let is_lost = self.players.seats().any(|enemy| {
                self.is_hostile(owner, enemy) && (scene.out(enemy) & scene.controlled(enemy)).contains(place)
            });
            fallen |= Set::one_if(place, is_lost);
        }
        for place in fallen {
            if let Some(seat) = self.fields[place].owner {
                tell(Event::SiteLost { seat, at: self.space(place) });
            }
            self.drop_site(place);
        }
        self.free_garrisons();
    }

    /// The site is gone; its workers stand in the open.
    pub fn drop_site(&mut self, place: Place) {
        if let Some(owner) = self.fields[place].owner {
            for unit in self.units[owner].iter_mut() {
                if unit.post == Post::OnSite && unit.at.place() == place {
                    unit.post = Post::Open;
                }
            }
        }
        self.fields[place].clear_site();
    }

    /// The settlement with all that hangs on it is gone (5.0).
    pub fn ruin(&mut self, place: Place) {
        let Some(owner) = self.fields[place].owner else { return };
        self.drop_site(place);
        let stalled = self.fields[place].inside;
        self.fields[place].clear_settlement();
        for herd in stalled.into_iter().flatten() {
            if self.fields[place].takes_herd() {
                self.fields[place].put_herd(owner, herd);
            }
        }
        self.lose_room(place);
    }

    /// A city shrinks to a village; what hangs on it stays, and its site as well: only a removed settlement takes it along.
    pub fn shrink(&mut self, place: Place) {
        self.fields[place].settlement = Settlement::Village;
        self.lose_room(place);
    }

    /// A village is removed, a city becomes a village (5.6, 5.14).
    pub fn decay(&mut self, place: Place) {
        if self.fields[place].settlement == Settlement::City { self.shrink(place) } else { self.ruin(place) }
    }

    /// The conqueror owns settlement, yard and fort at once, as far as tiles go (5.8).
    pub fn seize(&mut self, by: Seat, place: Place) {
        if self.fields[place].owner.is_none() {
            return;
        }
        self.drop_site(place);
        let spare = data::TILE_LIMIT.saturating_sub(self.n_tiles(by));
        if spare == 0 {
            return self.ruin(place);
        }
        let field = &mut self.fields[place];
        field.owner = Some(by);
        let mut left = spare - 1;
        if field.yard != Yard::NoYard {
            if left == 0 {
                field.yard = Yard::NoYard;
            }
            left = left.saturating_sub(1);
        }
        field.fort &= left > 0;
        self.lose_room(place);
    }

    /// A building is finished: it replaces what it improves (5.9).
    pub fn finish_site(&mut self, place: Place) -> Option<Building> {
        let building = self.fields[place].site?;
        let owner = self.fields[place].owner;
        self.drop_site(place);
        let field = &mut self.fields[place];
        field.owner = owner;
        match building {
            Building::BuildVillage => field.settlement = Settlement::Village,
            Building::BuildCity => field.settlement = Settlement::City,
            Building::BuildDock => field.yard = Yard::Dock,
            Building::BuildPort => field.yard = Yard::Port,
            Building::BuildFort => field.fort = true,
        }
        if matches!(building, Building::BuildVillage | Building::BuildCity) {
            field.plundered = false;
        }
        Some(building)
    }

    /// Puts grain into own stores of a set of fields; says how much found room.
    pub fn store_grain(&mut self, seat: Seat, fields: Set<Place>, amount: u8) -> u8 {
        let mut left = amount;
        for place in fields {
            let field = &mut self.fields[place];
            if field.lord() == Some(seat) {
                let put = left.min(field.grain_room());
                field.grain += put;
                left -= put;
            }
        }
        amount - left
    }

    /// Puts fish into own yards of a set of fields; what finds no room is lost.
    pub fn store_fish(&mut self, seat: Seat, fields: Set<Place>, amount: u8) {
        let mut left = amount;
        for place in fields {
            let field = &mut self.fields[place];
            if field.lord() == Some(seat) {
                let put = left.min(field.fish_room());
                field.fish += put;
                left -= put;
            }
        }
    }

    pub fn grain_in(&self, seat: Seat, fields: Set<Place>) -> u16 {
        let own = fields.iter().filter(|&place| self.fields[place].lord() == Some(seat));
        own.map(|place| u16::from(self.fields[place].grain)).sum()
    }

    pub fn fish_in(&self, seat: Seat, fields: Set<Place>) -> u16 {
        let own = fields.iter().filter(|&place| self.fields[place].lord() == Some(seat));
        own.map(|place| u16::from(self.fields[place].fish)).sum()
    }
}
