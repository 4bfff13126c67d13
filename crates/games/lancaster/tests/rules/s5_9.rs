//! 5.9 End of a round.

use lancaster::{PhaseState, Place};

use crate::rules::table::{BLUE, GREEN, Table, band, own};

/// T42 and 5.9: knights left in France count.
#[test]
fn knights_in_france_count_t42_5_9() {
    let table = Table::of(4).round(5).stack(Place::UpperRight, own(BLUE), &[4]).scores_castles();
    assert_eq!(table.state().phase, PhaseState::Over);
    assert_eq!(table.view(GREEN).seats[0].knighthood, 7);
    assert_eq!(table.player(BLUE).final_points.knighthood, 8);
    assert!(table.state().conflicts[Place::LowerRight].is_some());
}

/// 5.9: two new conflicts, all favours face up, three proposals; the lower row keeps its cards.
#[test]
fn a_round_is_prepared_5_9() {
    let table = Table::of(4)
        .edit(|state| state.favours.clear())
        .stack(Place::UpperLeft, own(BLUE), &[1])
        .scores_castles();
    let state = table.state();
    assert_eq!((state.round, state.phase), (2, PhaseState::Place { seat: BLUE }));
    assert_eq!(state.favours.len(), 6);
    assert!(state.proposals.iter().all(Option::is_some));
    assert!(state.conflicts.values().all(Option::is_some), "both conflicts of round 1 were lost");
    assert_eq!(table.card(Place::LowerLeft).stack_of(own(BLUE)).unwrap().knights, band(&[1]));
}
