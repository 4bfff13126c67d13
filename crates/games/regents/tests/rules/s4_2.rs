//! Player counts (4.2).

use engine::{Game, Match, Seed, Setup as _};
use regents::{Regents, Setup};

use crate::rules::table::fresh;

/// 4.2: only 3 to 5 can play; unseen cards are what is left.
#[test]
fn seat_counts() {
    for seats in [0, 2, 6, 300] {
        let refused = Match::<Regents>::start(Setup::with_seats(seats), Seed::from_number(1)).unwrap_err();
        assert!(refused.to_string().contains("3 to 5"), "{refused}");
    }
    for seats in 3..=5 {
        assert_eq!(fresh(seats, 1).state().n_seats(), seats);
        assert_eq!(fresh(seats, 1).state().neutral_clan.is_some(), seats == 3);
    }
}
