//! One random match as readable text.

use regents::{Regents, Setup};

#[test]
fn a_match_of_three() {
    let setup = Setup { seats: 3, ..Setup::default() };
    insta::assert_snapshot!("three-seats", testkit::playthrough::<Regents>(setup, 7, 2000));
}
