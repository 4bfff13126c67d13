//! Influence tracks: steps, retreats, thresholds (3.4, 3.5, 5.1).

use engine::{Ctx, Seat};
use enum_map::EnumMap;

use crate::data::{LAST_ORDINAL, POINTS};
use crate::event::Event;
use crate::ids::{RetreatSource, StepSource, Threshold, Track};
use crate::setup::{PenaltyFloor, ThresholdMode};
use crate::state::Regents;

/// The ordinals of one player's five markers.
pub type Markers = EnumMap<Track, u8>;

/// Whether a step is possible at this moment: not at the end, and no threshold holds it (5.1).
pub fn can_step(markers: &Markers, track: Track, mode: ThresholdMode) -> bool {
    match Threshold::at(markers[track]) {
        Some(threshold) => is_open(markers, track, threshold, mode),
        None => markers[track] < LAST_ORDINAL,
    }
}

/// Whether a marker of `track` could leave this threshold now (3.5).
pub fn is_open(markers: &Markers, track: Track, threshold: Threshold, mode: ThresholdMode) -> bool {
    let required = mode.required(threshold);
    Track::ALL.into_iter().all(|other| other == track || markers[other] >= required)
}

/// Up to `n` steps, each tried for itself; what is not possible is lost (5.1). Returns the steps made.
pub fn advance(markers: &mut Markers, track: Track, n: u8, mode: ThresholdMode) -> u8 {
    let mut made = 0;
    while made < n && can_step(markers, track, mode) {
        markers[track] += 1;
        made += 1;
    }
    made
}

pub fn points(markers: &Markers) -> i32 {
    markers.values().map(|&ordinal| i32::from(POINTS[usize::from(ordinal)])).sum()
}

impl Regents {
    pub fn can_step(&self, seat: Seat, track: Track) -> bool {
        can_step(&self.markers[seat], track, self.setup.threshold_mode)
    }

    /// The tracks on which this player can step now.
    pub fn open_tracks(&self, seat: Seat) -> impl Iterator<Item = Track> + '_ {
        Track::ALL.into_iter().filter(move |&track| self.can_step(seat, track))
    }

    /// A step that is known to be possible.
    pub fn step(&mut self, seat: Seat, track: Track, source: StepSource, ctx: &mut Ctx<'_, Event>) {
        let ordinal = self.markers[seat][track];
        let from = self.points_at(seat, track);
        self.markers[seat][track] += 1;
        let to = self.points_at(seat, track);
        ctx.tell_all(|| Event::StepsGained { seat, track, source, from, to });
        self.take_chips(seat, track, ordinal, ctx);
    }

    /// Takes the chips on the spaces that the marker reached or passed since it stood at `from` (R6, R30).
    pub fn take_chips(&mut self, seat: Seat, track: Track, from: u8, ctx: &mut Ctx<'_, Event>) {
        for threshold in self.track_chips[track] {
            if from < threshold.ordinal() && threshold.ordinal() <= self.markers[seat][track] {
                self.track_chips[track].remove(threshold);
                self.chips[seat] += 1;
                let points = POINTS[usize::from(threshold.ordinal())];
                ctx.tell_all(|| Event::ChipTaken { seat, track, points });
            }
        }
    }

    /// Whether a rival may push this marker back: space 1 is the last it can be pushed to (5.1), unless a penalty may
    /// push it off the track (R14).
    pub fn can_retreat(&self, seat: Seat, track: Track, source: RetreatSource) -> bool {
        let floor = match (source, self.setup.penalty_floor) {
            (RetreatSource::Penalty, PenaltyFloor::OffTrack) => 0,
            (RetreatSource::Penalty, PenaltyFloor::FirstSpace) | (RetreatSource::Rampart, _) => 1,
        };
        self.markers[seat][track] > floor
    }

    /// A retreat that is known to be possible. Thresholds do not hinder it, and chips are not given back (5.1).
    pub fn retreat(
        &mut self,
        by: Seat,
        target: Seat,
        track: Track,
        source: RetreatSource,
        ctx: &mut Ctx<'_, Event>,
    ) {
        let from = self.points_at(target, track);
        self.markers[target][track] -= 1;
        let to = self.points_at(target, track);
        ctx.tell_all(|| Event::MarkerRetreated { by, target, track, source, from, to });
    }

    /// Printed points of the space a marker stands on.
    pub fn points_at(&self, seat: Seat, track: Track) -> u8 {
        POINTS[usize::from(self.markers[seat][track])]
    }
}
