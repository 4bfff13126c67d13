//! Herds, grain and fish move inside the own network (5.4).

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Click, Context, Described, Facts, Next, Phase, Seen, Visit, Window};
use crate::action::Action;
use crate::data::maps::Space;
use crate::economy::haul;
use crate::economy::sites::is_coastal;
use crate::ids::{Good, Herd, Winter};
use crate::state::{Place, Scharz, Set, World};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Herds {}

impl Described for Herds {
    fn rule(&self) -> &'static str {
        "5.4"
    }

    fn about(&self, _: &Scharz) -> About {
        About::default()
    }
}

impl Window for Herds {
    fn enter(&self, _: &mut Scharz, _: Context<'_, '_>) -> Next {
        Next::open(*self)
    }

    fn facts(&self) -> Facts {
        Facts { is_small: true, ..Facts::ORDINARY }
    }

    fn visit(&self, seen: &Seen<'_>, visit: Visit<'_>) -> Flow {
        let (world, seat, draft) = (seen.world, seen.seat, seen.draft);
        match draft.last() {
            Some(&Action::SelectHerd { at, .. }) => pastures(world, seat, at.place())
                .iter()
                .try_for_each(|to| visit(Action::DriveTo { to: world.space(to) })),
            Some(&Action::SelectGood { at, good, .. }) => stores(world, seat, at.place(), good)
                .iter()
                .try_for_each(|to| visit(Action::CarryTo { to: world.space(to) })),
            _ => {
                visit(Action::Ready)?;
                visit_herds(world, seat, draft, visit)?;
                visit_goods(world, seat, draft, visit)
            }
        }
    }

    fn clicked(&self, _: &mut Scharz, _: Seat, _: Action, _: Context<'_, '_>) -> Click {
        Click::Waits
    }

    fn play(&self, world: &mut World, seat: Seat, before: &[Action], action: Action) {
        haul::play(world, seat, before, action);
    }

    fn tell(&self, _: &Scharz, seat: Seat, before: &[Action], action: Action, ctx: Context<'_, '_>) {
        haul::tell(seat, before, action, ctx);
    }

    fn note(&self, _: &mut Scharz, _: Seat) {}

    fn close(&self, _: &mut Scharz, _: Context<'_, '_>) -> Next {
        Next::go(Phase::Retreat)
    }
}

/// Each kind of herd leaves a field once: what arrived stays.
fn visit_herds(world: &World, seat: Seat, draft: &[Action], visit: Visit<'_>) -> Flow {
    let locked = world.scene().contested();
    let owned = world.fields.items.iter().filter(|(_, field)| field.has_herd_of(seat));
    for (place, field) in owned.filter(|(place, _)| !locked.contains(*place)) {
        let at = world.space(place);
        for herd in Herd::ALL {
            let select = Action::SelectHerd { at, herd };
            let is_here = field.herds.iter().flatten().any(|flock| flock.owner == seat && flock.herd == herd);
            if is_here && !has_arrived(draft, herd, at) && !pastures(world, seat, place).is_empty() {
                visit(select)?;
            }
        }
    }
    Flow::Continue(())
}

pub fn has_arrived(draft: &[Action], herd: Herd, at: Space) -> bool {
    draft.windows(2).any(|pair| {
        matches!(pair, &[Action::SelectHerd { herd: moved, .. }, Action::DriveTo { to }] if moved == herd && to == at)
    })
}

/// A store may be shared out; only what arrived is not sent on.
fn visit_goods(world: &World, seat: Seat, draft: &[Action], visit: Visit<'_>) -> Flow {
    let scene = world.scene();
    for place in scene.cus(seat) - scene.contested() {
        let at = world.space(place);
        for good in Good::ALL {
            let stock = match good {
                Good::Grain => world.fields[place].grain,
                Good::Fish => world.fields[place].fish,
            };
            if stock > 0 && !has_come(draft, good, at) && !stores(world, seat, place, good).is_empty() {
                (1..=stock).rev().try_for_each(|count| visit(Action::SelectGood { at, good, count }))?;
            }
        }
    }
    Flow::Continue(())
}

pub fn has_come(draft: &[Action], good: Good, at: Space) -> bool {
    draft.windows(2).any(|pair| {
        matches!(pair, &[Action::SelectGood { good: moved, .. }, Action::CarryTo { to }] if moved == good && to == at)
    })
}

/// Fields of the same part of the network with room for a herd; beyond a sea only coasts (5.4).
fn pastures(world: &World, seat: Seat, from: Place) -> Set<Place> {
    let scene = world.scene();
    let is_frosty = |place: Place| world.winter[world.data(place).climate as usize] == Winter::Bad;
    if is_frosty(from) {
        return Set::EMPTY;
    }
    let (near, beyond) = reach(world, seat, from);
    let may_end = |to: Place| near.contains(to) || is_coastal(world, to);
    let pastures = ((near | beyond) & scene.owned(seat)) - Set::one(from);
    pastures.only(|to| world.fields[to].takes_herd() && !is_frosty(to) && may_end(to))
}

/// The connected part of the network that is reached over land, and that beyond one sea (5.4).
fn reach(world: &World, seat: Seat, from: Place) -> (Set<Place>, Set<Place>) {
    let scene = world.scene();
    let nodes = scene.connected(seat);
    let seas = scene.waters(seat) & world.map().seas;
    let near = scene.flood(seat, nodes - seas, Set::one(from));
    let shores = near.spread(|place| world.data(place).coast) & seas;
    let landings = shores.spread(|sea| world.data(sea).coast);
    (near, scene.flood(seat, nodes - seas, landings))
}

/// Only where they come from must be free of enemies: a settlement can be stocked up before a siege.
fn stores(world: &World, seat: Seat, from: Place, good: Good) -> Set<Place> {
    let (near, beyond) = reach(world, seat, from);
    let reach = ((near | beyond) & world.scene().cus(seat)) - Set::one(from);
    let has_room = |to: Place| match good {
        Good::Grain => world.fields[to].grain_room() > 0,
        Good::Fish => world.fields[to].fish_room() > 0,
    };
    reach.only(has_room)
}
