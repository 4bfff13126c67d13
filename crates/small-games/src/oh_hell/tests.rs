use engine::{FastChance, Game, Match, Seat, Seed};

use super::*;

fn seat(index: usize) -> Seat {
    Seat::new(index)
}

/// A hand of two tricks: hearts (13…25) are trump; seat 0 deals, seat 1 leads.
fn position() -> OhHell {
    let hands = [[0, 13], [12, 1], [5, 6], [40, 41]];
    let mut state = OhHell::deal(2, seat(0), &mut FastChance::new(1));
    state.trump = 20;
    state.players = PerSeat::from_fn(4, |seat| Player {
        hand: hands[seat.index()].into_iter().collect(),
        ..Player::default()
    });
    state
}

fn act(state: &mut OhHell, who: usize, action: OhHellAction) {
    assert_eq!(state.check(seat(who), &action), Ok(()), "{action:?}");
    state.apply(seat(who), &action, &mut Ctx::silent(&mut FastChance::new(0)));
}

fn bid(state: &mut OhHell, bids: [(usize, u8); 4]) {
    for (who, tricks) in bids {
        act(state, who, OhHellAction::Bid { tricks });
    }
}

#[test]
fn the_dealer_may_not_make_the_bids_come_out() {
    let mut state = position();
    for who in [1, 2, 3] {
        act(&mut state, who, OhHellAction::Bid { tricks: 0 });
    }
    assert!(state.check(seat(0), &OhHellAction::Bid { tricks: 2 }).is_err());
    assert!(state.check(seat(0), &OhHellAction::Bid { tricks: 3 }).is_err());
    let mut legal = Vec::new();
    state.legal_actions(seat(0), &mut legal);
    assert_eq!(legal, [OhHellAction::Bid { tricks: 0 }, OhHellAction::Bid { tricks: 1 }]);
}

#[test]
fn suits_are_followed_trumps_win_and_exact_bids_pay() {
    let mut state = position();
    bid(&mut state, [(1, 1), (2, 0), (3, 0), (0, 2)]);
    act(&mut state, 1, OhHellAction::Play { card: 12 });
    act(&mut state, 2, OhHellAction::Play { card: 5 });
    act(&mut state, 3, OhHellAction::Play { card: 40 });
    assert_eq!(state.players[seat(3)].void_in, 1);
    assert!(state.check(seat(0), &OhHellAction::Play { card: 13 }).is_err(), "seat 0 can follow");
    act(&mut state, 0, OhHellAction::Play { card: 0 });
    act(&mut state, 1, OhHellAction::Play { card: 1 });
    act(&mut state, 2, OhHellAction::Play { card: 6 });
    act(&mut state, 3, OhHellAction::Play { card: 41 });
    act(&mut state, 0, OhHellAction::Play { card: 13 });
    assert!(state.status().is_over());
    let points: Vec<i32> = Seat::all(4).map(|seat| state.points(seat)).collect();
    assert_eq!(points, [1, 11, 10, 10]);
}

#[test]
fn the_guess_respects_what_was_not_followed() {
    let mut n_voids = 0;
    for seed in 0..40 {
        testkit::random_play::<OhHell>(OhHellSetup::default(), seed, |game| {
            let mut guess = *game.state();
            guess.determinize(seat(2), &mut FastChance::new(seed));
            guess.invariants().unwrap();
            n_voids += guess.players.values().filter(|player| player.void_in != 0).count();
        });
    }
    assert!(n_voids > 0);
}

#[test]
fn other_tables_are_refused() {
    assert!(Match::<OhHell>::start(OhHellSetup { seats: 3 }, Seed::from_number(1)).is_err());
}
