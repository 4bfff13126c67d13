//! Locations (3.2).

use regents::{Action, Location};

use crate::rules::table::{RED, Table};
use Location::{Knights, Tower, Treasure};

/// 3.2: the King never enters Tower or Rampart.
#[test]
fn the_king_keeps_to_the_halls() {
    Table::four().king(Treasure).refuses(Action::MoveKing { to: Tower }, "king_keeps_to_halls");
    let state = Table::four().state().clone();
    let misplaced = regents::Regents { king: Tower, ..state };
    assert!(engine::Game::invariants(&misplaced).unwrap_err().contains("King"));
}

/// 3.2: no place is ever full.
#[test]
fn places_have_no_limit() {
    let mut table = Table::four().king(Knights);
    for seat in table.state().seats() {
        table = table.agents(seat, Tower, if seat == RED { 3 } else { 4 });
    }
    let table = table.agents(RED, Treasure, 1).does(Action::MoveAgent { from: Treasure, to: Tower });
    assert_eq!(table.view(RED).locations[5].strength, [4, 4, 4, 4]);
}
