//! Whoever watches over the server is told the truth.

use std::time::Duration;

use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};

use crate::common::{House, me_and_bots, until};

#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_cannot_write_is_told_and_comes_back() {
    let house = House::open().await;
    let anna = house.guest();
    let id = anna.table(me_and_bots(1)).await;
    let file = house.folder.path().join("liege.db");
    let mut other = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    let lock = other.begin_with("BEGIN IMMEDIATE").await.unwrap();
    let (status, health) = anna.get("/api/health").await;
    assert_eq!((status, &health["ok"]), (503, &json!(false)));
    // What is there can still be read.
    assert_eq!(anna.get(&format!("/api/tables/{id}")).await.0, 200);
    lock.rollback().await.unwrap();
    until(async || anna.get("/api/health").await.0 == 200).await;
}

/// A move that is played for a bot is counted: otherwise nobody would notice that the server is too busy for its bots.
#[tokio::test(flavor = "multi_thread")]
async fn moves_played_for_a_bot_are_counted() {
    let house = House::open_with(|config| {
        (config.bots.workers, config.bots.queue) = (1, Duration::ZERO);
    })
    .await;
    let anna = house.guest();
    // Two kings decide at once and have one thread between them: the one who comes second does not wait for it.
    let king = json!({"type": "bot", "level": "king"});
    let seats = json!([{"type": "me"}, king, king]);
    let plan = json!({"game": "drafts", "setup": {"seats": 3}, "seats": seats});
    assert_eq!(anna.post("/api/tables", plan).await.0, 201);
    until(async || anna.get("/api/health").await.1["bots"]["substituted"].as_u64() > Some(0)).await;
}
