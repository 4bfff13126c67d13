//! Losing room (5.0): what its owner decides.

use engine::{Game, Status};
use scharz::{Action, Building, Fate, Herd, Kind, Level, Mode, Phase, Post, Settlement, Unit, Yard};

use super::table::{Table, at, seat};

const LI: Kind = Kind::LightInfantry;
const HI: Kind = Kind::HeavyInfantry;
const ST: Level = Level::Standard;

fn put_to_sea(id: &str, count: u8) -> Action {
    Action::PutToSea { to: at(id), count }
}

/// A village with a dock between two seas, and two ships in it.
fn dock(mode: Mode) -> Table {
    let mut table = Table::italia(mode);
    table.village(0, "it_karthago").village(1, "it_roma").posted(
        0,
        "it_karthago",
        Kind::Transport,
        Post::InYard,
        2,
    );
    table.field("it_karthago").yard = Yard::Dock;
    table
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
    assert_eq!(table.why(0, put_to_sea("it_s_sicilian", 1)), "no_haven");
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
    let soldier = Unit { post: Post::Aboard, ship: 1, ..Unit::new(LI, at("it_karthago")) };
    table.state.world.units[seat(0)].add(soldier).expect("a slot");
    table.go(Phase::Trade);
    table.act(0, Action::Dismantle { at: at("it_karthago"), building: Building::BuildVillage });
    assert!(!table.is_legal(0, put_to_sea("it_s_sicilian", 2)));
    table.act(0, put_to_sea("it_s_africa_w", 1)).act(0, put_to_sea("it_s_sicilian", 1));
    let seen = table.seen(0);
    assert_eq!(seen.units[seat(0)].count(|unit| unit.kind == LI && unit.at == at("it_s_sicilian")), 1);
}

/// 5.6, S14: a starved village under siege: the attrition waits until its ships have gone.
#[test]
fn attrition_waits_for_the_ships() {
    let mut table = dock(Mode::Extended);
    table.units(1, "it_karthago", LI, 1).village(1, "it_hippo").dice(&[6]).go(Phase::Attrition);
    table.act(0, Action::Lose);
    assert_eq!((table.state.phase, table.state.stage()), (Phase::Room, Phase::Attrition));
    assert_eq!(table.state.status(), Status::Turn { seat: seat(0) });
    assert_eq!(table.state.invariants(), Ok(()));
    let view = table.state.view(engine::Viewer::Seat { seat: seat(0) });
    assert_eq!((view.prompt.id.as_str(), view.prompt.at), ("room_ships", Some(at("it_karthago"))));
    table.act(0, put_to_sea("it_s_sicilian", 2));
    assert_eq!(table.count_at(0, "it_s_sicilian", Kind::Transport), 2);
    assert_ne!(table.state.phase, Phase::Room);
    assert!(!table.field("it_karthago").is_settled());
}

/// 5.6: the garrison of a village that is gone stands in the open at once, also while its ships wait for their sea.
#[test]
fn a_garrison_without_walls() {
    let mut table = dock(Mode::Extended);
    table.posted(0, "it_karthago", LI, Post::Inside, 1).units(1, "it_karthago", LI, 1).village(1, "it_hippo");
    (table.player(0).pp, table.player(1).pp) = (0, 0);
    table.dice(&[1, 6]).go(Phase::Attrition).act(0, Action::Lose);
    assert_eq!((table.state.phase, table.state.invariants()), (Phase::Room, Ok(())));
    let out = |unit: &Unit| unit.kind == LI && unit.post == Post::Open;
    assert_eq!(table.state.world.units[seat(0)].count(out), 1);
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
    let outside = |kind| Action::StandOutside { at: at("it_senones"), kind, level: ST };
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
    table.state.world.shrink(at("it_senones").local());
    assert_eq!(table.state.world.crowded, 0);
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
    assert_eq!((table.state.phase, table.state.turn), (Phase::Room, Some(seat(0))));
    assert_eq!(table.field("it_karthago").yard, Yard::Dock);
    table.act(0, put_to_sea("it_s_africa_w", 1)).act(0, put_to_sea("it_s_sicilian", 1));
    assert_eq!(table.count_at(0, "it_s_africa_w", Kind::Warship), 1);
    assert_ne!(table.state.phase, Phase::Room);
}
