//! Steps (5.1).

use regents::{Action, Card, Location, StepSource, Threshold, Track};

use crate::rules::table::{BLUE, RED, Table};

/// 5.1: a step of choice is not declined; without a choice it is made at once.
#[test]
fn steps_of_choice_are_mandatory() {
    let table = Table::four().does(Action::PlayCard { card: Card::Influence });
    assert_eq!(table.legal().len(), 5);
    // At the end of the match everything but one track may be full: nothing is left to choose.
    let table = Table::four()
        .tracks(RED, [30, 30, 30, 30, 20])
        .does(Action::PlayCard { card: Card::Influence })
        .shows(RED, [30, 30, 30, 30, 30]);
    assert_eq!(table.phase(), regents::Phase::Actions);
    // And what no track can take is lost.
    let table = Table::four()
        .tracks(RED, [30, 30, 30, 30, 24])
        .does(Action::PlayCard { card: Card::Influence })
        .shows(RED, [30, 30, 30, 30, 30]);
    assert_eq!(table.phase(), regents::Phase::Actions);
}

/// 5.1: retreating crosses thresholds freely and gives no chip back.
#[test]
fn a_retreat_crosses_thresholds_and_keeps_chips() {
    let table = Table::four()
        .king(Location::Throne)
        .agents(RED, Location::Rampart, 1)
        .tracks(BLUE, [5, 0, 0, 0, 0])
        .chip(BLUE, Track::Politics, Threshold::First)
        .scores()
        .does(Action::RampartRetreat { target: BLUE, track: Track::Politics })
        .shows(BLUE, [4, 0, 0, 0, 0]);
    assert_eq!(table.chips(BLUE), 1);
}

/// The source of a step is told with it.
#[test]
fn steps_say_where_they_come_from() {
    let table = Table::four()
        .does(Action::PlayCard { card: Card::Influence })
        .does(Action::Advance { track: Track::Trade });
    let told = table.heard(engine::Viewer::Public);
    assert!(told.contains(&regents::Event::StepsGained {
        seat: RED,
        track: Track::Trade,
        source: StepSource::Influence,
        from: 0,
        to: 1
    }));
}
