//! 6.2 Importance.

use engine::Game;
use scharz::*;

use crate::rules::table::{LI, Table, seat};

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
