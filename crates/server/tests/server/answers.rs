//! A request and its answer: in order, exactly once, together with the picture it made; and what a broken line leaves.

use std::sync::Arc;

use serde_json::{Value, json};
use store::{SqliteStore, Store};

use crate::common::{Guest, House, me_and_bots, two_at_a_table};

fn put(field: u8) -> Value {
    json!({"type": "put", "field": field})
}

fn act(id: u32, tick: &Value, action: Value) -> Value {
    json!({"type": "act", "id": id, "seat": 0, "tick": tick, "action": action})
}

/// Which request each message answers.
fn answered(messages: &[Value]) -> Vec<u64> {
    messages.iter().filter_map(|message| message["id"].as_u64().or(message["done"].as_u64())).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_answer_is_the_picture_that_the_request_made_and_it_is_on_disk() {
    let house = House::open().await;
    let (_anna, mut first, _bert, mut second, id) = two_at_a_table(&house).await;
    let tick = first.picture["tick"].clone();
    first.send(act(7, &tick, put(2))).await;
    let messages = first.all_said().await;
    assert_eq!(messages.len(), 1, "{messages:?}");
    assert_eq!(messages[0]["type"], "update");
    assert_eq!(messages[0]["done"], 7);
    assert_eq!(messages[0]["picture"]["view"]["places"][0]["order"], json!([0, 0, 1, 0]));
    assert!(messages[0]["picture"]["tick"].as_u64() > tick.as_u64());
    let db = format!("sqlite://{}/liege.db", house.folder.path().display());
    assert_eq!(SqliteStore::open(&db).await.unwrap().steps(&id).await.unwrap().len(), 1);
    // Who did not ask is told of no request.
    for _ in 0..2 {
        first.act(0, put(0)).await;
    }
    first.act(0, json!({"type": "ready"})).await;
    assert_eq!(second.until("update").await["done"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_are_carried_out_in_the_order_sent_and_each_is_answered_once() {
    let house = House::open().await;
    let (_anna, mut socket, _bert, _second, _id) = two_at_a_table(&house).await;
    let tick = socket.picture["tick"].clone();
    for (id, message) in [
        act(0, &tick, put(1)),
        json!({"type": "ask", "seat": 0, "action": put(1)}),
        // The second click from one picture is stale.
        act(0, &tick, put(1)),
        json!({"type": "undo", "seat": 0, "tick": 9999}),
        json!({"type": "look", "seat": null}),
        json!({"type": "look", "seat": 1}),
        json!({"type": "look", "seat": 0}),
        json!({"type": "act", "seat": 0}),
    ]
    .into_iter()
    .enumerate()
    {
        let mut message = message;
        message["id"] = (id + 1).into();
        socket.send(message).await;
    }
    let messages = socket.all_said().await;
    let types: Vec<&Value> = messages.iter().map(|message| &message["type"]).collect();
    // What cannot be read never comes to the table; its refusal may overtake the other answers.
    let mut ids = answered(&messages);
    ids.retain(|&id| id != 8);
    assert_eq!(ids, [1, 2, 3, 4, 5, 6, 7], "{types:?}");
    assert_eq!(answered(&messages).len(), 8);
    assert_eq!(socket.picture["view"]["places"][0]["order"], json!([0, 1, 0, 0]));
}

/// On a screen for several, behind the curtain, the public picture does not change by a private click.
#[tokio::test(flavor = "multi_thread")]
async fn who_asks_gets_a_picture_even_if_its_clock_stands_still() {
    let house = House::open().await;
    let anna = house.guest();
    let id = anna.table(me_and_bots(1)).await;
    let mut seat = anna.connect(&id, "?seat=0").await;
    let tick = seat.until("sync").await["picture"]["tick"].clone();
    let mut public = anna.connect(&id, "").await;
    public.until("sync").await;
    let before = public.picture["tick"].clone();
    public.send(act(3, &tick, put(0))).await;
    loop {
        let message = public.next().await;
        if message["done"] == 3 {
            assert_eq!(message["type"], "update");
            break;
        }
    }
    assert!(public.picture["tick"].as_u64() >= before.as_u64());
    seat.until_picture(|picture| picture["view"]["places"][0]["order"] == json!([1, 0, 0, 0])).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_broken_line_the_sync_says_what_was_carried_out() {
    let house = House::open().await;
    let (anna, first, bert, _second, id) = two_at_a_table(&house).await;
    drop(first);
    let mut socket = anna.connect(&id, "?seat=0&visit=v1").await;
    assert_eq!(socket.until("sync").await["done"], Value::Null);
    for _ in 0..2 {
        assert_eq!(socket.act(0, put(0)).await["type"], "update");
    }
    assert_eq!(socket.act(0, put(9)).await["type"], "refused");
    drop(socket);
    // The refused request is not among what was carried out.
    let mut again = anna.connect(&id, "?seat=0&visit=v1").await;
    assert_eq!(again.until("sync").await["done"], 2);
    // A visit is one page of one guest.
    let mut other = anna.connect(&id, "?seat=0&visit=v2").await;
    assert_eq!(other.until("sync").await["done"], Value::Null);
    let mut stranger = bert.connect(&id, "?seat=1&visit=v1").await;
    assert_eq!(stranger.until("sync").await["done"], Value::Null);
    again.all_said().await;
    let long = "v".repeat(65);
    assert_eq!(anna.try_connect(&id, &format!("?visit={long}"), None).await.err(), Some(400));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_that_is_taken_up_again_silences_the_older_one() {
    let house = House::open().await;
    let (anna, first, _bert, _second, id) = two_at_a_table(&house).await;
    drop(first);
    let mut older = anna.connect(&id, "?seat=0&visit=v").await;
    let tick = older.until("sync").await["picture"]["tick"].clone();
    let mut newer = anna.connect(&id, "?seat=0&visit=v").await;
    newer.until("sync").await;
    older.flood(&act(1, &tick, put(0)).to_string(), 1).await;
    assert!(older.is_closed().await);
    assert_eq!(newer.act(0, put(3)).await["picture"]["view"]["places"][0]["order"], json!([0, 0, 0, 1]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_was_started_again_knows_what_was_carried_out() {
    let house = House::open().await;
    let folder = Arc::clone(&house.folder);
    let anna = house.guest();
    let id = anna.table(me_and_bots(1)).await;
    let mut socket = anna.connect(&id, "?seat=0&visit=v").await;
    socket.until("sync").await;
    let tick = socket.picture["tick"].clone();
    assert_eq!(socket.act(0, put(0)).await["type"], "update");
    house.server.stop().await.unwrap();
    let house = House::reopen(folder, |_| ()).await;
    let anna = Guest::at(house.server.addr(), anna.jar);
    let mut socket = anna.connect(&id, "?seat=0&visit=v").await;
    let sync = socket.until("sync").await;
    assert_eq!(sync["done"], 1);
    assert_eq!(sync["picture"]["view"]["places"][0]["order"], json!([1, 0, 0, 0]));
    // Sent again all the same, it is answered and not carried out twice.
    socket.send(act(1, &tick, put(0))).await;
    assert_eq!(socket.until("sync").await["done"], 1);
    assert_eq!(socket.picture["view"]["places"][0]["order"], json!([1, 0, 0, 0]));
}
