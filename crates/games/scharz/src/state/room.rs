//! Losing room (5.0): ships, herds and soldiers for whom a building has become too small. What leaves its owner a choice
//! waits for it; all else happens at once.

use engine::Seat;

use crate::data::maps::Space;
use crate::ids::{Herd, Kind, Level, Post};
use crate::state::{Place, Set, Slot, Unit, World};

/// What a player is asked about a place that has become too small.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoomQuestion {
    /// Which of two herds keeps the one stall.
    Herds,
    /// Who of the garrison stands in the open.
    Garrison,
    /// To which sea these ships go, all alike; one with cargo by itself.
    Ships { slots: Set<Slot>, seas: Set<Place> },
}

impl World {
    /// A building has disappeared, shrunk or changed hands.
    pub fn lose_room(&mut self, place: Place) {
        let field = &mut self.fields[place];
        field.grain = field.grain.min(field.storage());
        field.fish = field.fish.min(field.berths());
        field.inside.sort_by_key(Option::is_none);
        self.make_room(place);
    }

    /// What leaves no choice happens; the place stays marked while something does.
    pub fn make_room(&mut self, place: Place) {
        self.drop_herds(place);
        self.turn_out(place);
        self.crowd_out(place);
        let mut waits = false;
        for seat in self.players.seats() {
            self.cast_off(seat, place);
            waits |= self.room_question(seat, place).is_some();
        }
        self.crowded.set(place, waits);
    }

    /// The first question a place that has become too small puts to a player.
    pub fn room_question(&self, seat: Seat, place: Place) -> Option<RoomQuestion> {
        let field = &self.fields[place];
        let is_lord = field.lord() == Some(seat);
        if is_lord && field.n_inside() > field.stalls() {
            Some(RoomQuestion::Herds)
        } else if is_lord && self.storage_used(seat, place) > field.storage() {
            Some(RoomQuestion::Garrison)
        } else {
            self.ships_question(seat, place)
        }
    }

    /// One of two herds that are alike is lost without a question.
    fn drop_herds(&mut self, place: Place) {
        let field = &mut self.fields[place];
        if field.n_inside() > field.stalls() && field.inside[0] == field.inside[1] {
            field.inside[1] = None;
        }
    }

    /// Whoever is inside a settlement that is gone or taken stands in the open.
    fn turn_out(&mut self, place: Place) {
        let lord = self.fields[place].lord();
        for seat in self.players.seats().filter(|&seat| Some(seat) != lord) {
            let inside = |unit: &&mut Unit| unit.post == Post::Inside && unit.at.place() == place;
            self.units[seat].iter_mut().filter(inside).for_each(|unit| unit.post = Post::Open);
        }
    }

    /// Of a garrison that is all alike as many stand in the open as must.
    fn crowd_out(&mut self, place: Place) {
        let Some(owner) = self.fields[place].lord() else { return };
        let storage = self.fields[place].storage();
        while self.storage_used(owner, place) > storage {
            let first = self.garrison(owner, place).next().map(|(slot, unit)| (slot, unit.stack()));
            let Some((slot, stack)) = first else { return };
            if self.garrison(owner, place).any(|(_, unit)| unit.stack() != stack) {
                return;
            }
            self.units[owner].get_mut(slot).expect("one of the garrison").post = Post::Open;
        }
    }

    pub fn garrison(&self, owner: Seat, place: Place) -> impl Iterator<Item = (Slot, &Unit)> + Clone {
        self.units_at(owner, place).filter(|(_, unit)| unit.post == Post::Inside)
    }

    /// Ships in the yard of a place that have no berth there.
    fn berthless(&self, seat: Seat, place: Place) -> Set<Slot> {
        let berths = if self.fields[place].lord() == Some(seat) { self.fields[place].berths() } else { 0 };
        let moored = self.units[seat].slots(|unit| unit.post == Post::InYard && unit.at.place() == place);
        let surplus = moored.len().saturating_sub(usize::from(berths));
        moored.iter().take(surplus).collect()
    }

    /// Touching seas without hostile ships.
    fn havens(&self, seat: Seat, place: Place) -> Set<Place> {
        (self.data(place).coast & self.map().seas) - self.scene().hostile_out(seat)
    }

    /// Ships without a berth put to the one sea there is, or are lost if there is none.
    fn cast_off(&mut self, seat: Seat, place: Place) {
        let berthless = self.berthless(seat, place);
        if berthless.is_empty() {
            return;
        }
        let seas = self.havens(seat, place);
        for slot in berthless {
            match seas.first() {
                None => self.lose_unit(seat, slot),
                Some(sea) if seas.len() == 1 => self.relocate(seat, slot, self.space(sea), Post::Open),
                Some(_) => return,
            }
        }
    }

    fn ships_question(&self, seat: Seat, place: Place) -> Option<RoomQuestion> {
        let berthless = self.berthless(seat, place);
        let first = berthless.first()?;
        let is_empty = |slot: Slot| self.cargo_slots(seat, slot).is_empty();
        let stack = |slot: Slot| self.units[seat].get(slot).map(Unit::stack);
        let is_alike = |slot: Slot| is_empty(slot) && is_empty(first) && stack(slot) == stack(first);
        let slots = Set::one(first) | berthless.only(is_alike);
        Some(RoomQuestion::Ships { slots, seas: self.havens(seat, place) })
    }

    pub fn put_to_sea(&mut self, seat: Seat, place: Place, to: Space, count: u8) {
        if let Some(RoomQuestion::Ships { slots, .. }) = self.room_question(seat, place) {
            for slot in slots.iter().take(usize::from(count)) {
                self.relocate(seat, slot, to, Post::Open);
            }
        }
        self.make_room(place);
    }

    /// The other herd is lost.
    pub fn keep_herd(&mut self, place: Place, herd: Herd) {
        let field = &mut self.fields[place];
        if field.n_inside() > field.stalls() {
            field.inside = [Some(herd), None];
        }
        self.make_room(place);
    }

    pub fn stand_outside(&mut self, seat: Seat, place: Place, kind: Kind, level: Level) {
        let is_meant = |unit: &Unit| (unit.kind, unit.level) == (kind, level);
        let slot = self.garrison(seat, place).find(|(_, unit)| is_meant(unit)).map(|(slot, _)| slot);
        if let Some(slot) = slot {
            self.units[seat].get_mut(slot).expect("one of the garrison").post = Post::Open;
        }
        self.make_room(place);
    }
}
