//! 5.6 Phase 3: counties.

use lancaster::{Claim, County, PhaseState, Place, Strength};

use crate::rules::table::{BLUE, GREEN, RED, Table, YELLOW, claim, name_start_player, own};

use Strength::{One, Two};

/// V7 and 5.6: Surrey gives resources and names the start player.
#[test]
fn surrey_names_the_start_player_v7() {
    let table = Table::of(4)
        .holds(own(RED), One, 0, County::Surrey)
        .scores(County::Surrey)
        .does(claim(Claim::Reward));
    assert_eq!((table.player(RED).gold, table.player(RED).squires), (4, 4));
    assert_eq!(table.court_of(own(RED)), [1, 1, 2]);
    assert_eq!(table.legal(), [0, 1, 2, 3].map(|seat| name_start_player(engine::Seat::new(seat))));
    let table = table.does(name_start_player(YELLOW));
    assert_eq!(table.state().start_player, YELLOW);
    let noble =
        Table::of(4).holds(own(RED), One, 0, County::Surrey).scores(County::Surrey).does(claim(Claim::Noble));
    assert_eq!(noble.state().phase, PhaseState::StartPlayer { seat: RED }, "whatever was taken");
}

/// 5.6: counties are scored in letter order, each knight home before the next.
#[test]
fn counties_are_scored_in_order_5_6() {
    let table = Table::of(4)
        .holds(own(BLUE), One, 0, County::Suffolk)
        .holds(own(GREEN), One, 0, County::Stafford)
        .holds(own(RED), Two, 0, County::Dorset)
        .scores(County::Stafford)
        .does(claim(Claim::Noble));
    assert_eq!(table.state().phase, PhaseState::County { county: County::Suffolk });
    assert_eq!(table.court_of(own(GREEN)), [1, 1, 2]);
    let table = table.does(claim(Claim::Noble));
    assert_eq!(table.state().phase, PhaseState::County { county: County::Dorset });
}

/// Whoever crosses sees what each conflict would bring.
#[test]
fn the_view_previews_a_crossing() {
    let table = Table::of(4)
        .stack(Place::UpperRight, own(RED), &[3])
        .court(own(BLUE), &[])
        .holds(own(BLUE), Two, 0, County::Dorset)
        .scores(County::Dorset)
        .does(claim(Claim::Reward));
    let joins = &table.view(BLUE).conflicts[1].joins;
    assert_eq!(joins.len(), 1);
    assert_eq!((joins[0].knight, joins[0].total, joins[0].england_wins, joins[0].rank), (Two, 5, true, 2));
    assert!(table.view(GREEN).conflicts[1].joins.iter().all(|join| join.total < 6));
}
