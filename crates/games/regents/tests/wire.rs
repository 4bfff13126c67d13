//! JSON samples of everything this game says, compared as text: a change is seen before it is shipped.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Game, Seat, Viewer};
use regents::{Action, Event, Location, Regents, Setup, Track};
use serde::Serialize;
use serde_json::Value;
use testkit::wire::Samples;
use ts_rs::TS;

type Tagged = BTreeMap<String, Value>;

/// What random matches hardly ever come to.
fn rare_actions() -> Vec<Action> {
    vec![
        Action::ScoreHall { hall: Location::Throne },
        Action::TowerLater,
        Action::SwapFirstNeutral { at: Location::Store },
        Action::SwapSecondNeutral { at: Location::Store },
    ]
}

fn rare_events() -> Vec<Event> {
    let (seat, clan) = (Seat::new(0), regents::Clan::Macleod);
    vec![
        Event::VictoryShared { winner: seat, points: 40 },
        Event::DomainTurnedUp { seat, domain: Track::Religion, from: 4, to: 6 },
        Event::FifthCard { seat, clan },
        Event::NeutralSwapped {
            by: seat,
            owner: Seat::new(1),
            at: Location::Tower,
            other_at: Location::Store,
        },
        Event::LeaderBonus { seat, track: Track::Trade },
        Event::NobodyChosen { seat, card: regents::Card::Suspicion },
    ]
}

fn samples() -> Samples {
    let setups = [3, 4, 5].map(|seats| Setup { seats, ..Setup::default() });
    let turned = [3, 5].map(Setup::all_turned);
    testkit::wire::samples::<Regents>(setups.into_iter().chain(turned).collect::<Vec<_>>(), 2)
}

fn add_rare<T: Serialize>(samples: &mut Tagged, rare: Vec<T>) {
    for item in rare {
        let json = serde_json::to_value(item).unwrap();
        let tag = json["type"].as_str().unwrap().to_owned();
        samples.insert(tag, json);
    }
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

#[test]
fn everything_said_is_a_promise() {
    let Samples { mut actions, mut events, views, prompts, ids, reasons } = samples();
    add_rare(&mut actions, rare_actions());
    add_rare(&mut events, rare_events());
    assert_complete(&actions, tags::<Action>());
    assert_complete(&events, tags::<Event>());
    assert!(reasons.len() > 5, "random play meets many reasons: {reasons:?}");
    insta::assert_json_snapshot!("actions", actions);
    insta::assert_json_snapshot!("events", events);
    insta::assert_json_snapshot!("ids", ids);
    insta::assert_json_snapshot!("prompts", prompts);
    for (viewer, view) in views {
        insta::assert_json_snapshot!(format!("view-{viewer}"), view);
    }
}

/// The views of a running match: what a seat, a spectator and the open table see of one moment.
#[test]
fn views_of_a_running_match_are_a_promise() {
    let mut moment = None;
    let setup = Setup { seats: 3, ..Setup::default() };
    testkit::golden::play::<Regents>(&setup, 4, |game, chance| {
        if game.ply() == 90 {
            moment = Some(game.state().clone());
        }
        testkit::golden::random(game, chance)
    });
    let state = moment.expect("a match is longer");
    for (name, viewer) in
        [("seat", Viewer::seat(Seat::new(0))), ("public", Viewer::Public), ("open", Viewer::Open)]
    {
        insta::assert_json_snapshot!(format!("running-{name}"), state.view(viewer));
    }
}

/// The form of a state, for whoever writes scenarios.
#[test]
fn a_state_is_readable() {
    let mut chance = engine::FastChance::new(1);
    let state = Regents::start(&Setup::default(), &mut engine::Ctx::silent(&mut chance));
    insta::assert_json_snapshot!("state", state.unwrap());
}
