//! What five markers will be worth at the end: printed points, and the steps that the turns to come should bring,
//! held back by thresholds. The lowest marker counts for more than its points, because it holds the others.

use std::sync::LazyLock;

use regents::{Markers, N_ROUNDS, POINTS, Setup, Threshold, ThresholdMode};

/// How much of a step beyond a threshold counts that is not expected to open.
const BEYOND: f32 = 0.25;

const N_SPACES: usize = POINTS.len();
const N_TURNS: usize = N_ROUNDS as usize + 1;

/// Expected points by turns to come, own ordinal, and the lowest ordinal of the other four markers.
pub(super) struct Outlook([[[f32; N_SPACES]; N_SPACES]; N_TURNS]);

/// By number of seats (3 to 5) and threshold mode.
static OUTLOOKS: LazyLock<[[Outlook; 2]; 3]> = LazyLock::new(|| {
    [3, 4, 5]
        .map(|seats| [ThresholdMode::Reached, ThresholdMode::Passed].map(|mode| Outlook::new(seats, mode)))
});

impl Outlook {
    pub fn of(setup: &Setup) -> &'static Outlook {
        &OUTLOOKS[usize::from(setup.seats.clamp(3, 5)) - 3][setup.threshold_mode as usize]
    }

    /// Expected points of these markers after `turns` more turns.
    pub fn expected(&self, markers: &Markers, turns: usize) -> f32 {
        let (lowest, second) = two_lowest(markers);
        let worth = |&ordinal: &u8| {
            let others = if ordinal == lowest { second } else { lowest };
            self.0[turns][usize::from(ordinal)][usize::from(others)]
        };
        markers.values().map(worth).sum()
    }

    fn new(seats: u8, mode: ThresholdMode) -> Self {
        let mut table = [[[0.0; N_SPACES]; N_SPACES]; N_TURNS];
        for (turns, by_ordinal) in table.iter_mut().enumerate() {
            let growth = turns as f32 * steps_per_turn(seats);
            for (ordinal, by_others) in by_ordinal.iter_mut().enumerate() {
                for (others, worth) in by_others.iter_mut().enumerate() {
                    *worth = points_at(held_back(ordinal as f32, growth, others as f32 + growth, mode));
                }
            }
        }
        Self(table)
    }
}

/// Steps a track gains in a turn on average: the fuller the castle, the fewer.
fn steps_per_turn(seats: u8) -> f32 {
    match seats {
        3 => 0.85,
        4 => 0.75,
        _ => 0.65,
    }
}

/// The lowest ordinal and the one that is lowest among the other four.
fn two_lowest(markers: &Markers) -> (u8, u8) {
    let (mut lowest, mut second) = (u8::MAX, u8::MAX);
    for &ordinal in markers.values() {
        (lowest, second) = (lowest.min(ordinal), second.min(lowest.max(ordinal)));
    }
    (lowest, second)
}

/// Where a marker is expected: growth stops at the first threshold that the others will not have opened.
fn held_back(ordinal: f32, growth: f32, others: f32, mode: ThresholdMode) -> f32 {
    let reach = ordinal + growth;
    for threshold in Threshold::ALL {
        let barrier = f32::from(threshold.ordinal());
        if barrier >= ordinal && others < f32::from(mode.required(threshold)) {
            return if reach > barrier { barrier + (reach - barrier) * BEYOND } else { reach };
        }
    }
    reach
}

/// Points between two spaces, in proportion.
fn points_at(ordinal: f32) -> f32 {
    let below = (ordinal as usize).min(N_SPACES - 1);
    let above = (below + 1).min(N_SPACES - 1);
    let (low, high) = (f32::from(POINTS[below]), f32::from(POINTS[above]));
    low + (high - low) * (ordinal - below as f32).min(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(ordinals: [u8; 5], turns: usize) -> f32 {
        Outlook::of(&Setup::default()).expected(&Markers::from_array(ordinals), turns)
    }

    #[test]
    fn without_turns_left_only_printed_points_count() {
        assert_eq!(value([0, 4, 8, 12, 13], 0), 68.0);
    }

    /// With one marker off the track all others are held at 4: the step onto it is worth more than its point.
    #[test]
    fn the_lowest_marker_is_worth_more_than_its_points() {
        assert!(value([4, 4, 4, 4, 1], 1) - value([4, 4, 4, 4, 0], 1) > 1.5);
        assert!(value([4, 4, 4, 5, 1], 1) - value([4, 4, 4, 4, 1], 1) < 1.5);
    }

    #[test]
    fn the_two_lowest_are_found() {
        assert_eq!(two_lowest(&Markers::from_array([3, 1, 4, 1, 5])), (1, 1));
        assert_eq!(two_lowest(&Markers::from_array([9, 8, 7, 6, 5])), (5, 6));
    }
}
