//! JSON samples of everything this game says, kept as a file that the browser reads too.

use engine::{Seat, Setup as _};
use lancaster::{Event, Lancaster, Setup};
use testkit::samples::{Sampler, Samples};

/// Reasons that random play does not meet, with their rules.
fn rare_reasons() -> [(&'static str, &'static str); 6] {
    [
        ("below_minimum", "5.4"),
        ("no_ally", "7.1"),
        ("no_noble_left", "5.1"),
        ("no_such_seat", "5.6"),
        ("not_in_ally_castle", "7.1"),
        ("strongest_already", "5.1"),
    ]
}

fn samples() -> Samples {
    let defaults = (2..=5).map(Setup::with_seats);
    let setups: Vec<Setup> = defaults.chain([2, 5].map(Setup::all_turned)).collect();
    // Random play never runs out of destinations.
    let skipped = Event::TurnSkipped { seat: Seat::new(2) };
    let sampler = Sampler::<Lancaster, _>::new(|view| &view.prompt).random(setups, 2);
    sampler.with_events([skipped]).with_reasons(rare_reasons()).finish()
}

testkit::samples!(Lancaster, samples());
