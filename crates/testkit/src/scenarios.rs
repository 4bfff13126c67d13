//! Scenario files of a game.

use std::fs;
use std::path::{Path, PathBuf};

use engine::{Game, Match};
use scenario::Scenario;

/// Runs all scenario files of a folder, which is given relative to the crate under test.
#[track_caller]
pub fn check_scenarios<G: Game>(folder: impl AsRef<Path>) {
    for file in files(folder.as_ref()) {
        play_file::<G>(&file);
    }
}

/// The scenarios of a folder, by name.
#[track_caller]
pub(crate) fn files(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<_> = files.map(|entry| entry.expect("the folder can be read").path()).collect();
    assert!(!files.is_empty(), "{} holds no scenario", folder.display());
    files.sort();
    files
}

/// Plays a file to its end.
#[track_caller]
pub(crate) fn play_file<G: Game>(file: &Path) -> (Scenario, Match<G>) {
    let text = fs::read_to_string(file).expect("a listed file can be read");
    let played = Scenario::from_json(&text).and_then(|scenario| {
        let game = scenario::play::<G>(&scenario)?;
        Ok((scenario, game))
    });
    played.unwrap_or_else(|failure| panic!("{}: {failure:?}", file.display()))
}
