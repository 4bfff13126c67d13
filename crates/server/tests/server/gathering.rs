//! Tables by link.

use serde_json::{Value, json};

use crate::common::House;

#[tokio::test(flavor = "multi_thread")]
async fn a_table_fills_and_its_match_begins() {
    let house = House::open().await;
    let (anna, bert, eve) = (house.guest(), house.guest(), house.guest());
    bert.post("/api/me", json!({"name": "Bert"})).await;
    let id = anna.table(json!([{"type": "me"}, {"type": "open"}, {"type": "open"}])).await;
    let mut socket = anna.connect(&id, "?seat=0").await;
    let sync = socket.until("sync").await;
    assert_eq!((&sync["table"]["phase"], &sync["picture"]), (&json!("gathering"), &Value::Null));
    let put = json!({"type": "act", "seat": 0, "tick": 0, "action": {"type": "put", "field": 0}});
    assert_eq!(socket.ask_for(put).await["refusal"]["code"], "not_running");
    assert_eq!(eve.get(&format!("/api/tables/{id}/replay")).await.1["code"], "not_over");

    let join = format!("/api/tables/{id}/join");
    let (status, table) = bert.post(&join, json!({"seat": 1})).await;
    assert_eq!((status, &table["seats"][1]["is_mine"]), (200, &json!(true)));
    assert_eq!(socket.until("sync").await["table"]["seats"][1]["name"], "Bert");
    assert_eq!(bert.post(&join, json!({"seat": 1})).await.0, 200, "joining twice is joining once");
    assert_eq!(bert.post(&join, json!({"seat": 2})).await.1["code"], "bad_seats");
    assert_eq!(eve.post(&join, json!({"seat": 1})).await.1["code"], "seat_taken");
    assert_eq!(eve.post(&join, json!({"seat": 4})).await.1["code"], "bad_seats");

    let fill = format!("/api/tables/{id}/fill");
    let bot = json!({"seat": 2, "level": "page"});
    assert_eq!(bert.post(&fill, bot.clone()).await.1["code"], "not_host");
    assert_eq!(anna.post(&fill, json!({"seat": 2})).await.1["code"], "bad_seats");
    assert_eq!(anna.post(&fill, json!({"seat": 2, "level": "emperor"})).await.1["code"], "bad_seats");
    assert_eq!(anna.post(&fill, json!({"seat": 1, "level": "page"})).await.1["code"], "seat_taken");
    let (status, table) = anna.post(&fill, bot).await;
    assert_eq!((status, &table["phase"]), (200, &json!("running")));
    socket.until_picture(|picture| picture["status"]["type"] == "together").await;

    bert.post("/api/me", json!({"name": "Bertram"})).await;
    loop {
        if socket.until("table").await["table"]["seats"][1]["name"] == "Bertram" {
            break;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn coming_and_going_is_seen() {
    let house = House::open().await;
    let (anna, bert) = (house.guest(), house.guest());
    let id = anna.table(json!([{"type": "me"}, {"type": "open"}])).await;
    bert.post(&format!("/api/tables/{id}/join"), json!({"seat": 1})).await;
    let mut first = anna.connect(&id, "?seat=0").await;
    assert_eq!(first.until("sync").await["table"]["seats"][1]["is_here"], false);
    let second = bert.connect(&id, "?seat=1").await;
    while first.until("table").await["table"]["seats"][1]["is_here"] != true {}
    drop(second);
    while first.until("table").await["table"]["seats"][1]["is_here"] != false {}
}
