//! The duty to replace (5.9).

use heads_of_state::*;

use crate::rules::table::*;

/// 5.9: the algorithm on its own.
#[test]
fn sound_positions() {
    let sound = |hand: &str, spaces: &[&str]| {
        let hand = attributes(hand).into_iter().collect();
        is_sound(&hand, spaces.iter().map(|id| space(id)).collect(), CourtesanFree::Yes)
    };
    let (baron, count, other_count) = ("gb.scotland.baron", "gb.ireland.count", "fr.provence.count");
    assert!(sound("", &[]) && sound("", &[baron]));
    assert!(!sound("", &[baron, count]) && sound("GO", &[baron, count]) && sound("TI,DU", &[baron, count]));
    assert!(!sound("TI,DU", &[baron, count, other_count]));
    assert!(sound("GO,TI,DU", &[baron, count, other_count]));
    assert!(sound("TI,CO,DU,CO", &[count, other_count, "de.bavaria.count"]));
    assert!(!sound("TI,CO,CO", &[count, other_count, "de.bavaria.count"]));
    assert!(!sound("CO", &[baron, "fr.brittany.baron"]));
}

/// 5.9: a replacement that would make the rest unpayable.
#[test]
fn a_replacement_keeps_the_rest_payable() {
    let victims = "gb.ireland.count,fr.provence.count,de.bavaria.count";
    let table = Table::new(2).nobles(R, victims).treachery(B, "AX,GU,GA").hand(B, "TI,TI,DU,CO").plots(B);
    let mut play = table.play();
    for (victim, card) in victims.split(',').zip(["AX", "GU", "GA"]) {
        play.now(strike(victim, card));
    }
    // Title and Duelling for one, Title and Courtesan for another; a Courtesan for a Title leaves two Titles short.
    assert_eq!(play.refused(create_with("gb.ireland.count", "TI")), "cannot_replace_rest");
    assert!(play.offers(create("gb.ireland.count")) && play.offers(create_with("gb.ireland.count", "DU")));
}
