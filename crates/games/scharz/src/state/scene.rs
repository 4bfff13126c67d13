//! Core notions (5.0): in the open, control, encirclement, connection. Sets of spaces are words of 64 bits.

use engine::Seat;

use crate::data;
use crate::data::maps::places;
use crate::ids::{Kind, Level, Post, Settlement, Yard};
use crate::state::{Marks, Unit, World};

/// Who stands where, looked up once and asked often.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    world: &'a World,
    /// Spaces with units in the open or ships outside their yards.
    pub out: [u64; 4],
    /// Fields with a completed settlement.
    pub home: [u64; 4],
    hostile_out: [u64; 4],
    contested: u64,
}

impl<'a> Scene<'a> {
    pub fn of(world: &'a World) -> Self {
        let mut scene = Scene { world, out: [0; 4], home: [0; 4], hostile_out: [0; 4], contested: 0 };
        for seat in Seat::all(world.n_seats()) {
            for (_, unit) in world.units[seat].iter().filter(|(_, unit)| unit.is_out()) {
                scene.out[seat.index()] |= unit.at.bit();
            }
        }
        for place in places(world.map().fields) {
            if let Some(lord) = world.fields[place].lord() {
                scene.home[lord.index()] |= 1 << place;
            }
        }
        for seat in Seat::all(world.n_seats()) {
            scene.hostile_out[seat.index()] = scene.union(&scene.out, |other| world.is_hostile(seat, other));
            scene.contested |= scene.facing(seat);
        }
        scene
    }

    pub fn out(&self, seat: Seat) -> u64 {
        self.out[seat.index()]
    }

    pub fn home(&self, seat: Seat) -> u64 {
        self.home[seat.index()]
    }

    fn union(&self, sets: &[u64; 4], of: impl Fn(Seat) -> bool) -> u64 {
        Seat::all(self.world.n_seats()).filter(|&seat| of(seat)).fold(0, |all, seat| all | sets[seat.index()])
    }

    pub fn hostile_out(&self, seat: Seat) -> u64 {
        self.hostile_out[seat.index()]
    }

    /// Spaces that an enemy can reach in one step.
    pub fn near_enemies(&self, seat: Seat) -> u64 {
        let enemies = self.hostile_out(seat);
        let beside = |place: usize| self.world.data(place).land | self.world.data(place).coast;
        places(enemies).fold(enemies, |set, place| set | beside(place))
    }

    pub fn hostile_home(&self, seat: Seat) -> u64 {
        self.union(&self.home, |other| self.world.is_hostile(seat, other))
    }

    fn others_home(&self, seat: Seat) -> u64 {
        self.union(&self.home, |other| other != seat)
    }

    /// Where friends stand in the open or have a settlement: nobody harms them (5.10).
    pub fn friends(&self, seat: Seat) -> u64 {
        let is_friend = |other: Seat| other != seat && !self.world.is_hostile(seat, other);
        self.union(&self.out, is_friend) | self.union(&self.home, is_friend)
    }

    /// Where nobody ever fights: all neutral fields but the Paths (3.12).
    pub fn peaceful(&self) -> u64 {
        self.world.map().peaceful
    }

    /// Spaces where this player faces enemies: locked and, in the battle phase, contested.
    pub fn facing(&self, seat: Seat) -> u64 {
        self.out(seat) & self.hostile_out(seat) & !self.peaceful()
    }

    /// Spaces where enemies faced each other before this sub-phase: they hold everybody, friends of both as well;
    /// units that entered in it lock nothing yet (5.0).
    pub fn locked(&self) -> u64 {
        let mut stood = [0; 4];
        for seat in Seat::all(self.world.n_seats()) {
            let army = self.world.units[seat].iter();
            let units = army.filter(|(_, unit)| unit.is_out() && !unit.marks.has(Marks::ENTERED));
            stood[seat.index()] = units.fold(0, |set, (_, unit)| set | unit.at.bit());
        }
        let faced =
            |seat: Seat| stood[seat.index()] & self.union(&stood, |other| self.world.is_hostile(seat, other));
        Seat::all(self.world.n_seats()).fold(0, |set, seat| set | faced(seat)) & !self.peaceful()
    }

    /// Something goes on around this player's units or settlements: enemies face it, encircle it, or are encircled.
    pub fn is_disturbed(&self, seat: Seat) -> bool {
        let mut besieged = 0;
        for other in Seat::all(self.world.n_seats()).filter(|&other| self.world.is_hostile(seat, other)) {
            besieged |= self.encircled(other);
        }
        let own = self.home(seat) | (self.out(seat) & !self.peaceful());
        own & self.hostile_out(seat) != 0 || self.out(seat) & besieged != 0
    }

    pub fn contested(&self) -> u64 {
        self.contested
    }

    /// Fields whose settlement is encircled (5.0).
    pub fn encircled(&self, seat: Seat) -> u64 {
        self.home(seat) & !self.out(seat) & self.hostile_out(seat)
    }

    /// Completed settlements that are not encircled.
    pub fn cus(&self, seat: Seat) -> u64 {
        self.home(seat) & !self.encircled(seat)
    }

    fn land(&self) -> u64 {
        self.world.map().fields & !self.world.map().neutral
    }

    /// Active or passive control.
    pub fn controlled(&self, seat: Seat) -> u64 {
        let contested = self.contested();
        // Of friends on a field without a settlement the one who came first controls it.
        let friends = Seat::all(self.world.n_seats())
            .filter(|&other| other != seat && !self.world.is_hostile(seat, other));
        let earlier =
            friends.fold(0, |set, other| set | (self.out(other) & self.world.came_first(other, seat)));
        let active = self.out(seat) & !contested & !self.others_home(seat) & !(earlier & !self.home(seat));
        let passive = self.home(seat) & !self.encircled(seat) & !contested;
        (active | passive) & self.land()
    }

    /// Fields with only a crop or herd of the player (5.0).
    pub fn held(&self, seat: Seat) -> u64 {
        let occupied = self.union(&self.out, |_| true) | self.others_home(seat) | self.home(seat);
        let mut held = 0;
        for place in places(self.land() & !occupied) {
            let field = &self.world.fields[place];
            let stranger = field.crop_owner.is_some_and(|owner| owner != seat)
                || field.herds.iter().flatten().any(|flock| flock.owner != seat);
            let own = field.crop_owner == Some(seat) || field.has_herd_of(seat);
            held |= u64::from(own && !stranger) << place;
        }
        held
    }

    /// Controlled or held.
    pub fn owned(&self, seat: Seat) -> u64 {
        self.controlled(seat) | self.held(seat)
    }

    /// Seas the player controls, and river sections with own ships.
    pub fn waters(&self, seat: Seat) -> u64 {
        let map = self.world.map();
        self.out(seat) & !map.fields & (!self.hostile_out(seat) | !map.seas)
    }

    /// The nodes of the network (5.0).
    pub fn nodes(&self, seat: Seat) -> u64 {
        self.owned(seat) | (self.contested() & self.home(seat) & !self.encircled(seat)) | self.waters(seat)
    }

    /// Everything joined to the seeds inside the network.
    pub fn flood(&self, seat: Seat, nodes: u64, seeds: u64) -> u64 {
        let (mut reached, mut edge) = (seeds & nodes, seeds & nodes);
        while edge != 0 {
            let place = edge.trailing_zeros() as usize;
            edge &= edge - 1;
            let fresh = self.links(seat, place) & nodes & !reached;
            reached |= fresh;
            edge |= fresh;
        }
        reached
    }

    fn links(&self, seat: Seat, place: usize) -> u64 {
        let data = self.world.data(place);
        if data.is_field() { data.land | self.world.fords(seat, place) | data.coast } else { data.coast }
    }

    /// All spaces of the network that are joined to an own settlement which is not encircled.
    pub fn connected(&self, seat: Seat) -> u64 {
        self.flood(seat, self.nodes(seat), self.cus(seat))
    }

    /// The part of the network around one place.
    pub fn component(&self, seat: Seat, place: usize) -> u64 {
        self.flood(seat, self.nodes(seat), 1 << place)
    }

    /// Whether units on a space are connected, also beside the network (5.0).
    pub fn is_supplied(&self, seat: Seat, place: usize) -> bool {
        self.supplied_within(seat, 1 << place) != 0
    }

    /// Spaces with own units that are connected.
    pub fn supplied(&self, seat: Seat) -> u64 {
        let units = self.world.units[seat].iter();
        self.supplied_within(seat, units.fold(0, |set, (_, unit)| set | unit.at.bit()))
    }

    fn supplied_within(&self, seat: Seat, spaces: u64) -> u64 {
        let (connected, nodes) = (self.connected(seat), self.nodes(seat));
        let is_near = |place: &usize| {
            let data = self.world.data(*place);
            let beside = if data.is_field() { self.links(seat, *place) } else { data.coast | data.water };
            beside & connected != 0
        };
        let beside = places(spaces & !nodes).filter(is_near).fold(0, |set, place| set | 1 << place);
        (spaces & connected) | beside
    }

    /// Own ports that are not encircled.
    pub fn ports(&self, seat: Seat) -> u64 {
        places(self.cus(seat))
            .filter(|&place| self.world.fields[place].yard == Yard::Port)
            .fold(0, |set, place| set | 1 << place)
    }

    /// Own cities that are not encircled.
    pub fn cities(&self, seat: Seat) -> u64 {
        let is_city = |place: &usize| self.world.fields[*place].settlement == Settlement::City;
        places(self.cus(seat)).filter(is_city).fold(0, |set, place| set | 1 << place)
    }
}

impl World {
    pub fn scene(&self) -> Scene<'_> {
        Scene::of(self)
    }

    /// All settlements that are encircled.
    pub fn encircled(&self) -> u64 {
        let scene = self.scene();
        self.players.seats().fold(0, |set, seat| set | scene.encircled(seat))
    }

    /// Fields over a black river that this player may cross to now (3.13).
    pub fn fords(&self, seat: Seat, place: usize) -> u64 {
        if self.data(place).river == 0 {
            return 0;
        }
        let mut fords = 0;
        for &(a, b, section) in self.map().crossings {
            let far = match place {
                place if place == usize::from(a) => b,
                place if place == usize::from(b) => a,
                _ => continue,
            };
            fords |= u64::from(self.may_cross(seat, usize::from(section))) << far;
        }
        fords
    }

    fn may_cross(&self, seat: Seat, section: usize) -> bool {
        let is_danube = self.data(section).id.starts_with("hu_r_danube");
        self.frozen >> section & 1 == 1
            || (is_danube && self.bonus(seat, false, |faction| faction.crosses_danube()))
            || self.units[seat].iter().any(|(_, unit)| unit.kind.is_ship() && unit.at.local() == section)
    }

    /// Room left on a transport.
    pub fn cargo_room(&self, seat: Seat, ship: usize) -> u8 {
        let load: u8 = self.cargo(seat, ship).map(|(_, unit)| data::ship_size(unit.kind)).sum();
        data::SHIP_ROOM.saturating_sub(load)
    }

    pub fn cargo(&self, seat: Seat, ship: usize) -> impl Iterator<Item = (usize, &Unit)> + Clone {
        self.units[seat]
            .iter()
            .filter(move |(_, unit)| unit.post == Post::Aboard && usize::from(unit.ship) == ship)
    }

    /// Ships lying in the yard of a field.
    pub fn n_moored(&self, seat: Seat, place: usize) -> u8 {
        self.units_at(seat, place).filter(|(_, unit)| unit.post == Post::InYard).count() as u8
    }

    pub fn free_berths(&self, seat: Seat, place: usize) -> u8 {
        let field = &self.fields[place];
        if field.lord() != Some(seat) { 0 } else { field.berths().saturating_sub(self.n_moored(seat, place)) }
    }

    /// Storage size taken by units inside.
    pub fn storage_used(&self, seat: Seat, place: usize) -> u8 {
        let inside = self.units_at(seat, place).filter(|(_, unit)| unit.post == Post::Inside);
        inside.map(|(_, unit)| data::storage_size(unit.kind)).sum()
    }

    /// Settlement defence level (5.8).
    pub fn defence_level(&self, place: usize) -> u8 {
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
    pub fn remove_unit(&mut self, seat: Seat, slot: usize) -> Option<Unit> {
        let unit = self.units[seat].remove(slot)?;
        if unit.kind == Kind::Transport {
            for cargo in places(
                self.units[seat].slots(|other| other.post == Post::Aboard && usize::from(other.ship) == slot),
            ) {
                self.units[seat].remove(cargo);
            }
        }
        Some(unit)
    }
}
