//! Withdraw (5.7): behind the walls before the battle.

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Click, Context, Described, Facts, Next, Phase, Seen, Visit, Window};
use crate::action::Action;
use crate::data;
use crate::data::maps::Space;
use crate::event::Event;
use crate::ids::{Kind, Level, Post};
use crate::state::{Mark, Place, Scharz, Set, Slot, World};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Withdraw {}

impl Described for Withdraw {
    fn rule(&self) -> &'static str {
        "5.7"
    }

    fn about(&self, _: &Scharz) -> About {
        About::default()
    }
}

impl Window for Withdraw {
    fn enter(&self, _: &mut Scharz, _: Context<'_, '_>) -> Next {
        Next::open(*self)
    }

    fn facts(&self) -> Facts {
        Facts::ORDINARY
    }

    fn visit(&self, seen: &Seen<'_>, visit: Visit<'_>) -> Flow {
        let (world, seat) = (seen.world, seen.seat);
        visit(Action::Ready)?;
        let scene = world.scene();
        for place in scene.home(seat) & scene.hostile_out(seat) {
            visit_units(world, seat, place, visit)?;
            visit_herds(world, seat, place, visit)?;
        }
        Flow::Continue(())
    }

    fn clicked(&self, _: &mut Scharz, _: Seat, _: Action, _: Context<'_, '_>) -> Click {
        Click::Waits
    }

    fn play(&self, world: &mut World, seat: Seat, _: &[Action], action: Action) {
        match action {
            Action::Withdraw { at, kind, level, count } => {
                let all = POSTS
                    .into_iter()
                    .flat_map(|post| candidates(world, seat, at.place(), (post, kind, level)));
                let slots: Set<Slot> = all.take(usize::from(count)).collect();
                slots.iter().for_each(|slot| go_inside(world, seat, slot, at));
            }
            Action::WithdrawBuilders { at, kind, level, count } => {
                let builders = candidates(world, seat, at.place(), (Post::OnSite, kind, level));
                let slots: Set<Slot> = builders.take(usize::from(count)).collect();
                slots.iter().for_each(|slot| go_inside(world, seat, slot, at));
            }
            Action::WithdrawHerd { at, herd } => {
                let is_taken = world.fields[at.place()].take_herd(seat, herd);
                debug_assert!(is_taken);
                world.fields[at.place()].put_inside(herd);
            }
            _ => {}
        }
    }

    fn tell(&self, _: &Scharz, seat: Seat, _: &[Action], action: Action, ctx: Context<'_, '_>) {
        if let Action::Withdraw { at, kind, count, .. } | Action::WithdrawBuilders { at, kind, count, .. } =
            action
        {
            ctx.tell_all(|| Event::WentInside { seat, at, kind, count });
        }
    }

    fn note(&self, _: &mut Scharz, _: Seat) {}

    fn close(&self, _: &mut Scharz, _: Context<'_, '_>) -> Next {
        Next::go(Phase::Battles)
    }
}

/// Who stands in the open goes inside before who builds; where there are both, builders can be named (3.8).
const POSTS: [Post; 2] = [Post::Open, Post::OnSite];

fn visit_units(world: &World, seat: Seat, place: Place, visit: Visit<'_>) -> Flow {
    let at = world.space(place);
    let room = world.fields[place].storage().saturating_sub(world.storage_used(seat, place));
    for kind in Kind::ALL {
        let places = room.checked_div(data::storage_size(kind)).unwrap_or(0);
        for level in Level::ALL {
            let [open, builders] =
                POSTS.map(|post| candidates(world, seat, place, (post, kind, level)).count() as u8);
            for count in (1..=places.min(open + builders)).rev() {
                visit(Action::Withdraw { at, kind, level, count })?;
            }
            let named = if open > 0 { places.min(builders) } else { 0 };
            for count in (1..=named).rev() {
                visit(Action::WithdrawBuilders { at, kind, level, count })?;
            }
        }
    }
    Flow::Continue(())
}

/// Units out there, idle before in training; ships on the field land when they go inside (3.13).
fn candidates(
    world: &World,
    seat: Seat,
    place: Place,
    alike: (Post, Kind, Level),
) -> impl Iterator<Item = Slot> + '_ {
    let stack = move |is_training: bool| {
        let units = world.units_at(seat, place).filter(move |(_, unit)| {
            (unit.post, unit.kind, unit.level) == alike && unit.marks.contains(Mark::Training) == is_training
        });
        units.map(|(slot, _)| slot)
    };
    stack(false).chain(stack(true))
}

fn visit_herds(world: &World, seat: Seat, place: Place, visit: Visit<'_>) -> Flow {
    let field = &world.fields[place];
    if field.n_inside() >= field.stalls() {
        return Flow::Continue(());
    }
    for (index, flock) in field.herds.iter().enumerate() {
        let Some(flock) = flock.filter(|flock| flock.owner == seat) else { continue };
        if !field.herds[..index].contains(&Some(flock)) {
            visit(Action::WithdrawHerd { at: world.space(place), herd: flock.herd })?;
        }
    }
    Flow::Continue(())
}

fn go_inside(world: &mut World, seat: Seat, slot: Slot, at: Space) {
    for cargo in world.cargo_slots(seat, slot) {
        world.relocate(seat, cargo, at, Post::Open);
    }
    let unit = world.units[seat].get_mut(slot).expect("a unit in the open");
    unit.post = Post::Inside;
    unit.marks.remove(Mark::Training);
    if unit.kind.is_ship() {
        unit.kind = Kind::LightInfantry;
    }
}
