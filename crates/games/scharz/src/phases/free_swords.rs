//! Free swords (5.7 step 6): pairs of those left over become swords or shields of the next combat round.

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Click, Context, Described, Facts, Next, Phase, Seen, Visit, Window};
use crate::action::Action;
use crate::state::{Scharz, World};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct FreeSwords {}

impl Described for FreeSwords {
    fn rule(&self) -> &'static str {
        "5.7"
    }

    fn about(&self, state: &Scharz) -> About {
        About { place: Some(state.fight.place), ..About::default() }
    }
}

impl Window for FreeSwords {
    fn enter(&self, _: &mut Scharz, _: Context<'_, '_>) -> Next {
        Next::open(*self)
    }

    fn facts(&self) -> Facts {
        Facts { ends: |_| true, ..Facts::ORDINARY }
    }

    fn visit(&self, seen: &Seen<'_>, visit: Visit<'_>) -> Flow {
        let fight = &seen.state.fight;
        let pairs = fight.side_of(seen.seat).map_or(0, |side| fight.sides[side].free / 2);
        if pairs == 0 {
            return Flow::Continue(());
        }
        (0..=pairs).try_for_each(|shields| visit(Action::Free { shields }))
    }

    fn clicked(&self, _: &mut Scharz, _: Seat, _: Action, _: Context<'_, '_>) -> Click {
        Click::Waits
    }

    fn play(&self, _: &mut World, _: Seat, _: &[Action], _: Action) {}

    fn tell(&self, _: &Scharz, _: Seat, _: &[Action], _: Action, _: Context<'_, '_>) {}

    fn note(&self, state: &mut Scharz, seat: Seat) {
        if let Some(&Action::Free { shields }) = state.drafts[seat].last() {
            let side = state.fight.side_mut(seat);
            side.extra_shields = shields;
            side.extra_swords = side.free / 2 - shields;
        }
    }

    fn close(&self, state: &mut Scharz, _: Context<'_, '_>) -> Next {
        Next::go(if state.fight.is_assault { Phase::GoOn } else { Phase::Flight })
    }
}
