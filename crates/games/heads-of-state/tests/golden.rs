//! Golden records: matches that must replay for ever.

use engine::{FastChance, Match, Played, Setup as _};
use heads_of_state::{Action, HeadsOfState, Setup};
use testkit::golden;

const DIR: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

/// One for each seat count with the default rules, and one with all the other rules.
#[test]
fn golden_records_replay() {
    for n_seats in 2..=5 {
        let name = format!("{n_seats}-seats");
        golden::make::<HeadsOfState>(DIR, &name, Setup::with_seats(n_seats), n_seats as u64, golden::random);
    }
    for setup in Setup::every().iter().rev().take(4) {
        let name = format!("{}-seats-other-rules", setup.seats);
        golden::make::<HeadsOfState>(DIR, &name, *setup, u64::from(setup.seats) + 10, golden::random);
    }
    golden::make::<HeadsOfState>(DIR, "3-seats-builders", Setup::with_seats(3), 1, builder);
    golden::check_dir::<HeadsOfState>(DIR);
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
