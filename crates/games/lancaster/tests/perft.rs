//! Counts of action sequences for every seat count, by default and with every option turned.

use engine::Setup as _;
use lancaster::{Lancaster, Setup};

#[test]
fn sequences_are_counted() {
    let setups = (2..=5).map(Setup::with_seats).chain((2..=5).map(Setup::all_turned));
    testkit::perft::check::<Lancaster>("tests/perft.json", setups);
}
