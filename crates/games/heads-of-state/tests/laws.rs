//! The laws every game must pass, for every seat count and option.

use engine::{FastChance, playout};
use heads_of_state::{Action, HeadsOfState, Setup};

testkit::laws!(HeadsOfState, Setup::every(), matches = 2);

#[test]
fn a_state_is_small_and_flat() {
    assert!(size_of::<HeadsOfState>() <= 1024, "{} bytes", size_of::<HeadsOfState>());
    assert!(size_of::<Action>() <= 8);
}

/// 3.9: no more points are paid out than the box holds, and markers are worth what their takers scored.
#[test]
fn points_are_conserved() {
    let (mut chance, mut legal) = (FastChance::new(1), Vec::new());
    for setup in Setup::every().iter().cycle().take(200) {
        let end = playout::<HeadsOfState>(setup, &mut chance, &mut legal).unwrap().state;
        let taken = !end.board.initial_markers;
        let initial: u16 = taken.iter().map(|sector| u16::from(sector.hexagon())).sum();
        assert_eq!(end.scores.values().map(|score| u16::from(score.initial)).sum::<u16>(), initial);
        let total: u16 = end.scores.values().map(|score| score.total()).sum();
        assert!(total <= if setup.seats == 2 { 335 } else { 347 });
    }
}
