//! Counts of action sequences for every seat count.

use engine::Setup as _;
use lancaster::{Lancaster, Setup};

#[test]
fn sequences_are_counted() {
    testkit::perft::check::<Lancaster>("tests/perft.json", (2..=5).map(Setup::with_seats));
}
