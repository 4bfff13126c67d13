//! Seats that decide together: what one does in private is not even a moment on the others' wires.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::{Habits, Plan, Planner, Sight, Skill, win_shares};
use catalog::{Catalog, Kind};
use engine::{FastChance, PerSeat, Seat};
use serde_json::{Value, json};
use small_games::drafts::{Drafts, DraftsAction};

use crate::common::{House, me_and_bots, two_at_a_table};

fn put(field: u8) -> Value {
    json!({"type": "put", "field": field})
}

#[tokio::test(flavor = "multi_thread")]
async fn private_drafts_send_nothing_to_others() {
    let house = House::open().await;
    let (anna, mut first, bert, mut second, id) = two_at_a_table(&house).await;
    let mut spectator = house.guest().connect(&id, "").await;
    spectator.until("table").await;
    first.until("table").await;
    second.until("table").await;
    let before = bert.get(&format!("/api/tables/{id}")).await;
    assert_eq!(first.act(0, put(2)).await["type"], "update");
    assert_eq!(first.undo(0).await["type"], "update");
    assert_eq!(first.act(0, put(1)).await["type"], "update");
    second.is_silent().await;
    spectator.is_silent().await;
    let after = bert.get(&format!("/api/tables/{id}")).await;
    assert_eq!(after, before);
    // The replay of the match so far tells no more.
    let path = |viewer| format!("/api/tables/{id}/replay?viewer={viewer}");
    assert_eq!(bert.get(&path("1")).await.1["steps"].as_array().unwrap().len(), 1);
    assert_eq!(bert.get(&path("public")).await.1["steps"].as_array().unwrap().len(), 1);
    assert_eq!(anna.get(&path("0")).await.1["steps"].as_array().unwrap().len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn rivals_never_make_each_other_stale_and_may_withdraw_until_the_last_is_ready() {
    let house = House::open().await;
    let (_anna, mut first, _bert, mut second, _id) = two_at_a_table(&house).await;
    first.compose(0).await;
    second.compose(1).await;
    let ready = json!({"type": "ready"});
    assert_eq!(first.act(0, ready.clone()).await["type"], "update");
    let seen = second.until("update").await;
    assert_eq!(seen["picture"]["status"], json!({"type": "together", "pending": [1], "ready": [0]}));
    assert_eq!(seen["picture"]["view"]["places"][0]["order"], json!(null));
    assert_eq!(first.undo(0).await["type"], "update");
    second.until_picture(|picture| picture["status"]["ready"] == json!([])).await;
    assert_eq!(first.act(0, ready.clone()).await["type"], "update");
    second.until_picture(|picture| picture["status"]["ready"] == json!([0])).await;
    assert_eq!(second.act(1, ready).await["type"], "update");
    let revealed = first.until_picture(|picture| picture["status"]["type"] == "turn").await;
    assert_eq!(revealed["view"]["places"][1]["order"], json!([3, 0, 0, 0]));
    assert_eq!(first.undo(0).await["refusal"]["code"], "nothing_to_undo");
    assert_eq!(second.undo(1).await["refusal"]["code"], "nothing_to_undo");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_for_a_decision_long_made_is_stale() {
    let house = House::open().await;
    let (_anna, mut first, _bert, _second, _id) = two_at_a_table(&house).await;
    let tick = first.picture["tick"].clone();
    first.compose(0).await;
    let late = json!({"type": "act", "seat": 0, "tick": tick, "action": put(0)});
    assert_eq!(first.ask_for(late).await["refusal"]["code"], "stale");
    let early = json!({"type": "undo", "seat": 0, "tick": 9999});
    assert_eq!(first.ask_for(early).await["refusal"]["code"], "stale");
}

#[tokio::test(flavor = "multi_thread")]
async fn asking_changes_nothing_and_names_the_rule() {
    let house = House::open().await;
    let (_anna, mut first, _bert, mut second, _id) = two_at_a_table(&house).await;
    let ask = |seat, action| json!({"type": "ask", "seat": seat, "action": action});
    assert_eq!(first.ask_for(ask(0, put(0))).await["refusal"], json!(null));
    let refused = first.ask_for(ask(0, json!({"type": "ready"}))).await;
    assert_eq!(refused["type"], "answer");
    assert_eq!(refused["refusal"], json!({"code": "illegal", "reason": {"id": "tokens_left", "rule": "D1"}}));
    assert_eq!(first.ask_for(ask(0, json!({"type": "nonsense"}))).await["refusal"]["code"], "malformed");
    assert_eq!(first.ask_for(ask(1, put(0))).await["refusal"]["code"], "foreign_seat");
    second.is_silent().await;
}

/// Takes the first choice, without thinking.
struct FirstChoice;

impl Habits<Drafts> for FirstChoice {
    type Course = ();

    fn evaluate(&self, state: &Drafts) -> PerSeat<f32> {
        win_shares(state)
    }

    fn planner(&self) -> Option<&dyn Planner<Drafts, Course = ()>> {
        Some(self)
    }
}

impl Planner<Drafts> for FirstChoice {
    fn habitual(
        &self,
        _: &Drafts,
        _: Seat,
        _: &[DraftsAction],
        _: Skill,
        _: &mut FastChance,
    ) -> Option<usize> {
        Some(0)
    }

    fn plans(&self, _: &Drafts, _: Seat, _: &[DraftsAction], _: &mut FastChance) -> Vec<Plan<()>> {
        Vec::new()
    }

    fn follow(&self, _: &Drafts, _: Seat, _: &[DraftsAction], _: (), _: &mut FastChance) -> usize {
        0
    }

    fn safer_course(&self, _: &Sight<Drafts>, _: (), _: &mut FastChance) -> Option<()> {
        None
    }

    fn courses(&self, _: &Drafts, _: Seat) -> Vec<()> {
        vec![()]
    }

    fn period(&self, _: &Drafts) -> u32 {
        0
    }

    fn attention(&self, _: &Drafts) -> f32 {
        1.0
    }
}

/// Nobody sees the clicks of a sealed choice, so nobody need wait for each of them.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_pauses_once_for_a_whole_sealed_choice() {
    const PAUSE: Duration = Duration::from_secs(3);
    let house = House::open_with(|config| {
        config.bots.min_delay = PAUSE;
        config.catalog = Arc::new(Catalog::new(vec![Kind::<Drafts, _>::boxed(FirstChoice)]));
    })
    .await;
    let anna = house.guest();
    let begin = Instant::now();
    let id = anna.table(me_and_bots(1)).await;
    let mut socket = anna.connect(&id, "?seat=0").await;
    socket.until_picture(|picture| picture["status"]["ready"] == json!([1])).await;
    // Three tokens and "ready" are four clicks. What is left of four pauses is for a busy machine.
    assert!((PAUSE..4 * PAUSE).contains(&begin.elapsed()), "{:?}", begin.elapsed());
}
