//! Whatever a game can say has words in every language.

use std::fs;

use catalog::{Catalog, LANGUAGES, Samples, Words};
use serde_json::json;

/// What a game says, as its own tests write it.
fn samples(slug: &str) -> Samples {
    let generated = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/generated");
    let path = format!("{generated}/{slug}/samples.json");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn every_game_can_be_told_in_every_language() {
    let mut faults = Vec::new();
    for game in Catalog::standard().games() {
        let samples = samples(game.info().slug);
        for language in LANGUAGES {
            let found = Words::of(language).faults(game.info(), &samples);
            faults.extend(found.into_iter().map(|fault| format!("{language}: {fault}")));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_missing_message_is_a_fault() {
    let catalog = Catalog::standard();
    let game = catalog.find("regents").unwrap();
    let mut samples = samples("regents");
    samples.ids.insert("no_such_thing".to_owned());
    let faults = Words::of("en").faults(game.info(), &samples);
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert!(faults[0].contains("no_such_thing"));
}

#[test]
fn an_empty_list_is_said_as_none() {
    let words = Words::of("en");
    let discarded = |treachery: serde_json::Value| {
        let event =
            json!({"type": "discarded", "seat": 0, "attributes": ["duelling"], "treachery": treachery});
        words.event("heads-of-state", &event)
    };
    assert_eq!(discarded(json!([])), "Seat 1 discards: Duelling Skills.");
    assert_eq!(discarded(json!(["assassin"])), "Seat 1 discards: Duelling Skills · Assassin.");
}
