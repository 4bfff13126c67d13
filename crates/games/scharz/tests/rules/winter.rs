//! The end of the year: who is fed and paid, and what is lost (5.11, 5.14).

use scharz::*;

use super::table::{Table, at, seat};

const LI: Kind = Kind::LightInfantry;

fn feed(table: &mut Table) {
    table.state.world.season = Season::Winter;
    table.go(Phase::Feeding);
    feed_on(table);
}

fn feed_on(table: &mut Table) {
    while matches!(table.state.phase, Phase::Feeding | Phase::SiegeFeeding) {
        table.pass();
    }
}

fn pay(table: &mut Table) {
    table.state.world.season = Season::Winter;
    table.go(Phase::QuickWages).pass();
}

/// 5.14: every part of a realm feeds, also after another part has starved.
#[test]
fn every_part_feeds() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_corsica").village(0, "it_roma").village(1, "it_karthago").units(0, "it_roma", LI, 3);
    table.field("it_karthago").grain = 1;
    table.field("it_roma").grain = 1;
    feed(&mut table);
    assert!(!table.field("it_corsica").is_settled());
    assert_eq!((table.count(0, LI), table.field("it_roma").grain), (0, 0), "one grain for four mouths");
}

/// 5.14: a part that falls apart by a slaughter eats once.
#[test]
fn a_part_eats_once() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_marsi").village(0, "it_senones").village(1, "it_karthago");
    table.field("it_karthago").grain = 1;
    table.field("it_picenum").put_herd(seat(0), Herd::Sheep);
    table.field("it_senones").grain = 2;
    feed(&mut table);
    // Three meat: one ration for each village, one left for a gold piece.
    assert_eq!((table.gold(0), table.field("it_senones").grain), (21, 2));
}

/// 5.14: the parts are those of the beginning: a slaughtered herd cuts off nobody who eats with it.
#[test]
fn slaughter_cuts_nobody_off() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_marsi").village(0, "it_senones").units(0, "it_senones", LI, 4);
    table.field("it_picenum").put_herd(seat(0), Herd::Sheep);
    table.field("it_marsi").grain = 5;
    table.state.world.season = Season::Winter;
    table.go(Phase::Feeding).act(0, Action::Slaughter { at: at("it_picenum"), herd: Herd::Sheep });
    feed_on(&mut table);
    assert_eq!(table.count(0, LI), 4, "six rations; five grain and three meat");
}

/// 5.14: a village that is set free because the besiegers starve eats once, whoever sits where.
#[test]
fn set_free_by_hunger() {
    for (besieger, lord) in [(0, 1), (1, 0)] {
        let mut table = Table::italia(Mode::Basic);
        table.village(besieger, "it_karthago").village(lord, "it_senones").units(
            besieger,
            "it_senones",
            LI,
            1,
        );
        table.posted(lord, "it_senones", LI, Post::Inside, 1);
        table.field("it_karthago").grain = 5;
        table.field("it_senones").grain = 2;
        feed(&mut table);
        assert_eq!((table.count(besieger, LI), table.count(lord, LI)), (0, 1), "besieger in seat {besieger}");
        assert!(table.field("it_senones").is_settled(), "besieger in seat {besieger}");
        assert_eq!(table.field("it_senones").grain, 0);
    }
}

/// 5.14: the same if the besiegers are given up by choice.
#[test]
fn set_free_by_choice() {
    let mut table = Table::italia(Mode::Basic);
    table.village(1, "it_picenum").village(0, "it_senones").units(1, "it_senones", LI, 1);
    table.field("it_senones").grain = 1;
    table.field("it_picenum").grain = 1;
    table.state.world.season = Season::Winter;
    table.go(Phase::Feeding);
    let (at, post, kind, level) = (at("it_senones"), Post::Open, LI, Level::Standard);
    table.act(1, Action::GiveUp { at, post, kind, level });
    feed_on(&mut table);
    assert!(table.field("it_senones").is_settled());
}

/// 5.14, 5.16: food at hand is eaten before a settlement starves; it is not thrown away with the village that stores it.
#[test]
fn stores_are_emptied_first() {
    for store in ["it_roma", "it_volsci"] {
        let mut table = Table::italia(Mode::Basic);
        table.village(0, "it_roma").village(0, "it_volsci").field(store).grain = 1;
        feed(&mut table);
        let left = ["it_roma", "it_volsci"].into_iter().filter(|id| table.field(id).is_settled()).count();
        assert_eq!(left, 1, "grain in {store}");
    }
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(0, "it_volsci").units(0, "it_volsci", LI, 1).field("it_roma").grain =
        2;
    table.state.world.season = Season::Winter;
    table.go(Phase::Feeding).act(0, Action::Abandon { at: at("it_roma") });
    assert_eq!(table.seen(0).fields[at("it_volsci").local()].grain, 2, "carried to the other village");
    feed_on(&mut table);
    assert!(table.field("it_volsci").is_settled() && table.count(0, LI) == 1);
}

/// 5.14: whoever can be fed with fish is not given up because a rider lacks grain.
#[test]
fn fish_feeds_who_eats_fish() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(0, "it_tarquinii");
    table.units(0, "it_roma", LI, 1).units(0, "it_roma", Kind::Cavalry, 1);
    for id in ["it_roma", "it_tarquinii"] {
        let field = table.field(id);
        (field.yard, field.fish) = (Yard::Port, 4);
    }
    table.state.world.season = Season::Winter;
    table.go(Phase::Feeding);
    let (at, post, level) = (at("it_roma"), Post::Open, Level::Standard);
    assert!(!table.is_legal(0, Action::GiveUp { at, post, kind: LI, level }));
    assert!(table.is_legal(0, Action::GiveUp { at, post, kind: Kind::Cavalry, level }));
    assert!(!table.is_legal(0, Action::Abandon { at }));
    feed_on(&mut table);
    assert_eq!((table.count(0, Kind::Cavalry), table.count(0, LI)), (0, 1));
}

/// 5.0, 5.14: who is cut off is seen by one look at the table, whatever the seats' numbers.
#[test]
fn nobody_is_looked_at_first() {
    for mode in [Mode::Basic, Mode::Quick] {
        for (one, other) in [(0, 1), (1, 0)] {
            let mut table = Table::italia(mode);
            table.state.world.first = seat(one);
            table.village(one, "it_marsi").village(other, "it_karthago");
            table.field("it_marsi").grain = 5;
            table.field("it_karthago").grain = 5;
            // Picenum is contested and Senones lies beyond it.
            table.units(one, "it_picenum", LI, 1).units(other, "it_picenum", LI, 1);
            table.units(one, "it_senones", LI, 1);
            if mode == Mode::Quick {
                pay(&mut table)
            } else {
                feed(&mut table)
            }
            assert_eq!(
                (table.count(one, LI), table.count(other, LI)),
                (1, 0),
                "{mode:?}, first is seat {one}"
            );
        }
    }
}

/// 5.14: herds in the open around a besieged village are nobody's to feed; those inside eat from its store.
#[test]
fn herds_of_a_besieged_village() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_senones").village(1, "it_picenum").units(1, "it_senones", LI, 1);
    table.field("it_picenum").grain = 5;
    let field = table.field("it_senones");
    (field.grain, field.inside[0]) = (3, Some(Herd::Sheep));
    field.put_herd(seat(0), Herd::Pigs);
    feed(&mut table);
    let field = *table.field("it_senones");
    assert_eq!((field.n_herds(), field.n_inside(), field.grain), (0, 1, 1));
}

/// 5.11 Quick: those set free when the besiegers go unpaid pay once, the single price.
#[test]
fn set_free_by_missing_pay() {
    for (besieger, lord) in [(0, 1), (1, 0)] {
        let mut table = Table::italia(Mode::Quick);
        table.village(besieger, "it_picenum").village(lord, "it_senones").units(
            besieger,
            "it_senones",
            LI,
            1,
        );
        table.posted(lord, "it_senones", LI, Post::Inside, 1);
        table.player(besieger).gold = 1;
        pay(&mut table);
        assert_eq!(table.count(besieger, LI), 0, "unpaid");
        assert_eq!(table.gold(lord), 18, "besieger in seat {besieger}");
    }
}

/// 5.11 Quick: an unpaid city becomes a village and no less, left unpaid by choice or not.
#[test]
fn an_unpaid_city_shrinks() {
    let mut table = Table::italia(Mode::Quick);
    table.city(0, "it_roma").village(1, "it_karthago").player(0).gold = 0;
    let mut chosen = table.clone();
    pay(&mut table);
    assert_eq!(table.field("it_roma").settlement, Settlement::Village);
    chosen.state.world.season = Season::Winter;
    chosen.go(Phase::QuickWages).act(0, Action::Abandon { at: at("it_roma") }).pass();
    assert_eq!((chosen.field("it_roma").settlement, chosen.gold(0)), (Settlement::Village, 0));
}

/// 5.11 Quick: double pay for a besieged village, its garrison and what lies in its yard, cargo too.
#[test]
fn double_pay_under_siege() {
    let mut table = Table::italia(Mode::Quick);
    table
        .village(0, "it_roma")
        .posted(0, "it_roma", Kind::Transport, Post::InYard, 1)
        .field("it_roma")
        .yard = Yard::Dock;
    table.posted(0, "it_roma", LI, Post::Aboard, 1);
    for unit in table.state.world.units[seat(0)].iter_mut().filter(|unit| unit.kind == LI) {
        unit.ship = 0;
    }
    table.posted(0, "it_roma", LI, Post::Inside, 1).village(1, "it_volsci").units(1, "it_roma", LI, 1);
    pay(&mut table);
    assert_eq!((table.count(0, LI), table.count(0, Kind::Transport)), (2, 1));
    assert_eq!((table.gold(0), table.gold(1)), (20 - 2 * 4, 20 - 2));
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
