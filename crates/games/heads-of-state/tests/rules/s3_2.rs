//! Pieces (3.2): what is in the box.

use heads_of_state::data::*;
use heads_of_state::*;

/// 3.2, 3.5, 3.7, 3.8: what is in the box.
#[test]
fn inventory() {
    let deck = |n_seats| attribute_deck(n_seats).len();
    assert_eq!([deck(2), deck(3), deck(4), deck(5)], [55, 70, 85, 100]);
    assert_eq!(treachery_deck().len(), 29);
    assert_eq!(TOKENS.iter().sum::<u8>(), 32);
    assert_eq!((Space::ALL.len(), Sector::ALL.len()), (31, 16));
    assert_eq!(Rank::ALL.iter().map(|rank| rank.spaces().len()).collect::<Vec<_>>(), [4, 4, 5, 5, 5, 4, 4]);
}
