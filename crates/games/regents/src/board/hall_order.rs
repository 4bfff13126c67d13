//! The order in which halls are scored, and whether it is worth asking for (5.7, R38). Questions only; `phases::halls`
//! acts on the answers.

use crate::board::majorities::HallSteps;
use crate::board::tracks::{Markers, advance};
use crate::data::LAST_ORDINAL;
use crate::ids::Track;
use crate::setup::ThresholdMode;

/// Where the markers stand once all halls are taken in the automatic order.
pub struct HallRun {
    pub markers: Markers,
    /// A threshold cost a step: only then can another order, or an earlier Tower, be better.
    pub blocked: bool,
}

/// The automatic order: the lowest marker first, ties in board order (5.7).
pub fn next_hall(markers: &Markers, halls: &HallSteps) -> Option<Track> {
    let due = Track::ALL.into_iter().filter(|&track| halls[track] > 0);
    due.min_by_key(|&track| markers[track])
}

pub fn run_halls(mut markers: Markers, mut halls: HallSteps, mode: ThresholdMode) -> HallRun {
    let mut blocked = false;
    while let Some(track) = next_hall(&markers, &halls) {
        let made = advance(&mut markers, track, halls[track], mode);
        blocked |= made < halls[track] && markers[track] < LAST_ORDINAL;
        halls[track] = 0;
    }
    HallRun { markers, blocked }
}

/// Whether some order of these halls puts some marker further ahead than `best` (R38).
fn some_order_beats(markers: &Markers, halls: &HallSteps, mode: ThresholdMode, best: &Markers) -> bool {
    if halls.values().all(|&steps| steps == 0) {
        return Track::ALL.into_iter().any(|track| markers[track] > best[track]);
    }
    let mut due = Track::ALL.into_iter().filter(|&track| halls[track] > 0);
    due.any(|track| {
        let (mut markers, mut halls) = (*markers, *halls);
        advance(&mut markers, track, halls[track], mode);
        halls[track] = 0;
        some_order_beats(&markers, &halls, mode, best)
    })
}

/// Whether the order of the halls is worth asking for: another one than the automatic puts some marker further ahead.
pub fn hall_order_matters(markers: &Markers, halls: &HallSteps, mode: ThresholdMode) -> bool {
    let run = run_halls(*markers, *halls, mode);
    run.blocked && some_order_beats(markers, halls, mode, &run.markers)
}

/// Whether using the Tower before these halls can put some marker further ahead than using it after them.
pub fn tower_first_matters(markers: &Markers, halls: &HallSteps, mode: ThresholdMode) -> bool {
    let run = run_halls(*markers, *halls, mode);
    // Without a lost step every hall gives all it can, and the Tower is never better off early.
    run.blocked
        && Track::ALL.into_iter().any(|track| {
            let (mut early, mut late) = (*markers, run.markers);
            advance(&mut late, track, 1, mode);
            advance(&mut early, track, 1, mode) == 1 && some_order_beats(&early, halls, mode, &late)
        })
}
