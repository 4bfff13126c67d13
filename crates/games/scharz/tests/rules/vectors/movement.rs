//! Movement: examples 22 to 30.

use scharz::*;

use crate::rules::table::{LI, Table, at, march, seat, select};
use scharz::Set;

/// V22: board in the dock, sail out, land on another coast, all in one sub-phase (5.2).
#[test]
fn v22_over_the_sea() {
    let mut table = Table::italia(Mode::Basic);
    table
        .village(0, "it_roma")
        .posted(0, "it_roma", Kind::Transport, Post::InYard, 1)
        .units(0, "it_roma", LI, 1);
    table.field("it_roma").yard = Yard::Dock;
    table.go(Phase::Units);
    table.act(0, select("it_roma", Post::Open, LI)).act(0, Action::Board { to: at("it_roma"), count: 1 });
    table.act(0, select("it_roma", Post::InYard, Kind::Transport));
    table.act(0, Action::Go { to: at("it_s_tyrrhenian_n"), count: 1 });
    table
        .act(0, select("it_s_tyrrhenian_n", Post::Aboard, LI))
        .act(0, Action::Go { to: at("it_corsica"), count: 1 });
    assert_eq!(table.legal(0), [Action::Ready, Action::ReadyUnlessDisturbed], "unit and ship are exhausted");
    table.act(0, Action::Ready);
    assert_eq!(table.count_at(0, "it_corsica", LI), 1);
}

/// V23: heavy infantry does not move in Retreat, mercenaries do (5.5).
#[test]
fn v23_retreat() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").units(1, "it_roma", LI, 1);
    table
        .units(0, "it_volsci", Kind::HeavyInfantry, 1)
        .units(0, "it_volsci", Kind::Mercenary, 1)
        .go(Phase::Retreat);
    assert!(!table.is_legal(0, select("it_volsci", Post::Open, Kind::HeavyInfantry)));
    table.act(0, select("it_volsci", Post::Open, Kind::Mercenary));
    assert!(table.is_legal(0, Action::Go { to: at("it_roma"), count: 1 }));
}

/// V24: an enemy locks cavalry in Special; a rider on a quiet field goes on (5.3).
#[test]
fn v24_riders() {
    let mut table = Table::italia(Mode::Basic);
    table.units(0, "it_senones", Kind::Cavalry, 1).units(0, "it_volsci", Kind::Cavalry, 1);
    table.units(1, "it_picenum", LI, 1).go(Phase::Units);
    march(&mut table, 0, "it_volsci", Kind::Cavalry, "it_campania", 1);
    table.act(0, Action::Ready);
    march(&mut table, 1, "it_picenum", LI, "it_senones", 1);
    table.act(1, Action::Ready);
    assert_eq!(table.state.phase, Phase::Special);
    assert!(!table.is_legal(0, select("it_senones", Post::Open, Kind::Cavalry)));
    assert!(table.is_legal(0, select("it_campania", Post::Open, Kind::Cavalry)));
}

/// V25: mountains stop cavalry and may destroy it; light infantry with a brilliant commander goes on (5.2, 5.6).
#[test]
fn v25_mountains() {
    let mut table = Table::italia(Mode::Extended);
    table.player(0).commander = Commander::Brilliant;
    table.village(0, "it_campania").units(0, "it_campania", Kind::Cavalry, 1).units(0, "it_campania", LI, 1);
    table.dice(&[6]).go(Phase::Units);
    march(&mut table, 0, "it_campania", Kind::Cavalry, "it_samnium", 1);
    march(&mut table, 0, "it_campania", LI, "it_samnium", 1);
    table.act(0, Action::Ready);
    assert!(!table.is_legal(0, select("it_samnium", Post::Open, Kind::Cavalry)));
    assert!(table.is_legal(0, select("it_samnium", Post::Open, LI)));
    while matches!(table.state.phase.name(), Phase::Special | Phase::Herds | Phase::Retreat) {
        table.pass();
    }
    assert_eq!(table.state.phase, Phase::Attrition);
    assert_eq!(table.legal(0), [Action::Accept, Action::Reroll]);
    table.act(0, Action::Accept);
    assert_eq!((table.count(0, Kind::Cavalry), table.pp(0)), (0, 20));
}

/// V26: four ships are a fleet, two for the Greeks, one for the Vikings (5.3).
#[test]
fn v26_fleets() {
    let may = |map, faction, sea: &str, ships| {
        let mut table = Table::new(map, Mode::Extended, 2);
        table.player(0).faction = Some(faction);
        table.player(0).pp = 0;
        table.units(0, sea, Kind::Warship, ships).go(Phase::Special);
        table.state.phase == Phase::Special && table.is_legal(0, select(sea, Post::Open, Kind::Warship))
    };
    let sea = "it_s_tyrrhenian_n";
    assert!(
        may(MapId::Italia, Faction::ItaliaRomans, sea, 4)
            && !may(MapId::Italia, Faction::ItaliaRomans, sea, 3)
    );
    assert!(
        may(MapId::Italia, Faction::ItaliaGreeks, sea, 2)
            && !may(MapId::Italia, Faction::ItaliaGreeks, sea, 1)
    );
    assert!(may(MapId::Vikings, Faction::VikingsVikings, "vi_s_norwegian", 1));
}

/// V27: armies that change places pass each other (5.2).
#[test]
fn v27_passing_by() {
    let mut table = Table::italia(Mode::Basic);
    table.units(0, "it_senones", LI, 2).units(1, "it_picenum", LI, 2).go(Phase::Units);
    march(&mut table, 0, "it_senones", LI, "it_picenum", 2);
    march(&mut table, 1, "it_picenum", LI, "it_senones", 2);
    table.act(0, Action::Ready).act(1, Action::Ready);
    assert_eq!((table.count_at(0, "it_picenum", LI), table.count_at(1, "it_senones", LI)), (2, 2));
    assert_eq!(table.state.world.scene().contested(), Set::EMPTY);
}

/// V28: nobody enters a zone with a bad winter by land; ships sail (5.2).
#[test]
fn v28_bad_winter() {
    let mut table = Table::italia(Mode::Extended);
    table.state.world.winter[Climate::Temperate as usize] = Winter::Bad;
    table.units(0, "it_picenum", LI, 1).units(0, "it_s_adriatic_n", Kind::Warship, 1).go(Phase::Units);
    table.act(0, select("it_picenum", Post::Open, LI));
    assert!(!table.is_legal(0, Action::Go { to: at("it_senones"), count: 1 }));
    assert!(table.is_legal(0, Action::Go { to: at("it_marsi"), count: 1 }));
    table.act(0, Action::Go { to: at("it_marsi"), count: 1 });
    assert!(table.is_legal(0, select("it_s_adriatic_n", Post::Open, Kind::Warship)));
}

/// V29: a frozen section lets everybody cross; otherwise Romans and ships in it (3.13).
#[test]
fn v29_the_danube() {
    let crosses = |faction, frozen: bool, with_ship: bool| {
        let mut table = Table::new(MapId::Huns, Mode::Extended, 2);
        table.player(0).faction = Some(faction);
        table.units(0, "hu_tervingia", LI, 1);
        if with_ship {
            table.units(0, "hu_r_danube_2", Kind::Transport, 1);
        }
        // Two climate zones, the seas, then the eleven sections in the order of their ids.
        let mut dice = [4; 14];
        dice[4] = if frozen { 5 } else { 4 };
        table.state.world.season = Season::Winter;
        table.dice(&dice).go(Phase::WinterWeather);
        table.act(0, select("hu_tervingia", Post::Open, LI));
        table.is_legal(0, Action::Go { to: at("hu_moesia2"), count: 1 })
    };
    assert!(crosses(Faction::HunsVisigoths, true, false));
    assert!(!crosses(Faction::HunsVisigoths, false, false));
    assert!(crosses(Faction::HunsVisigoths, false, true));
    assert!(crosses(Faction::HunsRomans, false, false));
}

/// V30: the toll of the Paths goes to the owner of the Oasis; who does not pay rolls (3.12).
#[test]
fn v30_the_paths() {
    let mut table = Table::new(MapId::Orient, Mode::Extended, 2);
    (table.player(0).faction, table.player(1).faction) =
        (Some(Faction::OrientBabylon), Some(Faction::OrientEgypt));
    table.player(0).pp = 0;
    table.village(0, "or_babylon").units(0, "or_paths", LI, 3).village(1, "or_tadmor");
    table.dice(&[6]).go(Phase::Attrition);
    table.act(0, Action::Toll { count: 2 });
    assert_eq!((table.count(0, LI), table.gold(0), table.gold(1)), (2, 18, 22));
    assert_eq!(table.state.world.players[seat(1)].lost, 0);
}
