//! What a bot may know: guesses at the state that fit what its seat has seen.

use engine::{Chance, Ctx, FastChance, Game, Seat, Status};

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

    /// Whether others decide at the same time and nobody sees what is clicked.
    pub(crate) fn is_sealed(&self) -> bool {
        matches!(self.state.status(), Status::Together { .. })
    }

    /// Makes a click of the own seat; says whether this seat goes on with nothing new to know. What is drawn, or opened by
    /// the last click of a window, is not seen.
    pub(crate) fn click(&mut self, action: G::Action) -> bool {
        let mut nothing = FastChance::new(0);
        let mut ctx = Ctx::silent(&mut nothing);
        self.state.apply(self.seat, &action, &mut ctx);
        !ctx.is_final() && self.state.status().pending().contains(self.seat)
    }

    pub fn legal_actions(&self) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.state.legal_actions(self.seat, &mut legal);
        legal
    }
}
