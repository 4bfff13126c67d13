//! Golden records: matches that must always replay.

use engine::{FastChance, Game, Match, Played, Seat, Setup as _};
use heads_of_state::{Action, HeadsOfState, Setup, TurnKind};
use testkit::golden;

const DIR: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

/// One for each seat count with the default rules, one with all the other rules, and one for each way to win.
#[test]
fn golden_records_replay() {
    for n_seats in 2..=5 {
        want(&format!("{n_seats}-seats"), &Setup::with_seats(n_seats), n_seats as u64);
    }
    for setup in Setup::every().iter().rev().take(4) {
        want(&format!("{}-seats-other-rules", setup.seats), setup, u64::from(setup.seats) + 10);
    }
    let three = Setup::with_seats(3);
    golden::want(DIR, "3-seats-builders", || golden::play(&three, 1, builder));
    golden::want(DIR, "cards-break-a-tie", || golden::first(&three, golden::random, is_won_by_cards));
    golden::want(DIR, "shared-victory", || golden::play(&three, 1, idler));
    let records = golden::replay_all::<HeadsOfState>(DIR);
    assert!(is_won_by_cards(&records["cards-break-a-tie"]));
    assert!(records["shared-victory"].state().places().values().all(|&place| place == 1));
}

fn want(name: &str, setup: &Setup, seed: u64) {
    golden::want(DIR, name, || golden::play::<HeadsOfState>(setup, seed, golden::random));
}

/// 6.3: the most points belong to several, and one of them wins.
fn is_won_by_cards(game: &Match<HeadsOfState>) -> bool {
    let (state, seats) = (game.state(), Seat::all(game.state().n_seats()));
    let best = seats.clone().map(|seat| state.points(seat)).max();
    let n_best = seats.filter(|&seat| Some(state.points(seat)) == best).count();
    n_best > 1 && state.places().values().filter(|&&place| place == 1).count() == 1
}

/// Draws attribute cards and does nothing with them.
fn idler(game: &Match<HeadsOfState>, chance: &mut FastChance) -> Option<Played<Action>> {
    let seat = game.status().pending().iter().next()?;
    let is_idle =
        |action: &Action| matches!(action, Action::ChooseTurn { turn: TurnKind::Attribute } | Action::Finish);
    let idle = game.legal_actions(seat).into_iter().find(is_idle);
    idle.map(|action| Played { seat, action }).or_else(|| golden::random(game, chance))
}

/// Creates the highest noble it can, and plays at random otherwise: such matches fill the board.
fn builder(game: &Match<HeadsOfState>, chance: &mut FastChance) -> Option<Played<Action>> {
    let seat = game.status().pending().iter().next()?;
    let rank = |action: &Action| match *action {
        Action::Create { rank, .. } => Some(rank),
        _ => None,
    };
    let best = game.legal_actions(seat).into_iter().filter(|action| rank(action).is_some()).max_by_key(rank);
    best.map(|action| Played { seat, action }).or_else(|| golden::random(game, chance))
}
