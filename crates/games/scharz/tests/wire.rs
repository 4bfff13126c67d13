//! JSON samples of everything this game says, compared as text: a change is seen before it is shipped.

use engine::{Ctx, FastChance, Game};
use scharz::{MapId, Mode, Scharz, Setup};
use testkit::wire::Samples;

fn samples() -> Samples {
    let setups = [
        Setup::new(3, MapId::Italia, Mode::Extended, 3),
        Setup::new(2, MapId::Huns, Mode::Extended, 3),
        Setup::new(3, MapId::Vikings, Mode::Original, 3),
        Setup::new(4, MapId::Orient, Mode::Basic, 3),
    ];
    testkit::wire::samples::<Scharz>(setups, 3)
}

#[test]
fn actions_and_events_are_a_promise() {
    let Samples { actions, events, reasons, ids, .. } = samples();
    insta::assert_json_snapshot!("actions", actions);
    insta::assert_json_snapshot!("events", events);
    insta::assert_json_snapshot!("ids", ids);
    assert!(reasons.len() > 10, "random play meets most reasons: {reasons:?}");
}

#[test]
fn views_are_a_promise() {
    let Samples { views, prompts, .. } = samples();
    insta::assert_json_snapshot!("prompts", prompts);
    for (viewer, view) in views {
        insta::assert_json_snapshot!(format!("view-{viewer}"), view);
    }
}

/// The form of a state, for whoever writes scenarios.
#[test]
fn a_state_is_readable() {
    let mut chance = FastChance::new(1);
    let state = Scharz::start(&Setup::default(), &mut Ctx::silent(&mut chance));
    insta::assert_json_snapshot!("state", state.unwrap());
}
