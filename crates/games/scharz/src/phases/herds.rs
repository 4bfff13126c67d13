//! Herds, grain and fish move inside the own network (5.4).

use engine::Seat;

use super::{Action, Context, Event, Flow, Visit, World, is_coastal};
use crate::data::maps::{Space, places};
use crate::ids::{Good, Herd, Winter};

pub fn visit(world: &World, seat: Seat, draft: &[Action], visit: Visit<'_>) -> Flow {
    match draft.last() {
        Some(&Action::SelectHerd { at, .. }) => {
            return places(pastures(world, seat, at.local()))
                .try_for_each(|to| visit(Action::DriveTo { to: world.space(to) }));
        }
        Some(&Action::SelectGood { at, good, .. }) => {
            return places(stores(world, seat, at.local(), good))
                .try_for_each(|to| visit(Action::CarryTo { to: world.space(to) }));
        }
        _ => {}
    }
    visit(Action::Ready)?;
    visit_herds(world, seat, draft, visit)?;
    visit_goods(world, seat, draft, visit)
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

pub fn play(world: &mut World, seat: Seat, before: &[Action], action: Action) {
    match (before.last(), action) {
        (Some(&Action::SelectHerd { at, herd }), Action::DriveTo { to }) => {
            drive(world, seat, at.local(), to.local(), herd)
        }
        (Some(&Action::SelectGood { at, good, count }), Action::CarryTo { to }) => {
            carry(world, at.local(), to.local(), good, count)
        }
        _ => {}
    }
}

fn drive(world: &mut World, seat: Seat, from: usize, to: usize, herd: Herd) {
    if world.fields[from].take_herd(seat, herd) {
        world.fields[to].put_herd(seat, herd);
    }
}

/// What finds no room stays.
fn carry(world: &mut World, from: usize, to: usize, good: Good, count: u8) {
    match good {
        Good::Grain => {
            let moved = count.min(world.fields[to].grain_room());
            world.fields[from].grain -= moved;
            world.fields[to].grain += moved;
        }
        Good::Fish => {
            let moved = count.min(world.fields[to].fish_room());
            world.fields[from].fish -= moved;
            world.fields[to].fish += moved;
        }
    }
}

pub fn tell(seat: Seat, before: &[Action], action: Action, ctx: Context<'_, '_>) {
    match (before.last(), action) {
        (Some(&Action::SelectHerd { at, herd }), Action::DriveTo { to }) => {
            ctx.tell_all(|| Event::HerdDriven { seat, from: at, to, herd });
        }
        (Some(&Action::SelectGood { at, count, .. }), Action::CarryTo { to }) => {
            ctx.tell_all(|| Event::Carried { seat, from: at, to, count });
        }
        _ => {}
    }
}
