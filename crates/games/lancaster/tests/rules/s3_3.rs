//! 3.3 The castle.

use lancaster::{Space, Strength};

use crate::rules::table::{BLUE, Table, own, to_castle};

use Strength::{One, Three};

/// 3.3 and 5.4: a castle space takes one knight, and none once built over.
#[test]
fn castle_spaces_take_one_knight_3_3() {
    let table = Table::of(4).built(BLUE, &[Space::Gold]).in_castle(own(BLUE), Three, Space::Squires);
    assert_eq!(table.why(to_castle(One, Space::Gold)), "space_built");
    assert_eq!(table.why(to_castle(One, Space::Squires)), "space_occupied");
    assert!(table.is_legal(to_castle(One, Space::Mixed)));
}
