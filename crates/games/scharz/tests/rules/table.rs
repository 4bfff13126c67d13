//! A bare table on which a test sets up its position.

use std::collections::VecDeque;

use engine::{Ctx, FastChance, Game, Scripted, Seat, Seats, Told, Viewer};
use scharz::Slot;
use scharz::*;

pub const LI: Kind = Kind::LightInfantry;
pub const HI: Kind = Kind::HeavyInfantry;

#[derive(Clone)]
pub struct Table {
    pub state: Scharz,
    script: VecDeque<u32>,
}

pub fn seat(index: usize) -> Seat {
    Seat::new(index)
}

pub fn at(id: &str) -> Space {
    Space::from_id(id).unwrap_or_else(|| panic!("no space {id}"))
}

impl Table {
    /// An empty map; everybody has 20 gold and 20 prestige points and nobody a rival.
    pub fn new(map: MapId, mode: Mode, seats: u8) -> Self {
        Self::with(&Setup::new(seats, map, mode, 5))
    }

    pub fn with(setup: &Setup) -> Self {
        let mut chance = FastChance::new(1);
        let mut state = Scharz::start(setup, &mut Ctx::silent(&mut chance)).unwrap();
        state.world = World::new(setup.options(), usize::from(setup.seats));
        let pp = if state.world.has_prestige() { 20 } else { 0 };
        for seat in Seat::all(usize::from(setup.seats)) {
            let player = &mut state.world.players[seat];
            (player.gold, player.pp) = (20, pp);
        }
        Self { state, script: VecDeque::new() }
    }

    /// Extended, with a people for seat 0.
    pub fn playing(map: MapId, faction: Faction) -> Self {
        let mut table = Self::new(map, Mode::Extended, 2);
        table.player(0).faction = Some(faction);
        table
    }

    pub fn italia(mode: Mode) -> Self {
        Self::new(MapId::Italia, mode, 2)
    }

    pub fn units(&mut self, owner: usize, id: &str, kind: Kind, count: usize) -> &mut Self {
        self.trained(owner, id, kind, Level::Standard, count)
    }

    pub fn trained(&mut self, owner: usize, id: &str, kind: Kind, level: Level, count: usize) -> &mut Self {
        for _ in 0..count {
            let unit = Unit { level, ..Unit::new(kind, at(id)) };
            self.state.world.units[seat(owner)].add(unit).expect("a slot");
        }
        self
    }

    pub fn posted(&mut self, owner: usize, id: &str, kind: Kind, post: Post, count: usize) -> &mut Self {
        for _ in 0..count {
            self.state.world.units[seat(owner)]
                .add(Unit { post, ..Unit::new(kind, at(id)) })
                .expect("a slot");
        }
        self
    }

    pub fn settle(&mut self, owner: usize, id: &str, settlement: Settlement) -> &mut Self {
        let field = &mut self.state.world.fields[at(id).place()];
        (field.owner, field.settlement) = (Some(seat(owner)), settlement);
        self
    }

    pub fn village(&mut self, owner: usize, id: &str) -> &mut Self {
        self.settle(owner, id, Settlement::Village)
    }

    pub fn city(&mut self, owner: usize, id: &str) -> &mut Self {
        self.settle(owner, id, Settlement::City)
    }

    pub fn sown(&mut self, owner: usize, id: &str, grain: u8) -> &mut Self {
        let field = self.field(id);
        (field.crop, field.crop_owner) = (grain, Some(seat(owner)));
        self
    }

    /// Binds two players.
    pub fn bind(&mut self, kind: PactKind, superior: usize, inferior: usize) -> &mut Self {
        let years = if kind == PactKind::Peace { 2 } else { 1 };
        *self.state.world.pact_mut(seat(superior), seat(inferior)) =
            Pact { kind: Some(kind), superior: Some(seat(superior)), years, ..Pact::default() };
        self
    }

    pub fn field(&mut self, id: &str) -> &mut scharz::Field {
        &mut self.state.world.fields[at(id).place()]
    }

    /// Rolled numbers from 1 to 6.
    pub fn dice(&mut self, rolled: &[u32]) -> &mut Self {
        self.script.extend(rolled.iter().map(|number| number - 1));
        self
    }

    /// Goes to a phase and runs to its first decision.
    pub fn go(&mut self, phase: Phase) -> &mut Self {
        self.state.world.invariants_hold();
        (self.state.turn, self.state.pending, self.state.ready) = (None, Seats::NONE, Seats::NONE);
        self.state.phase = phase.into();
        self.state.suspended = Default::default();
        self.step(|state, ctx| state.run(ctx));
        self
    }

    pub fn act(&mut self, owner: usize, action: Action) -> &mut Self {
        assert_eq!(
            self.state.check(seat(owner), &action),
            Ok(()),
            "{action:?} in {:?}",
            self.state.phase.name()
        );
        self.step(|state, ctx| state.apply(seat(owner), &action, ctx));
        self
    }

    /// Acts, and says what is told.
    pub fn told(&mut self, owner: usize, action: Action) -> Vec<Told<scharz::Event>> {
        assert_eq!(self.state.check(seat(owner), &action), Ok(()), "{action:?}");
        let mut told = Vec::new();
        let mut chance = FastChance::new(7);
        self.state.apply(seat(owner), &action, &mut Ctx::telling(&mut chance, &mut told));
        told
    }

    fn step(&mut self, run: impl FnOnce(&mut Scharz, &mut Ctx<'_, scharz::Event>)) {
        let (mut then, mut fault) = (FastChance::new(7), None);
        let mut chance = Scripted { script: &mut self.script, then: &mut then, fault: &mut fault };
        run(&mut self.state, &mut Ctx::silent(&mut chance));
        assert_eq!(fault, None);
    }

    /// Everybody who is asked is ready until the phase is over.
    pub fn pass(&mut self) -> &mut Self {
        let phase = self.state.phase.name();
        while self.state.phase == phase {
            let Some(next) = self.state.status().pending().iter().next() else { break };
            self.act(next.index(), Action::Ready);
        }
        self
    }

    /// Attacker and defender on the space that is asked for, as the view says.
    pub fn roles(&self) -> [Seat; 2] {
        let odds = &self.state.view(Viewer::Public).odds[0];
        [odds.by, odds.target]
    }

    /// Passes on until a phase begins.
    pub fn pass_to(&mut self, phase: Phase) -> &mut Self {
        for _ in 0..50 {
            if self.state.phase == phase {
                return self;
            }
            self.pass();
        }
        panic!("{phase:?} does not come, {:?} does", self.state.phase.name());
    }

    /// The reason of a refusal.
    pub fn why(&self, owner: usize, action: Action) -> &'static str {
        match self.state.check(seat(owner), &action) {
            Err(engine::Refusal::Illegal { reason: Some(reason) }) => reason.id,
            other => panic!("{action:?} is {other:?}"),
        }
    }

    /// The world with the own clicks in it.
    pub fn seen(&self, owner: usize) -> World {
        self.state.seen_by(seat(owner))
    }

    pub fn is_legal(&self, owner: usize, action: Action) -> bool {
        self.legal(owner).contains(&action)
    }

    pub fn legal(&self, owner: usize) -> Vec<Action> {
        let mut legal = Vec::new();
        self.state.legal_actions(seat(owner), &mut legal);
        legal
    }

    pub fn count(&self, owner: usize, kind: Kind) -> usize {
        self.state.world.units[seat(owner)].count(|unit| unit.kind == kind)
    }

    pub fn count_at(&self, owner: usize, id: &str, kind: Kind) -> usize {
        self.state.world.units[seat(owner)].count(|unit| unit.kind == kind && unit.at == at(id))
    }

    pub fn player(&mut self, owner: usize) -> &mut scharz::Player {
        &mut self.state.world.players[seat(owner)]
    }

    pub fn gold(&self, owner: usize) -> i16 {
        self.state.world.players[seat(owner)].gold
    }

    pub fn pp(&self, owner: usize) -> i16 {
        self.state.world.players[seat(owner)].pp
    }

    pub fn vp(&self, owner: usize) -> i16 {
        self.state.world.players[seat(owner)].vp
    }
}

trait Sound {
    fn invariants_hold(&self);
}

impl Sound for World {
    /// A test that sets up an impossible position proves nothing.
    fn invariants_hold(&self) {
        for field in self.fields.items.values() {
            assert!(field.grain <= field.storage() && field.fish <= field.berths());
        }
    }
}

pub fn select(id: &str, post: Post, kind: Kind) -> Action {
    Action::Select { at: at(id), post, kind, level: Level::Standard }
}

pub fn march(table: &mut Table, owner: usize, from: &str, kind: Kind, to: &str, count: u8) {
    table.act(owner, select(from, Post::Open, kind)).act(owner, Action::Go { to: at(to), count });
}

pub fn put_to_sea(id: &str, count: u8) -> Action {
    Action::PutToSea { to: at(id), count }
}

/// A village with a dock between two seas, and two ships in it.
pub fn dock(mode: Mode) -> Table {
    let mut table = Table::italia(mode);
    table.village(0, "it_karthago").village(1, "it_roma").posted(
        0,
        "it_karthago",
        Kind::Transport,
        Post::InYard,
        2,
    );
    table.field("it_karthago").yard = Yard::Dock;
    table
}

/// Whether this player controls the field.
pub fn controls(table: &Table, owner: usize, id: &str) -> bool {
    table.state.world.scene().controlled(seat(owner)).contains(at(id).place())
}

/// How many light infantry seats 0 and 1 have there.
pub fn both_at(table: &Table, id: &str) -> (usize, usize) {
    (table.count_at(0, id, LI), table.count_at(1, id, LI))
}

/// Seat 0 attacks; nobody charges.
pub fn attack(table: &mut Table) {
    table.go(Phase::Battles).act(0, Action::Attack { target: seat(1) }).act(0, Action::Ready);
    if table.state.phase == Phase::Battles {
        table.act(1, Action::Ready);
    }
}

/// ITALIA, where nobody has prestige.
pub fn bare(mode: Mode) -> Table {
    let mut table = Table::italia(mode);
    (table.player(0).pp, table.player(1).pp) = (0, 0);
    table
}

/// Puts light infantry of seat 0 aboard one of its ships.
pub fn aboard(table: &mut Table, id: &str, ship: u8, count: usize) {
    for _ in 0..count {
        let unit = Unit { post: Post::Aboard, ship: Some(Slot::new(ship)), ..Unit::new(LI, at(id)) };
        table.state.world.units[seat(0)].add(unit).expect("a slot");
    }
}

/// Three players with a village each.
pub fn three(mode: Mode) -> Table {
    let mut table = Table::new(MapId::Italia, mode, 3);
    table.village(0, "it_roma").village(1, "it_karthago").village(2, "it_syracusae");
    table
}

/// A settlement of seat 1, besieged by seat 0.
pub fn besieged(mode: Mode, settlement: Settlement, inside: usize, outside: usize) -> Table {
    let mut table = Table::italia(mode);
    table.settle(1, "it_senones", settlement).posted(1, "it_senones", LI, Post::Inside, inside);
    table.units(0, "it_senones", LI, outside);
    table
}

/// Wages of Quick, in Winter.
pub fn pay(table: &mut Table) {
    table.state.world.season = Season::Winter;
    table.go(Phase::QuickWages).pass();
}

/// Plays the prologue with the first choice of a list that fits.
pub fn play_prologue(setup: &Setup, wish: impl Fn(&Action) -> bool) -> Scharz {
    let mut chance = FastChance::new(2);
    let mut state = Scharz::start(setup, &mut Ctx::silent(&mut chance)).unwrap();
    while state.phase != Phase::Units {
        let next = state.status().pending().iter().next().unwrap();
        let mut legal = Vec::new();
        state.legal_actions(next, &mut legal);
        let action = legal.iter().copied().find(&wish).unwrap_or(legal[0]);
        state.apply(next, &action, &mut Ctx::silent(&mut chance));
    }
    state
}

/// A set-up of Extended with these peoples.
pub fn peoples(map: MapId, factions: &[Faction]) -> Setup {
    Setup { factions: factions.to_vec(), ..Setup::new(factions.len() as u8, map, Mode::Extended, 3) }
}

pub fn homes_of(state: &Scharz, owner: usize) -> Vec<&'static str> {
    let home = state.world.scene().home(seat(owner));
    home.iter().map(|place| state.world.data(place).id).collect()
}

pub fn herds_of(state: &Scharz, owner: usize, herd: Herd) -> usize {
    let flocks = state.world.fields.items.values().flat_map(|field| field.herds.iter().flatten());
    flocks.filter(|flock| flock.owner == seat(owner) && flock.herd == herd).count()
}

/// Two players on ITALIA, with options changed.
pub fn with_options(change: impl Fn(&mut Setup), mode: Mode) -> Table {
    let mut setup = Setup::new(2, MapId::Italia, mode, 5);
    change(&mut setup);
    Table::with(&setup)
}

/// What this player sees.
pub fn view_of(table: &Table, owner: usize) -> ScharzView {
    table.state.view(Viewer::seat(seat(owner)))
}

/// Swords that very low morale takes from this player in the roll on the table.
pub fn loss_of(table: &Table, owner: usize) -> u8 {
    let battle = view_of(table, owner).battle.expect("a battle");
    battle.sides.iter().find(|side| side.seat == seat(owner)).expect("a side").tally.loss
}

/// Marks one of seat 0's units.
pub fn mark(table: &mut Table, slot: u8, mark: Mark) {
    table.state.world.units[seat(0)].get_mut(Slot::new(slot)).expect("a unit").marks.insert(mark);
}

/// How many of seat 0's units bear a mark.
pub fn n_marked(world: &World, mark: Mark) -> usize {
    world.units[seat(0)].count(|unit| unit.marks.contains(mark))
}
