//! The Tower before the next hall, where that can put a marker further ahead (5.7).

use engine::{Ctx, Flow};

use super::{decline, step, visit_steps};
use crate::action::Action;
use crate::event::Event;
use crate::phases::{halls, not_offered};
use crate::state::{Regents, TowerUse};

pub(crate) fn visit(state: &Regents, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
    visit_steps(state, visit)?;
    visit(Action::TowerLater)?;
    visit(Action::DeclineTower)
}

pub(crate) fn apply(state: &mut Regents, action: Action, ctx: &mut Ctx<'_, Event>) {
    match action {
        Action::TowerStep { track } => step(state, track, ctx),
        Action::DeclineTower => decline(state, ctx),
        Action::TowerLater => state.scoring.tower = TowerUse::Later,
        other => not_offered(other),
    }
    halls::go_on(state, ctx);
}
