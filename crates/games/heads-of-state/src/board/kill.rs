//! The death of a noble (5.8).

use engine::{Ctx, Seat};

use crate::data::Space;
use crate::event::Event;
use crate::ids::Sector;
use crate::state::HeadsOfState;

/// The victim keeps noble card, presence and points; only the living noble is gone.
pub(crate) fn kill(state: &mut HeadsOfState, owner: Seat, space: Space, ctx: &mut Ctx<'_, Event>) {
    let (seat, sector, rank) = (state.turn.seat, space.sector(), space.rank());
    state.board.nobles[owner].remove(space);
    state.turn.vacated.insert(space);
    if dead_token_stays(state, owner, sector) {
        state.board.dead[owner].insert(space);
    }
    ctx.tell_all(|| Event::NobleKilled { seat, owner, sector, rank });
}

/// A dead token lies on the hexagon only while it can still prove something (R16).
fn dead_token_stays(state: &HeadsOfState, owner: Seat, sector: Sector) -> bool {
    let (board, country) = (&state.board, sector.country());
    let has_one_there = !board.dead[owner].is_disjoint(sector.spaces());
    let is_done = board.countries_done[owner].contains(country);
    !has_one_there && !is_done && board.next_country_marker(country).is_some()
}
