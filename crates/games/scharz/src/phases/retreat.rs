//! Retreat (5.5): the last orders before the battle.

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Board, Click, Context, Described, Facts, Next, Phase, Seen, Visit, Window};
use crate::action::Action;
use crate::state::{Scharz, World};
use crate::war::{march, orders};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Retreat {
    pub begun: bool,
    /// Whose turn it is with sequential orders, in initiative order.
    pub rank: u8,
}

impl Described for Retreat {
    fn rule(&self) -> &'static str {
        "5.5"
    }

    fn about(&self, _: &Scharz) -> About {
        About::default()
    }
}

impl Window for Retreat {
    fn enter(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        if !self.begun {
            orders::begin(&mut state.world);
        }
        let retreat = |rank| Retreat { begun: true, rank }.into();
        orders::enter(state, self.rank, retreat, |state| over(state, ctx))
    }

    fn facts(&self) -> Facts {
        Facts { from: Board::AsItWas, is_small: true, ..Facts::ORDINARY }
    }

    fn visit(&self, seen: &Seen<'_>, visit: Visit<'_>) -> Flow {
        orders::visit(seen, Phase::Retreat, visit)
    }

    fn clicked(&self, _: &mut Scharz, _: Seat, _: Action, _: Context<'_, '_>) -> Click {
        Click::Waits
    }

    fn play(&self, world: &mut World, seat: Seat, before: &[Action], action: Action) {
        march::play(Phase::Retreat, world, seat, before, action);
    }

    fn tell(&self, _: &Scharz, seat: Seat, before: &[Action], action: Action, ctx: Context<'_, '_>) {
        march::tell(seat, before, action, ctx);
    }

    fn note(&self, _: &mut Scharz, _: Seat) {}

    fn close(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        let retreat = |rank| Retreat { rank, ..*self }.into();
        orders::close(state, self.rank, retreat, |state| over(state, ctx))
    }
}

fn over(state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
    state.world.end_sieges();
    state.world.tidy(|event| ctx.tell_all(|| event));
    Next::go(if state.world.is_extended() { Phase::Attrition } else { Phase::Withdraw })
}
