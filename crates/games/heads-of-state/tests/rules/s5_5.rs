//! Drawing an attribute card (5.5).

use heads_of_state::*;

use crate::rules::table::*;

/// 5.5: the display is not refilled during the turn; the pile's last card opens the way to the Revolution pile.
#[test]
fn drawing() {
    let mut play = Table::new(2).display("GO,TI,TR,CA,DU,ED").draw_pile(1).play();
    play.now(turn(TurnKind::Attribute));
    play.now(take("GO"));
    assert_eq!(play.refused(take("GO")), "not_on_display");
    play.now(Action::DrawAttribute);
    assert_eq!(play.view(B).attributes.revolution_percent, 9);
    play.script(&[1]);
    play.now(Action::DrawAttribute);
    assert_eq!(play.state().attributes.n_revolution_pile(), 10);
    assert!(play.events().contains(&Event::DiscRemoved { n_cards: 11 }));
}
