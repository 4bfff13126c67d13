//! Feeding (5.14): everybody outside sieges eats.

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Click, Context, Described, Facts, Next, Phase, Seen, Visit, Window};
use crate::action::Action;
use crate::economy::larder::reckon;
use crate::economy::meal::kitchens;
use crate::economy::{feeding, losses};
use crate::state::{Scharz, World};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Feeding {}

impl Described for Feeding {
    fn rule(&self) -> &'static str {
        "5.14"
    }

    fn about(&self, _: &Scharz) -> About {
        About::default()
    }
}

impl Window for Feeding {
    fn enter(&self, state: &mut Scharz, _: Context<'_, '_>) -> Next {
        reckon(&mut state.world);
        Next::open(*self)
    }

    fn facts(&self) -> Facts {
        Facts::ORDINARY
    }

    /// Herds may always be slaughtered, and what is eaten first, and from where, be said; only who is short decides whom
    /// and what to give up.
    fn visit(&self, seen: &Seen<'_>, visit: Visit<'_>) -> Flow {
        let (world, seat) = (seen.world, seen.seat);
        visit(Action::Ready)?;
        for kitchen in kitchens(Phase::Feeding, world, seat, seen.draft) {
            feeding::visit_herds(world, seat, kitchen.group, visit)?;
            kitchen.visit(world, seat, visit)?;
        }
        let mut short = kitchens(Phase::Feeding, world, seat, seen.draft)
            .map(|kitchen| (kitchen.group, kitchen.larder(world, seat)))
            .filter(|(_, larder)| !larder.is_enough());
        let Some((group, larder)) = short.next() else { return Flow::Continue(()) };
        feeding::visit_units(world, seat, group, &larder, visit)?;
        if !larder.is_eased_by((1, 0)) {
            return Flow::Continue(());
        }
        group.settlements.iter().try_for_each(|place| visit(Action::Abandon { at: world.space(place) }))
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
        feeding::feed_all(&mut state.world, &state.drafts, feeding::feed_realm, ctx);
        Next::go(Phase::SiegeFeeding)
    }
}
