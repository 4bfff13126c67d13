//! 5.3 Movement: Special.

use scharz::*;

use crate::table::{LI, Table, at, select};

/// A mixed fleet moves together; a port lets four go and four come by transfer (5.3).
#[test]
fn fleets_and_transfers() {
    let mut table = Table::italia(Mode::Basic);
    let (sea, next) = ("it_s_tyrrhenian_n", "it_s_ligurian");
    table.units(0, sea, Kind::Transport, 2).units(0, sea, Kind::Warship, 2).go(Phase::Special);
    table
        .act(0, Action::SelectFleet { at: at(sea) })
        .act(0, Action::Go { to: at(next), count: 4 })
        .act(0, Action::Ready);
    assert_eq!(table.count_at(0, next, Kind::Transport) + table.count_at(0, next, Kind::Warship), 4);

    let mut table = Table::italia(Mode::Original);
    table.player(0).pp = 0;
    table.units(0, sea, Kind::Warship, 2);
    table.trained(0, sea, Kind::Warship, Level::Experienced, 2).go(Phase::Special);
    table.act(0, Action::SelectFleet { at: at(sea) });
    assert!(table.is_legal(0, Action::Go { to: at(next), count: 4 }), "levels may differ");

    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(0, "it_karthago").units(0, "it_roma", LI, 5);
    table.field("it_roma").yard = Yard::Port;
    table.field("it_karthago").yard = Yard::Port;
    table.go(Phase::Units).act(0, select("it_roma", Post::Open, LI));
    assert!(!table.is_legal(0, Action::Transfer { to: at("it_karthago"), count: 5 }));
    table
        .act(0, Action::Transfer { to: at("it_karthago"), count: 4 })
        .act(0, select("it_roma", Post::Open, LI));
    assert!(!table.is_legal(0, Action::Transfer { to: at("it_karthago"), count: 1 }));
    table.act(0, Action::Go { to: at("it_volsci"), count: 1 }).act(0, Action::Ready);
    assert_eq!(table.count_at(0, "it_karthago", LI), 4);
}
