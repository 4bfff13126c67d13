//! Random matches on one core: `cargo run --release -p liege-heads-of-state --example heads_of_state_speed [seconds]`.

use std::io::Write;
use std::time::{Duration, Instant};

use engine::{FastChance, Setup as _, playout};
use heads_of_state::{HeadsOfState, Setup};

fn main() {
    let seconds = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1.0);
    for n_seats in 2..=5 {
        let (matches, decisions, took) = measure(n_seats, Duration::from_secs_f64(seconds));
        let rate = decisions as f64 / took.as_secs_f64();
        let bytes = size_of::<HeadsOfState>();
        let line = format!("{n_seats} seats: {rate:>10.0} decisions/s, {matches} matches, {bytes} bytes\n");
        std::io::stdout().write_all(line.as_bytes()).expect("a place to print to");
    }
}

fn measure(n_seats: usize, at_least: Duration) -> (u64, u64, Duration) {
    let setup = Setup::with_seats(n_seats);
    let (mut chance, mut legal) = (FastChance::new(1), Vec::new());
    let (mut matches, mut decisions, start) = (0, 0, Instant::now());
    while start.elapsed() < at_least {
        let played = playout::<HeadsOfState>(&setup, &mut chance, &mut legal).expect("a legal setup");
        matches += 1;
        decisions += u64::from(played.decisions);
    }
    (matches, decisions, start.elapsed())
}
