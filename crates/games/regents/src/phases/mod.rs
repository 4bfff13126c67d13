//! What follows what (5.2). Each phase lists its legal actions and applies one; `Regents` sends both here.

pub(crate) mod actions;
pub(crate) mod betrayal;
pub(crate) mod halls;
pub(crate) mod neutral;
pub(crate) mod steps;

use engine::{Ctx, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::state::{Phase, Regents};

impl Regents {
    /// The seat that decides now; none once the match is over.
    pub fn awaited(&self) -> Option<Seat> {
        match self.phase {
            Phase::Over => None,
            Phase::Penalty { .. } => Some(self.accused()),
            _ => Some(self.active),
        }
    }

    pub(crate) fn list(&self, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Place => self.list_places(out),
            Phase::Actions => self.list_actions(out),
            Phase::Suspicion => self.list_suspicion(out),
            Phase::Betrayal => self.list_betrayal(out),
            Phase::BetrayalSecond { owner, at } => self.list_betrayal_second(owner, at, out),
            Phase::Privilege => self.list_privilege(out),
            Phase::PrivilegeSecond { moved_to } => self.list_privilege_second(moved_to, out),
            Phase::Steps { .. } => self.list_steps(out),
            Phase::Penalty { .. } => self.list_penalty(out),
            Phase::Diplomacy => self.list_diplomacy(out),
            Phase::Halls => self.list_halls(out),
            Phase::TowerFirst => self.list_tower(Action::TowerLater, out),
            Phase::Tower => self.list_tower(Action::DeclineTower, out),
            Phase::Rampart => self.list_rampart(out),
            Phase::Neutral => self.list_neutral(out),
            Phase::Over => {}
        }
    }

    pub(crate) fn act(&mut self, action: Action, ctx: &mut Ctx<'_, Event>) {
        match self.phase {
            Phase::Place => self.act_place(action, ctx),
            Phase::Actions => self.act_action(action, ctx),
            Phase::Suspicion => self.act_suspicion(action, ctx),
            Phase::Betrayal => self.act_betrayal(action, ctx),
            Phase::BetrayalSecond { owner, at } => self.act_betrayal_second(owner, at, action, ctx),
            Phase::Privilege => self.act_privilege(action, ctx),
            Phase::PrivilegeSecond { .. } => self.act_privilege_second(action, ctx),
            Phase::Steps { left, source } => self.act_step(left, source, action, ctx),
            Phase::Penalty { left } => self.act_penalty(left, action, ctx),
            Phase::Diplomacy => self.act_diplomacy(action, ctx),
            Phase::Halls => self.act_hall(action, ctx),
            Phase::TowerFirst | Phase::Tower => self.act_tower(action, ctx),
            Phase::Rampart => self.act_rampart(action, ctx),
            Phase::Neutral => self.act_neutral(action, ctx),
            Phase::Over => unexpected(self.phase, action),
        }
    }
}

/// An illegal action is stopped at the door; one that comes this far is a bug.
pub(crate) fn unexpected(phase: Phase, action: Action) -> ! {
    unreachable!("{action:?} is not an action of {phase:?}")
}
