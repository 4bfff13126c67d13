//! The Revolution: scoring, D7, new decks, and on with the turn (5.11).

use engine::Seats;

use crate::cards::Bag;
use crate::data;
use crate::event::Event;
use crate::phases::Ctx;
use crate::state::{HeadsOfState, Phase};

impl HeadsOfState {
    /// `trim` says how the match goes on afterwards.
    pub(crate) fn revolution(&mut self, trim: Phase, ctx: &mut Ctx<'_>) {
        let (century, seat) = (self.century, self.turn.seat);
        ctx.tell_all(|| Event::Revolution { century, seat });
        self.score_round(ctx);
        let Some(next) = data::next_century(century) else {
            if trim == Phase::TrimInTurn {
                ctx.tell_all(|| Event::TurnLost { seat });
            }
            self.score_ranks(ctx);
            self.phase = Phase::Over;
            return self.tell_winners(ctx);
        };
        self.century = next;
        self.phase = trim;
        self.ready = Seats::NONE;
        if self.trimming().is_empty() {
            self.new_round(ctx);
        }
    }

    /// All have confirmed: the discards are shown together (R23).
    pub(crate) fn close_trim(&mut self, ctx: &mut Ctx<'_>) {
        for seat in self.trimming().iter() {
            self.discard_draft(seat, ctx);
        }
        ctx.seal();
        self.new_round(ctx);
    }

    fn new_round(&mut self, ctx: &mut Ctx<'_>) {
        self.ready = Seats::NONE;
        self.collect();
        self.deal_round(ctx);
        if self.phase == Phase::TrimBetweenTurns {
            return self.next_turn(ctx);
        }
        self.phase = Phase::Draw;
        let (seat, draws) = (self.turn.seat, self.turn.attribute_draws);
        ctx.tell_all(|| Event::TurnResumed { seat, draws });
    }

    /// Every attribute card that is in no hand (R25), and the face-up treachery cards.
    fn collect(&mut self) {
        let deck = self.attribute_deck();
        let cards = &mut self.attributes;
        cards.stock.remember_held(&deck, &cards.face_up());
        let discards = cards.stock.collect_discards();
        cards.stock.pile =
            cards.stock.pile.plus(&discards).plus(&cards.face_up()).plus(&cards.revolution_pile);
        cards.revolution_pile = Bag::EMPTY;
        cards.returned = Bag::EMPTY;
        cards.display = Default::default();
        for slot in &mut self.treachery.display {
            if let Some(card) = slot.take() {
                self.treachery.stock.discard.add(card);
            }
        }
    }

    /// The Revolution pile, both displays; the rest is the draw pile (4, 5.11).
    pub(crate) fn deal_round(&mut self, ctx: &mut Ctx<'_>) {
        let cards = &mut self.attributes;
        for _ in 0..self.setup.revolution_pile_cards {
            let card = cards.stock.pile.draw(ctx.chance());
            cards.revolution_pile.add(card);
        }
        for slot in &mut cards.display {
            *slot = Some(cards.stock.pile.draw(ctx.chance()));
        }
        let (century, draw_pile, display) = (self.century, cards.stock.pile.len(), cards.display);
        ctx.tell_all(|| Event::RoundBegan { century, draw_pile });
        ctx.tell_all(|| Event::DisplayDealt { attributes: display.into_iter().flatten().collect() });
        let shown = self.fill_treachery_display(ctx);
        ctx.tell_all(|| Event::TreacheryDealt { cards: shown.to_vec() });
    }
}
