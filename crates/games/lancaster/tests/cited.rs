//! A rule cited by no test fails the build.

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

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
fn every_vector_is_cited() {
    let cited = testkit::vectors_cited(include_str!("vectors.toml"), &sources());
    cited.unwrap_or_else(|missing| panic!("no test cites {missing:?}"));
}

#[track_caller]
fn check(page: &str) {
    testkit::rules_cited(page, &sources()).unwrap_or_else(|missing| panic!("no test cites {missing:?}"));
}

fn sources() -> Vec<(String, String)> {
    let mut sources = testkit::read_sources(format!("{ROOT}/tests/rules"));
    sources.extend(testkit::read_sources(format!("{ROOT}/tests/scenarios")));
    sources
}
