//! Golden records: every map and mode, options turned, several ways of ending. They must replay for ever.

use engine::Match;
use scharz::{Event, MapId, Mode, Scharz, Setup, Way};

const DIR: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

/// With `LIEGE_BLESS=1` the records are written anew.
#[test]
fn golden_records_are_there() {
    for (index, map) in MapId::ALL.into_iter().enumerate() {
        for mode in [Mode::ALL[index % 4], Mode::ALL[(index + 2) % 4]] {
            let seats = 2 + (index % 3) as u8;
            make(&format!("{map:?}-{mode:?}").to_lowercase(), Setup::new(seats, map, mode, 3), 1);
        }
    }
    make("options-turned", Setup::turned(3, MapId::Huns, Mode::Extended), 2);
    for way in [Way::Sovereignty, Way::Importance, Way::LastStanding] {
        let setup = Setup::new(2, MapId::Italia, Mode::Original, 2);
        make(&format!("{way:?}").to_lowercase(), setup.clone(), first_seed(&setup, way));
    }
}

fn make(name: &str, setup: Setup, seed: u64) {
    testkit::golden::make::<Scharz>(DIR, name, setup, seed, testkit::golden::random);
}

/// The seed of the first random match that is won so.
fn first_seed(setup: &Setup, way: Way) -> u64 {
    let won_so = |game: &Match<Scharz>| {
        game.log().iter().any(|line| matches!(line.event, Event::MatchWon { way: found, .. } if found == way))
    };
    let play = |seed| testkit::golden::play::<Scharz>(setup, seed, testkit::golden::random);
    (0..2000).find(|&seed| won_so(&play(seed))).expect("it happens in some random match")
}

#[test]
fn golden_records_replay() {
    testkit::golden::check_dir::<Scharz>(DIR);
}
