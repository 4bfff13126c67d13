//! Piles and displays: dealing, drawing face down, sweeping, refilling (4, 5.4 to 5.6, 5.10, 5.11).

use arrayvec::ArrayVec;
use engine::Ctx;

use super::Bag;
use crate::data::{DISPLAY, TREACHERY_DISPLAY};
use crate::event::Event;
use crate::ids::{Attribute, TreacheryCard};
use crate::state::{HeadsOfState, treachery_deck};

/// The Revolution pile, both displays; the rest is the draw pile (4, 5.11).
pub(crate) fn deal_round(state: &mut HeadsOfState, ctx: &mut Ctx<'_, Event>) {
    let cards = &mut state.attributes;
    for _ in 0..state.setup.revolution_pile_cards {
        let card = cards.stock.pile.draw(ctx.chance());
        cards.revolution_pile.add(card);
    }
    for slot in &mut cards.display {
        *slot = Some(cards.stock.pile.draw(ctx.chance()));
    }
    let (century, draw_pile, display) = (state.century, cards.stock.pile.len(), cards.display);
    ctx.tell_all(|| Event::RoundBegan { century, draw_pile });
    ctx.tell_all(|| Event::DisplayDealt { attributes: display.into_iter().flatten().collect() });
    let shown = fill_treachery_display(state, ctx);
    ctx.tell_all(|| Event::TreacheryDealt { cards: shown.to_vec() });
}

/// Takes up every attribute card that is in no hand (R25), and the face-up treachery cards.
pub(crate) fn collect(state: &mut HeadsOfState) {
    let deck = state.attribute_deck();
    let cards = &mut state.attributes;
    if state.setup.discards_visible {
        cards.stock.remember_held(&deck, &cards.face_up());
    }
    let discards = cards.stock.collect_discards();
    cards.stock.pile = cards.stock.pile.plus(&discards).plus(&cards.face_up()).plus(&cards.revolution_pile);
    cards.revolution_pile = Bag::EMPTY;
    cards.returned = Bag::EMPTY;
    cards.display = Default::default();
    for slot in &mut state.treachery.display {
        if let Some(card) = slot.take() {
            state.treachery.stock.discard.add(card);
        }
    }
}

/// The next face-down attribute card; nothing if it is the Revolution, which is equally likely to be each card of its
/// pile (5.5).
pub(crate) fn next_attribute(state: &mut HeadsOfState, ctx: &mut Ctx<'_, Event>) -> Option<Attribute> {
    let cards = &mut state.attributes;
    if !cards.stock.pile.is_empty() {
        return Some(cards.stock.pile.draw(ctx.chance()));
    }
    let n_cards = cards.n_revolution_pile();
    if n_cards == state.setup.revolution_pile_cards + 1 {
        ctx.tell_all(|| Event::DiscRemoved { n_cards });
    }
    let draw = ctx.chance().below(u32::from(n_cards));
    draw.checked_sub(1).map(|nth| cards.revolution_pile.take_nth(nth))
}

/// The next face-down treachery card; the discards are shuffled when the pile has run out (5.6).
pub(crate) fn next_treachery(state: &mut HeadsOfState, ctx: &mut Ctx<'_, Event>) -> TreacheryCard {
    if state.treachery.stock.pile.is_empty() {
        let shown = state.treachery.face_up();
        let stock = &mut state.treachery.stock;
        if state.setup.discards_visible {
            stock.remember_held(&treachery_deck(), &shown);
        }
        stock.pile = stock.collect_discards();
        let n_cards = stock.pile.len();
        ctx.tell_all(|| Event::TreacheryReshuffled { n_cards });
    }
    state.treachery.stock.pile.draw(ctx.chance())
}

/// The display is set aside and six new cards are dealt (5.4).
pub(crate) fn sweep(state: &mut HeadsOfState, ctx: &mut Ctx<'_, Event>) {
    let seat = state.turn.seat;
    let cards = &mut state.attributes;
    cards.swept = cards.display.iter().flatten().copied().collect();
    for slot in &mut cards.display {
        let card = cards.stock.pile.draw(ctx.chance());
        cards.returned.try_take(card);
        *slot = Some(card);
    }
    let (swept, display) = (cards.swept, cards.display);
    ctx.tell_all(|| Event::DisplaySwept { seat, attributes: swept.cards().collect() });
    ctx.tell_all(|| Event::DisplayDealt { attributes: display.into_iter().flatten().collect() });
}

/// Swept cards return before the display is refilled (R8).
pub(crate) fn return_swept(state: &mut HeadsOfState, ctx: &mut Ctx<'_, Event>) {
    let cards = &mut state.attributes;
    if cards.swept.is_empty() {
        return;
    }
    let swept = std::mem::take(&mut cards.swept);
    cards.stock.pile = cards.stock.pile.plus(&swept);
    cards.returned = cards.returned.plus(&swept);
    ctx.tell_all(|| Event::SweptReturned { n_cards: swept.len() });
}

/// Whether the display could be filled, or the Revolution came first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refill {
    Complete,
    Revolution,
}

pub(crate) fn refill_attributes(state: &mut HeadsOfState, ctx: &mut Ctx<'_, Event>) -> Refill {
    let mut shown = ArrayVec::<Attribute, DISPLAY>::new();
    let mut outcome = Refill::Complete;
    for slot in 0..DISPLAY {
        if state.attributes.display[slot].is_some() {
            continue;
        }
        let Some(card) = next_attribute(state, ctx) else {
            outcome = Refill::Revolution;
            break;
        };
        state.attributes.returned.try_take(card);
        state.attributes.display[slot] = Some(card);
        shown.push(card);
    }
    if !shown.is_empty() {
        ctx.tell_all(|| Event::DisplayRefilled { attributes: shown.to_vec() });
    }
    outcome
}

pub(crate) fn refill_treachery(state: &mut HeadsOfState, ctx: &mut Ctx<'_, Event>) {
    let shown = fill_treachery_display(state, ctx);
    if !shown.is_empty() {
        ctx.tell_all(|| Event::TreacheryRefilled { cards: shown.to_vec() });
    }
}

fn fill_treachery_display(
    state: &mut HeadsOfState,
    ctx: &mut Ctx<'_, Event>,
) -> ArrayVec<TreacheryCard, TREACHERY_DISPLAY> {
    let mut shown = ArrayVec::new();
    for slot in 0..TREACHERY_DISPLAY {
        if state.treachery.display[slot].is_none() {
            let card = next_treachery(state, ctx);
            state.treachery.display[slot] = Some(card);
            shown.push(card);
        }
    }
    shown
}
