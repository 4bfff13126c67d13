//! Golden records, playthroughs and samples of the small games.

use std::fs;

use small_games::connect_four::{ConnectFour, ConnectFourSetup};
use small_games::drafts::{Drafts, DraftsSetup};
use small_games::oh_hell::{OhHell, OhHellSetup};
use testkit::samples::{Sampler, Samples};
use testkit::{golden, playthrough};

fn setups() -> Vec<DraftsSetup> {
    (2..=5).map(|seats| DraftsSetup { seats, rounds: 2 }).collect()
}

#[test]
fn golden_records_replay() {
    let play = || golden::play::<Drafts>(&DraftsSetup::default(), 1, golden::random);
    golden::want("tests/golden", "drafts-3", play);
    assert!(golden::replay_all::<Drafts>("tests/golden")["drafts-3"].status().is_over());
}

#[test]
#[should_panic(expected = "no .liege.json in")]
fn an_empty_golden_folder_fails() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("v1")).unwrap();
    golden::replay_all::<Drafts>(folder.path());
}

#[test]
#[should_panic(expected = "is missing; LIEGE_BLESS=1 writes it")]
fn a_missing_golden_record_fails() {
    let folder = tempfile::tempdir().unwrap();
    golden::require::<Drafts>(folder.path(), "x");
}

/// One flipped action, one changed result, another game: none is believed.
#[test]
fn a_tampered_golden_record_fails() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tampered.liege.json");
    let record = golden::play::<Drafts>(&DraftsSetup::default(), 3, golden::random).record();
    let text = serde_json::to_string(&record).unwrap();
    fs::write(&file, &text).unwrap();
    golden::check_file::<Drafts>(&file).unwrap();
    assert!(golden::check_file::<OhHell>(&file).is_err());
    for (what, tampered) in tampered(&text) {
        assert_ne!(tampered, text, "{what}");
        fs::write(&file, tampered).unwrap();
        assert!(golden::check_file::<Drafts>(&file).is_err(), "{what}");
    }
}

/// Rules that were mended do not close old records, unless they forbid what was played.
#[test]
fn a_record_of_older_rules_opens_as_long_as_it_stands() {
    let mut record = golden::play::<Drafts>(&DraftsSetup::default(), 3, golden::random).record();
    record.rules_version -= 1;
    record.replay().unwrap();
    record.actions.swap(0, 20);
    let words = record.replay().unwrap_err().to_string();
    assert!(words.starts_with("played by rules version 0, and does not stand by version 1"), "{words}");
}

fn tampered(text: &str) -> Vec<(&'static str, String)> {
    let with = |pointer: &str, value: serde_json::Value| {
        let mut json: serde_json::Value = serde_json::from_str(text).unwrap();
        *json.pointer_mut(pointer).unwrap() = value;
        json.to_string()
    };
    vec![
        ("action", with("/actions/0/action", serde_json::json!({"type": "put", "field": 9}))),
        ("points", with("/result/points/0", 99.into())),
        ("version", with("/rules_version", 9.into())),
        ("commitment", with("/commitment", "00".into())),
        ("no JSON", text[1..].to_owned()),
    ]
}

#[test]
fn playthroughs_read_well() {
    insta::assert_snapshot!("drafts", playthrough::<Drafts>(DraftsSetup { seats: 2, rounds: 1 }, 1, 200));
    insta::assert_snapshot!("connect_four", playthrough::<ConnectFour>(ConnectFourSetup::default(), 1, 6));
    insta::assert_snapshot!("oh_hell", playthrough::<OhHell>(&OhHellSetup::default(), 2, 100));
}

/// Views of Drafts ask nothing.
fn samples() -> Samples {
    Sampler::<Drafts, ()>::new(|_| &()).random(setups(), 5).finish()
}

#[test]
fn samples_cover_all_that_is_said() {
    let samples = samples();
    let actions: Vec<&str> = samples.actions.keys().map(String::as_str).collect();
    assert_eq!(actions, ["bury", "draw", "end_turn", "put", "ready", "spy"]);
    assert_eq!(samples.events.len(), 11);
    assert_eq!(samples.views.keys().collect::<Vec<_>>(), ["open", "public", "seat"]);
    assert_eq!(samples.reasons.keys().collect::<Vec<_>>(), ["not_in_hand", "tokens_left"]);
    assert!(samples.prompts.is_empty() && samples.moments.is_empty());
}

#[test]
fn samples_are_the_same_every_time() {
    assert_eq!(samples(), samples());
}
