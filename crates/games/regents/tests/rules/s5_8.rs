//! Clearing up (5.8).

use engine::Viewer;
use regents::{Action, Event, Location};

use crate::rules::table::{BLUE, RED, Table};
use Location::Tower;

/// 5.8: counsellors on the board leave, those in front of players stay.
#[test]
fn counsellors_leave_the_board() {
    let table = Table::four().counsellors(RED, 2).does(Action::PlaceCounsellor { at: Tower });
    let table = table.agents(BLUE, Tower, 2).scores();
    assert_eq!((table.state().reserve, table.state().counsellors[RED]), (19, 1));
    assert!(table.heard(Viewer::Public).contains(&Event::CounsellorsReturned { seat: RED, count: 1 }));
}
