//! Sieges (5.8): settlement by settlement the besiegers are asked whether they storm it. An assault is fought while this
//! phase waits.

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Context, Described, Next, Open, Phase, Visit};
use crate::action::Action;
use crate::state::{Fight, Place, Scharz};
use crate::war::assault;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Sieges {
    pub place: u8,
    /// The besieger, in initiative order.
    pub rank: u8,
}

impl Described for Sieges {
    fn rule(&self) -> &'static str {
        "5.8"
    }

    fn about(&self, _: &Scharz) -> About {
        About { place: Place::try_new(self.place), ..About::default() }
    }
}

impl Open for Sieges {
    /// The next besieger of the next encircled settlement is asked.
    fn enter(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        let Some(place) = Place::try_new(self.place) else {
            state.fight = Fight::none(state.world.n_seats());
            state.world.tidy(|event| ctx.tell_all(|| event));
            return Next::go(Phase::Plunder);
        };
        let asked = assault::besiegers(&state.world, place).nth(usize::from(self.rank));
        match asked {
            Some(seat) => Next::ask(seat, *self),
            None => Next::go(self.after_place()),
        }
    }

    fn visit(&self, _: &Scharz, _: Seat, visit: Visit<'_>) -> Flow {
        visit(Action::Pass)?;
        visit(Action::Assault)
    }

    fn apply(&self, state: &mut Scharz, seat: Seat, action: Action, ctx: Context<'_, '_>) -> Next {
        if action != Action::Assault {
            return Next::go(Self { rank: self.rank + 1, ..*self });
        }
        // One assault per field and round.
        let waits = self.after_place();
        match assault::begin(state, seat, Place::new(self.place), ctx) {
            Some(first) => Next::Call { waits: waits.into(), first },
            None => Next::go(waits),
        }
    }
}

impl Sieges {
    fn after_place(self) -> Self {
        Self { place: self.place + 1, rank: 0 }
    }
}
