//! Scenario files of a game.

use std::fs;
use std::path::Path;

use engine::Game;
use scenario::Scenario;

/// Runs all scenario files of a folder, which is given relative to the crate under test.
#[track_caller]
pub fn check_scenarios<G: Game>(folder: impl AsRef<Path>) {
    let files =
        fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.as_ref().display()));
    let files: Vec<_> = files.map(|entry| entry.expect("the folder can be read").path()).collect();
    assert!(!files.is_empty(), "{} holds no scenario", folder.as_ref().display());
    for file in files {
        let text = fs::read_to_string(&file).expect("a listed file can be read");
        let result = Scenario::from_json(&text).and_then(|scenario| scenario::run::<G>(&scenario));
        result.unwrap_or_else(|failure| panic!("{}: {failure:?}", file.display()));
    }
}
