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

/// R5: ten cards remain for every table.
#[test]
fn conflict_decks_match_table_3_5() {
    let sums = |seats| {
        let deck = data::conflict_deck(seats);
        let strength: u8 = deck.list().iter().sum();
        let points: u8 =
            deck.list().iter().map(|&strength| data::conflict_points(strength).iter().sum::<u8>()).sum();
        (deck.n(), strength, points)
    };
    assert_eq!(sums(2), (10, 54, 84));
    assert_eq!(sums(3), (10, 47, 73));
    assert_eq!(sums(4), (10, 54, 84));
    assert_eq!(sums(5), (10, 61, 96));
}
