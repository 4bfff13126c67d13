//! JSON samples of everything this game says, kept as a file that the browser reads too.

use engine::{SEAT_FIELDS, Seat};
use heads_of_state::{Country, Event, HeadsOfState, Rank, Reason, Sector, Setup};
use serde_json::Value;
use testkit::samples::{Sampler, Samples};

/// Fields of events that count something.
const COUNTS: [&str; 7] =
    ["points", "draws", "n_cards", "influence", "n_attributes", "n_treachery", "draw_pile"];

/// What random players hardly ever come to.
fn rare_events() -> [Event; 4] {
    let seat = Seat::new(1);
    [
        Event::CountryMarkersGone { seat, country: Country::Spain },
        Event::HouseMarker { seat, points: 16 },
        Event::HouseMarkersGone { seat },
        Event::TokenTakenBack { seat, sector: Sector::Ireland, rank: Rank::Count },
    ]
}

/// The default rules with few and many seats, all other rules with those between.
fn setups() -> Vec<Setup> {
    let every = Setup::every();
    let other_rules = every.len() - 4;
    vec![every[0], every[3], every[other_rules + 1], every[other_rules + 2]]
}

fn samples() -> Samples {
    let sampler = Sampler::<HeadsOfState, _>::new(|view| &view.prompt);
    sampler
        .random(setups(), 1)
        .with_events(rare_events())
        .with_reasons(Reason::ALL.iter().map(|reason| reason.told()))
        .finish()
}

testkit::samples!(HeadsOfState, samples());

/// A number is a seat only where the name of the field says so.
#[test]
fn a_number_is_a_seat_or_counts_something() {
    for event in samples().events.values() {
        let Value::Object(fields) = event else { panic!("{event} is no object") };
        for (key, _) in fields.iter().filter(|(_, value)| value.is_number()) {
            let key = key.as_str();
            assert!(SEAT_FIELDS.contains(&key) || COUNTS.contains(&key), "{key} in {event}");
        }
    }
}
