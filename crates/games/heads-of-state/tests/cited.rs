//! Every rule, ruling and vector is cited by a test.

testkit::cited!("heads-of-state", rulings = 35, amendments = 4);

/// So is every section of the rules that says what is in the box, what may be done and what it scores.
#[test]
fn every_section_is_cited() {
    let sections = [(3, 1..=9), (5, 1..=12), (6, 1..=3)];
    let numbers =
        sections.into_iter().flat_map(|(chapter, range)| range.map(move |n| format!("{chapter}.{n}")));
    testkit::Citations::of_tests(env!("CARGO_MANIFEST_DIR")).check_numbers(numbers);
}
