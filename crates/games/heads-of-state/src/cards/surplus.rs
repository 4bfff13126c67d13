//! Choosing the cards above a hand limit (5.10, 5.11). The choice is a private draft until it is confirmed.

use engine::{Ctx, Flow, Seat, Seats};

use crate::action::Action;
use crate::event::Event;
use crate::state::HeadsOfState;

pub(crate) fn visit(state: &HeadsOfState, seat: Seat, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    let (attributes, treachery) = state.left_to_discard(seat);
    if attributes > 0 {
        let hand = state.attributes.stock.not_drafted(seat);
        hand.kinds().try_for_each(|attribute| visit(Action::DiscardAttribute { attribute }))?;
    }
    if treachery > 0 {
        let hand = state.treachery.stock.not_drafted(seat);
        hand.kinds().try_for_each(|card| visit(Action::DiscardTreachery { card }))?;
    }
    if attributes == 0 && treachery == 0 {
        visit(Action::ConfirmDiscards)?;
    }
    Flow::Continue(())
}

pub(crate) fn put_aside(state: &mut HeadsOfState, seat: Seat, action: Action) {
    match action {
        Action::DiscardAttribute { attribute } => state.attributes.stock.drafts[seat].add(attribute),
        Action::DiscardTreachery { card } => state.treachery.stock.drafts[seat].add(card),
        _ => action.not_offered(),
    }
}

/// The chosen cards leave the hand: in the open, or seen by their owner only (R22).
pub(crate) fn discard(state: &mut HeadsOfState, seat: Seat, ctx: &mut Ctx<'_, Event>) {
    let attributes = std::mem::take(&mut state.attributes.stock.drafts[seat]);
    let treachery = std::mem::take(&mut state.treachery.stock.drafts[seat]);
    let told_in_full = || Event::Discarded {
        seat,
        attributes: attributes.cards().collect(),
        treachery: treachery.cards().collect(),
    };
    if state.setup.discards_visible {
        attributes.cards().for_each(|card| state.attributes.spend(seat, card));
        for card in treachery.cards() {
            state.treachery.stock.spend(seat, card);
        }
        ctx.tell_all(told_in_full);
    } else {
        state.attributes.stock.discard_unseen(seat, &attributes);
        state.treachery.stock.discard_unseen(seat, &treachery);
        ctx.tell(Seats::one(seat), told_in_full);
        let (n_attributes, n_treachery) = (attributes.len(), treachery.len());
        ctx.tell_others(Seats::one(seat), || Event::DiscardedUnseen { seat, n_attributes, n_treachery });
    }
}
