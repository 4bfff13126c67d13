//! JSON samples of everything this game says, compared as text: a change is seen before it is shipped.

use std::sync::LazyLock;

use engine::{Ctx, FastChance, Game, Seat, Setup as _};
use lancaster::{Event, Lancaster, Setup};
use testkit::wire::Samples;

static SAMPLES: LazyLock<Samples> = LazyLock::new(|| {
    let defaults = (2..=5).map(Setup::with_seats);
    let setups: Vec<Setup> = defaults.chain([2, 5].map(Setup::all_turned)).collect();
    testkit::wire::samples::<Lancaster>(setups, 2)
});

#[test]
fn actions_and_events_are_a_promise() {
    let Samples { actions, events, reasons, ids, .. } = &*SAMPLES;
    insta::assert_json_snapshot!("actions", actions);
    insta::assert_json_snapshot!("events", events);
    insta::assert_json_snapshot!("ids", ids);
    assert!(reasons.len() > 10, "random play meets most reasons: {reasons:?}");
}

#[test]
fn views_are_a_promise() {
    let Samples { views, prompts, .. } = &*SAMPLES;
    insta::assert_json_snapshot!("prompts", prompts);
    for (viewer, view) in views {
        insta::assert_json_snapshot!(format!("view-{viewer}"), view);
    }
}

/// The form of a state, for whoever writes scenarios.
#[test]
fn a_state_is_readable() {
    let mut chance = FastChance::new(1);
    let state = Lancaster::start(&Setup::default(), &mut Ctx::silent(&mut chance));
    insta::assert_json_snapshot!("state", state.unwrap());
}

/// Random play never runs out of destinations, so this event is sampled by hand.
#[test]
fn a_skipped_turn_is_a_promise() {
    let event = Event::TurnSkipped { seat: Seat::new(2) };
    assert_eq!(serde_json::to_value(event).unwrap(), serde_json::json!({"type": "turn_skipped", "seat": 2}));
}
