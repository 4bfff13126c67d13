//! 3.10 Goods, trade, food.

use scharz::*;

use crate::rules::table::{Table, at, seat};

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

/// 3.10, A10: the meat of all herds slaughtered in one Trade and part is sold together: six without a port are three gold.
#[test]
fn meat_is_sold_together() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(0, "it_corsica").state.world.season = Season::Autumn;
    table.field("it_roma").herds = [Some(Flock { herd: Herd::Sheep, owner: seat(0) }); 2];
    table.field("it_corsica").put_herd(seat(0), Herd::Sheep);
    let slaughter = |id: &str| Action::Slaughter { at: at(id), herd: Herd::Sheep };
    let gold = |table: &Table| table.seen(0).players[seat(0)].gold;
    table.go(Phase::Trade).act(0, slaughter("it_roma"));
    assert_eq!(gold(&table), 21, "three pieces, and one waits");
    table.act(0, slaughter("it_corsica"));
    assert_eq!(gold(&table), 22, "beyond the sea it is another sale");
    table.act(0, slaughter("it_roma"));
    assert_eq!(gold(&table), 24);
    table.act(0, Action::Ready);
    assert_eq!((table.gold(0), table.state.world.reaped), (24, Set::EMPTY));
}

/// 3.10, A10: meat of a field that only its herd held counts with its part, though the field is lost with the herd.
#[test]
fn meat_of_held_fields() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_marsi").state.world.season = Season::Autumn;
    for id in ["it_marsi", "it_picenum"] {
        table.field(id).put_herd(seat(0), Herd::Sheep);
    }
    let slaughter = |id: &str| Action::Slaughter { at: at(id), herd: Herd::Sheep };
    table.go(Phase::Trade).act(0, slaughter("it_picenum")).act(0, slaughter("it_marsi"));
    assert_eq!(table.seen(0).players[seat(0)].gold, 23);
}
