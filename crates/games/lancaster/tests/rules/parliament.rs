//! Phase 2: votes (5.5).

use engine::{Seat, Status};
use lancaster::{Ballot, Event, Law, PhaseState, Setup};

use crate::table::{BLUE, GREEN, RED, Table, YELLOW, vote};

use Ballot::{No, Yes};

const SEATS: [Seat; 4] = [BLUE, GREEN, YELLOW, RED];

fn voting() -> Table {
    SEATS
        .into_iter()
        .fold(Table::of(4).phase(PhaseState::Vote { nth: 0 }), |table, seat| table.votes(seat, 3))
}

fn all_vote(table: Table, votes: [(Ballot, u8); 4]) -> Table {
    SEATS
        .into_iter()
        .zip(votes)
        .fold(table, |table, (seat, (ballot, markers))| table.acts(seat, vote(ballot, markers)))
}

/// V4: a tie carries the law; it takes the right place, the leftmost leaves; used markers are gone.
#[test]
fn a_tie_adopts_v4() {
    let table = all_vote(voting(), [(Yes, 0), (Yes, 1), (No, 0), (No, 1)]);
    assert!(table.was_told(Event::LawAdopted { law: Law::L04, yes: 3, no: 3, dropped: Law::L01 }));
    assert_eq!(table.state().laws, [Law::L02, Law::L03, Law::L04]);
    assert_eq!(SEATS.map(|seat| table.player(seat).votes), [3, 2, 3, 2]);
    assert_eq!(table.state().phase, PhaseState::Vote { nth: 1 });
}

/// V5: a majority of No rejects; the laws stay.
#[test]
fn a_majority_rejects_v5() {
    let table = all_vote(voting(), [(Yes, 0), (Yes, 0), (No, 0), (No, 1)]);
    assert!(table.was_told(Event::LawRejected { law: Law::L04, yes: 2, no: 3 }));
    assert_eq!(table.state().laws, [Law::L01, Law::L02, Law::L03]);
    assert_eq!(table.state().proposals, [None, Some(Law::L05), Some(Law::L06)]);
    assert!(!table.state().law_pile.contains(Law::L04), "the card leaves the game");
}

fn vote_on_three(ballots: [Ballot; 3]) -> [Law; 3] {
    let table = ballots.into_iter().fold(voting(), |table, ballot| all_vote(table, [(ballot, 0); 4]));
    table.state().laws
}

/// T15: two of three adopted.
#[test]
fn laws_move_left_t15() {
    assert_eq!(vote_on_three([Yes, No, Yes]), [Law::L03, Law::L04, Law::L06]);
}

/// T16: all three adopted.
#[test]
fn all_laws_may_change_t16() {
    assert_eq!(vote_on_three([Yes, Yes, Yes]), [Law::L04, Law::L05, Law::L06]);
}

/// T17: markers are used once, and what is left after the third vote is lost.
#[test]
fn markers_are_used_once_t17() {
    let table = all_vote(voting(), [(Yes, 2), (No, 0), (No, 0), (No, 0)]);
    assert_eq!(table.legal_for(BLUE), [vote(Yes, 0), vote(Yes, 1), vote(No, 0), vote(No, 1)]);
    assert_eq!(table.why(vote(Yes, 2)), "too_few_markers");
    let table = all_vote(table, [(No, 0); 4]);
    let table = all_vote(table, [(No, 0); 4]);
    assert!(table.was_told(Event::MarkersReturned { seat: BLUE, votes: 1 }));
    assert!(table.was_told(Event::MarkersReturned { seat: GREEN, votes: 3 }));
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

/// Chapter 8: a seat without markers must commit like all others.
#[test]
fn without_markers_one_still_votes() {
    let table = Table::of(3).votes(GREEN, 0).phase(PhaseState::Vote { nth: 0 });
    assert_eq!(table.legal_for(GREEN), [vote(Yes, 0), vote(No, 0)]);
}

/// R2: a strict supply hands out only what it has.
#[test]
fn a_strict_supply_runs_out_r2() {
    let setup = Setup { supply: lancaster::Supply::Strict, ..Setup::default() };
    let table = Table::with(setup)
        .gold(BLUE, 20)
        .gold(GREEN, 14)
        .gold(YELLOW, 1)
        .gold(RED, 1)
        .place(YELLOW)
        .does(crate::table::to_conflict(lancaster::Strength::One, lancaster::Place::UpperLeft))
        .does(lancaster::Action::TakeFavour { favour: lancaster::Favour::Gold });
    assert_eq!(table.player(YELLOW).gold, 2, "one piece was left");
    assert_eq!(table.view(BLUE).supply.unwrap().gold, 0);
}

/// R2: without a strict supply nothing runs out.
#[test]
fn an_unlimited_supply_never_runs_out_r2() {
    let table = Table::of(4)
        .gold(BLUE, 37)
        .does(crate::table::to_conflict(lancaster::Strength::One, lancaster::Place::UpperLeft))
        .does(lancaster::Action::TakeFavour { favour: lancaster::Favour::Gold });
    assert_eq!(table.player(BLUE).gold, 39);
}
