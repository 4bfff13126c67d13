//! What is expected, of whom, and which rule says so.

use engine::{Seat, Viewer};

use super::types::{RegentsPrompt, RegentsPromptId};
use crate::ids::StepSource;
use crate::state::{Phase, Regents};

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
            target: self.prompt_target(),
            owner: match self.phase {
                Phase::BetrayalSecond { owner, .. } => owner,
                _ => None,
            },
            at: match self.phase {
                Phase::BetrayalSecond { at, .. } => Some(at),
                Phase::PrivilegeSecond { moved_to } => Some(moved_to),
                _ => None,
            },
        }
    }

    /// The prompt for the awaited seat, that for all others, the rule, and how much is still to choose.
    fn prompt_ids(&self) -> (RegentsPromptId, RegentsPromptId, &'static str, u8) {
        use RegentsPromptId as Id;
        match self.phase {
            Phase::Place => (Id::Place, Id::WaitPlace, "5.3", self.agents_outside(self.active)),
            Phase::Actions if self.turn.actions == 0 => (Id::EndActions, Id::WaitActions, "5.4", 0),
            Phase::Actions => (Id::Actions, Id::WaitActions, "5.4", self.turn.actions),
            Phase::Suspicion => (Id::Suspicion, Id::WaitCard, "5.6", 1),
            Phase::Betrayal => (Id::BetrayalFirst, Id::WaitCard, "5.6", 2),
            Phase::BetrayalSecond { .. } => (Id::BetrayalSecond, Id::WaitCard, "5.6", 1),
            Phase::Privilege => (Id::PrivilegeFirst, Id::WaitCard, "5.6", 2),
            Phase::PrivilegeSecond { .. } => (Id::PrivilegeSecond, Id::WaitCard, "5.6", 1),
            Phase::Steps { left, source } => match source {
                StepSource::Accusation => (Id::AccusationSteps, Id::WaitSteps, "5.5", left),
                StepSource::FifthCard => (Id::FifthCardSteps, Id::WaitSteps, "5.6", left),
                StepSource::Influence | StepSource::Tower => (Id::InfluenceSteps, Id::WaitSteps, "5.6", left),
            },
            Phase::Penalty { left } => (Id::Penalty, Id::WaitPenalty, "5.5", left),
            Phase::Diplomacy => (Id::Diplomacy, Id::WaitScoring, "5.7", 1),
            Phase::Halls => (Id::HallOrder, Id::WaitScoring, "R38", self.halls_due()),
            Phase::TowerFirst => (Id::TowerFirst, Id::WaitScoring, "5.7", 1),
            Phase::Tower => (Id::Tower, Id::WaitScoring, "R39", 1),
            Phase::Rampart => (Id::Rampart, Id::WaitScoring, "5.7", 1),
            Phase::Neutral => (Id::Neutral, Id::WaitNeutral, "5.9", 1),
            Phase::Over => (Id::Over, Id::Over, "6.3", 0),
        }
    }

    fn halls_due(&self) -> u8 {
        self.scoring.halls.values().filter(|&&steps| steps > 0).count() as u8
    }

    fn resolves_card(&self) -> bool {
        match self.phase {
            Phase::Suspicion
            | Phase::Betrayal
            | Phase::BetrayalSecond { .. }
            | Phase::Privilege
            | Phase::PrivilegeSecond { .. }
            | Phase::Diplomacy => true,
            Phase::Steps { source, .. } => source != StepSource::Accusation,
            _ => false,
        }
    }

    /// The accuser whose loss is chosen, or the player who was rightly accused.
    fn prompt_target(&self) -> Option<Seat> {
        match self.phase {
            Phase::Penalty { .. } => Some(self.active),
            Phase::Steps { source: StepSource::Accusation, .. } => Some(self.accused()),
            _ => None,
        }
    }
}
