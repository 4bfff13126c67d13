//! Counts of action sequences for every map, mode and seat count.

use scharz::{MapId, Mode, Scharz, Setup};

#[test]
fn sequences_are_counted() {
    let modes = MapId::ALL.into_iter().flat_map(|map| Mode::ALL.map(|mode| (map, mode)));
    let setups = modes.flat_map(|(map, mode)| (2..=4).map(move |seats| Setup::new(seats, map, mode, 2)));
    testkit::perft::check::<Scharz>("tests/perft.json", setups);
}
