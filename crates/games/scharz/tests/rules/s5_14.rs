//! 5.14 Feeding.

use engine::Game;
use scharz::*;

use crate::rules::table::{LI, Table, at, pay, seat, view_of};

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

fn feed(table: &mut Table) {
    table.state.world.season = Season::Winter;
    table.go(Phase::Feeding);
    feed_on(table);
}

fn feed_on(table: &mut Table) {
    while matches!(table.state.phase.name(), Phase::Feeding | Phase::SiegeFeeding) {
        table.pass();
    }
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
    assert_eq!(table.seen(0).fields[at("it_volsci").place()].grain, 2, "carried to the other village");
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

/// 5.14, 5.0: who is cut off is seen by one look at the table, whatever the seats' numbers.
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

/// 5.14: herds slaughtered for want of food are told of.
#[test]
fn slaughter_in_need_is_told() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(1, "it_karthago").field("it_roma").put_herd(seat(0), Herd::Sheep);
    table.field("it_karthago").grain = 1;
    table.state.world.season = Season::Winter;
    table.go(Phase::Feeding);
    let (mut chance, mut told) = (engine::FastChance::new(1), Vec::new());
    let mut ctx = engine::Ctx::telling(&mut chance, &mut told);
    table.state.apply(seat(0), &Action::Ready, &mut ctx);
    let slaughtered = Event::Slaughtered { seat: seat(0), at: at("it_roma"), herd: Herd::Sheep };
    assert!(told.iter().any(|told| told.event == slaughtered));
}

/// Two parts of a realm eat apart (5.14): grain in one is no food in the other, and the question says which it is.
#[test]
fn hunger_beside_plenty() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(0, "it_karthago");
    table.field("it_roma").grain = 3;
    table.field("it_roma").put_herd(seat(0), Herd::Pigs);
    table.state.world.season = Season::Winter;
    table.go(Phase::Feeding);
    let hungry = view_of(&table, 0);
    let food = &hungry.seats[0].larder;
    assert_eq!((food.rations, food.grain, food.missing, food.is_enough), (2, 3, 1, false));
    assert_eq!(hungry.prompt.id, ScharzPromptId::Feeding);
    table.field("it_karthago").grain = 1;
    let fed = view_of(&table, 0);
    assert_eq!((fed.seats[0].larder.is_enough, fed.prompt.id), (true, ScharzPromptId::FeedingEnough));
    assert_eq!(view_of(&table, 1).prompt.id, ScharzPromptId::WaitFeeding);
}

/// 5.14: what feeding would take is shown before, follows own clicks, and is what it takes.
#[test]
fn hunger_foretold() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(0, "it_volsci").units(0, "it_roma", LI, 2);
    table.field("it_roma").put_herd(seat(0), Herd::Sheep);
    table.state.world.season = Season::Winter;
    table.go(Phase::Feeding);
    let infantry = Action::GiveUp { at: at("it_roma"), post: Post::Open, kind: LI, level: Level::Standard };
    let sheep = Action::Slaughter { at: at("it_roma"), herd: Herd::Sheep };
    // Four mouths and three pieces of meat.
    assert_eq!(view_of(&table, 0).hunger, [sheep, infantry]);
    assert_eq!(view_of(&table, 1).hunger, [], "it is told to its lord");
    table.act(0, Action::Abandon { at: at("it_volsci") });
    assert_eq!(view_of(&table, 0).hunger, [sheep]);
    table.act(0, sheep);
    assert_eq!(view_of(&table, 0).hunger, []);
    table.act(0, Action::Ready);
    assert_eq!((table.count(0, LI), table.field("it_volsci").is_settled()), (2, false));
    assert!(table.field("it_roma").is_settled());
}

/// 5.14, A2: meat feeds the part in which it was slaughtered; what is left of it is sold, though others starve.
#[test]
fn meat_stays_in_its_part() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(0, "it_karthago").field("it_roma").put_herd(seat(0), Herd::Pigs);
    table.state.world.season = Season::Winter;
    table.go(Phase::Feeding).act(0, Action::Slaughter { at: at("it_roma"), herd: Herd::Pigs });
    let view = view_of(&table, 0);
    assert_eq!(view.seats[0].larder.missing, 1, "Carthage has nothing");
    let meals: Vec<_> = view.meals.iter().map(|meal| (meal.at, meal.meat, meal.sold, meal.missing)).collect();
    assert_eq!(meals, [(at("it_karthago"), 0, 0, 1), (at("it_roma"), 1, 4, 0)]);
    assert_eq!(view_of(&table, 1).meals, [], "it is told to its lord");
    table.act(0, Action::Ready);
    assert_eq!((table.gold(0), table.field("it_karthago").is_settled()), (24, false));
    assert!(table.field("it_roma").is_settled());
}

/// 5.14, A2: the same behind walls: each besieged village eats its own meat.
#[test]
fn meat_stays_behind_its_walls() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_senones").village(0, "it_marsi").village(1, "it_picenum");
    table.units(1, "it_senones", LI, 1).units(1, "it_marsi", LI, 1).field("it_picenum").grain = 3;
    table.field("it_senones").inside[0] = Some(Herd::Cattle);
    feed(&mut table);
    assert_eq!(table.field("it_senones").lord(), Some(seat(0)));
    assert_eq!(table.field("it_marsi").lord(), Some(seat(1)), "no meat comes through");
    assert_eq!(table.gold(0), 26, "seven meat, one ration");
}

fn eat_first(id: &str, food: Food) -> Action {
    Action::EatFirst { at: at(id), food }
}

/// 5.14, A2: what is eaten first is the lord's choice, where it makes a difference: grain, and the meat is sold.
#[test]
fn grain_before_meat() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").field("it_roma").grain = 5;
    table.field("it_roma").put_herd(seat(0), Herd::Pigs);
    table.state.world.season = Season::Winter;
    table.go(Phase::Feeding);
    assert_eq!(table.why(0, eat_first("it_roma", Food::Grain)), "no_difference");
    table.act(0, Action::Slaughter { at: at("it_roma"), herd: Herd::Pigs });
    assert_eq!(table.legal(0), [Action::Ready, eat_first("it_roma", Food::Grain)]);
    table.act(0, eat_first("it_roma", Food::Grain));
    let meal = &view_of(&table, 0).meals[0];
    assert_eq!((meal.grain, meal.meat, meal.sold), (1, 0, 5));
    assert!(table.is_legal(0, eat_first("it_roma", Food::Meat)), "and back");
    table.act(0, Action::Ready);
    assert_eq!((table.gold(0), table.field("it_roma").grain), (25, 4));
}

/// 5.14, A2: three kinds of food in any order; the fodder of riders is never eaten by others.
#[test]
fn fodder_is_set_apart() {
    let left = |clicks: &[Food]| {
        let mut table = Table::italia(Mode::Basic);
        table.village(0, "it_roma").units(0, "it_roma", Kind::Cavalry, 1).village(1, "it_karthago");
        table.field("it_karthago").grain = 1;
        let field = table.field("it_roma");
        (field.yard, field.fish, field.grain) = (Yard::Port, 4, 2);
        field.put_herd(seat(0), Herd::Sheep);
        table.state.world.season = Season::Winter;
        table.go(Phase::Feeding).act(0, Action::Slaughter { at: at("it_roma"), herd: Herd::Sheep });
        for &food in clicks {
            table.act(0, eat_first("it_roma", food));
        }
        table.act(0, Action::Ready);
        assert_eq!(table.count(0, Kind::Cavalry), 1, "{clicks:?}");
        let field = *table.field("it_roma");
        (field.fish, table.gold(0) - 20, field.grain)
    };
    // Two rations and one fodder: fish, meat and grain that are left.
    assert_eq!(left(&[]), (0, 3, 1));
    assert_eq!(left(&[Food::Meat]), (4, 1, 1));
    assert_eq!(left(&[Food::Grain]), (2, 3, 0));
    assert_eq!(left(&[Food::Meat, Food::Grain]), (4, 2, 0));
}

/// 5.14, A13: food comes from the store that lies least safe, or from the one that is named.
#[test]
fn stores_for_the_winter() {
    let left = |named: Option<&str>| {
        let mut table = Table::italia(Mode::Basic);
        table.village(0, "it_roma").village(0, "it_volsci").units(0, "it_roma", LI, 1);
        (table.field("it_roma").grain, table.field("it_volsci").grain) = (4, 4);
        table.state.world.season = Season::Winter;
        table.go(Phase::Feeding);
        if let Some(id) = named {
            let draw = Action::DrawFrom { at: at(id), good: Good::Grain };
            table.act(0, draw);
            assert_eq!(table.why(0, draw), "no_difference", "it is named");
        }
        let drawn = view_of(&table, 0).meals[0].stores.clone();
        table.act(0, Action::Ready);
        let left = [table.field("it_roma").grain, table.field("it_volsci").grain];
        (drawn.iter().map(|store| store.grain).sum::<u8>(), left)
    };
    assert_eq!(left(None), (3, [4, 1]), "the village without soldiers first");
    assert_eq!(left(Some("it_roma")), (3, [1, 4]));
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(0, "it_volsci").village(1, "it_karthago");
    (table.field("it_roma").grain, table.field("it_volsci").grain) = (1, 1);
    table.field("it_karthago").grain = 1;
    table.state.world.season = Season::Winter;
    table.go(Phase::Feeding);
    assert_ne!(table.state.phase, Phase::Feeding, "all is eaten, and nobody is asked");
}

/// 5.14, A13: of two herds of a kind the one that needs fodder is proposed, and any other may be slaughtered.
#[test]
fn which_herd_is_given_up() {
    let mut table = Table::italia(Mode::Extended);
    table
        .village(0, "it_senones")
        .units(0, "it_picenum", LI, 1)
        .field("it_picenum")
        .put_herd(seat(0), Herd::Sheep);
    table.field("it_senones").put_herd(seat(0), Herd::Sheep);
    table.state.world.season = Season::Winter;
    table.go(Phase::Feeding);
    let slaughter = |id: &str| Action::Slaughter { at: at(id), herd: Herd::Sheep };
    assert_eq!(view_of(&table, 0).hunger, [slaughter("it_senones")], "those of Picenum find grass");
    table.act(0, slaughter("it_picenum"));
    assert!(!view_of(&table, 0).hunger.contains(&slaughter("it_picenum")));
}
