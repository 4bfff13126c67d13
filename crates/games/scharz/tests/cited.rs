//! A rule, ruling or example cited by no test fails the build.

const ROOT: &str = env!("CARGO_MANIFEST_DIR");
const README: &str = include_str!("../README.md");

/// Examples that need a test: the numbers left out were dropped from the list.
const EXAMPLES: &str = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 21 22 23 24 25 26 27 28 29 30 31 32 34 36 37 38 39 \
    40 41 42 43 45 47 48 49 50 51 52 53 55 56 58 59 61 62";

fn check(page: &str) {
    let sources = testkit::read_sources(format!("{ROOT}/tests/rules"));
    testkit::rules_cited(page, &sources).unwrap_or_else(|missing| panic!("no test cites {missing:?}"));
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

#[test]
fn every_example_is_cited() {
    check(&EXAMPLES.split_whitespace().map(|number| format!("**V{number}** \n")).collect::<String>());
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
