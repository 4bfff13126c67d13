//! Golden records: every seat count, every option turned, each way of ending. They must always replay.

use engine::{Match, Setup as _};
use lancaster::{Event, Lancaster, Setup};
use testkit::golden;

const DIR: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

#[test]
fn golden_records_replay() {
    for seats in 2..=5 {
        want(&format!("{seats}-seats"), Setup::with_seats(seats), 1);
        want(&format!("{seats}-seats-all-options"), Setup::all_turned(seats as u8), 2);
    }
    let first = |seats, is_it: fn(&Match<Lancaster>) -> bool| {
        golden::first::<Lancaster>(&Setup::with_seats(seats), golden::random, is_it)
    };
    golden::want(DIR, "shared-victory", || first(3, is_shared));
    golden::want(DIR, "ransom", || first(4, has_ransoms));
    let records = golden::replay_all::<Lancaster>(DIR);
    assert!(is_shared(&records["shared-victory"]));
    assert!(has_ransoms(&records["ransom"]));
}

fn want(name: &str, setup: Setup, seed: u64) {
    golden::want(DIR, name, || golden::play::<Lancaster>(&setup, seed, golden::random));
}

fn is_shared(game: &Match<Lancaster>) -> bool {
    n_events(game, |event| matches!(event, Event::MatchWon { .. })) > 1
}

fn has_ransoms(game: &Match<Lancaster>) -> bool {
    n_events(game, |event| matches!(event, Event::Ransomed { .. })) > 1
}

fn n_events(game: &Match<Lancaster>, is_it: fn(&Event) -> bool) -> usize {
    game.log().iter().filter(|line| is_it(&line.event)).count()
}
