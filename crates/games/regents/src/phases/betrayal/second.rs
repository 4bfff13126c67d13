//! Betrayal: the agent that changes places with the first (5.6).

use engine::{Ctx, Flow, Seat};

use super::{choose_nobody, partners};
use crate::action::Action;
use crate::board::pieces::Owner;
use crate::event::Event;
use crate::ids::Location;
use crate::phases::actions::cards;
use crate::phases::not_offered;
use crate::state::Regents;

pub(crate) fn visit(
    state: &Regents,
    owner: Owner,
    at: Location,
    visit: &mut impl FnMut(Action) -> Flow,
) -> Flow {
    partners(state, owner, at).try_for_each(|partner| match partner {
        (Some(owner), at) => visit(Action::SwapSecond { owner, at }),
        (None, at) => visit(Action::SwapSecondNeutral { at }),
    })?;
    visit(Action::ChooseNobody)
}

pub(crate) fn apply(
    state: &mut Regents,
    owner: Owner,
    at: Location,
    action: Action,
    ctx: &mut Ctx<'_, Event>,
) {
    let (other, other_at) = match action {
        Action::ChooseNobody => return choose_nobody(state, ctx),
        Action::SwapSecond { owner, at } => (Some(owner), at),
        Action::SwapSecondNeutral { at } => (None, at),
        _ => not_offered(action),
    };
    state.relocate(owner, at, other_at);
    state.relocate(other, other_at, at);
    ctx.tell_all(|| swapped(state.active, (owner, at), (other, other_at)));
    cards::finish(state, ctx);
}

fn swapped(by: Seat, one: (Owner, Location), other: (Owner, Location)) -> Event {
    match (one, other) {
        ((Some(owner), at), (Some(other_owner), other_at)) => {
            Event::AgentsSwapped { by, owner, at, other_owner, other_at }
        }
        ((Some(owner), at), (None, other_at)) | ((None, other_at), (Some(owner), at)) => {
            Event::NeutralSwapped { by, owner, at, other_at }
        }
        ((None, _), (None, _)) => unreachable!("neutral agents have one owner"),
    }
}
