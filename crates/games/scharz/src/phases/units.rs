//! Units (5.2): the first orders of a round.

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Board, Click, Context, Described, Facts, Next, Phase, Seen, Visit, Window, raids};
use crate::action::Action;
use crate::state::{Scharz, World};
use crate::war::{march, orders};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Units {
    pub begun: bool,
    /// Whose turn it is with sequential orders, in initiative order.
    pub rank: u8,
}

impl Described for Units {
    fn rule(&self) -> &'static str {
        "5.2"
    }

    fn about(&self, _: &Scharz) -> About {
        About::default()
    }
}

impl Window for Units {
    fn enter(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        if !self.begun {
            orders::begin(&mut state.world);
            wake_all(&mut state.world);
        }
        let units = |rank| Units { begun: true, rank }.into();
        orders::enter(state, self.rank, units, |state| raids::after_units(state, ctx))
    }

    fn facts(&self) -> Facts {
        Facts {
            ends: |action| action == Action::ReadyUnlessDisturbed,
            from: Board::AsItWas,
            ..Facts::ORDINARY
        }
    }

    fn visit(&self, seen: &Seen<'_>, visit: Visit<'_>) -> Flow {
        orders::visit(seen, Phase::Units, visit)
    }

    fn clicked(&self, _: &mut Scharz, _: Seat, _: Action, _: Context<'_, '_>) -> Click {
        Click::Waits
    }

    fn play(&self, world: &mut World, seat: Seat, before: &[Action], action: Action) {
        march::play(Phase::Units, world, seat, before, action);
    }

    fn tell(&self, _: &Scharz, seat: Seat, before: &[Action], action: Action, ctx: Context<'_, '_>) {
        march::tell(seat, before, action, ctx);
    }

    fn note(&self, _: &mut Scharz, _: Seat) {}

    fn close(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        let units = |rank| Units { rank, ..*self }.into();
        orders::close(state, self.rank, units, |state| raids::after_units(state, ctx))
    }
}

/// New orders: everybody is asked again.
fn wake_all(world: &mut World) {
    for seat in world.players.seats() {
        world.players[seat].quiet = false;
    }
}
