//! 4.2 Two players.

use engine::Setup as _;
use lancaster::Setup;

use crate::rules::table::{BLUE, Table, ally, band, started};

/// V14 and 4.2: an ally has a single 2 at court.
#[test]
fn an_ally_starts_with_one_knight_v14() {
    let state = started(Setup::with_seats(2), 3);
    for seat in [0, 1].map(engine::Seat::new) {
        assert_eq!(state.household(ally(seat)).court, band(&[2]));
        assert_eq!(state.household(ally(seat)).reserve, band(&[1, 1, 1, 2, 3, 4]));
    }
    assert_eq!(state.favours.len(), 6, "six favours as with four players");
}

/// R1 and 4.2: two players hide nothing.
#[test]
fn two_players_play_openly_r1() {
    let view = Table::of(2).view(BLUE);
    assert!(view.holdings_open);
    assert_eq!((view.seats[1].gold, view.seats[1].squires), (Some(2), Some(2)));
    assert_eq!(view.seats[1].ally.as_ref().unwrap().court, [2]);
}
