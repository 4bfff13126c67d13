//! Every rule, ruling and vector is cited by a test.

testkit::cited!("scharz", rulings = 39, amendments = 14);

/// Chapters 3, 5 and 6 by paragraph, whether the page has them or not.
#[test]
fn every_paragraph_is_cited() {
    let chapters = [(3, 1..=13), (5, 0..=16), (6, 1..=3)];
    let numbers =
        chapters.into_iter().flat_map(|(chapter, range)| range.map(move |n| format!("{chapter}.{n}")));
    testkit::Citations::of_tests(env!("CARGO_MANIFEST_DIR")).check_numbers(numbers);
}

/// Rulings of this implementation, as the README lists them.
#[test]
fn every_reading_is_cited() {
    let readings: Vec<&str> =
        include_str!("../README.md").lines().filter(|line| line.starts_with("- **S")).collect();
    assert!(readings.len() > 25);
    testkit::Citations::of_tests(env!("CARGO_MANIFEST_DIR")).check_page(&readings.join("\n"));
}
