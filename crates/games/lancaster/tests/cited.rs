//! A rule cited by no test fails the build.

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// Numbers that were dropped from the list of edge cases.
const DROPPED: [u8; 8] = [19, 24, 28, 34, 37, 40, 45, 52];

/// Every number of the rules page is cited in a test.
#[test]
fn every_rule_of_the_page_is_cited() {
    check(&std::fs::read_to_string(format!("{ROOT}/../../../locales/en/rules/lancaster.md")).unwrap());
}

/// Every ruling of the README is cited in a test, and the README has them all.
#[test]
fn every_ruling_is_cited() {
    let readme = std::fs::read_to_string(format!("{ROOT}/README.md")).unwrap();
    check(&readme);
    assert!((1..=39).all(|n| readme.contains(&format!("**R{n}**"))));
}

/// Every worked example and edge case is, too.
#[test]
fn every_example_is_cited() {
    let examples = (1..=14).map(|n| format!("V{n}"));
    let edges = (1..=54).filter(|n| !DROPPED.contains(n)).map(|n| format!("T{n}"));
    let list: String = examples.chain(edges).map(|number| format!("**{number}** \n")).collect();
    check(&list);
}

#[track_caller]
fn check(page: &str) {
    let mut sources = testkit::read_sources(format!("{ROOT}/tests/rules"));
    sources.extend(testkit::read_sources(format!("{ROOT}/tests/scenarios")));
    testkit::rules_cited(page, &sources).unwrap_or_else(|missing| panic!("no test cites {missing:?}"));
}
