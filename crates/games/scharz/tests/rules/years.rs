//! Herds, attrition, the seasons' own phases, feeding, the end of rounds and of the match (5.4 to 6.3).

use engine::{Game, Status};
use scharz::*;

use super::table::{Table, at, march, seat, select};

const LI: Kind = Kind::LightInfantry;

/// 5.4: herds and goods move inside the network, over one sea at most; a herd then stays on the coast.
#[test]
fn herds_and_goods() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(0, "it_caralis").village(0, "it_tharros").village(0, "it_lilybaeum");
    table.units(0, "it_s_tyrrhenian_n", Kind::Transport, 1).units(0, "it_s_africa_w", Kind::Transport, 1);
    table.village(0, "it_karthago").field("it_roma").put_herd(seat(0), Herd::Sheep);
    table.field("it_roma").grain = 3;
    table.go(Phase::Herds).act(0, Action::SelectHerd { at: at("it_roma"), herd: Herd::Sheep });
    assert!(table.is_legal(0, Action::DriveTo { to: at("it_caralis") }));
    assert!(!table.is_legal(0, Action::DriveTo { to: at("it_karthago") }), "two seas away");
    table.act(0, Action::DriveTo { to: at("it_caralis") });
    table.act(0, Action::SelectGood { at: at("it_roma"), good: Good::Grain, count: 3 });
    assert!(!table.is_legal(0, Action::CarryTo { to: at("it_karthago") }));
    assert!(!table.is_legal(0, Action::CarryTo { to: at("it_lilybaeum") }), "not connected to it at all");
    table.act(0, Action::CarryTo { to: at("it_tharros") }).act(0, Action::Ready);
    assert_eq!((table.field("it_tharros").grain, table.field("it_caralis").n_herds()), (3, 1));
}

/// 5.4: herds stay in a bad winter and on locked fields.
#[test]
fn herds_that_stay() {
    let select = Action::SelectHerd { at: at("it_roma"), herd: Herd::Sheep };
    let table = |change: &dyn Fn(&mut Table)| {
        let mut table = Table::italia(Mode::Extended);
        table.village(0, "it_roma").village(0, "it_volsci").units(0, "it_roma", LI, 1);
        table.field("it_roma").put_herd(seat(0), Herd::Sheep);
        change(&mut table);
        table.go(Phase::Herds);
        table.state.phase == Phase::Herds && table.is_legal(0, select)
    };
    assert!(table(&|_| {}));
    assert!(!table(&|table| table.state.world.winter[Climate::Subtropical as usize] = Winter::Bad));
    assert!(!table(&|table| {
        table.units(1, "it_roma", LI, 1);
    }));
}

/// 5.4: beyond a sea a herd may go on, but it ends on a coast.
#[test]
fn a_herd_ends_on_a_coast() {
    let mut table = Table::italia(Mode::Basic);
    table
        .village(0, "it_corsica")
        .village(0, "it_roma")
        .units(0, "it_sabini", LI, 1)
        .units(0, "it_marsi", LI, 1);
    table
        .units(0, "it_s_tyrrhenian_n", Kind::Transport, 1)
        .field("it_corsica")
        .put_herd(seat(0), Herd::Sheep);
    table.go(Phase::Herds).act(0, Action::SelectHerd { at: at("it_corsica"), herd: Herd::Sheep });
    assert!(table.is_legal(0, Action::DriveTo { to: at("it_marsi") }), "on the other coast of the land");
    assert!(!table.is_legal(0, Action::DriveTo { to: at("it_sabini") }), "inland");
}

/// 5.4: a store is shared out, also into a settlement before which enemies stand; what arrived stays.
#[test]
fn stores_before_a_siege() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(0, "it_tarquinii").village(0, "it_volsci");
    table.units(0, "it_tarquinii", LI, 1).units(1, "it_tarquinii", LI, 1).field("it_roma").grain = 4;
    let take = Action::SelectGood { at: at("it_roma"), good: Good::Grain, count: 2 };
    table.go(Phase::Herds).act(0, take).act(0, Action::CarryTo { to: at("it_tarquinii") });
    table.act(0, take).act(0, Action::CarryTo { to: at("it_volsci") });
    let on = Action::SelectGood { at: at("it_volsci"), good: Good::Grain, count: 1 };
    assert!(!table.is_legal(0, on), "it was carried this season");
    table.act(0, Action::Ready);
    let grain = ["it_roma", "it_tarquinii", "it_volsci"].map(|id| table.field(id).grain);
    assert_eq!(grain, [0, 2, 2]);
}

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

/// 5.6: cut off units live off the land once; on a plundered field they roll.
#[test]
fn cut_off_units() {
    for plundered in [false, true] {
        let mut table = Table::italia(Mode::Extended);
        table.village(0, "it_roma").units(0, "it_senones", LI, 2).field("it_senones").plundered = plundered;
        table.player(0).pp = 0;
        table.dice(&[6, 1]).go(Phase::Attrition);
        if plundered {
            assert_eq!(table.count(0, LI), 1, "a six destroys");
        } else {
            assert_eq!(table.legal(0), [Action::RollForUnits, Action::LiveOffTheLand]);
            table.act(0, Action::LiveOffTheLand);
            assert_eq!((table.count(0, LI), table.field("it_senones").plundered), (2, true));
        }
    }
}

/// 5.6, 5.10, S22: nobody lives off a vassal's land, and it is no battle that would honour the Scots abroad.
#[test]
fn living_off_the_land() {
    let mut table = Table::new(MapId::Italia, Mode::Extended, 3);
    table.bind(PactKind::Vassalage, 0, 1).village(1, "it_senones").units(0, "it_senones", LI, 1);
    table.dice(&[1]).go(Phase::Attrition);
    assert_ne!(table.state.phase, Phase::Attrition, "the unit rolled without a question");
    let mut table = Table::playing(MapId::Britannia, Faction::BritanniaScots);
    table.village(1, "br_ratae").units(0, "br_ratae", LI, 1).go(Phase::Attrition);
    table.act(0, Action::LiveOffTheLand);
    assert_eq!(table.pp(0), 24);
}

/// 5.6, 3.11: ships founder by season and sea; cargo goes to other ships; yards are safe.
#[test]
fn shipwreck() {
    let mut table = Table::italia(Mode::Extended);
    let sea = "it_s_sicilian";
    table.village(0, "it_karthago").units(0, sea, Kind::Transport, 2).player(0).pp = 0;
    table.posted(0, "it_karthago", Kind::Transport, Post::InYard, 1).field("it_karthago").yard = Yard::Dock;
    table.posted(0, sea, LI, Post::Aboard, 1);
    for unit in table.state.world.units[seat(0)].iter_mut().filter(|unit| unit.kind == LI) {
        unit.ship = 0;
    }
    (table.state.world.season, table.state.world.storms) = (Season::Winter, true);
    table.dice(&[4, 3]).go(Phase::Attrition);
    assert_eq!((table.count(0, Kind::Transport), table.count(0, LI)), (2, 1));
    let from = |season, rough, storms| scharz::data::wreck_from(season, rough, storms);
    assert_eq!(
        [
            from(Season::Summer, true, false),
            from(Season::Autumn, true, false),
            from(Season::Autumn, false, false)
        ],
        [7, 6, 7]
    );
    assert_eq!([from(Season::Winter, false, false), from(Season::Winter, false, true)], [6, 5]);
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
    assert_eq!(table.seen(0).fields[at("it_roma").local()].grain, 0);
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

/// 5.14, S9: herds may be slaughtered though nothing is short, and leftover meat is sold.
#[test]
fn slaughter_at_feeding() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").field("it_roma").grain = 5;
    table.field("it_roma").put_herd(seat(0), Herd::Pigs);
    table.state.world.season = Season::Winter;
    table.go(Phase::Feeding);
    assert!(!table.is_legal(0, Action::Abandon { at: at("it_roma") }), "nothing is short");
    table.act(0, Action::Slaughter { at: at("it_roma"), herd: Herd::Pigs }).act(0, Action::Ready);
    // Five meat: one ration for the village, four gold.
    assert_eq!((table.gold(0), table.field("it_roma").grain), (24, 5));
}

/// 5.14, S9: who is short chooses what goes hungry, a settlement too; fish is eaten first.
#[test]
fn what_goes_hungry() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(0, "it_volsci").units(0, "it_roma", LI, 2);
    let field = table.field("it_roma");
    (field.yard, field.fish, field.grain) = (Yard::Dock, 2, 2);
    table.state.world.season = Season::Winter;
    table.go(Phase::Feeding).act(0, Action::Abandon { at: at("it_volsci") });
    assert_eq!(table.legal(0), [Action::Ready], "three rations, three mouths");
    table.act(0, Action::Ready);
    assert_eq!((table.count(0, LI), table.field("it_roma").fish, table.field("it_roma").grain), (2, 0, 0));
    assert!(!table.field("it_volsci").is_settled());
}

/// 5.14: herds need a grain each; winter pastures and good winters of Extended feed them; the unconnected die.
#[test]
fn herds_in_winter() {
    let fodder = |mode, id: &str, good| {
        let mut table = Table::italia(mode);
        table.village(0, id).field(id).put_herd(seat(0), Herd::Sheep);
        let climate = at(id).data().climate as usize;
        table.state.world.winter[climate] = if good { Winter::Good } else { Winter::Normal };
        larder(&table.state.world, seat(0)).fodder
    };
    assert_eq!(fodder(Mode::Basic, "it_roma", false), 1);
    assert_eq!(fodder(Mode::Extended, "it_roma", false), 0, "yellow in the subtropics");
    assert_eq!(fodder(Mode::Extended, "it_picenum", false), 0, "green in the subtropics");
    assert_eq!(fodder(Mode::Extended, "it_senones", false), 1, "green in the temperate zone");
    assert_eq!(fodder(Mode::Extended, "it_senones", true), 0);
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").units(0, "it_senones", LI, 1).field("it_roma").grain = 5;
    table.state.world.season = Season::Winter;
    table.go(Phase::Feeding);
    assert_eq!(table.count(0, LI), 0);
}

/// 5.15: four points for each victory point lost; without pieces a player is out, and rivals are drawn anew.
#[test]
fn elimination() {
    let mut table = Table::new(MapId::Italia, Mode::Original, 3);
    table.village(0, "it_roma").village(1, "it_karthago").sown(2, "it_syracusae", 2);
    (table.player(0).vp, table.player(0).rival) = (-2, Some(seat(2)));
    table.go(Phase::RoundEnd);
    assert_eq!(table.pp(0), 12);
    assert!(table.state.world.players[seat(2)].is_out);
    assert_eq!(
        (table.field("it_syracusae").crop, table.state.world.players[seat(0)].rival),
        (0, Some(seat(1)))
    );
}

/// 5.15: the last one standing wins; of none the ranking decides.
#[test]
fn last_standing() {
    let mut table = Table::italia(Mode::Basic);
    table.village(1, "it_karthago").go(Phase::RoundEnd);
    assert_eq!(table.state.status(), Status::Over);
    assert_eq!((table.state.winner, table.state.way), (Some(seat(1)), Some(Way::LastStanding)));
}

/// 6.1: an elimination can make a player sovereign.
#[test]
fn sovereign_by_elimination() {
    let mut table = Table::new(MapId::Italia, Mode::Basic, 3);
    table.village(0, "it_roma").village(1, "it_karthago").bind(PactKind::Vassalage, 0, 1).go(Phase::RoundEnd);
    assert_eq!((table.state.winner, table.state.way), (Some(seat(0)), Some(Way::Sovereignty)));
}

/// 6.1: Dominance is announced, and wins a round later if it still holds and the settlements could be fed.
#[test]
fn dominance() {
    for grain in [0, 1] {
        let mut table = Table::italia(Mode::Basic);
        table.village(0, "it_roma").village(1, "it_karthago").field("it_roma").grain = grain;
        table.player(0).vp = 10;
        table.go(Phase::RoundEnd).act(0, Action::Announce { way: Way::Dominance }).go(Phase::RoundEnd);
        assert_eq!(table.state.winner, (grain > 0).then_some(seat(0)));
    }
}

/// 6.2: the count of Importance line by line, and the feeding condition before it.
#[test]
fn importance_is_counted() {
    let mut table = Table::new(MapId::Italia, Mode::Original, 3);
    table.city(0, "it_roma").village(0, "it_volsci").units(0, "it_campania", LI, 1).village(1, "it_karthago");
    table.village(2, "it_syracusae").bind(PactKind::Peace, 0, 1).bind(PactKind::Vassalage, 2, 0);
    table.field("it_campania").plundered = true;
    table.field("it_roma").grain = 7;
    let player = table.player(0);
    (player.vp, player.pp, player.aid_given, player.aid_received) = (3, 25, 1, 1);
    // 3 points, 2 less 3 for agreements, 1 less 2 for aid, 2 + 2 + 1 fields, 2 + 1 settlements, 7/5, 25/10.
    assert_eq!(importance(&table.state.world, seat(0)), 3 - 1 - 1 + 5 + 3 + 1 + 2);
    let view = table.state.view(engine::Viewer::Public);
    let parts: Vec<i32> = view.seats[0].importance_parts.iter().map(|part| part.points).collect();
    assert_eq!(parts, [3, -1, -1, 5, 3, 1, 2]);
}

/// 6.2: after the last winter the year is counted, then importance; who cannot feed ranks behind.
#[test]
fn the_last_winter() {
    let mut table = Table::italia(Mode::Basic);
    table
        .village(0, "it_roma")
        .village(0, "it_volsci")
        .village(1, "it_karthago")
        .field("it_karthago")
        .grain = 1;
    (table.state.world.year, table.state.world.season) = (5, Season::Winter);
    table.player(1).destroyed = 12;
    table.go(Phase::RoundEnd);
    assert_eq!((table.state.winner, table.state.way, table.vp(1)), (Some(seat(1)), Some(Way::Importance), 1));
    assert_eq!(table.state.places()[seat(0)], 2);
}

/// 6.3: bounds of everything that could go on: rounds, combat, proposals, trade, changes of a unit, aid.
#[test]
fn the_game_always_ends() {
    assert_eq!(
        (scharz::data::COMBAT_ROUNDS, scharz::data::MAX_PROPOSALS, scharz::data::DRAFT_CLICKS),
        (10, 3, 60)
    );
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").field("it_roma").yard = Yard::Port;
    table.player(0).gold = 500;
    table.go(Phase::Trade);
    let (buy, sell) = (
        Action::BuyGood { at: at("it_roma"), good: Good::Grain },
        Action::SellGood { at: at("it_roma"), good: Good::Grain, count: 1 },
    );
    let mut clicks = 0;
    while table.is_legal(0, sell) || table.is_legal(0, buy) {
        table.act(0, if table.is_legal(0, sell) { sell } else { buy });
        clicks += 1;
    }
    assert_eq!(clicks, 60);
    assert_eq!(table.legal(0), [Action::Ready]);
}
