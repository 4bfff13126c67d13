//! Step 6 of the prologue (4): one village may be moved, the last player first.

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Context, Described, Next, Open, Phase, Visit, villages};
use crate::action::Action;
use crate::event::Event;
use crate::ids::Yard;
use crate::state::{Place, Scharz};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MoveVillage {
    pub rank: u8,
}

impl Described for MoveVillage {
    fn rule(&self) -> &'static str {
        "4"
    }

    fn about(&self, _: &Scharz) -> About {
        About::default()
    }
}

impl Open for MoveVillage {
    fn enter(&self, state: &mut Scharz, _: Context<'_, '_>) -> Next {
        match villages::back(&state.world, self.rank) {
            None => Next::go(Phase::Pieces),
            Some(seat) if state.world.players[seat].is_placed => Next::go(Self { rank: self.rank + 1 }),
            Some(seat) => Next::ask(seat, *self),
        }
    }

    fn visit(&self, state: &Scharz, seat: Seat, visit: Visit<'_>) -> Flow {
        let world = &state.world;
        visit(Action::Pass)?;
        // The port of Karthago stays where it was placed (3.13).
        let has_port = |from: Place| world.fields[from].yard == Yard::Port;
        for from in world.scene().home(seat).only(|from| !has_port(from)) {
            for to in villages::sites(world, seat, Some(from)) {
                visit(Action::Resettle { from: world.space(from), to: world.space(to) })?;
            }
        }
        Flow::Continue(())
    }

    fn apply(&self, state: &mut Scharz, seat: Seat, action: Action, ctx: Context<'_, '_>) -> Next {
        if let Action::Resettle { from, to } = action {
            state.world.fields.swap(from.place(), to.place());
            ctx.tell_all(|| Event::VillageMoved { seat, from, to });
        }
        Next::go(Self { rank: self.rank + 1 })
    }
}
