//! Random matches as readable text: one with allies, one without.

use engine::Setup as _;
use lancaster::{Lancaster, Setup};

#[test]
fn a_match_of_two() {
    insta::assert_snapshot!("two-seats", testkit::playthrough::<Lancaster>(Setup::with_seats(2), 7, 2500));
}

#[test]
fn a_match_of_three() {
    insta::assert_snapshot!("three-seats", testkit::playthrough::<Lancaster>(Setup::with_seats(3), 7, 2500));
}
