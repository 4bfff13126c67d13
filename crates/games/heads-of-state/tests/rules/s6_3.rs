//! End of the match (6.3).

use engine::Seat;
use heads_of_state::*;

use crate::rules::table::*;

/// 6.3: two share the half.
#[test]
fn two_share() {
    for &rank in Rank::ALL {
        let mut table = Table::new(3);
        table.0.board.noble_cards[Seat::new(B)][rank] = 2;
        table.0.board.noble_cards[Seat::new(Y)][rank] = 2;
        table.0.board.noble_cards[Seat::new(R)][rank] = 1;
        let half = rank.bonus() / 2;
        assert_eq!(table.0.rank_points(rank).values().copied().collect::<Vec<_>>(), [half, 0, half]);
    }
}
