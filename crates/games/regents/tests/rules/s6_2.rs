//! Final scoring (6.2).

use engine::{Game, Viewer};
use regents::{Action, Event, Threshold, Track};

use crate::rules::table::{BLUE, RED, Table, at_the_end};

/// 6.2: tracks, chips and counsellors add up.
#[test]
fn points_add_up() {
    let table = at_the_end()
        .tracks(RED, [4, 8, 30, 0, 1])
        .chip(RED, Track::Trade, Threshold::Third)
        .counsellors(RED, 2)
        .does(Action::EndActions);
    // Politics 4 -> 6 by the domain card, in front there: 3 more.
    assert_eq!(table.state().points(RED), 6 + 8 + 30 + 1 + 3 + 1 + 2);
    assert!(table.heard(Viewer::Public).contains(&Event::FinalScore {
        seat: RED,
        tracks: 45,
        bonus: 3,
        chips: 1,
        counsellors: 2,
        points: 51
    }));
}

/// Points that nobody should know are not in the public count before the end.
#[test]
fn a_hidden_domain_is_not_counted() {
    let table = Table::four().tracks(RED, [5, 0, 0, 0, 0]);
    assert_eq!(table.view(RED).seats[0].points.domain_bonus, 0);
    let table = table.does(Action::RevealDomain);
    assert_eq!(table.view(BLUE).seats[0].points.domain_bonus, 3);
    assert_eq!(table.state().points(RED), 8);
}
