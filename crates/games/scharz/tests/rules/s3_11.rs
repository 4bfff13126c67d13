//! 3.11 Points and other tables.

use scharz::*;

use crate::rules::table::{HI, LI, Table, attack, bare, loss_of, seat};

/// 3.11: a captured shipyard honours with 4 points beside the village's 8.
#[test]
fn a_captured_shipyard() {
    for (yard, points) in [(Yard::NoYard, 8), (Yard::Dock, 12)] {
        let mut table = bare(Mode::Original);
        table.village(1, "it_senones").units(0, "it_senones", LI, 8).field("it_senones").yard = yard;
        table.dice(&[3; 9]).dice(&[6]).go(Phase::Sieges).act(0, Action::Assault);
        assert_eq!((table.field("it_senones").owner, table.pp(0)), (Some(seat(0)), points));
    }
}

/// 3.11: a better commander costs the difference; unpaid in Winter he leaves.
#[test]
fn commanders_are_paid() {
    let mut table = Table::italia(Mode::Extended);
    table.village(0, "it_roma").village(1, "it_karthago");
    (table.player(0).gold, table.player(0).commander) = (4, Commander::Poor);
    table.go(Phase::Trade);
    assert!(!table.is_legal(0, Action::HireCommander { commander: Commander::Brilliant }));
    table.act(0, Action::HireCommander { commander: Commander::Better });
    assert_eq!(table.seen(0).players[seat(0)].gold, 0);
    for (gold, left, commander) in [(3, 0, Commander::Better), (2, 2, Commander::NoCommander)] {
        let mut table = Table::italia(Mode::Extended);
        table.village(0, "it_roma").village(1, "it_karthago").state.world.season = Season::Winter;
        (table.player(0).gold, table.player(0).commander) = (gold, Commander::Better);
        table.go(Phase::Wages);
        let player = table.player(0);
        assert_eq!((player.gold, player.commander), (left, commander));
    }
}

/// 3.11: never more than 120 points of prestige.
#[test]
fn prestige_has_a_cap() {
    let mut table = Table::italia(Mode::Original);
    table.village(0, "it_roma").village(0, "it_volsci").player(0).pp = 119;
    table.state.world.season = Season::Autumn;
    table.go(Phase::Feasts).pass();
    assert_eq!(table.pp(0), 120);
}

/// Swords that seat 0 loses in its first roll in the open field, its morale being very low. Seat 1 could roll again, so
/// that the dice stay on the table.
fn loss_at_very_low_morale(set: impl Fn(&mut Table)) -> u8 {
    let mut table = Table::italia(Mode::Extended);
    (table.player(0).pp, table.player(1).commander) = (3, Commander::Poor);
    set(&mut table);
    attack(table.units(1, "it_senones", HI, 6));
    assert_eq!(table.state.phase, Phase::Rerolls);
    loss_of(&table, 0)
}

/// 3.11, A4: very low morale takes a sword for every started five units, each counting once whatever its level.
#[test]
fn very_low_morale_counts_heads() {
    let of_level = |level: Level, count: usize| {
        loss_at_very_low_morale(|table| {
            table.trained(0, "it_senones", LI, level, count);
        })
    };
    for level in [Level::Recruit, Level::Standard, Level::Elite] {
        assert_eq!([1, 5, 6, 10, 11].map(|count| of_level(level, count)), [1, 1, 2, 2, 3], "{level:?}");
    }
}

/// 3.11, A4: builders count once as well, since the loss is no bonus; engines, which roll nothing, do not.
#[test]
fn very_low_morale_counts_builders() {
    let builders = loss_at_very_low_morale(|table| {
        table.posted(0, "it_senones", LI, Post::OnSite, 4).units(0, "it_senones", LI, 2);
    });
    let engines = loss_at_very_low_morale(|table| {
        table.units(0, "it_senones", Kind::SiegeEngine, 4).units(0, "it_senones", LI, 2);
    });
    assert_eq!((builders, engines), (2, 1));
}
