//! 5.3 Decisions.

use lancaster::Strength;

use crate::rules::table::{BLUE, GREEN, STAFFORD, Table, to_county};

use Strength::One;

/// 5.3: a decision with one option is not asked.
#[test]
fn without_choice_nobody_is_asked_5_3() {
    let table = Table::of(4).squires(BLUE, 0).does(to_county(One, STAFFORD));
    assert_eq!(table.awaited(), GREEN);
}
