//! The besieged eat after the besiegers (5.14).

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Click, Context, Described, Facts, Next, Phase, Seen, Visit, Window};
use crate::action::Action;
use crate::economy::larder::{besieged_group, end_reckoning, late_settlements, stock};
use crate::economy::{feeding, losses};
use crate::state::{Scharz, World};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SiegeFeeding {}

impl Described for SiegeFeeding {
    fn rule(&self) -> &'static str {
        "5.14"
    }

    fn about(&self, _: &Scharz) -> About {
        About::default()
    }
}

impl Window for SiegeFeeding {
    fn enter(&self, _: &mut Scharz, _: Context<'_, '_>) -> Next {
        Next::open(*self)
    }

    fn facts(&self) -> Facts {
        Facts::ORDINARY
    }

    fn visit(&self, seen: &Seen<'_>, visit: Visit<'_>) -> Flow {
        let (world, seat) = (seen.world, seen.seat);
        visit(Action::Ready)?;
        for place in late_settlements(world, seat) {
            let group = besieged_group(world, seat, place);
            feeding::visit_herds(world, seat, group, visit)?;
            let larder = stock(world, seat, group);
            if !larder.is_enough() {
                feeding::visit_units(world, seat, group, &larder, visit)?;
            }
        }
        Flow::Continue(())
    }

    fn clicked(&self, _: &mut Scharz, _: Seat, _: Action, _: Context<'_, '_>) -> Click {
        Click::Waits
    }

    fn play(&self, world: &mut World, seat: Seat, _: &[Action], action: Action) {
        feeding::play(world, seat, action);
    }

    fn tell(&self, _: &Scharz, seat: Seat, _: &[Action], action: Action, ctx: Context<'_, '_>) {
        losses::tell(seat, action, ctx);
    }

    fn note(&self, _: &mut Scharz, _: Seat) {}

    fn close(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        feeding::feed_all(&mut state.world, feeding::feed_besieged, ctx);
        end_reckoning(&mut state.world);
        Next::go(Phase::RoundEnd)
    }
}
