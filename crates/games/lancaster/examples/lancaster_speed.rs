//! Random decisions per second on one core: `cargo run --release -p liege-lancaster --example lancaster_speed`.

use std::time::{Duration, Instant};

use engine::{FastChance, Setup as _, playout};
use lancaster::{Lancaster, Setup};

#[allow(clippy::print_stdout, reason = "printing is what it is for")]
fn main() {
    for seats in 2..=5 {
        let (mut matches, mut decisions, mut listed, mut most) = (0u64, 0u64, 0u64, 0u32);
        let (mut chance, mut legal) = (FastChance::new(7), Vec::new());
        let begin = Instant::now();
        while begin.elapsed() < Duration::from_secs(2) {
            for _ in 0..50 {
                let played = playout::<Lancaster>(&Setup::with_seats(seats), &mut chance, &mut legal)
                    .expect("the set-up is valid");
                matches += 1;
                decisions += u64::from(played.decisions);
                listed += played.listed;
                most = most.max(played.decisions);
            }
        }
        let rate = decisions as f64 / begin.elapsed().as_secs_f64();
        println!(
            "{seats} seats: {:.2} million decisions/s, {} per match (at most {most}), {:.1} options each, {} bytes",
            rate / 1e6,
            decisions / matches,
            listed as f64 / decisions as f64,
            size_of::<Lancaster>(),
        );
    }
}
