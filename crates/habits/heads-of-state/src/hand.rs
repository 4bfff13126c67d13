//! What a hand of cards is good for: the sets nearest to completion, and what their nobles would bring.

use std::sync::LazyLock;

use heads_of_state::data::{ROUND_LIMITS, attribute_cards};
use heads_of_state::{Attribute, Bag, Rank, TreacheryCard};

/// How likely a missing card is to come in time: a little for any card, and more for those of which there are many.
const CHANCE_OF_A_CARD: f32 = 0.58;
const CHANCE_BY_FREQUENCY: f32 = 1.8;
/// A complete set is worth a little less than the noble it makes: a bird in the hand.
const READY: f32 = 0.95;
/// Later sets of the same hand come later.
const SETS: [f32; 3] = [1.0, 0.9, 0.8];
/// A card in no set, and a Courtesan, who fits into most.
const SPARE_CARD: f32 = 0.35;
const SPARE_COURTESAN: f32 = 0.9;
/// Cards that a turn adds to a plan.
const CARDS_A_TURN: f32 = 3.0;
/// A card that will have to go when the round ends.
const TRIMMED: f32 = 0.8;
/// Treachery cards by kind; each further one in the hand is worth less.
const ASSASSIN: f32 = 1.5;
const ONE_COUNTRY: f32 = 1.2;
const TWO_COUNTRIES: f32 = 1.5;
const SURFEIT: f32 = 0.12;

const N_RANKS: usize = Rank::ALL.len();
const COURTESAN: u16 = 1 << Attribute::Courtesan as u16;
/// Sets of the eight attributes, the Courtesan aside.
const N_MASKS: usize = 1 << 8;

/// What a seat may make of its cards.
pub(super) struct Prospect {
    /// By rank, what the best and the second-best noble would bring.
    worth: [[f32; 2]; N_RANKS],
    turns: f32,
    turns_in_round: f32,
    odds: &'static Odds,
}

impl Prospect {
    pub fn new(n_seats: usize, turns: f32, turns_in_round: f32) -> Self {
        Self { worth: [[0.0; 2]; N_RANKS], turns, turns_in_round, odds: &ODDS[n_seats - 2] }
    }

    /// Notes a noble that the seat could create.
    pub fn consider(&mut self, rank: Rank, gain: f32) {
        let worth = &mut self.worth[rank as usize];
        if gain > worth[0] {
            *worth = [gain, worth[0]];
        } else if gain > worth[1] {
            worth[1] = gain;
        }
    }

    /// What the attribute cards should bring.
    pub fn attributes(&self, hand: &Bag<Attribute>) -> f32 {
        let (mut rest, mut held) = (*hand, hand.mask());
        let (mut used, mut total, mut n_rest) = ([0; N_RANKS], 0.0, hand.len());
        for weight in SETS {
            let (rank, worth) = self.best_set(held, &used);
            if worth <= 0.0 {
                break;
            }
            total += weight * worth;
            used[rank as usize] += 1;
            n_rest -= take_set(&mut rest, &mut held, rank);
        }
        let courtesans = rest[Attribute::Courtesan];
        let spare = SPARE_CARD * f32::from(n_rest - courtesans) + SPARE_COURTESAN * f32::from(courtesans);
        total + spare * (self.turns / 2.0).min(1.0) - self.trimmed(hand)
    }

    /// What the treachery cards should bring.
    pub fn treachery(&self, hand: &Bag<TreacheryCard>) -> f32 {
        let cards: f32 = hand.kinds().map(|card| f32::from(hand[card]) * card_worth(card)).sum();
        let surfeit = SURFEIT * f32::from(hand.len().saturating_sub(1));
        cards * (1.0 - surfeit) * (self.turns / 1.5).min(1.0)
    }

    fn best_set(&self, held: u16, used: &[usize; N_RANKS]) -> (Rank, f32) {
        let has_courtesan = held & COURTESAN != 0;
        let mut best = (Rank::Baron, 0.0);
        for &rank in Rank::ALL.iter().rev() {
            let worth = self.worth[rank as usize].get(used[rank as usize]).copied().unwrap_or(0.0);
            if worth * READY <= best.1 {
                continue;
            }
            let missing = usize::from(rank.set_mask() & !held);
            let helps = has_courtesan && rank.takes_courtesan() && missing > 0;
            let odds = if helps { self.odds.but_one[missing] } else { self.odds.all[missing] };
            let n_missing = missing.count_ones() - u32::from(helps);
            let worth = worth * READY * odds * self.in_time(n_missing);
            if worth > best.1 {
                best = (rank, worth);
            }
        }
        best
    }

    /// Whether there are turns enough to draw so many cards and to use them.
    fn in_time(&self, n_missing: u32) -> f32 {
        ((self.turns + 0.6 - n_missing as f32 / CARDS_A_TURN) / 1.5).clamp(0.0, 1.0)
    }

    /// What cards above the round's limit lose by the end of the round being near.
    fn trimmed(&self, hand: &Bag<Attribute>) -> f32 {
        let surplus = hand.len().saturating_sub(ROUND_LIMITS.0);
        if surplus == 0 { 0.0 } else { TRIMMED * f32::from(surplus) * (-self.turns_in_round).exp() }
    }
}

/// Takes what there is of a set, and a Courtesan for a missing card; tells how many cards that were.
fn take_set(hand: &mut Bag<Attribute>, held: &mut u16, rank: Rank) -> u8 {
    let mut taken = rank.set_mask() & *held;
    if taken != rank.set_mask() && rank.takes_courtesan() {
        taken |= COURTESAN & *held;
    }
    let mut left = taken;
    while left != 0 {
        let card = Attribute::ALL[left.trailing_zeros() as usize];
        left &= left - 1;
        hand.take(card);
        if hand[card] == 0 {
            *held &= !(1 << card as u16);
        }
    }
    taken.count_ones() as u8
}

/// What a treachery card is worth by its kind.
pub(super) fn card_worth(card: TreacheryCard) -> f32 {
    match card.countries().len() {
        0 => ASSASSIN,
        1 => ONE_COUNTRY,
        _ => TWO_COUNTRIES,
    }
}

/// How likely all cards of a set of missing ones are to come, or all but the rarest.
struct Odds {
    all: [f32; N_MASKS],
    but_one: [f32; N_MASKS],
}

/// By number of seats, 2 to 5.
static ODDS: LazyLock<[Odds; 4]> = LazyLock::new(|| [2, 3, 4, 5].map(Odds::new));

impl Odds {
    fn new(n_seats: usize) -> Self {
        let deck: f32 = Attribute::ALL.iter().map(|&card| f32::from(attribute_cards(card, n_seats))).sum();
        let chance = |card: Attribute| {
            CHANCE_OF_A_CARD + CHANCE_BY_FREQUENCY * f32::from(attribute_cards(card, n_seats)) / deck
        };
        let mut odds = Self { all: [1.0; N_MASKS], but_one: [1.0; N_MASKS] };
        for mask in 1..N_MASKS {
            let missing = || Attribute::ALL.iter().filter(|&&card| mask & (1 << card as usize) != 0);
            let rarest = missing().map(|&card| chance(card)).fold(1.0, f32::min);
            odds.all[mask] = missing().map(|&card| chance(card)).product();
            odds.but_one[mask] = odds.all[mask] / rarest;
        }
        odds
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Attribute::*;

    fn hand(cards: &[Attribute]) -> Bag<Attribute> {
        cards.iter().copied().collect()
    }

    fn prospect(turns: f32) -> Prospect {
        let mut prospect = Prospect::new(4, turns, 5.0);
        prospect.consider(Rank::Earl, 6.0);
        prospect.consider(Rank::King, 20.0);
        prospect
    }

    #[test]
    fn a_card_that_completes_a_set_is_worth_more_than_one_that_does_not() {
        let (prospect, held) = (prospect(8.0), hand(&[Title, Troops]));
        let with = |card| {
            let mut hand = held;
            hand.add(card);
            prospect.attributes(&hand)
        };
        assert!(with(Castle) > with(Title) + 0.5);
        assert!(with(Courtesan) > with(Title) + 0.5);
    }

    #[test]
    fn a_courtesan_makes_no_king() {
        let seven = [Gold, Title, Troops, Castle, Duelling, Education, Bishop];
        let (mut crowned, mut charmed) = (hand(&seven), hand(&seven));
        crowned.add(Palace);
        charmed.add(Courtesan);
        assert!(prospect(8.0).attributes(&crowned) > prospect(8.0).attributes(&charmed) + 3.0);
    }

    #[test]
    fn what_cannot_be_finished_is_worth_nothing() {
        let far = hand(&[Gold, Bishop, Palace]);
        assert!(prospect(0.0).attributes(&far) < 0.1);
        assert!(prospect(8.0).attributes(&far) > 1.0);
    }
}
