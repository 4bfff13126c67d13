//! 7.2 Options.

use engine::{Ctx, FastChance, Game};
use lancaster::{Lancaster, Setup};

#[test]
fn only_two_to_five_may_play() {
    for seats in [0, 1, 6, 200] {
        let setup = Setup { seats, ..Setup::default() };
        assert!(Lancaster::start(&setup, &mut Ctx::silent(&mut FastChance::new(1))).is_err());
    }
}

/// 7.2: every option the lobby offers is a key of the set-up, and its default is the set-up's default.
#[test]
fn options_are_keys_of_the_setup_7_2() {
    let defaults = serde_json::to_value(Setup::default()).unwrap();
    for option in Lancaster::INFO.options {
        let default = match option.choices {
            engine::Choices::Flag { default } => default.into(),
            engine::Choices::OneOf { values } => values[0].into(),
            engine::Choices::Number { default, .. } => default.into(),
        };
        assert_eq!(defaults.get(option.key), Some(&default), "{}", option.key);
    }
    assert_eq!(Lancaster::INFO.options.len() + 1, defaults.as_object().unwrap().len());
    assert_eq!(serde_json::from_str::<Setup>("{}").unwrap(), Setup::default());
    assert!(serde_json::from_str::<Setup>(r#"{"seats": 3, "expansion": true}"#).is_err());
}

/// 7.2: the list of set-ups for tests turns every option.
#[test]
fn every_setup_turns_every_option_7_2() {
    let turned = |key: &str| {
        let of = |setup: &Setup| serde_json::to_value(setup).unwrap()[key].clone();
        Setup::every().iter().filter(|setup| of(setup) != of(&Setup::default())).count()
    };
    assert!(Lancaster::INFO.options.iter().all(|option| turned(option.key) >= 3));
}
