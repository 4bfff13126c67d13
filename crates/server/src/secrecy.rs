//! Pairs of worlds that a viewer cannot tell apart, through everything the server says to it: frames byte for byte, refusals, and
//! whether anything is said at all. One world is a random match; the other one fits all that the viewer knows of it, and differs in
//! what it does not know.
//!
//! A few by default. The full count:
//! `LIEGE_PAIRS=1000000 cargo test --release -p liege-server --lib secrecy -- --nocapture`

use axum::extract::ws::Utf8Bytes;
use catalog::{Catalog, GameKind};
use engine::{Seat, Seed, Status, Viewer};
use futures_util::FutureExt as _;
use serde_json::{Value, json};
use store::contract::a_table;
use store::{Phase, Sitter, Table};
use tokio::sync::mpsc;

use crate::audience::{Asked, Attached, Audience, Visitor};
use crate::outbox::Next;
use crate::picture::{KnownLog, pending_list};
use crate::table_match::{Move, TableMatch};

/// How far a pair is followed, as long as its viewer cannot tell the two apart.
const FAR: usize = 6;

/// What was compared.
#[derive(Default)]
struct Count {
    pairs: usize,
    frames: usize,
    bytes: usize,
    refusals: usize,
    /// Steps of others that must not be noticed, and were not.
    silent: usize,
    /// Pairs that were told apart by what the rules reveal.
    parted: usize,
}

/// One of the two.
struct World {
    table: Table,
    the_match: TableMatch,
    audience: Audience,
    eye: Attached,
}

/// Draws that are the same each time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n.max(1)
    }
}

#[test]
fn nothing_tells_two_worlds_apart() {
    let n = std::env::var("LIEGE_PAIRS").ok().map_or(200, |n| n.parse::<usize>().unwrap());
    let catalog = Catalog::standard();
    let n_games = catalog.games().count();
    for game in catalog.games() {
        let (mut count, mut seed) = (Count::default(), 1);
        while count.pairs < n / n_games {
            a_match(game, seed, n / n_games, &mut count);
            seed += 1;
        }
        let Count { pairs, frames, bytes, refusals, silent, parted } = count;
        eprintln!(
            "{}: {pairs} pairs in {} matches, {frames} frames of {bytes} bytes alike, {refusals} refusals alike, \
             {silent} steps unnoticed, {parted} pairs parted by the rules",
            game.info().slug,
            seed - 1
        );
        assert!(frames >= pairs && refusals > 0 && (parted < pairs));
    }
}

/// A random match, and for each of its moments a twin for one viewer.
fn a_match(game: &dyn GameKind, seed: u64, most: usize, count: &mut Count) {
    let mut chance = Chance(seed);
    let (fewest, many) = game.info().seats;
    let n_seats = usize::from(fewest) + chance.below(usize::from(many - fewest) + 1);
    let seats = (0..n_seats).map(|seat| Sitter::guest(&format!("g{seat}"))).collect();
    let table = Table {
        game: game.info().slug.to_owned(),
        setup: game.default_setup(n_seats),
        seed: Seed::from_number(seed).to_string(),
        phase: Phase::Running,
        seats,
        ..a_table("t", "g0")
    };
    let mut real = TableMatch::start(game, &table).unwrap();
    while real.status() != Status::Over && count.pairs < most {
        let seat = Seat::new(chance.below(n_seats));
        // What fits what a seat knows fits what everybody knows.
        let viewer = if chance.below(4) == 0 { Viewer::Public } else { Viewer::seat(seat) };
        if let Some(twin) = twin_of(game, &table, &real, seat, &mut chance) {
            count.pairs += 1;
            follow(&table, copy_of(game, &table, &real), twin, viewer, &mut chance, count);
        }
        for _ in 0..1 + chance.below(12) {
            let Some((seat, action)) = a_click(&real, &mut chance) else { break };
            real.step(seat, None, &Move::Act(action)).unwrap().unwrap();
        }
    }
}

fn a_click(the_match: &TableMatch, chance: &mut Chance) -> Option<(Seat, Value)> {
    let pending: Vec<Seat> = the_match.pending().iter().collect();
    let seat = *pending.get(chance.below(pending.len()))?;
    let legal = the_match.legal(seat).unwrap();
    Some((seat, legal.get(chance.below(legal.len()))?.clone()))
}

fn copy_of(game: &dyn GameKind, table: &Table, of: &TableMatch) -> TableMatch {
    let text = of.inner().snapshot();
    of.with_secrets_of(game.resume(&table.setup, table.seed.parse().unwrap(), text.as_str()).unwrap())
}

/// The same match with another truth behind what the viewer knows; none where the last clicks can still be undone, since those were
/// made in the one world only.
fn twin_of(
    game: &dyn GameKind,
    table: &Table,
    real: &TableMatch,
    seat: Seat,
    chance: &mut Chance,
) -> Option<TableMatch> {
    let mut snapshot: Value = serde_json::from_str(real.inner().snapshot().as_str()).unwrap();
    if snapshot["barrier"]["n_actions"] != json!(snapshot["actions"].as_array()?.len()) {
        return None;
    }
    let guess = real.inner().guess(seat, chance.0);
    if guess == snapshot["state"] {
        return None;
    }
    snapshot["state"] = guess.clone();
    snapshot["barrier"]["state"] = guess;
    let inner = game.resume(&table.setup, table.seed.parse().unwrap(), &snapshot.to_string());
    Some(real.with_secrets_of(inner.unwrap()))
}

impl World {
    fn new(table: &Table, the_match: TableMatch, viewer: Viewer) -> Self {
        let mut audience = Audience::default();
        let nowhere = mpsc::channel(1).0.downgrade();
        let guest = match viewer {
            Viewer::Seat { seat } => format!("g{}", seat.index()),
            Viewer::Public | Viewer::Open => "eve".to_owned(),
        };
        let visitor = Visitor { guest, viewer, known: KnownLog::default(), visit: Some("v".to_owned()) };
        let eye = audience.attach(visitor, nowhere);
        let mut world = Self { table: table.clone(), the_match, audience, eye };
        world.audience.sync(world.eye.id, &world.table, Some(&world.the_match)).unwrap();
        world
    }

    /// What was said since.
    fn heard(&mut self) -> Vec<Utf8Bytes> {
        let mut heard = Vec::new();
        while let Some(Next::Send(text)) = self.eye.inlet.next().now_or_never() {
            heard.push(text);
        }
        heard
    }

    /// A step as a table carries it out; false if the rules forbid it here.
    fn step(&mut self, seat: Seat, action: &Value, asked: Option<Asked>) -> bool {
        let before = self.the_match.tick(Viewer::Public);
        if self.the_match.step(seat, None, &Move::Act(action.clone())).unwrap().is_err() {
            return false;
        }
        if self.the_match.tick(Viewer::Public) != before {
            self.table.pending = pending_list(self.the_match.status());
        }
        self.audience.show_match(&self.the_match, asked).unwrap();
        true
    }

    /// All that the rules let a viewer know.
    fn known(&self, viewer: Viewer) -> (String, String, Status, Vec<catalog::LogEntry>) {
        let legal = match viewer {
            Viewer::Seat { seat } => self.the_match.legal_text(seat).unwrap().as_str().to_owned(),
            Viewer::Public | Viewer::Open => String::new(),
        };
        let view = self.the_match.view(viewer).unwrap().as_str().to_owned();
        (view, legal, self.the_match.status(), self.the_match.log(viewer, 0).unwrap())
    }
}

/// The viewer looks on in both worlds, and acts, until the rules themselves tell it which one it is in.
fn follow(
    table: &Table,
    real: TableMatch,
    twin: TableMatch,
    viewer: Viewer,
    chance: &mut Chance,
    count: &mut Count,
) {
    let mut table = table.clone();
    table.pending = pending_list(real.status());
    let mut worlds = [real, twin].map(|the_match| World::new(&table, the_match, viewer));
    compare(&mut worlds, count);
    for _ in 0..FAR {
        let Some((seat, action)) = a_click(&worlds[0].the_match, chance) else { return };
        probe(&worlds, viewer, &action, count);
        let is_own = viewer == Viewer::seat(seat);
        let before = worlds.each_ref().map(|world| world.the_match.tick(viewer));
        let other = another_click(&worlds[1], seat, &action, is_own, chance);
        let Some(other) = other else { return };
        let asked = |world: &World| is_own.then_some(Asked { socket: world.eye.id, id: 7 });
        let done = [(0, &action), (1, &other)].map(|(index, action)| {
            let asked = asked(&worlds[index]);
            worlds[index].step(seat, action, asked)
        });
        if done != [true, true] {
            return;
        }
        let after = worlds.each_ref().map(|world| world.the_match.tick(viewer));
        if before == after && !is_own {
            count.silent += 1;
            assert!(worlds.iter_mut().all(|world| world.heard().is_empty()), "a click in private was heard");
            for world in &mut worlds {
                world.audience.sync(world.eye.id, &world.table, Some(&world.the_match)).unwrap();
            }
        } else if worlds[0].known(viewer) != worlds[1].known(viewer) {
            count.parted += 1;
            return;
        }
        compare(&mut worlds, count);
    }
}

/// In a window a rival may do something else in the other world, as long as nobody may know.
fn another_click(
    world: &World,
    seat: Seat,
    action: &Value,
    is_own: bool,
    chance: &mut Chance,
) -> Option<Value> {
    let is_window = matches!(world.the_match.status(), Status::Together { .. });
    if is_own || !is_window {
        return Some(action.clone());
    }
    let is_commit = |action: &Value| action["type"] == "ready" || action["type"] == "commit";
    let legal = world.the_match.legal(seat).unwrap();
    if is_commit(action) {
        return legal.contains(action).then(|| action.clone());
    }
    let others: Vec<&Value> = legal.iter().filter(|action| !is_commit(action)).collect();
    others.get(chance.below(others.len())).map(|action| (*action).clone())
}

fn compare(worlds: &mut [World; 2], count: &mut Count) {
    let [real, twin] = worlds.each_mut().map(World::heard);
    assert_eq!(real.len(), twin.len(), "one of them is told more often");
    for (real, twin) in real.iter().zip(&twin) {
        assert!(real == twin, "told apart by\n{real}\n{twin}");
        count.frames += 1;
        count.bytes += real.len();
    }
}

/// A refusal tells no more than the list of legal actions does.
fn probe(worlds: &[World; 2], viewer: Viewer, foreign: &Value, count: &mut Count) {
    let Viewer::Seat { seat } = viewer else { return };
    for action in [foreign.clone(), json!({"type": "ready"}), json!({"type": "nonsense"}), Value::Null] {
        let [real, twin] = worlds.each_ref().map(|world| world.the_match.check(seat, &action).unwrap());
        assert_eq!(real, twin, "a refusal of {action} tells two worlds apart");
        count.refusals += 1;
    }
}
