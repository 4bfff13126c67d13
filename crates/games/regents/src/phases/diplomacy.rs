//! Scoring begins (5.7): Diplomacy may win a tie.

use engine::{Ctx, Flow};

use super::{halls, not_offered};
use crate::action::Action;
use crate::event::Event;
use crate::ids::Card;
use crate::state::{PhaseState, Regents};

pub(crate) fn enter(state: &mut Regents, ctx: &mut Ctx<'_, Event>) {
    if state.turn.card == Some(Card::Diplomacy) && state.winnable_ties().next().is_some() {
        state.phase = PhaseState::Diplomacy;
    } else {
        halls::enter(state, None, ctx);
    }
}

pub(crate) fn visit(state: &Regents, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    state.winnable_ties().try_for_each(|at| visit(Action::WinTie { at }))?;
    visit(Action::DeclineDiplomacy)
}

pub(crate) fn apply(state: &mut Regents, action: Action, ctx: &mut Ctx<'_, Event>) {
    let seat = state.active;
    match action {
        Action::WinTie { at } => {
            ctx.tell_all(|| Event::DiplomacyUsed { seat, at });
            halls::enter(state, Some(at), ctx);
        }
        Action::DeclineDiplomacy => halls::enter(state, None, ctx),
        other => not_offered(other),
    }
}
