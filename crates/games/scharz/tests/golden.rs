//! Golden records: every map and mode, options turned, every way to win. They must replay for ever.

mod director;

use director::all_help;
use engine::Match;
use scharz::{Event, MapId, Mode, Scharz, Setup, Way};
use testkit::golden;

const DIR: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

#[test]
fn golden_records_replay() {
    for (index, map) in MapId::ALL.into_iter().enumerate() {
        for mode in [Mode::ALL[index % 4], Mode::ALL[(index + 2) % 4]] {
            let seats = 2 + (index % 3) as u8;
            want(&format!("{map:?}-{mode:?}").to_lowercase(), &Setup::new(seats, map, mode, 3), 1);
        }
    }
    want("options-turned", &Setup::turned(3, MapId::Huns, Mode::Extended), 2);
    let setup = Setup::new(2, MapId::Italia, Mode::Original, 2);
    let by_chance = [Way::Sovereignty, Way::Importance, Way::LastStanding];
    for way in by_chance {
        golden::want(DIR, &name(way), || golden::first(&setup, golden::random, |game| is_won_by(game, way)));
    }
    let directed = [(Way::Dominance, Mode::Quick), (Way::Power, Mode::Original)];
    for (way, mode) in directed {
        let setup = Setup::new(4, MapId::Italia, mode, 2);
        golden::want(DIR, &name(way), || golden::first(&setup, all_help(way), |game| is_won_by(game, way)));
    }
    let records = golden::replay_all::<Scharz>(DIR);
    for way in Way::ALL {
        assert!(is_won_by(&records[&name(way)], way), "{way:?}");
    }
}

fn want(name: &str, setup: &Setup, seed: u64) {
    golden::want(DIR, name, || golden::play::<Scharz>(setup, seed, golden::random));
}

fn name(way: Way) -> String {
    format!("{way:?}").to_lowercase()
}

fn is_won_by(game: &Match<Scharz>, way: Way) -> bool {
    game.log().iter().any(|line| matches!(line.event, Event::MatchWon { way: found, .. } if found == way))
}
