//! Leaders after round four (5.10).

use regents::Action;

use crate::rules::table::{BLUE, GREEN, RED, Table};

/// 5.10: an empty reserve gives nothing, first come first served.
#[test]
fn the_leader_bonus_with_a_short_reserve() {
    let table = Table::four()
        .tracks(RED, [3, 2, 1, 0, 0])
        .tracks(BLUE, [1, 2, 0, 0, 2])
        .counsellors(GREEN, 18)
        .last_turn_of(4)
        .does(Action::EndActions);
    assert_eq!((table.state().counsellors[RED], table.state().counsellors[BLUE]), (2, 0));
}
