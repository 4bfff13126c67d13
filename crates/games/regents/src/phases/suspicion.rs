//! Suspicion sends an opponent's agent out of the castle (5.6).

use engine::{Ctx, Flow, Seat};

use super::actions::cards;
use super::not_offered;
use crate::action::Action;
use crate::event::Event;
use crate::ids::{Card, Location};
use crate::state::{PhaseState, Regents};

/// The card may find nobody (R21).
pub(crate) fn enter(state: &mut Regents, ctx: &mut Ctx<'_, Event>) {
    if expellable(state).next().is_some() {
        state.phase = PhaseState::Suspicion;
    } else {
        cards::finish(state, ctx);
    }
}

pub(crate) fn visit(state: &Regents, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    expellable(state).try_for_each(|(target, at)| visit(Action::Expel { target, at }))?;
    visit(Action::ChooseNobody)
}

/// Agents of opponents; never a neutral one (R26).
fn expellable(state: &Regents) -> impl Iterator<Item = (Seat, Location)> + '_ {
    let owners = state.opponents(state.active);
    owners.flat_map(|owner| state.homes(Some(owner)).map(move |at| (owner, at)))
}

pub(crate) fn apply(state: &mut Regents, action: Action, ctx: &mut Ctx<'_, Event>) {
    let by = state.active;
    match action {
        Action::Expel { target: owner, at } => {
            state.agents[owner][at] -= 1;
            ctx.tell_all(|| Event::AgentExpelled { by, owner, at });
        }
        Action::ChooseNobody => {
            ctx.tell_all(|| Event::NobodyChosen { seat: by, card: Card::Suspicion });
        }
        other => not_offered(other),
    }
    cards::finish(state, ctx);
}
