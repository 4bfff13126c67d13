//! What is expected of the viewer, and what the question is about.

use engine::{Game, Seat, Status, Viewer};
use serde::Serialize;
use ts_rs::TS;

use super::types::HeadsOfStatePrompt;
use crate::data::ATTRIBUTE_TURN_DRAWS;
use crate::phases::draw::attribute_draw_is_due;
use crate::state::{HeadsOfState, Mode, Phase};

/// The closed list of questions. The text is `heads-of-state-prompt-<id>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "heads-of-state/")]
pub enum HeadsOfStatePromptId {
    ChooseTurn,
    ChooseFirstTurn,
    DrawAttribute,
    /// As `draw_attribute`, when any face-down card may be the Revolution.
    DrawAttributeOrRevolution,
    DrawFromSweep,
    DrawTreachery,
    /// Both draws of a treachery turn are owed and may come in any order.
    DrawEither,
    Create,
    Plot,
    /// The turn cannot end before spaces are refilled.
    MustReplace,
    Discard,
    /// As `discard`, at the change of rounds.
    Trim,
    ConfirmDiscards,
    /// The viewer has confirmed, or has nothing to discard.
    WaitForTrim,
    Wait,
    Over,
}

use HeadsOfStatePromptId as PromptId;

pub(super) fn prompt(table: &HeadsOfState, viewer: Viewer) -> HeadsOfStatePrompt {
    let asked = match viewer {
        Viewer::Seat { seat } if table.status().pending().contains(seat) => Some(seat),
        _ => None,
    };
    let (drawn, total) = attribute_draws(table);
    let (attributes, treachery) = asked.map_or((0, 0), |seat| table.left_to_discard(seat));
    HeadsOfStatePrompt {
        id: asked.map_or_else(|| waiting(table), |seat| question(table, seat)),
        rule: rule(table),
        seat: table.turn.seat,
        drawn,
        total,
        treachery_draws: table.turn.treachery_draws,
        must_replace: must_replace(table),
        attributes,
        treachery,
    }
}

/// Attribute cards drawn in this turn, and all that it draws.
fn attribute_draws(table: &HeadsOfState) -> (u8, u8) {
    let of_first_turn = table.first_turn_draws().unwrap_or(0);
    let total = match table.turn.mode {
        Mode::Undecided => return (0, of_first_turn),
        Mode::First => of_first_turn,
        Mode::Attribute => ATTRIBUTE_TURN_DRAWS,
        Mode::Sweep | Mode::Treachery => 1,
    };
    (total.saturating_sub(table.turn.attribute_draws), total)
}

/// How many spaces emptied this turn must be refilled before it may end (5.9).
fn must_replace(table: &HeadsOfState) -> u8 {
    (table.turn.vacated.len() as u8).saturating_sub(1)
}

/// The paragraph of the rules page that the decision under way belongs to.
fn rule(table: &HeadsOfState) -> &'static str {
    match table.phase {
        Phase::ChooseTurn => "5.3",
        Phase::Draw if table.turn.treachery_draws > 0 => "5.6",
        Phase::Draw if table.turn.mode == Mode::Sweep => "5.4",
        Phase::Draw => "5.5",
        Phase::Create => "5.7",
        Phase::Plot if must_replace(table) > 0 => "5.9",
        Phase::Plot => "5.8",
        Phase::Discard => "5.10",
        Phase::TrimInTurn | Phase::TrimBetweenTurns => "5.11",
        Phase::Over => "6.3",
    }
}

fn waiting(table: &HeadsOfState) -> PromptId {
    match table.status() {
        Status::Over => PromptId::Over,
        Status::Together { .. } => PromptId::WaitForTrim,
        Status::Turn { .. } => PromptId::Wait,
    }
}

fn question(table: &HeadsOfState, seat: Seat) -> PromptId {
    match table.phase {
        Phase::ChooseTurn if table.first_turn_draws().is_some() => PromptId::ChooseFirstTurn,
        Phase::ChooseTurn => PromptId::ChooseTurn,
        Phase::Draw => draw_question(table),
        Phase::Create => PromptId::Create,
        Phase::Plot if must_replace(table) > 0 => PromptId::MustReplace,
        Phase::Plot => PromptId::Plot,
        Phase::Discard | Phase::TrimInTurn | Phase::TrimBetweenTurns
            if table.left_to_discard(seat) == (0, 0) =>
        {
            PromptId::ConfirmDiscards
        }
        Phase::Discard => PromptId::Discard,
        Phase::TrimInTurn | Phase::TrimBetweenTurns => PromptId::Trim,
        Phase::Over => PromptId::Over,
    }
}

fn draw_question(table: &HeadsOfState) -> PromptId {
    if table.turn.treachery_draws > 0 {
        return if attribute_draw_is_due(table) { PromptId::DrawEither } else { PromptId::DrawTreachery };
    }
    if table.turn.mode == Mode::Sweep {
        PromptId::DrawFromSweep
    } else if table.attributes.stock.pile.is_empty() {
        PromptId::DrawAttributeOrRevolution
    } else {
        PromptId::DrawAttribute
    }
}
