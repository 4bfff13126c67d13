//! Rounds (3.9).

use regents::{Action, Card};

use crate::rules::table::{RED, Table};

/// 3.9: round 7 is the last with cards.
#[test]
fn round_seven_has_cards() {
    Table::four().edit(|state| state.round = 7).allows(Action::PlayCard { card: Card::Alliance });
}

/// 3.9: no other round has a bonus.
#[test]
fn only_after_round_four() {
    for round in [1, 2, 3, 5, 6, 7] {
        let table = Table::four().tracks(RED, [3, 2, 1, 0, 0]).last_turn_of(round).does(Action::EndActions);
        assert_eq!((table.state().counsellors[RED], table.state().round), (0, round + 1));
    }
}
