//! The besieged eat after the besiegers (5.14).

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Click, Context, Described, Facts, Next, Phase, Seen, Visit, Window};
use crate::action::Action;
use crate::economy::larder::end_reckoning;
use crate::economy::meal::kitchens;
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
        for kitchen in kitchens(Phase::SiegeFeeding, world, seat, seen.draft) {
            feeding::visit_herds(world, seat, kitchen.group, visit)?;
            kitchen.visit(world, seat, visit)?;
            let larder = kitchen.larder(world, seat);
            if !larder.is_enough() {
                feeding::visit_units(world, seat, kitchen.group, &larder, visit)?;
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
        feeding::feed_all(&mut state.world, &state.drafts, feeding::feed_besieged, ctx);
        end_reckoning(&mut state.world);
        Next::go(Phase::RoundEnd)
    }
}
