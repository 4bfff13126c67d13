//! 5.5 Phase 2: parliament.

use engine::{Seat, Status};
use lancaster::{Action, Ballot, Claim, County, Event, Law, PhaseState, Place, Space, Strength};

use crate::table::{BLUE, GREEN, RED, Table, YELLOW, all_vote, build, claim, own, pay, vote, voting};

use Strength::{Four, Two};

use Ballot::{No, Yes};

/// 5.5: laws pay from left to right, each to all seats from the start player, before the next.
#[test]
fn laws_pay_in_order_5_5() {
    let table = Table::of(3).edit(|state| state.start_player = GREEN).laws([Law::L04, Law::L16, Law::L05]);
    let mut table = table;
    let mut asked = Vec::new();
    while let PhaseState::Law { nth, seat, .. } = table.state().phase {
        asked.push((nth, seat.index()));
        table = table.does(pay(0));
    }
    assert_eq!(asked, [(0, 1), (0, 2), (0, 0), (1, 1), (1, 2), (1, 0), (2, 1), (2, 2), (2, 0)]);
}

/// 5.5 and chapter 8: a vote is sealed, may be withdrawn until the last has voted, and is revealed to all at once.
#[test]
fn votes_are_sealed_5_5() {
    let table = voting().acts(GREEN, vote(Yes, 3)).acts(BLUE, vote(No, 2));
    let Status::Together { pending, ready } = table.status() else { panic!("all vote at once") };
    assert_eq!((pending.len(), ready.len()), (2, 2));
    assert_eq!(table.view(GREEN).my_vote.unwrap().markers, 3);
    assert_eq!(table.view(BLUE).seats[1].votes, 3, "markers leave the board at the reveal");
    assert!(table.heard().next().is_none(), "nothing is told before the reveal");
    let table = table.undo(GREEN).acts(GREEN, vote(No, 0));
    assert_eq!(table.state().votes[BLUE].unwrap().markers, 2, "the other's vote stays");
    let table = table.acts(YELLOW, vote(Yes, 0)).acts(RED, vote(Yes, 0));
    assert!(!table.game().can_undo(RED) && !table.game().can_undo(GREEN));
    assert!(table.was_told(Event::Voted { seat: GREEN, ballot: No, markers: 0 }));
    let last = table.view(YELLOW).last_vote.unwrap();
    assert_eq!((last.law, last.yes, last.no, last.is_adopted), (Law::L04, 2, 4, false));
}

/// 5.5: the table keeps all results of a Parliament in sight, until the next one reveals its first.
#[test]
fn results_of_a_parliament_stay_in_sight_5_5() {
    let results = |table: &Table| -> Vec<_> {
        table.view(BLUE).vote_results.iter().map(|result| (result.law, result.is_adopted)).collect()
    };
    let table = all_vote(voting(), [(Yes, 0), (Yes, 0), (No, 0), (No, 0)]);
    assert_eq!(results(&table), [(Law::L04, true)]);
    let table = all_vote(table, [(No, 0); 4]);
    assert_eq!(results(&table), [(Law::L04, true), (Law::L05, false)]);
    let table = all_vote(table, [(Yes, 0); 4]);
    assert_eq!(results(&table), [(Law::L04, true), (Law::L05, false), (Law::L06, true)]);
    let next = voting().edit(|state| {
        (state.earlier_votes, state.last_vote) = (table.state().earlier_votes, table.state().last_vote);
    });
    assert_eq!(results(&all_vote(next, [(No, 0); 4])), [(Law::L04, false)]);
}

#[test]
fn later_phases_are_refused_with_reasons() {
    let paying = Table::of(4).gold(BLUE, 1).laws([Law::L16, Law::L11, Law::L13]);
    assert_eq!(paying.why(Action::Pay { times: 2 }), "cannot_pay");
    let crossing = Table::of(4)
        .holds(own(BLUE), Two, 0, County::Dorset)
        .scores(County::Dorset)
        .does(claim(Claim::Reward));
    assert_eq!(crossing.why(Action::Cross { conflict: Place::LowerLeft }), "no_conflict_there");
    let naming = Table::of(3).before_castles();
    assert_eq!(naming.why(Action::NameStartPlayer { target: Seat::new(4) }), "no_such_seat");
    let captured = Table::of(4)
        .conflict(Place::LowerLeft, 9)
        .stack(Place::LowerLeft, own(BLUE), &[1, 4])
        .scores_castles();
    assert_eq!(captured.why(Action::Ransom { knight: Four }), "cannot_pay");
    let building = Table::of(4)
        .built(BLUE, &[Space::Gold])
        .holds(own(BLUE), Two, 0, County::Bedford)
        .scores(County::Bedford)
        .does(claim(Claim::Reward));
    assert_eq!(building.why(build(Space::Gold)), "already_built");
    assert_eq!(building.why(Action::Decline), "not_optional");
}
