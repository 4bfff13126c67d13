//! A rule cited by no test fails the build.

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// Every number of the rules page is cited in a test.
#[test]
fn every_rule_of_the_page_is_cited() {
    check(&std::fs::read_to_string(format!("{ROOT}/../../../locales/en/rules/heads-of-state.md")).unwrap());
}

/// Every ruling of the README is cited in a test.
#[test]
fn every_ruling_is_cited() {
    let readme = std::fs::read_to_string(format!("{ROOT}/README.md")).unwrap();
    let is_ruling = |line: &&str| {
        line.strip_prefix("- **R").is_some_and(|rest| rest.starts_with(|mark: char| mark.is_ascii_digit()))
    };
    assert_eq!(readme.lines().filter(is_ruling).count(), 34);
    check(&readme);
}

/// So is every section of the rules that says what is in the box, what may be done and what it scores.
#[test]
fn every_section_is_cited() {
    let sections = [(3, 2..=9), (5, 2..=12), (6, 1..=3)];
    let numbers = sections
        .into_iter()
        .flat_map(|(chapter, numbers)| numbers.map(move |n| format!("**{chapter}.{n}** \n")));
    check(&numbers.collect::<String>());
}

/// So is every worked example and every edge case.
#[test]
fn every_vector_is_cited() {
    let cited = testkit::vectors_cited(include_str!("vectors.toml"), &sources());
    cited.unwrap_or_else(|missing| panic!("no test cites {missing:?}"));
}

#[track_caller]
fn check(page: &str) {
    testkit::rules_cited(page, &sources()).unwrap_or_else(|missing| panic!("no test cites {missing:?}"));
}

/// The tests themselves, this file aside.
fn sources() -> Vec<(String, String)> {
    let mut sources = testkit::read_sources(format!("{ROOT}/tests/rules"));
    sources.extend(testkit::read_sources(format!("{ROOT}/tests/scenarios")));
    sources
}
