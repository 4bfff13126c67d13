//! 5.8 Phase 3: conflicts.

use lancaster::{Action, LancasterPrompt, Place, Strength};

use crate::rules::table::{BLUE, GREEN, Table, YELLOW, on_a_conflict_of_five, own, points_of_four};

use Strength::{One, Three, Two};

/// 5.8: third in a lost conflict gets nothing.
#[test]
fn a_third_loser_gets_nothing_5_8() {
    let table = on_a_conflict_of_five(&[(BLUE, &[1]), (GREEN, &[2]), (YELLOW, &[1])]);
    assert_eq!(points_of_four(&table.scores_castles()), [0, 2, 1, 0]);
}

/// A second attempt at 9 that fails, with blue's 1, 1 and 3 captured.
fn captured(gold: u8) -> Table {
    Table::of(4)
        .conflict(Place::LowerLeft, 9)
        .stack(Place::LowerLeft, own(BLUE), &[1, 1, 3])
        .gold(BLUE, gold)
        .scores_castles()
}

fn ransom(knight: Strength) -> Action {
    Action::Ransom { knight }
}

/// 5.8 and DP11 (5.3): any affordable subset is ransomed for 1 gold per strength point, the rest goes to reserve.
#[test]
fn captives_are_ransomed_5_8() {
    let table = captured(4);
    assert_eq!(table.points(BLUE), 4, "rank 1 of a lost 8/4/3");
    assert_eq!(table.legal(), [ransom(One), ransom(Three), Action::Decline]);
    let LancasterPrompt::Ransom { knights, prices, price_of_all, .. } = table.view(BLUE).prompt.prompt else {
        panic!("blue is asked")
    };
    assert_eq!((knights, prices, price_of_all), (vec![1, 1, 3], vec![1, 1, 3], 5));
    let table = table.does(ransom(Three));
    assert_eq!((table.player(BLUE).gold, table.court_of(own(BLUE))), (1, vec![1, 2, 3]));
    assert_eq!(table.legal(), [ransom(One), Action::Decline]);
    assert_eq!(table.why(ransom(Three)), "not_captured");
    let table = table.does(Action::Decline);
    assert_eq!(table.reserve_of(own(BLUE)), [1, 1, 2, 4]);
    assert_eq!(table.state().round, 3);
}

/// 5.8: who cannot pay is not asked.
#[test]
fn without_gold_captives_are_lost() {
    let table = captured(0);
    assert_eq!(table.state().round, 3);
    assert_eq!(table.reserve_of(own(BLUE)), [1, 1, 2, 3, 4]);
    let rich = captured(9).does(ransom(One)).does(ransom(One));
    assert_eq!(rich.legal(), [ransom(Three), Action::Decline]);
    let free = rich.does(ransom(Three));
    assert_eq!((free.player(BLUE).gold, free.state().round), (4, 3), "with nobody left it goes on");
}

/// The view shows ranks, points on win and loss, and what joining would bring.
#[test]
fn the_view_previews_conflicts() {
    let table = on_a_conflict_of_five(&[(BLUE, &[2]), (GREEN, &[2])]);
    let view = table.view(YELLOW);
    let card = &view.conflicts[1];
    assert_eq!((card.total, card.missing, card.england_wins, card.free_spaces), (4, 1, false, 1));
    let ranks: Vec<_> =
        card.stacks.iter().map(|stack| (stack.seat, stack.rank, stack.on_win, stack.on_loss)).collect();
    assert_eq!(ranks, [(BLUE, 2, 2, 1), (GREEN, 1, 4, 2)]);
    let join = &card.joins[1];
    assert_eq!((join.knight, join.total, join.england_wins, join.rank), (Two, 6, true, 1));
}
