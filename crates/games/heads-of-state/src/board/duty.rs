//! The duty to replace all but one of the nobles killed in a turn (5.9).

use arrayvec::ArrayVec;
use enumset::EnumSet;

use crate::cards::{Bag, after_payment, payments};
use crate::data::Space;
use crate::ids::{Attribute, Rank};
use crate::setup::CourtesanFree;

/// Ranks of spaces that wait for a replacement.
type Ranks = ArrayVec<Rank, { Space::ALL.len() }>;

/// Whether all but one of the spaces can be refilled from the hand together.
pub fn is_sound(hand: &Bag<Attribute>, vacated: EnumSet<Space>, courtesan: CourtesanFree) -> bool {
    if vacated.len() <= 1 {
        return true;
    }
    vacated.iter().any(|skipped| {
        let ranks: Ranks = (vacated - skipped).iter().map(Space::rank).collect();
        is_payable(hand, &ranks, courtesan)
    })
}

/// Whether nobles of all these ranks can be paid together, no card twice.
fn is_payable(hand: &Bag<Attribute>, ranks: &[Rank], courtesan: CourtesanFree) -> bool {
    match courtesan {
        CourtesanFree::Yes => ranks.split_first().is_none_or(|(&first, rest)| {
            payments(hand, first, courtesan)
                .into_iter()
                .any(|payment| is_payable(&after_payment(*hand, first, payment), rest, courtesan))
        }),
        CourtesanFree::OnlyIfMissing => is_payable_in_some_order(hand, ranks),
    }
}

/// Where a Courtesan stands only for what is missing at that moment, the order of payments matters (R10).
fn is_payable_in_some_order(hand: &Bag<Attribute>, ranks: &[Rank]) -> bool {
    let courtesan = CourtesanFree::OnlyIfMissing;
    ranks.is_empty()
        || (0..ranks.len()).any(|index| {
            let mut rest: Ranks = ranks.iter().copied().collect();
            let rank = rest.remove(index);
            payments(hand, rank, courtesan)
                .into_iter()
                .any(|payment| is_payable_in_some_order(&after_payment(*hand, rank, payment), &rest))
        })
}
