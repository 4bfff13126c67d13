//! Counts of action sequences for every seat count.

use engine::Setup as _;
use heads_of_state::{HeadsOfState, Setup};

#[test]
fn sequences_are_counted() {
    testkit::perft::check::<HeadsOfState>("tests/perft.json", (2..=5).map(Setup::with_seats));
}
