//! The Rampart: one rival's marker back (5.7).

use engine::{Ctx, Flow, Seat};

use super::not_offered;
use crate::action::Action;
use crate::event::Event;
use crate::flow;
use crate::ids::{RetreatSource, Track};
use crate::state::{PhaseState, Regents};

pub(crate) fn enter(state: &mut Regents, ctx: &mut Ctx<'_, Event>) {
    if state.scoring.rampart && has_target(state) {
        state.phase = PhaseState::Rampart;
    } else {
        flow::end_scoring(state, ctx);
    }
}

/// Whether there is a marker to push back.
pub(crate) fn has_target(state: &Regents) -> bool {
    targets(state).next().is_some()
}

fn targets(state: &Regents) -> impl Iterator<Item = (Seat, Track)> + '_ {
    let rivals = state.opponents(state.active);
    let markers = rivals.flat_map(|rival| Track::ALL.into_iter().map(move |track| (rival, track)));
    markers.filter(|&(rival, track)| state.can_retreat(rival, track, RetreatSource::Rampart))
}

pub(crate) fn visit(state: &Regents, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    targets(state).try_for_each(|(target, track)| visit(Action::RampartRetreat { target, track }))?;
    visit(Action::DeclineRampart)
}

pub(crate) fn apply(state: &mut Regents, action: Action, ctx: &mut Ctx<'_, Event>) {
    let by = state.active;
    state.scoring.rampart = false;
    match action {
        Action::RampartRetreat { target, track } => {
            state.retreat(by, target, track, RetreatSource::Rampart, ctx);
        }
        Action::DeclineRampart => ctx.tell_all(|| Event::RampartDeclined { seat: by }),
        other => not_offered(other),
    }
    flow::end_scoring(state, ctx);
}
