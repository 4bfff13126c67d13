//! The Tower after the halls: one own marker forward (5.7).

pub(crate) mod first;

use engine::{Ctx, Flow};

use super::{halls, not_offered, rampart};
use crate::action::Action;
use crate::event::Event;
use crate::ids::{StepSource, Track};
use crate::state::{PhaseState, Regents, TowerUse};

pub(crate) fn enter(state: &mut Regents, ctx: &mut Ctx<'_, Event>) {
    if state.scoring.tower != TowerUse::No && state.open_tracks(state.active).next().is_some() {
        state.phase = PhaseState::Tower;
    } else {
        rampart::enter(state, ctx);
    }
}

pub(crate) fn visit(state: &Regents, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    visit_steps(state, visit)?;
    visit(Action::DeclineTower)
}

/// Any own track, also one that has just advanced (R39).
fn visit_steps(state: &Regents, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    state.open_tracks(state.active).try_for_each(|track| visit(Action::TowerStep { track }))
}

pub(crate) fn apply(state: &mut Regents, action: Action, ctx: &mut Ctx<'_, Event>) {
    match action {
        Action::TowerStep { track } => step(state, track, ctx),
        Action::DeclineTower => decline(state, ctx),
        other => not_offered(other),
    }
    halls::go_on(state, ctx);
}

fn step(state: &mut Regents, track: Track, ctx: &mut Ctx<'_, Event>) {
    state.scoring.tower = TowerUse::No;
    state.step(state.active, track, StepSource::Tower, ctx);
}

fn decline(state: &mut Regents, ctx: &mut Ctx<'_, Event>) {
    let seat = state.active;
    state.scoring.tower = TowerUse::No;
    ctx.tell_all(|| Event::TowerDeclined { seat });
}
