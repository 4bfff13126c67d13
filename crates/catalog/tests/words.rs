//! Whatever a game can say has words in every language.

use std::fs;
use std::path::Path;

use catalog::{Catalog, LANGUAGES, Samples, Words};
use serde::de::DeserializeOwned;
use serde_json::json;

/// What a game says, from the snapshots beside its own test.
fn samples(slug: &str) -> Samples {
    Samples {
        actions: promised(slug, "actions"),
        events: promised(slug, "events"),
        prompts: promised(slug, "prompts"),
        ids: promised(slug, "ids"),
        reasons: promised(slug, "reasons"),
        ..Samples::default()
    }
}

fn promised<T: DeserializeOwned>(slug: &str, what: &str) -> T {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    let path = games.join(slug).join("tests/snapshots").join(format!("wire__{what}.snap"));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let (_header, json) =
        text.trim_start_matches("---\n").split_once("---\n").expect("a snapshot has a header");
    serde_json::from_str(json).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
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
