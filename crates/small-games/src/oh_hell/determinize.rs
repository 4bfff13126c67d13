//! The guess: unseen cards dealt anew, so that nobody holds a suit it did not follow.

use engine::{Chance, Seat};

use super::{Cards, N_SEATS, OhHell, suit_of};

/// Three rivals and the stock nobody sees share the unseen cards.
struct Holder {
    cards: Cards,
    n_cards: usize,
    void_in: u8,
}

impl Holder {
    fn takes(&self, card: u8) -> bool {
        self.void_in >> suit_of(card) & 1 == 0
    }

    fn has_room(&self) -> bool {
        self.cards.len() < self.n_cards
    }
}

pub(super) fn determinize(state: &mut OhHell, observer: Seat, chance: &mut dyn Chance) {
    let rivals: Vec<Seat> = state.players.seats().filter(|&seat| seat != observer).collect();
    let mut seen = state.played.union(state.players[observer].hand);
    seen.insert(state.trump);
    let mut unseen: Vec<u8> = Cards::ALL.minus(seen).iter().collect();
    chance.shuffle(&mut unseen);
    let mut holders: Vec<Holder> = rivals.iter().map(|&rival| rival_of(state, rival)).collect();
    let n_dealt: usize = holders.iter().map(|holder| holder.n_cards).sum();
    let n_stock = unseen.len() - n_dealt;
    holders.push(Holder { cards: Cards::default(), n_cards: n_stock, void_in: 0 });
    for &card in &unseen {
        let given = give(&mut holders, card, [false; N_SEATS]);
        assert!(given, "the true deal fits, so some deal does");
    }
    for (holder, &rival) in holders.iter().zip(&rivals) {
        state.players[rival].hand = holder.cards;
    }
}

fn rival_of(state: &OhHell, rival: Seat) -> Holder {
    let player = &state.players[rival];
    Holder { cards: Cards::default(), n_cards: player.hand.len(), void_in: player.void_in }
}

/// Gives a card to the first who takes it and has room; failing that, to one who passes another card on.
fn give(holders: &mut [Holder], card: u8, mut asked: [bool; N_SEATS]) -> bool {
    let free = |holder: &Holder| holder.takes(card) && holder.has_room();
    if let Some(holder) = holders.iter_mut().find(|holder| free(holder)) {
        holder.cards.insert(card);
        return true;
    }
    for index in 0..holders.len() {
        if asked[index] || !holders[index].takes(card) {
            continue;
        }
        asked[index] = true;
        for passed in holders[index].cards.iter() {
            holders[index].cards.remove(passed);
            holders[index].cards.insert(card);
            if give(holders, passed, asked) {
                return true;
            }
            holders[index].cards.remove(card);
            holders[index].cards.insert(passed);
        }
    }
    false
}
