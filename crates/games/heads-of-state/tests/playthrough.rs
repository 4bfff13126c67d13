//! Random matches as readable text.

use engine::{Game, Setup as _};
use heads_of_state::{HeadsOfState, Setup};

/// The beginning of a match for each seat count.
#[test]
fn beginnings() {
    for n_seats in 2..=5 {
        let text = testkit::playthrough::<HeadsOfState>(Setup::with_seats(n_seats), n_seats as u64, 80);
        insta::assert_snapshot!(format!("{n_seats}-seats"), text);
    }
}

/// The whole story once, to the last point.
#[test]
fn a_match_of_two() {
    let max_plies = HeadsOfState::INFO.max_plies as usize;
    insta::assert_snapshot!(
        "to-the-end",
        testkit::playthrough::<HeadsOfState>(Setup::with_seats(2), 7, max_plies)
    );
}
