//! Where units may go (5.2, 5.3, 5.5).

use engine::Seat;

use crate::action::Action;
use crate::data;
use crate::data::maps::{Colour, Nature, SpaceData, places};
use crate::ids::{Commander, Kind, Post, Winter, Yard};
use crate::phases::Phase;
use crate::setup::PrestigeMove;
use crate::state::{Marks, Scene, Unit, World};

/// The four ways to go, each with its spaces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Targets {
    pub go: u64,
    pub board: u64,
    pub moor: u64,
    pub transfer: u64,
}

impl Targets {
    pub fn is_empty(&self) -> bool {
        self.go | self.board | self.moor | self.transfer == 0
    }

    pub fn or(self, other: Self) -> Self {
        Self {
            go: self.go | other.go,
            board: self.board | other.board,
            moor: self.moor | other.moor,
            transfer: self.transfer | other.transfer,
        }
    }

    /// Whether the click of an order leads there.
    pub fn allow(&self, order: Action) -> bool {
        match order {
            Action::Go { to, .. } => self.go & to.bit() != 0,
            Action::Board { to, .. } => self.board & to.bit() != 0,
            Action::Moor { to, .. } => self.moor & to.bit() != 0,
            Action::Transfer { to, .. } => self.transfer & to.bit() != 0,
            _ => false,
        }
    }
}

/// What all moves of one seat in one sub-phase have in common.
pub struct Moves<'a> {
    pub world: &'a World,
    pub scene: Scene<'a>,
    pub seat: Seat,
    pub phase: Phase,
    enterable: u64,
    locked: u64,
    frosty: u64,
}

/// Spaces that a player's units may enter: not a friend's fields, but a vassal's (5.2).
pub fn may_enter(world: &World, scene: &Scene<'_>, seat: Seat) -> u64 {
    let mut closed = if world.is_extended() { 0 } else { world.map().neutral };
    for other in world.players.seats().filter(|&other| other != seat) {
        if !world.is_hostile(seat, other) && !world.is_lord_of(seat, other) {
            closed |= scene.owned(other);
        }
    }
    !closed
}

impl<'a> Moves<'a> {
    pub fn new(world: &'a World, seat: Seat, phase: Phase) -> Self {
        let scene = world.scene();
        let is_bad = world.winter.contains(&Winter::Bad);
        let in_frost =
            |space: &SpaceData| space.is_field() && world.winter[space.climate as usize] == Winter::Bad;
        let frosty = if is_bad { world.map().set(in_frost) } else { 0 };
        let enterable = !world.players[seat].closed;
        // In Units nothing is locked.
        let locked = if phase == Phase::Units { 0 } else { scene.locked() };
        Self { world, scene, seat, phase, enterable, locked, frosty }
    }

    /// Whether a unit has capacity left in this sub-phase.
    pub fn can_move(&self, unit: &Unit) -> bool {
        if matches!(unit.kind, Kind::SiegeEngine | Kind::Corsair) || unit.marks.has(Marks::STUCK) {
            return false;
        }
        match self.phase {
            Phase::Units => !unit.marks.has(Marks::MOVED),
            Phase::Special => !self.is_held(unit) && !unit.marks.has(Marks::RODE),
            _ => !self.is_held(unit) && self.can_retreat(unit),
        }
    }

    /// On a space that was locked when the sub-phase began (5.0).
    pub fn is_held(&self, unit: &Unit) -> bool {
        self.locked & unit.at.bit() != 0 && !unit.marks.has(Marks::ENTERED) && unit.post != Post::InYard
    }

    fn can_retreat(&self, unit: &Unit) -> bool {
        let has_capacity = !unit.marks.has(Marks::MOVED);
        match unit.kind {
            Kind::HeavyInfantry => false,
            Kind::Warship => has_capacity || has_wind(unit),
            _ => has_capacity && unit.post != Post::Inside,
        }
    }

    /// The right to a Special move of its own (5.3).
    pub fn is_entitled(&self, unit: &Unit) -> bool {
        let player = &self.world.players[self.seat];
        let by_each = self.world.options.prestige_move == PrestigeMove::Each
            && self.world.has_prestige()
            && player.pp >= 14;
        unit.kind == Kind::Cavalry || player.paid_march || player.commander == Commander::Brilliant || by_each
    }

    /// Whether moving this unit in Special is paid for unit by unit (R11).
    pub fn is_paid_by_unit(&self, unit: &Unit) -> bool {
        let player = &self.world.players[self.seat];
        let free =
            unit.kind == Kind::Cavalry || player.paid_march || player.commander == Commander::Brilliant;
        self.phase == Phase::Special && !free && self.world.options.prestige_move == PrestigeMove::Each
    }

    pub fn targets(&self, slot: usize, unit: &Unit) -> Targets {
        if !self.can_move(unit) {
            return self.yard_steps(unit);
        }
        let mut targets = match (self.phase, unit.kind.is_ship()) {
            (Phase::Retreat, true) => self.ship_retreat(unit),
            (Phase::Retreat, false) => self.land_retreat(unit),
            (_, true) => self.ship_targets(unit),
            (_, false) => self.land_targets(slot, unit),
        };
        if self.phase == Phase::Special && !unit.kind.is_ship() && !self.is_entitled(unit) {
            targets = Targets { transfer: targets.transfer, ..Targets::default() };
        }
        targets
    }

    /// Between a field and a ship in its yard who has moved goes still: it costs nothing (5.2).
    fn yard_steps(&self, unit: &Unit) -> Targets {
        let place = unit.at.local();
        let used = unit.marks.has(Marks::MOVED) && !unit.marks.has(Marks::STUCK);
        let is_at_yard =
            self.world.fields[place].yard != Yard::NoYard && self.scene.home(self.seat) >> place & 1 == 1;
        if self.phase != Phase::Units
            || !used
            || !is_at_yard
            || !unit.is_land()
            || unit.marks.has(Marks::STEPPED)
        {
            return Targets::default();
        }
        match unit.post {
            Post::Aboard if self.is_moored(unit) => self.landing(unit),
            Post::Open if self.has_berthed_room(unit, place) => {
                Targets { board: 1 << place & !self.frosty, ..Targets::default() }
            }
            _ => Targets::default(),
        }
    }

    fn is_moored(&self, cargo: &Unit) -> bool {
        let ship = self.world.units[self.seat].get(usize::from(cargo.ship));
        ship.is_some_and(|ship| ship.post == Post::InYard)
    }

    /// The first transport here with room lies in the yard.
    fn has_berthed_room(&self, unit: &Unit, place: usize) -> bool {
        let size = data::ship_size(unit.kind);
        let mut ships = self.world.units_at(self.seat, place).filter(|(slot, ship)| {
            ship.kind == Kind::Transport && self.world.cargo_room(self.seat, *slot) >= size
        });
        size > 0 && ships.next().is_some_and(|(_, ship)| ship.post == Post::InYard)
    }

    fn land_targets(&self, slot: usize, unit: &Unit) -> Targets {
        let place = unit.at.local();
        match unit.post {
            Post::Inside if self.is_shut_in(place) => self.sally(place),
            // Behind walls that nobody encircles a unit comes out or goes anywhere.
            Post::Inside => self.sally(place).or(self.departures(slot, unit, place)),
            Post::Aboard => self.landing(unit),
            _ => self.departures(slot, unit, place),
        }
    }

    fn departures(&self, slot: usize, unit: &Unit, place: usize) -> Targets {
        Targets {
            go: self.marches(unit, place),
            board: self.boarding(slot, unit, place),
            moor: 0,
            transfer: self.transfers(unit, place),
        }
    }

    /// Encircled, or encircled when the sub-phase began: the first to sally does not open the gates for a march.
    fn is_shut_in(&self, place: usize) -> bool {
        (self.world.besieged | self.scene.encircled(self.seat)) >> place & 1 == 1
    }

    /// Into the open on the own field (5.2).
    fn sally(&self, place: usize) -> Targets {
        Targets { go: 1 << place & !self.frosty, ..Targets::default() }
    }

    fn marches(&self, unit: &Unit, place: usize) -> u64 {
        if self.frosty >> place & 1 == 1 {
            return 0;
        }
        let data = self.world.data(place);
        let mut reach = data.land | self.world.fords(self.seat, place);
        let people = self.world.faction(self.seat).filter(|_| unit.kind == Kind::LightInfantry);
        if let Some(faction) = people {
            let crosses = |to: &usize| faction.crosses_mountains(data, self.world.data(*to));
            reach |= places(data.blocked).filter(crosses).fold(0, |set, to| set | 1 << to);
        }
        reach & self.enterable & !self.frosty
    }

    fn landing(&self, unit: &Unit) -> Targets {
        let place = unit.at.local();
        let moored = self.is_moored(unit);
        let go = match self.world.data(place).is_field() {
            // Going ashore in the own yard costs nothing, so once is enough.
            true if moored => u64::from(!unit.marks.has(Marks::STEPPED)) << place,
            true => 1 << place,
            false => self.world.data(place).coast & self.enterable,
        };
        Targets { go: go & !self.frosty, ..Targets::default() }
    }

    /// Spaces with an own transport that has room.
    fn boarding(&self, slot: usize, unit: &Unit, place: usize) -> u64 {
        let size = data::ship_size(unit.kind);
        if size == 0 || self.frosty >> place & 1 == 1 {
            return 0;
        }
        let reach = self.world.data(place).coast | 1 << place;
        let mut board = 0;
        for (ship, carrier) in self.world.units[self.seat].iter() {
            let is_near = carrier.kind == Kind::Transport && reach & carrier.at.bit() != 0 && ship != slot;
            let is_free = carrier.post == Post::InYard && unit.marks.has(Marks::STEPPED);
            if is_near
                && !is_free
                && self.is_within_reach(carrier, place)
                && self.world.cargo_room(self.seat, ship) >= size
            {
                board |= carrier.at.bit();
            }
        }
        board
    }

    /// A ship in a yard is boarded from its own field only.
    fn is_within_reach(&self, carrier: &Unit, place: usize) -> bool {
        let is_here = carrier.at.local() == place;
        if self.world.data(carrier.at.local()).is_field() { is_here } else { carrier.post == Post::Open }
    }

    /// Ports that can be reached over seas without hostile ships (5.3).
    fn transfers(&self, unit: &Unit, place: usize) -> u64 {
        let ports = self.scene.ports(self.seat);
        let is_busy = self.world.fields[place].sent >= data::TRANSFER_LIMIT;
        if is_busy
            || self.world.is_quick()
            || ports >> place & 1 == 0
            || unit.kind == Kind::SiegeEngine
            || (self.frosty >> place & 1 == 1)
        {
            return 0;
        }
        let map = self.world.map();
        let seas = map.seas & !self.scene.hostile_out(self.seat);
        let (mut reached, mut edge) = (0, map.spaces[place].coast & seas);
        while edge != 0 {
            let sea = edge.trailing_zeros() as usize;
            reached |= 1 << sea;
            edge = (edge | (map.spaces[sea].water & seas)) & !reached;
        }
        let shores = places(reached).fold(0, |set, sea| set | map.spaces[sea].coast);
        let has_room = |port: &usize| self.world.fields[*port].received < data::TRANSFER_LIMIT;
        places(ports & shores & !(1 << place) & !self.frosty)
            .filter(has_room)
            .fold(0, |set, port| set | 1 << port)
    }

    fn ship_targets(&self, unit: &Unit) -> Targets {
        let place = unit.at.local();
        let data = self.world.data(place);
        if data.is_field() {
            let inland = if unit.post == Post::Open { self.upriver(place) } else { 0 };
            return Targets { go: (data.coast & self.world.map().seas) | inland, ..Targets::default() };
        }
        let fields = data.coast & self.enterable;
        let longships = self.world.bonus(self.seat, false, |faction| faction.has_longships());
        let beach = |to: &usize| {
            let field = self.world.data(*to);
            field.is_full(Colour::Turquoise) || (longships && !field.is_full(Colour::Brown))
        };
        let beaches = places(fields).filter(beach).fold(0, |set, to| set | 1 << to);
        let is_sea = data.nature != Nature::River;
        Targets {
            go: data.water | if is_sea { beaches } else { 0 },
            moor: self.yards(place),
            ..Targets::default()
        }
    }

    /// Fields before and after this one on its river, for longships (3.13).
    fn upriver(&self, place: usize) -> u64 {
        if !self.world.bonus(self.seat, false, |faction| faction.has_longships()) {
            return 0;
        }
        let mut reach = 0;
        for river in self.world.map().rivers {
            let chain = || std::iter::once(&river.mouth).chain(river.fields);
            for (&here, &there) in chain().zip(chain().skip(1)) {
                reach |= u64::from(usize::from(here) == place) << there;
                reach |= u64::from(usize::from(there) == place) << here;
            }
        }
        let is_mountain = |to: &usize| !self.world.data(*to).is_full(Colour::Brown);
        places(reach & self.enterable).filter(is_mountain).fold(0, |set, to| set | 1 << to)
    }

    /// Own yards with a free berth that touch a sea; none at a river section.
    fn yards(&self, place: usize) -> u64 {
        if self.world.map().seas >> place & 1 == 0 {
            return 0;
        }
        let has_berth = |to: &usize| {
            self.world.fields[*to].yard != Yard::NoYard && self.world.free_berths(self.seat, *to) > 0
        };
        places(self.world.data(place).coast & self.scene.home(self.seat))
            .filter(has_berth)
            .fold(0, |set, to| set | 1 << to)
    }

    fn ship_retreat(&self, unit: &Unit) -> Targets {
        let place = unit.at.local();
        let data = self.world.data(place);
        let seas = self.world.map().seas;
        let near = if data.is_field() { data.coast } else { data.water };
        let go = if has_wind(unit) { near & seas } else { 0 };
        let moor = if data.is_field() { 0 } else { self.yards(place) };
        Targets { go, moor, ..Targets::default() }
    }

    fn land_retreat(&self, unit: &Unit) -> Targets {
        let place = unit.at.local();
        if !matches!(unit.post, Post::Open | Post::OnSite) {
            return Targets::default();
        }
        let go = self.marches(unit, place) & self.scene.home(self.seat);
        let ships = self.boarding(usize::MAX, unit, place) & !self.locked & !(1 << place);
        Targets { go, board: ships, ..Targets::default() }
    }
}

/// A warship that has not used its extra move of Retreat (5.5).
fn has_wind(unit: &Unit) -> bool {
    unit.kind == Kind::Warship && !unit.marks.has(Marks::SAILED)
}
