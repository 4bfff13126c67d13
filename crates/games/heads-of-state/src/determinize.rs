//! A guess at what an observer does not know. Reviewed together with `view`: both read the same knowledge.
//!
//! Unknown are the piles, the others' cards that were not seen to enter their hands, drafts, and all discards where they
//! are not visible (R22). The guess deals all unknown cards anew. It respects three things a card counter knows: which cards can be in a hand
//! since before the last shuffle, that swept cards are not in the Revolution pile, and that a plotter can pay for
//! what the duty to replace demands of him (5.9).

use arrayvec::ArrayVec;
use engine::{Chance, Seat};

use crate::board::is_sound;
use crate::cards::{Bag, Stock, paid_cards};
use crate::data::Space;
use crate::ids::{Attribute, Kind, Rank};
use crate::state::{HeadsOfState, Phase};

/// Random guesses tried before a sound one is built.
const TRIES: usize = 12;

pub(crate) fn determinize(table: &mut HeadsOfState, observer: Seat, chance: &mut dyn Chance) {
    let n_forgotten = forget_discards(table);
    let mut no_revolution = Bag::EMPTY;
    deal_unknown(&mut table.treachery.stock, observer, &mut no_revolution, &Bag::EMPTY, chance);
    for _ in 0..TRIES {
        let cards = &mut table.attributes;
        let returned = cards.returned.minus(&cards.stock.unknown(observer));
        deal_unknown(&mut cards.stock, observer, &mut cards.revolution_pile, &returned, chance);
        if duty_is_payable(table) {
            break;
        }
    }
    if !duty_is_payable(table) {
        make_duty_payable(table, observer);
    }
    for seat in table.seats().filter(|&seat| seat != observer) {
        guess_draft(table, seat, chance);
    }
    guess_discards(table, n_forgotten, chance);
}

/// Where discards are not visible nobody has a list of them (R22): they are as unknown as the piles, into which they go
/// while the guess is made. Says how many attribute and treachery cards they are.
fn forget_discards(table: &mut HeadsOfState) -> (u8, u8) {
    if table.setup.discards_visible {
        return (0, 0);
    }
    (forget_discards_of(&mut table.attributes.stock), forget_discards_of(&mut table.treachery.stock))
}

fn forget_discards_of<K: Kind>(stock: &mut Stock<K>) -> u8 {
    let discards = stock.collect_discards();
    stock.pile = stock.pile.plus(&discards);
    discards.len()
}

fn guess_discards(table: &mut HeadsOfState, (attributes, treachery): (u8, u8), chance: &mut dyn Chance) {
    let (stock, other) = (&mut table.attributes.stock, &mut table.treachery.stock);
    stock.discard = stock.discard.plus(&deal(attributes, &mut stock.pile, chance));
    other.discard = other.discard.plus(&deal(treachery, &mut other.pile, chance));
}

/// Takes back what others have chosen to discard but not shown.
pub(crate) fn reopen_sealed(table: &mut HeadsOfState, observer: Seat) {
    for seat in table.seats().filter(|&seat| seat != observer) {
        table.ready.remove(seat);
        table.attributes.stock.drafts[seat] = Bag::EMPTY;
        table.treachery.stock.drafts[seat] = Bag::EMPTY;
    }
}

/// Collects all cards of a deck that the observer cannot place, and deals them to the same places.
fn deal_unknown<K: Kind>(
    stock: &mut Stock<K>,
    observer: Seat,
    revolution_pile: &mut Bag<K>,
    returned: &Bag<K>,
    chance: &mut dyn Chance,
) {
    let others = || stock.hands.seats().filter(|&seat| seat != observer);
    let sizes: ArrayVec<(Seat, u8), { engine::MAX_SEATS }> =
        others().map(|seat| (seat, stock.n_unknown(seat))).collect();
    let n_revolution = revolution_pile.len();
    let mut pool = stock.pile.plus(revolution_pile);
    for seat in others() {
        pool = pool.plus(&stock.unknown(seat));
    }
    let mut held = stock.held_pool.common(&pool);
    for &(seat, ..) in &sizes {
        let cards = deal_preferring(&mut held, stock.held[seat], &mut pool, chance);
        stock.hands[seat] = stock.known[seat].plus(&cards);
    }
    let mut not_returned = pool.minus(returned);
    *revolution_pile = deal_preferring(&mut not_returned, n_revolution, &mut pool, chance);
    for &(seat, n_unknown) in &sizes {
        let cards = deal(n_unknown - stock.held[seat], &mut pool, chance);
        stock.hands[seat] = stock.hands[seat].plus(&cards);
    }
    stock.pile = pool;
}

fn deal<K: Kind>(n_cards: u8, pool: &mut Bag<K>, chance: &mut dyn Chance) -> Bag<K> {
    (0..n_cards).map(|_| pool.draw(chance)).collect()
}

/// Deals cards from the preferred part of the pool first, then from the rest.
fn deal_preferring<K: Kind>(
    preferred: &mut Bag<K>,
    n_cards: u8,
    pool: &mut Bag<K>,
    chance: &mut dyn Chance,
) -> Bag<K> {
    let n_preferred = n_cards.min(preferred.len());
    let cards = deal(n_preferred, preferred, chance);
    *pool = pool.minus(&cards);
    cards.plus(&deal(n_cards - n_preferred, pool, chance))
}

fn duty_is_payable(table: &HeadsOfState) -> bool {
    let hand = &table.attributes.stock.hands[table.turn.seat];
    table.phase != Phase::Plot || is_sound(hand, table.turn.vacated, table.setup.courtesan_free)
}

/// Exchanges unknown cards of the plotter for such that pay. There is a way, because the true hand is one.
fn make_duty_payable(table: &mut HeadsOfState, observer: Seat) {
    let seat = table.turn.seat;
    let stock = &table.attributes.stock;
    let mut elsewhere = stock.pile.plus(&table.attributes.revolution_pile);
    for other in table.seats().filter(|&other| other != observer && other != seat) {
        elsewhere = elsewhere.plus(&stock.unknown(other));
    }
    let vacated = table.turn.vacated;
    let wanted = vacated.iter().find_map(|skipped| {
        let ranks: ArrayVec<Rank, 31> = (vacated - skipped).iter().map(Space::rank).collect();
        let supply = Supply {
            known: stock.known[seat],
            unknown: stock.unknown(seat).plus(&elsewhere),
            n_unknown: stock.n_unknown(seat),
        };
        supply.cards_that_pay(&ranks)
    });
    if let Some(wanted) = wanted {
        exchange(table, observer, &wanted);
    }
}

/// What a plotter's hand can be made of.
#[derive(Clone, Copy)]
struct Supply {
    known: Bag<Attribute>,
    unknown: Bag<Attribute>,
    n_unknown: u8,
}

impl Supply {
    /// Unknown cards that, with the known ones, pay for all these ranks.
    fn cards_that_pay(self, ranks: &[Rank]) -> Option<Bag<Attribute>> {
        let Some((&rank, rest)) = ranks.split_first() else { return Some(Bag::EMPTY) };
        let courtesans = rank.set().iter().filter(|_| rank.takes_courtesan()).copied().map(Some);
        std::iter::once(None).chain(courtesans).find_map(|courtesan_for| {
            let (left, used) = self.pay(rank, courtesan_for)?;
            Some(left.cards_that_pay(rest)?.plus(&used))
        })
    }

    /// Pays one set, known cards first; tells what unknown cards it took.
    fn pay(mut self, rank: Rank, courtesan_for: Option<Attribute>) -> Option<(Self, Bag<Attribute>)> {
        let mut used = Bag::EMPTY;
        for card in paid_cards(rank, courtesan_for) {
            if self.known.try_take(card) {
                continue;
            }
            if self.n_unknown == 0 || !self.unknown.try_take(card) {
                return None;
            }
            self.n_unknown -= 1;
            used.add(card);
        }
        Some((self, used))
    }
}

/// Brings the wanted cards into the plotter's unknown cards, each against one that is not wanted.
fn exchange(table: &mut HeadsOfState, observer: Seat, wanted: &Bag<Attribute>) {
    let seat = table.turn.seat;
    let unknown = table.attributes.stock.unknown(seat);
    let missing = wanted.minus(&unknown);
    let spare = unknown.minus(wanted);
    for (card, given) in missing.cards().zip(spare.cards()) {
        let place = unknown_place(table, observer, card);
        place.take(card);
        place.add(given);
        table.attributes.stock.hands[seat].take(given);
        table.attributes.stock.hands[seat].add(card);
    }
}

/// Some place outside the plotter's hand where the guess put such a card.
fn unknown_place(table: &mut HeadsOfState, observer: Seat, card: Attribute) -> &mut Bag<Attribute> {
    let (plotter, cards) = (table.turn.seat, &mut table.attributes);
    if cards.stock.pile[card] > 0 {
        return &mut cards.stock.pile;
    }
    let mut others = cards.stock.hands.seats().filter(|&seat| seat != plotter && seat != observer);
    match others.find(|&seat| cards.stock.unknown(seat)[card] > 0) {
        Some(seat) => &mut cards.stock.hands[seat],
        None => &mut cards.revolution_pile,
    }
}

/// A ready rival has chosen something; what an undecided one has picked so far is not guessed.
fn guess_draft(table: &mut HeadsOfState, seat: Seat, chance: &mut dyn Chance) {
    let (attributes, treachery) = if table.ready.contains(seat) { table.surplus(seat) } else { (0, 0) };
    let mut hand = table.attributes.stock.hands[seat];
    table.attributes.stock.drafts[seat] = deal(attributes, &mut hand, chance);
    let mut hand = table.treachery.stock.hands[seat];
    table.treachery.stock.drafts[seat] = deal(treachery, &mut hand, chance);
}
