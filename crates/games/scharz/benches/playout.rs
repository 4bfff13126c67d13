//! Random matches on one core, counted in decisions, and what a copy of a state takes: `cargo bench -p liege-scharz`.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use engine::{Ctx, FastChance, Game};
use scharz::{MapId, Mode, Scharz, Setup};
use testkit::playouts;

fn main() {
    divan::main();
}

fn maps_and_modes() -> impl Iterator<Item = (MapId, Mode)> {
    MapId::ALL.into_iter().flat_map(|map| Mode::ALL.into_iter().map(move |mode| (map, mode)))
}

#[divan::bench(args = maps_and_modes(), sample_count = 10)]
fn three_seats(bencher: Bencher, (map, mode): (MapId, Mode)) {
    let setup = Setup::new(3, map, mode, 5);
    let decisions = playouts::<Scharz>(&setup, 0..8);
    bencher.counter(ItemsCount::new(decisions)).bench(|| playouts::<Scharz>(&setup, 0..8));
}

#[divan::bench]
fn copy_of_a_state(bencher: Bencher) {
    let state = Scharz::start(&Setup::default(), &mut Ctx::silent(&mut FastChance::new(1))).unwrap();
    bencher.bench(|| *black_box(&state));
}
