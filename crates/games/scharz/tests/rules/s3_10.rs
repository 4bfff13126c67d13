//! 3.10 Goods, trade, food.

use scharz::*;

use crate::table::{Table, at, seat};

/// 3.10: half gold is added up per sale: one grain in each of two connected villages brings a gold piece.
#[test]
fn a_lot_from_two_villages() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(0, "it_volsci").village(0, "it_corsica");
    for id in ["it_roma", "it_volsci", "it_corsica"] {
        table.field(id).grain = 1;
    }
    table.go(Phase::Trade);
    let sell = |id: &str| Action::SellGood { at: at(id), good: Good::Grain, count: 2 };
    assert!(!table.is_legal(0, sell("it_corsica")), "beyond the sea");
    table.act(0, sell("it_volsci"));
    let seen = table.seen(0);
    let left = ["it_roma", "it_volsci", "it_corsica"].map(|id| seen.fields[at(id).place()].grain);
    assert_eq!((seen.players[seat(0)].gold, left), (21, [0, 0, 1]));
}
