//! A rule cited by no test fails the build.

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// Every number of the rules page is cited in a test.
#[test]
fn every_rule_of_the_page_is_cited() {
    let page = std::fs::read_to_string(format!("{ROOT}/../../../locales/en/rules/regents.md")).unwrap();
    testkit::rules_cited(&page, &sources()).unwrap_or_else(|missing| panic!("no test cites {missing:?}"));
}

/// Every ruling is, too.
#[test]
fn every_ruling_is_cited() {
    let list: String = (1..=43).map(|number| format!("**R{number}** \n")).collect();
    testkit::rules_cited(&list, &sources()).unwrap_or_else(|missing| panic!("no test cites {missing:?}"));
}

/// And every worked example and edge case.
#[test]
fn every_vector_is_cited() {
    let cited = testkit::vectors_cited(include_str!("vectors.toml"), &sources());
    cited.unwrap_or_else(|missing| panic!("no test cites {missing:?}"));
}

/// The tests themselves, this list aside.
fn sources() -> Vec<(String, String)> {
    let mut sources = testkit::read_sources(format!("{ROOT}/tests/rules"));
    sources.extend(testkit::read_sources(format!("{ROOT}/tests/scenarios")));
    sources
}
