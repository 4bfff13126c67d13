//! 5.3 Movement: Special.

use scharz::*;

use crate::rules::table::{LI, Table, aboard, at, select};

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

/// 5.3: each refusal of a fleet or a transfer has one cause.
#[test]
fn of_fleets_and_transfers() {
    let (sea, other) = ("it_s_tyrrhenian_n", "it_s_africa_w");
    let mut table = Table::italia(Mode::Basic);
    table.units(0, sea, Kind::Warship, 4).units(0, other, Kind::Warship, 3).go(Phase::Special);
    assert_eq!(table.why(0, Action::SelectFleet { at: at(sea) }), "ships_alike");
    assert_eq!(table.why(0, Action::SelectFleet { at: at(other) }), "no_fleet");
    table.go(Phase::Retreat);
    assert_eq!(table.why(0, Action::SelectFleet { at: at(sea) }), "wrong_phase");

    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(0, "it_karthago").village(0, "it_caralis").units(0, "it_roma", LI, 5);
    (table.field("it_roma").yard, table.field("it_karthago").yard) = (Yard::Port, Yard::Port);
    table.go(Phase::Units);
    let transfer = |to, count| Action::Transfer { to: at(to), count };
    assert_eq!(table.why(0, transfer("it_karthago", 1)), "take_up_first");
    table.act(0, select("it_roma", Post::Open, LI));
    assert_eq!(table.why(0, transfer("it_caralis", 1)), "needs_port");
    assert_eq!(table.why(0, Action::Go { to: at(sea), count: 1 }), "wrong_ground");
    table.act(0, transfer("it_karthago", 4)).act(0, select("it_roma", Post::Open, LI));
    assert_eq!(table.why(0, transfer("it_karthago", 1)), "port_has_sent");

    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(0, "it_karthago").units(0, "it_roma", LI, 1);
    (table.field("it_roma").yard, table.field("it_karthago").yard) = (Yard::Port, Yard::Port);
    table.units(1, sea, Kind::Warship, 1).go(Phase::Units).act(0, select("it_roma", Post::Open, LI));
    assert_eq!(table.why(0, transfer("it_karthago", 1)), "no_transfer");

    let mut table = Table::italia(Mode::Basic);
    table.units(0, sea, Kind::Warship, 1).go(Phase::Units).act(0, select(sea, Post::Open, Kind::Warship));
    assert_eq!(table.why(0, Action::Go { to: at("it_roma"), count: 1 }), "no_landing");
}

/// 5.3, A1: ships that differ only in their load are a mixed fleet: any of them may be told to stay behind.
#[test]
fn a_fleet_of_laden_and_empty_ships() {
    let (sea, next) = ("it_s_tyrrhenian_n", "it_s_ligurian");
    let stay = |load| Action::StayBehind { at: at(sea), kind: Kind::Transport, level: Level::Standard, load };
    for (load, carried) in [(Load::Laden, 1), (Load::Empty, 2)] {
        let mut table = Table::italia(Mode::Basic);
        table.units(0, sea, Kind::Transport, 5);
        aboard(&mut table, sea, 0, 1);
        aboard(&mut table, sea, 1, 1);
        table.go(Phase::Special).act(0, stay(load)).act(0, Action::SelectFleet { at: at(sea) });
        table.act(0, Action::Go { to: at(next), count: 4 }).act(0, Action::Ready);
        assert_eq!((table.count_at(0, next, LI), table.count_at(0, next, Kind::Transport)), (carried, 4));
    }
}
