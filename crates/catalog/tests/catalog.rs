//! The catalog takes JSON from outside: whatever is wrong with it is said, nothing panics.

use catalog::{Catalog, CatalogError, GameKind};
use engine::{Seat, Seed, Viewer};
use serde_json::{Value, json};

fn finished_record(game: &dyn GameKind) -> Value {
    let setup = game.default_setup(game.info().seats.0.into());
    let mut running = game.start(&setup, Seed::from_number(5)).unwrap();
    while let Some(seat) = running.status().pending().iter().next() {
        let action = running.legal(seat).swap_remove(0);
        running.act(seat, None, &action).unwrap();
    }
    running.record()
}

#[test]
fn bad_setups_are_refused() {
    let catalog = Catalog::standard();
    for game in catalog.games() {
        let start = |setup: Value| game.start(&setup, Seed::from_number(1)).map(|_| ());
        assert!(start(json!({ "seats": game.info().seats.0 })).is_ok());
        for seats in [0, 1, 6, 200] {
            assert!(matches!(start(json!({ "seats": seats })), Err(CatalogError::BadSetup(_))), "{seats}");
        }
        for setup in [json!(null), json!([]), json!({"seats": "four"}), json!({"seats": 4, "colour": "red"})]
        {
            assert!(matches!(start(setup), Err(CatalogError::UnreadableSetup(_))));
        }
    }
    assert!(catalog.find("chess").err().unwrap().to_string().contains("there is no game \"chess\""));
}

#[test]
fn records_replay_and_flipped_ones_are_refused() {
    for game in Catalog::standard().games() {
        let record = finished_record(game);
        assert!(game.open_record(&record).is_ok());
        let last = record["actions"].as_array().unwrap().len() - 1;
        let mut swapped = record.clone();
        swapped["actions"].as_array_mut().unwrap().swap(0, last);
        assert!(matches!(game.open_record(&swapped), Err(CatalogError::BadRecord(_))));
        for (field, value) in [("format", json!(99)), ("game", json!("chess")), ("rules_version", json!(999))]
        {
            let mut changed = record.clone();
            changed[field] = value;
            assert!(matches!(game.open_record(&changed), Err(CatalogError::BadRecord(_))), "{field}");
        }
        let mut other_seed = record.clone();
        other_seed["seed"] = json!(Seed::from_number(6));
        assert!(game.open_record(&other_seed).err().unwrap().to_string().contains("commitment"));
        assert!(matches!(game.open_record(&json!({})), Err(CatalogError::UnreadableRecord(_))));
    }
}

/// A match opened again from a snapshot is the very match: what is seen, what can be taken back, and how it goes on.
#[test]
fn a_match_goes_on_from_its_snapshot() {
    for game in Catalog::standard().games() {
        let (setup, seed) = (game.default_setup(game.info().seats.1.into()), Seed::from_number(5));
        let mut running = game.start(&setup, seed).unwrap();
        let viewers: Vec<_> =
            Seat::all(running.n_seats()).map(Viewer::seat).chain([Viewer::Public, Viewer::Open]).collect();
        let mut choice = 0;
        while let Some(seat) = running.status().pending().iter().next() {
            let mut legal = running.legal(seat);
            choice = (choice * 31 + 7) % 1009;
            let action = legal.swap_remove(choice % legal.len());
            // Every step is played on a match that was opened just now, too.
            let is_checked = running.ply() % 40 < 3;
            let mut resumed =
                is_checked.then(|| game.resume(&setup, seed, running.snapshot().as_str()).unwrap());
            for one in [Some(&mut running), resumed.as_mut()].into_iter().flatten() {
                one.act(seat, None, &action).unwrap();
            }
            let Some(resumed) = resumed else { continue };
            assert_eq!(resumed.state(), running.state());
            assert_eq!(resumed.record(), running.record());
            for &viewer in &viewers {
                assert_eq!(resumed.tick(viewer), running.tick(viewer));
                assert_eq!(resumed.log(viewer, 0), running.log(viewer, 0));
                assert_eq!(resumed.n_final_lines(viewer), running.n_final_lines(viewer));
                assert!(resumed.view(viewer) == running.view(viewer));
            }
            for seat in Seat::all(running.n_seats()) {
                assert_eq!(resumed.can_undo(seat), running.can_undo(seat));
            }
        }
        for other in ["", "{}", &running.snapshot().as_str().replace(':', ";")] {
            assert!(matches!(game.resume(&setup, seed, other), Err(CatalogError::BadSnapshot(_))));
        }
    }
}

#[test]
fn a_replay_shows_each_viewer_its_own_pictures() {
    for game in Catalog::standard().games() {
        let record = finished_record(game);
        let last = game.open_record(&record).unwrap();
        for viewer in [Viewer::Public, Viewer::Open, Viewer::seat(Seat::new(1))] {
            let strip = game.replay(record.to_string().as_bytes(), viewer).unwrap();
            let mut view = strip.first.clone();
            for step in &strip.steps {
                let patch: json_patch::Patch = serde_json::from_value(step.patch.clone()).unwrap();
                json_patch::patch(&mut view, &patch).unwrap();
            }
            assert_eq!(view, serde_json::from_str::<Value>(last.view(viewer).as_str()).unwrap());
            let n_lines: usize = strip.steps.iter().map(|step| step.log.len()).sum();
            assert_eq!(n_lines, last.log(viewer, 0).len());
        }
    }
}

#[test]
fn questions_are_answered_or_refused() {
    let catalog = Catalog::standard();
    let question = json!({
        "mode": "basic", "clash": "battle", "ground": {"type": "land", "land": "plain"},
        "attacker": {"units": [{"kind": "cavalry", "count": 3}]},
        "defender": {"units": [{"kind": "light_infantry", "count": 5}]},
    });
    for game in catalog.games().filter(|game| game.info().slug != "scharz") {
        assert!(matches!(game.consult(&question), Err(CatalogError::NoOracle(_))));
    }
    let game = catalog.find("scharz").unwrap();
    let answer = game.consult(&question).unwrap();
    assert_eq!((&answer["type"], &answer), (&json!("forecast"), &game.consult(&question).unwrap()));
    let ask = |field: &str, value: Value| {
        let mut changed = question.clone();
        changed[field] = value;
        game.consult(&changed)
    };
    for (field, value) in [
        ("mode", json!("chess")),
        ("mode", json!(null)),
        ("clash", json!("duel")),
        ("ground", json!({"type": "land", "land": "lava"})),
        ("ground", json!({"type": "field", "at": "nowhere"})),
        ("ground", json!({"type": "field", "at": "it_senones", "land": "plain"})),
        ("settlement", json!("castle")),
        ("attacker", json!({"units": [{"kind": "cavalry", "count": -1}]})),
        ("attacker", json!({"units": [{"kind": "cavalry", "count": 256}]})),
        ("attacker", json!({"units": [{"kind": "cavalry", "count": 1.5}]})),
        ("attacker", json!({"units": [{"kind": "dragon", "count": 1}]})),
        ("attacker", json!({"units": {"cavalry": 3}})),
        ("attacker", json!({"units": [], "gold": 5})),
        ("weather", json!("rain")),
    ] {
        let refused = ask(field, value.clone());
        assert!(matches!(refused, Err(CatalogError::UnreadableQuestion(_))), "{field} {value}");
    }
    for question in [json!(null), json!([]), json!("battle"), json!({})] {
        assert!(matches!(game.consult(&question), Err(CatalogError::UnreadableQuestion(_))));
    }
    let crowd = json!({"units": [{"kind": "cavalry", "count": 255}, {"kind": "cavalry", "count": 255}]});
    assert_eq!(ask("attacker", crowd).unwrap(), json!({"type": "impossible", "why": "too_many"}));
}
