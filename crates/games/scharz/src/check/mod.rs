//! Why an action is refused: the first rule that forbids it. Only what the seat itself sees is asked, so that no
//! refusal tells what a view does not.

mod affairs;
mod moves;
mod trade;

use engine::{Refusal, Seat};

use crate::action::Action;
use crate::phases;
use crate::state::{Phase, Scharz};

/// The id of the reason, and the chapter of the rules page.
type Why = (&'static str, &'static str);

pub fn explain(state: &Scharz, seat: Seat, action: &Action) -> Refusal {
    let (id, rule) = why(state, seat, *action);
    Refusal::because(id, rule)
}

fn why(state: &Scharz, seat: Seat, action: Action) -> Why {
    if phases::is_drafted(state.phase) && state.drafts[seat].is_full() {
        return ("draft_full", "5.10");
    }
    let seen = state.seen_by(seat);
    let phase = state.phase;
    match action {
        Action::Ready | Action::AsProposed | Action::Pass => ("must_choose", "5.0"),
        Action::ReadyUnlessDisturbed if phase == Phase::Units => ("must_choose", "5.0"),
        Action::ReadyUnlessDisturbed => ("wrong_phase", "5.1"),
        action if moves::concerns(action) => moves::why(state, &seen, seat, action),
        action if phase == Phase::Trade && trade::concerns(action) => trade::why(&seen, seat, action),
        action => affairs::why(state, &seen, seat, action),
    }
}
