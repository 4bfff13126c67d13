//! 6 Final scoring.

use lancaster::Space;

use crate::rules::table::{BLUE, GREEN, Table, YELLOW};

/// Chapter 6: extensions count for the castle, gold breaks ties.
#[test]
fn castles_score_by_extensions_then_gold() {
    let table = Table::of(3)
        .round(5)
        .built(BLUE, &[Space::Squires])
        .built(GREEN, &[Space::Squires, Space::Votes])
        .built(YELLOW, &[Space::Squires])
        .gold(BLUE, 1)
        .gold(YELLOW, 4)
        .scores_castles();
    let castle: Vec<u8> = table.state().players.values().map(|player| player.final_points.castle).collect();
    assert_eq!(castle, [0, 8, 4]);
}
