//! Good inputs of every kind.

use std::path::{Path, PathBuf};

use catalog::{Catalog, GameKind};
use engine::{Seat, Seed};
use serde_json::{Value, json};

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What is known of one game.
pub struct Known<'a> {
    pub game: &'a dyn GameKind,
    pub setups: Vec<Value>,
    /// Everything a seat could choose in some matches played at random.
    pub actions: Vec<Value>,
    /// Beginnings of matches.
    pub records: Vec<Value>,
    pub snapshots: Vec<Value>,
    pub scenarios: Vec<Value>,
}

/// How far matches are played for it.
const N_STEPS: usize = 40;

pub fn of(catalog: &Catalog) -> Vec<Known<'_>> {
    catalog.games().map(known).collect()
}

fn known(game: &dyn GameKind) -> Known<'_> {
    let info = game.info();
    let setups: Vec<Value> =
        (info.seats.0..=info.seats.1).map(|seats| game.default_setup(seats.into())).collect();
    let mut known = Known {
        game,
        setups,
        actions: vec![],
        records: vec![],
        snapshots: vec![],
        scenarios: scenarios(info.slug),
    };
    for (number, setup) in known.setups.clone().iter().enumerate() {
        let mut the_match = game.start(setup, Seed::from_number(number as u64)).unwrap();
        for step in 0..N_STEPS {
            let Some(seat) = the_match.status().pending().iter().next() else { break };
            let legal = the_match.legal(seat);
            let action = legal[step * 7 % legal.len()].clone();
            known.actions.extend(legal);
            the_match.act(seat, None, &action).unwrap();
            if step % 10 == 3 {
                known.records.push(the_match.record());
            }
        }
        known.snapshots.push(serde_json::from_str(the_match.snapshot().as_str()).unwrap());
    }
    known
}

fn scenarios(slug: &str) -> Vec<Value> {
    let folder = root().join("crates/games").join(slug).join("tests/scenarios");
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = files.map(|file| file.path()).collect();
    paths.sort();
    paths.iter().map(|path| serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap()).collect()
}

/// Messages of a table's socket.
pub fn messages(actions: &[Value]) -> Vec<Value> {
    let mut messages = vec![
        json!({"type": "ping"}),
        json!({"type": "undo", "id": 1, "seat": 0, "tick": 0}),
        json!({"type": "look", "id": 2, "seat": null}),
        json!({"type": "look", "id": 3, "seat": 1}),
    ];
    for (index, action) in actions.iter().enumerate() {
        let kind = ["act", "ask"][index % 2];
        messages.push(json!({"type": kind, "id": index, "seat": 0, "tick": index % 9, "action": action}));
    }
    messages
}

/// Where a body can be sent, and a good one.
pub fn bodies(slug: &str, setup: &Value, record: &Value) -> Vec<(&'static str, Value)> {
    let id = "0123456789abcdef0123456789abcdef";
    let n_seats = setup["seats"].as_u64().unwrap_or(2) as usize;
    let mut seats = vec![json!({"type": "me"}), json!({"type": "local", "name": "Anna"})];
    seats.resize(n_seats, json!({"type": "open"}));
    vec![
        ("/api/tables", json!({"game": slug, "setup": setup, "seats": seats})),
        ("/api/tables", json!({"game": slug, "setup": setup, "seats": seats, "seed": "0".repeat(64)})),
        ("/api/me", json!({"name": "Anna"})),
        ("/api/me/delete", json!({})),
        ("/api/account/password", json!({"old": "a long password", "new": "another password"})),
        ("/api/tables/ID/join", json!({"seat": 1})),
        ("/api/tables/ID/fill", json!({"seat": 1, "level": "page"})),
        ("/api/replay", record.clone()),
        ("/api/replay?viewer=open", record.clone()),
        ("/api/sessions/end-others", json!({"id": id})),
        ("/api/games/scharz/consult", question()),
        ("/api/games/regents/consult", question()),
    ]
}

pub fn question() -> Value {
    json!({
        "mode": "basic", "clash": "assault", "ground": {"type": "field", "at": "it_senones"}, "settlement": "village",
        "attacker": {"units": [{"kind": "light_infantry", "count": 8}]}, "defender": {"units": []},
    })
}

pub fn seat(number: usize, n_seats: usize) -> Seat {
    Seat::new(number % n_seats)
}
