//! Core notions (5.0): in the open, control, encirclement, connection.

use engine::Seat;

use crate::data;
use crate::data::maps::River;
use crate::ids::{Kind, Level, Post, Settlement, Yard};
use crate::state::{Mark, Marks, Place, Set, Slot, Unit, World};

/// Who stands where, looked up once and asked often.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    world: &'a World,
    /// Spaces with units in the open or ships outside their yards.
    pub out: [Set<Place>; 4],
    /// Fields with a completed settlement.
    pub home: [Set<Place>; 4],
    hostile_out: [Set<Place>; 4],
    contested: Set<Place>,
}

impl<'a> Scene<'a> {
    pub fn of(world: &'a World) -> Self {
        let mut scene = Scene {
            world,
            out: [Set::EMPTY; 4],
            home: [Set::EMPTY; 4],
            hostile_out: [Set::EMPTY; 4],
            contested: Set::EMPTY,
        };
        for seat in Seat::all(world.n_seats()) {
            for (_, unit) in world.units[seat].iter().filter(|(_, unit)| unit.is_out()) {
                scene.out[seat.index()].insert(unit.at.place());
            }
        }
        for place in world.map().fields {
            if let Some(lord) = world.fields[place].lord() {
                scene.home[lord.index()].insert(place);
            }
        }
        for one in Seat::all(world.n_seats()) {
            for other in Seat::all(one.index()).filter(|&other| world.is_hostile(one, other)) {
                scene.hostile_out[one.index()] |= scene.out(other);
                scene.hostile_out[other.index()] |= scene.out(one);
                scene.contested |= (scene.out(one) & scene.out(other)) - scene.peaceful();
            }
        }
        scene
    }

    pub fn out(&self, seat: Seat) -> Set<Place> {
        self.out[seat.index()]
    }

    pub fn home(&self, seat: Seat) -> Set<Place> {
        self.home[seat.index()]
    }

    fn union(&self, sets: &[Set<Place>; 4], of: impl Fn(Seat) -> bool) -> Set<Place> {
        Seat::all(self.world.n_seats()).filter(|&seat| of(seat)).map(|seat| sets[seat.index()]).collect()
    }

    pub fn hostile_out(&self, seat: Seat) -> Set<Place> {
        self.hostile_out[seat.index()]
    }

    /// Spaces that an enemy can reach in one step.
    pub fn near_enemies(&self, seat: Seat) -> Set<Place> {
        let enemies = self.hostile_out(seat);
        let beside = |place: Place| self.world.data(place).land | self.world.data(place).coast;
        enemies | enemies.spread(beside)
    }

    pub fn hostile_home(&self, seat: Seat) -> Set<Place> {
        self.union(&self.home, |other| self.world.is_hostile(seat, other))
    }

    fn others_home(&self, seat: Seat) -> Set<Place> {
        self.union(&self.home, |other| other != seat)
    }

    /// Where friends stand in the open or have a settlement: nobody harms them (5.10).
    pub fn friends(&self, seat: Seat) -> Set<Place> {
        let is_friend = |other: Seat| other != seat && !self.world.is_hostile(seat, other);
        self.union(&self.out, is_friend) | self.union(&self.home, is_friend)
    }

    /// Where nobody ever fights: all neutral fields but the Paths (3.12).
    pub fn peaceful(&self) -> Set<Place> {
        self.world.map().peaceful
    }

    /// Spaces where this player faces enemies: locked and, in the battle phase, contested.
    pub fn facing(&self, seat: Seat) -> Set<Place> {
        (self.out(seat) & self.hostile_out(seat)) - self.peaceful()
    }

    /// Spaces where enemies faced each other before this sub-phase: they hold everybody, friends of both as well;
    /// units that entered in it lock nothing yet (5.0).
    pub fn locked(&self) -> Set<Place> {
        let mut stood = [Set::EMPTY; 4];
        for seat in Seat::all(self.world.n_seats()) {
            let army = self.world.units[seat].iter();
            let units = army.filter(|(_, unit)| unit.is_out() && !unit.marks.contains(Mark::Entered));
            stood[seat.index()] = units.map(|(_, unit)| unit.at.place()).collect();
        }
        let faced =
            |seat: Seat| stood[seat.index()] & self.union(&stood, |other| self.world.is_hostile(seat, other));
        Seat::all(self.world.n_seats()).map(faced).collect::<Set<Place>>() - self.peaceful()
    }

    /// Something goes on around this player's units or settlements: enemies face it, encircle it, or are encircled.
    pub fn is_disturbed(&self, seat: Seat) -> bool {
        let enemies = Seat::all(self.world.n_seats()).filter(|&other| self.world.is_hostile(seat, other));
        let besieged = enemies.map(|other| self.encircled(other)).collect();
        let own = self.home(seat) | (self.out(seat) - self.peaceful());
        own.meets(self.hostile_out(seat)) || self.out(seat).meets(besieged)
    }

    pub fn contested(&self) -> Set<Place> {
        self.contested
    }

    /// Fields whose settlement is encircled (5.0).
    pub fn encircled(&self, seat: Seat) -> Set<Place> {
        (self.home(seat) - self.out(seat)) & self.hostile_out(seat)
    }

    /// Completed settlements that are not encircled.
    pub fn cus(&self, seat: Seat) -> Set<Place> {
        self.home(seat) - self.encircled(seat)
    }

    fn land(&self) -> Set<Place> {
        self.world.map().fields - self.world.map().neutral
    }

    /// Active or passive control.
    pub fn controlled(&self, seat: Seat) -> Set<Place> {
        let contested = self.contested();
        // Of friends on a field without a settlement the one who came first controls it.
        let friends = Seat::all(self.world.n_seats())
            .filter(|&other| other != seat && !self.world.is_hostile(seat, other));
        let earlier: Set<Place> =
            friends.map(|other| self.out(other) & self.world.came_first(other, seat)).collect();
        let active = self.out(seat) - contested - self.others_home(seat) - (earlier - self.home(seat));
        let passive = self.home(seat) - self.encircled(seat) - contested;
        (active | passive) & self.land()
    }

    /// Fields with only a crop or herd of the player (5.0).
    pub fn held(&self, seat: Seat) -> Set<Place> {
        let occupied = self.union(&self.out, |_| true) | self.others_home(seat) | self.home(seat);
        (self.land() - occupied).only(|place| {
            let field = &self.world.fields[place];
            let is_own = field.crop_owner == Some(seat) || field.has_herd_of(seat);
            is_own
                && field.crop_owner.is_none_or(|owner| owner == seat)
                && field.herds.iter().flatten().all(|flock| flock.owner == seat)
        })
    }

    /// Controlled or held.
    pub fn owned(&self, seat: Seat) -> Set<Place> {
        self.controlled(seat) | self.held(seat)
    }

    /// Seas the player controls, and river sections with own ships.
    pub fn waters(&self, seat: Seat) -> Set<Place> {
        let map = self.world.map();
        (self.out(seat) - map.fields) & (!self.hostile_out(seat) | !map.seas)
    }

    /// The nodes of the network (5.0).
    pub fn nodes(&self, seat: Seat) -> Set<Place> {
        self.owned(seat) | ((self.contested() & self.home(seat)) - self.encircled(seat)) | self.waters(seat)
    }

    /// Everything joined to the seeds inside the network.
    pub fn flood(&self, seat: Seat, nodes: Set<Place>, seeds: Set<Place>) -> Set<Place> {
        let (mut reached, mut edge) = (seeds & nodes, seeds & nodes);
        while let Some(place) = edge.pop_first() {
            let fresh = (self.links(seat, place) & nodes) - reached;
            reached |= fresh;
            edge |= fresh;
        }
        reached
    }

    fn links(&self, seat: Seat, place: Place) -> Set<Place> {
        let data = self.world.data(place);
        if data.is_field() { data.land | self.world.fords(seat, place) | data.coast } else { data.coast }
    }

    /// All spaces of the network that are joined to an own settlement which is not encircled.
    pub fn connected(&self, seat: Seat) -> Set<Place> {
        self.flood(seat, self.nodes(seat), self.cus(seat))
    }

    /// The part of the network around one place.
    pub fn component(&self, seat: Seat, place: Place) -> Set<Place> {
        self.flood(seat, self.nodes(seat), Set::one(place))
    }

    /// Whether units on a space are connected, also beside the network (5.0).
    pub fn is_supplied(&self, seat: Seat, place: Place) -> bool {
        !self.supplied_within(seat, Set::one(place)).is_empty()
    }

    /// Spaces with own units that are connected.
    pub fn supplied(&self, seat: Seat) -> Set<Place> {
        let units = self.world.units[seat].iter();
        self.supplied_within(seat, units.map(|(_, unit)| unit.at.place()).collect())
    }

    fn supplied_within(&self, seat: Seat, spaces: Set<Place>) -> Set<Place> {
        let (connected, nodes) = (self.connected(seat), self.nodes(seat));
        let is_near = |place: Place| {
            let data = self.world.data(place);
            let beside = if data.is_field() { self.links(seat, place) } else { data.coast | data.water };
            beside.meets(connected)
        };
        let beside = (spaces - nodes).only(is_near);
        (spaces & connected) | beside
    }

    /// Own ports that are not encircled.
    pub fn ports(&self, seat: Seat) -> Set<Place> {
        self.cus(seat).only(|place| self.world.fields[place].yard == Yard::Port)
    }

    /// Own cities that are not encircled.
    pub fn cities(&self, seat: Seat) -> Set<Place> {
        let is_city = |place: Place| self.world.fields[place].settlement == Settlement::City;
        self.cus(seat).only(is_city)
    }
}

impl World {
    pub fn scene(&self) -> Scene<'_> {
        Scene::of(self)
    }

    /// All settlements that are encircled.
    pub fn encircled(&self) -> Set<Place> {
        let scene = self.scene();
        self.players.seats().map(|seat| scene.encircled(seat)).collect()
    }

    /// Fields over a black river that this player may cross to now (3.13).
    pub fn fords(&self, seat: Seat, place: Place) -> Set<Place> {
        if self.data(place).river.is_empty() {
            return Set::EMPTY;
        }
        let mut fords = Set::EMPTY;
        for &(a, b, section) in self.map().crossings {
            let far = match place {
                place if place == a => b,
                place if place == b => a,
                _ => continue,
            };
            fords |= Set::one_if(far, self.may_cross(seat, section));
        }
        fords
    }

    fn may_cross(&self, seat: Seat, section: Place) -> bool {
        let is_danube = self.data(section).id.starts_with("hu_r_danube");
        self.frozen.contains(section)
            || (is_danube && self.bonus(seat, false, |faction| faction.crosses_danube()))
            || self.units[seat].iter().any(|(_, unit)| unit.kind.is_ship() && unit.at.place() == section)
    }

    /// Rivers through a field, in the order of the map; there are two at most.
    fn rivers_at(&self, place: Place) -> impl Iterator<Item = (Mark, &'static River)> {
        let rivers = self.map().rivers.iter().filter(move |river| river.fields.contains(&place));
        [Mark::FirstRiver, Mark::SecondRiver].into_iter().zip(rivers)
    }

    /// Where two rivers share a field, by which of them a ship has come from another space.
    pub fn rivers_followed(&self, from: Place, to: Place) -> Marks {
        let is_shared = self.rivers_at(to).count() > 1;
        let followed = self.rivers_at(to).filter(|(_, river)| is_shared && river.beside(to).contains(from));
        followed.map(|(mark, _)| mark).collect()
    }

    /// Spaces along a river by which a longship has not come: within a round it keeps to one river (3.13).
    pub fn other_river(&self, ship: &Unit) -> Set<Place> {
        let place = ship.at.place();
        let along = |is_own: bool| -> Set<Place> {
            let rivers = self.rivers_at(place).filter(|&(mark, _)| ship.marks.contains(mark) == is_own);
            rivers.map(|(_, river)| river.beside(place)).collect()
        };
        let own = along(true);
        if own.is_empty() { Set::EMPTY } else { along(false) - own }
    }

    /// Room left on a transport.
    pub fn cargo_room(&self, seat: Seat, ship: Slot) -> u8 {
        let load: u8 = self.cargo(seat, ship).map(|(_, unit)| data::ship_size(unit.kind)).sum();
        data::SHIP_ROOM.saturating_sub(load)
    }

    pub fn cargo(&self, seat: Seat, ship: Slot) -> impl Iterator<Item = (Slot, &Unit)> + Clone {
        self.units[seat].iter().filter(move |(_, unit)| unit.post == Post::Aboard && unit.ship == Some(ship))
    }

    /// Ships lying in the yard of a field.
    pub fn n_moored(&self, seat: Seat, place: Place) -> u8 {
        self.units_at(seat, place).filter(|(_, unit)| unit.post == Post::InYard).count() as u8
    }

    pub fn free_berths(&self, seat: Seat, place: Place) -> u8 {
        let field = &self.fields[place];
        if field.lord() != Some(seat) { 0 } else { field.berths().saturating_sub(self.n_moored(seat, place)) }
    }

    /// Storage size taken by units inside.
    pub fn storage_used(&self, seat: Seat, place: Place) -> u8 {
        let inside = self.units_at(seat, place).filter(|(_, unit)| unit.post == Post::Inside);
        inside.map(|(_, unit)| data::storage_size(unit.kind)).sum()
    }

    /// Settlement defence level (5.8).
    pub fn defence_level(&self, place: Place) -> u8 {
        let field = &self.fields[place];
        let Some(lord) = field.lord() else { return 0 };
        let data = self.data(place);
        let terrain =
            self.bonus(lord, u8::from(data.is_rough_land()), |faction| faction.terrain_defence(data));
        field.settlement as u8 + u8::from(field.fort) + terrain
    }

    /// How many units a unit counts for, for bonuses and building (3.6).
    pub fn weight(level: Level) -> u8 {
        match level {
            Level::Recruit => 0,
            Level::Elite => 2,
            _ => 1,
        }
    }

    /// Removes a unit; its cargo goes along unless saved before.
    pub fn remove_unit(&mut self, seat: Seat, slot: Slot) -> Option<Unit> {
        let unit = self.units[seat].remove(slot)?;
        if unit.kind == Kind::Transport {
            for cargo in
                self.units[seat].slots(|other| other.post == Post::Aboard && other.ship == Some(slot))
            {
                self.units[seat].remove(cargo);
            }
        }
        Some(unit)
    }
}
