//! The chart (3.5, 3.6).

use heads_of_state::data::*;
use heads_of_state::*;

/// 3.5, 3.6: the chart.
#[test]
fn the_chart() {
    assert_eq!(CHART.map(<[Attribute]>::len), [1, 2, 3, 4, 5, 6, 8]);
    assert_eq!(Rank::King.set(), &Attribute::ALL[..8]);
    let without = [Rank::Baron, Rank::King];
    assert!(Rank::ALL.iter().all(|rank| rank.takes_courtesan() != without.contains(rank)));
    assert_eq!(RANK_BONUS, [4, 6, 8, 10, 12, 14, 16]);
}
