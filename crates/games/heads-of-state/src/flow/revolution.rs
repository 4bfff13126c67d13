//! The Revolution: scoring, D7, new decks, and on with the turn (5.11).

use engine::Ctx;

use crate::cards::piles;
use crate::data;
use crate::event::Event;
use crate::phases::{draw, trim};
use crate::state::{HeadsOfState, Phase};

/// `trim` is one of the two trimming phases; it says how the match goes on afterwards.
pub(crate) fn revolution(state: &mut HeadsOfState, trim: Phase, ctx: &mut Ctx<'_, Event>) {
    let (century, seat) = (state.century, state.turn.seat);
    ctx.tell_all(|| Event::Revolution { century, seat });
    state.score_round(ctx);
    match data::next_century(century) {
        Some(next) => {
            state.century = next;
            trim::enter(state, trim, ctx);
        }
        None => end_match(state, trim, ctx),
    }
}

fn end_match(state: &mut HeadsOfState, trim: Phase, ctx: &mut Ctx<'_, Event>) {
    if trim == Phase::TrimInTurn {
        let seat = state.turn.seat;
        ctx.tell_all(|| Event::TurnLost { seat });
    }
    state.score_ranks(ctx);
    state.phase = Phase::Over;
    state.tell_winners(ctx);
}

/// All hands are within their limits.
pub(crate) fn new_round(state: &mut HeadsOfState, ctx: &mut Ctx<'_, Event>) {
    piles::collect(state);
    piles::deal_round(state, ctx);
    match state.phase {
        Phase::TrimBetweenTurns => super::next_turn(state, ctx),
        _ => draw::resume(state, ctx),
    }
}
