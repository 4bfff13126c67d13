//! Influence tracks, thresholds and chips (3.4, 3.5, 5.1).

use regents::{
    Action, Card, Location, POINTS, Setup, StepSource, Threshold, ThresholdMode, Track, advance, can_step,
};

use crate::table::{BLUE, RED, Table, markers};

/// The five examples of walking on a track: before, steps tried on Politics, after, steps made.
#[track_caller]
fn walk(before: [u8; 5], steps: u8, after: [u8; 5], made: u8) {
    let mut marks = markers(before);
    assert_eq!(advance(&mut marks, Track::Politics, steps, ThresholdMode::Reached), made);
    assert_eq!(marks, markers(after));
}

fn is_open(points: [u8; 5], mode: ThresholdMode) -> bool {
    can_step(&markers(points), Track::Politics, mode)
}

/// 3.4, R2 and X10: the printed values, one after the other, and no further.
#[test]
fn x10_a_marker_walks_to_the_end() {
    let mut marks = markers([0, 10, 10, 10, 10]);
    let mut walked = Vec::new();
    while advance(&mut marks, Track::Politics, 1, ThresholdMode::Reached) == 1 {
        walked.push(POINTS[usize::from(marks[Track::Politics])]);
    }
    assert_eq!(walked, [1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 24, 30]);
}

/// X8 and 3.5: the first threshold needs every other marker on its track.
#[test]
fn x8_the_first_threshold() {
    assert!(!is_open([4, 1, 1, 1, 0], ThresholdMode::Reached));
    assert!(is_open([4, 1, 1, 1, 1], ThresholdMode::Reached));
    walk([4, 1, 1, 1, 1], 1, [5, 1, 1, 1, 1], 1);
}

/// X9 and R3: the second threshold, reached or passed.
#[test]
fn x9_the_second_threshold_reached_or_passed() {
    assert!(is_open([10, 4, 4, 4, 4], ThresholdMode::Reached));
    walk([10, 4, 4, 4, 4], 1, [13, 4, 4, 4, 4], 1);
    assert!(!is_open([10, 4, 4, 4, 4], ThresholdMode::Passed));
    assert!(is_open([10, 5, 5, 5, 5], ThresholdMode::Passed));
}

/// R3: the third threshold under both readings; the first is the same.
#[test]
fn r3_the_third_threshold_reached_or_passed() {
    assert!(is_open([24, 10, 10, 10, 10], ThresholdMode::Reached));
    assert!(!is_open([24, 10, 10, 10, 10], ThresholdMode::Passed));
    assert!(is_open([24, 13, 13, 13, 13], ThresholdMode::Passed));
    assert!(is_open([4, 1, 1, 1, 1], ThresholdMode::Passed));
}

/// E1 and R4: thresholds bind for the Influence card too, checked anew for its second step.
#[test]
fn e1_influence_is_held_by_thresholds() {
    Table::four()
        .tracks(RED, [4, 1, 1, 0, 1])
        .does(Action::PlayCard { card: Card::Influence })
        .refuses(Action::Advance { track: Track::Politics }, "threshold_closed")
        .does(Action::Advance { track: Track::Religion })
        .does(Action::Advance { track: Track::Politics })
        .shows(RED, [5, 1, 1, 1, 1]);
}

/// E2 and 5.1: steps that are not possible are lost, and the chip is taken.
#[test]
fn e2_lost_steps() {
    walk([3, 0, 1, 1, 1], 3, [4, 0, 1, 1, 1], 1);
    // Three halls in one group, Throne among them: Politics 3 -> 4 and no further.
    let table = Table::four()
        .king(Location::Knights)
        .tracks(RED, [3, 0, 1, 1, 1])
        .agents(RED, Location::Throne, 1)
        .scores();
    assert_eq!(table.points_of(RED), [4, 0, 1, 1, 1]);
    assert_eq!(table.chips(RED), 1);
    assert!(!table.state().track_chips[Track::Politics].contains(Threshold::First));
}

/// E3 and R6: a chip passed over is a chip taken.
#[test]
fn e3_r6_a_chip_is_taken_in_passing() {
    let table = Table::four()
        .king(Location::Knights)
        .tracks(RED, [3, 1, 1, 1, 1])
        .agents(RED, Location::Throne, 1)
        .agents(RED, Location::Treasure, 1)
        .agents(RED, Location::Chapel, 1)
        .scores()
        .shows(RED, [6, 1, 4, 4, 1]);
    // Politics passed its chip, Finance and Religion stand on theirs.
    assert_eq!(table.chips(RED), 3);
    assert!(!table.state().track_chips[Track::Politics].contains(Threshold::First));
}

/// R30: the chip is taken without asking; a second player finds none.
#[test]
fn r30_a_chip_goes_to_the_first_marker() {
    let table = Table::four()
        .king(Location::Knights)
        .tracks(RED, [3, 0, 0, 0, 0])
        .tracks(BLUE, [3, 0, 0, 0, 0])
        .agents(RED, Location::Throne, 2)
        .scores()
        .awaits(BLUE);
    assert_eq!((table.chips(RED), table.phase()), (1, regents::Phase::Actions));
    let table = table.agents(RED, Location::Throne, 0).agents(BLUE, Location::Throne, 1).scores();
    assert_eq!((table.points_of(BLUE)[0], table.chips(BLUE)), (4, 0));
}

/// E6: one marker short of the second threshold's demand.
#[test]
fn e6_one_marker_is_missing() {
    assert!(!is_open([10, 4, 4, 4, 3], ThresholdMode::Reached));
}

/// E7: the end of the track swallows what is too much.
#[test]
fn e7_the_last_space() {
    walk([24, 10, 10, 10, 10], 2, [30, 10, 10, 10, 10], 1);
}

/// E8: the third threshold is closed.
#[test]
fn e8_the_third_threshold_is_closed() {
    assert!(!is_open([24, 10, 10, 10, 8], ThresholdMode::Reached));
}

/// E12 and R5: beyond a threshold nothing is checked, but leaving it again is a new crossing.
#[test]
fn e12_r5_within_a_level_nothing_is_checked() {
    walk([13, 4, 4, 4, 3], 1, [16, 4, 4, 4, 3], 1);
    walk([10, 4, 4, 4, 3], 1, [10, 4, 4, 4, 3], 0);
}

/// R7: two influence points are two steps, not two printed points.
#[test]
fn r7_an_influence_point_is_a_step() {
    Table::four()
        .tracks(RED, [10, 4, 4, 4, 4])
        .does(Action::PlayCard { card: Card::Influence })
        .does(Action::Advance { track: Track::Politics })
        .does(Action::Advance { track: Track::Politics })
        .shows(RED, [16, 4, 4, 4, 4]);
}

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

/// 3.5: the view names each closed threshold and the tracks that keep it closed.
#[test]
fn locks_are_explained() {
    let table = Table::of(Setup { threshold_mode: ThresholdMode::Passed, ..Setup::default() })
        .tracks(RED, [10, 4, 5, 5, 0]);
    let marker = &table.view(RED).tracks[0].markers[0];
    assert!(!marker.can_step);
    let locks: Vec<_> =
        marker.locks.iter().map(|lock| (lock.points, lock.needs, lock.missing.clone())).collect();
    assert_eq!(
        locks,
        [
            (10, 5, vec![Track::Military, Track::Trade]),
            (24, 13, vec![Track::Military, Track::Finance, Track::Religion, Track::Trade]),
        ]
    );
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
