//! JSON samples of everything this game says, compared as text: a change is seen before it is shipped.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Ctx, FastChance, Game, SEAT_FIELDS, Seat, Setup as _};
use heads_of_state::{Action, Country, Event, HeadsOfState, Rank, Sector, Setup};
use serde_json::Value;
use testkit::wire::{Samples, samples};
use ts_rs::TS;

type Tagged = BTreeMap<String, Value>;

/// Fields of events that count something.
const COUNTS: [&str; 7] =
    ["points", "draws", "n_cards", "influence", "n_attributes", "n_treachery", "draw_pile"];

/// What random players hardly ever come to.
fn rare_events() -> [Event; 4] {
    let seat = Seat::new(1);
    [
        Event::CountryMarkersGone { seat, country: Country::Spain },
        Event::HouseMarker { seat, points: 16 },
        Event::HouseMarkersGone { seat },
        Event::TokenTakenBack { seat, sector: Sector::Ireland, rank: Rank::Count },
    ]
}

/// The default rules with few and many seats, all other rules with those between.
fn setups() -> Vec<Setup> {
    let every = Setup::every();
    let other_rules = every.len() - 4;
    vec![every[0], every[3], every[other_rules + 1], every[other_rules + 2]]
}

/// The tags of a tagged enum, from its TypeScript type.
fn tags<T: TS>() -> BTreeSet<String> {
    let text = T::inline(&ts_rs::Config::default());
    let after = text.split("\"type\": \"").skip(1);
    after.map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}

#[track_caller]
fn assert_complete(samples: &Tagged, tags: BTreeSet<String>) {
    let found: BTreeSet<String> = samples.keys().cloned().collect();
    assert_eq!(found, tags, "every type has a sample");
}

/// A number is a seat only where the name of the field says so.
fn check_numbers(events: &Tagged) {
    for event in events.values() {
        let Value::Object(fields) = event else { panic!("{event} is no object") };
        for (key, _) in fields.iter().filter(|(_, value)| value.is_number()) {
            assert!(
                SEAT_FIELDS.contains(&key.as_str()) || COUNTS.contains(&key.as_str()),
                "{key} in {event}"
            );
        }
    }
}

/// JSON is a promise: add with defaults, never rename or remove.
#[test]
fn everything_said_is_a_promise() {
    let Samples { actions, mut events, views, prompts, ids, reasons } = samples::<HeadsOfState>(setups(), 1);
    for event in rare_events() {
        let json = serde_json::to_value(&event).unwrap();
        events.insert(json["type"].as_str().unwrap().to_owned(), json);
    }
    assert_complete(&actions, tags::<Action>());
    assert_complete(&events, tags::<Event>());
    check_numbers(&events);
    assert!(reasons.len() > 5, "random play meets many reasons: {reasons:?}");
    insta::assert_json_snapshot!("actions", actions);
    insta::assert_json_snapshot!("events", events);
    insta::assert_json_snapshot!("ids", ids);
    insta::assert_json_snapshot!("prompts", prompts);
    for (viewer, view) in views {
        insta::assert_json_snapshot!(format!("view-{viewer}"), view);
    }
}

/// The form of a state, for whoever writes scenarios.
#[test]
fn a_state_is_readable() {
    let state = HeadsOfState::start(&Setup::with_seats(2), &mut Ctx::silent(&mut FastChance::new(1)));
    insta::assert_json_snapshot!("state", state.unwrap());
}
