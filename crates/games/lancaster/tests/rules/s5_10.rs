//! 5.10 What always holds.

use engine::Seat;
use lancaster::{Banner, County, Law, PhaseState, Place, Space, Strength};

use crate::rules::table::{BLUE, Table, own};

use Strength::One;

/// 5.10: within a round favours only go face down.
#[test]
fn favours_never_return_within_a_round_5_10() {
    let setup = lancaster::Setup::default();
    let mut game = engine::Match::<lancaster::Lancaster>::start(setup, engine::Seed::from_number(5)).unwrap();
    let mut chance = engine::FastChance::new(5);
    let mut before = (1, game.state().favours);
    while let Some(played) = testkit::random_move(game.state(), &mut chance) {
        game.act(played.seat, None, &played.action).unwrap();
        let now = (game.state().round, game.state().favours);
        assert!(now.0 != before.0 || now.1.is_subset(before.1));
        before = now;
    }
}

/// Patched positions that cannot be are refused with words.
#[test]
fn broken_positions_are_refused() {
    type Fault = fn(&mut lancaster::Lancaster);
    let faults: [(Fault, &str); 10] = [
        (|state| state.houses[Banner::Own][BLUE].court[One] += 1, "knights"),
        (|state| state.counties[County::York].nobles_left = 9, "nobles"),
        (|state| state.laws[0] = Law::L02, "law"),
        (|state| state.conflicts[Place::UpperLeft] = None, "upper row"),
        (|state| state.phase = PhaseState::Place { seat: Seat::new(4) }, "nobody at the table"),
        (|state| state.phase = PhaseState::County { county: County::York }, "proposals"),
        (|state| state.round = 6, "round"),
        (|state| state.players[BLUE].extensions.insert_all(Space::Gold.into()), "castle space"),
        (|state| state.conflict_pile.0[8] = 1, "box"),
        (|state| state.proposals[1] = None, "proposals"),
    ];
    for (fault, words) in faults {
        let mut game = Table::of(4).in_castle(own(BLUE), One, Space::Gold).settled().game().clone();
        let mut state = game.state().clone();
        fault(&mut state);
        let refused = game.patch_state(state).unwrap_err();
        assert!(refused.contains(words), "{refused:?} should speak of {words}");
    }
}
