//! Choosing the turn (5.3).

use crate::rules::table::*;

/// 5.3: the choice of the turn is final.
#[test]
fn two_kinds_of_turn() {
    let table = Table::new(2).nobles(R, "gb.scotland.baron").treachery(B, "AX").hand(B, "GO").creates(B);
    let play = table.play();
    assert_eq!(play.refused(strike("gb.scotland.baron", "AX")), "no_treachery_in_this_turn");
    assert!(play.offers(create("fr.brittany.baron")));
}
