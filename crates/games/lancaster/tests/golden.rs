//! Golden records: every seat count, every option turned, each way of ending. They must replay for ever.

use engine::{Match, Setup as _};
use lancaster::{Event, Lancaster, Setup};

const DIR: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

/// With `LIEGE_BLESS=1` the records are written anew.
#[test]
fn golden_records_replay() {
    for seats in 2..=5 {
        make(&format!("{seats}-seats"), Setup::with_seats(seats), 1);
        make(&format!("{seats}-seats-all-options"), Setup::all_turned(seats as u8), 2);
    }
    make("shared-victory", Setup::with_seats(3), first_seed(3, |game| n_events(game, is_victory) > 1));
    make("ransom", Setup::with_seats(4), first_seed(4, |game| n_events(game, is_ransom) > 1));
    testkit::golden::check_dir::<Lancaster>(DIR);
}

fn make(name: &str, setup: Setup, seed: u64) {
    testkit::golden::make::<Lancaster>(DIR, name, setup, seed, testkit::golden::random);
}

/// The seed of the first random match in which this happens.
fn first_seed(seats: usize, happens: fn(&Match<Lancaster>) -> bool) -> u64 {
    let setup = Setup::with_seats(seats);
    let play = |seed| testkit::golden::play::<Lancaster>(&setup, seed, testkit::golden::random);
    (0..500).find(|&seed| happens(&play(seed))).expect("it happens in some random match")
}

fn n_events(game: &Match<Lancaster>, is_it: fn(&Event) -> bool) -> usize {
    game.log().iter().filter(|line| is_it(&line.event)).count()
}

fn is_victory(event: &Event) -> bool {
    matches!(event, Event::MatchWon { .. })
}

fn is_ransom(event: &Event) -> bool {
    matches!(event, Event::Ransomed { .. })
}
