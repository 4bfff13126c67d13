//! Browsers that read slowly.

use serde_json::json;

use crate::breaking::fragile_table;
use crate::common::House;

/// Who does not read while others play is not sent every picture afterwards, but the newest one, and its log lacks nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_slow_browser_is_shown_the_newest_picture() {
    let house = House::open().await;
    let anna = house.guest();
    let (id, mut player) = fragile_table(&anna).await;
    assert_eq!(player.act(1, json!({"type": "fatten"})).await["type"], "update");
    let mut slow = house.guest().connect(&id, "").await;
    for n_steps in 2..9 {
        assert_eq!(player.act(n_steps % 2, json!({"type": "step"})).await["type"], "update");
    }
    let mut n_updates = 0;
    while slow.picture["view"]["n_steps"] != 9 {
        n_updates += u32::from(slow.next().await["type"] == "update");
    }
    assert!(n_updates <= 3, "{n_updates} pictures for one that came too late for all of them");
    assert_eq!(slow.log, player.log);
    // From then on it hears everything again.
    assert_eq!(player.act(1, json!({"type": "step"})).await["type"], "update");
    while slow.table["phase"] != "over" || slow.picture["view"]["n_steps"] != 10 {
        slow.next().await;
    }
}
