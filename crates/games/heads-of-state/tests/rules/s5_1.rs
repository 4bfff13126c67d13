//! A turn at a glance (5.1).

use heads_of_state::*;

use crate::rules::table::*;

/// 5.1: what each kind of turn draws, and what follows.
#[test]
fn steps_of_a_turn() {
    let table = [
        (TurnKind::Attribute, (0, 3), Phase::Create),
        (TurnKind::Sweep, (0, 1), Phase::Create),
        (TurnKind::Treachery, (1, 1), Phase::Plot),
    ];
    for (kind, draws, phase) in table {
        let mut play = Table::new(2).play();
        play.now(turn(kind));
        let Turn { treachery_draws, attribute_draws, .. } = play.state().turn;
        assert_eq!((treachery_draws, attribute_draws), draws, "{kind:?}");
        for _ in 0..treachery_draws + attribute_draws {
            let first = play.legal(B)[0];
            play.now(first);
        }
        assert_eq!(play.state().phase, phase, "{kind:?}");
    }
}
