//! Special (5.3): cavalry, fleets, transfers, and whoever is paid for.

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Board, Click, Context, Described, Facts, Next, Phase, Seen, Visit, Window, raids};
use crate::action::Action;
use crate::ids::Mode;
use crate::state::{Scharz, World};
use crate::war::{march, orders};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Special {
    pub begun: bool,
    /// Whose turn it is with sequential orders, in initiative order.
    pub rank: u8,
}

impl Described for Special {
    fn rule(&self) -> &'static str {
        "5.3"
    }

    fn about(&self, _: &Scharz) -> About {
        About::default()
    }
}

impl Window for Special {
    fn enter(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        if !state.world.is(Mode::Basic) {
            return Next::go(Phase::Retreat);
        }
        if !self.begun {
            orders::begin(&mut state.world);
        }
        let special = |rank| Special { begun: true, rank }.into();
        orders::enter(state, self.rank, special, |state| raids::after_special(state, ctx))
    }

    fn facts(&self) -> Facts {
        Facts { from: Board::AsItWas, is_small: true, ..Facts::ORDINARY }
    }

    fn visit(&self, seen: &Seen<'_>, visit: Visit<'_>) -> Flow {
        orders::visit(seen, Phase::Special, visit)
    }

    fn clicked(&self, _: &mut Scharz, _: Seat, _: Action, _: Context<'_, '_>) -> Click {
        Click::Waits
    }

    fn play(&self, world: &mut World, seat: Seat, before: &[Action], action: Action) {
        march::play(Phase::Special, world, seat, before, action);
    }

    fn tell(&self, _: &Scharz, seat: Seat, before: &[Action], action: Action, ctx: Context<'_, '_>) {
        march::tell(seat, before, action, ctx);
    }

    fn note(&self, _: &mut Scharz, _: Seat) {}

    fn close(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        let special = |rank| Special { rank, ..*self }.into();
        orders::close(state, self.rank, special, |state| raids::after_special(state, ctx))
    }
}
