//! What a bot may know: guesses at the state that fit what its seat has seen.

use engine::{Chance, Game, Seat};

/// A match as seen from one seat. The true state inside is private: all a bot gets are determinised copies.
#[derive(Clone)]
pub struct Sight<G: Game> {
    state: G,
    seat: Seat,
}

impl<G: Game> Sight<G> {
    pub fn new(state: &G, seat: Seat) -> Self {
        Self { state: state.clone(), seat }
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// A full state that fits what this seat knows; others' sealed choices of the moment are open again.
    pub fn guess(&self, chance: &mut dyn Chance) -> G {
        let mut guess = self.state.clone();
        guess.determinize(self.seat, chance);
        guess.reopen_sealed(self.seat);
        guess
    }

    pub fn legal_actions(&self) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.state.legal_actions(self.seat, &mut legal);
        legal
    }
}
