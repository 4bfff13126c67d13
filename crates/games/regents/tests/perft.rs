//! Counts of action sequences for every seat count.

use engine::Setup as _;
use regents::{Regents, Setup};

#[test]
fn sequences_are_counted() {
    testkit::perft::check::<Regents>("tests/perft.json", (3..=5).map(Setup::with_seats));
}
