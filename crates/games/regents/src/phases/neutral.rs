//! The neutral clan walks (5.9), three players only.

use engine::Ctx;

use crate::action::Action;
use crate::event::Event;
use crate::ids::Location;
use crate::phases::unexpected;
use crate::setup::NeutralMove;
use crate::state::Regents;

impl Regents {
    pub(crate) fn list_neutral(&self, out: &mut Vec<Action>) {
        for from in Location::ALL {
            if self.neutral_agents[from] > 0 {
                let links = self.setup.castle_map.agent_links(from);
                out.extend(links.iter().map(|to| Action::MoveNeutral { from, to }));
            }
        }
        out.push(Action::LeaveNeutral);
    }

    pub(crate) fn act_neutral(&mut self, action: Action, ctx: &mut Ctx<'_, Event>) {
        let by = self.active;
        match action {
            Action::MoveNeutral { from, to } => {
                self.neutral_agents[from] -= 1;
                self.neutral_agents[to] += 1;
                ctx.tell_all(|| Event::NeutralMoved { by, from, to });
            }
            Action::LeaveNeutral => {}
            other => unexpected(self.phase, other),
        }
        match self.setup.neutral_move {
            NeutralMove::BeforeScoring => self.begin_scoring(ctx),
            NeutralMove::AfterScoring => self.next_turn(ctx),
        }
    }
}
