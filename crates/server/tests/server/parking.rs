//! A match that this program cannot play on waits for one that can, and keeps its secrets.

use std::sync::Arc;

use catalog::{Catalog, Kind};
use serde_json::{Value, json};
use server::Config;
use store::contract::a_table;
use store::{Append, SqliteStore, Step, Store, Table};

use crate::breaking::fragile_table;
use crate::common::{Guest, House};
use crate::fragile::Fragile;

const ID: &str = "0123456789abcdef0123456789abcdef";

/// The program of tomorrow.
pub fn newer_rules(config: &mut Config) {
    config.catalog = Arc::new(Catalog::new(vec![Kind::<Fragile<2>, _>::boxed(bots::Plain)]));
}

/// Nothing of a parked match can be seen or played, whoever asks.
pub async fn is_parked(guest: &Guest, id: &str) {
    let (_, table) = guest.get(&format!("/api/tables/{id}")).await;
    assert_eq!((&table["phase"], &table["seed"]), (&json!("parked"), &Value::Null));
    assert_eq!(table["is_my_turn"], false);
    for address in ["record", "replay?viewer=open", "replay?viewer=public"] {
        let (status, answer) = guest.get(&format!("/api/tables/{id}/{address}")).await;
        assert_eq!((status, answer), (409, json!({"code": "not_over"})), "{address}");
    }
    let mut socket = guest.connect(id, "").await;
    assert_eq!(socket.until("sync").await["picture"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_newer_rules_waits_for_the_newer_program() {
    let house = House::open_with(newer_rules).await;
    let anna = house.guest();
    let seats = json!([{"type": "me"}, {"type": "local", "name": "Karl"}]);
    let (_, table) = anna.post("/api/tables", json!({"game": "fragile", "setup": {}, "seats": seats})).await;
    let id = table["id"].as_str().unwrap();
    let mut socket = anna.connect(id, "?seat=0").await;
    socket.until("sync").await;
    assert_eq!(socket.act(0, json!({"type": "leap"})).await["type"], "update");
    let (jar, folder) = (anna.jar, Arc::clone(&house.folder));
    house.server.stop().await.unwrap();

    let older = House::reopen(Arc::clone(&folder), |_| ()).await;
    let anna = Guest::at(older.server.addr(), Arc::clone(&jar));
    is_parked(&anna, id).await;
    assert_eq!(anna.get("/api/tables").await.1[0]["phase"], "parked");
    let mut socket = anna.connect(id, "?seat=0").await;
    socket.until("sync").await;
    assert_eq!(
        socket.act(1, json!({"type": "step"})).await["refusal"]["code"],
        "malformed",
        "it has no tick"
    );
    let step = json!({"type": "act", "seat": 1, "tick": 1, "action": {"type": "step"}});
    assert_eq!(socket.ask_for(step).await["refusal"]["code"], "parked");
    older.server.stop().await.unwrap();

    let newer = House::reopen(folder, newer_rules).await;
    let anna = Guest::at(newer.server.addr(), jar);
    assert_eq!(anna.get(&format!("/api/tables/{id}")).await.1["phase"], "running");
    let mut socket = anna.connect(id, "?seat=0").await;
    assert_eq!(socket.until("sync").await["picture"]["view"]["n_steps"], 1);
    assert_eq!(socket.act(1, json!({"type": "leap"})).await["type"], "update");
}

/// While servers are replaced one by one, a newer and an older one have the same match open.
#[tokio::test(flavor = "multi_thread")]
async fn an_older_program_leaves_a_match_alone_that_a_newer_one_played_on() {
    let older = House::open().await;
    let newer = House::reopen(Arc::clone(&older.folder), newer_rules).await;
    let anna = older.guest();
    let (id, mut socket) = fragile_table(&anna).await;
    let anna_there = Guest::at(newer.server.addr(), Arc::clone(&anna.jar));
    let mut there = anna_there.connect(&id, "?seat=0").await;
    assert_eq!(there.until("sync").await["picture"]["view"]["n_steps"], 1);
    // A step that the older rules know too; only who played it is new.
    assert_eq!(there.act(1, json!({"type": "step"})).await["type"], "update");

    assert_eq!(socket.act(1, json!({"type": "step"})).await["refusal"]["code"], "parked");
    assert_eq!((&socket.table["phase"], &socket.table["seed"]), (&json!("parked"), &Value::Null));
    is_parked(&anna, &id).await;
    older.server.stop().await.unwrap();
    // The next older one finds it so when it starts.
    let older = House::reopen(Arc::clone(&older.folder), |_| ()).await;
    is_parked(&older.guest(), &id).await;
    assert_eq!(there.act(0, json!({"type": "leap"})).await["type"], "update");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_that_the_rules_refuse_today_ends_no_match() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let store = SqliteStore::open(&format!("sqlite://{}/liege.db", folder.path().display())).await.unwrap();
    let (game, setup) = ("fragile".to_owned(), json!({"seats": 2}));
    store
        .create_table(Table { game, setup, rules_version: 1, played_by: 1, ..a_table(ID, "anna") })
        .await
        .unwrap();
    let step = Step { number: 0, seat: 0, action: Some(json!({"type": "leap"})), request: None };
    store
        .append(Append {
            table: ID.to_owned(),
            step,
            played_by: 1,
            touch: None,
            results: None,
            duty: None,
            ticks: Vec::new(),
        })
        .await
        .unwrap();

    let house = House::reopen(Arc::clone(&folder), |_| ()).await;
    is_parked(&house.guest(), ID).await;
    house.server.stop().await.unwrap();
    let house = House::reopen(folder, newer_rules).await;
    assert_eq!(house.guest().get(&format!("/api/tables/{ID}")).await.1["phase"], "running");
}
