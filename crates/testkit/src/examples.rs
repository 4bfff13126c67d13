//! Worked examples of the rules pages: scenario files that the engine plays, and the pictures they end with. The browser
//! draws them from `web/src/generated/<slug>/examples.json`, so that a page shows and tells only what the engine did.

use std::collections::BTreeMap;
use std::path::Path;

use engine::{Game, Status, Viewer};
use serde::Serialize;

use crate::{samples, scenarios};

/// Tests the worked examples of a game, `tests/examples/*.json`, and writes their pictures: `examples!(Regents)`.
#[macro_export]
macro_rules! examples {
    ($game:ty) => {
        #[test]
        fn examples_hold() {
            $crate::examples::keep::<$game>("tests/examples");
        }
    };
}

/// What the viewer of an example sees after its last step.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Example<V> {
    pub viewer: Viewer,
    pub status: Status,
    pub view: V,
}

/// Plays all examples of a folder and writes their pictures for the browser, by the names of their files.
#[track_caller]
pub fn keep<G: Game>(folder: impl AsRef<Path>) {
    samples::write(G::INFO.slug, "examples", &pictures::<G>(folder.as_ref()));
}

#[track_caller]
fn pictures<G: Game>(folder: &Path) -> BTreeMap<String, Example<G::View>> {
    let files = scenarios::files(folder);
    files.iter().map(|file| (name(file), picture::<G>(file))).collect()
}

#[track_caller]
fn picture<G: Game>(file: &Path) -> Example<G::View> {
    let (scenario, game) = scenarios::play_file::<G>(file);
    let viewer = scenario.viewer.viewer();
    Example { viewer, status: game.status(), view: game.state().view(viewer) }
}

fn name(file: &Path) -> String {
    file.file_stem().expect("a file has a name").to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use std::fs;

    use engine::Seat;
    use small_games::connect_four::ConnectFour;
    use tempfile::TempDir;

    use super::*;

    fn folder(column: u8) -> TempDir {
        let folder = tempfile::tempdir().expect("a folder");
        let step = format!(r#"{{ "seat": 0, "action": {{ "type": "drop", "column": {column} }} }}"#);
        for (name, steps) in [("before", ""), ("after", step.as_str())] {
            let text = format!(
                r#"{{ "name": "{name}", "game": "connect-four", "setup": {{ "seats": 2 }}, "viewer": 1, "steps": [{steps}] }}"#
            );
            fs::write(folder.path().join(name).with_extension("json"), text).expect("it can be written");
        }
        folder
    }

    #[test]
    fn an_example_is_the_picture_after_its_last_step() {
        let pictures = pictures::<ConnectFour>(folder(3).path());
        assert_eq!(pictures["after"].viewer, Viewer::seat(Seat::new(1)));
        assert_eq!(pictures["after"].status, Status::Turn { seat: Seat::new(1) });
        assert_ne!(pictures["before"].view, pictures["after"].view);
    }

    #[test]
    #[should_panic(expected = "step: 1")]
    fn an_example_that_does_not_hold_is_named() {
        pictures::<ConnectFour>(folder(99).path());
    }
}
