//! Sowing (5.13).

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::weather::field_yield;
use super::{About, Click, Context, Described, Facts, Next, Phase, Seen, Visit, Window};
use crate::action::Action;
use crate::economy::stores;
use crate::event::Event;
use crate::ids::Good;
use crate::state::{Place, Scharz, Set, World};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Sowing {}

impl Described for Sowing {
    fn rule(&self) -> &'static str {
        "5.13"
    }

    fn about(&self, _: &Scharz) -> About {
        About::default()
    }
}

impl Window for Sowing {
    fn enter(&self, _: &mut Scharz, _: Context<'_, '_>) -> Next {
        Next::open(*self)
    }

    fn facts(&self) -> Facts {
        Facts::ORDINARY
    }

    fn visit(&self, seen: &Seen<'_>, visit: Visit<'_>) -> Flow {
        let (world, seat) = (seen.world, seen.seat);
        visit(Action::Ready)?;
        let (scene, mut sown_from) = (world.scene(), Set::EMPTY);
        for place in scene.controlled(seat) & scene.connected(seat) {
            let field = &world.fields[place];
            let is_free =
                field.crop_owner.is_none() && field.n_herds() == 0 && field_yield(world, place).is_some();
            if !is_free {
                continue;
            }
            let stores = scene.component(seat, place) & scene.cus(seat);
            if world.grain_in(seat, stores) >= seed_price(world, place) {
                visit(Action::Sow { at: world.space(place) })?;
                sown_from |= stores;
            }
        }
        visit_stores(world, seat, sown_from, seen.draft, visit)
    }

    fn clicked(&self, _: &mut Scharz, _: Seat, _: Action, _: Context<'_, '_>) -> Click {
        Click::Waits
    }

    fn play(&self, world: &mut World, seat: Seat, before: &[Action], action: Action) {
        let Action::Sow { at } = action else { return };
        let place = at.place();
        let scene = world.scene();
        let (stores, price) = (scene.component(seat, place) & scene.cus(seat), seed_price(world, place));
        stores::draw(world, seat, stores, before, Good::Grain, price);
        let field = &mut world.fields[place];
        (field.crop, field.crop_owner) = (1, Some(seat));
    }

    fn tell(&self, _: &Scharz, seat: Seat, _: &[Action], action: Action, ctx: Context<'_, '_>) {
        if let Action::Sow { at } = action {
            ctx.tell_all(|| Event::Sown { seat, at });
        }
    }

    fn note(&self, _: &mut Scharz, _: Seat) {}

    fn close(&self, _: &mut Scharz, _: Context<'_, '_>) -> Next {
        Next::go(Phase::RoundEnd)
    }
}

/// Of each part with fields to sow: from which store the next seed comes.
fn visit_stores(world: &World, seat: Seat, stores: Set<Place>, clicks: &[Action], visit: Visit<'_>) -> Flow {
    let (scene, mut left) = (world.scene(), stores);
    while let Some(first) = left.first() {
        let part = scene.component(seat, first) & stores;
        left -= part;
        stores::visit(world, seat, part, clicks, Good::Grain, 1, visit)?;
    }
    Flow::Continue(())
}

/// A plundered field costs one grain more.
fn seed_price(world: &World, place: Place) -> u16 {
    1 + u16::from(world.fields[place].plundered)
}
