//! How many squires go along with a knight to a county (5.4). The knight is at court until they are known.

use engine::{Ctx, Flow, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::flow;
use crate::ids::{County, House};
use crate::realm::knights::Strength;
use crate::state::{Lancaster, PhaseState};

pub(super) fn enter(state: &mut Lancaster, seat: Seat, knight: Strength, county: County) {
    state.phase = PhaseState::Squires { seat, knight, county };
}

/// From the fewest squires that suffice to all the seat owns; on an empty county any number (R23).
pub(in crate::phases) fn visit(
    state: &Lancaster,
    seat: Seat,
    knight: Strength,
    county: County,
    visit: &mut impl FnMut(Action) -> Flow,
) -> Flow {
    let needed = state.squires_needed(House::own(seat), knight, county).expect("the county can be entered");
    (needed..=state.players[seat].squires).try_for_each(|squires| visit(Action::AddSquires { squires }))
}

pub(in crate::phases) fn apply(
    state: &mut Lancaster,
    seat: Seat,
    knight: Strength,
    county: County,
    action: Action,
    ctx: &mut Ctx<'_, Event>,
) {
    let Action::AddSquires { squires } = action else { action.not_offered() };
    state.players[seat].squires -= squires;
    state.enter_county(House::own(seat), knight, county, squires, ctx);
    flow::next_turn(state, seat, ctx);
}
