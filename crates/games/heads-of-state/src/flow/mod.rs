//! What follows what between phases: the start and the end of a turn (5.3, 5.10).

pub(crate) mod revolution;

use engine::Ctx;

use crate::cards::piles::{self, Refill};
use crate::data;
use crate::event::Event;
use crate::phases::{choose_turn, discard, draw};
use crate::state::{HeadsOfState, Mode, Phase, Turn};

/// D1, or straight to the draws of a first turn (R7).
pub(crate) fn begin_turn(state: &mut HeadsOfState, ctx: &mut Ctx<'_, Event>) {
    let seat = state.turn.seat;
    let Some(draws) = state.first_turn_draws() else {
        ctx.tell_all(|| Event::TurnBegan { seat });
        return choose_turn::enter(state);
    };
    ctx.tell_all(|| Event::FirstTurnBegan { seat, draws });
    if state.setup.first_turn_sweep {
        choose_turn::enter(state);
    } else {
        draw::enter(state, Mode::First, draws, 0);
    }
}

/// The player is done: D6 if the hand is above its limits.
pub(crate) fn end_turn(state: &mut HeadsOfState, ctx: &mut Ctx<'_, Event>) {
    let (attributes, treachery) = data::TURN_LIMITS;
    if state.above(state.turn.seat, attributes, treachery) != (0, 0) {
        discard::enter(state);
    } else {
        finish_turn(state, ctx);
    }
}

/// What follows when the hand is within its limits.
pub(crate) fn finish_turn(state: &mut HeadsOfState, ctx: &mut Ctx<'_, Event>) {
    let seat = state.turn.seat;
    ctx.tell_all(|| Event::TurnEnded { seat });
    piles::return_swept(state, ctx);
    match piles::refill_attributes(state, ctx) {
        Refill::Revolution => revolution::revolution(state, Phase::TrimBetweenTurns, ctx),
        Refill::Complete => {
            piles::refill_treachery(state, ctx);
            next_turn(state, ctx);
        }
    }
}

fn next_turn(state: &mut HeadsOfState, ctx: &mut Ctx<'_, Event>) {
    let next = state.turn.seat.next(usize::from(state.setup.seats));
    state.turn = Turn::new(state.turn.number + 1, next);
    begin_turn(state, ctx);
}
