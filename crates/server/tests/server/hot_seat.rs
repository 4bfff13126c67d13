//! Several people on one screen.

use serde_json::json;

use crate::common::House;

#[tokio::test(flavor = "multi_thread")]
async fn one_screen_looks_through_one_seat_at_a_time() {
    let house = House::open().await;
    let anna = house.guest();
    anna.post("/api/me", json!({"name": "Anna"})).await;
    let seats =
        json!([{"type": "me"}, {"type": "local", "name": " Karl "}, {"type": "bot", "level": "page"}]);
    let id = anna.table(seats).await;
    let mut socket = anna.connect(&id, "?seat=0").await;
    let sync = socket.until("sync").await;
    let names: Vec<_> = sync["table"]["seats"].as_array().unwrap().iter().map(|seat| &seat["name"]).collect();
    assert_eq!(names, ["Anna", "Karl", "page"]);
    assert!(sync["frame"]["view"]["places"][0]["hand"].is_array());
    assert!(sync["frame"]["view"]["places"][1]["hand"].is_null());
    socket.compose(0).await;
    assert_eq!(socket.act(0, json!({"type": "ready"})).await["type"], "done");

    socket.send(json!({"type": "look", "seat": 1})).await;
    let sync = socket.until("sync").await;
    assert_eq!(sync["frame"]["viewer"], json!({"type": "seat", "seat": 1}));
    assert!(sync["frame"]["view"]["places"][0]["hand"].is_null());
    assert!(sync["frame"]["view"]["places"][1]["hand"].is_array());
    assert_eq!(sync["frame"]["log_from"], 0);
    socket.compose(1).await;
    assert_eq!(socket.act(1, json!({"type": "ready"})).await["type"], "done");

    // Behind the curtain nobody's secrets are on the wire.
    socket.send(json!({"type": "look", "seat": null})).await;
    let sync = socket.until("sync").await;
    assert_eq!(sync["frame"]["viewer"], json!({"type": "public"}));
    assert!(sync["frame"]["view"]["places"][1]["hand"].is_null());
    socket.send(json!({"type": "look", "seat": 2})).await;
    assert_eq!(socket.until("refused").await["refusal"]["code"], "foreign_seat");
}
