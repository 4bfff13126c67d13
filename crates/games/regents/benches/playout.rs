//! Random matches on one core, counted in decisions: `cargo bench -p liege-regents`.

use divan::Bencher;
use divan::counter::ItemsCount;
use engine::Setup as _;
use regents::{Regents, Setup};
use testkit::playouts;

fn main() {
    divan::main();
}

#[divan::bench(args = [3, 4, 5])]
fn seats(bencher: Bencher, n_seats: usize) {
    let setup = Setup::with_seats(n_seats);
    let decisions = playouts::<Regents>(&setup, 0..20);
    bencher.counter(ItemsCount::new(decisions)).bench(|| playouts::<Regents>(&setup, 0..20));
}
