//! A panic in the rules ends one match and nothing else.

use serde_json::json;

use crate::common::{Guest, House, Socket, me_and_bots};

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

#[tokio::test(flavor = "multi_thread")]
async fn a_broken_match_halts_and_leaves_a_record() {
    let house = House::open().await;
    let anna = house.guest();
    let other = anna.table(me_and_bots(1)).await;
    let (id, mut socket) = fragile_table(&anna).await;
    let refused = socket.act(1, json!({"type": "break"})).await;
    assert_eq!(refused["refusal"], json!({"code": "internal"}));
    let (_, table) = anna.get(&format!("/api/tables/{id}")).await;
    assert_eq!((&table["phase"], &table["is_my_turn"]), (&json!("halted"), &json!(false)));
    assert_eq!(socket.act(1, json!({"type": "step"})).await["refusal"]["code"], "internal");
    let (status, record) = anna.get(&format!("/api/tables/{id}/record")).await;
    assert_eq!((status, record["actions"].as_array().unwrap().len()), (200, 1));
    assert_eq!(anna.post("/api/replay?viewer=open", record).await.0, 200);

    let mut socket = anna.connect(&other, "?seat=0").await;
    socket.until("sync").await;
    socket.play_to_the_end(0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_view_that_breaks_halts_the_match_too() {
    let house = House::open().await;
    let anna = house.guest();
    let (id, mut socket) = fragile_table(&anna).await;
    socket.act(1, json!({"type": "curse"})).await;
    let (_, table) = anna.get(&format!("/api/tables/{id}")).await;
    assert_eq!(table["phase"], "halted");
    let (status, record) = anna.get(&format!("/api/tables/{id}/record")).await;
    assert_eq!((status, record["actions"].as_array().unwrap().len()), (200, 2));
    let (status, error) = anna.get(&format!("/api/tables/{id}/replay")).await;
    assert_eq!((status, error), (500, json!({"code": "internal"})), "no words about the inside");
}
