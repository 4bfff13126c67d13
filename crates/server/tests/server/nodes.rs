//! Two servers on one PostgreSQL: any of them answers for any table.

use std::sync::Arc;

use serde_json::{Value, json};
use testkit::Cluster;

use crate::common::{Guest, House, Socket, me_and_bots};

async fn house_on(db: &str) -> House {
    House::open_at(db.to_owned(), Arc::new(tempfile::tempdir().unwrap()), |_| ()).await
}

/// The same person at another server.
fn moved(guest: &Guest, house: &House) -> Guest {
    Guest::at(house.server.addr(), Arc::clone(&guest.jar))
}

fn put(id: u32, tick: &Value) -> Value {
    json!({"type": "act", "id": id, "seat": 0, "tick": tick, "action": {"type": "put", "field": 0}})
}

/// How many tokens lie on the first field.
fn n_put(socket: &Socket) -> u64 {
    socket.picture["view"]["places"][0]["order"][0].as_u64().unwrap()
}

/// Waits for the answer to a request, whatever it is.
async fn answer(socket: &mut Socket, id: u32) -> Value {
    loop {
        let message = socket.next().await;
        if message["id"] == id || message["done"] == id {
            return message;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_two_servers_play_one_match() {
    let cluster = Cluster::start();
    let db = cluster.database("people");
    let (first, second) = (house_on(&db).await, house_on(&db).await);
    let (anna, bert) = (first.guest(), second.guest());
    let id = anna.table(json!([{"type": "me"}, {"type": "open"}, {"type": "bot", "level": "page"}])).await;
    let mut hers = anna.connect(&id, "?seat=0").await;
    hers.until("sync").await;
    assert_eq!(bert.post(&format!("/api/tables/{id}/join"), json!({"seat": 1})).await.0, 200);
    hers.until_phase("running").await;
    let mut his = bert.connect(&id, "?seat=1").await;
    his.until("sync").await;
    his.compose(1).await;
    assert_eq!(his.act(1, json!({"type": "ready"})).await["type"], "update");
    hers.until_picture(|picture| picture["status"]["ready"].to_string().contains('1')).await;
    tokio::join!(hers.play_to_the_end(0), his.play_to_the_end(1));
    hers.until_phase("over").await;
    his.until_phase("over").await;
    assert_eq!(
        hers.picture["view"],
        moved(&anna, &second).connect(&id, "?seat=0").await.until("sync").await["picture"]["view"]
    );
    for guest in [&anna, &bert] {
        assert_eq!(guest.get(&format!("/api/tables/{id}/record")).await.0, 200);
    }
}

/// Whichever server gets it, and if both do.
#[tokio::test(flavor = "multi_thread")]
async fn a_click_is_carried_out_once() {
    let cluster = Cluster::start();
    let db = cluster.database("once");
    let (first, second) = (house_on(&db).await, house_on(&db).await);
    let anna = first.guest();
    let id = anna.table(json!([{"type": "me"}, {"type": "local", "name": "Karl"}])).await;
    let mut here = anna.connect(&id, "?seat=0&visit=v").await;
    let tick = here.until("sync").await["picture"]["tick"].clone();
    here.send(put(1, &tick)).await;
    assert_eq!(answer(&mut here, 1).await["done"], 1);
    let mut there = moved(&anna, &second).connect(&id, "?seat=0&visit=v").await;
    assert_eq!(there.until("sync").await["done"], 1);
    there.send(put(1, &tick)).await;
    assert_eq!(answer(&mut there, 1).await["done"], 1);
    assert_eq!(n_put(&there), 1);
    for (request, n_before) in [(2, 1), (3, 2)] {
        let tick =
            here.until_picture(|picture| picture["view"]["places"][0]["order"][0] == n_before).await["tick"]
                .clone();
        tokio::join!(here.send(put(request, &tick)), there.send(put(request, &tick)));
        let answers = tokio::join!(answer(&mut here, request), answer(&mut there, request));
        assert_eq!(
            (&answers.0["done"], &answers.1["done"]),
            (&json!(request), &json!(request)),
            "{answers:?}"
        );
    }
    assert_eq!((n_put(&here), n_put(&there)), (3, 3));
}

/// A server that stops sends people away. Wherever their last click got to: at the next server it is carried out, once.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_sent_away_loses_no_click() {
    let cluster = Cluster::start();
    let db = cluster.database("away");
    let (first, second) = (house_on(&db).await, house_on(&db).await);
    let anna = first.guest();
    let mut tables = Vec::new();
    for _ in 0..12 {
        let id = anna.table(me_and_bots(1)).await;
        let mut socket = anna.connect(&id, "?seat=0&visit=v").await;
        let tick = socket.until("sync").await["picture"]["tick"].clone();
        socket.send(put(1, &tick)).await;
        tables.push((id, socket, tick));
    }
    first.server.stop().await.unwrap();
    let anna = moved(&anna, &second);
    for (id, mut older, tick) in tables {
        assert!(older.is_closed().await);
        let mut socket = anna.connect(&id, "?seat=0&visit=v").await;
        socket.until("sync").await;
        socket.send(put(1, &tick)).await;
        assert_eq!(answer(&mut socket, 1).await["done"], 1);
        assert_eq!(n_put(&socket), 1);
        // Bots go on there too.
        for id in [2, 3] {
            let tick = socket.picture["tick"].clone();
            socket.send(put(id, &tick)).await;
            assert_eq!(answer(&mut socket, id).await["done"], id);
        }
        let tick = socket.picture["tick"].clone();
        socket
            .send(json!({"type": "act", "id": 4, "seat": 0, "tick": tick, "action": {"type": "ready"}}))
            .await;
        socket.until_picture(|picture| picture["status"]["type"] != "together").await;
    }
}
