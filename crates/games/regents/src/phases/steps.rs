//! Steps of choice: Influence card, fifth card, right accusation (`allot`, 5.1).

use engine::Ctx;

use crate::action::Action;
use crate::event::Event;
use crate::ids::StepSource;
use crate::phases::unexpected;
use crate::state::{Phase, Regents};

impl Regents {
    /// Two steps for the active player.
    pub(crate) fn grant_steps(&mut self, source: StepSource, ctx: &mut Ctx<'_, Event>) {
        self.settle_steps(2, source, ctx);
    }

    /// Asks for the next step. A step without a choice is made without asking; what no track can take is lost.
    fn settle_steps(&mut self, left: u8, source: StepSource, ctx: &mut Ctx<'_, Event>) {
        for left in (1..=left).rev() {
            let mut open = self.open_tracks(self.active);
            let (first, second) = (open.next(), open.next());
            drop(open);
            match (first, second) {
                (Some(only), None) => self.step(self.active, only, source, ctx),
                (Some(_), Some(_)) => return self.phase = Phase::Steps { left, source },
                (None, _) => break,
            }
        }
        self.phase = Phase::Actions;
        match source {
            StepSource::Influence => self.finish_card(ctx),
            StepSource::Accusation => self.finish_right_accusation(ctx),
            StepSource::FifthCard | StepSource::Tower => {}
        }
    }

    pub(crate) fn list_steps(&self, out: &mut Vec<Action>) {
        out.extend(self.open_tracks(self.active).map(|track| Action::Advance { track }));
    }

    pub(crate) fn act_step(
        &mut self,
        left: u8,
        source: StepSource,
        action: Action,
        ctx: &mut Ctx<'_, Event>,
    ) {
        let Action::Advance { track } = action else { unexpected(self.phase, action) };
        self.step(self.active, track, source, ctx);
        self.settle_steps(left - 1, source, ctx);
    }
}
