//! D2 and D3: drawing cards (5.5, 5.6).

use engine::Seats;

use super::Ctx;
use crate::action::Action;
use crate::event::Event;
use crate::ids::{Attribute, TreacheryCard};
use crate::setup::TreacheryDrawFirst;
use crate::state::{HeadsOfState, Mode, Phase};

impl HeadsOfState {
    pub(crate) fn list_draws(&self, out: &mut Vec<Action>) {
        if self.turn.treachery_draws > 0 {
            let shown = self.treachery.face_up();
            out.extend(shown.kinds().map(|card| Action::TakeTreachery { card }));
            out.push(Action::DrawTreachery);
        }
        if self.attribute_draw_is_due() {
            let shown = self.display_mask();
            let kinds = Attribute::ALL.iter().filter(|&&attribute| shown & (1 << attribute as u16) != 0);
            out.extend(kinds.map(|&attribute| Action::TakeAttribute { attribute }));
            if self.may_draw_unseen() {
                out.push(Action::DrawAttribute);
            }
        }
    }

    /// The treachery card comes first (R9).
    pub(crate) fn attribute_draw_is_due(&self) -> bool {
        let in_any_order = self.setup.treachery_draw_first == TreacheryDrawFirst::AnyOrder;
        self.turn.attribute_draws > 0 && (self.turn.treachery_draws == 0 || in_any_order)
    }

    /// The one card of a sweep turn never comes from the Revolution pile (R8).
    pub(crate) fn may_draw_unseen(&self) -> bool {
        self.turn.mode != Mode::Sweep || !self.attributes.stock.pile.is_empty()
    }

    fn display_mask(&self) -> u16 {
        self.attributes.display.iter().flatten().fold(0, |mask, &attribute| mask | 1 << attribute as u16)
    }

    /// A swept display of one kind beside an empty pile leaves no choice (5.2).
    pub(crate) fn take_if_no_choice(&mut self, ctx: &mut Ctx<'_>) {
        let shown = self.display_mask();
        if !self.may_draw_unseen() && shown.is_power_of_two() {
            self.take_attribute(Attribute::ALL[shown.trailing_zeros() as usize], ctx);
        }
    }

    pub(crate) fn take_attribute(&mut self, attribute: Attribute, ctx: &mut Ctx<'_>) {
        let seat = self.turn.seat;
        let slot = self.attributes.display.iter_mut().find(|slot| **slot == Some(attribute));
        *slot.expect("a card on the display") = None;
        self.attributes.stock.take_openly(seat, attribute);
        ctx.tell_all(|| Event::AttributeTaken { seat, attribute });
        self.turn.attribute_draws -= 1;
        self.after_draw(ctx);
    }

    /// From the top of the draw pile; when that is empty, of the Revolution pile.
    pub(crate) fn draw_attribute(&mut self, ctx: &mut Ctx<'_>) {
        let Some(attribute) = self.next_attribute(ctx) else {
            // The draw that met the Revolution is not used up (5.5).
            return self.revolution(Phase::TrimInTurn, ctx);
        };
        let seat = self.turn.seat;
        self.attributes.stock.take_unseen(seat, attribute);
        ctx.tell(Seats::one(seat), || Event::AttributeDrawn { seat, attribute });
        ctx.tell_others(Seats::one(seat), || Event::AttributeDrawnUnseen { seat });
        self.turn.attribute_draws -= 1;
        self.after_draw(ctx);
    }

    /// The next face-down attribute card; nothing if it is the Revolution, which is equally likely to be each card
    /// of its pile.
    pub(crate) fn next_attribute(&mut self, ctx: &mut Ctx<'_>) -> Option<Attribute> {
        let cards = &mut self.attributes;
        if !cards.stock.pile.is_empty() {
            return Some(cards.stock.pile.draw(ctx.chance()));
        }
        let n_cards = cards.n_revolution_pile();
        if n_cards == self.setup.revolution_pile_cards + 1 {
            ctx.tell_all(|| Event::DiscRemoved { n_cards });
        }
        let draw = ctx.chance().below(u32::from(n_cards));
        draw.checked_sub(1).map(|nth| cards.revolution_pile.take_nth(nth))
    }

    pub(crate) fn take_treachery(&mut self, card: TreacheryCard, ctx: &mut Ctx<'_>) {
        let seat = self.turn.seat;
        let slot = self.treachery.display.iter_mut().find(|slot| **slot == Some(card));
        *slot.expect("a card on the display") = None;
        self.treachery.stock.take_openly(seat, card);
        ctx.tell_all(|| Event::TreacheryTaken { seat, card });
        self.turn.treachery_draws -= 1;
        self.after_draw(ctx);
    }

    pub(crate) fn draw_treachery(&mut self, ctx: &mut Ctx<'_>) {
        let seat = self.turn.seat;
        let card = self.next_treachery(ctx);
        self.treachery.stock.take_unseen(seat, card);
        ctx.tell(Seats::one(seat), || Event::TreacheryDrawn { seat, card });
        ctx.tell_others(Seats::one(seat), || Event::TreacheryDrawnUnseen { seat });
        self.turn.treachery_draws -= 1;
        self.after_draw(ctx);
    }

    /// The next face-down treachery card; the discards are shuffled when the pile has run out (5.6).
    pub(crate) fn next_treachery(&mut self, ctx: &mut Ctx<'_>) -> TreacheryCard {
        if self.treachery.stock.pile.is_empty() {
            let shown = self.treachery.face_up();
            let stock = &mut self.treachery.stock;
            stock.remember_held(&crate::state::treachery_deck(), &shown);
            stock.pile = stock.collect_discards();
            let n_cards = stock.pile.len();
            ctx.tell_all(|| Event::TreacheryReshuffled { n_cards });
        }
        self.treachery.stock.pile.draw(ctx.chance())
    }

    fn after_draw(&mut self, ctx: &mut Ctx<'_>) {
        if self.turn.attribute_draws + self.turn.treachery_draws > 0 {
            return;
        }
        match self.turn.mode {
            Mode::Treachery => self.phase = Phase::Plot,
            // R6, where the house rule forbids to create in a first turn.
            _ if self.first_turn_draws().is_some() && !self.setup.first_turn_create => self.end_turn(ctx),
            _ => self.phase = Phase::Create,
        }
    }
}
