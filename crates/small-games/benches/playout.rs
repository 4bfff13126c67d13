//! Random matches of the small games on one core, counted in decisions: `cargo bench -p liege-small-games`. Set-up, deal, the
//! listing of all legal actions and scoring are included.

use divan::Bencher;
use divan::counter::ItemsCount;
use engine::{Game, Setup};
use small_games::connect_four::ConnectFour;
use small_games::drafts::Drafts;
use small_games::oh_hell::OhHell;
use testkit::playouts;

fn main() {
    divan::main();
}

#[divan::bench(types = [ConnectFour, OhHell, Drafts])]
fn most_seats<G: Game>(bencher: Bencher) {
    let setup = G::Setup::with_seats(G::INFO.seats.1.into());
    let decisions = playouts::<G>(&setup, 0..1000);
    bencher.counter(ItemsCount::new(decisions)).bench(|| playouts::<G>(&setup, 0..1000));
}
