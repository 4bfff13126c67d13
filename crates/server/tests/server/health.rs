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

/// A proxy is told not to send anybody here any more, while those who are here play on; then their sockets are told to go elsewhere.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_about_to_stop_says_so_first() {
    let house = House::open_with(|config| config.limits.leave_time = Duration::from_secs(2)).await;
    let anna = house.guest();
    let id = anna.table(me_and_bots(1)).await;
    let mut socket = anna.connect(&id, "?seat=0").await;
    socket.until("sync").await;
    assert_eq!(anna.get("/api/ready").await, (200, json!({"ready": true, "stopping": false})));
    let stopping = tokio::spawn(house.server.stop());
    until(async || anna.get("/api/ready").await.0 == 503).await;
    assert_eq!(anna.get("/api/ready").await.1, json!({"ready": false, "stopping": true}));
    assert_eq!(anna.get("/api/health").await.0, 200, "it is well");
    assert_eq!(socket.act(0, json!({"type": "put", "field": 0})).await["type"], "update");
    assert_eq!(socket.close_code().await, Some(1012), "service restart");
    stopping.await.unwrap().unwrap();
}

async fn metrics(house: &House) -> String {
    let url = format!("http://{}/metrics", house.server.metrics_addr().unwrap());
    reqwest::get(url).await.unwrap().text().await.unwrap()
}

/// The value of one line.
fn value(metrics: &str, name: &str) -> f64 {
    let line = metrics.lines().find(|line| line.split(' ').next() == Some(name));
    line.and_then(|line| line.split(' ').nth(1)?.parse().ok())
        .unwrap_or_else(|| panic!("{name} in {metrics}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happens_is_counted_where_only_the_steward_looks() {
    let house = House::open_with(|config| config.metrics = Some(([127, 0, 0, 1], 0).into())).await;
    let anna = house.guest();
    let id = anna.table(me_and_bots(1)).await;
    let mut socket = anna.connect(&id, "?seat=0").await;
    socket.until("sync").await;
    for _ in 0..2 {
        assert_eq!(socket.act(0, json!({"type": "put", "field": 0})).await["type"], "update");
    }
    assert_eq!(socket.act(0, json!({"type": "put", "field": 99})).await["type"], "refused");
    let text = metrics(&house).await;
    assert!(text.ends_with("# EOF\n"), "{text}");
    assert!(value(&text, "liege_steps_total{outcome=\"done\"}") >= 2.0);
    assert!(value(&text, "liege_steps_total{outcome=\"refused\"}") >= 1.0);
    assert!(value(&text, "liege_requests_total{status=\"2xx\"}") >= 1.0);
    assert!(value(&text, "liege_step_time_seconds_count") >= 3.0);
    assert!(value(&text, "liege_message_bytes_total") > 100.0);
    assert_eq!((value(&text, "liege_sockets"), value(&text, "liege_tables")), (1.0, 1.0));
    drop(socket);
    until(async || value(&metrics(&house).await, "liege_sockets") == 0.0).await;
    let (_, page) = anna.get("/metrics").await;
    assert!(!page.to_string().contains("liege_steps"), "nobody else can look: {page}");
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
