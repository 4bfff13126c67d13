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
    assert!(sync["picture"]["view"]["places"][0]["hand"].is_array());
    assert!(sync["picture"]["view"]["places"][1]["hand"].is_null());
    socket.compose(0).await;
    assert_eq!(socket.act(0, json!({"type": "ready"})).await["type"], "update");

    let sync = socket.ask_for(json!({"type": "look", "seat": 1})).await;
    assert_eq!(sync["type"], "sync");
    assert_eq!(sync["picture"]["viewer"], json!({"type": "seat", "seat": 1}));
    assert!(sync["picture"]["view"]["places"][0]["hand"].is_null());
    assert!(sync["picture"]["view"]["places"][1]["hand"].is_array());
    assert_eq!(sync["picture"]["log_from"], 0);
    socket.compose(1).await;
    assert_eq!(socket.act(1, json!({"type": "ready"})).await["type"], "update");

    // Behind the curtain nobody's secrets are on the wire.
    let sync = socket.ask_for(json!({"type": "look", "seat": null})).await;
    assert_eq!(sync["picture"]["viewer"], json!({"type": "public"}));
    assert!(sync["picture"]["view"]["places"][1]["hand"].is_null());
    let refused = socket.ask_for(json!({"type": "look", "seat": 2})).await;
    assert_eq!(refused["refusal"]["code"], "foreign_seat");
}
