//! What follows what between phases: the start and the end of a turn (5.3, 5.10).

mod revolution;

use arrayvec::ArrayVec;

use crate::cards::Bag;
use crate::data::{self, DISPLAY, TREACHERY_DISPLAY};
use crate::event::Event;
use crate::ids::{Attribute, TreacheryCard};
use crate::phases::Ctx;
use crate::state::{HeadsOfState, Mode, Phase, Turn};

/// Whether the display could be filled, or the Revolution came first.
enum Refill {
    Complete,
    Revolution,
}

impl HeadsOfState {
    /// TURN_START: D1, or straight to the draws of a first turn (R7).
    pub(crate) fn begin_turn(&mut self, ctx: &mut Ctx<'_>) {
        let seat = self.turn.seat;
        match self.first_turn_draws() {
            Some(draws) => {
                ctx.tell_all(|| Event::FirstTurnBegan { seat, draws });
                if self.setup.first_turn_sweep {
                    self.phase = Phase::ChooseTurn;
                } else {
                    self.begin_draws(Mode::First, draws, 0);
                }
            }
            None => {
                ctx.tell_all(|| Event::TurnBegan { seat });
                self.phase = Phase::ChooseTurn;
            }
        }
    }

    pub(crate) fn end_turn(&mut self, ctx: &mut Ctx<'_>) {
        let seat = self.turn.seat;
        let (attributes, treachery) = data::TURN_LIMITS;
        if self.above(seat, attributes, treachery) != (0, 0) {
            self.phase = Phase::Discard;
        } else {
            self.wind_up(ctx);
        }
    }

    /// What follows when the hand is within its limits.
    pub(crate) fn wind_up(&mut self, ctx: &mut Ctx<'_>) {
        let seat = self.turn.seat;
        ctx.tell_all(|| Event::TurnEnded { seat });
        self.return_swept(ctx);
        match self.refill_attributes(ctx) {
            Refill::Revolution => self.revolution(Phase::TrimBetweenTurns, ctx),
            Refill::Complete => {
                self.refill_treachery(ctx);
                self.next_turn(ctx);
            }
        }
    }

    pub(crate) fn next_turn(&mut self, ctx: &mut Ctx<'_>) {
        let next = self.turn.seat.next(usize::from(self.setup.seats));
        self.turn = Turn::new(self.turn.number + 1, next);
        self.begin_turn(ctx);
    }

    /// Swept cards return before the display is refilled (R8).
    fn return_swept(&mut self, ctx: &mut Ctx<'_>) {
        let cards = &mut self.attributes;
        if cards.swept.is_empty() {
            return;
        }
        let swept = std::mem::replace(&mut cards.swept, Bag::EMPTY);
        cards.stock.pile = cards.stock.pile.plus(&swept);
        cards.returned = cards.returned.plus(&swept);
        ctx.tell_all(|| Event::SweptReturned { n_cards: swept.len() });
    }

    fn refill_attributes(&mut self, ctx: &mut Ctx<'_>) -> Refill {
        let mut shown = ArrayVec::<Attribute, DISPLAY>::new();
        let mut outcome = Refill::Complete;
        for slot in 0..DISPLAY {
            if self.attributes.display[slot].is_some() {
                continue;
            }
            let Some(card) = self.next_attribute(ctx) else {
                outcome = Refill::Revolution;
                break;
            };
            self.attributes.returned.try_take(card);
            self.attributes.display[slot] = Some(card);
            shown.push(card);
        }
        if !shown.is_empty() {
            ctx.tell_all(|| Event::DisplayRefilled { attributes: shown.to_vec() });
        }
        outcome
    }

    fn refill_treachery(&mut self, ctx: &mut Ctx<'_>) {
        let shown = self.fill_treachery_display(ctx);
        if !shown.is_empty() {
            ctx.tell_all(|| Event::TreacheryRefilled { cards: shown.to_vec() });
        }
    }

    pub(crate) fn fill_treachery_display(
        &mut self,
        ctx: &mut Ctx<'_>,
    ) -> ArrayVec<TreacheryCard, TREACHERY_DISPLAY> {
        let mut shown = ArrayVec::new();
        for slot in 0..TREACHERY_DISPLAY {
            if self.treachery.display[slot].is_none() {
                let card = self.next_treachery(ctx);
                self.treachery.display[slot] = Some(card);
                shown.push(card);
            }
        }
        shown
    }
}
