//! 5.2 The order of a round.

use lancaster::{Action, PhaseState, Space, Strength};

use crate::rules::table::{BLUE, Table, own};

/// 5.2: after the last court is empty, parliament meets.
#[test]
fn placing_ends_with_the_last_knight_5_2() {
    let table = Table::of(3)
        .court(own(engine::Seat::new(1)), &[])
        .court(own(engine::Seat::new(2)), &[])
        .court(own(BLUE), &[1])
        .does(Action::PlaceInCastle {
            banner: lancaster::Banner::Own,
            knight: Strength::One,
            space: Space::Gold,
        });
    assert_eq!(table.state().phase, PhaseState::Vote { nth: 0 });
}
