//! Treachery cards (3.8).

use heads_of_state::data::*;
use heads_of_state::*;

/// 3.8: seven cards can strike in each country.
#[test]
fn treachery_cards() {
    for &country in Country::ALL {
        let cards = TreacheryCard::ALL.iter().filter(|card| card.countries().contains(&country));
        assert_eq!(cards.map(|&card| TREACHERY_DECK[card as usize]).sum::<u8>(), 7);
    }
}
