//! 4.1 Three to five players.

use engine::Setup as _;
use lancaster::{LawStacks, Place, Setup, data};

use crate::rules::table::{band, own, started};

/// 3.1, 3.7 and 4.1: what everybody starts with.
#[test]
fn players_start_alike_4_1() {
    for seats in 3..=5 {
        let state = started(Setup::with_seats(seats), 3);
        for (seat, player) in state.players.iter() {
            assert_eq!((player.gold, player.squires, player.votes, player.points), (2, 2, 1, 0));
            assert_eq!(state.household(own(seat)).court, band(&[1, 2]));
            assert_eq!(state.household(own(seat)).reserve, band(&[1, 1, 2, 3, 4]));
        }
        assert!(Place::UPPER.iter().all(|&place| state.conflicts[place].is_some()));
        assert!(Place::LOWER.iter().all(|&place| state.conflicts[place].is_none()));
        assert_eq!(state.conflict_pile.n(), 8);
        assert!(state.laws.iter().all(|&law| data::law_stack(law, LawStacks::Even) == 0));
    }
}
