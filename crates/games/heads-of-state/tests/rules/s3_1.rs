//! About this edition (3.1): what sources give stands here as they give it.

use heads_of_state::data::*;
use heads_of_state::*;

/// 3.1: what the page does not mark with a circle is printed.
#[test]
fn printed_values() {
    let [britain, france, german_states, spain] = COUNTRY_MARKERS;
    assert_eq!((france, britain[0]), ([7, 6], 4));
    assert!(german_states[0] > german_states[1] && spain[0] > spain[1]);
    assert_eq!(ROUND_END_MARKERS, [[8, 3], [10, 2], [6, 5], [7, 4]]);
    assert_eq!(Rank::Earl.set(), [Attribute::Title, Attribute::Troops, Attribute::Castle]);
    assert_eq!((Rank::Baron.set(), Rank::King.set().len()), (&[Attribute::Gold][..], 8));
    let with_prince = |sector: &Sector| Space::of(*sector, Rank::King).and(Space::of(*sector, Rank::Prince));
    let capitals = Sector::ALL.iter().filter(|sector| with_prince(sector).is_some());
    assert!(capitals.map(|sector| sector.hexagon()).eq([7, 7, 7]));
}
