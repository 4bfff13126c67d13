//! 3.5 Units.

use scharz::*;

use crate::rules::table::{HI, LI, Table, aboard, at, seat};

/// 3.5: the crew of a ship in its yard leaves for the refund only while the yard is not encircled.
#[test]
fn no_crew_leaves_a_besieged_yard() {
    for besiegers in [0, 1] {
        let mut table = Table::italia(Mode::Basic);
        table.village(0, "it_roma").posted(0, "it_roma", Kind::Transport, Post::InYard, 1);
        table.units(1, "it_roma", Kind::LightInfantry, besiegers).field("it_roma").yard = Yard::Dock;
        table.go(Phase::Trade);
        let (kind, level) = (Kind::Transport, Level::Standard);
        let degrade = Action::Degrade { at: at("it_roma"), post: Post::InYard, kind, level };
        assert_eq!(table.is_legal(0, degrade), besiegers == 0);
    }
}

/// 3.5: each refusal of an upgrade, a downgrade or a training has one cause.
#[test]
fn of_changes() {
    let mut table = Table::italia(Mode::Original);
    table.city(0, "it_roma").units(0, "it_roma", LI, 1).units(0, "it_roma", Kind::Cavalry, 1);
    table.posted(0, "it_roma", HI, Post::Inside, 1).units(0, "it_volsci", Kind::Mercenary, 1);
    table.trained(0, "it_volsci", LI, Level::Elite, 1).go(Phase::Trade);
    let (rome, volsci) = (at("it_roma"), at("it_volsci"));
    let upgrade = Action::Upgrade { at: rome, level: Level::Standard, to: HI };
    let degrade = |at, post, kind| Action::Degrade { at, post, kind, level: Level::Standard };
    let train = |at, kind, level| Action::Train { at, post: Post::Open, kind, level };
    assert_eq!(table.why(0, degrade(rome, Post::Open, LI)), "nothing_lower");
    assert_eq!(table.why(0, degrade(volsci, Post::Open, HI)), "no_such_unit");
    assert_eq!(table.why(0, degrade(rome, Post::Inside, HI)), "cannot_degrade");
    assert_eq!(table.why(0, train(volsci, Kind::Mercenary, Level::Standard)), "never_trained");
    assert_eq!(table.why(0, train(volsci, LI, Level::Elite)), "elite_already");
    assert_eq!(table.why(0, train(volsci, LI, Level::Standard)), "no_such_unit");
    table.act(0, train(rome, LI, Level::Standard));
    assert_eq!(table.why(0, train(rome, LI, Level::Standard)), "trains_already");
    table.act(0, upgrade);
    assert_eq!(table.why(0, upgrade), "no_such_unit");
    assert_eq!(table.why(0, degrade(rome, Post::Open, HI)), "changed_this_round");
    table.act(0, Action::BuyInfantry { at: rome });
    assert_eq!(table.why(0, upgrade), "bought_this_round");
}

/// 3.5: a ship with units aboard cannot be downgraded, nor a siege engine that still has a settlement before it.
#[test]
fn of_ships_and_engines() {
    let mut table = Table::italia(Mode::Basic);
    table.village(1, "it_senones").units(0, "it_senones", LI, 2).units(0, "it_senones", Kind::SiegeEngine, 1);
    table.units(0, "it_s_ligurian", Kind::Transport, 1);
    aboard(&mut table, "it_s_ligurian", 3, 1);
    table.go(Phase::Trade);
    let (post, level) = (Post::Open, Level::Standard);
    let engine = Action::Degrade { at: at("it_senones"), post, kind: Kind::SiegeEngine, level };
    assert_eq!(table.why(0, engine), "still_besieging");
    let (kind, to) = (Kind::Transport, at("it_ligures"));
    let land = Action::Disembark { at: at("it_s_ligurian"), kind, level, to };
    assert_eq!(table.why(0, land), "ship_is_laden");
}

/// 3.5: each refusal of a corsair has one cause.
#[test]
fn of_corsairs() {
    let mut table = Table::italia(Mode::Original);
    table.village(0, "it_roma").player(0).gold = 30;
    table.units(1, "it_s_tyrrhenian_n", Kind::Warship, 1).go(Phase::Trade);
    let buy = |sea| Action::BuyCorsair { at: at(sea) };
    assert_eq!(table.why(0, buy("it_s_tyrrhenian_n")), "needs_any_yard");
    table.field("it_roma").yard = Yard::Dock;
    assert_eq!(table.why(0, buy("it_s_tyrrhenian_n")), "hostile_ships");
    assert_eq!(table.why(0, buy("it_s_africa_w")), "no_such_sea");
}

/// 3.5, A5: a warship brings its price back only in a port, where it could be built; a dock pays for transports alone.
#[test]
fn a_dock_pays_nothing_for_a_warship() {
    let refund = |yard: Yard, kind: Kind| {
        let mut table = Table::italia(Mode::Basic);
        table.village(0, "it_roma").posted(0, "it_roma", kind, Post::InYard, 1).field("it_roma").yard = yard;
        let before = table.gold(0);
        let level = Level::Standard;
        table.go(Phase::Trade).act(0, Action::Degrade { at: at("it_roma"), post: Post::InYard, kind, level });
        let seen = table.seen(0);
        assert_eq!(seen.units[seat(0)].count(|unit| unit.kind == LI && unit.post == Post::Open), 1);
        seen.players[seat(0)].gold - before
    };
    assert_eq!([Yard::Dock, Yard::Port].map(|yard| refund(yard, Kind::Warship)), [0, 4]);
    assert_eq!([Yard::Dock, Yard::Port].map(|yard| refund(yard, Kind::Transport)), [2, 2]);
}

/// 3.5, A13: riders take the horses that enemies can reach, or those of the herd that is named.
#[test]
fn which_horses_are_ridden() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_marsi").village(0, "it_roma").units(0, "it_roma", Kind::LightInfantry, 3);
    table.units(0, "it_volsci", Kind::LightInfantry, 1).village(1, "it_senones").units(
        1,
        "it_samnium",
        HI,
        1,
    );
    for id in ["it_marsi", "it_roma"] {
        table.field(id).put_herd(seat(0), Herd::Horses);
    }
    table.go(Phase::Trade);
    let (roma, level) = (at("it_roma"), Level::Standard);
    let mount = |from: &str| Action::Mount { at: roma, level, from: at(from) };
    let herds =
        |table: &Table| ["it_marsi", "it_roma"].map(|id| table.seen(0).fields[at(id).place()].n_herds());
    let mut proposed = table.clone();
    proposed.act(0, Action::Upgrade { at: roma, level, to: Kind::Cavalry });
    assert_eq!(herds(&proposed), [0, 1], "an enemy stands beside the Marsi");
    table.act(0, mount("it_roma"));
    assert_eq!(herds(&table), [1, 0]);
    assert_eq!(table.why(0, mount("it_marsi")), "no_difference", "the second rider has a horse already");
    table.act(0, Action::Upgrade { at: roma, level, to: Kind::Cavalry });
    assert_eq!(herds(&table), [1, 0]);
    assert_eq!(table.why(0, mount("it_senones")), "needs_horses");
}
