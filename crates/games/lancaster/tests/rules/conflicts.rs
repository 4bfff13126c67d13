//! Phase 3c: conflicts in France (5.8).

use engine::Seat;
use lancaster::{Action, Event, Favour, LancasterPrompt, PhaseState, Place, Strength};

use crate::table::{BLUE, GREEN, RED, Table, YELLOW, band, own, to_conflict};

use Strength::{One, Three, Two};

/// Stacks on the upper right conflict, strength 5, points 4/2/1.
fn five(stacks: &[(Seat, &[u8])]) -> Table {
    stacks
        .iter()
        .fold(Table::of(4), |table, &(seat, knights)| table.stack(Place::UpperRight, own(seat), knights))
}

fn points(table: &Table) -> [u16; 4] {
    [BLUE, GREEN, YELLOW, RED].map(|seat| table.points(seat))
}

/// V10: England wins with exactly the strength of France; a tie ranks the lower space first.
#[test]
fn england_wins_v10() {
    let table = five(&[(BLUE, &[2]), (GREEN, &[1]), (RED, &[2])]).scores_castles();
    assert_eq!(points(&table), [2, 1, 0, 4]);
    assert_eq!(table.court_of(own(RED)), [1, 2, 2]);
    assert!(table.was_told(Event::ConflictWon { conflict: Place::UpperRight, france: 5, total: 5 }));
    assert!(table.was_told(Event::ConflictRemoved { conflict: Place::UpperRight, france: 5 }));
}

/// V11, R20 and R38: on a loss ranks 1 and 2 get the second and third value; card and knights move down.
#[test]
fn france_wins_v11_r20_r38() {
    let table = five(&[(BLUE, &[2]), (GREEN, &[1])]).scores_castles();
    assert_eq!(points(&table), [2, 1, 0, 0]);
    // The empty conflict on the left moved first and took the left place.
    let card = table.card(Place::LowerRight);
    assert_eq!(card.france, 5);
    assert_eq!(card.stacks[0].unwrap().knights, band(&[2]));
    assert_eq!(card.stacks[1].unwrap().house, own(GREEN));
    assert_eq!(table.court_of(own(BLUE)), [1, 2], "the knight stays in France");
}

/// V12 and R27: a later reinforcement does not change the space of a stack.
#[test]
fn a_second_attempt_v12_r27() {
    let table = five(&[(BLUE, &[1]), (GREEN, &[1]), (YELLOW, &[1])]).scores_castles();
    assert_eq!(points(&table), [0, 1, 2, 0]);
    let table = table
        .place(BLUE)
        .does(to_conflict(Two, Place::LowerRight))
        .does(Action::TakeFavour { favour: Favour::Gold })
        .scores_castles();
    assert_eq!(points(&table), [4, 1 + 1, 2 + 2, 0]);
    assert_eq!(table.court_of(own(BLUE)), [1, 1, 2]);
}

/// T36: an empty conflict moves down, and leaves after the second round without points.
#[test]
fn empty_conflicts_fade_t36() {
    let table = Table::of(4).scores_castles();
    assert_eq!(table.card(Place::LowerLeft).france, 4);
    assert_eq!(table.card(Place::LowerRight).france, 5);
    let table = table.hush().scores_castles();
    assert!(table.was_told(Event::ConflictRemoved { conflict: Place::LowerLeft, france: 4 }));
    assert!(table.was_told(Event::ConflictRemoved { conflict: Place::LowerRight, france: 5 }));
    assert_eq!(points(&table), [0; 4]);
}

/// T38: with one party the second and third value lapse.
#[test]
fn missing_ranks_lapse_t38() {
    assert_eq!(points(&five(&[(BLUE, &[2, 3])]).scores_castles()), [4, 0, 0, 0]);
}

/// T39: a lone loser gets the second value.
#[test]
fn a_lone_loser_t39() {
    assert_eq!(points(&five(&[(BLUE, &[3])]).scores_castles()), [2, 0, 0, 0]);
}

/// 5.8: third in a lost conflict gets nothing.
#[test]
fn a_third_loser_gets_nothing_5_8() {
    let table = five(&[(BLUE, &[1]), (GREEN, &[2]), (YELLOW, &[1])]);
    assert_eq!(points(&table.scores_castles()), [0, 2, 1, 0]);
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
    let LancasterPrompt::Ransom { knights, prices, price_of_all, .. } = table.view(BLUE).prompt else {
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

/// R26: second attempts first, each row from left to right; it matters for ransoms.
#[test]
fn conflicts_are_settled_left_to_right_r26() {
    let table = Table::of(4)
        .conflict(Place::LowerLeft, 9)
        .conflict(Place::LowerRight, 8)
        .stack(Place::LowerRight, own(BLUE), &[1])
        .stack(Place::LowerLeft, own(BLUE), &[1])
        .scores_castles();
    assert_eq!(table.state().phase, PhaseState::Ransom { conflict: Place::LowerLeft, seat: BLUE });
    let table = table.does(Action::Decline);
    assert_eq!(table.state().phase, PhaseState::Ransom { conflict: Place::LowerRight, seat: BLUE });
    let order: Vec<Place> = table
        .does(Action::Decline)
        .heard()
        .filter_map(|event| match *event {
            Event::ConflictLost { conflict, .. } => Some(conflict),
            _ => None,
        })
        .collect();
    assert_eq!(order, Place::IN_ORDER);
}

/// R25: a newcomer to a second attempt is ranked like all others.
#[test]
fn newcomers_share_second_attempts_r25() {
    let table = Table::of(4)
        .conflict(Place::LowerLeft, 3)
        .stack(Place::LowerLeft, own(GREEN), &[1])
        .place(BLUE)
        .does(to_conflict(Two, Place::LowerLeft))
        .does(Action::TakeFavour { favour: Favour::Gold })
        .scores_castles();
    assert_eq!(points(&table), [3, 1, 0, 0]);
}

/// The view shows ranks, points on win and loss, and what joining would bring.
#[test]
fn the_view_previews_conflicts() {
    let table = five(&[(BLUE, &[2]), (GREEN, &[2])]);
    let view = table.view(YELLOW);
    let card = &view.conflicts[1];
    assert_eq!((card.total, card.missing, card.england_wins, card.free_spaces), (4, 1, false, 1));
    let ranks: Vec<_> =
        card.stacks.iter().map(|stack| (stack.seat, stack.rank, stack.on_win, stack.on_loss)).collect();
    assert_eq!(ranks, [(BLUE, 2, 2, 1), (GREEN, 1, 4, 2)]);
    let join = &card.joins[1];
    assert_eq!((join.knight, join.total, join.england_wins, join.rank), (Two, 6, true, 1));
}
