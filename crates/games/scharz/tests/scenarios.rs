//! Scenario files: positions anybody can write without Rust.

use scharz::Scharz;
use testkit::scenario::{Scenario, run};

#[test]
fn scenarios_hold() {
    let dir = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios");
    let files: Vec<_> = std::fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert!(!files.is_empty());
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        let result = Scenario::from_json(&text).and_then(|scenario| run::<Scharz>(&scenario));
        result.unwrap_or_else(|failure| panic!("{}: {failure:?}", file.display()));
    }
}
