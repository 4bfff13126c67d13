//! Clocks: they run on the server, and somebody plays for whoever runs out of time.

use serde_json::{Value, json};
use tokio::time::{Duration, sleep};

use crate::common::{Guest, House, Socket, until};

fn expiry(until: &str) -> Value {
    json!({"level": "page", "until": until})
}

fn live(base: u32, increment: u32) -> Value {
    json!({"type": "live", "base": base, "increment": increment})
}

/// Two people at a table of this pace, both connected.
async fn at_a_table(house: &House, terms: Value) -> (Guest, Socket, Guest, Socket, String) {
    let (anna, bert) = (house.guest(), house.guest());
    let table =
        json!({"game": "drafts", "setup": {}, "seats": [{"type": "me"}, {"type": "open"}], "terms": terms});
    let (status, table) = anna.post("/api/tables", table).await;
    assert_eq!(status, 201, "{table}");
    let id = table["id"].as_str().unwrap().to_owned();
    assert_eq!(table["clocks"], json!([]), "nobody has to decide yet");
    bert.post(&format!("/api/tables/{id}/join"), json!({"seat": 1})).await;
    let mut first = anna.connect(&id, "?seat=0").await;
    first.until("sync").await;
    let mut second = bert.connect(&id, "?seat=1").await;
    second.until("sync").await;
    (anna, first, bert, second, id)
}

async fn table(guest: &Guest, id: &str) -> Value {
    guest.get(&format!("/api/tables/{id}")).await.1
}

fn clock(table: &Value, seat: usize) -> (i64, bool) {
    let clocks = table["clocks"].as_array().unwrap();
    let clock = clocks.iter().find(|clock| clock["seat"] == seat).unwrap_or_else(|| panic!("{table}"));
    (clock["left_ms"].as_i64().unwrap(), clock["is_running"].as_bool().unwrap())
}

fn stand_in(table: &Value, seat: usize) -> &Value {
    &table["seats"][seat]["stand_in"]
}

async fn ready(socket: &mut Socket, seat: usize) {
    socket.compose(seat).await;
    let answer = socket.act(seat, json!({"type": "ready"})).await;
    assert_eq!(answer["type"], "update", "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_of_all_who_decide_run_and_a_turn_earns_time() {
    let house = House::open().await;
    let (anna, mut first, _bert, _second, id) = at_a_table(&house, json!({"pace": live(600, 30)})).await;
    let before = table(&anna, &id).await;
    for seat in 0..2 {
        let (left, is_running) = clock(&before, seat);
        assert!(is_running && (590_000..=600_000).contains(&left), "{before}");
    }
    ready(&mut first, 0).await;
    let after = table(&anna, &id).await;
    let (left, is_running) = clock(&after, 0);
    assert!(!is_running && left > 600_000, "{after}");
    assert!(clock(&after, 1).1);
    sleep(Duration::from_millis(20)).await;
    assert_eq!(clock(&table(&anna, &id).await, 0).0, left, "it stands");
    assert!(clock(&table(&anna, &id).await, 1).0 < clock(&after, 1).0);
    // Who takes it back has not earned it.
    assert_eq!(first.undo(0).await["type"], "update");
    let (left, is_running) = clock(&table(&anna, &id).await, 0);
    assert!(is_running && left <= 600_000);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_takes_ready_back_has_what_was_left() {
    let house = House::open().await;
    for (pace, whole) in [(live(20, 0), 20_000), (json!({"type": "days", "days": 1}), 24 * 3600 * 1000)] {
        let (anna, mut first, _bert, _second, id) = at_a_table(&house, json!({"pace": pace})).await;
        sleep(Duration::from_millis(300)).await;
        ready(&mut first, 0).await;
        assert_eq!(first.undo(0).await["type"], "update");
        let after = table(&anna, &id).await;
        let (left, is_running) = clock(&after, 0);
        assert!(is_running && left <= whole - 300, "{after}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_on_and_gives_the_seat_back() {
    let house = House::open().await;
    let terms = json!({"pace": live(8, 0), "expiry": expiry("return")});
    let (_anna, mut first, bert, mut second, id) = at_a_table(&house, terms).await;
    ready(&mut first, 0).await;
    while stand_in(&second.table, 1).is_null() {
        second.next().await;
    }
    assert_eq!(stand_in(&second.table, 1), &expiry("return"));
    assert_eq!(second.table["is_my_turn"], false);
    let answer = second.act(1, json!({"type": "put", "field": 0})).await;
    assert_eq!(answer["refusal"]["code"], "stood_in", "{answer}");
    // The bot has decided, and goes on with whatever is asked of it until Bert is back.
    first.until_picture(|picture| picture["status"] == json!({"type": "turn", "seat": 0})).await;
    let back = format!("/api/tables/{id}/return");
    let (status, info) = bert.post(&back, json!({})).await;
    assert_eq!((status, stand_in(&info, 1)), (200, &Value::Null));
    assert_eq!(bert.post(&back, json!({})).await.0, 403, "nobody plays for me");
    let eve = house.guest();
    assert_eq!(eve.post(&back, json!({})).await.1["code"], "foreign_seat");
    let ended = first.act(0, json!({"type": "end_turn"})).await;
    assert_eq!(ended["type"], "update", "{ended}");
    let mine = second.until_picture(|picture| picture["status"] == json!({"type": "turn", "seat": 1})).await;
    let played = second.act(1, mine["legal"][0].clone()).await;
    assert_eq!(played["type"], "update", "{played}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_decides_once_or_for_good() {
    let house = House::open().await;
    let terms = |until: &str| json!({"pace": live(8, 0), "expiry": expiry(until)});
    let (_anna, mut first, _bert, _second, _once) = at_a_table(&house, terms("decision")).await;
    let (_carl, mut third, dora, _fourth, forever) = at_a_table(&house, terms("end")).await;
    ready(&mut first, 0).await;
    ready(&mut third, 0).await;
    while stand_in(&first.table, 1).is_null() {
        first.next().await;
    }
    // The bot has decided, and is gone again.
    while !stand_in(&first.table, 1).is_null() {
        first.next().await;
    }
    assert_eq!(first.picture["status"]["type"], "turn");
    while stand_in(&third.table, 1).is_null() {
        third.next().await;
    }
    let (status, error) = dora.post(&format!("/api/tables/{forever}/return"), json!({})).await;
    assert_eq!((status, &error["code"]), (403, &json!("foreign_seat")));
}

/// Nobody looks: the server opens the table when it is time.
#[tokio::test(flavor = "multi_thread")]
async fn a_clock_runs_out_though_nobody_looks_and_the_record_holds() {
    let house = House::open_with(|config| config.idle = Duration::from_millis(1)).await;
    let terms = json!({"pace": live(8, 0), "expiry": expiry("end")});
    let (anna, first, _bert, second, id) = at_a_table(&house, terms).await;
    drop((first, second));
    sleep(Duration::from_millis(200)).await;
    // Two bots play it to its end.
    let watcher = house.guest();
    sleep(Duration::from_secs(9)).await;
    until(async || table(&watcher, &id).await["phase"] == "over").await;
    assert!(
        table(&watcher, &id).await["clocks"]
            .as_array()
            .unwrap()
            .iter()
            .all(|clock| clock["is_running"] == false)
    );
    let (status, record) = anna.get(&format!("/api/tables/{id}/record")).await;
    assert_eq!(status, 200);
    let (status, replay) = anna.post("/api/replay?viewer=open", record).await;
    assert_eq!(status, 200, "{replay}");
}

#[tokio::test(flavor = "multi_thread")]
async fn days_are_given_for_each_decision() {
    let house = House::open().await;
    let terms = json!({"pace": {"type": "days", "days": 2}});
    let (anna, mut first, bert, mut second, id) = at_a_table(&house, terms).await;
    let two_days = 2 * 24 * 3600 * 1000;
    let (left, _) = clock(&table(&anna, &id).await, 0);
    assert!((two_days - 60_000..=two_days).contains(&left));
    ready(&mut first, 0).await;
    second.until_picture(|picture| picture["status"]["pending"] == json!([1])).await;
    ready(&mut second, 1).await;
    let turn = first.until_picture(|picture| picture["status"]["type"] == "turn").await;
    let seat = turn["status"]["seat"].as_u64().unwrap() as usize;
    let (guest, socket) = [(&anna, &mut first), (&bert, &mut second)].into_iter().nth(seat).unwrap();
    let before = table(guest, &id).await;
    assert_eq!(before["is_my_turn"], true);
    assert!(clock(&before, seat).1 && !clock(&before, 1 - seat).1, "{before}");
    sleep(Duration::from_millis(50)).await;
    // A card drawn cannot be put back: what comes now is another decision.
    socket.until_picture(|picture| picture["legal"] != json!([])).await;
    assert_eq!(socket.act(seat, json!({"type": "draw"})).await["type"], "update");
    let after = table(guest, &id).await;
    assert!(clock(&after, seat).1 && clock(&after, seat).0 > clock(&before, seat).0 - 50, "{after}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_broken_connection_is_waited_for() {
    let house = House::open().await;
    let (anna, _first, _bert, second, id) = at_a_table(&house, json!({"pace": live(6, 0)})).await;
    drop(second);
    until(async || clock(&table(&anna, &id).await, 1).0 > 10_000).await;
    assert!(clock(&table(&anna, &id).await, 0).0 < 6_000, "who is here gets nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pace_that_cannot_be_is_refused() {
    let house = House::open().await;
    let anna = house.guest();
    for (terms, code) in [
        (json!({"pace": live(4, 0)}), "bad_terms"),
        (json!({"pace": live(99_999, 0)}), "bad_terms"),
        (json!({"pace": live(60, 601)}), "bad_terms"),
        (json!({"pace": {"type": "days", "days": 0}}), "bad_terms"),
        (json!({"pace": {"type": "days", "days": 15}}), "bad_terms"),
        (json!({"pace": {"type": "hours", "hours": 1}}), "malformed"),
        (json!({"pace": {"type": "live", "base": 60}}), "malformed"),
        (json!({"pace": "fast"}), "malformed"),
        (json!({"expiry": {"level": "emperor", "until": "end"}}), "bad_seats"),
        (json!({"expiry": {"level": "page", "until": "tomorrow"}}), "malformed"),
    ] {
        let table = json!({"game": "drafts", "setup": {}, "seats": [{"type": "me"}, {"type": "open"}], "terms": terms});
        assert_eq!(anna.post("/api/tables", table).await.1["code"], code, "{terms}");
    }
    let (status, _) = anna.post(&format!("/api/tables/{}/return", "0".repeat(32)), json!({})).await;
    assert_eq!(status, 404);
}
