//! What a seat may not know never reaches it.

use serde_json::{Value, json};

use crate::common::{House, Socket, two_at_a_table};

/// Everything a viewer of `seat` (none: a spectator) got: no hand, no private event of anybody else.
fn holds_no_secrets(message: &Value, seat: Option<usize>) {
    let picture = &message["picture"];
    if !picture.is_object() || picture["status"]["type"] == "over" {
        return;
    }
    for (owner, place) in picture["view"]["places"].as_array().unwrap().iter().enumerate() {
        if Some(owner) != seat {
            for secret in ["hand", "buried", "known"] {
                assert_eq!(place[secret], json!(null), "{secret} of seat {owner} for {seat:?}");
            }
        }
    }
    for line in picture["log"].as_array().unwrap() {
        let event = &line["event"];
        let kind = event["type"].as_str().unwrap();
        let is_private = ["dealt", "put", "card_drawn", "card_buried", "card_spied"].contains(&kind);
        let owner = event.get("seat").map_or(seat, |owner| owner.as_u64().map(|owner| owner as usize));
        assert!(!is_private || (seat.is_some() && owner == seat), "{seat:?} was told {event}");
    }
    assert!(seat.is_some() || picture["legal"] == json!([]));
}

async fn play_one_step(socket: &mut Socket, seat: usize, all: &mut Vec<(Option<usize>, Value)>) {
    let Some(action) = socket.picture["legal"].as_array().and_then(|legal| legal.first()).cloned() else {
        return;
    };
    let tick = socket.picture["tick"].clone();
    socket.send(json!({"type": "act", "id": 7, "seat": seat, "tick": tick, "action": action})).await;
    loop {
        let message = socket.next().await;
        all.push((Some(seat), message.clone()));
        if message["id"] == 7 || message["done"] == 7 {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_a_spectator_never_receive_secrets() {
    let house = House::open().await;
    let (_anna, mut first, bert, mut second, id) = two_at_a_table(&house).await;
    let mut spectator = house.guest().connect(&id, "").await;
    let mut all = vec![(None, spectator.until("sync").await)];
    for viewer in ["0", "open"] {
        let (status, error) = bert.get(&format!("/api/tables/{id}/replay?viewer={viewer}")).await;
        assert!([403, 409].contains(&status), "{error}");
    }
    let mut n_steps = 0;
    while first.picture["status"]["type"] != "over" {
        play_one_step(&mut first, 0, &mut all).await;
        play_one_step(&mut second, 1, &mut all).await;
        // Whoever's turn it is not hears of the other's step before going on.
        for (seat, socket) in [(0, &mut first), (1, &mut second)] {
            all.extend(socket.all_said().await.into_iter().map(|message| (Some(seat), message)));
        }
        n_steps += 1;
        assert!(n_steps < 200, "the match does not end");
    }
    all.extend(spectator.all_said().await.into_iter().map(|message| (None, message)));
    assert!(all.iter().filter(|(_, message)| message["type"] == "update").count() > 30);
    for (seat, message) in &all {
        holds_no_secrets(message, *seat);
    }
    let told: Vec<&Value> =
        all.iter().map(|(_, message)| message).filter(|message| message["table"].is_object()).collect();
    assert!(
        told.iter()
            .filter(|message| message["table"]["phase"] != "over")
            .all(|message| message["table"]["seed"].is_null())
    );
    assert_eq!(bert.get(&format!("/api/tables/{id}/replay?viewer=0")).await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_can_do_nothing() {
    let house = House::open().await;
    let (_anna, _first, _bert, _second, id) = two_at_a_table(&house).await;
    let eve = house.guest();
    assert_eq!(eve.try_connect(&id, "?seat=0", None).await.err(), Some(403));
    assert_eq!(eve.try_connect(&id, "?seat=9", None).await.err(), Some(403));
    let mut socket = eve.connect(&id, "").await;
    let sync = socket.until("sync").await;
    assert_eq!(sync["picture"]["viewer"], json!({"type": "public"}));
    assert!(sync["table"]["seats"].as_array().unwrap().iter().all(|seat| seat["is_mine"] == false));
    for message in [
        json!({"type": "act", "seat": 0, "tick": 0, "action": {"type": "put", "field": 0}}),
        json!({"type": "undo", "seat": 1, "tick": 0}),
        json!({"type": "look", "seat": 0}),
    ] {
        assert_eq!(socket.ask_for(message).await["refusal"]["code"], "foreign_seat");
    }
}
