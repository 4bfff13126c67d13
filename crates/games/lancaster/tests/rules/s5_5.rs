//! 5.5 Phase 2: parliament.

use engine::{Seat, Status};
use lancaster::{Action, Ballot, Claim, County, Court, Event, Law, PhaseState, Place, Space, Spot, Strength};

use crate::rules::table::{BLUE, GREEN, RED, Table, YELLOW, all_vote, build, claim, own, pay, vote, voting};

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

/// 5.5: a refusal names what the law does not ask for.
#[test]
fn the_law_asks_otherwise_5_5() {
    let paid = Table::of(3).gold(BLUE, 3).laws([Law::L04, Law::L11, Law::L13]);
    assert_eq!(paid.why(build(Space::Gold)), "law_asks_otherwise");
    let upgrade = Action::Upgrade { knight: Strength::One, at: Spot::Home(Court::Court) };
    assert_eq!(paid.why(upgrade), "law_asks_otherwise");
}

/// Chapter 8, 5.5, A3: all who do not pay are told of alike, and who could not is not asked.
#[test]
fn who_does_not_pay_is_told_alike_5_5() {
    let declined = |gold: u8| {
        let table =
            Table::of(3).gold(BLUE, 1).gold(GREEN, gold).gold(YELLOW, 1).laws([Law::L04, Law::L11, Law::L13]);
        let table = table.does(pay(0));
        let table = if gold > 0 { table.does(pay(0)) } else { table };
        assert_eq!(table.awaited(), YELLOW);
        let heard: Vec<Event> = table.heard().cloned().collect();
        heard.into_iter().filter(|event| matches!(event, Event::Declined { .. })).collect::<Vec<_>>()
    };
    assert_eq!(declined(0), declined(1));
    assert_eq!(declined(0).len(), 2);
}

/// Chapter 8, 5.5, A2: the last to pay decides next as well and may take back, unless a rival was passed over meanwhile.
#[test]
fn a_payment_is_taken_back_across_the_law_5_5() {
    let paid = |next| {
        let table = Table::of(3).gold(BLUE, 0).gold(GREEN, 0).gold(YELLOW, 2);
        let table =
            table.in_castle(own(YELLOW), Strength::Three, Space::Gold).laws([Law::L04, next, Law::L13]);
        let table = table.does(pay(1));
        assert_eq!(table.awaited(), YELLOW);
        table.game().can_undo(YELLOW)
    };
    assert!(paid(Law::L10), "yellow alone has a knight of strength 3 out");
    assert!(!paid(Law::L16), "blue and green were passed over");
}
