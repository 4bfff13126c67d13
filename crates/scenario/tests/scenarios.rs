//! The scenario runner: what it accepts, and that it fails in clear words where it must.

use scenario::{Scenario, ScenarioFailure};
use serde_json::{Value, json};
use small_games::drafts::Drafts;
use small_games::oh_hell::OhHell;

/// A scenario of drafts with these steps; `more` is merged over it.
fn scenario(more: Value, steps: Value) -> Result<(), ScenarioFailure> {
    let mut json = json!({
        "name": "a test", "rule": "D1", "game": "drafts", "setup": {"seats": 2}, "seed": 7, "steps": steps,
    });
    json_patch::merge(&mut json, &more);
    scenario::run::<Drafts>(&Scenario::from_json(&json.to_string())?)
}

fn holds(more: Value, steps: Value) {
    scenario(more, steps).unwrap_or_else(|failure| panic!("{failure}"));
}

#[track_caller]
fn fails(more: Value, steps: Value, step: usize, words: &str) {
    let failure = scenario(more, steps).expect_err("must fail");
    assert_eq!(failure.step, step, "{failure}");
    assert!(failure.detail.contains(words), "{failure}");
}

fn put(seat: u8, field: u8) -> Value {
    json!({"seat": seat, "action": {"type": "put", "field": field}})
}

/// Both seats have whole orders and the first is ready.
fn almost_closed() -> Value {
    json!({"patch": {"places": {
        "0": {"order": [3, 0, 0, 0], "ready": true, "hand": [0, 1]},
        "1": {"order": [0, 2, 1, 0], "hand": [2, 3]},
    }}})
}

fn close() -> Value {
    json!({"seat": 1, "action": {"type": "ready"}})
}

#[test]
fn every_kind_of_step_holds() {
    holds(
        almost_closed(),
        json!([
            {"status": {"type": "together", "pending": [1], "ready": [0]}},
            {"seat": 0, "action": {"type": "ready"}, "refused": true},
            {"seat": 1, "legal": {"includes": [{"type": "ready"}], "excludes": [{"type": "draw"}], "count": 1}},
            {"undo": 0, "refused": true},
            {"chance": [1]},
            close(),
            {"expect": {"bonus": 1, "places": {"0": {"points": 1}, "1": {"points": 3}}}},
            {"seat": 0, "action": {"type": "draw"}, "chance": [0]},
            {"expect": {"places": {"0": {"hand": [0, 1, 4]}}}},
            {"view": 1, "expect": {"n_deck": 25, "places": [
                {"points": 1, "n_hand": 3, "n_buried": 0, "spied": null, "hand": null, "buried": null,
                 "order": [3, 0, 0, 0], "known": null},
                {"points": 3, "n_hand": 2, "n_buried": 0, "spied": null, "hand": [2, 3], "buried": [],
                 "order": [0, 2, 1, 0], "known": []}]}},
            {"view": "public", "expect": {"n_deck": 25}},
            {"view": "open", "expect": {"n_deck": 25}},
            {"seat": 0, "action": {"type": "bury", "card": 4}},
            {"undo": 0},
            {"expect": {"places": {"0": {"buried": []}}}},
            {"points": [1, 3]},
            {"places": [2, 1]},
            {"over": false},
        ]),
    );
}

#[test]
fn refusals_are_held_to_their_reason() {
    let ready = |reason: &str| json!([put(0, 1), {"seat": 0, "action": {"type": "ready"}, "refused": true, "reason": reason}]);
    holds(json!({}), ready("tokens_left"));
    fails(json!({}), ready("not_in_hand"), 2, "refused for another reason than \"not_in_hand\"");
    fails(
        json!({}),
        json!([{"seat": 0, "action": {"type": "draw"}, "refused": true, "reason": "x"}]),
        1,
        "another",
    );
}

#[test]
fn differences_are_named_by_path() {
    let step = |step: Value| json!([step]);
    fails(
        json!({}),
        step(json!({"expect": {"places": {"1": {"points": 4}}}})),
        1,
        "/places/1/points: expected 4, found 0",
    );
    fails(
        json!({}),
        step(json!({"expect": {"phase": {"kind": 1}}})),
        1,
        "/phase/kind: expected 1, found nothing",
    );
    fails(
        json!({}),
        step(json!({"view": 0, "expect": {"places": []}})),
        1,
        "the view differs: /places: expected []",
    );
    fails(json!({}), step(json!({"status": {"pending": [0]}})), 1, "/pending: expected [0], found [0,1]");
    fails(json!({}), step(json!({"points": [0, 1]})), 1, "points: expected [0, 1], found [0, 0]");
    fails(json!({}), step(json!({"points": [0]})), 1, "points");
    fails(json!({}), step(json!({"places": [1, 2]})), 1, "places: expected [1, 2], found [1, 1]");
    fails(json!({}), step(json!({"over": true})), 1, "over: expected true");
}

#[test]
fn actions_and_lists_fail_in_clear_words() {
    fails(
        json!({}),
        json!([put(0, 0), {"seat": 0, "action": {"type": "ready"}}]),
        2,
        "refused: the action is not legal",
    );
    fails(
        json!({}),
        json!([{"seat": 0, "action": {"type": "put", "field": 1}, "refused": true}]),
        1,
        "accepted, but",
    );
    // A misspelt action must not pass as refused.
    let misspelt = json!([{"seat": 0, "action": {"type": "putt"}, "refused": true}]);
    fails(json!({}), misspelt, 1, "the action cannot be read");
    fails(json!({}), json!([{"seat": 0, "legal": {"excludes": [{"type": "putt"}]}}]), 1, "cannot be read");
    fails(
        json!({}),
        json!([{"seat": 0, "legal": {"includes": [{"type": "draw"}]}}]),
        1,
        "is not legal; legal are [{",
    );
    fails(
        json!({}),
        json!([{"seat": 0, "legal": {"excludes": [{"type": "put", "field": 2}]}}]),
        1,
        "is legal",
    );
    fails(json!({}), json!([{"seat": 0, "legal": {"count": 3}}]), 1, "expected 3 legal actions, found 4");
    fails(json!({}), json!([put(3, 0)]), 1, "no seat 3 at a table of 2");
    fails(json!({}), json!([{"view": 4, "expect": {}}]), 1, "no seat 4");
    fails(json!({}), json!([{"undo": 0}]), 1, "refused: nothing of this seat");
    fails(json!({}), json!([put(0, 0), {"undo": 0, "refused": true}]), 2, "accepted, but must be refused");
}

#[test]
fn scripted_draws_must_be_possible_and_used() {
    fails(
        almost_closed(),
        json!([{"chance": [4]}, close()]),
        2,
        "the script draws 4, but this draw is below 4",
    );
    fails(almost_closed(), json!([{"chance": [1, 2]}, close()]), 2, "1 scripted draws were never drawn");
    let and_draw = json!([{"chance": [1, 2]}, close(), {"seat": 0, "action": {"type": "draw"}},
                          {"expect": {"places": {"0": {"hand": [0, 1, 6]}}}}]);
    holds(almost_closed(), and_draw);
    // Set-up deals two cards to each of two seats.
    let expect = json!([{"expect": {"places": {"0": {"hand": [0, 1]}, "1": {"hand": [2, 3]}}}}]);
    holds(json!({"chance": [0, 0, 0, 0]}), expect);
    fails(json!({"chance": [30, 0, 0, 0]}), json!([]), 0, "below 30");
    fails(json!({"chance": [0, 0, 0, 0, 0]}), json!([]), 0, "1 draws scripted for set-up were not drawn");
}

#[test]
fn patches_are_refused_in_the_invariants_words() {
    let patch = |patch: Value| json!({"patch": patch});
    fails(
        patch(json!({"places": {"0": {"hand": [1, 2]}, "1": {"hand": [2, 3]}}})),
        json!([]),
        0,
        "a card is in two places",
    );
    fails(
        patch(json!({"places": {"0": {"order": [2, 2, 0, 0]}}})),
        json!([]),
        0,
        "the patch breaks an invariant: seat 0 has 4",
    );
    fails(patch(json!({"places": {"0": {"pionts": 2}}})), json!([]), 0, "does not have: /places/0/pionts");
    fails(patch(json!({"round": "one"})), json!([]), 0, "the patched state cannot be read");
    fails(patch(json!({"places": {"4": {"points": 2}}})), json!([]), 0, "cannot be read");
}

#[test]
fn files_are_read_strictly() {
    fails(json!({"game": "chess"}), json!([]), 0, "a scenario of \"chess\", not of \"drafts\"");
    fails(json!({"setup": {"seats": 9}}), json!([]), 0, "2 to 5 seats");
    fails(json!({"setup": {"seats": 2, "colour": 1}}), json!([]), 0, "unknown field `colour`");
    fails(json!({"seeds": 1}), json!([]), 0, "unknown field `seeds`");
    fails(json!({"seed": "zz"}), json!([]), 0, "64 hex digits");
    fails(json!({"seed": -1}), json!([]), 0, "64 hex digits");
    fails(json!({"name": null}), json!([]), 0, "missing field `name`");
    fails(json!({}), json!([{"seat": 0, "acton": {}}]), 0, "unknown field `acton`");
    fails(json!({}), json!([{"action": {"type": "ready"}}]), 0, "an action needs its seat");
    fails(json!({}), json!([{"legal": {}}]), 0, "legal needs its seat");
    fails(json!({}), json!([{"seat": 0, "legal": {"counts": 1}}]), 0, "unknown field `counts`");
    fails(json!({}), json!([{"seat": 7, "action": {"type": "ready"}}]), 0, "seat 7");
    fails(json!({}), json!([{"seat": 0}]), 0, "a step needs");
    fails(json!({}), json!([{"points": [0, 0], "over": false}]), 0, "over does not belong");
    fails(json!({}), json!([{"points": [0, 0], "refused": true}]), 0, "refused does not belong");
    fails(json!({}), json!([{"undo": 0, "reason": "x"}]), 0, "a reason belongs to something refused");
    fails(json!({}), json!([{"view": "nobody", "expect": {}}]), 0, "a view is that of a seat");
    fails(json!({}), json!([{"chance": [-1]}]), 0, "invalid value");
}

#[test]
fn seeds_are_numbers_or_hex() {
    let state_of = |seed: Value| {
        let steps = json!([{"expect": {"round": 9}}]);
        scenario(json!({"seed": seed, "patch": null}), steps).unwrap_err()
    };
    assert_eq!(state_of(json!(7)), state_of(json!("7")));
    let hex = engine::Seed::from_number(7).to_string();
    let hands =
        |seed: Value| scenario(json!({"seed": seed}), json!([{"expect": {"places": 0}}])).unwrap_err().detail;
    assert_eq!(hands(json!(7)), hands(json!(hex)));
    assert_ne!(hands(json!(7)), hands(json!(8)));
}

#[test]
fn a_failure_reads_well() {
    let failure = scenario(json!({}), json!([put(0, 0), {"over": true}])).unwrap_err();
    assert_eq!(failure.to_string(), "step 2: over: expected true, found false");
    let failure = scenario(json!({"game": "chess"}), json!([])).unwrap_err();
    assert!(failure.to_string().starts_with("set-up: "));
}

/// The example of the module's page is a scenario.
#[test]
fn the_documented_example_is_read() {
    let page = include_str!("../src/lib.rs");
    let example: String = page
        .lines()
        .skip_while(|line| !line.contains("```json"))
        .skip(1)
        .take_while(|line| !line.contains("```"))
        .map(|line| line.trim_start_matches("//!"))
        .collect();
    let scenario = Scenario::from_json(&example).unwrap();
    assert_eq!(scenario.steps.len(), 11);
    assert_eq!(scenario::run::<OhHell>(&scenario).unwrap_err().step, 0);
}
