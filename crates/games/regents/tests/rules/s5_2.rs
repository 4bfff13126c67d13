//! The order of things (5.2).

use engine::{Game, Refusal};
use regents::{Action, Threshold, Track};

use crate::rules::table::{BLUE, RED, Table};

#[test]
fn only_the_awaited_seat_acts() {
    let table = Table::four();
    let state = table.state();
    assert_eq!(state.check(BLUE, &Action::Recruit), Err(Refusal::NotAwaited));
    let over = table.last_turn_of(8).does(Action::EndActions);
    assert_eq!(over.state().check(RED, &Action::Recruit), Err(Refusal::GameOver));
}

/// Reasons are given with their rule.
#[test]
fn reasons_carry_rules() {
    let table = Table::four().chip(RED, Track::Trade, Threshold::First);
    let refusal = table.state().check(RED, &Action::EndActions).unwrap_err();
    assert_eq!(refusal, Refusal::because("actions_left", "R20"));
    let refusal = table.state().check(RED, &Action::DeclineTower).unwrap_err();
    assert_eq!(refusal, Refusal::because("wrong_phase", "5.2"));
}
