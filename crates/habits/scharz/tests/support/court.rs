//! Whether a careful lord would have kept what the winter took: the year is played again from his own decisions.

// Neither the tests nor the balance report use all of it.
#![allow(dead_code)]

use std::ops::Range;

use engine::{FastChance, Game, Seat, Told};
use scharz::{Event, Phase, Scharz, Season};
use scharz_habits::{Care, Course, Loss, Watch, rest_of_year};

/// Dice with which everything is tried. A course that kept more is tried again with as many others: among so many
/// courses one may have been lucky.
const FIRST: Range<u64> = 0..3;
const AGAIN: Range<u64> = 3..6;

/// What neglect took from a seat in a year: by the look of it, and what a careful lord would have kept of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    pub seat: usize,
    pub year: u8,
    /// Units and settlements.
    pub suspected: [u32; 2],
    pub proven: u32,
}

/// Follows a match and judges each year when it is over.
#[derive(Clone, Debug, Default)]
pub struct Court {
    watch: Watch,
    /// The positions of this year in which orders were to be given or a market was open.
    crossroads: Vec<Crossroads>,
    suspected: [[u32; 2]; 4],
    year: u8,
}

#[derive(Clone, Debug)]
struct Crossroads {
    state: Scharz,
    watch: Watch,
    /// How each seat meant to go on.
    courses: [Course; 4],
}

impl Court {
    /// A seat is about to click, and means to go on on this course.
    pub fn note_course(&mut self, state: &Scharz, seat: Seat, course: Course) {
        self.note_crossroads(state);
        let is_here = |place: &&mut Crossroads| {
            place.state.phase == state.phase.name() && place.state.world.season == state.world.season
        };
        if let Some(place) = self.crossroads.last_mut().filter(is_here) {
            place.courses[seat.index()] = course;
        }
    }

    /// The losses of one step, and the verdicts on a year that it ended.
    pub fn hear(
        &mut self,
        before: &Scharz,
        after: &Scharz,
        told: &[Told<Event>],
    ) -> (Vec<Loss>, Vec<Verdict>) {
        let losses: Vec<Loss> = self.watch.losses(before, told).collect();
        for loss in losses.iter().filter(|loss| loss.cause.is_neglect()) {
            self.suspected[loss.owner.index()][usize::from(loss.kind.is_none())] += 1;
        }
        let is_over = after.status().is_over() || after.world.year != before.world.year;
        (losses, if is_over { self.judge() } else { Vec::new() })
    }

    fn note_crossroads(&mut self, state: &Scharz) {
        if state.world.year != self.year {
            self.year = state.world.year;
            self.crossroads.clear();
        }
        let is_open = state.drafts.values().all(|draft| draft.is_empty()) && state.ready.is_empty();
        if is_open && matches!(state.phase.name(), Phase::Units | Phase::Trade) {
            let (watch, courses) = (self.watch.clone(), [Course::default(); 4]);
            self.crossroads.push(Crossroads { state: *state, watch, courses });
        }
    }

    fn judge(&mut self) -> Vec<Verdict> {
        let suspected = std::mem::take(&mut self.suspected);
        let accused = (0..4).filter(|&seat| suspected[seat] != [0, 0]);
        accused
            .map(|seat| {
                let lost = suspected[seat].iter().sum();
                let proven = lost - self.least_loss(Seat::new(seat), lost);
                Verdict { seat, year: self.year, suspected: suspected[seat], proven }
            })
            .collect()
    }

    /// What the most careful course would have lost with the worst dice, wherever the lord could have known: where his
    /// own course loses something with some of them.
    fn least_loss(&self, seat: Seat, lost: u32) -> u32 {
        let mut least = lost;
        for place in self.crossroads.iter().rev() {
            let own = place.courses[seat.index()];
            if place.worst(seat, own, FIRST).is_some_and(|own| own > 0) {
                for care in Care::all() {
                    if least == 0 {
                        return 0;
                    }
                    least = place.least_by(seat, Course { care, ..Course::default() }, least);
                }
            }
        }
        least
    }
}

impl Crossroads {
    /// What a course loses with the worst of all dice, if that is less than the least so far.
    fn least_by(&self, seat: Seat, course: Course, least: u32) -> u32 {
        let worst = |dice| self.worst(seat, course, dice).unwrap_or(least);
        let first = worst(FIRST);
        if first < least { least.min(first.max(worst(AGAIN))) } else { least }
    }

    /// What neglect takes from a seat that goes on on a course, with the worst dice; nothing if the match may end before
    /// the winter.
    fn worst(&self, seat: Seat, course: Course, dice: Range<u64>) -> Option<u32> {
        let losses: Option<Vec<u32>> = dice.map(|luck| self.loss_under(seat, course, luck)).collect();
        losses.and_then(|losses| losses.into_iter().max())
    }

    fn loss_under(&self, seat: Seat, course: Course, luck: u64) -> Option<u32> {
        let (mut state, mut watch, mut chance) = (self.state, self.watch.clone(), FastChance::new(luck));
        let toll = rest_of_year(&mut state, &mut watch, (seat, course), &mut chance);
        let is_told = !state.status().is_over() || state.world.season == Season::Winter;
        is_told.then_some(toll.neglected)
    }
}
