//! 6 Final scoring.

use lancaster::{County, Space};

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

/// 6: what is shown of nobles all along is what they bring in the end.
#[test]
fn noble_points_agree_with_final_scoring() {
    let counties = [County::Bedford, County::Suffolk, County::York, County::Stafford];
    let table = Table::of(3).round(5).nobles(BLUE, &counties);
    let shown = &table.view(GREEN).seats[0];
    assert_eq!((shown.noble_points, shown.next_noble_points), (6, 4));
    assert_eq!(table.scores_castles().state().players[BLUE].final_points.nobles, 6);
}
