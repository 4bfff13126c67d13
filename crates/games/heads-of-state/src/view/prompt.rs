//! What is expected of the viewer.

use engine::{Game, Seat, Status, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::phases::draw::attribute_draw_is_due;
use crate::state::{HeadsOfState, Mode, Phase};

/// The text is `heads-of-state-prompt-<id>`.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "id", rename_all = "snake_case")]
#[ts(export, export_to = "heads-of-state/")]
pub enum HeadsOfStatePrompt {
    ChooseTurn,
    ChooseFirstTurn {
        draws: u8,
    },
    /// The `drawn + 1`-th of `total` cards.
    DrawAttribute {
        drawn: u8,
        total: u8,
    },
    /// As `draw_attribute`, when any face-down card may be the Revolution.
    DrawAttributeOrRevolution {
        drawn: u8,
        total: u8,
    },
    DrawFromSweep,
    DrawTreachery,
    /// Both draws of a treachery turn are owed and may come in any order.
    DrawEither,
    Create,
    Plot,
    /// The turn cannot end before so many spaces are refilled.
    MustReplace {
        must_replace: u8,
    },
    Discard {
        attributes: u8,
        treachery: u8,
    },
    /// As `discard`, at the change of rounds.
    Trim {
        attributes: u8,
        treachery: u8,
    },
    ConfirmDiscards,
    /// The viewer has confirmed, or has nothing to discard.
    WaitForTrim,
    Wait {
        seat: Seat,
    },
    Over,
}

use HeadsOfStatePrompt as Prompt;

pub(super) fn prompt(table: &HeadsOfState, viewer: Viewer) -> Prompt {
    let active = table.turn.seat;
    let own_seat = match viewer {
        Viewer::Seat { seat } => Some(seat),
        Viewer::Public | Viewer::Open => None,
    };
    match table.status() {
        Status::Over => Prompt::Over,
        Status::Together { pending, .. } => match own_seat {
            Some(seat) if pending.contains(seat) => discard_prompt(table, seat),
            _ => Prompt::WaitForTrim,
        },
        Status::Turn { .. } if own_seat == Some(active) => turn_prompt(table, active),
        Status::Turn { seat } => Prompt::Wait { seat },
    }
}

fn turn_prompt(table: &HeadsOfState, seat: Seat) -> Prompt {
    match table.phase {
        Phase::ChooseTurn => match table.first_turn_draws() {
            Some(draws) => Prompt::ChooseFirstTurn { draws },
            None => Prompt::ChooseTurn,
        },
        Phase::Draw => draw_prompt(table),
        Phase::Plot => match super::table::duty(table).must_replace {
            0 => Prompt::Plot,
            must_replace => Prompt::MustReplace { must_replace },
        },
        Phase::Discard => discard_prompt(table, seat),
        _ => Prompt::Create,
    }
}

fn draw_prompt(table: &HeadsOfState) -> Prompt {
    let draws = super::table::draws(table);
    let (drawn, total) = (draws.attributes_total - draws.attributes_left, draws.attributes_total);
    if table.turn.treachery_draws > 0 {
        return if attribute_draw_is_due(table) { Prompt::DrawEither } else { Prompt::DrawTreachery };
    }
    if table.turn.mode == Mode::Sweep {
        Prompt::DrawFromSweep
    } else if table.attributes.stock.pile.is_empty() {
        Prompt::DrawAttributeOrRevolution { drawn, total }
    } else {
        Prompt::DrawAttribute { drawn, total }
    }
}

fn discard_prompt(table: &HeadsOfState, seat: Seat) -> Prompt {
    match (table.left_to_discard(seat), table.phase) {
        ((0, 0), _) => Prompt::ConfirmDiscards,
        ((attributes, treachery), Phase::Discard) => Prompt::Discard { attributes, treachery },
        ((attributes, treachery), _) => Prompt::Trim { attributes, treachery },
    }
}
