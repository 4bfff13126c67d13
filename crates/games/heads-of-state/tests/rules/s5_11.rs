//! Revolution (5.11).

use heads_of_state::data::*;
use heads_of_state::*;

/// 5.11: the least a new draw pile can have is the rest after full hands.
#[test]
fn a_full_round_change() {
    for (n_seats, least) in [(2, 27), (3, 36), (4, 45), (5, 54)] {
        let deck = attribute_deck(n_seats).len();
        assert_eq!(deck - ROUND_LIMITS.0 * n_seats as u8 - 16, least);
    }
}
