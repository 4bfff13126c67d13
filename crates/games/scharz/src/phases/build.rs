//! Building (5.9): sites grow.

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Click, Context, Described, Facts, Next, Phase, Seen, Visit, Window};
use crate::action::Action;
use crate::data::maps::Space;
use crate::economy::works;
use crate::event::Event;
use crate::state::{PerPlace, Place, Scharz, World};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Build {}

impl Described for Build {
    fn rule(&self) -> &'static str {
        "5.9"
    }

    fn about(&self, _: &Scharz) -> About {
        About::default()
    }
}

impl Window for Build {
    fn enter(&self, _: &mut Scharz, _: Context<'_, '_>) -> Next {
        Next::open(*self)
    }

    fn facts(&self) -> Facts {
        Facts { is_small: true, ..Facts::ORDINARY }
    }

    /// 12 prestige points let all builders work twice (3.11).
    fn visit(&self, seen: &Seen<'_>, visit: Visit<'_>) -> Flow {
        let (world, seat) = (seen.world, seen.seat);
        visit(Action::Ready)?;
        let player = &world.players[seat];
        let mut own = world.fields.items.iter().filter(|(_, field)| field.owner == Some(seat));
        let is_useful = own.any(|(place, _)| works::pace(world, place) > 0);
        if world.has_prestige() && player.pp >= 12 && !player.paid_builders && is_useful {
            visit(Action::PayBuilders)?;
        }
        Flow::Continue(())
    }

    fn clicked(&self, _: &mut Scharz, _: Seat, _: Action, _: Context<'_, '_>) -> Click {
        Click::Waits
    }

    /// Paid at the close, so that the doubling at 50 points is judged before (5.9).
    fn play(&self, world: &mut World, seat: Seat, _: &[Action], _: Action) {
        world.players[seat].paid_builders = true;
    }

    fn tell(&self, _: &Scharz, seat: Seat, _: &[Action], _: Action, ctx: Context<'_, '_>) {
        ctx.tell_all(|| Event::PaidBuilders { seat });
    }

    fn note(&self, _: &mut Scharz, _: Seat) {}

    fn close(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        let world = &mut state.world;
        let pace =
            |place: Place| if world.fields[place].site.is_some() { works::pace(world, place) } else { 0 };
        let paces = PerPlace::from_fn(pace);
        for (place, &quarters) in paces.iter().filter(|(_, quarters)| **quarters > 0) {
            world.fields[place].progress = (world.fields[place].progress + quarters).min(4);
            complete(world, place, ctx);
        }
        for seat in world.players.seats() {
            if std::mem::take(&mut world.players[seat].paid_builders) {
                world.gain_pp(seat, -12);
            }
            world.players[seat].credits = Default::default();
            world.units[seat].iter_mut().for_each(|unit| unit.fought = 0);
        }
        Next::go(Phase::Propose)
    }
}

/// A site at 100 % is finished at once.
fn complete(world: &mut World, place: Place, ctx: Context<'_, '_>) {
    let Some(seat) = world.fields[place].owner.filter(|_| world.fields[place].progress >= 4) else { return };
    let at: Space = world.space(place);
    if let Some(building) = world.finish_site(place) {
        ctx.tell_all(|| Event::Built { seat, at, building });
    }
}
