//! 3.4 King's Favours.

use engine::Setup as _;
use lancaster::{Favour, Place, Setup, Strength};

use crate::rules::table::{BLUE, Table, started, take_favour, to_conflict};

use Strength::Two;

/// 3.4: what the other favours give, at once.
#[test]
fn favours_give_tokens_3_4() {
    for (tile, gold, squires) in
        [(Favour::Gold, 4, 2), (Favour::Squires, 2, 4), (Favour::Mixed1, 3, 3), (Favour::Mixed2, 3, 3)]
    {
        let table = Table::of(4).does(to_conflict(Two, Place::UpperRight)).does(take_favour(tile));
        assert_eq!((table.player(BLUE).gold, table.player(BLUE).squires), (gold, squires));
    }
}

/// T10 and 3.4: three players never see the upgrade favour.
#[test]
fn three_players_have_five_favours_t10() {
    for (seats, count) in [(2, 6), (3, 5), (4, 6), (5, 6)] {
        let state = started(Setup::with_seats(seats), 1);
        assert_eq!(state.favours.len(), count);
        assert_eq!(state.favours.contains(Favour::Upgrade), seats != 3);
    }
}
