//! Drawing a treachery card (5.6).

use heads_of_state::*;

use crate::rules::table::*;

/// 5.6: from the display or from the top.
#[test]
fn treachery_cards() {
    let mut play = Table::new(2).play();
    play.now(turn(TurnKind::Treachery));
    let shown = play.state().treachery.display[1].unwrap();
    play.now(Action::TakeTreachery { card: shown });
    assert_eq!(play.treachery_hand(B), [shown]);
    play.now(Action::DrawAttribute);
    play.now(Action::Finish);
    assert_eq!(play.state().treachery.face_up().len(), 2);
}

/// 5.6: a treachery card that is not shown.
#[test]
fn only_what_is_shown() {
    let mut play = Table::new(2).treachery(R, "AX,AX,AX,AX").play();
    play.now(turn(TurnKind::Treachery));
    assert_eq!(play.refused(take_treachery("AX")), "not_on_display");
}
