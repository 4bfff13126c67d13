//! D1: the kind of turn (5.3).

use engine::{Ctx, Flow};

use super::draw;
use crate::action::{Action, TurnKind};
use crate::cards::piles;
use crate::data::ATTRIBUTE_TURN_DRAWS;
use crate::event::Event;
use crate::state::{HeadsOfState, Mode, Phase};

pub(crate) fn enter(state: &mut HeadsOfState) {
    state.phase = Phase::ChooseTurn;
}

pub(crate) fn visit(state: &HeadsOfState, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    visit(Action::ChooseTurn { turn: TurnKind::Attribute })?;
    if state.may_sweep() {
        visit(Action::ChooseTurn { turn: TurnKind::Sweep })?;
    }
    if state.first_turn_draws().is_none() {
        visit(Action::ChooseTurn { turn: TurnKind::Treachery })?;
    }
    Flow::Continue(())
}

pub(crate) fn apply(state: &mut HeadsOfState, action: Action, ctx: &mut Ctx<'_, Event>) {
    let Action::ChooseTurn { turn } = action else { action.not_offered() };
    let seat = state.turn.seat;
    ctx.tell_all(|| Event::TurnChosen { seat, turn });
    match (turn, state.first_turn_draws()) {
        (TurnKind::Attribute, Some(draws)) => draw::enter(state, Mode::First, draws, 0),
        (TurnKind::Attribute, None) => draw::enter(state, Mode::Attribute, ATTRIBUTE_TURN_DRAWS, 0),
        (TurnKind::Treachery, _) => draw::enter(state, Mode::Treachery, 1, 1),
        (TurnKind::Sweep, _) => {
            piles::sweep(state, ctx);
            draw::enter(state, Mode::Sweep, 1, 0);
            draw::take_if_no_choice(state, ctx);
        }
    }
}
