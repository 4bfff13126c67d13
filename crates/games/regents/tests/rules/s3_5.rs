//! Thresholds (3.5).

use regents::{Setup, ThresholdMode, Track};

use crate::rules::table::{RED, Table};

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
