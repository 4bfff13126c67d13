//! 3.1 Knights.

use lancaster::{Counts, Knights, Strength, data};

#[test]
fn counts_survive_json_and_refuse_foreign_numbers() {
    let knights = Knights::one(Strength::One).plus(Knights::one(Strength::Four));
    let json = serde_json::to_value(knights).unwrap();
    assert_eq!(json, serde_json::json!({"1": 1, "2": 0, "3": 0, "4": 1}));
    assert_eq!(serde_json::from_value::<Knights>(json).unwrap(), knights);
    assert!(serde_json::from_str::<Knights>(r#"{"5": 1}"#).is_err());
    assert!(serde_json::from_str::<Strength>("0").is_err());
}

#[test]
fn strength_is_summed_and_listed() {
    let knights: Knights = Counts([2, 0, 1, 1]);
    assert_eq!((knights.strength(), knights.n()), (9, 4));
    assert_eq!(knights.list(), [1, 1, 3, 4]);
    assert_eq!(knights.minus(Knights::one(Strength::One)).list(), [1, 3, 4]);
}

#[test]
fn full_knighthood_is_14_3_1() {
    assert_eq!((data::KNIGHTS.n(), data::KNIGHTS.strength()), (7, 14));
}
