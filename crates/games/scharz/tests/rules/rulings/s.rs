//! The rulings S1 to S30 of this implementation, as the README lists them.

use engine::{Ctx, FastChance, Game, Status, Viewer};
use scharz::*;

use crate::rules::table::{
    LI, Table, aboard, at, attack, bare, both_at, controls, march, peoples, seat, select,
};

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

/// S6: corsairs never leave, and so their side does not flee (5.7).
#[test]
fn s6_corsairs_stay() {
    for (corsairs, flees) in [(0, true), (1, false)] {
        let sea = "it_s_tyrrhenian_n";
        let mut table = bare(Mode::Original);
        table.units(0, sea, Kind::Warship, 2).units(1, sea, Kind::Warship, 2);
        table.units(1, sea, Kind::Corsair, corsairs).dice(&[6; 8]);
        attack(&mut table);
        assert_eq!(table.state.phase, Phase::Flight);
        assert_eq!(table.is_legal(1, Action::Flee { to: at("it_s_ligurian") }), flees, "{corsairs} corsairs");
    }
}

/// S7: friends who come to a field at once share it; the earlier in initiative controls it, also when the initiative has
/// passed on (5.0).
#[test]
fn s7_friends_share_a_field() {
    let mut table = Table::new(MapId::Italia, Mode::Basic, 3);
    table.bind(PactKind::Truce, 0, 1).village(1, "it_clusium").village(0, "it_picenum");
    table.units(0, "it_picenum", LI, 1).units(1, "it_clusium", LI, 1).go(Phase::Units);
    march(&mut table, 0, "it_picenum", LI, "it_senones", 1);
    march(&mut table, 1, "it_clusium", LI, "it_senones", 1);
    table.act(0, Action::Ready).act(1, Action::Ready);
    assert_eq!(both_at(&table, "it_senones"), (1, 1));
    assert!(controls(&table, 0, "it_senones") && !controls(&table, 1, "it_senones"));
    table.state.world.first = seat(1);
    table.go(Phase::Units);
    assert!(controls(&table, 0, "it_senones") && !controls(&table, 1, "it_senones"));
}

/// S10: dice that never differ do not hang the table: the first seat begins.
#[test]
fn s10_endless_ties() {
    struct Same;
    impl engine::Chance for Same {
        fn below(&mut self, _: u32) -> u32 {
            0
        }
    }
    let setup = Setup::new(3, MapId::Italia, Mode::Basic, 5);
    let state = Scharz::start(&setup, &mut Ctx::silent(&mut Same)).unwrap();
    assert_eq!(state.world.first, seat(0));
}

/// S11: razing a city with a port brings the 4 gold of the port beside the 6 of the city (5.8).
#[test]
fn s11_a_razed_port() {
    let mut table = bare(Mode::Original);
    table.city(1, "it_senones").posted(1, "it_senones", LI, Post::Inside, 1).units(0, "it_senones", LI, 12);
    table.field("it_senones").yard = Yard::Port;
    table.dice(&[3; 14]).dice(&[6; 3]).go(Phase::Sieges).act(0, Action::Assault);
    table.act(0, Action::Occupy { city: Fate::Raze, port: Fate::Raze });
    assert_eq!(table.gold(0), 30);
}

/// S12: everybody sees who is asked for an answer, and only the two what the proposal says (8).
#[test]
fn s12_who_is_asked_is_seen() {
    let mut table = Table::new(MapId::Italia, Mode::Basic, 3);
    table.village(0, "it_roma").village(1, "it_karthago").village(2, "it_syracusae").go(Phase::Propose);
    let propose = Action::Propose { proposal: Proposal::Tribute, target: seat(1), giver: Giver::Proposer };
    table.act(0, propose).act(0, Action::Offer { gold: 2 }).pass();
    assert_eq!(table.state.status(), Status::Turn { seat: seat(1) });
    let seen_by = |seat| table.state.view(Viewer::Seat { seat }).offers.len();
    assert_eq!([0, 1, 2].map(|index| seen_by(seat(index))), [1, 1, 0]);
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
    assert_eq!(table.why(0, stay(Kind::Warship, Load::Laden)), "no_such_unit");
    assert!(table.is_legal(0, stay(Kind::Warship, Load::Empty)));
    table.act(0, stay(Kind::Transport, Load::Laden));
    assert!(!table.is_legal(0, stay(Kind::Transport, Load::Empty)), "four are just a fleet");
    table.act(0, Action::SelectFleet { at: at(sea) }).act(0, Action::Go { to: at(next), count: 4 });
    table.act(0, Action::Ready);
    assert_eq!((table.count_at(0, sea, LI), table.count_at(0, sea, Kind::Transport)), (1, 1));
    assert_eq!((table.count_at(0, next, Kind::Warship), table.count_at(0, next, Kind::Transport)), (2, 2));
}

/// 5.11, S17: in Quick a besieged town is paid before its garrison, and its owner says who of them goes.
#[test]
fn s17_whom_a_besieged_town_pays() {
    let mut table = Table::italia(Mode::Quick);
    table.village(0, "it_senones").posted(0, "it_senones", Kind::LightInfantry, Post::Inside, 1);
    table.posted(0, "it_senones", Kind::HeavyInfantry, Post::Inside, 1).units(
        1,
        "it_senones",
        Kind::LightInfantry,
        1,
    );
    table.village(1, "it_picenum").player(0).gold = 4;
    let mut quiet = table.clone();
    let give_up =
        |kind| Action::GiveUp { at: at("it_senones"), post: Post::Inside, kind, level: Level::Standard };
    table.go(Phase::QuickWages).act(0, give_up(Kind::LightInfantry));
    assert_eq!(table.legal(0), [Action::Ready], "nobody else is short");
    table.act(0, Action::Ready);
    assert_eq!(
        (table.count(0, Kind::HeavyInfantry), table.count(0, Kind::LightInfantry), table.gold(0)),
        (1, 0, 0)
    );
    // As proposed: in the order of slots.
    quiet.go(Phase::QuickWages).act(0, Action::Ready);
    assert_eq!((quiet.count(0, Kind::HeavyInfantry), quiet.count(0, Kind::LightInfantry)), (0, 1));
    // With gold for the town alone there is nothing to choose.
    quiet.player(0).gold = 2;
    quiet.posted(0, "it_senones", Kind::HeavyInfantry, Post::Inside, 1).go(Phase::QuickWages);
    assert_eq!((quiet.count(0, Kind::LightInfantry), quiet.count(0, Kind::HeavyInfantry)), (0, 0));
}

/// S19: a ship that enters a wetland stays there this round (5.2).
#[test]
fn s19_ships_in_wetlands() {
    let mut table = bare(Mode::Extended);
    table.units(0, "it_s_adriatic_n", Kind::Warship, 1).units(1, "it_roma", LI, 1);
    table.units(0, "it_picenum", LI, 1).go(Phase::Units);
    march(&mut table, 0, "it_s_adriatic_n", Kind::Warship, "it_lingones", 1);
    table.act(0, Action::Ready).act(1, Action::Ready);
    table.player(0).commander = Commander::Brilliant;
    table.go(Phase::Special);
    assert_eq!(table.why(0, select("it_lingones", Post::Open, Kind::Warship)), "stuck");
}

/// S21: a city that fails its first roll under siege is a village by the second and does not roll again (5.6).
#[test]
fn s21_one_failure_is_enough() {
    let mut table = bare(Mode::Extended);
    table.city(0, "it_senones").units(1, "it_senones", LI, 1).village(1, "it_picenum");
    table.dice(&[6, 6]).go(Phase::Attrition);
    assert_eq!(table.field("it_senones").settlement, Settlement::Village);
}

/// S24: where a homeland has no free field left, any free field that is not reserved will do.
#[test]
fn s24_a_homeland_without_room() {
    let setup = peoples(MapId::Italia, &[Faction::ItaliaCelts, Faction::ItaliaGreeks]);
    let mut state = Scharz::start(&setup, &mut Ctx::silent(&mut FastChance::new(2))).unwrap();
    let first = state.world.first;
    let home = Homeland::Of(state.world.faction(first).unwrap().local());
    let settle = |id: &str| Action::Settle { at: at(id), opening: Opening::VillageStart };
    assert!(state.check(first, &settle("it_sabini")).is_err(), "not at home");
    for place in state.world.map().fields {
        if state.world.data(place).homeland == home {
            let field = &mut state.world.fields[place];
            (field.owner, field.settlement) = (Some(first.clockwise(2).nth(1).unwrap()), Settlement::Village);
        }
    }
    assert!(state.check(first, &settle("it_sabini")).is_ok());
    assert!(state.check(first, &settle("it_roma")).is_err(), "kept for a Roman");
}

/// S25: fish of a fallen town goes to connected own yards with room, and is worth no points (5.8).
#[test]
fn s25_fish_of_a_fallen_town() {
    let mut table = bare(Mode::Basic);
    table.village(0, "it_roma").village(1, "it_volsci").posted(1, "it_volsci", LI, Post::Inside, 1);
    table.units(0, "it_volsci", LI, 9);
    (table.field("it_volsci").yard, table.field("it_volsci").fish) = (Yard::Dock, 2);
    (table.field("it_roma").yard, table.field("it_roma").fish) = (Yard::Dock, 1);
    table.dice(&[3; 10]).dice(&[6; 2]).go(Phase::Sieges).act(0, Action::Assault);
    assert!(!table.field("it_volsci").is_settled());
    assert_eq!((table.field("it_roma").fish, table.vp(0)), (2, 4 + 1));
}

/// S25: after an assault the conqueror carries what was in the town to other stores, in the step of plunder (5.8).
#[test]
fn s25_grain_of_a_fallen_town() {
    let mut table = bare(Mode::Basic);
    table.village(0, "it_roma").village(1, "it_volsci").village(1, "it_karthago").units(
        0,
        "it_volsci",
        LI,
        9,
    );
    (table.field("it_volsci").grain, table.field("it_roma").grain) = (4, 2);
    table.dice(&[3; 10]).dice(&[6; 2]).go(Phase::Sieges).act(0, Action::Assault);
    assert_eq!((table.state.phase.name(), table.field("it_volsci").grain), (Phase::Plunder, 4));
    let taken = |id, count| Action::SelectGood { at: at(id), good: Good::Grain, count };
    assert_eq!(table.why(0, taken("it_roma", 2)), "not_stolen");
    table.act(0, taken("it_volsci", 4)).act(0, Action::CarryTo { to: at("it_roma") });
    assert!(!table.is_legal(0, taken("it_volsci", 1)), "there is no more room");
    table.act(0, Action::Ready);
    assert_eq!((table.field("it_roma").grain, table.field("it_volsci").grain), (5, 1));
}

/// S26: who starves a village out need not feed it that winter, whichever player comes first.
#[test]
fn s26_a_surrendered_village_eats_no_more() {
    for (lord, besieger) in [(0, 1), (1, 0)] {
        let mut table = Table::italia(Mode::Original);
        table.village(lord, "it_senones").village(besieger, "it_picenum");
        table.units(besieger, "it_senones", LI, 3);
        // One for the own village and one for each soldier.
        table.field("it_picenum").grain = 4;
        table.state.world.season = Season::Winter;
        table.go(Phase::Feeding);
        while matches!(table.state.phase.name(), Phase::Feeding | Phase::SiegeFeeding) {
            table.pass();
        }
        let field = table.field("it_senones");
        assert_eq!((field.owner, field.settlement), (Some(seat(besieger)), Settlement::Village));
        assert_eq!(
            (table.count(besieger, LI), table.field("it_picenum").settlement),
            (3, Settlement::Village)
        );
    }
}

/// S27: four builders bring two dice, but count for no seventh (5.7).
#[test]
fn s27_builders_and_the_seventh_die() {
    for (open, builders, dice) in [(6, 0, 7), (6, 4, 9), (4, 4, 6)] {
        let mut table = Table::italia(Mode::Original);
        let field = table.field("it_senones");
        (field.owner, field.site) = (Some(seat(1)), Some(Building::BuildVillage));
        table.units(0, "it_senones", LI, 1).units(1, "it_senones", LI, open);
        table.posted(1, "it_senones", LI, Post::OnSite, builders).dice(&[6; 10]);
        attack(&mut table);
        assert_eq!(table.state.phase, Phase::Rerolls);
        assert_eq!(table.state.fight.sides[1].dice.len(), dice, "{open} and {builders}");
    }
}

/// 5.14, S30: a herd on a contested field eats with the units that stand by it, and starves where there are none.
#[test]
fn s30_herds_on_contested_fields() {
    for (own, left) in [(1, 1), (0, 0)] {
        let mut table = Table::italia(Mode::Basic);
        table.village(0, "it_roma").village(1, "it_karthago").units(1, "it_volsci", LI, 1);
        table.units(0, "it_volsci", LI, own).field("it_volsci").put_herd(seat(0), Herd::Sheep);
        (table.field("it_roma").grain, table.field("it_karthago").grain) = (5, 5);
        table.state.world.season = Season::Winter;
        table.go(Phase::Feeding);
        if table.state.phase == Phase::Feeding {
            table.pass();
        }
        assert_eq!(table.field("it_volsci").n_herds(), left);
    }
}
