//! A match looked at again: every decision in its place, the same however it is read, and no secrets while it is under way.

use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

use bots::Habits;
use catalog::{Catalog, CatalogError, LANGUAGES, Moment, Review, Vantage};
use engine::{Game, Match, Seat, Seats, Seed, Setup as _};
use serde_json::{Value, json};

static NEVER: AtomicBool = AtomicBool::new(false);

/// A match of connect four in which seat 1 does not stop a row of four.
fn lost_by_a_blunder() -> Value {
    let catalog = Catalog::bench_only();
    let game = catalog.find("connect-four").unwrap();
    let mut running = game.start(&json!({"seats": 2}), Seed::from_number(5)).unwrap();
    for column in [0, 1, 0, 1, 0, 5, 0] {
        let seat = running.status().pending().iter().next().unwrap();
        running.act(seat, None, &json!({"type": "drop", "column": column})).unwrap();
    }
    assert!(running.status().is_over());
    running.record()
}

fn review(record: &Value, vantage: Vantage) -> Result<Box<dyn Review>, CatalogError> {
    Catalog::bench_only().review(record.to_string().as_bytes(), vantage, 1000)
}

fn read(mut review: Box<dyn Review>) -> Vec<Moment> {
    std::iter::from_fn(|| review.next(&NEVER)).collect()
}

#[test]
fn every_decision_is_judged_and_a_blunder_is_dear() {
    let record = lost_by_a_blunder();
    let moments = read(review(&record, Vantage::Open(Seats::first(2))).unwrap());
    assert_eq!(moments.len(), 8, "seven decisions, and the end");
    for (number, moment) in moments.iter().enumerate() {
        assert_eq!((moment.number as usize, moment.steps["open"] as usize), (number, number));
        assert_eq!(moment.steps["0"] as usize, number);
        assert!((moment.chances.iter().sum::<f32>() - 1.0).abs() < 1e-3);
        assert_eq!(moment.luck, None, "nothing is drawn");
    }
    let blunder = moments[5].decision.as_ref().unwrap();
    assert_eq!((blunder.seat, &blunder.chosen), (Seat::new(1), &json!({"type": "drop", "column": 5})));
    assert!(blunder.cost > 0.2, "{blunder:?}");
    assert_eq!(blunder.counsel.choices[0].action, json!({"type": "drop", "column": 0}));
    assert!(blunder.counsel.choices.iter().any(|choice| choice.action == blunder.chosen));
    let winning = moments[6].decision.as_ref().unwrap();
    assert_eq!((winning.cost, winning.counsel.choices[0].chance), (0.0, Some(1.0)));
    assert_eq!((moments[7].chances.clone(), &moments[7].decision), (vec![1.0, 0.0], &None));
}

#[test]
fn a_review_goes_on_where_it_was_left() {
    let record = lost_by_a_blunder();
    let all = Vantage::Open(Seats::one(Seat::new(1)));
    let whole = read(review(&record, all).unwrap());
    assert!(whole.iter().all(|moment| moment.decision.as_ref().is_none_or(|it| it.seat == Seat::new(1))));
    let mut left = review(&record, all).unwrap();
    left.skip(3);
    assert_eq!(read(left), whole[4..]);
    let mut cancelled = review(&record, all).unwrap();
    assert_eq!(cancelled.next(&AtomicBool::new(true)), None);
}

#[test]
fn from_a_seat_only_its_own_decisions_and_steps_are_told() {
    let record = lost_by_a_blunder();
    let moments = read(review(&record, Vantage::Seat(Seat::new(1))).unwrap());
    let decided: Vec<Seat> =
        moments.iter().filter_map(|moment| moment.decision.as_ref()).map(|decision| decision.seat).collect();
    assert_eq!(decided, [Seat::new(1); 3]);
    for moment in &moments {
        assert_eq!(moment.steps.keys().collect::<Vec<_>>(), ["1"]);
        assert_eq!(moment.luck, None);
    }
}

#[test]
fn what_is_no_record_and_who_does_not_sit_there_is_refused() {
    let record = lost_by_a_blunder();
    let refused = |record: &Value, vantage| review(record, vantage).err().unwrap();
    let far = Seat::new(3);
    assert!(matches!(refused(&record, Vantage::Seat(far)), CatalogError::NoSuchSeat));
    assert!(matches!(refused(&record, Vantage::Open(Seats::one(far))), CatalogError::NoSuchSeat));
    let mut changed = record.clone();
    changed["actions"][2]["action"]["column"] = json!(9);
    assert!(matches!(refused(&changed, Vantage::Open(Seats::NONE)), CatalogError::BadRecord(_)));
    assert!(matches!(refused(&json!({}), Vantage::Open(Seats::NONE)), CatalogError::NoRecord));
}

/// Whatever a coach may name has a text in every language.
#[test]
fn every_part_of_the_points_has_words() {
    fn names<G: Game>(habits: &impl Habits<G>, n_seats: usize) -> (&'static str, BTreeSet<&'static str>) {
        let mut table = Match::<G>::start(G::Setup::with_seats(n_seats), Seed::from_number(3)).unwrap();
        let mut names = BTreeSet::new();
        loop {
            names.extend(habits.parts(table.state()).iter().map(|part| part.name));
            let Some(seat) = table.status().pending().iter().next() else { break };
            let legal = table.legal_actions(seat);
            table.act(seat, None, &legal[table.ply() % legal.len()]).unwrap();
            if table.ply() > 400 {
                break;
            }
        }
        (G::INFO.slug, names)
    }
    let all = [
        names(&lancaster_habits::LancasterHabits, 3),
        names(&regents_habits::RegentsHabits, 3),
        names(&heads_of_state_habits::HeadsOfStateHabits, 3),
        names(&scharz_habits::ScharzHabits, 2),
    ];
    for (slug, names) in all {
        assert!(names.len() > 4, "{slug}: {names:?}");
        for language in LANGUAGES {
            let file = format!("{}/../../locales/{language}/{slug}.ftl", env!("CARGO_MANIFEST_DIR"));
            let text = std::fs::read_to_string(file).unwrap();
            for name in &names {
                assert!(
                    text.contains(&format!("\n{slug}-worth-{name} = ")),
                    "{language}: {slug}-worth-{name}"
                );
            }
        }
    }
}
