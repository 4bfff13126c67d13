//! What a noble costs (3.6, 5.7).

use arrayvec::ArrayVec;

use super::Bag;
use crate::ids::{Attribute, Rank};
use crate::setup::CourtesanFree;

/// The ways to pay for a noble: each the card that a Courtesan replaces, or none.
pub type Payments = ArrayVec<Option<Attribute>, 7>;

/// All payments that a hand can make for a rank. Each card of a set is needed once.
pub fn payments(hand: &Bag<Attribute>, rank: Rank, courtesan: CourtesanFree) -> Payments {
    payments_of_mask(hand.mask(), rank, courtesan)
}

/// The same for the kinds of card that a hand has, as a bit mask.
pub(crate) fn payments_of_mask(held: u16, rank: Rank, courtesan: CourtesanFree) -> Payments {
    let mut payments = Payments::new();
    let missing = rank.set_mask() & !held;
    if missing == 0 {
        payments.push(None);
    }
    let has_courtesan = held & (1 << Attribute::Courtesan as u16) != 0;
    if !has_courtesan || !rank.takes_courtesan() {
        return payments;
    }
    if missing.is_power_of_two() {
        payments.push(Some(Attribute::ALL[missing.trailing_zeros() as usize]));
    } else if missing == 0 && courtesan == CourtesanFree::Yes {
        // She may stand for a card that is held, too (R10).
        payments.extend(rank.set().iter().copied().map(Some));
    }
    payments
}

/// The very cards of a payment.
pub fn paid_cards(rank: Rank, courtesan_for: Option<Attribute>) -> impl Iterator<Item = Attribute> + Clone {
    rank.set().iter().map(move |&card| if Some(card) == courtesan_for { Attribute::Courtesan } else { card })
}

/// What a hand is after a payment that it can make.
pub fn after_payment(
    mut hand: Bag<Attribute>,
    rank: Rank,
    courtesan_for: Option<Attribute>,
) -> Bag<Attribute> {
    paid_cards(rank, courtesan_for).for_each(|card| hand.take(card));
    hand
}
