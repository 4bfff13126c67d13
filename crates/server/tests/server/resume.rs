//! A dropped connection is taken up where it was.

use serde_json::json;

use crate::common::{House, me_and_bots, two_at_a_table, until};

#[tokio::test(flavor = "multi_thread")]
async fn a_new_connection_gets_only_the_lines_it_lacks() {
    let house = House::open().await;
    let (anna, mut first, _bert, mut second, id) = two_at_a_table(&house).await;
    first.compose(0).await;
    let (known, log_final) = (first.log.clone(), first.picture["log_final"].as_u64().unwrap() as usize);
    assert!(log_final < known.len(), "lines of a draft can still be taken away");
    drop(first);
    // While nobody looks, another window of the same guest takes everything back and chooses otherwise.
    let mut other = anna.connect(&id, "?seat=0").await;
    other.until("sync").await;
    for _ in 0..3 {
        assert_eq!(other.undo(0).await["type"], "update");
    }
    for field in [1, 2, 3] {
        assert_eq!(other.act(0, json!({"type": "put", "field": field})).await["type"], "update");
    }
    second.compose(1).await;
    second.act(1, json!({"type": "ready"})).await;
    other.until_picture(|picture| picture["status"]["ready"] == json!([1])).await;
    other.act(0, json!({"type": "ready"})).await;

    let mut again = anna.connect(&id, &format!("?seat=0&log={log_final}")).await;
    again.log = known[..log_final].to_vec();
    let sync = again.until("sync").await;
    assert_eq!(sync["picture"]["log_from"], log_final);
    let mut fresh = anna.connect(&id, "?seat=0").await;
    fresh.until("sync").await;
    assert_eq!(again.log, fresh.log);
    assert_eq!(other.log, fresh.log);
    assert!(again.log.len() > log_final);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_claim_of_too_many_lines_is_cut() {
    let house = House::open().await;
    let anna = house.guest();
    let id = anna.table(me_and_bots(1)).await;
    let mut socket = anna.connect(&id, "?seat=0&log=4000000000").await;
    let picture = socket.until("sync").await["picture"].clone();
    assert_eq!(picture["log_from"], picture["log_final"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_was_put_away_is_opened_again() {
    let house = House::open_with(|config| config.idle = std::time::Duration::from_millis(1)).await;
    let anna = house.guest();
    let id = anna.table(json!([{"type": "me"}, {"type": "local", "name": "Karl"}])).await;
    for n_put in 1..=3 {
        let mut socket = anna.connect(&id, "?seat=0").await;
        socket.until("sync").await;
        assert_eq!(socket.act(0, json!({"type": "put", "field": 0})).await["type"], "update");
        assert_eq!(socket.picture["view"]["places"][0]["order"][0], n_put);
        drop(socket);
        until(async || anna.get(&format!("/api/tables/{id}")).await.1["seats"][0]["is_here"] == false).await;
    }
}
