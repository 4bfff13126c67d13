//! JSON samples of everything this game says, compared as text: a change is seen before it is shipped.

use engine::{Seat, Setup as _};
use lancaster::{Event, Lancaster, Setup};
use testkit::wire::Samples;

fn samples() -> Samples {
    let defaults = (2..=5).map(Setup::with_seats);
    let setups: Vec<Setup> = defaults.chain([2, 5].map(Setup::all_turned)).collect();
    // Random play never runs out of destinations.
    testkit::wire::samples::<Lancaster>(setups, 2).with_events([Event::TurnSkipped { seat: Seat::new(2) }])
}

testkit::wire!(Lancaster, samples());
