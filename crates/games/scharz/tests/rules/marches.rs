//! Movement: examples 22 to 30.

use scharz::*;

use super::table::{Table, at, march, seat, select};

const LI: Kind = Kind::LightInfantry;

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
    while matches!(table.state.phase, Phase::Special | Phase::Herds | Phase::Retreat) {
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
    assert_eq!(table.state.world.scene().contested(), 0);
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

/// S13: four of five ships are a fleet; a laden transport goes first, an empty one stays (5.3).
#[test]
fn s13_part_of_a_fleet() {
    let mut table = Table::italia(Mode::Basic);
    let (sea, next) = ("it_s_tyrrhenian_n", "it_s_ligurian");
    table.units(0, sea, Kind::Transport, 3).units(0, sea, Kind::Warship, 2);
    aboard(&mut table, sea, 2, 1);
    table.go(Phase::Special).act(0, Action::SelectFleet { at: at(sea) });
    assert!(!table.is_legal(0, Action::Go { to: at(next), count: 3 }));
    table.act(0, Action::Go { to: at(next), count: 4 }).act(0, Action::Ready);
    assert_eq!((table.count_at(0, next, LI), table.count_at(0, next, Kind::Warship)), (1, 2));
    assert_eq!(table.count_at(0, sea, Kind::Transport), 1);
}

/// S13: any ship of a mixed fleet may be told to stay, by kind and load, while the others are a fleet (5.3).
#[test]
fn s13_ships_that_stay_behind() {
    let mut table = Table::italia(Mode::Basic);
    let (sea, next) = ("it_s_tyrrhenian_n", "it_s_ligurian");
    table.units(0, sea, Kind::Transport, 3).units(0, sea, Kind::Warship, 2);
    aboard(&mut table, sea, 2, 1);
    table.go(Phase::Special);
    let stay = |kind, load| Action::StayBehind { at: at(sea), kind, level: Level::Standard, load };
    assert_eq!(table.why(0, stay(Kind::Warship, Load::Laden)), "no_fleet");
    assert!(table.is_legal(0, stay(Kind::Warship, Load::Empty)));
    table.act(0, stay(Kind::Transport, Load::Laden));
    assert!(!table.is_legal(0, stay(Kind::Transport, Load::Empty)), "four are just a fleet");
    table.act(0, Action::SelectFleet { at: at(sea) }).act(0, Action::Go { to: at(next), count: 4 });
    table.act(0, Action::Ready);
    assert_eq!((table.count_at(0, sea, LI), table.count_at(0, sea, Kind::Transport)), (1, 1));
    assert_eq!((table.count_at(0, next, Kind::Warship), table.count_at(0, next, Kind::Transport)), (2, 2));
}

/// 3.12, S3: on the Paths the toll is paid for those whom their owner names.
#[test]
fn s3_for_whom_the_toll_is_paid() {
    let mut table = Table::new(MapId::Orient, Mode::Extended, 2);
    table.player(0).pp = 0;
    table.player(0).gold = 2;
    table.village(0, "or_babylon").village(1, "or_sais");
    table
        .units(0, "or_paths", LI, 2)
        .units(0, "or_paths", Kind::HeavyInfantry, 1)
        .dice(&[6, 1])
        .go(Phase::Attrition);
    let toll = |kind, count| Action::TollFor { kind, level: Level::Standard, count };
    let heavy = toll(Kind::HeavyInfantry, 1);
    assert_eq!(table.legal(0), [toll(LI, 2), toll(LI, 1), heavy, Action::Toll { count: 0 }]);
    assert_eq!(table.why(0, toll(LI, 3)), "no_gold");
    table.act(0, heavy);
    // Those who are left are alike.
    assert_eq!(table.legal(0), [Action::Toll { count: 1 }, Action::Toll { count: 0 }]);
    table.act(0, Action::Toll { count: 0 });
    assert_eq!((table.count(0, LI), table.count(0, Kind::HeavyInfantry), table.gold(0)), (1, 1, 1));
}

/// One of the garrison dies in place of the village (5.6).
#[test]
fn a_sacrifice() {
    let mut table = Table::italia(Mode::Extended);
    table.village(0, "it_senones").posted(0, "it_senones", LI, Post::Inside, 1).units(1, "it_senones", LI, 1);
    table.village(1, "it_picenum");
    (table.player(0).pp, table.player(1).pp) = (0, 0);
    table.dice(&[1, 6]).go(Phase::Attrition);
    assert_eq!(table.legal(0), [Action::Lose, Action::Sacrifice { kind: LI, level: Level::Standard }]);
    table.act(0, Action::Sacrifice { kind: LI, level: Level::Standard });
    assert!(table.field("it_senones").is_settled());
    assert_eq!(table.count(0, LI), 0);
}

fn aboard(table: &mut Table, id: &str, ship: u8, count: usize) {
    for _ in 0..count {
        let unit = Unit { post: Post::Aboard, ship, ..Unit::new(LI, at(id)) };
        table.state.world.units[seat(0)].add(unit).expect("a slot");
    }
}

/// A ship that moors lets its cargo ashore at no cost, so it can go on by land in the same sub-phase (5.2).
#[test]
fn ashore_in_the_yard() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").units(0, "it_s_tyrrhenian_n", Kind::Transport, 1).units(0, "it_roma", LI, 1);
    table.field("it_roma").yard = Yard::Dock;
    aboard(&mut table, "it_s_tyrrhenian_n", 0, 2);
    table.go(Phase::Units).act(0, select("it_s_tyrrhenian_n", Post::Open, Kind::Transport));
    table.act(0, Action::Moor { to: at("it_roma"), count: 1 });
    table.act(0, select("it_roma", Post::Aboard, LI)).act(0, Action::Go { to: at("it_roma"), count: 2 });
    table.act(0, select("it_roma", Post::Open, LI));
    assert!(table.is_legal(0, Action::Go { to: at("it_volsci"), count: 3 }));
    assert!(
        !table.is_legal(0, Action::Board { to: at("it_roma"), count: 2 }),
        "one of the three was not aboard"
    );
    table.act(0, Action::Board { to: at("it_roma"), count: 1 });
    assert!(!table.is_legal(0, select("it_roma", Post::Aboard, LI)), "no stepping to and fro");
}

fn inside(table: &Table) -> usize {
    table.state.world.units[seat(0)].count(|unit| unit.post == Post::Inside)
}

/// A sally ends the encirclement: others may sally as well, and who does not comes out without a move (5.2).
#[test]
fn the_gates_open_after_a_sally() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_senones").posted(0, "it_senones", LI, Post::Inside, 1);
    table.posted(0, "it_senones", Kind::HeavyInfantry, Post::Inside, 2).units(1, "it_senones", LI, 1);
    table.field("it_senones").inside[0] = Some(Herd::Sheep);
    table.go(Phase::Units).act(0, select("it_senones", Post::Inside, LI));
    table.act(0, Action::Go { to: at("it_senones"), count: 1 });
    table.act(0, select("it_senones", Post::Inside, Kind::HeavyInfantry));
    assert_eq!(table.legal(0).len(), 2, "one or two, onto the own field only");
    table.act(0, Action::Go { to: at("it_senones"), count: 1 });
    table.act(0, Action::Ready).act(1, Action::Ready);
    assert_eq!((inside(&table), table.field("it_senones").n_inside()), (0, 0));
    let at_rest = |unit: &Unit| unit.kind == Kind::HeavyInfantry && !unit.marks.has(Marks::MOVED);
    assert_eq!(table.state.world.units[seat(0)].count(at_rest), 1);
}

/// Relief ends the encirclement too, though the enemy stays (5.2); so does relief in Retreat (5.5).
#[test]
fn relief_opens_the_gates() {
    for phase in [Phase::Units, Phase::Retreat] {
        let mut table = Table::italia(Mode::Basic);
        table.village(0, "it_senones").posted(0, "it_senones", LI, Post::Inside, 2);
        table.units(1, "it_senones", LI, 1).units(0, "it_picenum", LI, 1).go(phase);
        march(&mut table, 0, "it_picenum", LI, "it_senones", 1);
        table.pass();
        assert_eq!(inside(&table), 0, "{phase:?}");
    }
}

/// Units that went inside while others kept the field are not encircled: they move as they like (5.2, 5.7).
#[test]
fn walls_that_nobody_encircles() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_senones").units(0, "it_senones", LI, 3).units(1, "it_senones", LI, 3);
    table.go(Phase::Withdraw);
    let withdraw = Action::Withdraw { at: at("it_senones"), kind: LI, level: Level::Standard, count: 1 };
    table.act(0, withdraw).act(0, Action::Ready).act(0, Action::Ready).act(1, Action::Ready);
    assert_eq!(inside(&table), 1, "nothing has ended");
    table.go(Phase::Units).act(0, select("it_senones", Post::Inside, LI));
    assert!(table.is_legal(0, Action::Go { to: at("it_picenum"), count: 1 }));
    assert!(table.is_legal(0, Action::Go { to: at("it_senones"), count: 1 }));
}

/// A sally is a land move: not in a bad winter (5.2), in Special by who has a move there (5.3).
#[test]
fn when_to_sally() {
    let mut table = Table::italia(Mode::Extended);
    table.village(0, "it_senones").posted(0, "it_senones", Kind::Cavalry, Post::Inside, 1);
    table
        .posted(0, "it_senones", LI, Post::Inside, 1)
        .units(1, "it_senones", LI, 1)
        .units(0, "it_roma", LI, 1);
    table.player(0).pp = 0;
    let (rider, foot) =
        (select("it_senones", Post::Inside, Kind::Cavalry), select("it_senones", Post::Inside, LI));
    table.go(Phase::Units);
    assert!(table.is_legal(0, rider) && table.is_legal(0, foot));
    table.go(Phase::Special);
    assert!(table.is_legal(0, rider) && !table.is_legal(0, foot));
    table.state.world.winter[Climate::Temperate as usize] = Winter::Bad;
    table.go(Phase::Units);
    assert!(!table.is_legal(0, rider) && !table.is_legal(0, foot));
}
