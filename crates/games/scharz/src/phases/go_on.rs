//! After each combat round of an assault the besieger may break off (5.8).

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Context, Described, Next, Open, Visit};
use crate::action::Action;
use crate::state::Scharz;
use crate::war::{assault, battle};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct GoOn {}

impl Described for GoOn {
    fn rule(&self) -> &'static str {
        "5.8"
    }

    fn about(&self, state: &Scharz) -> About {
        About { place: Some(state.fight.place), ..About::default() }
    }
}

impl Open for GoOn {
    fn enter(&self, state: &mut Scharz, _: Context<'_, '_>) -> Next {
        Next::ask(state.fight.sides[0].seat, *self)
    }

    fn visit(&self, _: &Scharz, _: Seat, visit: Visit<'_>) -> Flow {
        visit(Action::BreakOff)?;
        visit(Action::Assault)
    }

    fn apply(&self, state: &mut Scharz, _: Seat, action: Action, ctx: Context<'_, '_>) -> Next {
        if action == Action::Assault {
            return Next::Go(battle::next_round(state, ctx));
        }
        assault::finish(state, None, ctx);
        Next::Return
    }
}
