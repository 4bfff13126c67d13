//! 7 Variants.

use scharz::*;

use crate::rules::table::{Table, seat};

/// Dominance falls to 7 in a short game, and stays at 10 when the option is off (7).
#[test]
fn short_games_need_seven() {
    for (years, short, needs) in [(2, true, 7), (3, true, 7), (4, true, 10), (2, false, 10)] {
        let setup = Setup { short_dominance: short, ..Setup::new(2, MapId::Italia, Mode::Basic, years) };
        assert_eq!(thresholds(&Table::with(&setup).state.world, seat(0)).1, needs);
    }
}
