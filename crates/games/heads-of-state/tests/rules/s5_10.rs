//! End of the turn (5.10).

use heads_of_state::*;

use crate::rules::table::*;

/// 5.10: the turn passes clockwise.
#[test]
fn the_next_player() {
    let mut play = Table::new(3).creates(Y).play();
    play.now(Action::Finish);
    assert_eq!(play.active(), B);
}

/// 5.10: choosing the surplus.
#[test]
fn choosing_the_surplus() {
    let mut play = Table::new(2).hand(B, "GO,GO,GO,GO,GO,GO,TI,TI,TI,TI,TI").creates(B).play();
    play.now(Action::Finish);
    assert_eq!(play.refused(Action::DiscardAttribute { attribute: Attribute::Palace }), "card_not_held");
    assert_eq!(play.refused(Action::DiscardTreachery { card: TreacheryCard::Axeman }), "surplus_is_chosen");
    play.now(Action::DiscardAttribute { attribute: Attribute::Gold });
    assert_eq!(play.refused(Action::DiscardAttribute { attribute: Attribute::Gold }), "surplus_is_chosen");
    play.0.undo(engine::Seat::new(B), None).unwrap();
    play.now(Action::DiscardAttribute { attribute: Attribute::Title });
    play.now(Action::ConfirmDiscards);
}
