//! Where units may go (5.2, 5.3, 5.5), stack by stack with every number.

use std::collections::BTreeSet;

use engine::{Chance, Ctx, FastChance, Game, Seat};
use scharz::*;

use super::{each_position, enemies_stand, hostile, owner_of, scattered, stands};

const N_CLICKS: usize = 700;
const N_SCATTERED: usize = 25;

/// 5.2, 5.3, 5.5, A8, A9: in random matches.
#[test]
fn orders_in_random_matches() {
    let mut counts = Counts::default();
    each_position(1, N_CLICKS, |state| compare_all(state, &mut counts));
    assert!(counts.positions > 1_500 && counts.orders > 20_000, "{counts:?}");
}

/// 5.2, 5.3, 5.5, A8, A9: in scattered positions, with fleets, yards, sieges, friends, ice and frost.
#[test]
fn orders_in_scattered_positions() {
    let (mut counts, mut chance) = (Counts::default(), FastChance::new(52));
    for map in MapId::ALL {
        for mode in Mode::ALL {
            for round in 0..N_SCATTERED {
                let mut table = scattered(map, mode, &mut chance);
                if mode == Mode::Extended {
                    weather(&mut table.state.world, &mut chance);
                }
                // Quick has no Special (3.4).
                let phases = match mode {
                    Mode::Quick => &[Phase::Units, Phase::Retreat][..],
                    _ => &[Phase::Units, Phase::Special, Phase::Retreat],
                };
                table.go(phases[round % phases.len()]);
                compare_all(&table.state, &mut counts);
            }
        }
    }
    assert!(counts.positions > 1_000 && counts.orders > 20_000, "{counts:?}");
}

#[derive(Debug, Default)]
struct Counts {
    positions: usize,
    orders: usize,
}

/// Bad winters, frozen sections, and sometimes the right of all to a Special move.
fn weather(world: &mut World, chance: &mut FastChance) {
    world.season = Season::Winter;
    for winter in &mut world.winter {
        *winter = [Winter::Good, Winter::Normal, Winter::Bad][chance.below(3) as usize];
    }
    let sections = world.map().set(|space| space.nature == Nature::River);
    world.frozen = sections.only(|_| chance.below(3) == 0);
    for seat in world.players.seats() {
        world.players[seat].paid_march = chance.below(4) == 0;
    }
}

/// Compares for everybody who may click, unless something is taken up already.
fn compare_all(state: &Scharz, counts: &mut Counts) {
    let phase = state.phase.name();
    if !matches!(phase, Phase::Units | Phase::Special | Phase::Retreat) {
        return;
    }
    for seat in state.status().pending().iter() {
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        if !legal.contains(&Action::Ready) || state.drafts[seat].len() > 20 {
            continue;
        }
        let found = offered(state, seat, &legal);
        let now = state.seen_by(seat);
        let wanted = Reading { start: &state.world, now: &now, seat, phase }.orders();
        let (missing, extra): (Vec<_>, Vec<_>) =
            (wanted.difference(&found).collect(), found.difference(&wanted).collect());
        assert!(
            missing.is_empty() && extra.is_empty(),
            "{phase:?} of {seat:?}: the rules lack {missing:?}, and have besides {extra:?}\n{:?}",
            now.units[seat]
        );
        counts.positions += 1;
        counts.orders += wanted.len();
    }
}

/// Every order as words: what is taken up, and every way to send it.
fn offered(state: &Scharz, seat: Seat, legal: &[Action]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for &taking in legal {
        let hand = match taking {
            Action::Select { at, post, kind, level } => word(at, post, kind, level, None),
            Action::SelectTransports { at, post, level, load } => {
                word(at, post, Kind::Transport, level, Some(load))
            }
            Action::SelectFleet { at } => format!("fleet at {at:?}"),
            _ => continue,
        };
        let mut after = *state;
        after.apply(seat, &taking, &mut Ctx::silent(&mut FastChance::new(1)));
        let mut ways = Vec::new();
        after.legal_actions(seat, &mut ways);
        for way in ways {
            let (how, to, count) = match way {
                Action::Go { to, count } => ("go", to, count),
                Action::Board { to, count } => ("board", to, count),
                Action::Moor { to, count } => ("moor", to, count),
                Action::Transfer { to, count } => ("transfer", to, count),
                other => panic!("{other:?} sends nobody"),
            };
            found.insert(format!("{hand}: {count} {how} {to:?}"));
        }
    }
    found
}

fn word(at: Space, post: Post, kind: Kind, level: Level, load: Option<Load>) -> String {
    format!(
        "{kind:?} {level:?} {post:?} at {at:?}{}",
        load.map_or(String::new(), |load| format!(" {load:?}"))
    )
}

/// What a seat may order in a sub-phase: the board when it began, and the board with its own clicks.
struct Reading<'a> {
    start: &'a World,
    now: &'a World,
    seat: Seat,
    phase: Phase,
}

type Ways = BTreeSet<(&'static str, Place)>;

impl Reading<'_> {
    fn orders(&self) -> BTreeSet<String> {
        let mut orders = BTreeSet::new();
        for stack in self.units().map(|(_, unit)| unit.stack()).collect::<BTreeSet<_>>() {
            let movable: Vec<(Slot, &Unit, Ways)> = self
                .units()
                .filter(|(_, unit)| unit.stack() == stack)
                .map(|(slot, unit)| (slot, unit, self.ways(unit)))
                .filter(|(_, _, ways)| !ways.is_empty())
                .collect();
            let of_load =
                |load: Load| movable.iter().filter(|(slot, ..)| self.load(*slot) == load).cloned().collect();
            let parts: [Vec<_>; 2] = [of_load(Load::Empty), of_load(Load::Laden)];
            let Stack { at, post, kind, level } = stack;
            if kind == Kind::Transport && parts.iter().all(|part| !part.is_empty()) {
                for (part, load) in parts.iter().zip([Load::Empty, Load::Laden]) {
                    self.send(part, &word(at, post, kind, level, Some(load)), &mut orders);
                }
            }
            self.send(&movable, &word(at, post, kind, level, None), &mut orders);
        }
        if self.phase == Phase::Special {
            self.fleets(&mut orders);
        }
        orders
    }

    fn units(&self) -> impl Iterator<Item = (Slot, &Unit)> {
        self.now.units[self.seat].iter()
    }

    fn load(&self, ship: Slot) -> Load {
        let is_laden = self.units().any(|(_, unit)| unit.post == Post::Aboard && unit.ship == Some(ship));
        if is_laden { Load::Laden } else { Load::Empty }
    }

    /// Every number of units that look alike, to every place.
    fn send(&self, units: &[(Slot, &Unit, Ways)], hand: &str, orders: &mut BTreeSet<String>) {
        let all: Ways = units.iter().flat_map(|(_, _, ways)| ways.iter().copied()).collect();
        let Some((_, unit, _)) = units.first() else { return };
        let needs_fleet = self.phase == Phase::Special && is_ship(unit.kind) && !self.is_entitled(unit);
        if needs_fleet && units.len() < self.fleet() {
            return;
        }
        for way in all {
            let able = units.iter().filter(|(_, _, ways)| ways.contains(&way)).count();
            let (how, to) = way;
            let most = match how {
                "board" => able.min(self.places_aboard(unit.kind, to)),
                "moor" => able.min(self.berths(to)),
                "transfer" => {
                    let (from, to) = (&self.now.fields[unit.at.place()], &self.now.fields[to]);
                    able.min(usize::from(4 - from.sent)).min(usize::from(4 - to.received))
                }
                _ => able,
            };
            let least = if needs_fleet && how != "transfer" { self.fleet() } else { 1 };
            for count in least..=most {
                orders.insert(format!("{hand}: {count} {how} {:?}", self.now.space(to)));
            }
        }
    }

    /// Ships of one space that differ in anything move together (5.3).
    fn fleets(&self, orders: &mut BTreeSet<String>) {
        for place in self.now.map().all() {
            let ships: Vec<(Slot, &Unit)> = self
                .units()
                .filter(|(_, unit)| is_ship(unit.kind) && unit.at.place() == place)
                .filter(|(_, unit)| self.has_capacity(unit) && !unit.marks.contains(Mark::Stays))
                .collect();
            let looks: BTreeSet<_> =
                ships.iter().map(|(slot, unit)| (unit.stack(), self.load(*slot))).collect();
            if looks.len() < 2 || ships.len() < self.fleet() {
                continue;
            }
            let mut common = self.ways(ships[0].1);
            for (_, unit) in &ships {
                let ways = self.ways(unit);
                common.retain(|way| ways.contains(way));
            }
            for (how, to) in common {
                let most = if how == "moor" { ships.len().min(self.berths(to)) } else { ships.len() };
                for count in self.fleet()..=most {
                    let (from, to) = (self.now.space(place), self.now.space(to));
                    orders.insert(format!("fleet at {from:?}: {count} {how} {to:?}"));
                }
            }
        }
    }

    fn fleet(&self) -> usize {
        match self.now.players[self.seat].faction {
            Some(Faction::ItaliaGreeks) => 2,
            Some(Faction::VikingsVikings | Faction::TaifasVikings) => 1,
            _ => 4,
        }
    }

    fn places_aboard(&self, kind: Kind, place: Place) -> usize {
        let ships = self.units().filter(|(_, ship)| ship.kind == Kind::Transport && ship.at.place() == place);
        ships.map(|(slot, _)| self.room(slot) / size(kind)).sum()
    }

    fn room(&self, ship: Slot) -> usize {
        let cargo = self.units().filter(|(_, unit)| unit.post == Post::Aboard && unit.ship == Some(ship));
        3 - cargo.map(|(_, unit)| size(unit.kind)).sum::<usize>()
    }

    fn berths(&self, place: Place) -> usize {
        if owner_of(self.now, place) != Some(self.seat) {
            return 0;
        }
        let all = match self.now.fields[place].yard {
            Yard::NoYard => 0,
            Yard::Dock => 2,
            Yard::Port => 4,
        };
        let moored = self.units().filter(|(_, unit)| unit.post == Post::InYard && unit.at.place() == place);
        all - moored.count()
    }

    /// 5.0: enemies faced each other when the sub-phase began; who came since is not held.
    fn is_locked(&self, unit: &Unit) -> bool {
        let came = unit.marks.contains(Mark::Entered) || unit.post == Post::InYard;
        self.phase != Phase::Units && !came && self.is_locked_space(unit.at.place())
    }

    fn is_locked_space(&self, place: Place) -> bool {
        let faces = |seat: Seat| stands(self.start, seat, place) && enemies_stand(self.start, seat, place);
        !self.is_peaceful(place) && self.start.players.seats().any(faces)
    }

    /// 3.12: combat never.
    fn is_peaceful(&self, place: Place) -> bool {
        let data = self.now.data(place);
        data.is_neutral() && !data.is_tagged(Tag::Paths)
    }

    /// 5.0: one normal move in Units or Retreat, some have one more.
    fn has_capacity(&self, unit: &Unit) -> bool {
        let marks = unit.marks;
        if matches!(unit.kind, Kind::SiegeEngine | Kind::Corsair)
            || marks.contains(Mark::Stuck)
            || self.is_locked(unit)
        {
            return false;
        }
        match self.phase {
            Phase::Units => !marks.contains(Mark::Moved),
            Phase::Special => !marks.contains(Mark::Rode),
            _ => match unit.kind {
                Kind::HeavyInfantry => false,
                Kind::Warship => !marks.contains(Mark::Moved) || !marks.contains(Mark::Sailed),
                _ => !marks.contains(Mark::Moved),
            },
        }
    }

    /// 5.3: cavalry rides; 14 points and a brilliant commander move all.
    fn is_entitled(&self, unit: &Unit) -> bool {
        let player = &self.now.players[self.seat];
        unit.kind == Kind::Cavalry || player.paid_march || player.commander == Commander::Brilliant
    }

    fn ways(&self, unit: &Unit) -> Ways {
        if !self.has_capacity(unit) {
            return self.free_steps(unit);
        }
        let mut ways = match (self.phase, is_ship(unit.kind)) {
            (Phase::Retreat, true) => self.ship_retreats(unit),
            (Phase::Retreat, false) => self.land_retreats(unit),
            (_, true) => self.voyages(unit),
            (_, false) => self.land_moves(unit),
        };
        if self.phase == Phase::Special && !is_ship(unit.kind) && !self.is_entitled(unit) {
            ways.retain(|(how, _)| *how == "transfer");
        }
        ways
    }

    /// 5.2: boarding a ship in a yard on the same field, and landing there, costs nothing, so it is open to who has moved.
    fn free_steps(&self, unit: &Unit) -> Ways {
        let place = unit.at.place();
        let is_spent = unit.marks.contains(Mark::Moved) && !unit.marks.contains(Mark::Stuck);
        let is_tired = unit.marks.contains(Mark::Stepped) || unit.kind == Kind::SiegeEngine;
        if self.phase != Phase::Units || is_ship(unit.kind) || !is_spent || is_tired || self.is_frosty(place)
        {
            return Ways::new();
        }
        match unit.post {
            Post::Aboard if self.is_moored(unit) => Ways::from([("go", place)]),
            Post::Open if size(unit.kind) > 0 && self.boards_in_yard(unit) => Ways::from([("board", place)]),
            _ => Ways::new(),
        }
    }

    /// The ship that would be boarded here, the first with room, lies in the yard.
    fn boards_in_yard(&self, unit: &Unit) -> bool {
        let mut ships = self.units().filter(|(slot, ship)| {
            ship.kind == Kind::Transport && ship.at == unit.at && self.room(*slot) >= size(unit.kind)
        });
        ships.next().is_some_and(|(_, ship)| ship.post == Post::InYard)
    }

    fn is_moored(&self, cargo: &Unit) -> bool {
        let ship = cargo.ship.and_then(|ship| self.now.units[self.seat].get(ship));
        ship.is_some_and(|ship| ship.post == Post::InYard)
    }

    fn land_moves(&self, unit: &Unit) -> Ways {
        let place = unit.at.place();
        let sally = if self.is_frosty(place) { Ways::new() } else { Ways::from([("go", place)]) };
        match unit.post {
            Post::Inside if self.is_shut_in(place) => sally,
            Post::Inside => sally.union(&self.departures(unit)).copied().collect(),
            Post::Aboard => self.landings(unit),
            _ => self.departures(unit),
        }
    }

    /// 5.2: inside an encircled settlement, as of the start of the sub-phase or now.
    fn is_shut_in(&self, place: Place) -> bool {
        let is_encircled = |world: &World| {
            owner_of(world, place)
                .is_some_and(|owner| enemies_stand(world, owner, place) && !stands(world, owner, place))
        };
        is_encircled(self.start) || is_encircled(self.now)
    }

    fn departures(&self, unit: &Unit) -> Ways {
        let place = unit.at.place();
        let mut ways: Ways = self.marches(unit).into_iter().map(|to| ("go", to)).collect();
        ways.extend(self.ships_near(unit).into_iter().map(|to| ("board", to)));
        if self.phase != Phase::Retreat {
            ways.extend(self.transfers(unit, place).into_iter().map(|to| ("transfer", to)));
        }
        ways
    }

    /// 5.2: neighbouring fields over a valid border; black rivers and mountains by 3.13.
    fn marches(&self, unit: &Unit) -> Vec<Place> {
        let (place, map) = (unit.at.place(), self.now.map());
        let data = map.at(place);
        let faction = self.now.players[self.seat].faction;
        let crosses = |to: Place| {
            let [here, there] = [data, map.at(to)];
            let both = |tag: Tag| here.is_tagged(tag) && there.is_tagged(tag);
            unit.kind == Kind::LightInfantry
                && match faction {
                    Some(Faction::HunsVisigoths) => true,
                    Some(Faction::BritanniaPicts) => both(Tag::Caledonia),
                    Some(Faction::ItaliaIllyrians) => both(Tag::Illyria),
                    _ => false,
                }
        };
        let fords = |to: Place| {
            let over = |&&(a, b, _): &&(Place, Place, Place)| (a, b) == (place, to) || (b, a) == (place, to);
            map.crossings.iter().filter(over).any(|&(_, _, section)| {
                let has_ship = self.units().any(|(_, ship)| is_ship(ship.kind) && ship.at.place() == section);
                let is_danube = map.at(section).id.contains("danube");
                has_ship
                    || self.now.frozen.contains(section)
                    || (is_danube && faction == Some(Faction::HunsRomans))
            })
        };
        let is_open = |to: &Place| {
            data.land.contains(*to)
                || (data.river.contains(*to) && fords(*to))
                || (data.blocked.contains(*to) && crosses(*to))
        };
        let fields = map.fields.iter().filter(is_open);
        fields.filter(|&to| !self.is_frosty(place) && !self.is_frosty(to) && self.may_enter(to)).collect()
    }

    /// 5.2: no land move starts or ends in a zone with bad winter weather.
    fn is_frosty(&self, place: Place) -> bool {
        let data = self.now.data(place);
        data.is_field() && self.now.winter[data.climate as usize] == Winter::Bad
    }

    /// 5.2: fields that a friend controlled or held at the start are closed, but for a lord those of a vassal; neutral
    /// fields exist in Extended only (3.12).
    fn may_enter(&self, place: Place) -> bool {
        let world = self.start;
        let mut friends =
            world.players.seats().filter(|&other| other != self.seat && !hostile(world, self.seat, other));
        let closes = |other: Seat| {
            let pact = world.pact(self.seat, other);
            let is_vassal = pact.kind == Some(PactKind::Vassalage) && pact.superior == Some(self.seat);
            !is_vassal && (controls(world, other, place) || holds(world, other, place))
        };
        let exists = world.options.mode == Mode::Extended || !world.data(place).is_neutral();
        exists && !friends.any(closes)
    }

    /// 5.2: spaces with an own transport that has room: touching waters, or this field.
    fn ships_near(&self, unit: &Unit) -> BTreeSet<Place> {
        let place = unit.at.place();
        let mut spaces = BTreeSet::new();
        if size(unit.kind) == 0 || self.is_frosty(place) {
            return spaces;
        }
        for (slot, ship) in self.units().filter(|(_, ship)| ship.kind == Kind::Transport) {
            let there = ship.at.place();
            let is_here = there == place;
            let is_off_coast = self.now.data(place).coast.contains(there) && ship.post == Post::Open;
            let is_free_step = is_here && ship.post == Post::InYard;
            if (is_here || is_off_coast)
                && self.room(slot) >= size(unit.kind)
                && !(is_free_step && unit.marks.contains(Mark::Stepped))
            {
                spaces.insert(there);
            }
        }
        spaces
    }

    /// 5.2: from aboard to any field that touches the water, or to the field where the ship lies.
    fn landings(&self, unit: &Unit) -> Ways {
        let place = unit.at.place();
        let data = self.now.data(place);
        let fields: Vec<Place> = match data.is_field() {
            true if self.is_moored(unit) && unit.marks.contains(Mark::Stepped) => Vec::new(),
            true => vec![place],
            false => data.coast.iter().filter(|&to| self.may_enter(to)).collect(),
        };
        fields.into_iter().filter(|&to| !self.is_frosty(to)).map(|to| ("go", to)).collect()
    }

    /// 5.3: from port to port over seas without hostile ships; not in Quick.
    fn transfers(&self, unit: &Unit, place: Place) -> Vec<Place> {
        let (world, map) = (self.now, self.now.map());
        let is_port = |at: Place| {
            let is_cus = owner_of(world, at) == Some(self.seat)
                && (stands(world, self.seat, at) || !enemies_stand(world, self.seat, at));
            is_cus && world.fields[at].yard == Yard::Port
        };
        if world.options.mode == Mode::Quick
            || !is_port(place)
            || unit.kind == Kind::SiegeEngine
            || world.fields[place].sent >= 4
            || self.is_frosty(place)
        {
            return Vec::new();
        }
        let is_safe = |sea: Place| map.seas.contains(sea) && !enemies_stand(world, self.seat, sea);
        let mut seas: BTreeSet<Place> = map.at(place).coast.iter().filter(|&sea| is_safe(sea)).collect();
        loop {
            let wider: BTreeSet<Place> = seas
                .iter()
                .flat_map(|&sea| map.at(sea).water.iter())
                .filter(|&sea| is_safe(sea))
                .chain(seas.iter().copied())
                .collect();
            if wider == seas {
                break;
            }
            seas = wider;
        }
        let touches = |to: Place| map.at(to).coast.iter().any(|sea| seas.contains(&sea));
        let is_target = |&to: &Place| {
            to != place && is_port(to) && touches(to) && world.fields[to].received < 4 && !self.is_frosty(to)
        };
        map.fields.iter().filter(is_target).collect()
    }

    /// 5.2: ships.
    fn voyages(&self, unit: &Unit) -> Ways {
        let (place, map) = (unit.at.place(), self.now.map());
        let data = map.at(place);
        let mut ways = Ways::new();
        if data.is_field() {
            ways.extend(data.coast.iter().filter(|&sea| map.seas.contains(sea)).map(|sea| ("go", sea)));
            if unit.post == Post::Open && self.has_longships() {
                ways.extend(self.along_rivers(unit).into_iter().map(|to| ("go", to)));
            }
            return ways;
        }
        ways.extend(data.water.iter().map(|to| ("go", to)));
        if map.seas.contains(place) {
            let beaches = |&to: &Place| {
                let field = map.at(to);
                let is_beach = field.is_full(Colour::Turquoise)
                    || (self.has_longships() && !field.is_full(Colour::Brown));
                is_beach && self.may_enter(to)
            };
            ways.extend(data.coast.iter().filter(beaches).map(|to| ("go", to)));
            ways.extend(self.yards_near(place).into_iter().map(|to| ("moor", to)));
        }
        ways
    }

    fn has_longships(&self) -> bool {
        let faction = self.now.players[self.seat].faction;
        matches!(faction, Some(Faction::VikingsVikings | Faction::TaifasVikings))
    }

    /// 3.13, A8: to the next space up or down a river; who came to a shared field by one river keeps to it.
    fn along_rivers(&self, unit: &Unit) -> Vec<Place> {
        let (place, map) = (unit.at.place(), self.now.map());
        let here: Vec<&River> = map.rivers.iter().filter(|river| river.fields.contains(&place)).collect();
        let came_by = [Mark::FirstRiver, Mark::SecondRiver].map(|mark| unit.marks.contains(mark));
        let mut spaces = Vec::new();
        for (river, came) in here.iter().zip(came_by) {
            if came_by.contains(&true) && !came {
                continue;
            }
            let chain: Vec<Place> = [river.mouth].into_iter().chain(river.fields.iter().copied()).collect();
            let index = chain.iter().position(|&at| at == place).unwrap();
            spaces.push(chain[index - 1]);
            spaces.extend(chain.get(index + 1));
        }
        spaces.retain(|&to| {
            !map.at(to).is_full(Colour::Brown) && (!map.at(to).is_field() || self.may_enter(to))
        });
        spaces
    }

    fn yards_near(&self, sea: Place) -> Vec<Place> {
        self.now.data(sea).coast.iter().filter(|&to| self.berths(to) > 0).collect()
    }

    /// 5.5: into a touching yard; warships to any touching sea besides.
    fn ship_retreats(&self, unit: &Unit) -> Ways {
        let (place, map) = (unit.at.place(), self.now.map());
        let data = map.at(place);
        let mut ways = Ways::new();
        if unit.kind == Kind::Warship && !unit.marks.contains(Mark::Sailed) {
            let near = if data.is_field() { data.coast } else { data.water };
            ways.extend(near.iter().filter(|&sea| map.seas.contains(sea)).map(|sea| ("go", sea)));
        }
        if map.seas.contains(place) {
            ways.extend(self.yards_near(place).into_iter().map(|to| ("moor", to)));
        }
        ways
    }

    /// 5.5, A9: to a field with an own completed settlement, from beside it or from aboard; or aboard in a touching sea.
    fn land_retreats(&self, unit: &Unit) -> Ways {
        let place = unit.at.place();
        let is_home = |to: Place| owner_of(self.now, to) == Some(self.seat);
        match unit.post {
            Post::Open | Post::OnSite => {
                let homes = self.marches(unit).into_iter().filter(|&to| is_home(to)).map(|to| ("go", to));
                let ships = self.ships_near(unit).into_iter();
                let ships = ships.filter(|&sea| sea != place && !self.is_locked_space(sea));
                homes.chain(ships.map(|sea| ("board", sea))).collect()
            }
            Post::Aboard => self.landings(unit).into_iter().filter(|&(_, to)| is_home(to)).collect(),
            _ => Ways::new(),
        }
    }
}

fn is_ship(kind: Kind) -> bool {
    kind == Kind::Transport || kind == Kind::Warship
}

/// 3.5: places aboard; 0: never carried.
fn size(kind: Kind) -> usize {
    match kind {
        Kind::LightInfantry | Kind::HeavyInfantry | Kind::Mercenary => 1,
        Kind::Cavalry => 2,
        Kind::Elephant => 3,
        _ => 0,
    }
}

/// 5.0: active or passive control.
fn controls(world: &World, seat: Seat, place: Place) -> bool {
    let data = world.data(place);
    if !data.is_field() || data.is_neutral() {
        return false;
    }
    let there: Vec<Seat> = world.players.seats().filter(|&one| stands(world, one, place)).collect();
    let is_contested = there.iter().any(|&one| there.iter().any(|&other| hostile(world, one, other)));
    match owner_of(world, place) {
        _ if is_contested => false,
        // Encircled: nobody controls it.
        Some(owner) => owner == seat && there.iter().all(|&one| !hostile(world, owner, one)),
        None => {
            let is_later = |other: Seat| other != seat && world.came_first(other, seat).contains(place);
            there.contains(&seat) && !there.iter().any(|&other| is_later(other))
        }
    }
}

/// 5.0: only a crop or herd of this player is there.
fn holds(world: &World, seat: Seat, place: Place) -> bool {
    let (data, field) = (world.data(place), &world.fields[place]);
    let is_empty =
        world.players.seats().all(|one| !stands(world, one, place)) && owner_of(world, place).is_none();
    let mut owners: Vec<Seat> = field.herds.iter().flatten().map(|flock| flock.owner).collect();
    owners.extend(field.crop_owner);
    let is_land = data.is_field() && !data.is_neutral();
    is_land && is_empty && !owners.is_empty() && owners.iter().all(|&owner| owner == seat)
}
