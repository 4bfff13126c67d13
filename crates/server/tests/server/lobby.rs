//! Open tables: who finds them, how long they wait, what their hosts may change, and the next match.

use futures_util::StreamExt as _;
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};
use tokio::time::timeout;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

use crate::common::{Guest, House, LONGEST_WAIT, me_and_bots, until};

/// A table of drafts with one open seat that everybody may find.
fn public_table(waits: Value) -> Value {
    json!({
        "game": "drafts", "setup": {}, "seats": [{"type": "me"}, {"type": "open"}],
        "terms": {"is_public": true, "waits": waits},
    })
}

fn bots_after(minutes: u32) -> Value {
    json!({"minutes": minutes, "otherwise": {"type": "bots", "level": "page"}})
}

async fn set(guest: &Guest, table: Value) -> String {
    let (status, table) = guest.post("/api/tables", table).await;
    assert_eq!(status, 201, "{table}");
    table["id"].as_str().unwrap().to_owned()
}

async fn listed(guest: &Guest) -> Vec<String> {
    let (status, lobby) = guest.get("/api/lobby").await;
    assert_eq!(status, 200);
    ids(&lobby)
}

fn ids(lobby: &Value) -> Vec<String> {
    let tables = lobby["tables"].as_array().unwrap();
    tables.iter().map(|table| table["id"].as_str().unwrap().to_owned()).collect()
}

fn phase(table: &Value) -> &str {
    table["phase"].as_str().unwrap()
}

async fn do_at(guest: &Guest, id: &str, what: &str, body: Value) -> (u16, Value) {
    guest.post(&format!("/api/tables/{id}/{what}"), body).await
}

/// As if the time that was said had gone by.
async fn wait_enough(house: &House, id: &str) {
    let file = house.folder.path().join("liege.db");
    let mut connection = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    for statement in [
        "UPDATE due SET due_ms = 1000 WHERE kind = 'gather' AND table_id = $1",
        "UPDATE tables SET waits_until = 1 WHERE id = $1",
    ] {
        sqlx::query(statement).bind(id).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_shows_public_tables_as_they_come_and_go() {
    let house = House::open().await;
    let (anna, bert) = (house.guest(), house.guest());
    bert.get("/api/me").await;
    let mut request = bert.url("/api/lobby/socket").replace("http", "ws").into_client_request().unwrap();
    let cookies = reqwest::cookie::CookieStore::cookies(bert.jar.as_ref(), &bert.url("/").parse().unwrap());
    request.headers_mut().insert("cookie", cookies.unwrap().to_str().unwrap().parse().unwrap());
    let (mut socket, _) = connect_async(request).await.unwrap();
    let mut next = async || loop {
        let message = timeout(LONGEST_WAIT, socket.next()).await.expect("news").unwrap().unwrap();
        if let Message::Text(text) = message {
            return serde_json::from_str::<Value>(&text).unwrap();
        }
    };
    assert_eq!(ids(&next().await), [""; 0]);
    anna.table(json!([{"type": "me"}, {"type": "open"}])).await;
    let id = set(&anna, public_table(bots_after(5))).await;
    let lobby = next().await;
    assert_eq!(ids(&lobby), [id.as_str()], "a table by link is not shown");
    let table = &lobby["tables"][0];
    assert_eq!((&table["terms"]["waits"], &table["is_host"]), (&bots_after(5), &json!(false)));
    assert!(table["waits_until"].as_i64() > table["created_at"].as_i64());
    assert!(table["seed"].is_null());
    assert_eq!(listed(&bert).await, [id.as_str()]);
    bert.post(&format!("/api/tables/{id}/join"), json!({"seat": 1})).await;
    assert_eq!(ids(&next().await), [""; 0], "it has begun");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_quick_match_finds_a_seat_or_sets_a_table() {
    let house = House::open().await;
    let (anna, bert, carl) = (house.guest(), house.guest(), house.guest());
    let wanted = json!({"game": "drafts", "setup": {}, "seats": [{"type": "me"}, {"type": "open"}]});
    let (status, mine) = anna.post("/api/lobby/quick", wanted.clone()).await;
    assert_eq!((status, phase(&mine)), (201, "gathering"));
    let (status, again) = anna.post("/api/lobby/quick", wanted.clone()).await;
    assert_eq!((status, &again["id"]), (200, &mine["id"]), "whoever waits goes on waiting");
    let other = json!({"game": "fragile", "setup": {}, "seats": [{"type": "me"}, {"type": "open"}]});
    let (status, elsewhere) = carl.post("/api/lobby/quick", other).await;
    assert_eq!(status, 201, "another game: {elsewhere}");
    let (status, found) = bert.post("/api/lobby/quick", wanted.clone()).await;
    assert_eq!((status, &found["id"], phase(&found)), (200, &mine["id"], "running"));
    assert_eq!(carl.post("/api/lobby/quick", wanted).await.0, 201, "nobody waits any more");
    let (status, error) = carl.post("/api/lobby/quick", json!({"game": "x", "setup": {}, "seats": []})).await;
    assert_eq!((status, &error["code"]), (404, &json!("unknown_game")));
}

#[tokio::test(flavor = "multi_thread")]
async fn after_the_wait_bots_come_or_it_is_called_off() {
    let house = House::open().await;
    let anna = house.guest();
    let with_bots = set(&anna, public_table(bots_after(1))).await;
    let without = set(&anna, public_table(json!({"minutes": 1, "otherwise": {"type": "call_off"}}))).await;
    let longer = set(&anna, public_table(bots_after(1))).await;
    // Nobody sits there but those who never came.
    let empty = json!({"game": "drafts", "setup": {}, "seats": [{"type": "open"}, {"type": "open"}],
        "terms": {"is_public": true, "waits": bots_after(1)}});
    let empty = set(&anna, empty).await;
    let mut watching = anna.connect(&with_bots, "?seat=0").await;
    for id in [&with_bots, &without, &empty] {
        wait_enough(&house, id).await;
    }
    watching.until_phase("running").await;
    let table = anna.get(&format!("/api/tables/{with_bots}")).await.1;
    assert_eq!((&table["seats"][1]["kind"], &table["waits_until"]), (&json!("bot"), &Value::Null));
    for id in [&without, &empty] {
        until(async || phase(&anna.get(&format!("/api/tables/{id}")).await.1) == "called_off").await;
        assert_eq!(do_at(&house.guest(), id, "join", json!({"seat": 1})).await.1["code"], "seat_taken");
        assert_eq!(anna.get(&format!("/api/tables/{id}/record")).await.1["code"], "not_over");
    }
    assert_eq!(phase(&anna.get(&format!("/api/tables/{longer}")).await.1), "gathering");
    assert_eq!(listed(&anna).await, [longer.as_str()]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_rules_until_the_match_begins() {
    let house = House::open().await;
    let (anna, bert, carl) = (house.guest(), house.guest(), house.guest());
    let three = json!({"game": "drafts", "setup": {}, "seats": [{"type": "me"}, {"type": "open"}, {"type": "open"}],
        "terms": {"is_public": true}});
    let id = set(&anna, three).await;
    do_at(&bert, &id, "join", json!({"seat": 1})).await;
    for (what, body) in [
        ("start", json!({"level": "page"})),
        ("remove", json!({"seat": 0})),
        ("call-off", json!({})),
        ("replan", public_table(Value::Null)),
    ] {
        let (status, error) = do_at(&bert, &id, what, body).await;
        assert_eq!((status, &error["code"]), (403, &json!("not_host")), "{what}");
    }
    assert_eq!(do_at(&anna, &id, "replan", public_table(Value::Null)).await.1["code"], "seat_taken");
    assert_eq!(do_at(&anna, &id, "remove", json!({"seat": 2})).await.1["code"], "bad_seats");
    assert_eq!(do_at(&anna, &id, "remove", json!({"seat": 4})).await.1["code"], "bad_seats");
    let (status, table) = do_at(&anna, &id, "remove", json!({"seat": 1})).await;
    assert_eq!((status, &table["seats"][1]["kind"]), (200, &json!("open")));
    let (status, error) = do_at(&bert, &id, "join", json!({"seat": 1})).await;
    assert_eq!((status, &error["code"]), (403, &json!("unwelcome")));
    assert_eq!((listed(&bert).await, listed(&carl).await.len()), (Vec::new(), 1), "it is not even shown");

    let (status, table) = do_at(&anna, &id, "replan", public_table(bots_after(9))).await;
    assert_eq!((status, table["seats"].as_array().unwrap().len()), (200, 2));
    assert_eq!(table["terms"]["waits"], bots_after(9));
    do_at(&carl, &id, "join", json!({"seat": 1})).await;
    let table = anna.get(&format!("/api/tables/{id}")).await.1;
    assert_eq!((phase(&table), &table["id"]), ("running", &json!(id)));
    for (what, body) in [("start", json!({"level": "page"})), ("leave", json!({})), ("call-off", json!({}))] {
        assert_eq!(do_at(&anna, &id, what, body).await.1["code"], "has_begun", "{what}");
    }
}

/// What was promised at the start holds after options were changed.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_set_anew_keeps_its_secret() {
    let house = House::open().await;
    let anna = house.guest();
    let id = set(&anna, public_table(Value::Null)).await;
    let before = anna.get(&format!("/api/tables/{id}")).await.1;
    let mut wanted = public_table(Value::Null);
    wanted["seed"] = json!("00".repeat(32));
    assert_eq!(do_at(&anna, &id, "replan", wanted).await.1["code"], "bad_setup");
    let wanted = json!({"game": "fragile", "setup": {}, "seats": [{"type": "me"}, {"type": "open"}]});
    assert_eq!(do_at(&anna, &id, "replan", wanted).await.1["code"], "bad_setup");
    let alone = json!({"game": "drafts", "setup": {}, "seats": me_and_bots(1)});
    let (status, table) = do_at(&anna, &id, "replan", alone).await;
    assert_eq!((status, phase(&table)), (200, "running"), "no seat is open any more");
    assert_eq!(table["commitment"], before["commitment"]);
    let mut socket = anna.connect(&id, "?seat=0").await;
    socket.until("sync").await;
    socket.play_to_the_end(0).await;
}

/// Who sat there looked with the eyes of that seat.
#[tokio::test(flavor = "multi_thread")]
async fn who_was_sent_away_sees_nothing_of_the_seat() {
    let house = House::open().await;
    let (anna, bert, carl) = (house.guest(), house.guest(), house.guest());
    let id = anna.table(json!([{"type": "me"}, {"type": "open"}, {"type": "open"}])).await;
    do_at(&bert, &id, "join", json!({"seat": 1})).await;
    let mut away = bert.connect(&id, "?seat=1").await;
    away.until("sync").await;
    do_at(&anna, &id, "remove", json!({"seat": 1})).await;
    do_at(&carl, &id, "join", json!({"seat": 1})).await;
    do_at(&anna, &id, "start", json!({"level": "page"})).await;
    let picture = away.until_picture(|picture| picture["status"]["type"] == "together").await;
    assert_eq!((&picture["viewer"]["type"], &picture["legal"]), (&json!("public"), &json!([])));
    let put =
        json!({"type": "act", "seat": 1, "tick": picture["tick"], "action": {"type": "put", "field": 0}});
    assert_eq!(away.ask_for(put).await["refusal"]["code"], "foreign_seat");
    assert_eq!(bert.try_connect(&id, "?seat=1", None).await.err(), Some(403));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_begins_with_bots_and_sitters_leave() {
    let house = House::open().await;
    let (anna, bert) = (house.guest(), house.guest());
    let id = anna.table(json!([{"type": "open"}, {"type": "open"}, {"type": "open"}])).await;
    assert_eq!(
        do_at(&anna, &id, "start", json!({"level": "page"})).await.1["code"],
        "bad_seats",
        "nobody sits"
    );
    do_at(&bert, &id, "join", json!({"seat": 2})).await;
    let (status, table) = do_at(&bert, &id, "leave", json!({})).await;
    assert_eq!((status, &table["seats"][2]["kind"]), (200, &json!("open")));
    assert_eq!(do_at(&bert, &id, "leave", json!({})).await.1["code"], "has_begun", "nothing to leave");
    assert_eq!(do_at(&bert, &id, "join", json!({"seat": 2})).await.0, 200, "who left may come back");
    assert_eq!(do_at(&anna, &id, "start", json!({"level": "emperor"})).await.1["code"], "bad_seats");
    let (status, table) = do_at(&anna, &id, "start", json!({"level": "page"})).await;
    assert_eq!((status, phase(&table)), (200, "running"));
    let mut socket = bert.connect(&id, "?seat=2").await;
    socket.until("sync").await;
    socket.play_to_the_end(2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_people_play_again_a_seat_further() {
    let house = House::open().await;
    let (anna, bert, eve) = (house.guest(), house.guest(), house.guest());
    let id = anna.table(json!([{"type": "me"}, {"type": "open"}, {"type": "bot", "level": "page"}])).await;
    assert_eq!(do_at(&anna, &id, "rematch", json!({})).await.1["code"], "not_over");
    do_at(&bert, &id, "join", json!({"seat": 1})).await;
    let (mut first, mut second) = (anna.connect(&id, "?seat=0").await, bert.connect(&id, "?seat=1").await);
    first.until("sync").await;
    second.until("sync").await;
    tokio::join!(first.play_to_the_end(0), second.play_to_the_end(1));
    assert_eq!(do_at(&eve, &id, "rematch", json!({})).await.1["code"], "foreign_seat");

    let (status, next) = do_at(&anna, &id, "rematch", json!({})).await;
    assert_eq!((status, phase(&next), &next["is_host"]), (200, "gathering", &json!(true)));
    let kinds: Vec<_> = next["seats"].as_array().unwrap().iter().map(|seat| seat["kind"].clone()).collect();
    assert_eq!(kinds, ["open", "bot", "person"], "who began plays last");
    while second.table["rematch"] != next["id"] {
        second.next().await;
    }
    assert_eq!(do_at(&anna, &id, "rematch", json!({})).await.1["id"], next["id"]);
    let (status, joined) = do_at(&bert, &id, "rematch", json!({})).await;
    assert_eq!((status, &joined["id"], phase(&joined)), (200, &next["id"], "running"));
    assert_eq!(joined["seats"][0]["is_mine"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_that_was_called_off_does_not_count() {
    let house = House::open().await;
    let (anna, bert) = (house.guest(), house.guest());
    let id = anna.table(json!([{"type": "me"}, {"type": "open"}])).await;
    do_at(&bert, &id, "join", json!({"seat": 1})).await;
    let (mut first, mut second) = (anna.connect(&id, "?seat=0").await, bert.connect(&id, "?seat=1").await);
    first.until("sync").await;
    second.until("sync").await;
    tokio::join!(first.play_to_the_end(0), second.play_to_the_end(1));
    let next = do_at(&anna, &id, "rematch", json!({})).await.1["id"].as_str().unwrap().to_owned();
    assert_eq!(phase(&do_at(&anna, &next, "call-off", json!({})).await.1), "called_off");
    let (status, other) = do_at(&bert, &id, "rematch", json!({})).await;
    assert_eq!((status, phase(&other), &other["is_host"]), (200, "gathering", &json!(true)));
    assert_ne!(other["id"], json!(next));
    assert_eq!(phase(&do_at(&anna, &id, "rematch", json!({})).await.1), "running");
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_terms_are_refused() {
    let house = House::open().await;
    let anna = house.guest();
    let with = |terms: Value| json!({"game": "drafts", "setup": {}, "seats": [{"type": "me"}, {"type": "open"}], "terms": terms});
    for (terms, code) in [
        (json!({"waits": bots_after(0)}), "bad_terms"),
        (json!({"waits": bots_after(10_081)}), "bad_terms"),
        (json!({"waits": {"minutes": -1, "otherwise": {"type": "call_off"}}}), "malformed"),
        (json!({"waits": {"minutes": 5, "otherwise": {"type": "bots", "level": "emperor"}}}), "bad_seats"),
        (json!({"waits": {"minutes": 5, "otherwise": {"type": "explode"}}}), "malformed"),
        (json!({"waits": {"minutes": 5}}), "malformed"),
        (json!({"is_public": "yes"}), "malformed"),
        (json!({"stakes": 100}), "malformed"),
        (Value::Null, "malformed"),
    ] {
        for path in ["/api/tables", "/api/lobby/quick"] {
            let (_, error) = anna.post(path, with(terms.clone())).await;
            assert_eq!(error["code"], code, "{terms} {path}");
        }
    }
    let id = set(&anna, public_table(Value::Null)).await;
    let table = anna.get(&format!("/api/tables/{id}")).await.1;
    assert_eq!(
        table["terms"]["waits"]["minutes"],
        7 * 24 * 60,
        "nobody is shown a table that waits for ever"
    );
    for (what, body) in
        [("start", json!({})), ("remove", json!({"seat": -1})), ("remove", json!({"seat": 99}))]
    {
        assert_eq!(do_at(&anna, &id, what, body).await.1["code"], "malformed", "{what}");
    }
    for what in ["start", "remove", "leave", "call-off", "replan", "rematch"] {
        let (status, _) = do_at(&anna, &"0".repeat(32), what, json!({"level": "page", "seat": 0})).await;
        assert!((400..=404).contains(&status), "{what}: {status}");
    }
}
