//! 3.8 Nobles in the counties.

use engine::Setup as _;
use lancaster::{Noble, NobleLayout, Setup};

use crate::rules::table::started;

/// 3.8: nobles per county; R4: of the same letter, or dealt at random, but always one kind each.
#[test]
fn nobles_lie_in_counties_r4() {
    for (seats, tiles) in [(2, 2), (3, 2), (4, 3), (5, 4)] {
        let state = started(Setup::with_seats(seats), 1);
        for (index, (_, county)) in state.counties.iter().enumerate() {
            assert_eq!((county.noble, county.nobles_left), (Noble::ALL[index], tiles));
        }
    }
    let shuffled = started(Setup { noble_layout: NobleLayout::Shuffled, ..Setup::default() }, 1);
    let nobles: Vec<Noble> = shuffled.counties.values().map(|county| county.noble).collect();
    assert_ne!(nobles, Noble::ALL);
    assert_eq!(nobles.iter().copied().collect::<enumset::EnumSet<Noble>>().len(), 9);
}
