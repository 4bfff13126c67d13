//! A rule, ruling or example cited by no test fails the build.

const ROOT: &str = env!("CARGO_MANIFEST_DIR");
const README: &str = include_str!("../README.md");

#[track_caller]
fn check(page: &str) {
    testkit::rules_cited(page, &sources()).unwrap_or_else(|missing| panic!("no test cites {missing:?}"));
}

fn sources() -> Vec<(String, String)> {
    testkit::read_sources(format!("{ROOT}/tests/rules"))
}

/// Every number of the rules page is cited in a test.
#[test]
fn every_rule_of_the_page_is_cited() {
    check(&std::fs::read_to_string(format!("{ROOT}/../../../locales/en/rules/scharz.md")).unwrap());
}

/// Chapters 3, 5 and 6 by paragraph, whether the page has them or not.
#[test]
fn every_paragraph_is_cited() {
    let chapters = [(3, 1..=13), (5, 0..=16), (6, 1..=3)];
    let numbers =
        chapters.into_iter().flat_map(|(chapter, range)| range.map(move |n| format!("{chapter}.{n}")));
    check(&numbers.map(|number| format!("**{number}** \n")).collect::<String>());
}

#[test]
fn every_ruling_is_cited() {
    check(&(1..=39).map(|number| format!("**R{number}** \n")).collect::<String>());
}

/// Every worked example and edge case.
#[test]
fn every_vector_is_cited() {
    let cited = testkit::vectors_cited(include_str!("vectors.toml"), &sources());
    cited.unwrap_or_else(|missing| panic!("no test cites {missing:?}"));
}

/// Rulings of this implementation, as the README lists them.
#[test]
fn every_reading_is_cited() {
    let readings: Vec<&str> = README.lines().filter(|line| line.starts_with("- **S")).collect();
    assert!(readings.len() > 25);
    check(&readings.join("\n"));
}

/// The README has every ruling.
#[test]
fn the_readme_lists_the_rulings() {
    assert!((1..=39).all(|number| README.contains(&format!("**R{number}**"))));
}
