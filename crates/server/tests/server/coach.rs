//! A coach: it looks at matches that have ended, at those under way only for whom it helps, and never at the cost of play.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use bots::{Habits, Plain};
use catalog::{Catalog, Kind};
use engine::{Game as _, PerSeat};
use reqwest::Method;
use serde_json::{Value, json};
use small_games::drafts::Drafts;
use tokio::time::{sleep, timeout};

use crate::common::{Guest, House, LONGEST_WAIT, me_and_bots, until};

/// The lines of a review, to its end.
async fn review(guest: &Guest, path: &str) -> Vec<Value> {
    let response = guest.request(Method::GET, path).send().await.unwrap();
    assert_eq!(response.status(), 200);
    assert_eq!(response.headers()["content-type"], "text/event-stream");
    let text = timeout(LONGEST_WAIT, response.text()).await.unwrap().unwrap();
    let data = text.lines().filter_map(|line| line.strip_prefix("data: "));
    data.map(|data| serde_json::from_str(data).unwrap()).collect()
}

async fn finished(house: &House) -> (Guest, String) {
    let anna = house.guest();
    let id = anna.table(me_and_bots(1)).await;
    let mut socket = anna.connect(&id, "?seat=0").await;
    socket.until("sync").await;
    socket.play_to_the_end(0).await;
    (anna, id)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_match_is_told_moment_by_moment_and_found_again() {
    let house = House::open().await;
    let (anna, id) = finished(&house).await;
    let path = format!("/api/tables/{id}/review");
    let lines = review(&anna, &path).await;
    assert_eq!((&lines[0]["type"], &lines[lines.len() - 1]["type"]), (&json!("begun"), &json!("ended")));
    let moments: Vec<&Value> = lines.iter().filter(|line| line["type"] == "moment").collect();
    assert!(moments.len() > 5, "{lines:?}");
    let judged: Vec<&Value> = moments
        .iter()
        .map(|line| &line["moment"]["decision"]["seat"])
        .filter(|seat| !seat.is_null())
        .collect();
    assert!(
        !judged.is_empty() && judged.iter().all(|seat| **seat == 0),
        "only people are judged: {judged:?}"
    );
    assert_eq!(moments[moments.len() - 1]["moment"]["number"], lines[0]["length"]);
    // Anybody may look once it has ended, and the same is told again; of a record too.
    assert_eq!(review(&house.guest(), &path).await, lines);
    let record = anna.get(&format!("/api/tables/{id}/record")).await.1;
    let (status, text) = anna.post("/api/review?seats=0", record).await;
    let n_told = text.as_str().unwrap().lines().filter(|line| line.starts_with("data: ")).count();
    assert_eq!((status, n_told), (200, lines.len()));
}

#[tokio::test(flavor = "multi_thread")]
async fn reviews_that_may_not_be_are_refused() {
    let house = House::open().await;
    let (anna, ended) = finished(&house).await;
    let running = anna.table(me_and_bots(1)).await;
    let unknown = "0".repeat(32);
    for (path, status, code) in [
        (format!("/api/tables/{running}/review"), 409, "not_over"),
        (format!("/api/tables/{running}/review?seats=0"), 409, "not_over"),
        (format!("/api/tables/{unknown}/review"), 404, "unknown_table"),
        (format!("/api/tables/{ended}/review?seats=4"), 403, "foreign_seat"),
        (format!("/api/tables/{ended}/review?seats=9"), 400, "malformed"),
        (format!("/api/tables/{ended}/review?seats=0,,1"), 400, "malformed"),
        (format!("/api/tables/{ended}/review?seats="), 400, "malformed"),
    ] {
        let (found, error) = anna.get(&path).await;
        assert_eq!((found, &error["code"]), (status, &json!(code)), "{path} {error}");
    }
    let record = anna.get(&format!("/api/tables/{ended}/record")).await.1;
    let mut changed = record.clone();
    changed["actions"].as_array_mut().unwrap().pop();
    for (body, status, code) in [
        (json!({}), 422, "bad_record"),
        (json!([1, 2]), 422, "bad_record"),
        (json!({"game": "chess", "setup": {"seats": 2}}), 404, "unknown_game"),
        (changed, 422, "bad_record"),
    ] {
        let (found, error) = anna.post("/api/review", body).await;
        assert_eq!((found, &error["code"]), (status, &json!(code)), "{error}");
    }
    let plain = anna.request(Method::POST, "/api/review").body("{}").send().await.unwrap();
    assert_eq!(plain.status(), 415);
    assert_eq!(anna.get("/api/health").await.0, 200);
}

async fn helped(guest: &Guest, help: Value) -> String {
    let seats = me_and_bots(1);
    let (status, table) =
        guest.post("/api/tables", json!({"game": "drafts", "setup": {}, "seats": seats, "help": help})).await;
    assert_eq!(status, 201, "{table}");
    assert_eq!(table["help"], help);
    table["id"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_coach_helps_its_own_player_and_nobody_else() {
    let house = House::open().await;
    let anna = house.guest();
    let id = helped(&anna, json!({"hints": true, "warnings": false})).await;
    let mut socket = anna.connect(&id, "?seat=0").await;
    let picture = socket
        .until_picture(|picture| picture["legal"].as_array().is_some_and(|legal| legal.len() > 1))
        .await;
    let path = format!("/api/tables/{id}/counsel");
    let action = picture["legal"][0].clone();
    let (status, counsel) = anna.post(&path, json!({"seat": 0, "action": action})).await;
    assert_eq!(status, 200, "{counsel}");
    let choices = counsel["choices"].as_array().unwrap();
    assert!(
        choices.iter().any(|choice| choice["action"] == action && choice["chance"].is_number()),
        "{counsel}"
    );
    for (guest, body, status, code) in [
        (&anna, json!({"seat": 1}), 403, "foreign_seat"),
        (&anna, json!({"seat": 7}), 400, "malformed"),
        (&anna, json!({"seat": 0, "action": {"type": "put", "field": 99}}), 409, "not_awaited"),
        (&anna, json!({"seat": 0, "action": "nonsense"}), 409, "not_awaited"),
        (&anna, json!({"seat": 0, "seed": true}), 400, "malformed"),
        (&house.guest(), json!({"seat": 0}), 403, "foreign_seat"),
    ] {
        let (found, error) = guest.post(&path, body.clone()).await;
        assert_eq!((found, &error["code"]), (status, &json!(code)), "{body} {error}");
    }
    // What is told of a match under way is what the seat knows: only its own decisions, counted by its own steps.
    let lines = review(&anna, &format!("/api/tables/{id}/review")).await;
    for line in lines.iter().filter(|line| line["type"] == "moment") {
        let moment = &line["moment"];
        assert_eq!(moment["steps"].as_object().unwrap().keys().collect::<Vec<_>>(), ["0"]);
        assert!(moment["luck"].is_null());
        assert!(moment["decision"].is_null() || moment["decision"]["seat"] == 0, "{moment}");
    }
    let (status, error) = house.guest().get(&format!("/api/tables/{id}/review")).await;
    assert_eq!((status, &error["code"]), (409, &json!("not_over")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_coach_helps_only_against_bots_and_where_it_was_asked_for() {
    let house = House::open().await;
    let anna = house.guest();
    let id = anna.table(me_and_bots(1)).await;
    let (status, error) = anna.post(&format!("/api/tables/{id}/counsel"), json!({"seat": 0})).await;
    assert_eq!((status, &error["code"]), (403, &json!("no_help")));
    for (seats, help) in [
        (json!([{"type": "me"}, {"type": "open"}]), json!({"hints": true})),
        (json!([{"type": "me"}, {"type": "local", "name": "Bert"}]), json!({"warnings": true})),
        (json!([{"type": "open"}, {"type": "bot", "level": "page"}]), json!({"hints": true})),
    ] {
        let table = json!({"game": "drafts", "setup": {}, "seats": seats, "help": help});
        let (status, error) = anna.post("/api/tables", table).await;
        assert_eq!((status, &error["code"]), (422, &json!("bad_setup")), "{error}");
    }
    let wrong = json!({"game": "drafts", "setup": {}, "seats": me_and_bots(1), "help": {"cheats": true}});
    assert_eq!(anna.post("/api/tables", wrong).await.0, 400);
}

static LOOKED: AtomicU32 = AtomicU32::new(0);

/// Takes long to judge anything, and counts how often it does.
struct Slow;

impl Habits<Drafts> for Slow {
    type Course = ();

    fn evaluate(&self, state: &Drafts) -> PerSeat<f32> {
        LOOKED.fetch_add(1, Ordering::Relaxed);
        std::thread::sleep(Duration::from_millis(2));
        Plain.evaluate(state)
    }

    fn knows_chances(&self, state: &Drafts) -> bool {
        !state.status().is_over()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_ends_the_thinking_and_others_are_served() {
    let house = House::open_with(|config| {
        config.catalog = Arc::new(Catalog::new(vec![Kind::<Drafts, _>::boxed(Slow)]));
    })
    .await;
    let (anna, id) = finished(&house).await;
    let path = format!("/api/tables/{id}/review?seats=0");
    let mut response = anna.request(Method::GET, &path).send().await.unwrap();
    assert!(response.chunk().await.unwrap().is_some(), "it has begun");
    let before = LOOKED.load(Ordering::Relaxed);
    until(async || LOOKED.load(Ordering::Relaxed) > before).await;
    drop(response);
    // Soon nobody thinks any more.
    until(async || {
        let before = LOOKED.load(Ordering::Relaxed);
        sleep(Duration::from_millis(300)).await;
        LOOKED.load(Ordering::Relaxed) == before
    })
    .await;
    let again = anna.request(Method::GET, &path).send().await.unwrap();
    assert_eq!(again.status(), 200);
}
