//! A wrongly accused player takes steps from the accuser (5.5).

use engine::{Ctx, Flow};

use super::not_offered;
use crate::action::Action;
use crate::event::Event;
use crate::ids::{RetreatSource, Track};
use crate::state::{PhaseState, Regents};

/// Asks for the next step back. As much as possible is lost (R15); a loss without a choice is taken without asking.
pub(crate) fn enter(state: &mut Regents, left: u8, ctx: &mut Ctx<'_, Event>) {
    for left in (1..=left).rev() {
        let mut tracks = tracks(state);
        let (first, second) = (tracks.next(), tracks.next());
        drop(tracks);
        match (first, second) {
            (Some(only), None) => push_back(state, only, ctx),
            (Some(_), Some(_)) => return state.phase = PhaseState::Penalty { left },
            (None, _) => break,
        }
    }
    finish(state, ctx);
}

/// The markers of the accuser that can still be pushed back.
fn tracks(state: &Regents) -> impl Iterator<Item = Track> + '_ {
    let can_fall = |track: &Track| state.can_retreat(state.active, *track, RetreatSource::Penalty);
    Track::ALL.into_iter().filter(can_fall)
}

pub(crate) fn visit(state: &Regents, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    let target = state.active;
    tracks(state).try_for_each(|track| visit(Action::Penalize { target, track }))
}

pub(crate) fn apply(state: &mut Regents, left: u8, action: Action, ctx: &mut Ctx<'_, Event>) {
    let Action::Penalize { track, .. } = action else { not_offered(action) };
    push_back(state, track, ctx);
    enter(state, left - 1, ctx);
}

fn push_back(state: &mut Regents, track: Track, ctx: &mut Ctx<'_, Event>) {
    state.retreat(state.accused(), state.active, track, RetreatSource::Penalty, ctx);
}

/// The tiles went face down; everybody sees how many (5.5).
fn finish(state: &mut Regents, ctx: &mut Ctx<'_, Event>) {
    let seat = state.active;
    let count = state.tiles_lost(seat, state.accusations[seat].len() - 1);
    ctx.tell_all(|| Event::TilesDiscarded { seat, count });
    state.phase = PhaseState::Actions;
}
