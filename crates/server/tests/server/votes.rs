//! What the people at a table decide together, and hours in which nobody's clock runs.

use serde_json::{Value, json};

use crate::common::{Guest, House, two_at_a_table};

async fn vote(guest: &Guest, id: &str, motion: &Value, is_aye: bool) -> (u16, Value) {
    guest.post(&format!("/api/tables/{id}/vote"), json!({"motion": motion, "is_aye": is_aye})).await
}

fn replace(seat: u8) -> Value {
    json!({"type": "replace", "seat": seat})
}

#[tokio::test(flavor = "multi_thread")]
async fn who_vanished_is_replaced_and_may_come_back() {
    let house = House::open().await;
    let (anna, mut first, bert, second, id) = two_at_a_table(&house).await;
    drop(second);
    while first.table["seats"][1]["is_here"] != false {
        first.next().await;
    }
    assert_eq!(vote(&anna, &id, &replace(0), true).await.1["code"], "foreign_seat", "not myself");
    assert_eq!(vote(&house.guest(), &id, &replace(1), true).await.1["code"], "foreign_seat");
    let (status, table) = vote(&anna, &id, &replace(1), true).await;
    assert_eq!((status, &table["motion"]), (200, &Value::Null), "nobody else has a say");
    assert_eq!(table["seats"][1]["stand_in"], json!({"level": "knight", "until": "return"}));
    first.until_picture(|picture| picture["status"]["pending"] == json!([0])).await;
    assert_eq!(
        vote(&anna, &id, &replace(1), true).await.1["code"],
        "foreign_seat",
        "a bot plays there already"
    );
    let (status, table) = bert.post(&format!("/api/tables/{id}/return"), json!({})).await;
    assert_eq!((status, &table["seats"][1]["stand_in"]), (200, &Value::Null));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_here_is_replaced_only_when_gone() {
    let house = House::open().await;
    let (anna, mut first, _bert, second, id) = two_at_a_table(&house).await;
    let (status, table) = vote(&anna, &id, &replace(1), true).await;
    assert_eq!((status, &table["seats"][1]["stand_in"]), (200, &Value::Null), "still here");
    assert_eq!(table["motion"]["ayes"], json!([0]));
    drop(second);
    while first.table["seats"][1]["stand_in"].is_null() {
        first.next().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_ends_unfinished_when_all_want_it() {
    let house = House::open().await;
    let (anna, mut first, bert, _second, id) = two_at_a_table(&house).await;
    let end = json!({"type": "end"});
    let (status, table) = vote(&anna, &id, &end, true).await;
    assert_eq!(status, 200);
    assert_eq!(table["motion"], json!({"motion": {"type": "end"}, "voters": [0, 1], "ayes": [0]}));
    assert_eq!(vote(&bert, &id, &replace(0), true).await.1["code"], "other_motion");
    let (_, table) = vote(&bert, &id, &end, false).await;
    assert_eq!((&table["motion"], &table["phase"]), (&Value::Null, &json!("running")), "a no is enough");
    for guest in [&anna, &bert] {
        assert_eq!(vote(guest, &id, &end, true).await.0, 200);
    }
    let table = first.until_phase("halted").await;
    assert!(table["seed"].is_string(), "nothing is secret any more");
    assert_eq!(vote(&anna, &id, &end, true).await.1["code"], "not_running");
    let (status, record) = anna.get(&format!("/api/tables/{id}/record")).await;
    assert_eq!(status, 200);
    assert_eq!(anna.post("/api/replay?viewer=open", record).await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_is_not_replaced() {
    let house = House::open().await;
    let (anna, bert, carl) = (house.guest(), house.guest(), house.guest());
    let id = anna.table(json!([{"type": "me"}, {"type": "open"}, {"type": "open"}])).await;
    for (guest, seat) in [(&bert, 1), (&carl, 2)] {
        guest.post(&format!("/api/tables/{id}/join"), json!({"seat": seat})).await;
    }
    let mut third = carl.connect(&id, "?seat=2").await;
    third.until("sync").await;
    let (_, table) = vote(&anna, &id, &replace(2), true).await;
    assert_eq!(table["motion"]["voters"], json!([0, 1]));
    third.act(2, json!({"type": "put", "field": 0})).await;
    while !third.table["motion"].is_null() {
        third.next().await;
    }
    assert!(third.table["seats"][2]["stand_in"].is_null());
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_votes_and_nights_are_refused() {
    let house = House::open().await;
    let (anna, _first, _bert, _second, id) = two_at_a_table(&house).await;
    for (motion, code) in [
        (json!({"type": "replace", "seat": 4}), "foreign_seat"),
        (json!({"type": "replace", "seat": 99}), "malformed"),
        (json!({"type": "replace"}), "malformed"),
        (json!({"type": "win"}), "malformed"),
        (json!("end"), "malformed"),
    ] {
        assert_eq!(vote(&anna, &id, &motion, true).await.1["code"], code, "{motion}");
    }
    for (night, code) in [
        (json!({"from": 1440, "to": 360}), "bad_night"),
        (json!({"from": 0, "to": 1440}), "bad_night"),
        (json!({"from": 0, "to": 721}), "bad_night"),
        (json!({"from": 60, "to": 60}), "bad_night"),
        (json!({"from": -1, "to": 60}), "malformed"),
        (json!({"from": 60}), "malformed"),
        (json!("ten"), "malformed"),
    ] {
        assert_eq!(anna.post("/api/me/night", json!({"night": night})).await.1["code"], code, "{night}");
    }
    let wanted = json!({"night": {"from": 1320, "to": 360}});
    assert_eq!(anna.post("/api/me/night", wanted.clone()).await, (200, wanted.clone()));
    assert_eq!(anna.get("/api/me/night").await, (200, wanted.clone()));
    assert_eq!(anna.get("/api/me/export").await.1["night"], wanted["night"]);
}

/// Nobody's clock runs at night.
#[tokio::test(flavor = "multi_thread")]
async fn a_day_is_longer_for_who_sleeps() {
    let house = House::open().await;
    let anna = house.guest();
    let set = async |night: Value| {
        anna.post("/api/me/night", json!({"night": night})).await;
        let table = json!({"game": "drafts", "setup": {}, "seats": [{"type": "me"}, {"type": "bot", "level": "page"}],
            "terms": {"pace": {"type": "days", "days": 1}}});
        anna.post("/api/tables", table).await.1["clocks"][0]["left_ms"].as_i64().unwrap()
    };
    let (day, hour) = (24 * 3600 * 1000, 3600 * 1000);
    assert!((day - hour..=day).contains(&set(Value::Null).await));
    // A day of sixteen hours, twice begun: one or two nights are in it.
    let slept = set(json!({"from": 1320, "to": 360})).await;
    assert!((day + 8 * hour - hour..=day + 16 * hour).contains(&slept), "{slept}");
}
