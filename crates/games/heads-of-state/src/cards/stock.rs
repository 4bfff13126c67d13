//! The cards of one deck: hands, pile, discards, and what the table knows of the hands (chapter 8).

use engine::{PerSeat, Seat};
use serde::{Deserialize, Serialize};

use super::Bag;
use crate::ids::Kind;

/// Where the cards of one deck are that both decks keep in the same way. Displays are kept beside it.
///
/// The pile is a bag: nobody has looked into it. What everybody knows of a hand is state: `known` are cards seen to
/// enter it. Whoever counts cards knows more: cards in a hand since before the last shuffle can only be such that
/// nobody saw elsewhere at that moment. `held` and `held_pool` remember that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Stock<K: Kind> {
    pub hands: PerSeat<Bag<K>>,
    /// Part of each hand: cards that everybody has seen it take and not seen it lose.
    pub known: PerSeat<Bag<K>>,
    /// Part of each hand: chosen to be discarded, not yet shown.
    pub drafts: PerSeat<Bag<K>>,
    pub pile: Bag<K>,
    /// Discards that everybody has seen.
    pub discard: Bag<K>,
    /// Discards that only their owner has seen (R22).
    pub unseen_discards: PerSeat<Bag<K>>,
    /// How many unknown cards of each hand were there before the last shuffle.
    pub held: PerSeat<u8>,
    /// What those can be.
    pub held_pool: Bag<K>,
}

impl<K: Kind> Stock<K> {
    pub fn new(n_seats: usize, pile: Bag<K>) -> Self {
        let empty = PerSeat::filled(n_seats, Bag::EMPTY);
        Self {
            hands: empty,
            known: empty,
            drafts: empty,
            pile,
            discard: Bag::EMPTY,
            unseen_discards: empty,
            held: PerSeat::new(n_seats),
            held_pool: Bag::EMPTY,
        }
    }

    /// A card taken in the open.
    pub fn take_openly(&mut self, seat: Seat, card: K) {
        self.hands[seat].add(card);
        self.known[seat].add(card);
    }

    /// A card drawn unseen by the others.
    pub fn take_unseen(&mut self, seat: Seat, card: K) {
        self.hands[seat].add(card);
    }

    /// A card played, paid or discarded in the open. Says whether it was not known before.
    pub fn spend(&mut self, seat: Seat, card: K) -> Revealed {
        self.hands[seat].take(card);
        self.discard.add(card);
        if self.known[seat].try_take(card) {
            return Revealed::Known;
        }
        self.forget_held(seat, card);
        Revealed::New
    }

    /// An unknown card came to light. Unless it is certain to be new, it may be one from before the shuffle; what is
    /// left must never rule out the truth.
    fn forget_held(&mut self, seat: Seat, card: K) {
        if self.held[seat] == 0 || self.held_pool[card] == 0 {
            return;
        }
        let all_were_held = self.held[seat] > self.n_unknown(seat);
        self.held_pool[card] -= u8::from(all_were_held);
        self.held[seat] -= 1;
    }

    /// Cards discarded so that only their owner sees them. Of each kind that many fewer are certain to be left.
    pub fn discard_unseen(&mut self, seat: Seat, cards: &Bag<K>) {
        let n_cards = cards.len();
        if n_cards == 0 {
            return;
        }
        self.hands[seat] = self.hands[seat].minus(cards);
        self.unseen_discards[seat] = self.unseen_discards[seat].plus(cards);
        self.known[seat] = self.known[seat].minus(&Bag::from_fn(|_| n_cards));
        self.held[seat] = 0;
    }

    /// Cards of a hand that are not chosen to be discarded.
    pub fn not_drafted(&self, seat: Seat) -> Bag<K> {
        self.hands[seat].minus(&self.drafts[seat])
    }

    /// Cards of a hand that the others do not know.
    pub fn unknown(&self, seat: Seat) -> Bag<K> {
        self.hands[seat].minus(&self.known[seat])
    }

    pub fn n_unknown(&self, seat: Seat) -> u8 {
        self.hands[seat].len() - self.known[seat].len()
    }

    pub fn n_discards(&self) -> u8 {
        self.discard.len() + self.unseen_discards.values().map(Bag::len).sum::<u8>()
    }

    /// All discards leave the two piles and are handed back.
    pub fn collect_discards(&mut self) -> Bag<K> {
        let unseen = self.unseen_discards.values().fold(Bag::EMPTY, |sum, bag| sum.plus(bag));
        let collected = self.discard.plus(&unseen);
        self.discard = Bag::EMPTY;
        self.unseen_discards = PerSeat::filled(self.hands.n_seats(), Bag::EMPTY);
        collected
    }

    /// Before a shuffle: what nobody sees now is all that unknown cards in hands can be.
    pub fn remember_held(&mut self, whole_deck: &Bag<K>, open_elsewhere: &Bag<K>) {
        let known = self.known.values().fold(Bag::EMPTY, |sum, bag| sum.plus(bag));
        self.held_pool = whole_deck.minus(&known).minus(&self.discard).minus(open_elsewhere);
        for seat in self.hands.seats() {
            self.held[seat] = self.n_unknown(seat);
        }
    }

    /// Everything kept here, for counting.
    pub fn all(&self) -> Bag<K> {
        let bags = self.hands.values().chain(self.unseen_discards.values());
        bags.fold(self.pile.plus(&self.discard), |sum, bag| sum.plus(bag))
    }

    /// What must hold within the stock; the words name the deck's part.
    pub fn check(&self) -> Result<(), String> {
        for (seat, hand) in self.hands.iter() {
            if !hand.contains(&self.known[seat]) {
                return Err(format!("{seat:?} is known to have cards that are not in the hand"));
            }
            if !hand.contains(&self.drafts[seat]) {
                return Err(format!("{seat:?} discards cards that are not in the hand"));
            }
            if self.held[seat] > self.n_unknown(seat) {
                return Err(format!(
                    "{seat:?} holds more cards since the last shuffle than it has unknown ones"
                ));
            }
        }
        Ok(())
    }
}

/// Whether a card that came to light was known before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Revealed {
    Known,
    New,
}
