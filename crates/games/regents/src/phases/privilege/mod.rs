//! The Privilege card moves one or two own agents (5.6): the first.

pub(crate) mod second;

use engine::{Ctx, Flow};

use super::actions::cards;
use super::not_offered;
use crate::action::Action;
use crate::event::Event;
use crate::state::{PhaseState, Regents};

/// Costs an action even if nobody can be moved (5.6).
pub(crate) fn enter(state: &mut Regents, ctx: &mut Ctx<'_, Event>) {
    state.turn.actions -= 1;
    if state.homes(Some(state.active)).next().is_some() {
        state.phase = PhaseState::Privilege;
    } else {
        cards::finish(state, ctx);
    }
}

pub(crate) fn visit(state: &Regents, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    let mut walks = state.walks(Some(state.active), None);
    walks.try_for_each(|(from, to)| visit(Action::MoveAgent { from, to }))
}

pub(crate) fn apply(state: &mut Regents, action: Action, ctx: &mut Ctx<'_, Event>) {
    let Action::MoveAgent { from, to } = action else { not_offered(action) };
    state.move_agent(from, to, ctx);
    let n_agents: u8 = state.agents[state.active].values().sum();
    if n_agents > 1 {
        state.phase = PhaseState::PrivilegeSecond { moved_to: to };
    } else {
        cards::finish(state, ctx);
    }
}
