//! When something runs out (5.11).

use regents::{Action, Clan, Location, Track};

use crate::rules::table::{BLUE, GREEN, RED, Table, accuse, with_king};
use Location::{Store, Throne};

/// 5.11: with an empty reserve the counsellor is skipped.
#[test]
fn a_right_accusation_with_an_empty_reserve() {
    let table = with_king()
        .counsellors(GREEN, 20)
        .does(accuse(BLUE, Clan::Macduff))
        .does(Action::Advance { track: Track::Politics })
        .does(Action::Advance { track: Track::Politics });
    assert_eq!((table.state().counsellors[RED], table.state().hand(BLUE).len()), (0, 0));
}

/// 5.11: without any agent in the castle a player still has King, counsellors and returns.
#[test]
fn all_agents_expelled() {
    let table = Table::four().counsellors(RED, 1).king(Throne);
    let legal = table.legal();
    assert!(!legal.iter().any(|action| matches!(action, Action::MoveAgent { .. } | Action::Accuse { .. })));
    for action in [Action::Recruit, Action::MoveKing { to: Store }, Action::ReturnAgent { at: Store }] {
        assert!(legal.contains(&action));
    }
}
