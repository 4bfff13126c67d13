//! 3.5 Conflicts.

use lancaster::data;

/// R5 and 3.5: which two conflicts stay in the box.
#[test]
fn two_conflicts_are_left_out_r5() {
    let absent = |seats: u8| {
        let deck = data::conflict_deck(seats);
        (2..=10).filter(|&strength| deck.0[strength - 2] == 0).collect::<Vec<_>>()
    };
    assert_eq!(absent(2), [2, 10]);
    assert_eq!(absent(3), [9, 10]);
    assert_eq!(absent(4), [2, 10]);
    assert_eq!(absent(5), [2]);
    assert_eq!(data::conflict_deck(5).0[1], 1, "one of the two 3s is left out");
    assert_eq!(data::conflict_points(5), [4, 2, 1]);
}
