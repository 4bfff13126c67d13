//! The guess: rivals' cards, what they spied, and their orders in an open window.

use engine::{Chance, Seat};

use super::{Cards, Drafts, N_FIELDS, N_TOKENS, Phase};

pub(super) fn determinize(state: &mut Drafts, observer: Seat, chance: &mut dyn Chance) {
    guess_cards(state, observer, chance);
    for rival in rivals(state, observer) {
        guess_spied(state, rival, chance);
        if state.phase == Phase::Window {
            guess_order(state, rival, chance);
        }
    }
}

fn rivals(state: &Drafts, observer: Seat) -> impl Iterator<Item = Seat> + use<> {
    state.places.seats().filter(move |&seat| seat != observer)
}

/// Cards are dealt anew, but for the observer's own, the one it spied, and at the end the buried ones.
fn guess_cards(state: &mut Drafts, observer: Seat, chance: &mut dyn Chance) {
    let truth = state.places;
    let is_over = state.phase == Phase::Over;
    let fixed = |seat: Seat| {
        let shown = if is_over { truth[seat].buried } else { Cards::default() };
        truth[seat].owned().common(truth[observer].known).union(shown)
    };
    let mut free = Cards::ALL.minus(truth[observer].owned());
    for rival in rivals(state, observer) {
        free = free.minus(fixed(rival));
    }
    for rival in rivals(state, observer) {
        let mut owned = fixed(rival);
        while owned.len() < truth[rival].owned().len() {
            let card = free.random(chance);
            free.remove(card);
            owned.insert(card);
        }
        let place = &mut state.places[rival];
        if !is_over {
            place.buried = some_of(owned, truth[rival].buried.len(), chance);
        }
        place.hand = owned.minus(place.buried);
    }
}

fn some_of(mut cards: Cards, n_cards: usize, chance: &mut dyn Chance) -> Cards {
    let all = cards;
    for _ in 0..n_cards {
        cards.remove(cards.random(chance));
    }
    all.minus(cards)
}

/// That a rival spied is public, the card is not.
fn guess_spied(state: &mut Drafts, rival: Seat, chance: &mut dyn Chance) {
    if let Some(target) = state.places[rival].spied {
        state.places[rival].known = Cards::one(state.places[target].owned().random(chance));
    }
}

/// A rival who is ready has some whole order; how far the others are nobody knows.
fn guess_order(state: &mut Drafts, rival: Seat, chance: &mut dyn Chance) {
    let place = &mut state.places[rival];
    place.order = [0; N_FIELDS];
    if place.ready {
        for _ in 0..N_TOKENS {
            place.order[chance.below(N_FIELDS as u32) as usize] += 1;
        }
    }
}
