//! 5.0 Notions.

use engine::{Game, Status};
use scharz::*;

use crate::rules::table::{
    HI, LI, Table, at, bare, both_at, controls, dock, march, put_to_sea, seat, select, view_of,
};
use scharz::{Place, Set, Slot};

fn has(set: Set<Place>, id: &str) -> bool {
    set.contains(at(id).place())
}

/// 5.0: contested, encircled, active, passive, held.
#[test]
fn control_of_a_field() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").village(0, "it_clusium").village(0, "it_senones");
    table.units(0, "it_volsci", LI, 1).units(1, "it_clusium", LI, 1);
    table.units(0, "it_senones", LI, 1).units(1, "it_senones", LI, 1).sown(0, "it_campania", 1);
    let scene = table.state.world.scene();
    let (controlled, held) = (scene.controlled(seat(0)), scene.held(seat(0)));
    assert!(has(controlled, "it_roma"), "passive");
    assert!(has(controlled, "it_volsci"), "active");
    assert!(has(scene.encircled(seat(0)), "it_clusium") && !has(controlled, "it_clusium"));
    assert!(has(scene.contested(), "it_senones") && !has(controlled, "it_senones"));
    assert!(has(held, "it_campania") && !has(held, "it_roma"));
    assert_eq!(scene.controlled(seat(1)), Set::EMPTY, "a field with an encircled settlement is nobody's");
}

/// 5.0: a contested settlement keeps the connection, an encircled one loses it; one sea joins, two do not.
#[test]
fn connection() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").units(0, "it_s_tyrrhenian_n", Kind::Transport, 1);
    table.units(0, "it_corsica", LI, 1).units(0, "it_messana", LI, 1);
    table.units(0, "it_s_tyrrhenian_s", Kind::Transport, 1);
    let connected = table.state.world.scene().connected(seat(0));
    assert!(has(connected, "it_corsica"), "over one sea");
    assert!(!has(connected, "it_messana"), "two seas are not linked");
    table.units(0, "it_roma", LI, 1).units(1, "it_roma", LI, 1);
    assert!(has(table.state.world.scene().connected(seat(0)), "it_corsica"));
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").units(1, "it_roma", LI, 1).units(0, "it_volsci", LI, 1);
    assert_eq!(table.state.world.scene().connected(seat(0)), Set::EMPTY);
}

/// 5.0: two besiegers who fight each other cut the connection as one does.
#[test]
fn two_besiegers() {
    let mut table = Table::new(MapId::Italia, Mode::Basic, 3);
    table.village(0, "it_picenum").village(0, "it_senones").units(0, "it_arretium", LI, 1);
    table.units(1, "it_senones", LI, 1).units(2, "it_senones", LI, 1);
    let scene = table.state.world.scene();
    assert!(has(scene.contested(), "it_senones") && has(scene.encircled(seat(0)), "it_senones"));
    assert!(!has(scene.connected(seat(0)), "it_senones") && !has(scene.connected(seat(0)), "it_arretium"));
}

/// 5.0: beside the network units are still connected.
#[test]
fn supply_beside_the_network() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").units(0, "it_volsci", LI, 1).units(1, "it_volsci", LI, 1);
    table.units(0, "it_campania", LI, 1).units(1, "it_campania", LI, 1);
    let scene = table.state.world.scene();
    assert!(scene.is_supplied(seat(0), at("it_volsci").place()));
    assert!(!scene.is_supplied(seat(0), at("it_campania").place()));
    assert!(has(scene.supplied(seat(0)), "it_volsci") && !has(scene.supplied(seat(0)), "it_campania"));
}

/// 5.0: a unit that arrives in a sub-phase locks nothing in it, also with sequential orders (7).
#[test]
fn arrivals_do_not_lock() {
    let setup = Setup { orders: Orders::Sequential, ..Setup::new(2, MapId::Italia, Mode::Basic, 5) };
    let mut table = Table::with(&setup);
    table.units(0, "it_senones", Kind::Cavalry, 1).units(1, "it_picenum", Kind::Cavalry, 1);
    table.go(Phase::Special);
    march(&mut table, 0, "it_senones", Kind::Cavalry, "it_picenum", 1);
    table.act(0, Action::Ready);
    assert_eq!(table.state.status(), Status::Turn { seat: seat(1) });
    assert!(table.is_legal(1, select("it_picenum", Post::Open, Kind::Cavalry)));
}

/// 5.0: two enemies lock a space for everybody, also for who is at peace with both.
#[test]
fn a_locked_space_holds_friends_too() {
    let mut table = Table::new(MapId::Italia, Mode::Basic, 3);
    table.bind(PactKind::Truce, 0, 1).bind(PactKind::Truce, 0, 2);
    let (locked, free) = ("it_s_tyrrhenian_n", "it_s_ionian_n");
    table.units(0, locked, Kind::Warship, 4).units(0, free, Kind::Warship, 4);
    table.units(1, locked, Kind::Warship, 1).units(2, locked, Kind::Warship, 1);
    table.units(1, free, Kind::Warship, 1).go(Phase::Special);
    assert!(!table.is_legal(0, select(locked, Post::Open, Kind::Warship)));
    assert!(table.is_legal(0, select(free, Post::Open, Kind::Warship)));
}

/// 5.0: a razed settlement takes yard, fort, goods and site along; ships put to sea.
#[test]
fn losing_room() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").posted(0, "it_roma", Kind::Transport, Post::InYard, 2);
    table.posted(0, "it_roma", LI, Post::OnSite, 1);
    let field = table.field("it_roma");
    (field.yard, field.fort, field.grain, field.fish, field.site) =
        (Yard::Dock, true, 6, 2, Some(Building::BuildPort));
    table.go(Phase::Trade);
    table.act(0, Action::Dismantle { at: at("it_roma"), building: Building::BuildVillage });
    let world = table.seen(0);
    let field = &world.fields[at("it_roma").place()];
    assert_eq!(
        (field.yard, field.fort, field.grain, field.fish, field.site),
        (Yard::NoYard, false, 0, 0, None)
    );
    assert_eq!(world.units[seat(0)].count(|unit| unit.at == at("it_s_tyrrhenian_n")), 2);
    assert_eq!(world.units[seat(0)].count(|unit| unit.post == Post::Open && unit.kind == LI), 1);
}

/// 5.0: ships without a berth are lost when enemies hold every sea.
#[test]
fn no_safe_sea() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").posted(0, "it_roma", Kind::Transport, Post::InYard, 1);
    table.units(1, "it_s_tyrrhenian_n", Kind::Warship, 1).field("it_roma").yard = Yard::Dock;
    table.go(Phase::Trade);
    table.act(0, Action::Dismantle { at: at("it_roma"), building: Building::BuildDock });
    assert_eq!(table.seen(0).units[seat(0)].count(|_| true), 0);
}

fn inside(table: &Table, kind: Kind) -> usize {
    table.state.world.units[seat(0)].count(|unit: &Unit| unit.post == Post::Inside && unit.kind == kind)
}

/// 5.0, S14: ships whose dock is taken down go where their owner says, each where it will.
#[test]
fn ships_without_a_berth_choose_their_sea() {
    let mut table = dock(Mode::Basic);
    table.go(Phase::Trade);
    let dismantle = Action::Dismantle { at: at("it_karthago"), building: Building::BuildDock };
    assert_eq!(table.why(0, put_to_sea("it_s_sicilian", 1)), "room_enough");
    table.act(0, dismantle);
    let (west, east) = ("it_s_africa_w", "it_s_sicilian");
    let choices = [(west, 2), (west, 1), (east, 2), (east, 1)].map(|(sea, count)| put_to_sea(sea, count));
    assert_eq!(table.legal(0), choices, "nothing else before they have gone");
    assert_eq!(table.why(0, put_to_sea("it_s_ionian_n", 1)), "no_haven");
    assert_eq!(table.why(0, Action::Ready), "must_choose");
    table.act(0, put_to_sea(east, 1)).act(0, put_to_sea(west, 1)).act(0, Action::Ready).act(1, Action::Ready);
    let ships = |id| table.count_at(0, id, Kind::Transport);
    assert_eq!((ships(west), ships(east)), (1, 1));
}

/// 5.0, S14: where only one sea is free of enemies the ships go there at once, and where none is they are lost.
#[test]
fn ships_without_a_choice_go_at_once() {
    for (barred, left) in [(&["it_s_sicilian"][..], 2), (&["it_s_sicilian", "it_s_africa_w"], 0)] {
        let mut table = dock(Mode::Basic);
        for sea in barred {
            table.units(1, sea, Kind::Warship, 1);
        }
        table.go(Phase::Trade);
        table.act(0, Action::Dismantle { at: at("it_karthago"), building: Building::BuildDock });
        assert!(table.is_legal(0, Action::Ready));
        table.act(0, Action::Ready).act(1, Action::Ready);
        assert_eq!(table.count(0, Kind::Transport), left);
        assert_eq!(table.count_at(0, "it_s_africa_w", Kind::Transport), left);
    }
}

/// 5.0, S14: a laden ship goes by itself, so that its cargo goes where it is wanted.
#[test]
fn a_laden_ship_is_asked_for_by_itself() {
    let mut table = dock(Mode::Basic);
    let soldier = Unit { post: Post::Aboard, ship: Some(Slot::new(1)), ..Unit::new(LI, at("it_karthago")) };
    table.state.world.units[seat(0)].add(soldier).expect("a slot");
    table.go(Phase::Trade);
    table.act(0, Action::Dismantle { at: at("it_karthago"), building: Building::BuildVillage });
    assert!(!table.is_legal(0, put_to_sea("it_s_sicilian", 2)));
    table.act(0, put_to_sea("it_s_africa_w", 1)).act(0, put_to_sea("it_s_sicilian", 1));
    let seen = table.seen(0);
    assert_eq!(seen.units[seat(0)].count(|unit| unit.kind == LI && unit.at == at("it_s_sicilian")), 1);
}

/// 5.0, 5.6, S14: when a city shrinks its owner says which herd keeps the one stall and who stands in the open.
#[test]
fn what_a_smaller_town_keeps() {
    let mut table = Table::italia(Mode::Extended);
    table.city(0, "it_senones").posted(0, "it_senones", HI, Post::Inside, 3);
    table.posted(0, "it_senones", LI, Post::Inside, 4).field("it_senones").inside =
        [Some(Herd::Sheep), Some(Herd::Pigs)];
    table.units(1, "it_senones", LI, 1).village(1, "it_picenum").dice(&[1; 7]).dice(&[6]);
    table.go(Phase::Attrition).act(0, Action::Lose);
    assert_eq!(table.state.phase, Phase::Room);
    let keep = |herd| Action::KeepHerd { at: at("it_senones"), herd };
    assert_eq!(table.legal(0), [keep(Herd::Pigs), keep(Herd::Sheep)]);
    table.act(0, keep(Herd::Sheep));
    assert_eq!(table.field("it_senones").inside, [Some(Herd::Sheep), None]);
    let outside = |kind| Action::StandOutside { at: at("it_senones"), kind, level: Level::Standard };
    assert_eq!(table.legal(0), [outside(LI), outside(HI)]);
    assert_eq!(table.why(0, outside(Kind::Cavalry)), "room_enough");
    table.act(0, outside(HI)).act(0, outside(LI));
    assert_eq!((inside(&table, HI), inside(&table, LI)), (2, 3));
    assert_ne!(table.state.phase, Phase::Room);
    assert_eq!(table.state.invariants(), Ok(()));
}

/// 5.0, S14: nobody is asked where all choices are alike.
#[test]
fn a_smaller_town_without_a_choice() {
    let mut table = Table::italia(Mode::Extended);
    table.city(0, "it_senones").posted(0, "it_senones", LI, Post::Inside, 7).field("it_senones").inside =
        [Some(Herd::Pigs), Some(Herd::Pigs)];
    table.state.world.shrink(at("it_senones").place());
    assert_eq!(table.state.world.crowded, Set::EMPTY);
    assert_eq!((table.field("it_senones").n_inside(), inside(&table, LI)), (1, 5));
}

/// 5.0, 5.8, S14: when a port falls the loser says where its ships go.
#[test]
fn the_loser_of_a_port_sends_its_ships_away() {
    let mut table = Table::italia(Mode::Basic);
    table.settle(0, "it_karthago", Settlement::City).units(1, "it_karthago", LI, 12);
    table.posted(0, "it_karthago", Kind::Warship, Post::InYard, 2).posted(
        0,
        "it_karthago",
        LI,
        Post::Inside,
        1,
    );
    table.field("it_karthago").yard = Yard::Port;
    table.dice(&[3; 14]).dice(&[6; 3]).go(Phase::Sieges).act(1, Action::Assault);
    table.act(1, Action::Occupy { city: Fate::Keep, port: Fate::Keep });
    assert_eq!((table.state.phase.name(), table.state.turn), (Phase::Room, Some(seat(0))));
    assert_eq!(table.field("it_karthago").yard, Yard::Dock);
    table.act(0, put_to_sea("it_s_africa_w", 1)).act(0, put_to_sea("it_s_sicilian", 1));
    assert_eq!(table.count_at(0, "it_s_africa_w", Kind::Warship), 1);
    assert_ne!(table.state.phase, Phase::Room);
}

/// Who came first controls a field, whatever the initiative: a lord who joins his vassal drives nobody away (5.0, 5.10).
#[test]
fn first_come() {
    let mut table = Table::new(MapId::Italia, Mode::Basic, 3);
    table.bind(PactKind::Vassalage, 0, 1).village(1, "it_clusium").village(0, "it_picenum");
    table.units(0, "it_picenum", LI, 1).units(1, "it_senones", LI, 1).go(Phase::Units);
    march(&mut table, 0, "it_picenum", LI, "it_senones", 1);
    table.act(0, Action::Ready).act(1, Action::Ready);
    assert_eq!(both_at(&table, "it_senones"), (1, 1));
    assert!(controls(&table, 1, "it_senones") && !controls(&table, 0, "it_senones"));
    table.go(Phase::Units).act(1, select("it_senones", Post::Open, LI));
    table.act(1, Action::Go { to: at("it_clusium"), count: 1 }).pass();
    assert!(controls(&table, 0, "it_senones"), "alone he is the first");
}

/// 5.0: only a removed settlement takes its site along: a city that shrinks keeps it.
#[test]
fn a_shrunken_city_keeps_its_site() {
    let mut table = bare(Mode::Basic);
    table.city(0, "it_roma").posted(0, "it_roma", LI, Post::OnSite, 1);
    let field = table.field("it_roma");
    (field.site, field.progress) = (Some(Building::BuildFort), 2);
    table.state.world.shrink(at("it_roma").place());
    assert_eq!(
        (table.field("it_roma").site, table.field("it_roma").progress),
        (Some(Building::BuildFort), 2)
    );
    table.state.world.ruin(at("it_roma").place());
    assert_eq!(table.field("it_roma").site, None);
}

/// Cut off stacks, besiegers and what is left of a quota.
#[test]
fn marks_on_the_map() {
    let mut table = Table::italia(Mode::Basic);
    table.village(0, "it_roma").units(0, "it_senones", LI, 1).village(1, "it_campania").units(
        0,
        "it_campania",
        LI,
        1,
    );
    let view = view_of(&table, 0);
    let space = |id| view.spaces.iter().find(|space| space.at == at(id)).unwrap();
    assert!(space("it_senones").stacks[0].cut_off);
    assert_eq!((space("it_campania").encircled, &space("it_campania").besiegers[..]), (true, &[seat(0)][..]));
    assert_eq!((space("it_roma").levies, space("it_roma").hires), (1, 1));
}
