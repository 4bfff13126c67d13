//! Attribute cards (3.7).

use heads_of_state::data::*;
use heads_of_state::*;

/// 3.7: what the numbers on the cards add.
#[test]
fn numbers_on_the_cards() {
    let gold = [2, 3, 4, 5].map(|n_seats| attribute_cards(Attribute::Gold, n_seats));
    let title = [2, 3, 4, 5].map(|n_seats| attribute_cards(Attribute::Title, n_seats));
    assert_eq!((gold, title), ([9, 11, 13, 15], [9, 12, 14, 16]));
}
