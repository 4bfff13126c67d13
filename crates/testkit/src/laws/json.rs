//! Law 2: set-up, state, action, event and record survive JSON; a record replays to the same state at every ply.

use engine::{Game, Match, Record, Seat, Setup, Told, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::{Broken, LawId, at_every_ply, difference, ensure, legal, viewers};

pub fn json<G: Game>(setup: &G::Setup, seed: u64) -> Result<(), Broken> {
    let (mut states, mut actions): (Vec<G>, Vec<G::Action>) = (Vec::new(), Vec::new());
    at_every_ply::<G>(LawId::Json, setup, seed, |moment| {
        let game = moment.game;
        if game.ply() == 0 {
            check_setup::<G>(setup)?;
        }
        survives("the state", game.state())?;
        check_actions(game, &mut actions)?;
        check_events(game)?;
        check_view(game)?;
        states.push(game.state().clone());
        // Replaying is slow: at the end, and now and then for a match that is not over.
        if moment.next.is_none() || game.ply() % 64 == 63 {
            check_record(game, &states)?;
        }
        Ok(())
    })
}

fn check_setup<G: Game>(setup: &G::Setup) -> Result<(), String> {
    survives("the set-up", setup)?;
    let n_seats = setup.n_seats();
    let bare: G::Setup = serde_json::from_value(json!({ "seats": n_seats }))
        .map_err(|error| format!("a set-up with seats alone is not read: {error}"))?;
    ensure(bare == G::Setup::with_seats(n_seats), || {
        "missing options do not take their defaults".to_owned()
    })?;
    let unknown = serde_json::from_value::<G::Setup>(json!({ "seats": n_seats, "no_such_option": 1 }));
    ensure(unknown.is_err(), || "a set-up with an unknown key is read".to_owned())
}

/// Every action is looked at when it is first legal.
fn check_actions<G: Game>(game: &Match<G>, seen: &mut Vec<G::Action>) -> Result<(), String> {
    for seat in Seat::all(game.state().n_seats()) {
        for action in legal(game.state(), seat) {
            if !seen.contains(&action) {
                survives("an action", &action)?;
                is_tagged("an action", &action)?;
                seen.push(action);
            }
        }
    }
    Ok(())
}

/// The events told at this ply.
fn check_events<G: Game>(game: &Match<G>) -> Result<(), String> {
    let told_now = game.log().iter().rev().take_while(|line| line.ply as usize == game.ply());
    for line in told_now {
        survives("an event", &Told { to: line.to, event: line.event.clone() })?;
        is_tagged("an event", &line.event)?;
    }
    Ok(())
}

/// Views are only written; the viewers take turns.
fn check_view<G: Game>(game: &Match<G>) -> Result<(), String> {
    let state = game.state();
    let viewer = viewers(state.n_seats()).nth(game.ply() % (state.n_seats() + 1)).unwrap_or(Viewer::Public);
    let written = serde_json::to_string(&state.view(viewer));
    written.map(drop).map_err(|error| format!("the view of {viewer:?} is not written: {error}"))
}

fn check_record<G: Game>(game: &Match<G>, states: &[G]) -> Result<(), String> {
    let record = game.record();
    survives("the record", &record)?;
    let text = serde_json::to_string(&record).map_err(|error| error.to_string())?;
    let read: Record<G> = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let mut strayed = None;
    let replayed = read.replay_with(|replayed| {
        if strayed.is_none() && states.get(replayed.ply()) != Some(replayed.state()) {
            strayed = Some(replayed.ply());
        }
    });
    replayed.map_err(|refused| format!("the record does not replay: {refused}"))?;
    strayed.map_or(Ok(()), |ply| Err(format!("the record replays to another state at ply {ply}")))
}

fn survives<T: Serialize + DeserializeOwned + PartialEq>(what: &str, value: &T) -> Result<(), String> {
    let text = serde_json::to_string(value).map_err(|error| format!("{what} is not written: {error}"))?;
    let read: T =
        serde_json::from_str(&text).map_err(|error| format!("{what} is not read: {error}; {text}"))?;
    ensure(read == *value, || format!("{what} comes back changed: {}; {text}", difference(value, &read)))
}

fn is_tagged(what: &str, value: &impl Serialize) -> Result<(), String> {
    let value = serde_json::to_value(value).map_err(|error| error.to_string())?;
    ensure(value.get("type").is_some_and(Value::is_string), || format!("{what} has no type: {value}"))
}
