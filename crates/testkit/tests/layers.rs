//! Dependencies between the crates run one way. Arrows added in passing are how layers die.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// What a crate may depend on, lowest layer first; `games` and `habits` stand for every crate under `crates/games` and
/// `crates/habits`. Above the catalog nobody knows a single game.
const ARROWS: &[(&str, &[&str])] = &[
    ("engine", &[]),
    ("scenario", &["engine"]),
    ("small-games", &["engine"]),
    ("testkit", &["engine", "scenario"]),
    ("games", &["engine"]),
    ("bots", &["engine"]),
    ("habits", &["engine", "games", "bots"]),
    ("catalog", &["engine", "scenario", "small-games", "games", "bots", "habits"]),
    ("store", &[]),
    ("server", &["engine", "bots", "catalog", "store"]),
    ("load", &[]),
    ("liege", &["engine", "bots", "catalog", "store", "server", "load"]),
];
/// Tests may use the test kit and the small games. Nothing else depends on the test kit, so that no program contains it.
const ALSO_IN_TESTS: &[&str] = &["engine", "small-games", "testkit"];
const MAY_TEST_WITH: &[&str] =
    &["scenario", "small-games", "testkit", "games", "bots", "habits", "catalog", "store", "server", "liege"];

struct Crate {
    folder: String,
    layer: String,
    dependencies: Vec<String>,
    dev_dependencies: Vec<String>,
}

#[test]
fn dependencies_run_one_way() {
    let crates = read_crates();
    let layers: BTreeMap<&str, &str> =
        crates.iter().map(|one| (one.folder.as_str(), one.layer.as_str())).collect();
    for one in &crates {
        let allowed = arrows_of(&one.layer);
        for dependency in &one.dependencies {
            let layer = layers[dependency.as_str()];
            assert!(allowed.contains(&layer), "{} may not depend on {dependency}", one.folder);
        }
        for dependency in &one.dev_dependencies {
            let layer = layers[dependency.as_str()];
            let in_tests = MAY_TEST_WITH.contains(&one.layer.as_str()) && ALSO_IN_TESTS.contains(&layer);
            assert!(in_tests || allowed.contains(&layer), "tests of {} may not use {dependency}", one.folder);
        }
    }
}

#[test]
fn every_crate_has_its_layer_and_the_layers_have_no_circle() {
    for one in read_crates() {
        arrows_of(&one.layer);
    }
    for (index, (layer, allowed)) in ARROWS.iter().enumerate() {
        let lower: Vec<&str> = ARROWS[..index].iter().map(|(lower, _)| *lower).collect();
        assert!(allowed.iter().all(|arrow| lower.contains(arrow)), "{layer} points upwards");
    }
}

#[test]
fn all_versions_are_in_one_place() {
    for path in crate_folders() {
        let manifest = read_manifest(&path);
        for kind in ["dependencies", "dev-dependencies", "build-dependencies"] {
            for (name, value) in manifest.get(kind).and_then(toml::Value::as_table).into_iter().flatten() {
                let inherits = value.get("workspace").and_then(toml::Value::as_bool) == Some(true);
                assert!(inherits, "{}: {name} does not say workspace = true", path.display());
            }
        }
    }
}

/// What a manifest leaves out of the tests, to build it once less, holds none.
#[test]
fn no_test_is_left_out() {
    let mut n_left_out = 0;
    for path in crate_folders() {
        let manifest = read_manifest(&path);
        let left_out = |table: &str, kind: &str| {
            let targets = manifest.get(table).map(|target| target.as_array().map_or(target, |all| &all[0]));
            targets.and_then(|target| target.get(kind)).and_then(toml::Value::as_bool) == Some(false)
        };
        let (no_units, no_docs) =
            (left_out("lib", "test") || left_out("bin", "test"), left_out("lib", "doctest"));
        n_left_out += usize::from(no_units) + usize::from(no_docs);
        for (file, source) in sources_in(&path.join("src")) {
            let file = file.display();
            assert!(!(no_units && source.contains("#[cfg(test)]")), "{file} has tests that are not run");
            assert!(!(no_docs && source.contains("/ ```")), "{file} has examples that are not run");
        }
    }
    assert!(n_left_out > 10, "the manifests were not understood");
}

fn sources_in(folder: &Path) -> Vec<(PathBuf, String)> {
    let entries = fs::read_dir(folder).expect("a folder of sources");
    let paths = entries.map(|entry| entry.expect("it can be read").path());
    paths
        .flat_map(|path| {
            if path.is_dir() {
                return sources_in(&path);
            }
            let source = fs::read_to_string(&path).expect("a source is a text");
            vec![(path, source)]
        })
        .collect()
}

fn arrows_of(layer: &str) -> &'static [&'static str] {
    let arrows = ARROWS.iter().find(|(name, _)| *name == layer);
    arrows.unwrap_or_else(|| panic!("{layer} has no place in the layers")).1
}

fn read_crates() -> Vec<Crate> {
    let root = read_manifest(&workspace());
    let workspace_table = root["workspace"]["dependencies"].as_table().expect("a table of dependencies");
    // Names of our own crates as they are written in manifests, with their folders.
    let ours: BTreeMap<&str, &str> = workspace_table
        .iter()
        .filter_map(|(name, value)| Some((name.as_str(), value.get("path")?.as_str()?)))
        .collect();
    let folders = crate_folders();
    folders.iter().map(|path| read_crate(path, &ours)).collect()
}

fn read_crate(path: &Path, ours: &BTreeMap<&str, &str>) -> Crate {
    let manifest = read_manifest(path);
    let own_dependencies = |kind: &str| -> Vec<String> {
        let names = manifest.get(kind).and_then(toml::Value::as_table).into_iter().flatten();
        names.filter_map(|(name, _)| ours.get(name.as_str())).map(|folder| (*folder).to_owned()).collect()
    };
    let folder = path.strip_prefix(workspace()).expect("inside the workspace").display().to_string();
    let layer = folder.split('/').nth(1).expect("crates/<layer>").to_owned();
    let mut dependencies = own_dependencies("dependencies");
    dependencies.extend(own_dependencies("build-dependencies"));
    Crate { folder, layer, dependencies, dev_dependencies: own_dependencies("dev-dependencies") }
}

/// Every folder with a manifest: `crates/<layer>`, `crates/games/<game>` and `crates/habits/<game>`.
fn crate_folders() -> Vec<PathBuf> {
    let crates = workspace().join("crates");
    let mut folders = folders_in(&crates);
    folders.extend(folders_in(&crates.join("games")));
    folders.extend(folders_in(&crates.join("habits")));
    folders.retain(|folder| folder.join("Cargo.toml").exists());
    assert!(folders.len() >= 12, "the crates were not found");
    folders
}

fn folders_in(path: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    entries.map(|entry| entry.expect("the folder can be read").path()).filter(|path| path.is_dir()).collect()
}

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace is there")
}

fn read_manifest(folder: &Path) -> toml::Value {
    let path = folder.join("Cargo.toml");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let table: toml::Table = text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    toml::Value::Table(table)
}
