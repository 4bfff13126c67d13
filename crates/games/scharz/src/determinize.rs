//! What a seat does not know: the others' clicks in the step that is open, and proposals between others (8).
//! Reviewed together with `view`.

use engine::{List, Seat};

use crate::ids::{Giver, Proposal};
use crate::phases::Phase;
use crate::state::{Draft, Offer, Scharz};

/// Rivals are taken to have clicked nothing yet; what they are ready with is unknown and counts as nothing.
pub fn determinize(state: &mut Scharz, observer: Seat) {
    for seat in state.world.players.seats().filter(|&seat| seat != observer) {
        state.drafts[seat] = Draft::default();
        hide_offers(state, seat, observer);
    }
    fill_answers(state, observer);
}

/// Keeps only proposals to the observer, at their places in the list.
fn hide_offers(state: &mut Scharz, seat: Seat, observer: Seat) {
    let mut known: List<Offer, 3> = List::default();
    for offer in state.offers[seat].iter().filter(|offer| offer.target == observer) {
        known.push(*offer);
    }
    state.offers[seat] = known;
}

/// Whoever is asked for an answer has been asked something; a bare tribute stands for what nobody else saw.
fn fill_answers(state: &mut Scharz, observer: Seat) {
    if state.phase != Phase::Answer {
        return;
    }
    for seat in state.pending.iter().filter(|&seat| seat != observer) {
        let is_asked = state.offers.values().any(|offers| offers.iter().any(|offer| offer.target == seat));
        let asker = state
            .world
            .order()
            .find(|&other| other != seat && other != observer && !state.offers[other].is_full());
        if let Some(asker) = asker.filter(|_| !is_asked) {
            let (proposal, giver) = (Proposal::Tribute, Giver::Partner);
            state.offers[asker].push(Offer { proposal, target: seat, giver, gold: 2, ..Offer::default() });
        }
    }
}

/// A search decides the sealed choices of the others anew.
pub fn reopen_sealed(state: &mut Scharz, observer: Seat) {
    let others = state.ready.without(observer);
    for seat in state.world.players.seats().filter(|&seat| seat != observer) {
        state.drafts[seat] = Draft::default();
    }
    state.pending = state.pending.union(others);
    state.ready = state.ready.minus(others);
}
