//! Counts of action sequences for every seat count, by default and with every option turned.

use engine::Setup as _;
use regents::{Regents, Setup};

#[test]
fn sequences_are_counted() {
    let setups = (3..=5).map(Setup::with_seats).chain((3..=5).map(Setup::all_turned));
    testkit::perft::check::<Regents>("tests/perft.json", setups);
}
