//! Counts of action sequences for every map, mode and seat count, and with every option turned.

use scharz::{Scharz, Setup};

#[test]
fn sequences_are_counted() {
    testkit::perft::check::<Scharz>("tests/perft.json", Setup::every_board());
}
