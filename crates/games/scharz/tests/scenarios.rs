//! Scenario files: positions anybody can write without Rust.

use std::path::Path;

use engine::{Ctx, FastChance, Game, Setup as _};
use scharz::{Phase, PhaseState, Scharz, Setup};
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
