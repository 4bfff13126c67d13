//! What is expected, of whom, and which rule says so. Texts: `regents-prompt-<id>`.

use engine::{Seat, Viewer};
use serde::Serialize;
use ts_rs::TS;

use super::types::RegentsPrompt;
use crate::ids::StepSource;
use crate::setup::HallAdvance;
use crate::state::{PhaseState, Regents};

/// What is asked; `wait_…` is for everybody who is not awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "regents/")]
pub enum PromptId {
    Place,
    WaitPlace,
    Actions,
    /// No paid action is left: play a free one or end.
    EndActions,
    /// By option: a chip won by scoring may be played at once.
    ChipAtOnce,
    WaitActions,
    Suspicion,
    BetrayalFirst,
    BetrayalSecond,
    PrivilegeFirst,
    PrivilegeSecond,
    /// Somebody resolves `card`.
    WaitCard,
    InfluenceSteps,
    FifthCardSteps,
    AccusationSteps,
    WaitSteps,
    Penalty,
    WaitPenalty,
    Diplomacy,
    HallOrder,
    /// By option: a hall may be scored or not.
    HallChoice,
    TowerFirst,
    Tower,
    Rampart,
    WaitScoring,
    Neutral,
    WaitNeutral,
    Over,
}

impl Regents {
    pub(super) fn prompt(&self, viewer: Viewer) -> RegentsPrompt {
        let (own, others, rule, left) = self.prompt_ids();
        let seat = self.awaited();
        let is_awaited = seat.is_some_and(|seat| viewer == Viewer::seat(seat));
        RegentsPrompt {
            id: if is_awaited { own } else { others },
            seat,
            rule,
            actions: self.turn.actions,
            left,
            card: self.turn.card.filter(|_| self.resolves_card()),
            source: match self.phase {
                PhaseState::Steps { source, .. } => Some(source),
                _ => None,
            },
            target: self.prompt_target(),
            owner: match self.phase {
                PhaseState::BetrayalSecond { owner, .. } => owner,
                _ => None,
            },
            at: match self.phase {
                PhaseState::BetrayalSecond { at, .. } => Some(at),
                PhaseState::PrivilegeSecond { moved_to, .. } => Some(moved_to),
                _ => None,
            },
        }
    }

    /// The prompt for the awaited seat, that for all others, the rule, and how much is still to choose.
    fn prompt_ids(&self) -> (PromptId, PromptId, &'static str, u8) {
        use PromptId as Id;
        match self.phase {
            PhaseState::Place => (Id::Place, Id::WaitPlace, "5.3", self.agents_outside(self.active)),
            PhaseState::Actions if self.turn.actions == 0 && self.may_play_won_chip() => {
                (Id::ChipAtOnce, Id::WaitActions, "R29", 0)
            }
            PhaseState::Actions if self.turn.actions == 0 => (Id::EndActions, Id::WaitActions, "5.4", 0),
            PhaseState::Actions => (Id::Actions, Id::WaitActions, "5.4", self.turn.actions),
            PhaseState::Suspicion => (Id::Suspicion, Id::WaitCard, "5.6", 1),
            PhaseState::Betrayal => (Id::BetrayalFirst, Id::WaitCard, "5.6", 2),
            PhaseState::BetrayalSecond { .. } => (Id::BetrayalSecond, Id::WaitCard, "5.6", 1),
            PhaseState::Privilege => (Id::PrivilegeFirst, Id::WaitCard, "5.6", 2),
            PhaseState::PrivilegeSecond { .. } => (Id::PrivilegeSecond, Id::WaitCard, "5.6", 1),
            PhaseState::Steps { left, source } => match source {
                StepSource::Accusation => (Id::AccusationSteps, Id::WaitSteps, "5.5", left),
                StepSource::FifthCard => (Id::FifthCardSteps, Id::WaitSteps, "5.6", left),
                StepSource::Influence | StepSource::Tower => (Id::InfluenceSteps, Id::WaitSteps, "5.6", left),
            },
            PhaseState::Penalty { left } => (Id::Penalty, Id::WaitPenalty, "5.5", left),
            PhaseState::Diplomacy => (Id::Diplomacy, Id::WaitScoring, "5.7", 1),
            PhaseState::Halls if self.setup.hall_advance == HallAdvance::May => {
                (Id::HallChoice, Id::WaitScoring, "R38", self.halls_due())
            }
            PhaseState::Halls => (Id::HallOrder, Id::WaitScoring, "R38", self.halls_due()),
            PhaseState::TowerFirst => (Id::TowerFirst, Id::WaitScoring, "5.7", 1),
            PhaseState::Tower => (Id::Tower, Id::WaitScoring, "R39", 1),
            PhaseState::Rampart => (Id::Rampart, Id::WaitScoring, "5.7", 1),
            PhaseState::Neutral => (Id::Neutral, Id::WaitNeutral, "5.9", 1),
            PhaseState::Over => (Id::Over, Id::Over, "6.3", 0),
        }
    }

    fn may_play_won_chip(&self) -> bool {
        self.turn.scored && !self.turn.chip_played
    }

    fn halls_due(&self) -> u8 {
        self.scoring.halls.values().filter(|&&steps| steps > 0).count() as u8
    }

    fn resolves_card(&self) -> bool {
        match self.phase {
            PhaseState::Suspicion
            | PhaseState::Betrayal
            | PhaseState::BetrayalSecond { .. }
            | PhaseState::Privilege
            | PhaseState::PrivilegeSecond { .. }
            | PhaseState::Diplomacy => true,
            PhaseState::Steps { source, .. } => source != StepSource::Accusation,
            _ => false,
        }
    }

    /// The accuser whose loss is chosen, or the player who was rightly accused.
    fn prompt_target(&self) -> Option<Seat> {
        match self.phase {
            PhaseState::Penalty { .. } => Some(self.active),
            PhaseState::Steps { source: StepSource::Accusation, .. } => Some(self.accused()),
            _ => None,
        }
    }
}
