//! A whole match against bots, and what is left of it.

use serde_json::{Value, json};

use crate::common::{Guest, House, me_and_bots};

#[tokio::test(flavor = "multi_thread")]
async fn a_match_against_bots_is_played_recorded_and_replayed() {
    let house = House::open().await;
    let anna = house.guest();
    let id = anna.table(me_and_bots(3)).await;
    let table = format!("/api/tables/{id}");
    let (status, error) = anna.get(&format!("{table}/record")).await;
    assert_eq!((status, &error["code"]), (409, &json!("not_over")));

    let mut socket = anna.connect(&id, "?seat=0").await;
    let sync = socket.until("sync").await;
    let commitment = sync["table"]["commitment"].clone();
    assert_eq!(sync["table"]["seed"], json!(null));
    assert_eq!(sync["table"]["setup"], json!({"seats": 4, "rounds": 2}));
    socket.play_to_the_end(0).await;
    let over = socket.until_phase("over").await;
    assert_eq!(over["result"]["places"].as_array().unwrap().len(), 4);

    let (status, record) = anna.get(&format!("{table}/record")).await;
    assert_eq!(status, 200);
    assert_eq!(record["commitment"], commitment);
    assert_eq!(record["seed"], over["seed"]);
    assert_eq!(record["result"], over["result"]);
    // Who sat where stands in the file, though it is no part of the match.
    assert_eq!(record["players"][0], json!({"kind": "person", "name": ""}));
    assert_eq!(record["players"][1]["kind"], "bot");
    assert_eq!(record["players"].as_array().unwrap().len(), 4);
    for viewer in ["public", "open", "0", "3"] {
        let (status, replay) = anna.get(&format!("{table}/replay?viewer={viewer}")).await;
        assert_eq!(status, 200, "{replay}");
        let (status, uploaded) =
            house.guest().post(&format!("/api/replay?viewer={viewer}"), record.clone()).await;
        assert_eq!((status, uploaded), (200, replay));
    }
    let refused = socket.act(0, json!({"type": "end_turn"})).await;
    assert_eq!(refused["refusal"]["code"], "game_over");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_changed_record_is_refused() {
    let house = House::open().await;
    let anna = house.guest();
    let id = anna.table(me_and_bots(1)).await;
    let mut socket = anna.connect(&id, "?seat=0").await;
    socket.until("sync").await;
    socket.play_to_the_end(0).await;
    let (_, record) = anna.get(&format!("/api/tables/{id}/record")).await;
    let mut other_seat = record.clone();
    other_seat["actions"][0]["seat"] = json!(1 - record["actions"][0]["seat"].as_u64().unwrap());
    let mut other_result = record.clone();
    other_result["result"]["points"][0] = json!(99);
    let mut other_seed = record.clone();
    other_seed["seed"] = json!("0".repeat(64));
    let mut many_seats = record.clone();
    many_seats["setup"]["seats"] = json!(250);
    for wrong in [other_seat, other_result, other_seed, json!({"game": "drafts"}), json!([]), json!({})] {
        let (status, error) = anna.post("/api/replay", wrong).await;
        assert_eq!((status, &error["code"]), (422, &json!("bad_record")), "{error}");
    }
    assert_eq!(anna.post("/api/replay", many_seats).await.1["code"], "bad_setup");
    assert_eq!(anna.post("/api/replay", json!({"game": "chess"})).await.1["code"], "unknown_game");
    assert_eq!(anna.post("/api/replay?viewer=9", record.clone()).await.1["code"], "malformed");
    assert_eq!(anna.post("/api/replay?viewer=4", record.clone()).await.1["code"], "foreign_seat");
    assert_eq!(anna.post("/api/replay", record).await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn my_tables_are_listed_with_my_turn_first() {
    let house = House::open().await;
    let anna = house.guest();
    let finished = anna.table(me_and_bots(1)).await;
    let mut socket = anna.connect(&finished, "?seat=0").await;
    socket.until("sync").await;
    socket.play_to_the_end(0).await;
    socket.until_phase("over").await;
    let waiting = anna.table(json!([{"type": "me"}, {"type": "open"}])).await;
    let mine = anna.table(me_and_bots(1)).await;
    let (_, list) = anna.get("/api/tables").await;
    let ids: Vec<_> = list.as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap()).collect();
    assert_eq!(ids, [&mine, &waiting, &finished]);
    assert_eq!(list[0]["is_my_turn"], true);
    assert_eq!(house.guest().get("/api/tables").await.1, json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chosen_seed_brings_the_same_match_and_the_same_bots() {
    let house = House::open().await;
    let anna = house.guest();
    let [first, again, other] =
        [played(&anna, "7").await, played(&anna, "7").await, played(&anna, "8").await];
    assert_eq!(first, again);
    assert_ne!(first, other);
    let (status, error) = anna.post("/api/tables", seeded("no number")).await;
    assert_eq!((status, &error["code"]), (422, &json!("bad_setup")));
}

/// Who knows the seed knows every secret of the match: with others at the table it stays the server's.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_chooses_the_seed_of_a_match_with_others() {
    let house = House::open().await;
    let anna = house.guest();
    for other in [json!({"type": "open"}), json!({"type": "local", "name": "Ben"})] {
        let seats = json!([{"type": "me"}, other]);
        let wanted = json!({"game": "drafts", "setup": {}, "seats": seats, "seed": "7"});
        let (status, error) = anna.post("/api/tables", wanted).await;
        assert_eq!((status, &error["code"]), (422, &json!("bad_setup")));
    }
}

fn seeded(seed: &str) -> Value {
    json!({"game": "drafts", "setup": {}, "seats": me_and_bots(1), "seed": seed})
}

/// What the bot did in a match with this seed, and how it ended.
async fn played(guest: &Guest, seed: &str) -> (Vec<Value>, Value) {
    let (_, table) = guest.post("/api/tables", seeded(seed)).await;
    let id = table["id"].as_str().unwrap();
    let mut socket = guest.connect(id, "?seat=0").await;
    socket.until("sync").await;
    // Who is ready is public and enters what a bot thinks: to play in the same way is to let it go first each time.
    while socket.picture["status"]["type"] != "over" {
        let picture = socket.until_picture(|picture| !is_pending(picture, 1)).await;
        if let Some(action) = picture["legal"].as_array().and_then(|legal| legal.first()).cloned() {
            socket.act(0, action).await;
        }
    }
    socket.until_phase("over").await;
    let (_, record) = guest.get(&format!("/api/tables/{id}/record")).await;
    let by_the_bot = record["actions"].as_array().unwrap().iter().filter(|action| action["seat"] == 1);
    (by_the_bot.cloned().collect(), record["result"].clone())
}

fn is_pending(picture: &Value, seat: u64) -> bool {
    let status = &picture["status"];
    let window = status["pending"].as_array();
    status["seat"] == seat || window.is_some_and(|pending| pending.contains(&json!(seat)))
}
