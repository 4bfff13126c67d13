//! Whatever a game can say has words in every language.

use catalog::{Catalog, LANGUAGES, Words};

#[test]
fn every_game_can_be_told_in_every_language() {
    let mut faults = Vec::new();
    for game in Catalog::standard().games() {
        let samples = game.samples();
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
    let game = catalog.games().next().unwrap();
    let mut samples = game.samples();
    samples.ids.insert("no_such_thing".to_owned());
    let faults = Words::of("en").faults(game.info(), &samples);
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert!(faults[0].contains("no_such_thing"));
}
