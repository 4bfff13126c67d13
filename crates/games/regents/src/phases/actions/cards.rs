//! Playing an action card (3.7, 5.6).

use engine::{Ctx, Flow};

use crate::action::Action;
use crate::data::{CARDS_PER_PLAYER, FIFTH_CARD_STEPS, INFLUENCE_STEPS};
use crate::event::Event;
use crate::ids::{Card, StepSource};
use crate::phases::{betrayal, privilege, steps, suspicion};
use crate::state::{PhaseState, Regents};

pub(super) fn visit(state: &Regents, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    if state.turn.card.is_some() || !state.cards_allowed() {
        return Flow::Continue(());
    }
    let mut playable = state.hand(state.active).iter().filter(|&card| can_pay_for(state, card));
    playable.try_for_each(|card| visit(Action::PlayCard { card }))
}

/// The Privilege card costs an action (R21).
fn can_pay_for(state: &Regents, card: Card) -> bool {
    card != Card::Privilege || state.turn.actions > 0
}

pub(super) fn apply(state: &mut Regents, card: Card, ctx: &mut Ctx<'_, Event>) {
    let seat = state.active;
    state.played[seat].insert(card);
    state.turn.card = Some(card);
    ctx.make_final();
    ctx.tell_all(|| Event::CardPlayed { seat, card, clan: card.excludes() });
    match card {
        Card::Suspicion => suspicion::enter(state, ctx),
        Card::Betrayal => betrayal::enter(state, ctx),
        Card::Privilege => privilege::enter(state, ctx),
        Card::Influence => steps::enter(state, INFLUENCE_STEPS, StepSource::Influence, ctx),
        // They wait for scoring.
        Card::Diplomacy | Card::Alliance => finish(state, ctx),
    }
}

/// The effect comes first, then the reward of the fifth card (R22).
pub(crate) fn finish(state: &mut Regents, ctx: &mut Ctx<'_, Event>) {
    state.phase = PhaseState::Actions;
    let (seat, clan) = (state.active, state.clans[state.active]);
    if state.played[seat].len() == CARDS_PER_PLAYER {
        state.exposed.insert(seat);
        ctx.tell_all(|| Event::FifthCard { seat, clan });
        steps::enter(state, FIFTH_CARD_STEPS, StepSource::FifthCard, ctx);
    }
}
