//! A match over which the rules break waits for better ones, and keeps its secrets; nothing else is touched.

use std::sync::Arc;

use catalog::{Catalog, Kind};
use serde_json::{Value, json};
use store::contract::a_table;
use store::{Phase, SqliteStore, Store, Table};

use crate::common::{Guest, House, Socket, me_and_bots};
use crate::fragile::{Fragile, STUBBORN};
use crate::parking::{is_parked, newer_rules};

pub async fn fragile_table(anna: &Guest) -> (String, Socket) {
    let seats = json!([{"type": "me"}, {"type": "local", "name": "Karl"}]);
    let (status, table) =
        anna.post("/api/tables", json!({"game": "fragile", "setup": {}, "seats": seats})).await;
    assert_eq!(status, 201, "{table}");
    let id = table["id"].as_str().unwrap().to_owned();
    let mut socket = anna.connect(&id, "?seat=0").await;
    socket.until("sync").await;
    assert_eq!(socket.act(0, json!({"type": "step"})).await["type"], "update");
    (id, socket)
}

/// The next program plays on where the match stood.
async fn goes_on(house: House, anna: Guest, id: &str, n_steps: u32) {
    house.server.stop().await.unwrap();
    let house = House::reopen(house.folder, newer_rules).await;
    let anna = Guest::at(house.server.addr(), anna.jar);
    let mut socket = anna.connect(id, "?seat=0").await;
    let sync = socket.until("sync").await;
    assert_eq!((&sync["table"]["phase"], &sync["table"]["seed"]), (&json!("running"), &Value::Null));
    assert_eq!(sync["picture"]["view"]["n_steps"], n_steps);
    let seat = sync["picture"]["status"]["seat"].as_u64().unwrap() as usize;
    assert_eq!(socket.act(seat, json!({"type": "break"})).await["type"], "update");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_waits_for_rules_that_do_not_break() {
    let house = House::open().await;
    let anna = house.guest();
    let other = anna.table(me_and_bots(1)).await;
    let (id, mut socket) = fragile_table(&anna).await;
    let mut spectator = house.guest().connect(&id, "").await;
    spectator.until("sync").await;
    assert_eq!(socket.act(1, json!({"type": "break"})).await["refusal"], json!({"code": "parked"}));
    // Whoever is here already sees nothing more of it either.
    assert_eq!(spectator.until("sync").await["picture"], Value::Null);
    assert_eq!((&spectator.table["phase"], &spectator.table["seed"]), (&json!("parked"), &Value::Null));
    assert_eq!(socket.act(1, json!({"type": "step"})).await["refusal"], json!({"code": "parked"}));
    is_parked(&anna, &id).await;

    let mut at_other = anna.connect(&other, "?seat=0").await;
    at_other.until("sync").await;
    at_other.play_to_the_end(0).await;
    goes_on(house, anna, &id, 1).await;
}

/// The step that cannot be shown was carried out, and its asker is told so.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_waits_for_views_that_do_not_break() {
    let house = House::open().await;
    let anna = house.guest();
    let (id, mut socket) = fragile_table(&anna).await;
    let answer = socket.act(1, json!({"type": "curse"})).await;
    assert_eq!((&answer["type"], &answer["picture"]), (&json!("sync"), &Value::Null));
    is_parked(&anna, &id).await;
    goes_on(house, anna, &id, 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_waits_for_rules_that_let_its_bots_play() {
    let house = House::open_with(|config| {
        config.catalog = Arc::new(Catalog::new(vec![Kind::<Fragile<STUBBORN>, _>::boxed(bots::Plain)]));
    })
    .await;
    let anna = house.guest();
    let table = json!({"game": "fragile", "setup": {}, "seats": me_and_bots(1)});
    let id = anna.post("/api/tables", table).await.1["id"].as_str().unwrap().to_owned();
    let mut socket = anna.connect(&id, "?seat=0").await;
    socket.until("sync").await;
    assert_eq!(socket.act(0, json!({"type": "step"})).await["type"], "update");
    socket.until_phase("parked").await;
    is_parked(&anna, &id).await;
    let db = format!("sqlite://{}/liege.db", house.folder.path().display());
    let stored = SqliteStore::open(&db).await.unwrap().table(&id).await.unwrap().unwrap();
    assert_eq!(stored.phase, Phase::Running, "the right program goes on with it");
    assert_eq!(anna.get("/api/health").await.1["bots"]["substituted"], 0);
}

/// What an older version of the program ended can be read.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_was_halted_once_keeps_its_record() {
    const ID: &str = "0123456789abcdef0123456789abcdef";
    let house = House::open().await;
    let db = format!("sqlite://{}/liege.db", house.folder.path().display());
    let store = SqliteStore::open(&db).await.unwrap();
    let (game, setup) = ("fragile".to_owned(), json!({"seats": 2}));
    let halted = Table { game, setup, played_by: 1, phase: Phase::Halted, ..a_table(ID, "anna") };
    store.create_table(halted).await.unwrap();
    let anna = house.guest();
    assert_eq!(anna.get(&format!("/api/tables/{ID}")).await.1["phase"], "halted");
    let (status, record) = anna.get(&format!("/api/tables/{ID}/record")).await;
    assert_eq!(status, 200);
    assert_eq!(anna.post("/api/replay?viewer=open", record).await.0, 200);
}
