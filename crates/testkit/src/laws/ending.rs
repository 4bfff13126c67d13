//! Law 3: `invariants` hold at every ply; the game ends within its stated maximum, with places that make sense.

use engine::{Game, Seat, Setup};

use super::{Broken, LawId, at_every_ply, ensure};

pub fn ending<G: Game>(setup: &G::Setup, seed: u64) -> Result<(), Broken> {
    at_every_ply::<G>(LawId::Ending, setup, seed, |moment| {
        let state = moment.game.state();
        state.invariants()?;
        let seats = (state.n_seats(), setup.n_seats());
        ensure(seats.0 == seats.1, || format!("{} seats at a table for {}", seats.0, seats.1))?;
        let is_late = moment.game.ply() >= G::INFO.max_plies as usize;
        ensure(!is_late || state.status().is_over(), || {
            format!("it is not over after {} plies, the stated maximum", G::INFO.max_plies)
        })?;
        check_places(state)
    })
}

/// A place is one more than the number of seats before it.
fn check_places<G: Game>(state: &G) -> Result<(), String> {
    let places = state.places();
    ensure(places.n_seats() == state.n_seats(), || format!("places for {} seats", places.n_seats()))?;
    for seat in Seat::all(state.n_seats()) {
        let n_before = places.values().filter(|&&place| place < places[seat]).count();
        ensure(usize::from(places[seat]) == n_before + 1, || format!("places {places:?} leave a gap"))?;
    }
    Ok(())
}
