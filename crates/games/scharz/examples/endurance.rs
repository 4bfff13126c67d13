//! Random matches on every map in every mode, with all numbers of seats: they end, and no invariant breaks on the way.
//! `cargo run --release -p liege-scharz --example endurance -- 2000` plays 2,000 of each and says how long they were and
//! how they were won.

use std::collections::BTreeMap;

use engine::{Chance, Ctx, FastChance, Game};
use scharz::{MapId, Mode, Scharz, Setup};

use waste::is_waste;

#[path = "../tests/laws/waste.rs"]
mod waste;

#[allow(clippy::print_stdout, reason = "an example prints")]
fn main() {
    let matches = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(100);
    for map in MapId::ALL {
        for mode in Mode::ALL {
            let mut report = Report::default();
            for seed in 0..matches {
                let setup = Setup::new(2 + (seed % 3) as u8, map, mode, 2 + (seed % 4) as u8);
                report.add(&play(&setup, seed), &setup);
            }
            println!("{map:?} {mode:?}: {report}");
        }
    }
}

#[derive(Default)]
struct Report {
    matches: u64,
    decisions: u64,
    longest: u64,
    /// Matches that went to the last winter.
    full: u64,
    ways: BTreeMap<String, u64>,
}

struct Played {
    state: Scharz,
    decisions: u64,
}

impl Report {
    fn add(&mut self, played: &Played, setup: &Setup) {
        self.matches += 1;
        self.decisions += played.decisions;
        self.longest = self.longest.max(played.decisions);
        self.full += u64::from(played.state.world.year >= setup.years);
        *self.ways.entry(format!("{:?}", played.state.way.expect("it is over"))).or_default() += 1;
    }
}

impl std::fmt::Display for Report {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mean = self.decisions / self.matches.max(1);
        write!(f, "{} matches, {mean} decisions on average, {} at most, ", self.matches, self.longest)?;
        write!(f, "{} saw their last year, won by {:?}", self.full, self.ways)
    }
}

/// Every third match is pure chance, which gives its realm away within a year; the others mostly hold on to theirs.
fn play(setup: &Setup, seed: u64) -> Played {
    let mut chance = FastChance::new(seed);
    let mut state = Scharz::start(setup, &mut Ctx::silent(&mut chance)).expect("a set-up that can be played");
    let (mut legal, mut decisions) = (Vec::new(), 0);
    while let Some(seat) = state.status().pending().iter().next() {
        legal.clear();
        state.legal_actions(seat, &mut legal);
        let holds_on = !seed.is_multiple_of(3) && chance.below(20) > 0;
        if holds_on && legal.iter().any(|action| !is_waste(action)) {
            legal.retain(|action| !is_waste(action));
        }
        let action = legal[chance.below(legal.len() as u32) as usize];
        state.apply(seat, &action, &mut Ctx::silent(&mut chance));
        decisions += 1;
        let sound = state.invariants();
        assert!(sound.is_ok(), "{setup:?} seed {seed}: {action:?} broke {sound:?}");
        assert!(decisions <= u64::from(Scharz::INFO.max_plies), "{setup:?} seed {seed} does not end");
    }
    Played { state, decisions }
}
