//! 5.5 Movement: Retreat.

use scharz::*;

use crate::rules::table::{HI, LI, Table, aboard, at, bare, march, seat, select};

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

/// 5.5, A9: who is aboard may land on a neighbouring field with an own settlement, and nowhere else.
#[test]
fn landing_in_retreat() {
    let sea = "it_s_tyrrhenian_n";
    let mut table = bare(Mode::Basic);
    table.village(0, "it_roma").units(0, sea, Kind::Transport, 1).units(1, "it_roma", LI, 1);
    aboard(&mut table, sea, 0, 2);
    let unit = Unit { post: Post::Aboard, ship: Some(Slot::new(0)), ..Unit::new(HI, at(sea)) };
    table.state.world.units[seat(0)].add(unit).expect("a slot");
    table.go(Phase::Retreat);
    assert_eq!(table.why(0, select(sea, Post::Aboard, HI)), "heavy_stays");
    table.act(0, select(sea, Post::Aboard, LI));
    let land = |count| Action::Go { to: at("it_roma"), count };
    assert_eq!(table.legal(0), [land(1), land(2)], "enemies have just arrived, other coasts are no refuge");
    table.act(0, land(2)).act(0, Action::Ready);
    assert_eq!((table.count_at(0, "it_roma", LI), table.count_at(0, sea, HI)), (2, 1));
}

/// 5.5, A9: whoever has moved this round, or lies in a sea where enemies face each other, stays aboard.
#[test]
fn who_stays_aboard_in_retreat() {
    let sea = "it_s_tyrrhenian_n";
    let mut table = bare(Mode::Basic);
    table.village(0, "it_roma").village(1, "it_karthago").units(0, sea, Kind::Transport, 1);
    aboard(&mut table, sea, 0, 1);
    for unit in table.state.world.units[seat(0)].iter_mut() {
        unit.marks.insert(Mark::Moved);
    }
    table.go(Phase::Retreat);
    assert_ne!(table.state.phase, Phase::Retreat, "nobody can be moved, so nobody is asked");
    let mut table = bare(Mode::Basic);
    table.village(0, "it_roma").units(0, sea, Kind::Transport, 1).units(1, sea, Kind::Warship, 1);
    table.units(0, "it_volsci", LI, 1);
    aboard(&mut table, sea, 0, 1);
    table.go(Phase::Retreat);
    assert_eq!(table.why(0, select(sea, Post::Aboard, LI)), "locked");
}
