//! Questions to the rules: answered without a table, refused with a code, and never at the cost of the server.

use std::sync::{Arc, Mutex, mpsc};

use catalog::{Catalog, Kind};
use reqwest::Method;
use serde_json::{Value, json};
use small_games::drafts::Drafts;
use tokio::time::timeout;

use crate::common::{House, LONGEST_WAIT, me_and_bots};

const ADDRESS: &str = "/api/games/scharz/consult";

async fn house() -> House {
    House::open_with(|config| config.catalog = Arc::new(Catalog::standard())).await
}

fn battle(attacker: Value) -> Value {
    json!({
        "mode": "basic", "clash": "battle", "ground": {"type": "land", "land": "plain"},
        "attacker": {"units": attacker},
        "defender": {"units": [{"kind": "light_infantry", "count": 6}]},
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_gets_the_same_answer_from_everybody() {
    let house = house().await;
    let question = battle(json!([{"kind": "heavy_infantry", "count": 4}]));
    let (status, first) = house.guest().post(ADDRESS, question.clone()).await;
    assert_eq!((status, &first["type"]), (200, &json!("forecast")));
    assert_eq!(house.guest().post(ADDRESS, question).await, (200, first));
    let (status, crowd) =
        house.guest().post(ADDRESS, battle(json!([{"kind": "cavalry", "count": 200}]))).await;
    assert_eq!((status, crowd), (200, json!({"type": "impossible", "why": "too_many"})));
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_questions_are_refused() {
    let house = house().await;
    let anna = house.guest();
    let good = battle(json!([]));
    let mut strange = good.clone();
    strange["ground"] = json!({"type": "land", "land": "lava"});
    let mut curious = good.clone();
    curious["seed"] = json!(1);
    for (path, question, status, code) in [
        (ADDRESS, json!({}), 400, "malformed"),
        (ADDRESS, json!([]), 400, "malformed"),
        (ADDRESS, strange, 400, "malformed"),
        (ADDRESS, curious, 400, "malformed"),
        (ADDRESS, battle(json!([{"kind": "cavalry", "count": -3}])), 400, "malformed"),
        (ADDRESS, battle(json!(vec![json!({"kind": "cavalry", "count": 1}); 1000])), 413, "too_large"),
        ("/api/games/regents/consult", good.clone(), 404, "not_found"),
        ("/api/games/chess/consult", good.clone(), 404, "unknown_game"),
        ("/api/games/%ff/consult", good, 404, "unknown_game"),
    ] {
        let (found, error) = anna.post(path, question).await;
        assert_eq!((found, &error["code"]), (status, &json!(code)), "{path} {error}");
    }
    let (status, error) = anna.get(ADDRESS).await;
    assert_eq!((status, &error["code"]), (405, &json!("method_not_allowed")));
    let plain = anna.request(Method::POST, ADDRESS).body("{}").send().await.unwrap();
    assert_eq!(plain.status(), 415);
    assert_eq!(anna.get("/api/health").await.0, 200);
}

/// Says that it began, and waits to be let on.
type Gate = (mpsc::Sender<()>, mpsc::Receiver<()>);

static GATE: Mutex<Option<Gate>> = Mutex::new(None);

fn slow_answer(_: &Value) -> Value {
    let (begun, go_on) = GATE.lock().unwrap().take().unwrap();
    begun.send(()).unwrap();
    // A test that failed lets it on too.
    let _ = go_on.recv();
    json!({})
}

#[tokio::test(flavor = "multi_thread")]
async fn questions_and_replays_wait_in_lines_of_their_own() {
    let house = House::open_with(|config| {
        let game = Kind::<Drafts, _>::with_oracle(bots::Plain, slow_answer);
        config.catalog = Arc::new(Catalog::new(vec![game]));
        (config.bots.workers, config.bots.workers_each) = (1, 1);
    })
    .await;
    let (begun, begins) = mpsc::channel();
    let (go_on, goes_on) = mpsc::channel();
    *GATE.lock().unwrap() = Some((begun, goes_on));
    let bert = house.guest();
    let asked = tokio::spawn(async move { bert.post("/api/games/drafts/consult", json!({})).await });
    tokio::task::spawn_blocking(move || begins.recv().unwrap()).await.unwrap();
    // The only worker for questions is busy.
    let anna = house.guest();
    let id = anna.table(me_and_bots(1)).await;
    let replay = format!("/api/tables/{id}/replay?viewer=public");
    let replayed = timeout(LONGEST_WAIT, anna.get(&replay)).await;
    assert_eq!(replayed.expect("it does not wait for the question").0, 200);
    go_on.send(()).unwrap();
    assert_eq!(asked.await.unwrap(), (200, json!({})));
}
