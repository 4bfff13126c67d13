//! A database that goes away, and comes back.

use std::sync::Arc;

use serde_json::json;
use testkit::Cluster;

use crate::common::{House, two_at_a_table};

#[tokio::test(flavor = "multi_thread")]
async fn people_are_told_that_the_store_is_away_and_lose_nothing() {
    let cluster = Cluster::start();
    let house =
        House::open_at(cluster.database("away"), Arc::new(tempfile::tempdir().unwrap()), |_| ()).await;
    let (anna, mut first, _bert, mut second, id) = two_at_a_table(&house).await;
    first.compose(0).await;
    cluster.go_away();
    let not_now = (503, json!({"code": "away"}));
    assert_eq!(anna.get("/api/tables").await, not_now);
    assert_eq!(anna.post("/api/me", json!({"name": "Anna"})).await, not_now);
    assert_eq!(anna.get("/api/health").await.0, 503);
    // What is known of the table is still told; what cannot be kept does not happen, and who tries is told why.
    assert_eq!(anna.get(&format!("/api/tables/{id}")).await.1["phase"], "running");
    let answer = first.act(0, json!({"type": "ready"})).await;
    assert_eq!(answer["refusal"], json!({"code": "away"}));
    second.is_silent().await;

    cluster.come_back();
    assert_eq!(first.act(0, json!({"type": "ready"})).await["type"], "update");
    second.until_picture(|picture| picture["status"]["ready"] == json!([0])).await;
    assert_eq!(anna.get("/api/health").await.0, 200);
}
