//! Losing room (5.0), in between: the step that was under way waits until the owners have said what goes where.

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Context, Described, Next, Open, Visit};
use crate::action::Action;
use crate::realm::room;
use crate::state::{Numbered, Place, Scharz, Set};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Room {
    pub place: u8,
}

impl Described for Room {
    fn rule(&self) -> &'static str {
        "5.0"
    }

    fn about(&self, _: &Scharz) -> About {
        About { place: Place::try_new(self.place), ..About::default() }
    }
}

impl Open for Room {
    /// The first player in initiative order who has a choice is asked; without any the step goes on.
    fn enter(&self, state: &mut Scharz, _: Context<'_, '_>) -> Next {
        let world = &state.world;
        let asked = world
            .first
            .clockwise(world.n_seats())
            .find_map(|seat| room::question(world, seat).map(|(place, _)| (seat, place)));
        if let Some((seat, place)) = asked {
            return Next::ask(seat, Self { place: place.number() as u8 });
        }
        state.world.crowded = Set::EMPTY;
        Next::Return
    }

    fn visit(&self, state: &Scharz, seat: Seat, visit: Visit<'_>) -> Flow {
        room::visit(&state.world, seat, visit)
    }

    fn apply(&self, state: &mut Scharz, seat: Seat, action: Action, ctx: Context<'_, '_>) -> Next {
        room::tell(&state.world, seat, action, ctx);
        room::play(&mut state.world, seat, action);
        Next::go(*self)
    }
}
