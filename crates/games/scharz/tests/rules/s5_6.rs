//! 5.6 Movement: Attrition.

use engine::{Game, Status};
use scharz::*;

use crate::rules::table::{LI, Table, at, dock, put_to_sea, seat};
use scharz::Slot;

/// 5.6, S14: a starved village under siege: the attrition waits until its ships have gone.
#[test]
fn attrition_waits_for_the_ships() {
    let mut table = dock(Mode::Extended);
    table.units(1, "it_karthago", LI, 1).village(1, "it_hippo").dice(&[6]).go(Phase::Attrition);
    table.act(0, Action::Lose);
    assert_eq!((table.state.phase.name(), table.state.stage()), (Phase::Room, Phase::Attrition));
    assert_eq!(table.state.status(), Status::Turn { seat: seat(0) });
    assert_eq!(table.state.invariants(), Ok(()));
    let view = table.state.view(engine::Viewer::Seat { seat: seat(0) });
    assert_eq!((view.prompt.id, view.prompt.at), (ScharzPromptId::RoomShips, Some(at("it_karthago"))));
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
    assert_eq!((table.state.phase.name(), table.state.invariants()), (Phase::Room, Ok(())));
    let out = |unit: &Unit| unit.kind == LI && unit.post == Post::Open;
    assert_eq!(table.state.world.units[seat(0)].count(out), 1);
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
        unit.ship = Some(Slot::new(0));
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

/// 5.6, A12: whoever lives off the land may leave crop and herds alone; where there are none nobody asks.
#[test]
fn nothing_is_taken() {
    for takes in [true, false] {
        let mut table = Table::italia(Mode::Extended);
        table.village(0, "it_roma").units(0, "it_senones", LI, 1).sown(1, "it_senones", 3);
        table.go(Phase::Attrition);
        assert_eq!(table.legal(0), [Action::RollForUnits, Action::LiveOffTheLand, Action::TakeNothing]);
        table.act(0, if takes { Action::LiveOffTheLand } else { Action::TakeNothing });
        let field = *table.field("it_senones");
        assert_eq!((field.plundered, table.pp(0)), (true, 16));
        assert_eq!((field.crop_owner.is_some(), table.vp(1)), if takes { (false, -1) } else { (true, 0) });
    }
}
