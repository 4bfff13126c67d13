//! When (6.1).

use engine::{Game, Status};
use regents::{Action, Phase};

use crate::rules::table::Table;

/// 6.1: the match is over after the last turn of round 8, with three players after its neutral move.
#[test]
fn the_end_of_round_eight() {
    let table = Table::four().last_turn_of(8).does(Action::EndActions);
    assert_eq!((table.state().status(), table.phase()), (Status::Over, Phase::Over));
    let table = Table::three().last_turn_of(8).does(Action::EndActions);
    assert_eq!(table.phase(), Phase::Neutral);
    assert!(table.does(Action::LeaveNeutral).state().status().is_over());
}
