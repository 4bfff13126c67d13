//! Random playouts on one core: decisions per second, list lengths, size and copying time of a state.

use std::time::Instant;

use engine::{Ctx, FastChance, Game, playout};
use scharz::{MapId, Mode, Scharz, Setup};

#[allow(clippy::print_stdout, reason = "an example prints")]
fn main() {
    println!("{} bytes a state, {} an action", size_of::<Scharz>(), size_of::<scharz::Action>());
    for map in MapId::ALL {
        for mode in Mode::ALL {
            let setup = Setup::new(3, map, mode, 5);
            let (mut legal, mut decisions, mut listed) = (Vec::new(), 0u64, 0);
            let start = Instant::now();
            for seed in 0..8 {
                let played = playout::<Scharz>(&setup, &mut FastChance::new(seed), &mut legal).unwrap();
                decisions += u64::from(played.decisions);
                listed += played.listed;
            }
            let seconds = start.elapsed().as_secs_f64();
            println!(
                "{map:?} {mode:?}: {:.0} decisions/s, {} a match, {:.1} listed",
                decisions as f64 / seconds,
                decisions / 8,
                listed as f64 / decisions as f64
            );
        }
    }
    clone_time();
}

#[allow(clippy::print_stdout, reason = "an example prints")]
fn clone_time() {
    let state = Scharz::start(&Setup::default(), &mut Ctx::silent(&mut FastChance::new(1))).unwrap();
    let start = Instant::now();
    for _ in 0..100_000 {
        std::hint::black_box(*std::hint::black_box(&state));
    }
    println!("{} ns a clone", start.elapsed().as_nanos() / 100_000);
}
