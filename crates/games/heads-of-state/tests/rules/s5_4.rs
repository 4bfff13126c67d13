//! Sweeping (5.4).

use heads_of_state::*;

use crate::rules::table::*;

/// 5.4: a sweep sets six cards aside, deals six, and allows one draw.
#[test]
fn sweep() {
    let mut play = Table::new(2).display("GO,GO,TI,TI,TR,TR").play();
    let pile = play.state().attributes.stock.pile.len();
    play.now(turn(TurnKind::Sweep));
    assert_eq!(play.view(R).attributes.swept, attributes("GO,GO,TI,TI,TR,TR"));
    assert_eq!(play.state().attributes.stock.pile.len(), pile - 6);
    play.now(Action::DrawAttribute);
    assert_eq!(play.state().phase, Phase::Create);
    play.now(Action::Finish);
    assert_eq!(play.state().attributes.stock.pile.len(), pile - 1);
    assert!(play.state().attributes.swept.is_empty());
}
