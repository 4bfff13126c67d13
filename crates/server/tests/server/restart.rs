//! A server that dies in mid-match, and the next one.

use std::sync::Arc;

use serde_json::json;
use store::contract::a_table;
use store::{SqliteStore, Store, Table};

use crate::common::{Guest, House, Socket, me_and_bots, until};

/// A runtime of its own, so that a server can be torn down without any chance to put things in order.
fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().enable_all().worker_threads(2).build().unwrap()
}

#[test]
fn a_match_goes_on_after_a_sudden_death() {
    let client = runtime();
    let first_life = runtime();
    let house = first_life.block_on(House::open());
    let folder = Arc::clone(&house.folder);
    let anna = house.guest();
    let (id, picture, log) = client.block_on(async {
        let id = anna.table(me_and_bots(2)).await;
        let mut socket = anna.connect(&id, "?seat=0").await;
        socket.until("sync").await;
        play_some(&mut socket).await;
        (id, socket.picture.clone(), socket.log.clone())
    });
    first_life.shutdown_background();

    let second_life = runtime();
    let house = second_life.block_on(House::reopen(folder, |_| ()));
    let anna = Guest::at(house.server.addr(), anna.jar);
    client.block_on(async {
        let mut socket = anna.connect(&id, "?seat=0").await;
        socket.until("sync").await;
        assert_eq!(socket.log[..log.len()], log[..]);
        assert!(socket.picture["tick"].as_u64() >= picture["tick"].as_u64());
        socket.play_to_the_end(0).await;
        let (status, _) = anna.get(&format!("/api/tables/{id}/record")).await;
        assert_eq!(status, 200);
    });
    second_life.block_on(house.server.stop()).unwrap();
}

/// The first window, with a step taken back, and a little of what follows.
async fn play_some(socket: &mut Socket) {
    socket.compose(0).await;
    assert_eq!(socket.undo(0).await["type"], "update");
    assert_eq!(socket.act(0, json!({"type": "put", "field": 3})).await["type"], "update");
    assert_eq!(socket.act(0, json!({"type": "ready"})).await["type"], "update");
    socket.until_picture(|picture| picture["status"]["type"] == "turn").await;
}

#[test]
fn bots_go_on_thinking_after_a_restart() {
    let client = runtime();
    let first_life = runtime();
    // In its first life the bots are too slow to get anywhere.
    let slow = std::time::Duration::from_secs(3600);
    let house = first_life.block_on(House::open_with(|config| config.bots.min_delay = slow));
    let folder = Arc::clone(&house.folder);
    let anna = house.guest();
    let id = client.block_on(async {
        let id = anna.table(me_and_bots(1)).await;
        let mut socket = anna.connect(&id, "?seat=0").await;
        socket.until("sync").await;
        socket.compose(0).await;
        assert_eq!(socket.act(0, json!({"type": "ready"})).await["type"], "update");
        id
    });
    first_life.shutdown_background();

    let second_life = runtime();
    let house = second_life.block_on(House::reopen(folder, |_| ()));
    let anna = Guest::at(house.server.addr(), anna.jar);
    // Nobody connects; the list alone shows that the bot has moved.
    client.block_on(until(async || {
        let (_, list) = anna.get("/api/tables").await;
        assert_eq!(list[0]["id"], id);
        list[0]["is_my_turn"] == true
    }));
    second_life.shutdown_background();
}

#[tokio::test(flavor = "multi_thread")]
async fn stopping_closes_all_sockets() {
    let house = House::open().await;
    let anna = house.guest();
    let id = anna.table(me_and_bots(1)).await;
    let mut socket = anna.connect(&id, "?seat=0").await;
    socket.until("sync").await;
    house.server.stop().await.unwrap();
    assert!(socket.is_closed().await);
}

/// Mended rules do not end matches begun before; rules of a program newer than this one are not guessed at.
#[tokio::test(flavor = "multi_thread")]
async fn matches_begun_by_older_rules_go_on() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let store = SqliteStore::open(&format!("sqlite://{}/liege.db", folder.path().display())).await.unwrap();
    let [older, newer] = ["0", "1"].map(|digit| digit.repeat(32));
    for (id, rules_version) in [(&older, 0), (&newer, 2)] {
        let (game, setup) = ("drafts".to_owned(), json!({"seats": 2}));
        let played_by = rules_version;
        store
            .create_table(Table { game, setup, rules_version, played_by, ..a_table(id, "anna") })
            .await
            .unwrap();
    }
    let house = House::reopen(folder, |_| ()).await;
    let guest = house.guest();
    for (id, phase) in [(older, "running"), (newer, "parked")] {
        assert_eq!(guest.get(&format!("/api/tables/{id}")).await.1["phase"], phase, "{id}");
    }
}
