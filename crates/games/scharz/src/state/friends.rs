//! Friends on one field: who came first and so controls it, and who has to go home (5.0, 5.10).

use engine::Seat;

use crate::event::Event;
use crate::ids::{PactKind, Post};
use crate::state::{Mark, Place, Set, Slot, World};

impl World {
    /// Writes down who came first where, before the next ones come. Who comes in the same sub-phase is earlier by
    /// initiative, and stays so (5.0).
    pub fn note_arrivals(&mut self) {
        let out = self.scene().out;
        for other in self.players.seats() {
            for one in Seat::all(other.index()) {
                let (here, there) = (out[one.index()], out[other.index()]);
                let by_initiative = if self.rank(other) < self.rank(one) { Set::ALL } else { Set::EMPTY };
                let elder = &mut self.elders[World::pair(one, other)];
                *elder = (*elder & here & there) | (there - here) | (by_initiative - here - there);
            }
        }
    }

    /// Places where `one` stood before `other`, if both stand there.
    pub fn came_first(&self, one: Seat, other: Seat) -> Set<Place> {
        let elder = self.elders[World::pair(one, other)];
        if one < other { !elder } else { elder }
    }

    /// Units on land of a partner whose agreement is new: by the end of the next Units they have to leave (5.10).
    pub fn mark_guests(&mut self, before: [Option<PactKind>; 6]) {
        for seat in self.players.seats() {
            let is_new = |other| self.pact(seat, other).kind != before[World::pair(seat, other)];
            let land = self.land_of_friends(seat, is_new);
            for unit in self.units[seat].iter_mut() {
                if unit.is_land() && unit.is_out() && land.contains(unit.at.place()) {
                    unit.marks.insert(Mark::Guest);
                }
            }
        }
    }

    /// What friends control or hold; vassals do not mind their lord.
    fn land_of_friends(&self, seat: Seat, counts: impl Fn(Seat) -> bool) -> Set<Place> {
        let scene = self.scene();
        let is_friend = |other: Seat| {
            other != seat && !self.is_hostile(seat, other) && !self.is_lord_of(seat, other) && counts(other)
        };
        self.players.seats().filter(|&other| is_friend(other)).map(|other| scene.owned(other)).collect()
    }

    /// Guests who have not left go to the nearest own field, or are dissolved (5.10).
    pub fn send_guests_home(&mut self, mut tell: impl FnMut(Event)) {
        for seat in self.players.seats() {
            let guests = self.units[seat].slots(|unit| unit.marks.contains(Mark::Guest) && unit.is_out());
            if guests.is_empty() {
                continue;
            }
            let (land, own) = (self.land_of_friends(seat, |_| true), self.scene().controlled(seat));
            for slot in guests {
                let unit = self.units[seat].get_mut(slot).expect("a guest");
                unit.marks.remove(Mark::Guest);
                if land.contains(unit.at.place()) {
                    tell(self.send_home(seat, slot, own));
                }
            }
        }
    }

    fn send_home(&mut self, seat: Seat, slot: Slot, own: Set<Place>) -> Event {
        let unit = *self.units[seat].get(slot).expect("a guest");
        let target = self.host_of(seat, unit.at.place());
        match self.way_home(seat, unit.at.place(), own) {
            Some(home) => {
                let to = self.space(home);
                self.relocate(seat, slot, to, Post::Open);
                Event::GuestsLeft { seat, from: unit.at, to, target }
            }
            None => {
                self.lose_unit(seat, slot);
                Event::UnitLost { owner: seat, at: unit.at, kind: unit.kind }
            }
        }
    }

    /// The friend whose land it is.
    fn host_of(&self, seat: Seat, place: Place) -> Option<Seat> {
        let scene = self.scene();
        let is_friend = |other: Seat| other != seat && !self.is_hostile(seat, other);
        self.players.seats().find(|&other| is_friend(other) && scene.owned(other).contains(place))
    }

    /// The own controlled field with the fewest steps over valid borders, ties by id.
    fn way_home(&self, seat: Seat, from: Place, own: Set<Place>) -> Option<Place> {
        // Outside Extended there are no neutral fields (3.12).
        let land = if self.is_extended() { Set::ALL } else { !self.map().neutral };
        let (mut reached, mut edge) = (Set::one(from), Set::one(from));
        while !edge.is_empty() {
            if let Some(home) = (edge & own).first() {
                return Some(home);
            }
            let step = edge.spread(|place| self.data(place).land | self.fords(seat, place));
            edge = (step & land) - reached;
            reached |= edge;
        }
        None
    }
}
