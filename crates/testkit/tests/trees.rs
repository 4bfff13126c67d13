//! All games are built alike: the block under "One game" in ARCHITECTURE.md names what a game has, and the four crates
//! have just that.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const GAMES: [&str; 4] = ["heads-of-state", "lancaster", "regents", "scharz"];

/// Written by tools.
const ALSO_IN_TESTS: &[&str] = &["tests/snapshots"];

#[test]
fn four_games_have_one_shape() {
    let wanted = shape();
    let faults: Vec<String> = GAMES.iter().flat_map(|game| faults(game, &wanted)).collect();
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Files and folders of the block, without the placeholder for a game's own parts. A file may have grown into a folder.
fn shape() -> BTreeSet<String> {
    let page = fs::read_to_string(workspace().join("ARCHITECTURE.md")).expect("the page is there");
    let section = page.split("\n## One game\n").nth(1).expect("a section about one game");
    let block = section.split("```").nth(1).expect("a block of files");
    let names = block.lines().filter_map(|line| line.split_whitespace().next());
    let names: BTreeSet<String> = names.filter(|name| !name.contains('<')).map(stem).collect();
    assert!(names.contains("src/lib") && names.contains("tests/rules"), "{names:?}");
    names
}

fn faults(game: &str, wanted: &BTreeSet<String>) -> Vec<String> {
    let root = workspace().join("crates/games").join(game);
    let readme = fs::read_to_string(root.join("README.md")).expect("every game has a README");
    let (mut faults, mut found) = (Vec::new(), BTreeSet::from(["README".to_owned()]));
    for folder in ["src", "tests", "benches"] {
        for path in entries(&root.join(folder)) {
            let name = path.strip_prefix(&root).expect("inside").display().to_string();
            let is_part = folder == "src" && path.is_dir() && readme.contains(&format!("`{name}/`"));
            let is_known = wanted.contains(&stem(&name)) || ALSO_IN_TESTS.contains(&name.as_str());
            if !is_known && !is_part {
                faults
                    .push(format!("{game}: {name} is neither in the shape nor a part that the README names"));
            }
            found.insert(stem(&name));
        }
    }
    faults.extend((wanted - &found).into_iter().map(|name| format!("{game}: {name} is missing")));
    faults.extend(twofold(&root.join("src")).into_iter().map(|path| format!("{game}: {path} has no mod.rs")));
    faults
}

/// Modules that are a file beside a folder: `view.rs` and `view/`.
fn twofold(folder: &Path) -> Vec<String> {
    let folders = entries(folder).into_iter().filter(|path| path.is_dir());
    folders
        .flat_map(|path| {
            let mut inner = twofold(&path);
            if path.with_extension("rs").exists() {
                inner.push(path.strip_prefix(workspace()).expect("inside").display().to_string());
            }
            inner
        })
        .collect()
}

/// `src/state.rs` and `src/state/` are one thing, a small one or a large one. So are `tests/golden.rs` and its records.
fn stem(name: &str) -> String {
    name.trim_end_matches('/').trim_end_matches(".rs").trim_end_matches(".md").to_owned()
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("it can be read").path()).collect();
    paths.sort();
    paths
}

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace is there")
}
