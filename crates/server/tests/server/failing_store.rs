//! A store that keeps nothing for a while.

use std::time::{Duration, Instant};

use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Executor as _, SqliteConnection};

use crate::common::{House, me_and_bots, two_at_a_table};

/// From now on no step is kept: told at once, not after a wait.
const FAIL: &str =
    "CREATE TRIGGER fail BEFORE INSERT ON steps BEGIN SELECT RAISE(FAIL, 'a planted failure'); END";

async fn beside(house: &House) -> SqliteConnection {
    let file = house.folder.path().join("liege.db");
    SqliteConnectOptions::new().filename(file).connect().await.unwrap()
}

/// A bot whose move cannot be kept tries again later. Meanwhile its table answers as quickly as ever.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_answers_while_the_steps_of_its_bots_cannot_be_kept() {
    let house = House::open().await;
    let mut database = beside(&house).await;
    database.execute(FAIL).await.unwrap();
    let anna = house.guest();
    let id = anna.table(me_and_bots(1)).await;
    let begin = Instant::now();
    for _ in 0..60 {
        assert_eq!(anna.get(&format!("/api/tables/{id}")).await.1["phase"], "running");
    }
    assert!(begin.elapsed() < Duration::from_secs(8), "{:?}", begin.elapsed());
    database.execute("DROP TRIGGER fail").await.unwrap();
    let mut socket = anna.connect(&id, "?seat=0").await;
    socket.until_picture(|picture| picture["status"]["ready"] == json!([1])).await;
    socket.play_to_the_end(0).await;
    assert_eq!(anna.get("/api/health").await.1["bots"]["substituted"], 0);
}

/// Who is refused is told the truth: nothing happened, and the next try may succeed.
#[tokio::test(flavor = "multi_thread")]
async fn a_step_that_was_not_kept_can_be_tried_again() {
    let house = House::open().await;
    let (_anna, mut first, _bert, _second, _id) = two_at_a_table(&house).await;
    let mut database = beside(&house).await;
    database.execute(FAIL).await.unwrap();
    let put = json!({"type": "put", "field": 0});
    for _ in 0..2 {
        assert_eq!(first.act(0, put.clone()).await["refusal"], json!({"code": "not_kept"}));
    }
    database.execute("DROP TRIGGER fail").await.unwrap();
    let answer = first.act(0, put).await;
    assert_eq!(answer["picture"]["view"]["places"][0]["order"], json!([1, 0, 0, 0]));
}

/// How quickly a ping is answered does not tell when a rival makes a click in private.
#[tokio::test(flavor = "multi_thread")]
async fn a_ping_is_answered_while_the_table_waits_for_the_store() {
    let house = House::open().await;
    let (_anna, mut first, _bert, mut second, _id) = two_at_a_table(&house).await;
    let mut database = beside(&house).await;
    let lock = database.begin_with("BEGIN IMMEDIATE").await.unwrap();
    let tick = first.picture["tick"].clone();
    let put = json!({"type": "put", "field": 0});
    first.send(json!({"type": "act", "id": 1, "seat": 0, "tick": tick, "action": put})).await;
    for socket in [&mut first, &mut second] {
        socket.send(json!({"type": "ping"})).await;
        assert_eq!(socket.next().await["type"], "pong");
    }
    lock.rollback().await.unwrap();
    assert_eq!(first.until("update").await["done"], 1);
}
