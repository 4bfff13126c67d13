//! Why an action is refused: the first rule that forbids it. Only what the seat itself sees is asked, so that no
//! refusal tells what a view does not.

mod affairs;
mod haul;
mod moves;
mod reason;
mod trade;

use engine::{Refusal, Seat};

use crate::action::Action;
use crate::phases::Phase;
use crate::state::Scharz;

pub use reason::Reason;

pub fn why_not(state: &Scharz, seat: Seat, action: &Action) -> Refusal {
    why(state, seat, *action).into()
}

fn why(state: &Scharz, seat: Seat, action: Action) -> Reason {
    if state.phase.is_window() && state.drafts[seat].is_full() {
        return Reason::DraftFull;
    }
    let seen = state.seen_by(seat);
    let phase = state.phase.name();
    match action {
        Action::Ready | Action::AsProposed | Action::Pass => Reason::MustChoose,
        Action::ReadyUnlessDisturbed if phase == Phase::Units => Reason::MustChoose,
        Action::ReadyUnlessDisturbed => Reason::WrongPhase,
        action if haul::concerns(action) && matches!(phase, Phase::Herds | Phase::Plunder) => {
            haul::why(state, &seen, seat, action)
        }
        action if haul::concerns(action) => Reason::WrongPhase,
        action if moves::concerns(action) => moves::why(state, &seen, seat, action),
        action if phase == Phase::Trade && trade::concerns(action) => trade::why(&seen, seat, action),
        action => affairs::why(state, &seen, seat, action),
    }
}
