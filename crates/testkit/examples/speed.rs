//! Random decisions per second on one thread: set-up, deal, listing of all legal actions and scoring included.
//! `cargo run --release -p liege-testkit --example speed`

use std::time::{Duration, Instant};

use engine::{FastChance, Game, Setup, playout};
use testkit::games::{connect_four::ConnectFour, drafts::Drafts, oh_hell::OhHell};

const TIME: Duration = Duration::from_secs(2);

fn main() {
    measure::<ConnectFour>(2);
    measure::<OhHell>(4);
    measure::<Drafts>(4);
}

#[expect(clippy::print_stdout, reason = "printing is what it is for")]
fn measure<G: Game>(n_seats: usize) {
    let setup = G::Setup::with_seats(n_seats);
    let (mut chance, mut legal) = (FastChance::new(1), Vec::new());
    let (mut n_matches, mut decisions, mut points) = (0u64, 0u64, 0i64);
    let begin = Instant::now();
    while begin.elapsed() < TIME {
        for _ in 0..1000 {
            let played = playout::<G>(&setup, &mut chance, &mut legal).expect("the default set-up");
            decisions += u64::from(played.decisions);
            points += i64::from(played.state.points(engine::Seat::new(0)));
            n_matches += 1;
        }
    }
    let per_second = decisions as f64 / begin.elapsed().as_secs_f64();
    println!(
        "{:14} {:8.2} million decisions/s, {:5.1} decisions/match, {:5.2} points of seat 0, state {} bytes",
        G::INFO.slug,
        per_second / 1e6,
        decisions as f64 / n_matches as f64,
        points as f64 / n_matches as f64,
        size_of::<G>(),
    );
}
