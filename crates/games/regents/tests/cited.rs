//! A rule cited by no test fails the build.

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// Every number of the rules page is cited in a test.
#[test]
fn every_rule_of_the_page_is_cited() {
    let page = std::fs::read_to_string(format!("{ROOT}/../../../locales/en/rules/regents.md")).unwrap();
    testkit::rules_cited(&page, &sources()).unwrap_or_else(|missing| panic!("no test cites {missing:?}"));
}

/// Every ruling, worked example and edge case is, too.
#[test]
fn every_ruling_and_example_is_cited() {
    let rulings = (1..=43).map(|n| format!("R{n}"));
    let examples = (1..=12).map(|n| format!("X{n}"));
    // Numbers that were dropped from the list of edge cases.
    let dropped = [4, 9, 11, 17, 31, 33, 38, 47, 49, 52];
    let edges = (1..=57).filter(|n| !dropped.contains(n)).map(|n| format!("E{n}"));
    let list: String =
        rulings.chain(examples).chain(edges).map(|number| format!("**{number}** \n")).collect();
    testkit::rules_cited(&list, &sources()).unwrap_or_else(|missing| panic!("no test cites {missing:?}"));
}

/// The tests themselves, this list aside.
fn sources() -> Vec<(String, String)> {
    let mut sources = testkit::read_sources(format!("{ROOT}/tests/rules"));
    sources.extend(testkit::read_sources(format!("{ROOT}/tests/scenarios")));
    sources
}
