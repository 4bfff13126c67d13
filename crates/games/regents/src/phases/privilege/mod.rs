//! The Privilege card moves one or two agents, own ones unless the option says any (5.6, R28): the first.

pub(crate) mod second;

use engine::{Ctx, Flow};

use super::actions::cards;
use super::not_offered;
use crate::action::Action;
use crate::board::pieces::Owner;
use crate::event::Event;
use crate::ids::Location;
use crate::setup::PrivilegeAgents;
use crate::state::{Moved, PhaseState, Regents};

/// Costs an action even if nobody can be moved (5.6).
pub(crate) fn enter(state: &mut Regents, ctx: &mut Ctx<'_, Event>) {
    state.turn.actions -= 1;
    if movable(state).any(|owner| state.homes(owner).next().is_some()) {
        state.phase = PhaseState::Privilege;
    } else {
        cards::finish(state, ctx);
    }
}

/// Whose agents the card may move (R28).
fn movable(state: &Regents) -> impl Iterator<Item = Owner> + Clone + use<> {
    let (own, any) = (Some(state.active), state.setup.privilege_agents == PrivilegeAgents::Any);
    state.owners().filter(move |&owner| any || owner == own)
}

pub(crate) fn visit(state: &Regents, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    visit_moves(state, None, visit)
}

/// Every move of every movable agent, but for the one that has moved already and stays where it is.
fn visit_moves(
    state: &Regents,
    resting: Option<(Owner, Location)>,
    visit: &mut impl FnMut(Action) -> Flow,
) -> Flow {
    movable(state).try_for_each(|owner| {
        let resting = resting.filter(|&(mover, _)| mover == owner).map(|(_, at)| at);
        state.walks(owner, resting).try_for_each(|(from, to)| visit(moving(state, owner, from, to)))
    })
}

fn moving(state: &Regents, owner: Owner, from: Location, to: Location) -> Action {
    match owner {
        Some(owner) if owner == state.active => Action::MoveAgent { from, to },
        Some(owner) => Action::MoveRival { owner, from, to },
        None => Action::MoveNeutral { from, to },
    }
}

pub(crate) fn apply(state: &mut Regents, action: Action, ctx: &mut Ctx<'_, Event>) {
    let (moved, moved_to) = move_one(state, action, ctx);
    let n_agents = movable(state).flat_map(|owner| state.agents_of(owner).values());
    if n_agents.copied().sum::<u8>() > 1 {
        state.phase = PhaseState::PrivilegeSecond { moved_to, moved };
    } else {
        cards::finish(state, ctx);
    }
}

/// Says whose agent walked, and where to.
fn move_one(state: &mut Regents, action: Action, ctx: &mut Ctx<'_, Event>) -> (Moved, Location) {
    let by = state.active;
    match action {
        Action::MoveAgent { from, to } => {
            state.move_agent(from, to, ctx);
            (Moved::Own, to)
        }
        Action::MoveRival { owner, from, to } => {
            state.relocate(Some(owner), from, to);
            ctx.tell_all(|| Event::RivalMoved { by, owner, from, to });
            (Moved::Rival(owner), to)
        }
        Action::MoveNeutral { from, to } => {
            state.relocate(None, from, to);
            ctx.tell_all(|| Event::NeutralMoved { by, from, to });
            (Moved::Neutral, to)
        }
        _ => not_offered(action),
    }
}
