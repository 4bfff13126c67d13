//! A rule cited by no test fails the build.

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

const CHAPTERS: &str =
    "3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.8 4.1 4.2 5.1 5.2 5.3 5.4 5.5 5.6 5.7 5.8 5.9 5.10 7.1 7.2";

/// Numbers that were dropped from the list of edge cases.
const DROPPED: [u8; 8] = [19, 24, 28, 34, 37, 40, 45, 52];

/// Every ruling of the README is cited in a test, and the README has them all.
#[test]
fn every_ruling_is_cited() {
    let readme = std::fs::read_to_string(format!("{ROOT}/README.md")).unwrap();
    check(&readme);
    assert!((1..=39).all(|n| readme.contains(&format!("**R{n}**"))));
}

/// Every paragraph, worked example and edge case is, too.
#[test]
fn every_paragraph_and_example_is_cited() {
    let paragraphs = CHAPTERS.split_whitespace().map(str::to_owned);
    let examples = (1..=14).map(|n| format!("V{n}"));
    let edges = (1..=54).filter(|n| !DROPPED.contains(n)).map(|n| format!("T{n}"));
    let list: String =
        paragraphs.chain(examples).chain(edges).map(|number| format!("**{number}** \n")).collect();
    check(&list);
}

#[track_caller]
fn check(page: &str) {
    let mut sources = testkit::read_sources(format!("{ROOT}/tests/rules"));
    sources.extend(testkit::read_sources(format!("{ROOT}/tests/scenarios")));
    testkit::rules_cited(page, &sources).unwrap_or_else(|missing| panic!("no test cites {missing:?}"));
}
