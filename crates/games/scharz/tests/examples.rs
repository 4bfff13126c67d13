//! Worked examples of the rules page: positions that the page shows and tells about.

use std::fs;
use std::path::Path;

use serde_json::Value;

testkit::examples!(scharz::Scharz);

/// The faces of dice that a page names are those its example rolled, in all languages; a view tells swords only.
#[test]
fn dice_told_are_those_rolled() {
    // Of each example the first dice rolled, in lists as the pages name them.
    let told: [(&str, &[usize]); 3] = [("battle", &[5, 3]), ("siege", &[7]), ("charge", &[4])];
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read =
        |path: &Path| fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    for (name, lists) in told {
        let example: Value = read(&root.join(format!("tests/examples/{name}.json"))).parse().unwrap();
        let steps = example["steps"].as_array().unwrap();
        let rolled = steps.iter().find_map(|step| step["chance"].as_array()).unwrap();
        let mut faces = rolled.iter().map(|draw| (1 + draw.as_u64().unwrap()).to_string());
        for &count in lists {
            let list = faces.by_ref().take(count).collect::<Vec<_>>().join(", ");
            for language in ["en", "fr", "de", "nl"] {
                let page = read(&root.join(format!("../../../locales/{language}/rules/scharz.md")));
                assert!(page.contains(&list), "{language}: {name} rolled {list}");
            }
        }
    }
}
