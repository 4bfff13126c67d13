//! Where units may go (5.2, 5.3, 5.5).

use engine::Seat;

use crate::action::Action;
use crate::data;
use crate::data::maps::{Colour, Nature, SpaceData};
use crate::ids::{Commander, Kind, Post, Winter, Yard};
use crate::phases::Phase;
use crate::setup::PrestigeMove;
use crate::state::{Mark, Place, Scene, Set, Unit, World};

/// The four ways to go, each with its spaces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Targets {
    pub go: Set<Place>,
    pub board: Set<Place>,
    pub moor: Set<Place>,
    pub transfer: Set<Place>,
}

impl Targets {
    pub fn is_empty(&self) -> bool {
        (self.go | self.board | self.moor | self.transfer).is_empty()
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
            Action::Go { to, .. } => self.go.contains(to.place()),
            Action::Board { to, .. } => self.board.contains(to.place()),
            Action::Moor { to, .. } => self.moor.contains(to.place()),
            Action::Transfer { to, .. } => self.transfer.contains(to.place()),
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
    enterable: Set<Place>,
    locked: Set<Place>,
    frosty: Set<Place>,
}

/// Spaces that a player's units may enter: not a friend's fields, but a vassal's (5.2).
pub fn may_enter(world: &World, scene: &Scene<'_>, seat: Seat) -> Set<Place> {
    let mut closed = if world.is_extended() { Set::EMPTY } else { world.map().neutral };
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
        let frosty = if is_bad { world.map().set(in_frost) } else { Set::EMPTY };
        let enterable = !world.players[seat].closed;
        // In Units nothing is locked.
        let locked = if phase == Phase::Units { Set::EMPTY } else { scene.locked() };
        Self { world, scene, seat, phase, enterable, locked, frosty }
    }

    /// Whether a unit has capacity left in this sub-phase.
    pub fn can_move(&self, unit: &Unit) -> bool {
        if matches!(unit.kind, Kind::SiegeEngine | Kind::Corsair) || unit.marks.contains(Mark::Stuck) {
            return false;
        }
        match self.phase {
            Phase::Units => !unit.marks.contains(Mark::Moved),
            Phase::Special => !self.is_held(unit) && !unit.marks.contains(Mark::Rode),
            _ => !self.is_held(unit) && self.can_retreat(unit),
        }
    }

    /// On a space that was locked when the sub-phase began (5.0).
    pub fn is_held(&self, unit: &Unit) -> bool {
        self.locked.contains(unit.at.place())
            && !unit.marks.contains(Mark::Entered)
            && unit.post != Post::InYard
    }

    fn can_retreat(&self, unit: &Unit) -> bool {
        let has_capacity = !unit.marks.contains(Mark::Moved);
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

    pub fn targets(&self, unit: &Unit) -> Targets {
        if !self.can_move(unit) {
            return self.yard_steps(unit);
        }
        let mut targets = match (self.phase, unit.kind.is_ship()) {
            (Phase::Retreat, true) => self.ship_retreat(unit),
            (Phase::Retreat, false) => self.land_retreat(unit),
            (_, true) => self.ship_targets(unit),
            (_, false) => self.land_targets(unit),
        };
        if self.phase == Phase::Special && !unit.kind.is_ship() && !self.is_entitled(unit) {
            targets = Targets { transfer: targets.transfer, ..Targets::default() };
        }
        targets
    }

    /// Between a field and a ship in its yard who has moved goes still: it costs nothing (5.2).
    fn yard_steps(&self, unit: &Unit) -> Targets {
        let place = unit.at.place();
        let used = unit.marks.contains(Mark::Moved) && !unit.marks.contains(Mark::Stuck);
        let is_at_yard =
            self.world.fields[place].yard != Yard::NoYard && self.scene.home(self.seat).contains(place);
        if self.phase != Phase::Units
            || !used
            || !is_at_yard
            || !unit.is_land()
            || unit.marks.contains(Mark::Stepped)
        {
            return Targets::default();
        }
        match unit.post {
            Post::Aboard if self.is_moored(unit) => self.landing(unit),
            Post::Open if self.has_berthed_room(unit, place) => {
                Targets { board: Set::one(place) - self.frosty, ..Targets::default() }
            }
            _ => Targets::default(),
        }
    }

    fn is_moored(&self, cargo: &Unit) -> bool {
        let ship = cargo.ship.and_then(|ship| self.world.units[self.seat].get(ship));
        ship.is_some_and(|ship| ship.post == Post::InYard)
    }

    /// The first transport here with room lies in the yard.
    fn has_berthed_room(&self, unit: &Unit, place: Place) -> bool {
        let size = data::ship_size(unit.kind);
        let mut ships = self.world.units_at(self.seat, place).filter(|(slot, ship)| {
            ship.kind == Kind::Transport && self.world.cargo_room(self.seat, *slot) >= size
        });
        size > 0 && ships.next().is_some_and(|(_, ship)| ship.post == Post::InYard)
    }

    fn land_targets(&self, unit: &Unit) -> Targets {
        let place = unit.at.place();
        match unit.post {
            Post::Inside if self.is_shut_in(place) => self.sally(place),
            // Behind walls that nobody encircles a unit comes out or goes anywhere.
            Post::Inside => self.sally(place).or(self.departures(unit, place)),
            Post::Aboard => self.landing(unit),
            _ => self.departures(unit, place),
        }
    }

    fn departures(&self, unit: &Unit, place: Place) -> Targets {
        Targets {
            go: self.marches(unit, place),
            board: self.boarding(unit, place),
            moor: Set::EMPTY,
            transfer: self.transfers(unit, place),
        }
    }

    /// Encircled, or encircled when the sub-phase began: the first to sally does not open the gates for a march.
    fn is_shut_in(&self, place: Place) -> bool {
        (self.world.besieged | self.scene.encircled(self.seat)).contains(place)
    }

    /// Into the open on the own field (5.2).
    fn sally(&self, place: Place) -> Targets {
        Targets { go: Set::one(place) - self.frosty, ..Targets::default() }
    }

    fn marches(&self, unit: &Unit, place: Place) -> Set<Place> {
        if self.frosty.contains(place) {
            return Set::EMPTY;
        }
        let data = self.world.data(place);
        let mut reach = data.land | self.world.fords(self.seat, place);
        let people = self.world.faction(self.seat).filter(|_| unit.kind == Kind::LightInfantry);
        if let Some(faction) = people {
            let crosses = |to: Place| faction.crosses_mountains(data, self.world.data(to));
            reach |= data.blocked.only(crosses);
        }
        (reach & self.enterable) - self.frosty
    }

    fn landing(&self, unit: &Unit) -> Targets {
        let place = unit.at.place();
        let moored = self.is_moored(unit);
        let go = match self.world.data(place).is_field() {
            // Going ashore in the own yard costs nothing, so once is enough.
            true if moored => Set::one_if(place, !unit.marks.contains(Mark::Stepped)),
            true => Set::one(place),
            false => self.world.data(place).coast & self.enterable,
        };
        Targets { go: go - self.frosty, ..Targets::default() }
    }

    /// Spaces with an own transport that has room.
    fn boarding(&self, unit: &Unit, place: Place) -> Set<Place> {
        let size = data::ship_size(unit.kind);
        if size == 0 || self.frosty.contains(place) {
            return Set::EMPTY;
        }
        let reach = self.world.data(place).coast | Set::one(place);
        let mut board = Set::EMPTY;
        for (ship, carrier) in self.world.units[self.seat].iter() {
            let is_near = carrier.kind == Kind::Transport && reach.contains(carrier.at.place());
            let is_free = carrier.post == Post::InYard && unit.marks.contains(Mark::Stepped);
            if is_near
                && !is_free
                && self.is_within_reach(carrier, place)
                && self.world.cargo_room(self.seat, ship) >= size
            {
                board.insert(carrier.at.place());
            }
        }
        board
    }

    /// A ship in a yard is boarded from its own field only.
    fn is_within_reach(&self, carrier: &Unit, place: Place) -> bool {
        let is_here = carrier.at.place() == place;
        if self.world.data(carrier.at.place()).is_field() { is_here } else { carrier.post == Post::Open }
    }

    /// Ports that can be reached over seas without hostile ships (5.3).
    fn transfers(&self, unit: &Unit, place: Place) -> Set<Place> {
        let ports = self.scene.ports(self.seat);
        let is_busy = self.world.fields[place].sent >= data::TRANSFER_LIMIT;
        if is_busy
            || self.world.is_quick()
            || !ports.contains(place)
            || unit.kind == Kind::SiegeEngine
            || self.frosty.contains(place)
        {
            return Set::EMPTY;
        }
        let map = self.world.map();
        let seas = map.seas - self.scene.hostile_out(self.seat);
        let (mut reached, mut edge) = (Set::EMPTY, map.at(place).coast & seas);
        while let Some(sea) = edge.first() {
            reached.insert(sea);
            edge = (edge | (map.at(sea).water & seas)) - reached;
        }
        let shores = reached.spread(|sea| map.at(sea).coast);
        let has_room = |port: Place| self.world.fields[port].received < data::TRANSFER_LIMIT;
        ((ports & shores) - Set::one(place) - self.frosty).only(has_room)
    }

    fn ship_targets(&self, unit: &Unit) -> Targets {
        let place = unit.at.place();
        let data = self.world.data(place);
        if data.is_field() {
            let inland = if unit.post == Post::Open { self.upriver(unit) } else { Set::EMPTY };
            return Targets { go: (data.coast & self.world.map().seas) | inland, ..Targets::default() };
        }
        let fields = data.coast & self.enterable;
        let longships = self.world.bonus(self.seat, false, |faction| faction.has_longships());
        let beach = |to: Place| {
            let field = self.world.data(to);
            field.is_full(Colour::Turquoise) || (longships && !field.is_full(Colour::Brown))
        };
        let beaches = fields.only(beach);
        let is_sea = data.nature != Nature::River;
        Targets {
            go: data.water | if is_sea { beaches } else { Set::EMPTY },
            moor: self.yards(place),
            ..Targets::default()
        }
    }

    /// Spaces before and after this field on its river, for longships (3.13).
    fn upriver(&self, ship: &Unit) -> Set<Place> {
        if !self.world.bonus(self.seat, false, |faction| faction.has_longships()) {
            return Set::EMPTY;
        }
        let rivers = self.world.map().rivers.iter();
        let reach: Set<Place> = rivers.map(|river| river.beside(ship.at.place())).collect();
        let is_no_mountain = |to: Place| !self.world.data(to).is_full(Colour::Brown);
        ((reach - self.world.other_river(ship)) & self.enterable).only(is_no_mountain)
    }

    /// Own yards with a free berth that touch a sea; none at a river section.
    fn yards(&self, place: Place) -> Set<Place> {
        if !self.world.map().seas.contains(place) {
            return Set::EMPTY;
        }
        let has_berth = |to: Place| {
            self.world.fields[to].yard != Yard::NoYard && self.world.free_berths(self.seat, to) > 0
        };
        (self.world.data(place).coast & self.scene.home(self.seat)).only(has_berth)
    }

    fn ship_retreat(&self, unit: &Unit) -> Targets {
        let place = unit.at.place();
        let data = self.world.data(place);
        let seas = self.world.map().seas;
        let near = if data.is_field() { data.coast } else { data.water };
        let go = if has_wind(unit) { near & seas } else { Set::EMPTY };
        let moor = if data.is_field() { Set::EMPTY } else { self.yards(place) };
        Targets { go, moor, ..Targets::default() }
    }

    /// To an own settlement, from beside it or from aboard; or aboard.
    fn land_retreat(&self, unit: &Unit) -> Targets {
        let place = unit.at.place();
        let home = self.scene.home(self.seat);
        match unit.post {
            Post::Open | Post::OnSite => {
                let ships = self.boarding(unit, place) - self.locked - Set::one(place);
                Targets { go: self.marches(unit, place) & home, board: ships, ..Targets::default() }
            }
            Post::Aboard => Targets { go: self.landing(unit).go & home, ..Targets::default() },
            Post::Inside | Post::InYard => Targets::default(),
        }
    }
}

/// A warship that has not used its extra move of Retreat (5.5).
fn has_wind(unit: &Unit) -> bool {
    unit.kind == Kind::Warship && !unit.marks.contains(Mark::Sailed)
}
