//! How fast random matches are played on one core: `cargo run --release -p liege-regents --example regents_speed`.

use std::time::{Duration, Instant};

use engine::{FastChance, Setup as _, playout};
use regents::{Regents, Setup};

fn main() {
    let mut report = format!("a state has {} bytes\n", size_of::<Regents>());
    for n_seats in 3..=5 {
        let (matches, decisions, listed, seconds) = measure(n_seats, Duration::from_secs(2));
        report += &format!(
            "{n_seats} seats: {:.2} million decisions a second, {:.0} decisions a match, {:.1} options a decision\n",
            decisions as f64 / seconds / 1e6,
            decisions as f64 / matches as f64,
            listed as f64 / decisions as f64,
        );
    }
    std::io::Write::write_all(&mut std::io::stdout(), report.as_bytes())
        .expect("standard output takes a report");
}

fn measure(n_seats: usize, budget: Duration) -> (u64, u64, u64, f64) {
    let (mut chance, mut legal) = (FastChance::new(1), Vec::new());
    let setup = Setup::with_seats(n_seats);
    let (mut matches, mut decisions, mut listed) = (0, 0, 0);
    let begin = Instant::now();
    while begin.elapsed() < budget {
        for _ in 0..100 {
            let played = playout::<Regents>(&setup, &mut chance, &mut legal).expect("the set-up is sound");
            matches += 1;
            decisions += u64::from(played.decisions);
            listed += played.listed;
        }
    }
    (matches, decisions, listed, begin.elapsed().as_secs_f64())
}
