//! Betrayal exchanges two agents (5.6): the first is chosen.

pub(crate) mod second;

use engine::{Ctx, Flow};

use super::actions::cards;
use super::not_offered;
use crate::action::Action;
use crate::board::pieces::Owner;
use crate::event::Event;
use crate::ids::{Card, Location};
use crate::state::{PhaseState, Regents};

/// The card may find nobody (R21).
pub(crate) fn enter(state: &mut Regents, ctx: &mut Ctx<'_, Event>) {
    if swappable(state).next().is_some() {
        state.phase = PhaseState::Betrayal;
    } else {
        cards::finish(state, ctx);
    }
}

pub(crate) fn visit(state: &Regents, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    swappable(state).try_for_each(|(owner, at)| match owner {
        Some(owner) => visit(Action::SwapFirst { owner, at }),
        None => visit(Action::SwapFirstNeutral { at }),
    })?;
    visit(Action::ChooseNobody)
}

/// Agents for which there is another to be exchanged with.
fn swappable(state: &Regents) -> impl Iterator<Item = (Owner, Location)> + '_ {
    let agents = state.owners().flat_map(|owner| state.homes(owner).map(move |at| (owner, at)));
    agents.filter(|&(owner, at)| partners(state, owner, at).next().is_some())
}

/// Agents that can be exchanged with one of `owner` at `at`: another owner's, elsewhere (R27).
fn partners(state: &Regents, owner: Owner, at: Location) -> impl Iterator<Item = (Owner, Location)> + '_ {
    let others = state.owners().filter(move |&other| other != owner);
    others.flat_map(move |other| {
        state.homes(other).filter(move |&place| place != at).map(move |place| (other, place))
    })
}

pub(crate) fn apply(state: &mut Regents, action: Action, ctx: &mut Ctx<'_, Event>) {
    match action {
        Action::SwapFirst { owner, at } => {
            state.phase = PhaseState::BetrayalSecond { owner: Some(owner), at }
        }
        Action::SwapFirstNeutral { at } => state.phase = PhaseState::BetrayalSecond { owner: None, at },
        Action::ChooseNobody => choose_nobody(state, ctx),
        other => not_offered(other),
    }
}

/// Also after the first agent (5.6).
fn choose_nobody(state: &mut Regents, ctx: &mut Ctx<'_, Event>) {
    let seat = state.active;
    ctx.tell_all(|| Event::NobodyChosen { seat, card: Card::Betrayal });
    cards::finish(state, ctx);
}
