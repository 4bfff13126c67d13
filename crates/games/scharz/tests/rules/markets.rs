//! Single clauses of trade, court and building (3.10, 3.11, 5.9, 5.10, 5.13).

use scharz::*;

use super::table::{Table, at, seat};

const LI: Kind = Kind::LightInfantry;

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
    let left = ["it_roma", "it_volsci", "it_corsica"].map(|id| seen.fields[at(id).local()].grain);
    assert_eq!((seen.players[seat(0)].gold, left), (21, [0, 0, 1]));
}

/// 5.10: ships are trained in their yard, not on a wetland field; light infantry not in the round it was bought.
#[test]
fn who_may_train() {
    let train = |post, kind| {
        let (at, level) = (at("it_lingones"), Level::Standard);
        Action::Train { at, post, kind, level }
    };
    let mut table = Table::italia(Mode::Original);
    table.village(0, "it_lingones").units(0, "it_lingones", Kind::Transport, 1);
    table.posted(0, "it_lingones", Kind::Warship, Post::InYard, 1).field("it_lingones").yard = Yard::Port;
    table.go(Phase::Trade);
    assert!(!table.is_legal(0, train(Post::Open, Kind::Transport)));
    assert!(table.is_legal(0, train(Post::InYard, Kind::Warship)));
    table.act(0, Action::BuyInfantry { at: at("it_lingones") });
    assert!(!table.is_legal(0, train(Post::Open, LI)));
    table.units(0, "it_lingones", LI, 1);
    assert!(table.is_legal(0, train(Post::Open, LI)));
}

/// 3.8, 5.10: a dock lays down one ship a round, a port two, whatever berths are free.
#[test]
fn new_ships() {
    for (yard, quota) in [(Yard::Dock, 1), (Yard::Port, 2)] {
        let mut table = Table::italia(Mode::Basic);
        table.village(0, "it_roma").units(0, "it_roma", LI, 4).field("it_roma").yard = yard;
        table.go(Phase::Trade);
        let upgrade = Action::Upgrade { at: at("it_roma"), level: Level::Standard, to: Kind::Transport };
        for _ in 0..quota {
            table.act(0, upgrade);
        }
        assert!(!table.is_legal(0, upgrade), "{yard:?}");
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

/// 5.13: a contested settlement pays no tax.
#[test]
fn contested_towns_pay_nothing() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").units(0, "it_roma", LI, 1);
    assert_eq!(tax_income(&table.state.world, seat(0)), 1);
    table.units(1, "it_roma", LI, 1);
    assert_eq!(tax_income(&table.state.world, seat(0)), 0);
}

/// 5.13: with room for one of two newborn herds the player says which.
#[test]
fn newborn_herds_are_chosen() {
    for herd in [Herd::Cattle, Herd::Horses] {
        let mut table = Table::italia(Mode::Basic);
        table.village(0, "it_roma").field("it_roma").put_herd(seat(0), Herd::Sheep);
        table.player(0).newborn = [0, 0, 1, 1];
        table.go(Phase::Births).act(0, Action::PutHerd { at: at("it_roma"), herd }).pass();
        let herds = table.field("it_roma").herds.map(|flock| flock.map(|flock| flock.herd));
        assert_eq!(herds, [Some(Herd::Sheep), Some(herd)]);
    }
}

/// 5.13: crops go after the phase: a held field links the next one to the store, though it is harvested first.
#[test]
fn harvest_over_held_fields() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_marsi").sown(0, "it_picenum", 2).sown(0, "it_senones", 3).go(Phase::Harvest);
    assert_eq!((table.field("it_marsi").grain, table.field("it_senones").crop), (5, 0));
}
