//! Refusals say why.

use scharz::*;

use super::table::{Table, at, seat, select};

const LI: Kind = Kind::LightInfantry;

/// 5.2, 5.3, 5.5: why units stay.
#[test]
fn of_movement() {
    let mut table = Table::italia(Mode::Basic);
    table.units(0, "it_sabini", LI, 1).units(0, "it_volsci", LI, 1).units(1, "it_volsci", LI, 1);
    table.village(0, "it_roma").units(0, "it_tarquinii", Kind::HeavyInfantry, 1);
    table.units(0, "it_tarquinii", Kind::Mercenary, 1).go(Phase::Units);
    assert_eq!(table.why(0, Action::Go { to: at("it_roma"), count: 1 }), "take_up_first");
    assert_eq!(table.why(0, Action::Hit { kind: LI, level: Level::Standard }), "wrong_phase");
    table.act(0, select("it_sabini", Post::Open, LI));
    assert_eq!(table.why(0, select("it_volsci", Post::Open, LI)), "send_first");
    assert_eq!(table.why(0, Action::Go { to: at("it_picenum"), count: 1 }), "impassable");
    assert_eq!(table.why(0, Action::Go { to: at("it_lucania"), count: 1 }), "out_of_reach");
    assert_eq!(table.why(0, Action::Go { to: at("it_roma"), count: 2 }), "too_many");
    table.act(0, Action::Go { to: at("it_roma"), count: 1 });
    assert_eq!(table.why(0, select("it_roma", Post::Open, LI)), "has_moved");
    table.go(Phase::Retreat);
    assert_eq!(table.why(0, select("it_tarquinii", Post::Open, Kind::HeavyInfantry)), "heavy_stays");
    assert_eq!(table.why(0, select("it_volsci", Post::Open, LI)), "locked");
}

/// 5.10: what is lacking in Trade.
#[test]
fn of_trade() {
    let mut table = Table::italia(Mode::Original);
    table.village(0, "it_roma").village(0, "it_clusium").units(0, "it_roma", LI, 3);
    table.field("it_clusium").plundered = true;
    table.go(Phase::Trade);
    let (rome, clusium) = (at("it_roma"), at("it_clusium"));
    let upgrade = |to| Action::Upgrade { at: rome, level: Level::Standard, to };
    assert_eq!(table.why(0, upgrade(Kind::HeavyInfantry)), "needs_city");
    assert_eq!(table.why(0, upgrade(Kind::Cavalry)), "needs_horses");
    assert_eq!(table.why(0, upgrade(Kind::Warship)), "needs_port");
    assert_eq!(table.why(0, Action::BuyInfantry { at: clusium }), "plundered");
    assert_eq!(table.why(0, Action::BuyGood { at: rome, good: Good::Fish }), "needs_port");
    assert_eq!(table.why(0, Action::BuyHerd { at: rome, herd: Herd::Sheep }), "needs_port");
    let build = |at, building| Action::Build { at, building };
    assert_eq!(table.why(0, build(rome, Building::BuildCity)), "needs_crew");
    assert_eq!(table.why(0, build(rome, Building::BuildPort)), "needs_yard");
    assert_eq!(table.why(0, build(clusium, Building::BuildDock)), "needs_coast");
    assert_eq!(table.why(0, build(at("it_boii"), Building::BuildVillage)), "not_controlled");
    assert_eq!(table.why(0, Action::BuyElephant { at: rome, level: Level::Standard }), "not_in_mode");
    table.act(0, Action::Recruit { at: rome });
    assert_eq!(table.why(0, Action::BuyInfantry { at: rome }), "buy_or_recruit");
    assert_eq!(table.why(0, Action::Recruit { at: rome }), "quota");
    table.player(0).gold = 0;
    assert_eq!(
        table.why(0, Action::Train { at: rome, post: Post::Open, kind: LI, level: Level::Standard }),
        "no_gold"
    );
}

/// 5.8, 5.10, 5.13: plunder, proposals, sowing.
#[test]
fn of_other_affairs() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(1, "it_karthago").units(0, "it_volsci", LI, 1).go(Phase::Plunder);
    let plunder = |id| Action::Plunder { at: at(id), loot: Loot::Steal };
    assert_eq!(table.why(0, plunder("it_roma")), "own_settlement");
    assert_eq!(table.why(0, plunder("it_campania")), "not_controlled");
    table.player(0).gold = 1;
    table.go(Phase::Propose);
    let propose = |giver| Action::Propose { proposal: Proposal::Tribute, target: seat(1), giver };
    assert_eq!(table.why(0, propose(Giver::Proposer)), "no_gold");
    table.act(0, propose(Giver::Partner));
    assert_eq!(table.why(0, propose(Giver::Partner)), "offer_first");
    table.field("it_roma").grain = 1;
    table.go(Phase::Sowing);
    assert_eq!(table.why(0, Action::Sow { at: at("it_senones") }), "not_connected");
    table.act(0, Action::Sow { at: at("it_roma") });
    assert_eq!(table.why(0, Action::Sow { at: at("it_roma") }), "field_in_use");
    assert_eq!(table.why(0, Action::Sow { at: at("it_volsci") }), "no_grain");
}
