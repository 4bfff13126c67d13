//! Scenario files: positions anybody can write without Rust.

use std::path::Path;

use engine::{Ctx, FastChance, Game, Setup as _};
use scharz::{Phase, PhaseState, Place, Scharz, Set, Setup, Slot};
use serde_json::{from_value, json, to_value};

#[test]
fn scenarios_hold() {
    testkit::check_scenarios::<Scharz>("tests/scenarios");
}

/// The files `phase-*` were written when a phase was a bare name and nothing else; there is one for each.
#[test]
fn every_phase_has_a_scenario() {
    for phase in Phase::ALL {
        let name = to_value(phase).expect("a name");
        let name = name.as_str().expect("a word").replace('_', "-");
        let file = format!("tests/scenarios/phase-{name}.json");
        assert!(Path::new(&file).exists(), "{file} is missing");
    }
}

#[test]
fn a_phase_is_a_bare_name_while_it_is_as_it_began() {
    for written in [json!("rerolls"), json!({ "type": "rerolls", "n_done": 1 })] {
        let phase: PhaseState = from_value(written.clone()).expect("a phase");
        assert_eq!(phase, Phase::Rerolls);
        assert_eq!(to_value(phase).expect("a value"), written);
    }
    let fresh: PhaseState = from_value(json!({ "type": "rerolls" })).expect("a phase");
    assert_eq!(fresh, PhaseState::from(Phase::Rerolls));
    for wrong in [json!("reroll"), json!({ "type": "rerolls", "n_doen": 1 }), json!(3)] {
        assert!(from_value::<PhaseState>(wrong.clone()).is_err(), "{wrong}");
    }
}

#[test]
fn a_fight_needs_a_phase_that_waits_for_it() {
    let mut chance = FastChance::new(1);
    let mut state = Scharz::start(&Setup::with_seats(2), &mut Ctx::silent(&mut chance)).unwrap();
    assert_eq!(state.invariants(), Ok(()));
    state.phase = Phase::Hits.into();
    assert!(state.invariants().is_err());
    state.suspended.push(Phase::Battles.into());
    assert_eq!(state.invariants(), Ok(()));
}

/// States of earlier days have no option of peoples, and their sets are the numbers that the bits make.
#[test]
fn an_older_state_is_read() {
    let mut chance = FastChance::new(1);
    let mut state = Scharz::start(&Setup::with_seats(2), &mut Ctx::silent(&mut chance)).unwrap();
    state.world.frozen = [1, 2, 40].map(Place::new).into_iter().collect();
    let mut old = to_value(state).expect("a value");
    assert_eq!(old["world"]["frozen"], json!([1, 2, 40]));
    old["world"]["frozen"] = json!(0x100_0000_0006_u64);
    let options = old["world"]["options"].as_object_mut().expect("options");
    assert!(options.remove("peoples").is_some());
    assert_eq!(from_value::<Scharz>(old).expect("a state"), state);
}

fn read<T: for<'de> serde::Deserialize<'de>>(json: &str) -> Option<T> {
    serde_json::from_str(json).ok()
}

#[test]
fn a_set_is_written_as_a_list_and_read_also_from_its_bits() {
    let set: Set<Place> = [3, 0, 63].map(Place::new).into_iter().collect();
    assert_eq!(serde_json::to_string(&set).unwrap(), "[0,3,63]");
    assert_eq!(read("[0,3,63]"), Some(set));
    assert_eq!(read("9223372036854775817"), Some(set));
    assert_eq!(read("18446744073709551615"), Some(Set::<Place>::ALL));
    assert_eq!(read("[]"), read::<Set<Slot>>("0"));
}

#[test]
fn what_is_beyond_the_last_is_not_read() {
    assert_eq!(read::<Set<Place>>("[64]"), None);
    assert_eq!(read::<Set<Slot>>("[48]"), None);
    assert_eq!(read::<Set<Slot>>("281474976710656"), None);
    assert_eq!(read::<Place>("64"), None);
}
