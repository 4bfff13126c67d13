//! 5.5 Movement: Retreat.

use scharz::*;

use crate::table::{Table, at, march, select};

/// 5.5: a warship has one more move in Retreat, to a sea or a yard; other ships only enter a yard.
#[test]
fn warships_in_retreat() {
    let sea = "it_s_tyrrhenian_n";
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").units(0, sea, Kind::Warship, 1).units(0, sea, Kind::Transport, 1);
    table.field("it_roma").yard = Yard::Port;
    table.go(Phase::Units);
    march(&mut table, 0, sea, Kind::Warship, "it_s_ligurian", 1);
    table.act(0, Action::Ready).pass_to(Phase::Retreat);
    table.act(0, select(sea, Post::Open, Kind::Transport));
    assert_eq!(table.legal(0), [Action::Moor { to: at("it_roma"), count: 1 }]);
    table.act(0, Action::Moor { to: at("it_roma"), count: 1 });
    march(&mut table, 0, "it_s_ligurian", Kind::Warship, sea, 1);
    assert!(!table.is_legal(0, select(sea, Post::Open, Kind::Warship)), "one extra move, no more");
}

/// 5.5, S20: with its normal capacity unused a warship may enter a yard besides.
#[test]
fn warships_may_still_moor() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").units(0, "it_s_ligurian", Kind::Warship, 1).field("it_roma").yard =
        Yard::Port;
    table.go(Phase::Retreat);
    march(&mut table, 0, "it_s_ligurian", Kind::Warship, "it_s_tyrrhenian_n", 1);
    table.act(0, select("it_s_tyrrhenian_n", Post::Open, Kind::Warship));
    assert_eq!(table.legal(0), [Action::Moor { to: at("it_roma"), count: 1 }]);
}
