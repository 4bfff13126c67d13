//! Building and economy: examples 1 to 21.

use scharz::*;

use crate::rules::table::{LI, Table, at, seat};

/// V1: an army of ten is one cube with stones under it; the limit counts units, or by option cubes (3.2, R10).
#[test]
fn v1_large_armies() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").units(0, "it_roma", LI, 20).go(Phase::Trade);
    assert!(!table.is_legal(0, Action::BuyInfantry { at: at("it_roma") }));
    let setup = Setup { unit_limit: UnitLimit::Cubes, ..Setup::new(2, MapId::Italia, Mode::Basic, 5) };
    let mut table = Table::with(&setup);
    table.village(0, "it_roma").units(0, "it_roma", LI, 20).go(Phase::Trade);
    assert!(table.is_legal(0, Action::BuyInfantry { at: at("it_roma") }));
}

/// A village site with so many light infantry on it.
fn site(mode: Mode, level: Level, count: usize) -> Table {
    let mut table = Table::italia(mode);
    table.trained(0, "it_roma", LI, level, count);
    let field = table.field("it_roma");
    (field.owner, field.site) = (Some(seat(0)), Some(Building::BuildVillage));
    for unit in table.state.world.units[seat(0)].iter_mut() {
        unit.post = Post::OnSite;
    }
    table
}

fn quarters_after_build(table: &mut Table) -> u8 {
    table.go(Phase::Build);
    while table.state.phase == Phase::Build {
        table.pass();
    }
    let field = table.state.world.fields[at("it_roma").place()];
    if field.is_settled() { 4 } else { field.progress }
}

/// V2: two on a village site need four rounds (3.7).
#[test]
fn v2_a_village_takes_four_rounds() {
    let mut table = site(Mode::Basic, Level::Standard, 2);
    for quarters in 1..=4 {
        assert_eq!(quarters_after_build(&mut table), quarters);
    }
}

/// V3: four elites count as eight (3.6).
#[test]
fn v3_elites_build_double() {
    let mut table = site(Mode::Original, Level::Elite, 4);
    assert_eq!(quarters_after_build(&mut table), 4);
}

/// V4: Romans of ITALIA need one builder for a village (3.13).
#[test]
fn v4_romans_build_with_half() {
    let mut table = site(Mode::Extended, Level::Standard, 1);
    table.player(0).faction = Some(Faction::ItaliaRomans);
    assert_eq!(quarters_after_build(&mut table), 1);
}

/// V5: four build twice as fast, three no faster than two (5.9).
#[test]
fn v5_crews_work_by_multiples() {
    assert_eq!(quarters_after_build(&mut site(Mode::Basic, Level::Standard, 4)), 2);
    assert_eq!(quarters_after_build(&mut site(Mode::Basic, Level::Standard, 3)), 1);
}

/// V6: four finish a dock at once, or half of it by option (R6).
#[test]
fn v6_a_dock_in_one_round() {
    for (pace, quarters) in [(BuildPace::Multiples, 4), (BuildPace::MaxDouble, 2)] {
        let mut table =
            Table::with(&Setup { build_pace: pace, ..Setup::new(2, MapId::Italia, Mode::Basic, 5) });
        table.village(0, "it_roma").posted(0, "it_roma", LI, Post::OnSite, 4);
        table.field("it_roma").site = Some(Building::BuildDock);
        table.go(Phase::Build);
        let field = table.state.world.fields[at("it_roma").place()];
        assert_eq!(if field.yard == Yard::Dock { 4 } else { field.progress }, quarters);
    }
}

/// V7: a rebate from 30, double pace from 50, twice again for 12 points (3.11).
#[test]
fn v7_prestige_builds() {
    let mut table = Table::italia(Mode::Original);
    table.units(0, "it_roma", LI, 2).player(0).pp = 35;
    table.go(Phase::Trade).act(0, Action::Build { at: at("it_roma"), building: Building::BuildVillage });
    assert!(table.is_legal(0, Action::Hurry { at: at("it_roma") }));
    table.act(0, Action::Hurry { at: at("it_roma") }).pass();
    assert_eq!(table.gold(0), 20 - 2 - 2);
    assert_eq!(table.state.world.fields[at("it_roma").place()].progress, 1);

    let mut table = site(Mode::Original, Level::Standard, 2);
    table.player(0).pp = 52;
    assert_eq!(quarters_after_build(&mut table), 2);
    let mut table = site(Mode::Original, Level::Standard, 2);
    table.player(0).pp = 52;
    table.go(Phase::Build).act(0, Action::PayBuilders).pass();
    assert!(table.state.world.fields[at("it_roma").place()].is_settled());
    assert_eq!(table.pp(0), 40);
}

/// V8: a second city needs a port (3.7).
#[test]
fn v8_a_second_city_needs_a_port() {
    let mut table = Table::italia(Mode::Basic);
    table.settle(0, "it_clusium", Settlement::City).village(0, "it_roma").units(0, "it_roma", LI, 4);
    let build = Action::Build { at: at("it_roma"), building: Building::BuildCity };
    table.go(Phase::Trade);
    assert!(!table.is_legal(0, build));
    table.field("it_roma").yard = Yard::Port;
    assert!(table.is_legal(0, build));
}

/// V9: three villages, a port, five fields: 7 gold; one of them plundered: 6 (5.13).
#[test]
fn v9_taxes() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(0, "it_tarquinii").village(0, "it_clusium");
    table.units(0, "it_sabini", LI, 1).units(0, "it_volsci", LI, 1);
    table.field("it_roma").yard = Yard::Port;
    assert_eq!(tax_income(&table.state.world, seat(0)), 7);
    table.field("it_clusium").plundered = true;
    assert_eq!(tax_income(&table.state.world, seat(0)), 6);
}

/// V10: a feast of base 8 is 8, 16 or 24 for nothing, 4 or 8 grain (5.13).
#[test]
fn v10_feasts() {
    let feast_for = |feast: Feast| {
        let mut table = Table::italia(Mode::Original);
        table.village(0, "it_roma").village(0, "it_tarquinii").settle(0, "it_clusium", Settlement::City);
        table.units(0, "it_sabini", LI, 1).units(0, "it_volsci", LI, 1).units(0, "it_volaterrae", LI, 1);
        table.field("it_clusium").grain = 10;
        table.state.world.season = Season::Autumn;
        assert_eq!(feast_base(&table.state.world, seat(0)), 8);
        table.go(Phase::Feasts).act(0, Action::Celebrate { feast });
        (table.pp(0) - 20, 10 - table.field("it_clusium").grain)
    };
    assert_eq!(feast_for(Feast::Small), (8, 0));
    assert_eq!(feast_for(Feast::Double), (16, 4));
    assert_eq!(feast_for(Feast::Triple), (24, 8));
}

/// V11: half the herds, and for an odd one a die (5.13).
#[test]
fn v11_breeding() {
    for (parents, dice, born) in [(5, vec![2], 3), (5, vec![3], 2), (1, vec![4], 0), (2, vec![], 1)] {
        let mut table = Table::italia(Mode::Basic);
        table.village(0, "it_roma").units(0, "it_tarquinii", LI, 1).units(0, "it_volsci", LI, 1);
        for place in ["it_roma", "it_tarquinii", "it_volsci"].iter().cycle().take(parents) {
            table.field(place).put_herd(seat(0), Herd::Sheep);
        }
        table.dice(&dice).go(Phase::Breeding);
        assert_eq!(table.state.world.players[seat(0)].newborn[0], born, "{parents} herds, {dice:?}");
    }
}

/// V12: the yield lies on top of the seed; bad weather spoils the brown field (5.13, R9).
#[test]
fn v12_sowing_and_harvest() {
    let harvest = |mode, field: &str, dice: &[u32]| {
        let mut table = Table::italia(mode);
        table.village(0, "it_roma").village(0, field).units(0, "it_tarquinii", LI, 1);
        for unit in ["it_sabini", "it_clusium", "it_arretium", "it_boii"] {
            table.units(0, unit, LI, 1);
        }
        let sown = table.field(field);
        (sown.crop, sown.crop_owner) = (1, Some(seat(0)));
        table.player(0).pp = 0;
        table.state.world.season = Season::Summer;
        table.dice(dice).go(Phase::Weather);
        table.go(Phase::Harvest).pass_to(Phase::Units);
        table.field(field).grain
    };
    assert_eq!(harvest(Mode::Basic, "it_roma", &[]), 4);
    assert_eq!(harvest(Mode::Basic, "it_ligures", &[]), 2);
    assert_eq!(harvest(Mode::Extended, "it_ligures", &[1]), 1);
}

/// V13: what finds no room is lost; a fort has room for one more (3.8).
#[test]
fn v13_full_stores() {
    for (fort, stored) in [(false, 5), (true, 6)] {
        let mut table = Table::italia(Mode::Basic);
        table.village(0, "it_roma");
        let field = table.field("it_roma");
        (field.grain, field.fort, field.crop, field.crop_owner) = (4, fort, 4, Some(seat(0)));
        table.go(Phase::Harvest);
        assert_eq!(table.field("it_roma").grain, stored);
    }
}

/// V14: grain for half a gold, or one with a port; fish needs a port (3.10).
#[test]
fn v14_selling() {
    let sell = |yard, good, stock: u8, count| {
        let mut table = Table::italia(Mode::Basic);
        table.village(0, "it_roma");
        let field = table.field("it_roma");
        field.yard = yard;
        match good {
            Good::Grain => field.grain = stock,
            Good::Fish => field.fish = stock,
        }
        table.go(Phase::Trade).act(0, Action::SellGood { at: at("it_roma"), good, count }).pass();
        table.gold(0) - 20
    };
    assert_eq!(sell(Yard::NoYard, Good::Grain, 3, 3), 1);
    assert_eq!(sell(Yard::Port, Good::Grain, 3, 3), 3);
    assert_eq!(sell(Yard::Port, Good::Fish, 3, 3), 1);
}

/// V15: a herd slaughtered in summer without a port, in autumn with one (3.10).
#[test]
fn v15_slaughter() {
    for (season, yard, gold) in [(Season::Summer, Yard::NoYard, 2), (Season::Autumn, Yard::Port, 7)] {
        let mut table = Table::italia(Mode::Basic);
        table.village(0, "it_roma");
        table.field("it_roma").yard = yard;
        table.field("it_roma").put_herd(seat(0), Herd::Cattle);
        table.state.world.season = season;
        table.go(Phase::Trade).act(0, Action::Slaughter { at: at("it_roma"), herd: Herd::Cattle });
        assert_eq!(table.state.seen_by(seat(0)).players[seat(0)].gold, 20 + gold);
    }
}

/// V16: two recruits for 2 gold and 2 points; buying and recruiting do not mix (5.10).
#[test]
fn v16_quotas() {
    let here = at("it_roma");
    let mut table = Table::italia(Mode::Original);
    table.village(0, "it_roma").go(Phase::Trade);
    table.act(0, Action::DoubleQuota { at: here }).act(0, Action::Recruit { at: here });
    assert!(!table.is_legal(0, Action::BuyInfantry { at: here }));
    table.act(0, Action::Recruit { at: here });
    assert!(!table.is_legal(0, Action::Recruit { at: here }));
    table.act(0, Action::Ready).pass();
    assert_eq!((table.gold(0), table.pp(0), table.count(0, LI)), (18, 18, 2));
}

/// V17: Mitanni get a third for two, if the limit lets them (3.13).
#[test]
fn v17_mitanni() {
    let fields: Vec<Space> = MapId::Orient
        .data()
        .spaces
        .iter()
        .filter(|space| space.is_field())
        .filter_map(|space| Space::from_id(space.id))
        .collect();
    let (one, other) = (fields[0], fields[1]);
    for (before, bought, after) in [(0, 2, 3), (19, 1, 20)] {
        let mut table = Table::new(MapId::Orient, Mode::Extended, 2);
        table.player(0).faction = Some(Faction::OrientMitanni);
        table.village(0, one.data().id).village(0, other.data().id).units(0, one.data().id, LI, before);
        table.go(Phase::Trade);
        table.act(0, Action::BuyInfantry { at: one });
        if bought == 2 {
            table.act(0, Action::BuyInfantry { at: other });
        } else {
            assert!(!table.is_legal(0, Action::BuyInfantry { at: other }));
        }
        table.act(0, Action::Ready).pass();
        assert_eq!((table.count(0, LI), table.gold(0)), (after, 20 - 2 * bought));
    }
}

/// V18: one horse herd mounts two (3.5).
#[test]
fn v18_cavalry() {
    let upgrade = Action::Upgrade { at: at("it_roma"), level: Level::Standard, to: Kind::Cavalry };
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").units(0, "it_roma", LI, 3);
    table.field("it_roma").put_herd(seat(0), Herd::Horses);
    table.go(Phase::Trade).act(0, upgrade).act(0, upgrade);
    assert!(!table.is_legal(0, upgrade));
    table.act(0, Action::Ready).pass();
    assert_eq!((table.count(0, Kind::Cavalry), table.gold(0)), (2, 14));
}

/// V19: fishing by mode and sea; a full dock takes no more (5.12).
#[test]
fn v19_fishing() {
    let fish = |mode, sea: &str, field: &str, dice: &[u32], before: u8| {
        let mut table = Table::italia(mode);
        table.village(0, field).units(0, sea, Kind::Transport, 1).player(0).pp = 0;
        let yard = table.field(field);
        (yard.yard, yard.fish) = (Yard::Dock, before);
        table.dice(dice).go(Phase::Fishing);
        table.field(field).fish
    };
    assert_eq!(fish(Mode::Original, "it_s_tyrrhenian_n", "it_roma", &[4], 0), 1);
    assert_eq!(fish(Mode::Original, "it_s_sicilian", "it_karthago", &[5], 0), 0);
    assert_eq!(fish(Mode::Original, "it_s_sicilian", "it_karthago", &[1], 0), 2);
    assert_eq!(fish(Mode::Original, "it_s_tyrrhenian_n", "it_roma", &[1], 2), 2);
    assert_eq!(fish(Mode::Basic, "it_s_sicilian", "it_karthago", &[], 0), 1);
}

/// V21: a city with one of two rations shrinks, a village with none is gone (5.14).
#[test]
fn v21_hunger() {
    let mut table = Table::italia(Mode::Basic);
    table.settle(0, "it_roma", Settlement::City).village(1, "it_karthago");
    table.field("it_roma").grain = 1;
    table.state.world.season = Season::Winter;
    table.go(Phase::Feeding).pass();
    assert_eq!(table.field("it_roma").settlement, Settlement::Village);
    assert_eq!(table.field("it_karthago").settlement, Settlement::Wilderness);
}
