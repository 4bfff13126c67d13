//! Steps of choice: Influence card, fifth card, right accusation (`allot`, 5.1).

use engine::{Ctx, Flow};

use super::actions::{accuse, cards};
use super::not_offered;
use crate::action::Action;
use crate::event::Event;
use crate::ids::StepSource;
use crate::state::{PhaseState, Regents};

/// Asks for the next step. A step without a choice is made without asking; what no track can take is lost.
pub(crate) fn enter(state: &mut Regents, left: u8, source: StepSource, ctx: &mut Ctx<'_, Event>) {
    for left in (1..=left).rev() {
        let mut open = state.open_tracks(state.active);
        let (first, second) = (open.next(), open.next());
        drop(open);
        match (first, second) {
            (Some(only), None) => state.step(state.active, only, source, ctx),
            (Some(_), Some(_)) => return state.phase = PhaseState::Steps { left, source },
            (None, _) => break,
        }
    }
    finish(state, source, ctx);
}

fn finish(state: &mut Regents, source: StepSource, ctx: &mut Ctx<'_, Event>) {
    match source {
        StepSource::Influence => cards::finish(state, ctx),
        StepSource::Accusation => accuse::finish(state, ctx),
        StepSource::FifthCard | StepSource::Tower => state.phase = PhaseState::Actions,
    }
}

pub(crate) fn visit(state: &Regents, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    state.open_tracks(state.active).try_for_each(|track| visit(Action::Advance { track }))
}

pub(crate) fn apply(
    state: &mut Regents,
    left: u8,
    source: StepSource,
    action: Action,
    ctx: &mut Ctx<'_, Event>,
) {
    let Action::Advance { track } = action else { not_offered(action) };
    state.step(state.active, track, source, ctx);
    enter(state, left - 1, source, ctx);
}
