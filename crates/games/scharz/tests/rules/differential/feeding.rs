//! Feeding (5.14, A2): who eats with whom, what is slaughtered, eaten and sold, and who goes hungry.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Chance, Ctx, FastChance, Game, Seat, Seats};
use scharz::*;

/// Positions of each map in each mode that has a winter meal; and what must have been seen in all of them.
const N_POSITIONS: usize = 60;
const MODES: [Mode; 3] = [Mode::Basic, Mode::Original, Mode::Extended];

/// What was compared, so that nothing is passed over in silence.
#[derive(Debug, Default)]
struct Count {
    positions: usize,
    parts: usize,
    clicks: usize,
    slaughtered: usize,
    units_lost: usize,
    starved: usize,
    sieges: usize,
    surrendered: usize,
    meat_sold: i32,
}

/// 5.14, A2: a realm eats part by part: from its own stores, and meat of its own herds only.
#[test]
fn winters() {
    let mut count = Count::default();
    for map in MapId::ALL {
        for mode in MODES {
            let mut chance = FastChance::new(514 + map as u64);
            let mut left = N_POSITIONS;
            while left > 0 {
                let setup = Setup::new(2 + (left % 3) as u8, map, mode, 2 + (left / 3 % 3) as u8);
                positions(&setup, &mut chance, &mut |state, chance| {
                    left = left.saturating_sub(1);
                    compare(with_sieges(state, Phase::Feeding, chance), chance, &mut count);
                });
            }
        }
    }
    assert!(count.positions > N_POSITIONS * 18 * 9 / 10, "{count:?}");
    assert!(count.parts > count.positions && count.clicks > 100 && count.meat_sold > 100, "{count:?}");
    assert!(count.slaughtered > 100 && count.units_lost > 100 && count.starved > 10, "{count:?}");
    assert!(count.sieges > 50 && count.surrendered > 5, "{count:?}");
}

/// Plays a match at random and hands on some of its positions.
pub fn positions(setup: &Setup, chance: &mut FastChance, look: &mut dyn FnMut(Scharz, &mut FastChance)) {
    let mut state = Scharz::start(setup, &mut Ctx::silent(chance)).unwrap();
    let mut legal = Vec::new();
    while let Some(seat) = state.status().pending().iter().next() {
        let is_quiet = matches!(state.phase.name(), Phase::Units | Phase::Trade | Phase::Plunder);
        if is_quiet && state.world.crowded.is_empty() && chance.below(12) == 0 {
            look(state, chance);
        }
        legal.clear();
        state.legal_actions(seat, &mut legal);
        let wasteful = |action: &Action| {
            use Action::*;
            matches!(
                action,
                Dismiss { .. } | Dismantle { .. } | SellGood { .. } | Agree { .. } | Abandon { .. }
            )
        };
        let kept: Vec<Action> = legal.iter().copied().filter(|action| !wasteful(action)).collect();
        let list = if kept.is_empty() { &legal } else { &kept };
        let action = list[chance.below(list.len() as u32) as usize];
        state.apply(seat, &action, &mut Ctx::silent(chance));
    }
}

/// The same position in its last winter, just before a phase begins, with chance in its stores, stalls and weather, and with
/// a siege here and there.
pub fn with_sieges(mut state: Scharz, phase: Phase, chance: &mut FastChance) -> Scharz {
    let world = &mut state.world;
    (world.season, world.year) = (Season::Winter, world.options.years);
    for place in world.map().fields {
        let field = &mut world.fields[place];
        (field.crop, field.crop_owner) = (0, None);
        if world.options.mode != Mode::Quick {
            field.grain = chance.below(1 + u32::from(field.storage())) as u8;
            field.fish = chance.below(1 + u32::from(field.berths())) as u8;
        }
        let Some(lord) = field.lord() else { continue };
        let herd = Herd::ALL[chance.below(4) as usize];
        match chance.below(6) {
            _ if world.options.mode == Mode::Quick => {}
            0 | 1 if field.takes_herd() => field.put_herd(lord, herd),
            2 if field.n_inside() < field.stalls() => field.put_inside(herd),
            _ => {}
        }
        let is_empty = Seat::all(world.n_seats()).all(|seat| world.units_at(seat, place).next().is_none());
        // Those who live beside it are not cut off.
        let is_neighbour = |other: Seat| {
            world.data(place).land.iter().any(|place| world.fields[place].lord() == Some(other))
        };
        let enemies: Vec<Seat> = world.order().filter(|&other| world.is_hostile(lord, other)).collect();
        let enemy = enemies.iter().copied().find(|&other| is_neighbour(other)).or(enemies.first().copied());
        if let Some(enemy) = enemy.filter(|_| is_empty && chance.below(2) == 0) {
            let at = world.space(place);
            world.units[enemy].add(Unit::new(Kind::Mercenary, at));
            let garrison = Unit { post: Post::Inside, ..Unit::new(Kind::Mercenary, at) };
            (0..1 + chance.below(3)).for_each(|_| _ = world.units[lord].add(garrison));
        }
    }
    if world.is_extended() {
        world.winter = [(); 3].map(|()| Winter::ALL[chance.below(3) as usize]);
    }
    (state.turn, state.pending, state.ready) = (None, Seats::NONE, Seats::NONE);
    state.drafts.values_mut().for_each(|draft| *draft = Draft::default());
    state.suspended = Default::default();
    state.phase = phase.into();
    state
}

/// Both readings feed the same realms with the same clicks.
fn compare(mut state: Scharz, chance: &mut FastChance, count: &mut Count) {
    let before = state.world;
    state.run(&mut Ctx::silent(chance));
    let mut first = BTreeMap::new();
    click_all(&mut state, Phase::Feeding, &mut first, chance);
    let mut reading = Reading { world: before, clicks: first, starved: false };
    let besieged = reading.begin(count);
    let mut second = BTreeMap::new();
    click_all(&mut state, Phase::SiegeFeeding, &mut second, chance);
    // Whoever has lost its room is asked first, and the meal is not over.
    if state.phase == Phase::Room {
        return;
    }
    count.clicks += reading.clicks.values().chain(second.values()).map(Vec::len).sum::<usize>();
    reading.clicks = second;
    let surrendered = reading.feed_besieged(besieged, count);
    count.positions += 1;
    reading.check(&before, &state.world, &surrendered);
}

/// Clicks of every seat that is asked in a phase: herds, what is eaten first, and stores.
fn click_all(
    state: &mut Scharz,
    phase: Phase,
    clicks: &mut BTreeMap<Seat, Vec<Action>>,
    chance: &mut FastChance,
) {
    while state.phase == phase {
        let Some(seat) = state.status().pending().iter().next() else { return };
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        legal.retain(|action| {
            matches!(action, Action::Slaughter { .. } | Action::EatFirst { .. } | Action::DrawFrom { .. })
        });
        let is_done = legal.is_empty() || chance.below(3) == 0;
        let action = if is_done { Action::Ready } else { legal[chance.below(legal.len() as u32) as usize] };
        if !is_done {
            clicks.entry(seat).or_default().push(action);
        }
        state.apply(seat, &action, &mut Ctx::silent(chance));
    }
}

/// A second reading of the winter. The world is plain data here: nothing of what it can answer is asked.
pub struct Reading {
    pub world: World,
    pub clicks: BTreeMap<Seat, Vec<Action>>,
    pub starved: bool,
}

/// Spaces that eat together.
#[derive(Clone, Debug)]
struct Part {
    spaces: BTreeSet<Place>,
    stores: BTreeSet<Place>,
    settlements: BTreeSet<Place>,
    is_besieged: bool,
}

impl Reading {
    pub fn seats(&self) -> Vec<Seat> {
        let n_seats = self.world.n_seats();
        let order = (0..n_seats).map(|step| Seat::new((self.world.first.index() + step) % n_seats));
        order.filter(|&seat| !self.world.players[seat].is_out).collect()
    }

    fn is_enemy(&self, one: Seat, other: Seat) -> bool {
        one != other && self.world.pact(one, other).kind.is_none()
    }

    fn enemies(&self, seat: Seat) -> Vec<Seat> {
        Seat::all(self.world.n_seats()).filter(|&other| self.is_enemy(seat, other)).collect()
    }

    /// 5.0: in the open.
    fn stands(&self, seat: Seat, place: Place) -> bool {
        let is_out = |unit: &Unit| matches!(unit.post, Post::Open | Post::OnSite);
        self.world.units[seat].iter().any(|(_, unit)| unit.at.place() == place && is_out(unit))
    }

    fn enemy_stands(&self, seat: Seat, place: Place) -> bool {
        self.enemies(seat).into_iter().any(|enemy| self.stands(enemy, place))
    }

    pub fn owner(&self, place: Place) -> Option<Seat> {
        let field = &self.world.fields[place];
        if field.settlement == Settlement::Wilderness { None } else { field.owner }
    }

    /// 5.0: a hostile player stands there, and nobody of the owner.
    pub fn is_encircled(&self, place: Place) -> bool {
        let owner = self.owner(place);
        owner.is_some_and(|owner| self.enemy_stands(owner, place) && !self.stands(owner, place))
    }

    /// 5.0: controlled or held, or a contested field with an own settlement; seas and river sections with ships.
    fn is_node(&self, seat: Seat, place: Place) -> bool {
        let map = self.world.map();
        let stands = self.stands(seat, place);
        let enemy = self.enemy_stands(seat, place);
        if !map.fields.contains(place) {
            return stands && (!enemy || !map.seas.contains(place));
        }
        if map.neutral.contains(place) {
            return false;
        }
        match self.owner(place) {
            Some(owner) if owner == seat => !self.is_encircled(place),
            Some(_) => false,
            None if stands => {
                let is_later = |friend: Seat| {
                    friend != seat
                        && !self.is_enemy(seat, friend)
                        && self.stands(friend, place)
                        && self.world.came_first(friend, seat).contains(place)
                };
                let is_contested = enemy || self.is_fought_over(place);
                !is_contested && !Seat::all(self.world.n_seats()).any(is_later)
            }
            None => self.holds(seat, place),
        }
    }

    /// Two enemies stand here, whoever they are.
    fn is_fought_over(&self, place: Place) -> bool {
        let all = || Seat::all(self.world.n_seats());
        all().any(|one| self.stands(one, place) && self.enemy_stands(one, place))
    }

    fn holds(&self, seat: Seat, place: Place) -> bool {
        let field = &self.world.fields[place];
        let owners: Vec<Seat> =
            field.herds.iter().flatten().map(|flock| flock.owner).chain(field.crop_owner).collect();
        let nobody = Seat::all(self.world.n_seats()).all(|other| !self.stands(other, place));
        nobody && !owners.is_empty() && owners.iter().all(|&owner| owner == seat)
    }

    /// 5.0, 3.13: valid borders, coasts, and black rivers that may be crossed; two seas are never linked.
    fn links(&self, seat: Seat, place: Place) -> BTreeSet<Place> {
        let data = self.world.map().at(place);
        let mut links: BTreeSet<Place> = data.coast.iter().collect();
        if !data.is_field() {
            return links;
        }
        links.extend(data.land);
        for &(one, other, section) in self.world.map().crossings {
            let has_ship = |unit: &Unit| {
                matches!(unit.kind, Kind::Transport | Kind::Warship) && unit.at.place() == section
            };
            let is_danube = self.world.map().at(section).id.contains("danube");
            let is_open = self.world.frozen.contains(section)
                || (is_danube && self.world.players[seat].faction == Some(Faction::HunsRomans))
                || self.world.units[seat].iter().any(|(_, unit)| has_ship(unit));
            if is_open && one == place {
                links.insert(other);
            } else if is_open && other == place {
                links.insert(one);
            }
        }
        links
    }

    fn reach(&self, seat: Seat, from: Place) -> BTreeSet<Place> {
        let mut found = BTreeSet::from([from]);
        let mut edge = vec![from];
        while let Some(place) = edge.pop() {
            for next in self.links(seat, place) {
                if self.is_node(seat, next) && found.insert(next) {
                    edge.push(next);
                }
            }
        }
        found
    }

    /// 5.14: every part of the network with a settlement that is not encircled, and who stands right beside it.
    fn parts(&self, seat: Seat) -> Vec<Part> {
        let map = self.world.map();
        let mut left: BTreeSet<Place> = map.all().iter().filter(|&place| self.is_node(seat, place)).collect();
        let mut parts: Vec<Part> = Vec::new();
        while let Some(&first) = left.first() {
            let spaces = self.reach(seat, first);
            left.retain(|place| !spaces.contains(place));
            let own: BTreeSet<Place> =
                spaces.iter().copied().filter(|&place| self.owner(place) == Some(seat)).collect();
            if !own.is_empty() {
                parts.push(Part { spaces, stores: own.clone(), settlements: own, is_besieged: false });
            }
        }
        for (_, unit) in self.world.units[seat].iter() {
            let place = unit.at.place();
            let is_shut_in = self.owner(place) == Some(seat) && self.is_encircled(place);
            if self.is_node(seat, place) || is_shut_in {
                continue;
            }
            let mut beside = self.links(seat, place);
            if !map.at(place).is_field() {
                beside.extend(map.at(place).water);
            }
            let host = |part: &&mut Part| {
                let mut network = part.spaces.iter().filter(|&&space| self.is_node(seat, space));
                network.any(|space| beside.contains(space))
            };
            if let Some(part) = parts.iter_mut().find(host) {
                part.spaces.insert(place);
            }
        }
        parts
    }

    /// 3.10, 3.13.
    fn needs(&self, seat: Seat, unit: &Unit) -> (u16, u16) {
        let brings_food =
            self.world.players[seat].faction == Some(Faction::TaifasVikings) && self.world.year == 2;
        match unit.kind {
            _ if brings_food => (0, 0),
            Kind::Corsair => (0, 0),
            Kind::Cavalry => (1, 1),
            Kind::Elephant => (1, 2),
            _ => (1, 0),
        }
    }

    fn eats_in(&self, part: &Part, unit: &Unit) -> bool {
        let is_shut_in = matches!(unit.post, Post::Inside | Post::InYard | Post::Aboard);
        part.spaces.contains(&unit.at.place()) && (!part.is_besieged || is_shut_in)
    }

    /// 5.14: good weather, and the pastures of Extended.
    fn finds_grass(&self, place: Place) -> bool {
        let data = self.world.map().at(place);
        let has = |colour: Colour| data.colours.contains(&colour);
        let is_pasture = match data.climate {
            Climate::Subtropical => has(Colour::Green) || has(Colour::Yellow),
            Climate::Temperate => has(Colour::Yellow),
            Climate::Cold => false,
        };
        let is_mild = self.world.winter[data.climate as usize] == Winter::Good;
        self.world.options.mode == Mode::Extended && (is_pasture || is_mild)
    }

    /// Own herds of a part: kind, place, inside or not.
    fn herds(&self, seat: Seat, part: &Part) -> Vec<(Herd, Place, bool)> {
        let mut herds = Vec::new();
        for &place in part.spaces.iter().filter(|&&place| self.world.map().fields.contains(place)) {
            let field = &self.world.fields[place];
            let flocks = field.herds.iter().flatten().filter(|flock| flock.owner == seat);
            if !part.is_besieged {
                herds.extend(flocks.map(|flock| (flock.herd, place, false)));
            }
            if self.owner(place) == Some(seat) {
                herds.extend(field.inside.iter().flatten().map(|&herd| (herd, place, true)));
            }
        }
        herds
    }

    /// Rations, fodder, grain and fish.
    fn need_and_store(&self, seat: Seat, part: &Part) -> [u16; 4] {
        let units =
            self.world.units[seat].iter().map(|(_, unit)| unit).filter(|unit| self.eats_in(part, unit));
        let (mut rations, mut fodder) = (0, 0);
        for unit in units {
            let need = self.needs(seat, unit);
            (rations, fodder) = (rations + need.0, fodder + need.1);
        }
        for &place in part.settlements.iter().filter(|&&place| self.owner(place) == Some(seat)) {
            rations += if self.world.fields[place].settlement == Settlement::City { 2 } else { 1 };
        }
        for (_, place, is_inside) in self.herds(seat, part) {
            fodder += u16::from(is_inside || !self.finds_grass(place));
        }
        let stores = || part.stores.iter().filter(|&&place| self.owner(place) == Some(seat));
        let grain = stores().map(|&place| u16::from(self.world.fields[place].grain)).sum();
        let fish = stores().map(|&place| u16::from(self.world.fields[place].fish)).sum();
        [rations, fodder, grain, fish]
    }

    /// Encircled settlements and their owners.
    pub fn besieged(&self) -> BTreeMap<Place, Seat> {
        let places = self.world.map().fields.iter().filter(|&place| self.is_encircled(place));
        places.map(|place| (place, self.owner(place).unwrap())).collect()
    }

    /// 5.11: who is not connected goes, found for all before the first one does.
    pub fn dissolve(&mut self) {
        let besieged = self.besieged();
        let parts: Vec<(Seat, Vec<Part>)> =
            self.seats().into_iter().map(|seat| (seat, self.parts(seat))).collect();
        for (seat, parts) in parts {
            let army: Vec<(Slot, Unit)> =
                self.world.units[seat].iter().map(|(slot, unit)| (slot, *unit)).collect();
            for (slot, unit) in army.into_iter().filter(|(_, unit)| unit.kind != Kind::Corsair) {
                let place = unit.at.place();
                let is_shut_in = besieged.get(&place) == Some(&seat)
                    && matches!(unit.post, Post::Inside | Post::InYard | Post::Aboard);
                if !is_shut_in && !parts.iter().any(|part| part.spaces.contains(&place)) {
                    self.lose_unit(seat, slot);
                }
            }
        }
    }

    /// Everybody outside sieges eats. Says which settlements are besieged, by owner.
    fn begin(&mut self, count: &mut Count) -> BTreeMap<Place, Seat> {
        let besieged = self.besieged();
        let parts: Vec<(Seat, Vec<Part>)> =
            self.seats().into_iter().map(|seat| (seat, self.parts(seat))).collect();
        for (seat, parts) in parts {
            self.lose_cut_off(seat, &parts, &besieged);
            for part in parts {
                count.parts += 1;
                self.slaughter_clicked(seat, &part);
                self.feed(seat, &part, count);
            }
        }
        self.open_gates();
        besieged
    }

    /// 5.14 step 4.
    fn lose_cut_off(&mut self, seat: Seat, parts: &[Part], besieged: &BTreeMap<Place, Seat>) {
        let is_fed = |place: Place| parts.iter().any(|part| part.spaces.contains(&place));
        let army: Vec<(Slot, Unit)> =
            self.world.units[seat].iter().map(|(slot, unit)| (slot, *unit)).collect();
        for (slot, unit) in army {
            let place = unit.at.place();
            let is_shut_in = besieged.get(&place) == Some(&seat)
                && matches!(unit.post, Post::Inside | Post::InYard | Post::Aboard);
            if !is_fed(place) && !is_shut_in && self.needs(seat, &unit).0 > 0 {
                self.lose_unit(seat, slot);
            }
        }
        for place in self.world.map().fields {
            if !is_fed(place) && !self.finds_grass(place) {
                let herds = &mut self.world.fields[place].herds;
                herds
                    .iter_mut()
                    .filter(|flock| flock.is_some_and(|flock| flock.owner == seat))
                    .for_each(|flock| *flock = None);
            }
        }
    }

    fn clicks(&self, seat: Seat) -> Vec<Action> {
        self.clicks.get(&seat).cloned().unwrap_or_default()
    }

    fn slaughter_clicked(&mut self, seat: Seat, part: &Part) {
        for click in self.clicks(seat) {
            match click {
                Action::Slaughter { at, herd } if part.spaces.contains(&at.place()) => {
                    self.take_herd(seat, at.place(), herd);
                }
                _ => {}
            }
        }
    }

    /// One in the open before one inside; behind walls only that.
    fn take_herd(&mut self, seat: Seat, place: Place, herd: Herd) {
        let is_shut_in = self.is_encircled(place);
        let field = &mut self.world.fields[place];
        let wanted = Some(Flock { herd, owner: seat });
        let flock = field.herds.iter_mut().find(|flock| !is_shut_in && **flock == wanted);
        match flock {
            Some(flock) => *flock = None,
            None => *field.inside.iter_mut().find(|inside| **inside == Some(herd)).unwrap() = None,
        }
    }

    fn feed(&mut self, seat: Seat, part: &Part, count: &mut Count) -> bool {
        let mut meat: u16 = 0;
        let mut order = vec![Food::Fish, Food::Meat, Food::Grain];
        for click in self.clicks(seat) {
            match click {
                Action::Slaughter { at, herd } if part.spaces.contains(&at.place()) => meat += meat_of(herd),
                Action::EatFirst { at, food } if part.spaces.contains(&at.place()) => {
                    order.retain(|&other| other != food);
                    order.insert(0, food);
                }
                _ => {}
            }
        }
        meat += self.save(seat, part, meat, count);
        let [rations, fodder, grain, fish] = self.need_and_store(seat, part);
        let missing = missing(rations, fodder, grain, fish, meat);
        if part.is_besieged && missing > 0 {
            self.world.players[seat].gold += meat as i16;
            return false;
        }
        let mut left = rations;
        let (mut by_fish, mut by_meat, mut by_grain) = (0, 0, 0);
        for food in order {
            let (eaten, at_hand) = match food {
                Food::Fish => (&mut by_fish, fish / 2),
                Food::Meat => (&mut by_meat, meat),
                Food::Grain => (&mut by_grain, grain.saturating_sub(fodder)),
            };
            *eaten = left.min(at_hand);
            left -= *eaten;
        }
        self.take(seat, part, 2 * by_fish, grain.min(by_grain + fodder));
        self.world.players[seat].gold += (meat - by_meat) as i16;
        count.meat_sold += i32::from(meat - by_meat);
        (0..missing).for_each(|_| self.starve(seat, part, count));
        true
    }

    /// Herds, then units go until the rest can be fed; says how much meat there is of it.
    fn save(&mut self, seat: Seat, part: &Part, clicked: u16, count: &mut Count) -> u16 {
        let mut meat = 0;
        loop {
            let [rations, fodder, grain, fish] = self.need_and_store(seat, part);
            if missing(rations, fodder, grain, fish, clicked + meat) == 0 {
                return meat;
            }
            let mut herds = self.herds(seat, part);
            let is_near = |place: Place| self.is_near_enemies(seat, place);
            herds.sort_by_key(|&(herd, place, _)| (herd, self.finds_grass(place), !is_near(place), place));
            if let Some(&(herd, place, _)) = herds.first() {
                self.take_herd(seat, place, herd);
                meat += meat_of(herd);
                count.slaughtered += 1;
                continue;
            }
            let eats_grain = rations > fish / 2 + clicked + meat;
            let army = self.world.units[seat].iter();
            let useful = army.filter(|(_, unit)| {
                let (rations, fodder) = self.needs(seat, unit);
                self.eats_in(part, unit) && (fodder > 0 || (rations > 0 && eats_grain))
            });
            let Some((slot, _)) = useful.min_by_key(|(slot, unit)| self.rank(seat, *slot, unit)) else {
                return meat;
            };
            self.lose_unit(seat, slot);
            count.units_lost += 1;
        }
    }

    /// Who goes first; of those alike who loses least by it: not in training, not laden, not new (A1).
    pub fn rank(&self, seat: Seat, slot: Slot, unit: &Unit) -> (u8, Level, [bool; 3], Slot) {
        let has = |mark: Mark| unit.marks.contains(mark);
        let is_laden = self.world.units[seat].iter().any(|(_, cargo)| cargo.ship == Some(slot));
        (rank(unit), unit.level, [has(Mark::Training), is_laden, has(Mark::Fresh)], slot)
    }

    fn is_near_enemies(&self, seat: Seat, place: Place) -> bool {
        let data = self.world.map().at(place);
        self.enemy_stands(seat, place)
            || data.land.iter().chain(data.coast).any(|beside| self.enemy_stands(seat, beside))
    }

    /// Which store is drawn on changes nothing about who eats: here they are emptied in order.
    fn take(&mut self, seat: Seat, part: &Part, mut fish: u16, mut grain: u16) {
        for &place in &part.stores {
            if self.owner(place) != Some(seat) {
                continue;
            }
            let field = &mut self.world.fields[place];
            let (less_fish, less_grain) =
                (fish.min(u16::from(field.fish)), grain.min(u16::from(field.grain)));
            (field.fish, field.grain) = (field.fish - less_fish as u8, field.grain - less_grain as u8);
            (fish, grain) = (fish - less_fish, grain - less_grain);
        }
        assert_eq!((fish, grain), (0, 0));
    }

    /// Villages with fewest neighbours, then cities: a city becomes a village first.
    fn starve(&mut self, seat: Seat, part: &Part, count: &mut Count) {
        let own = part.settlements.iter().copied().filter(|&place| self.owner(place) == Some(seat));
        let key = |place: &Place| {
            let is_city = self.world.fields[*place].settlement == Settlement::City;
            (is_city, self.world.map().at(*place).land.len(), *place)
        };
        let Some(place) = own.min_by_key(key) else { return };
        let field = &mut self.world.fields[place];
        field.settlement =
            if field.settlement == Settlement::City { Settlement::Village } else { Settlement::Wilderness };
        self.starved = true;
        count.starved += 1;
    }

    /// Who was aboard goes to the first own ship with room there, or ashore where there is land, or is lost.
    pub fn lose_unit(&mut self, seat: Seat, slot: Slot) {
        let Some(lost) = self.world.units[seat].remove(slot) else { return };
        let cargo: Vec<Slot> = self.world.units[seat]
            .iter()
            .filter(|(_, unit)| unit.post == Post::Aboard && unit.ship == Some(slot))
            .map(|(slot, _)| slot)
            .collect();
        for each in cargo {
            let unit = *self.world.units[seat].get(each).unwrap();
            if self.world.map().fields.contains(lost.at.place()) {
                let unit = self.world.units[seat].get_mut(each).unwrap();
                (unit.post, unit.ship) = (Post::Open, None);
            } else if let Some(ship) = self.ship_with_room(seat, &unit) {
                self.world.units[seat].get_mut(each).unwrap().ship = Some(ship);
            } else {
                self.world.units[seat].remove(each);
            }
        }
    }

    fn ship_with_room(&self, seat: Seat, passenger: &Unit) -> Option<Slot> {
        let size = |unit: &Unit| match unit.kind {
            Kind::Cavalry => 2,
            Kind::Elephant => 3,
            _ => 1,
        };
        let mut ships = self.world.units[seat]
            .iter()
            .filter(|(_, ship)| ship.kind == Kind::Transport && ship.at == passenger.at);
        let has_room = |ship: Slot| {
            let aboard = self.world.units[seat].iter().filter(|(_, unit)| unit.ship == Some(ship));
            aboard.map(|(_, unit)| size(unit)).sum::<u8>() + size(passenger) <= 3
        };
        ships.find(|(slot, _)| has_room(*slot)).map(|(slot, _)| slot)
    }

    /// 5.2: garrison and herds come out where no enemy camps any more.
    pub fn open_gates(&mut self) {
        for seat in Seat::all(self.world.n_seats()) {
            let army: Vec<(Slot, Unit)> =
                self.world.units[seat].iter().map(|(slot, unit)| (slot, *unit)).collect();
            for (slot, unit) in army.into_iter().filter(|(_, unit)| unit.post == Post::Inside) {
                let place = unit.at.place();
                if !self.enemy_stands(seat, place) || self.owner(place) != Some(seat) {
                    self.world.units[seat].get_mut(slot).unwrap().post = Post::Open;
                }
            }
            for place in self.world.map().fields {
                if self.owner(place) != Some(seat) || self.enemy_stands(seat, place) {
                    continue;
                }
                let field = &mut self.world.fields[place];
                for index in 0..2 {
                    let free = field.herds.iter().position(Option::is_none);
                    if let (Some(herd), Some(free)) = (field.inside[index], free) {
                        field.herds[free] = Some(Flock { herd, owner: seat });
                        field.inside[index] = None;
                    }
                }
            }
        }
    }

    /// The besieged, each from the stock inside; one set free by then from what its network has left.
    fn feed_besieged(&mut self, besieged: BTreeMap<Place, Seat>, count: &mut Count) -> BTreeSet<Place> {
        let mut surrendered = BTreeSet::new();
        for seat in self.seats() {
            let own =
                besieged.iter().filter(|&(&place, &owner)| owner == seat && self.owner(place) == Some(seat));
            for place in own.map(|(&place, _)| place).collect::<Vec<_>>() {
                let alone = BTreeSet::from([place]);
                let is_besieged = self.is_encircled(place);
                let stores = if is_besieged { alone.clone() } else { self.stores_around(seat, place) };
                let part = Part { spaces: alone.clone(), stores, settlements: alone, is_besieged };
                count.sieges += usize::from(is_besieged);
                self.slaughter_clicked(seat, &part);
                if !self.feed(seat, &part, count) {
                    surrendered.insert(place);
                }
            }
        }
        count.surrendered += surrendered.len();
        surrendered
    }

    fn stores_around(&self, seat: Seat, place: Place) -> BTreeSet<Place> {
        let is_store = |place: &Place| self.owner(*place) == Some(seat) && !self.is_encircled(*place);
        self.reach(seat, place).into_iter().filter(is_store).collect()
    }

    fn check(&self, before: &World, after: &World, surrendered: &BTreeSet<Place>) {
        for place in before.map().fields {
            let (was, is) = (&before.fields[place], &after.fields[place]);
            let at = before.map().at(place).id;
            if surrendered.contains(&place) {
                assert_ne!(is.owner, was.owner, "{at} surrenders in {before:?}");
            } else if was.settlement != Settlement::Wilderness {
                assert_eq!(is.settlement, self.world.fields[place].settlement, "{at} in {before:?}");
            }
        }
        for seat in Seat::all(before.n_seats()) {
            if before.players[seat].is_out || after.players[seat].is_out || before.players[seat].is_away {
                continue;
            }
            assert_eq!(after.players[seat].gold, self.world.players[seat].gold, "{seat:?} in {before:?}");
            if surrendered.is_empty() {
                assert_eq!(army(after, seat), army(&self.world, seat), "{seat:?} in {before:?}");
                assert_eq!(livestock(after, seat), livestock(&self.world, seat), "{seat:?} in {before:?}");
            }
            if surrendered.is_empty() && !self.starved {
                assert_eq!(goods(after, seat), goods(&self.world, seat), "{seat:?} in {before:?}");
            }
        }
    }
}

fn missing(rations: u16, fodder: u16, grain: u16, fish: u16, meat: u16) -> u16 {
    (fodder + rations.saturating_sub(fish / 2 + meat)).saturating_sub(grain)
}

/// 3.10, in winter.
fn meat_of(herd: Herd) -> u16 {
    match herd {
        Herd::Sheep => 3,
        Herd::Pigs | Herd::Horses => 5,
        Herd::Cattle => 7,
    }
}

/// 5.14: who goes first.
fn rank(unit: &Unit) -> u8 {
    match (unit.kind, unit.level) {
        (Kind::SiegeEngine, _) => 0,
        (Kind::Transport, _) => 1,
        (_, Level::Recruit) => 2,
        (Kind::LightInfantry, _) => 3,
        (Kind::Mercenary, _) => 4,
        (Kind::Warship, _) => 5,
        (Kind::HeavyInfantry, _) => 6,
        (Kind::Cavalry, _) => 7,
        _ => 8,
    }
}

/// Where those stood who went of several alike is not compared: the rules name no order among them.
pub fn army(world: &World, seat: Seat) -> Vec<(Kind, Level)> {
    let mut army: Vec<_> = world.units[seat].iter().map(|(_, unit)| (unit.kind, unit.level)).collect();
    army.sort();
    army
}

fn livestock(world: &World, seat: Seat) -> Vec<Herd> {
    let mut herds = Vec::new();
    for field in world.fields.items.values() {
        herds
            .extend(field.herds.iter().flatten().filter(|flock| flock.owner == seat).map(|flock| flock.herd));
        let is_own = field.owner == Some(seat) && field.settlement != Settlement::Wilderness;
        herds.extend(field.inside.iter().flatten().filter(|_| is_own));
    }
    herds.sort();
    herds
}

fn goods(world: &World, seat: Seat) -> (u32, u32) {
    let own = || world.fields.items.values().filter(|field| field.owner == Some(seat));
    (own().map(|field| u32::from(field.grain)).sum(), own().map(|field| u32::from(field.fish)).sum())
}
