//! The active player scores the halls (5.7).
//!
//! The player takes the items in any order (R38). Asked is only what can make a difference: the Tower before the
//! halls where that puts some marker further ahead, the order of the halls likewise; the Rampart changes no scoring
//! and comes last.

use engine::{Ctx, Flow, Seat};
use enumset::EnumSet;

use super::{not_offered, rampart, tower};
use crate::action::Action;
use crate::board::hall_order::{hall_order_matters, next_hall, tower_first_matters};
use crate::board::majorities::halls_of;
use crate::board::tracks::advance;
use crate::data::POINTS;
use crate::event::Event;
use crate::ids::{Location, Track};
use crate::setup::{HallAdvance, ThresholdMode};
use crate::state::{PhaseState, Regents, Scoring, TowerUse};

/// Fixes the majorities: from here on sizes of groups do not change (R38).
pub(crate) fn enter(state: &mut Regents, won_tie: Option<Location>, ctx: &mut Ctx<'_, Event>) {
    let seat = state.active;
    let majorities = state.majorities(seat, won_tie);
    let holds_tower = majorities.contains(Location::Tower);
    state.scoring = Scoring {
        halls: state.steps_due(majorities),
        n_halls: halls_of(majorities).len() as u8,
        scored: EnumSet::empty(),
        chips_before: state.chips[seat],
        tower: if holds_tower { TowerUse::Held } else { TowerUse::No },
        rampart: majorities.contains(Location::Rampart),
    };
    tell_what_does_not_score(state, seat, majorities, ctx);
    go_on(state, ctx);
}

fn tell_what_does_not_score(
    state: &Regents,
    seat: Seat,
    majorities: EnumSet<Location>,
    ctx: &mut Ctx<'_, Event>,
) {
    let hall = state.king;
    if state.king_cancels(seat, hall) && state.outnumbers(seat, hall) {
        ctx.tell_all(|| Event::MajorityCancelled { seat, hall });
    }
    if !has_something_to_score(state, majorities) {
        ctx.tell_all(|| Event::NothingScored { seat });
    }
}

/// A Tower with all tracks at their end and a Rampart that can push nobody back score nothing (5.11).
fn has_something_to_score(state: &Regents, majorities: EnumSet<Location>) -> bool {
    let has_step = || state.open_tracks(state.active).next().is_some();
    !halls_of(majorities).is_empty()
        || (majorities.contains(Location::Tower) && has_step())
        || (majorities.contains(Location::Rampart) && rampart::has_target(state))
}

/// Scores until something is to be decided.
pub(crate) fn go_on(state: &mut Regents, ctx: &mut Ctx<'_, Event>) {
    let mode = state.setup.threshold_mode;
    while let Some(next) = next_hall(&state.markers[state.active], &state.scoring.halls) {
        let (markers, halls) = (&state.markers[state.active], &state.scoring.halls);
        if state.scoring.tower == TowerUse::Held && tower_first_matters(markers, halls, mode) {
            return state.phase = PhaseState::TowerFirst;
        }
        if state.setup.hall_advance == HallAdvance::May || hall_order_matters(markers, halls, mode) {
            return state.phase = PhaseState::Halls;
        }
        score(state, next, ctx);
    }
    tower::enter(state, ctx);
}

pub(crate) fn visit(state: &Regents, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    let mut due = Track::ALL.into_iter().filter(|&track| state.scoring.halls[track] > 0);
    due.try_for_each(|track| visit(Action::ScoreHall { hall: track.hall() }))?;
    match state.setup.hall_advance {
        HallAdvance::May => visit(Action::LeaveHalls),
        HallAdvance::Must => Flow::Continue(()),
    }
}

pub(crate) fn apply(state: &mut Regents, action: Action, ctx: &mut Ctx<'_, Event>) {
    match action {
        Action::ScoreHall { hall } => score(state, hall.track().expect("only halls are scored"), ctx),
        Action::LeaveHalls => leave_halls(state, ctx),
        _ => not_offered(action),
    }
    go_on(state, ctx);
}

fn leave_halls(state: &mut Regents, ctx: &mut Ctx<'_, Event>) {
    let seat = state.active;
    state.scoring.halls.clear();
    ctx.tell_all(|| Event::HallsLeft { seat });
}

/// `advance`: steps that are not possible are lost (5.1).
fn score(state: &mut Regents, track: Track, ctx: &mut Ctx<'_, Event>) {
    let (seat, group) = (state.active, state.scoring.halls[track]);
    let before = state.markers[seat][track];
    let steps = advance(&mut state.markers[seat], track, group, state.setup.threshold_mode);
    state.scoring.halls[track] = 0;
    state.scoring.scored.insert(track.hall());
    put_off_tower(state);
    let (from, to) = (POINTS[usize::from(before)], state.points_at(seat, track));
    let (hall, lost) = (track.hall(), group - steps);
    ctx.tell_all(|| Event::HallScored { seat, hall, track, group, steps, lost, from, to });
    state.take_chips(seat, track, before, ctx);
}

/// The Tower comes before or after the halls; between two of them only where that can be better: all five halls
/// under `passed` (5.7).
fn put_off_tower(state: &mut Regents) {
    if state.scoring.tower != TowerUse::No {
        let every_moment = state.setup.threshold_mode == ThresholdMode::Passed && state.scoring.n_halls == 5;
        state.scoring.tower = if every_moment { TowerUse::Held } else { TowerUse::Later };
    }
}
