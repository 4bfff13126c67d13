//! JSON samples of everything this game says, kept as a file that the browser reads too.

use engine::{Seat, Setup as _};
use lancaster::{Event, Lancaster, Reason, Setup};
use testkit::samples::{Sampler, Samples};

fn samples() -> Samples {
    let defaults = (2..=5).map(Setup::with_seats);
    let setups: Vec<Setup> = defaults.chain([2, 5].map(Setup::all_turned)).collect();
    // Random play never runs out of destinations.
    let skipped = Event::TurnSkipped { seat: Seat::new(2) };
    let sampler = Sampler::<Lancaster, _>::new(|view| &view.prompt).random(setups, 2);
    sampler.with_events([skipped]).with_reasons(Reason::ALL.iter().map(|reason| reason.told())).finish()
}

testkit::samples!(Lancaster, samples(), lancaster::LancasterPrompt);
