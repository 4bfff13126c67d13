//! Options (chapter 7).

use engine::{Game, Setup as _};
use regents::{Regents, Setup};

/// Chapter 7: keys, values and defaults of the options, as the lobby offers them.
#[test]
fn options_match_the_setup() {
    let json = serde_json::to_value(Setup::default()).unwrap();
    for option in Regents::INFO.options {
        let default = match option.choices {
            engine::Choices::Flag { default } => serde_json::json!(default),
            engine::Choices::OneOf { values } => serde_json::json!(values[0]),
            engine::Choices::Number { default, .. } => serde_json::json!(default),
        };
        assert_eq!(json[option.key], default, "{}", option.key);
    }
    assert_eq!(json.as_object().unwrap().len(), Regents::INFO.options.len() + 1);
    assert_eq!(serde_json::from_str::<Setup>(r#"{"seats": 5}"#).unwrap(), Setup::with_seats(5));
    assert!(serde_json::from_str::<Setup>(r#"{"seats": 5, "kings": 2}"#).is_err());
    let turned = serde_json::to_value(Setup::all_turned(3)).unwrap();
    for option in Regents::INFO.options {
        assert_ne!(turned[option.key], json[option.key], "{}", option.key);
    }
}
