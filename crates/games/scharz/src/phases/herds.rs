//! Herds, grain and fish move inside the own network (5.4).

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Board, Click, Context, Described, Facts, Next, Phase, Seen, Visit, Window};
use crate::action::Action;
use crate::data::maps::{Space, places};
use crate::economy::haul;
use crate::economy::sites::is_coastal;
use crate::ids::{Good, Herd, Winter};
use crate::state::{Scharz, World};

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
        Facts { ends: |_| false, n_clicks: 2, when_full: Action::Ready, from: Board::AsItIs, is_small: true }
    }

    fn visit(&self, seen: &Seen<'_>, visit: Visit<'_>) -> Flow {
        let (world, seat, draft) = (seen.world, seen.seat, seen.draft);
        match draft.last() {
            Some(&Action::SelectHerd { at, .. }) => places(pastures(world, seat, at.local()))
                .try_for_each(|to| visit(Action::DriveTo { to: world.space(to) })),
            Some(&Action::SelectGood { at, good, .. }) => places(stores(world, seat, at.local(), good))
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
    let owned = world.fields.items.iter().enumerate().filter(|(_, field)| field.has_herd_of(seat));
    for (place, field) in owned.filter(|(place, _)| locked >> place & 1 == 0) {
        let at = world.space(place);
        for herd in Herd::ALL {
            let select = Action::SelectHerd { at, herd };
            let is_here = field.herds.iter().flatten().any(|flock| flock.owner == seat && flock.herd == herd);
            if is_here && !has_arrived(draft, herd, at) && pastures(world, seat, place) != 0 {
                visit(select)?;
            }
        }
    }
    Flow::Continue(())
}

fn has_arrived(draft: &[Action], herd: Herd, at: Space) -> bool {
    draft.windows(2).any(|pair| {
        matches!(pair, &[Action::SelectHerd { herd: moved, .. }, Action::DriveTo { to }] if moved == herd && to == at)
    })
}

/// A store may be shared out; only what arrived is not sent on.
fn visit_goods(world: &World, seat: Seat, draft: &[Action], visit: Visit<'_>) -> Flow {
    let scene = world.scene();
    for place in places(scene.cus(seat) & !scene.contested()) {
        let at = world.space(place);
        for good in Good::ALL {
            let stock = match good {
                Good::Grain => world.fields[place].grain,
                Good::Fish => world.fields[place].fish,
            };
            if stock > 0 && !has_come(draft, good, at) && stores(world, seat, place, good) != 0 {
                (1..=stock).rev().try_for_each(|count| visit(Action::SelectGood { at, good, count }))?;
            }
        }
    }
    Flow::Continue(())
}

fn has_come(draft: &[Action], good: Good, at: Space) -> bool {
    draft.windows(2).any(|pair| {
        matches!(pair, &[Action::SelectGood { good: moved, .. }, Action::CarryTo { to }] if moved == good && to == at)
    })
}

/// Fields of the same part of the network with room for a herd; beyond a sea only coasts (5.4).
fn pastures(world: &World, seat: Seat, from: usize) -> u64 {
    let scene = world.scene();
    let is_frosty = |place: usize| world.winter[world.data(place).climate as usize] == Winter::Bad;
    if is_frosty(from) {
        return 0;
    }
    let (near, beyond) = reach(world, seat, from);
    let may_end = |to: usize| near >> to & 1 == 1 || is_coastal(world, to);
    places((near | beyond) & scene.owned(seat) & !(1 << from))
        .filter(|&to| world.fields[to].takes_herd() && !is_frosty(to) && may_end(to))
        .fold(0, |set, to| set | 1 << to)
}

/// The connected part of the network that is reached over land, and that beyond one sea (5.4).
fn reach(world: &World, seat: Seat, from: usize) -> (u64, u64) {
    let scene = world.scene();
    let nodes = scene.connected(seat);
    let seas = scene.waters(seat) & world.map().seas;
    let near = scene.flood(seat, nodes & !seas, 1 << from);
    let shores = places(near).fold(0, |set, place| set | world.data(place).coast) & seas;
    let landings = places(shores).fold(0, |set, sea| set | world.data(sea).coast);
    (near, scene.flood(seat, nodes & !seas, landings))
}

/// Only where they come from must be free of enemies: a settlement can be stocked up before a siege.
fn stores(world: &World, seat: Seat, from: usize, good: Good) -> u64 {
    let (near, beyond) = reach(world, seat, from);
    let reach = (near | beyond) & world.scene().cus(seat) & !(1 << from);
    let has_room = |to: &usize| match good {
        Good::Grain => world.fields[*to].grain_room() > 0,
        Good::Fish => world.fields[*to].fish_room() > 0,
    };
    places(reach).filter(has_room).fold(0, |set, to| set | 1 << to)
}
