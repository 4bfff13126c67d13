//! Two servers on one database: whoever is quicker moves, and nothing is lost by it.

use std::sync::Arc;

use serde_json::{Value, json};
use store::contract::a_table;
use store::{Phase, Sitter, SqliteStore, Store, Table};

use crate::common::{Guest, House, until};

const N_TABLES: u32 = 8;

fn table_of_bots(id: &str) -> Table {
    let bot = Sitter::Bot { level: "page".to_owned() };
    let (game, setup) = ("drafts".to_owned(), json!({"seats": 3}));
    Table {
        game,
        setup,
        rules_version: 1,
        played_by: 1,
        seats: vec![bot; 3],
        pending: vec![0, 1, 2],
        ..a_table(id, "anna")
    }
}

async fn substituted(house: &House) -> Value {
    house.guest().get("/api/health").await.1["bots"]["substituted"].clone()
}

/// Bots of both servers play the same seats, so nearly every step is decided twice.
#[tokio::test(flavor = "multi_thread")]
async fn bots_of_two_servers_play_every_match_to_its_end() {
    let first = House::open().await;
    let second = House::reopen(Arc::clone(&first.folder), |_| ()).await;
    let db = format!("sqlite://{}/liege.db", first.folder.path().display());
    let store = SqliteStore::open(&db).await.unwrap();
    let ids: Vec<String> = (0..N_TABLES).map(|number| format!("{number:032x}")).collect();
    for id in &ids {
        store.create_table(table_of_bots(id)).await.unwrap();
    }
    let (anna, bert) = (first.guest(), second.guest());
    let is_over = async |id: &str| {
        let address = format!("/api/tables/{id}");
        let (on_first, on_second) = tokio::join!(anna.get(&address), bert.get(&address));
        [on_first, on_second].iter().all(|(_, table)| table["phase"] == "over")
    };
    // All begin at once.
    for id in &ids {
        is_over(id).await;
    }
    for id in &ids {
        until(async || is_over(id).await).await;
        assert_eq!(store.table(id).await.unwrap().unwrap().phase, Phase::Over);
        assert_eq!(anna.get(&format!("/api/tables/{id}/record")).await.0, 200);
    }
    assert_eq!((substituted(&first).await, substituted(&second).await), (json!(0), json!(0)));
}

/// Servers on one file hear of each other only now and then. Who moves between them is told what was carried out, is shown nothing older, and
/// what is asked of a newer picture is no mistake.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_behind_looks_before_it_answers() {
    let first = House::open().await;
    let second = House::reopen(Arc::clone(&first.folder), |_| ()).await;
    let anna = first.guest();
    let id = anna.table(json!([{"type": "me"}, {"type": "local", "name": "Karl"}])).await;
    let moved = Guest::at(second.server.addr(), Arc::clone(&anna.jar));
    let mut here = anna.connect(&id, "?seat=0&visit=v").await;
    here.until("sync").await;
    let mut there = moved.connect(&id, "?seat=0&visit=w").await;
    there.until("sync").await;
    let put = json!({"type": "put", "field": 0});
    assert_eq!(here.act(0, put.clone()).await["done"], 1);
    let sync = moved.connect(&id, "?seat=0&visit=v").await.until("sync").await;
    assert_eq!((&sync["done"], &sync["picture"]["tick"]), (&json!(1), &here.picture["tick"]));
    assert_eq!(here.act(0, put.clone()).await["done"], 2);
    let act = json!({"type": "act", "seat": 0, "tick": here.picture["tick"], "action": put});
    assert_eq!(there.ask_for(act).await["type"], "update");
    assert_eq!(there.picture["view"]["places"][0]["order"], json!([3, 0, 0, 0]));
}
