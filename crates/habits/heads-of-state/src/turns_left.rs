//! How much of the match is still to come, counted in turns.

use engine::{MAX_SEATS, Seat};
use heads_of_state::{Century, HeadsOfState, Phase};

/// Cards that a turn takes from the deck on average: three, or one in a turn of treachery or of sweeping.
const CARDS_PER_TURN: f32 = 2.2;
/// Attribute cards that a seat gets in a turn on average.
const CARDS_DRAWN: f32 = 2.2;

pub(super) struct TurnsLeft {
    /// Own turns to come in this round by seat, the present one included.
    round: [f32; MAX_SEATS],
    /// Turns of one seat in all later rounds together.
    later: f32,
    /// Turns of one seat until the end of this round, the next and the one after that.
    until_scoring: [f32; 3],
    n_scorings: usize,
}

impl TurnsLeft {
    pub fn new(state: &HeadsOfState) -> Self {
        let n_seats = state.seats().len();
        let left = cards_left(state) / CARDS_PER_TURN;
        let mut round = [0.0; MAX_SEATS];
        for seat in state.seats() {
            let order = (seat.index() + n_seats - state.turn.seat.index()) % n_seats;
            round[seat.index()] = ((left - order as f32) / n_seats as f32 + 0.5).max(0.0);
        }
        if state.phase == Phase::Create || state.phase == Phase::Plot {
            // No Revolution interrupts these.
            let present = &mut round[state.turn.seat.index()];
            *present = present.max(1.0);
        }
        let full = cards_of_a_round(state) / CARDS_PER_TURN / n_seats as f32;
        let present = left / n_seats as f32;
        let n_scorings = match state.century {
            Century::Year1589 => 3,
            Century::Year1689 => 2,
            Century::Year1789 => 1,
        };
        Self {
            round,
            later: full * (n_scorings - 1) as f32,
            until_scoring: [present, present + full, present + 2.0 * full],
            n_scorings,
        }
    }

    /// The seat's turns until the end of the match.
    pub fn turns(&self, seat: Seat) -> f32 {
        self.round[seat.index()] + self.later
    }

    /// The seat's turns until hands are trimmed, or the match ends.
    pub fn turns_in_round(&self, seat: Seat) -> f32 {
        self.round[seat.index()]
    }

    /// Attribute cards that the seat will still draw.
    pub fn cards_to_draw(&self, seat: Seat) -> f32 {
        self.turns(seat) * CARDS_DRAWN
    }

    /// For each scoring of influence to come, how many turns every seat has until then.
    pub fn scorings(&self) -> &[f32] {
        &self.until_scoring[..self.n_scorings]
    }
}

/// Cards of this round's deck up to the Revolution, which lies in the middle of its pile on average.
fn cards_left(state: &HeadsOfState) -> f32 {
    match state.phase {
        Phase::TrimInTurn | Phase::TrimBetweenTurns => cards_of_a_round(state),
        Phase::Over => 0.0,
        _ => {
            let cards = &state.attributes;
            let n_pile = cards.stock.pile.len() + cards.swept.len();
            f32::from(n_pile) + f32::from(cards.n_revolution_pile()) / 2.0
        }
    }
}

/// What a new round's deck holds before the Revolution, when every hand keeps five cards: the display and half of the
/// Revolution pile do not count.
fn cards_of_a_round(state: &HeadsOfState) -> f32 {
    let deck = f32::from(state.attribute_deck().len());
    deck - 5.0 * f32::from(state.setup.seats) - 10.5
}
