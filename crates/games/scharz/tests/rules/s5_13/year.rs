//! 5.13 The other phases of the seasons: New Year, breeding, sowing, taxes.

use scharz::*;

use crate::rules::table::{LI, Table, at, seat, view_of};

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

/// 5.13: a field costs its seed, a plundered one two grain.
#[test]
fn sowing() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").units(0, "it_volsci", LI, 1).field("it_roma").grain = 3;
    table.field("it_volsci").plundered = true;
    table
        .go(Phase::Sowing)
        .act(0, Action::Sow { at: at("it_volsci") })
        .act(0, Action::Sow { at: at("it_roma") });
    assert_eq!(table.seen(0).fields[at("it_roma").place()].grain, 0);
}

/// 5.13: who controls an enemy's crop harvests it and scores; crops nobody reaches are gone after the phase.
#[test]
fn harvest() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_picenum").units(0, "it_senones", LI, 1).sown(1, "it_senones", 3).sown(
        1,
        "it_campania",
        3,
    );
    table.go(Phase::Harvest);
    assert_eq!((table.field("it_picenum").grain, table.vp(0), table.vp(1)), (3, 1, -1));
    assert_eq!(table.field("it_campania").crop, 0);
}

/// 5.13, 3.11: truces end at New Year, a peace at the second; initiative passes.
#[test]
fn new_year() {
    let mut table = Table::new(MapId::Italia, Mode::Basic, 3);
    table.village(0, "it_roma").village(1, "it_karthago").village(2, "it_syracusae");
    table.bind(PactKind::Truce, 0, 1).bind(PactKind::Peace, 0, 2).bind(PactKind::Vassalage, 1, 2);
    table.state.world.year = 2;
    table.go(Phase::NewYear);
    let kind = |table: &Table, one, other| table.state.world.pact(seat(one), seat(other)).kind;
    assert_eq!(kind(&table, 0, 1), None);
    assert_eq!((kind(&table, 0, 2), kind(&table, 1, 2)), (Some(PactKind::Peace), Some(PactKind::Vassalage)));
    assert_eq!(table.state.world.first, seat(1));
    table.go(Phase::NewYear);
    assert_eq!(kind(&table, 0, 2), None);
}

/// Forecasts of taxes, feasts, wages, food and buildings.
#[test]
fn forecasts() {
    let mut table = Table::italia(Mode::Original);
    table.village(0, "it_roma").units(0, "it_roma", Kind::Mercenary, 2).posted(
        0,
        "it_volsci",
        LI,
        Post::OnSite,
        2,
    );
    let site = table.field("it_volsci");
    (site.owner, site.site, site.progress) = (Some(seat(0)), Some(Building::BuildVillage), 1);
    table.field("it_roma").put_herd(seat(0), Herd::Sheep);
    table.sown(0, "it_campania", 3);
    let view = view_of(&table, 0);
    let player = &view.seats[0];
    assert_eq!((player.taxes, player.feast, player.wages), (2, 2, 2));
    assert_eq!(player.feast_costs, [1, 2]);
    // A village and four units eat five rations, the herd one grain; its meat is three.
    let food = &player.larder;
    assert_eq!((food.rations, food.fodder, food.missing, food.meat, food.crops), (5, 1, 6, 3, 3));
    let space = view.spaces.iter().find(|space| space.at == at("it_volsci")).unwrap();
    assert_eq!((space.pace, space.workers, space.builders, space.rounds), (25, 2, 2, Some(3)));
}

/// 5.13, A11: settlements that bring no prestige cost no grain: plundered, contested or encircled ones.
#[test]
fn feasts_without_guests() {
    let mut table = Table::italia(Mode::Original);
    table.village(0, "it_roma").city(0, "it_volsci").field("it_volsci").plundered = true;
    table.field("it_roma").grain = 2;
    assert_eq!(view_of(&table, 0).seats[0].feast_costs, [1, 2]);
    table.go(Phase::Feasts).act(0, Action::Celebrate { feast: Feast::Triple });
    assert_eq!((table.field("it_roma").grain, table.pp(0)), (0, 23));
    let mut table = Table::italia(Mode::Original);
    table
        .village(0, "it_roma")
        .units(0, "it_roma", LI, 1)
        .units(1, "it_roma", LI, 1)
        .village(0, "it_senones");
    table.units(1, "it_senones", LI, 1);
    assert_eq!(view_of(&table, 0).seats[0].feast_costs, [0, 0], "contested, encircled");
}

/// 5.13, A13: seed and feasts come from the store that lies least safe, or from the one that is named.
#[test]
fn stores_for_seed_and_feasts() {
    for named in [None, Some("it_roma")] {
        let mut table = Table::italia(Mode::Original);
        table.village(0, "it_roma").village(0, "it_volsci").units(0, "it_roma", LI, 1);
        (table.field("it_roma").grain, table.field("it_volsci").grain) = (4, 4);
        let draw = named.map(|id| Action::DrawFrom { at: at(id), good: Good::Grain });
        let mut spring = table.clone();
        spring.go(Phase::Sowing);
        if let Some(draw) = draw {
            spring.act(0, draw);
        }
        spring.act(0, Action::Sow { at: at("it_volsci") }).act(0, Action::Sow { at: at("it_roma") });
        let stores = ["it_roma", "it_volsci"].map(|id| spring.seen(0).fields[at(id).place()].grain);
        assert_eq!(stores, if named.is_some() { [2, 4] } else { [4, 2] });
        table.go(Phase::Feasts);
        if let Some(draw) = draw {
            table.act(0, draw);
        }
        table.act(0, Action::Celebrate { feast: Feast::Double });
        let stores = ["it_roma", "it_volsci"].map(|id| table.field(id).grain);
        assert_eq!(stores, if named.is_some() { [2, 4] } else { [4, 2] });
    }
    let mut table = Table::italia(Mode::Original);
    table.village(0, "it_roma").village(0, "it_corsica");
    (table.field("it_roma").grain, table.field("it_corsica").grain) = (4, 4);
    table.go(Phase::Sowing);
    let draw = Action::DrawFrom { at: at("it_roma"), good: Good::Grain };
    assert_eq!(table.why(0, draw), "no_difference", "no other store sows this field");
}

/// 5.13, A13: a store is drawn on before one that enemies cannot reach.
#[test]
fn stores_near_enemies_come_first() {
    let mut table = Table::italia(Mode::Original);
    table.village(0, "it_roma").village(0, "it_volsci").units(0, "it_volsci", LI, 3).units(
        1,
        "it_campania",
        LI,
        1,
    );
    (table.field("it_roma").grain, table.field("it_volsci").grain) = (4, 4);
    table.go(Phase::Feasts).act(0, Action::Celebrate { feast: Feast::Double });
    assert_eq!([table.field("it_roma").grain, table.field("it_volsci").grain], [4, 2]);
}
