//! What a picture costs: written straight to text, beside the way through a tree of values.
//! `cargo run --release -p liege-catalog --example pictures`

use std::hint::black_box;
use std::time::{Duration, Instant};

use engine::{Game, Match, Seat, Seed, Setup, Viewer};

const N_PLIES: usize = 120;
const N_ROUNDS: u32 = 200;

fn main() {
    measure::<lancaster::Lancaster>();
    measure::<regents::Regents>();
    measure::<heads_of_state::HeadsOfState>();
    measure::<scharz::Scharz>();
}

#[allow(clippy::print_stdout)]
fn measure<G: Game>() {
    let the_match = some_match::<G>();
    let (mut straight, mut by_tree, mut n_bytes) = (Duration::ZERO, Duration::ZERO, 0);
    // Turn and turn about, so that whatever else the machine does hits both.
    for _ in 0..N_ROUNDS {
        let start = Instant::now();
        n_bytes = black_box(pictures(&the_match, |view, legal| {
            (serde_json::to_string(view).unwrap(), serde_json::to_string(legal).unwrap())
        }));
        straight += start.elapsed();
        let start = Instant::now();
        black_box(pictures(&the_match, |view, legal| {
            let view = serde_json::to_value(view).unwrap();
            let legal: Vec<_> = legal.iter().map(|action| serde_json::to_value(action).unwrap()).collect();
            (serde_json::to_string(&view).unwrap(), serde_json::to_string(&legal).unwrap())
        }));
        by_tree += start.elapsed();
    }
    let micros = |time: Duration| time.as_secs_f64() * 1e6 / f64::from(N_ROUNDS);
    println!(
        "{:16} {n_bytes:7} bytes for all seats  {:7.0} µs straight  {:7.0} µs by a tree  {:.1} times",
        G::INFO.slug,
        micros(straight),
        micros(by_tree),
        by_tree.as_secs_f64() / straight.as_secs_f64(),
    );
}

/// Makes the pictures of all seats and says how long they are.
fn pictures<G: Game>(
    the_match: &Match<G>,
    write: impl Fn(&G::View, &[G::Action]) -> (String, String),
) -> usize {
    let seats = Seat::all(the_match.state().n_seats());
    let written = seats.map(|seat| {
        let view = the_match.state().view(Viewer::seat(seat));
        write(&view, &the_match.legal_actions(seat))
    });
    written.map(|(view, legal)| view.len() + legal.len()).sum()
}

/// A match under way, played by taking a middle one of the legal actions each time.
fn some_match<G: Game>() -> Match<G> {
    let setup = G::Setup::with_seats(4.min(usize::from(G::INFO.seats.1)));
    let mut the_match = Match::<G>::start(setup, Seed::from_number(1)).expect("a usual set-up");
    for ply in 0..N_PLIES {
        let Some(seat) = the_match.status().pending().iter().next() else { break };
        let legal = the_match.legal_actions(seat);
        let action = legal[ply * 7 % legal.len()];
        the_match.act(seat, None, &action).expect("a listed action");
    }
    the_match
}
