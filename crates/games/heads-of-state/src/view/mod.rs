//! All that one viewer may see, filled by naming it (chapter 8). Reviewed together with `determinize`.

mod hand;
mod prompt;
mod table;
mod types;

use engine::Viewer;

use crate::state::HeadsOfState;

pub use prompt::HeadsOfStatePromptId;
pub use types::*;

pub(crate) fn view(table: &HeadsOfState, viewer: Viewer) -> HeadsOfStateView {
    let (countries, ranks) = (table::countries(table), table::ranks(table));
    HeadsOfStateView {
        setup: table.setup,
        century: table.century,
        phase: table.phase,
        mode: table.turn.mode,
        turn_number: table.turn.number,
        prompt: prompt::prompt(table, viewer),
        sectors: table::sectors(table),
        house_markers: table::house_markers(table),
        attributes: table::attributes(table),
        treachery: table::treachery(table),
        seats: table::seats(table, viewer, &countries, &ranks),
        countries,
        ranks,
        hand: hand::hand(table, viewer),
    }
}
