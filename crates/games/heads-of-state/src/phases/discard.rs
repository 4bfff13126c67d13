//! D6 and D7: choosing the surplus (5.10, 5.11). The choice is a private draft until it is confirmed.

use engine::{Seat, Seats};

use super::Ctx;
use crate::action::Action;
use crate::cards::Bag;
use crate::event::Event;
use crate::state::{HeadsOfState, Phase};

impl HeadsOfState {
    pub(crate) fn list_discards(&self, seat: Seat, out: &mut Vec<Action>) {
        let (attributes, treachery) = self.left_to_discard(seat);
        if attributes > 0 {
            let hand = self.attributes.stock.hands[seat].minus(&self.attributes.stock.drafts[seat]);
            out.extend(hand.kinds().map(|attribute| Action::DiscardAttribute { attribute }));
        }
        if treachery > 0 {
            let hand = self.treachery.stock.hands[seat].minus(&self.treachery.stock.drafts[seat]);
            out.extend(hand.kinds().map(|card| Action::DiscardTreachery { card }));
        }
        if attributes == 0 && treachery == 0 {
            out.push(Action::ConfirmDiscards);
        }
    }

    /// How many attribute and treachery cards a seat still has to choose.
    pub(crate) fn left_to_discard(&self, seat: Seat) -> (u8, u8) {
        let (attributes, treachery) = self.surplus(seat);
        (
            attributes - self.attributes.stock.drafts[seat].len(),
            treachery - self.treachery.stock.drafts[seat].len(),
        )
    }

    pub(crate) fn confirm_discards(&mut self, seat: Seat, ctx: &mut Ctx<'_>) {
        if self.phase == Phase::Discard {
            self.discard_draft(seat, ctx);
            ctx.seal();
            return self.wind_up(ctx);
        }
        self.ready.insert(seat);
        if self.trimming().is_subset_of(self.ready) {
            self.close_trim(ctx);
        }
    }

    /// The chosen cards leave the hand: in the open, or seen by their owner only (R22).
    pub(crate) fn discard_draft(&mut self, seat: Seat, ctx: &mut Ctx<'_>) {
        let attributes = std::mem::take(&mut self.attributes.stock.drafts[seat]);
        let treachery = std::mem::take(&mut self.treachery.stock.drafts[seat]);
        let told_in_full = || Event::Discarded {
            seat,
            attributes: attributes.cards().collect(),
            treachery: treachery.cards().collect(),
        };
        if self.setup.discards_visible {
            attributes.cards().for_each(|card| self.spend_attribute(seat, card));
            treachery.cards().for_each(|card| {
                self.treachery.stock.spend(seat, card);
            });
            ctx.tell_all(told_in_full);
        } else {
            self.attributes.stock.discard_unseen(seat, &attributes);
            self.treachery.stock.discard_unseen(seat, &treachery);
            ctx.tell(Seats::one(seat), told_in_full);
            let (n_attributes, n_treachery) = (Bag::len(&attributes), Bag::len(&treachery));
            ctx.tell_others(Seats::one(seat), || Event::DiscardedUnseen { seat, n_attributes, n_treachery });
        }
    }
}
