//! Pieces (3.1).

use engine::Game;
use regents::{Card, Clan, Location, N_AGENTS, N_CHIPS, N_COUNSELLORS, N_ROUNDS, PhaseState, Regents, Track};

use crate::rules::table::{BLUE, RED, Table, YELLOW, fresh};

/// 3.1: what is in the box.
#[test]
fn the_box_holds_what_it_should() {
    assert_eq!((N_AGENTS, N_COUNSELLORS, N_CHIPS, N_ROUNDS), (4, 20, 15, 8));
    let table = fresh(5, 1);
    let state = table.state();
    assert_eq!(state.reserve, 20);
    assert_eq!(state.track_chips.values().map(|chips| chips.len()).sum::<usize>(), 15);
    assert!(state.seats().all(|seat| state.tiles(seat).len() == 6 && state.hand(seat).len() == 5));
}

/// Each broken state is refused with words.
#[test]
fn impossible_states_are_named() {
    type Break = fn(&mut Regents);
    let broken: [(&str, Break); 14] = [
        ("round", |state| state.round = 9),
        ("agents", |state| state.agents[RED][Location::Tower] = 5),
        ("neutral", |state| state.neutral_agents[Location::Tower] = 1),
        ("King", |state| state.king = Location::Rampart),
        ("counsellors", |state| state.reserve = 3),
        ("chips", |state| state.chips[RED] = 1),
        ("marker", |state| state.markers[RED][Track::Trade] = 14),
        ("clan", |state| state.clans[RED] = state.clans[BLUE]),
        ("domain", |state| state.domains[RED] = state.domains[BLUE]),
        ("lacks", |state| _ = state.played[RED].insert(Card::Privilege)),
        ("hidden", |state| state.disarmed.insert(RED)),
        ("penalty", |state| state.phase = PhaseState::Penalty { left: 1 }),
        ("neutral", |state| state.phase = PhaseState::Neutral),
        ("actions", |state| state.turn.actions = 5),
    ];
    for (word, change) in broken {
        let mut state = Table::four().state().clone();
        change(&mut state);
        let words = state.invariants().unwrap_err();
        assert!(words.contains(word), "{words:?} should speak of {word:?}");
    }
}

/// Histories that cannot be are refused too.
#[test]
fn impossible_histories_are_named() {
    let accusation = |target, clan| regents::Accusation { target, clan };
    let mut state = Table::four().state().clone();
    state.accusations[RED].push(accusation(BLUE, Clan::Macduff));
    assert!(state.invariants().unwrap_err().contains("exposed"));
    state.exposed.insert(BLUE);
    assert!(state.invariants().is_ok());
    state.accusations[RED].push(accusation(YELLOW, Clan::Macduff));
    assert!(state.invariants().unwrap_err().contains("twice"));
    let mut state = Table::four().state().clone();
    let unplayed = enumset::EnumSet::all();
    state.spyings[RED].push(regents::Spying { target: BLUE, card: Card::Influence, unplayed });
    assert!(state.invariants().unwrap_err().contains("saw"), "MacDuff lacks Influence");
    let mut state = Table::four().state().clone();
    state.spyings[RED].push(regents::Spying { target: RED, card: Card::Alliance, unplayed });
    assert!(state.invariants().unwrap_err().contains("rival"));
}

/// A list of a state is read from JSON only if it is short enough.
#[test]
fn long_lists_are_refused() {
    let table = Table::four();
    let mut json = serde_json::to_value(table.state()).unwrap();
    let one = serde_json::json!({"target": 1, "clan": "macleod"});
    json["accusations"]["0"] = serde_json::Value::Array(vec![one; 7]);
    let error = serde_json::from_value::<Regents>(json).unwrap_err();
    assert!(error.to_string().contains("at most 6"), "{error}");
}
