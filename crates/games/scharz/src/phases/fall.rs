//! The fall of a city (5.8): its conqueror chooses what is kept.

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Context, Described, Next, Open, Visit};
use crate::action::Action;
use crate::ids::{Fate, Yard};
use crate::state::Scharz;
use crate::war::assault;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Fall {}

impl Described for Fall {
    fn rule(&self) -> &'static str {
        "5.8"
    }

    fn about(&self, state: &Scharz) -> About {
        About { place: Some(state.fight.place), ..About::default() }
    }
}

impl Open for Fall {
    fn enter(&self, state: &mut Scharz, _: Context<'_, '_>) -> Next {
        Next::ask(state.fight.sides[0].seat, *self)
    }

    fn visit(&self, state: &Scharz, _: Seat, visit: Visit<'_>) -> Flow {
        let field = &state.world.fields[state.fight.place];
        visit(Action::Occupy { city: Fate::Raze, port: Fate::Raze })?;
        visit(Action::Occupy { city: Fate::Keep, port: Fate::Keep })?;
        if field.yard == Yard::Port {
            visit(Action::Occupy { city: Fate::Keep, port: Fate::Raze })?;
        }
        Flow::Continue(())
    }

    fn apply(&self, state: &mut Scharz, _: Seat, action: Action, ctx: Context<'_, '_>) -> Next {
        if let Action::Occupy { city, port } = action {
            assault::take(state, city, port, ctx);
        }
        Next::Return
    }
}
