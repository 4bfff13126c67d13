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
                let slots = candidates(world, seat, at.place(), kind, level).take(usize::from(count));
                let slots: Set<Slot> = slots.collect();
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
        if let Action::Withdraw { at, kind, count, .. } = action {
            ctx.tell_all(|| Event::WentInside { seat, at, kind, count });
        }
    }

    fn note(&self, _: &mut Scharz, _: Seat) {}

    fn close(&self, _: &mut Scharz, _: Context<'_, '_>) -> Next {
        Next::go(Phase::Battles)
    }
}

fn visit_units(world: &World, seat: Seat, place: Place, visit: Visit<'_>) -> Flow {
    let room = world.fields[place].storage().saturating_sub(world.storage_used(seat, place));
    for kind in Kind::ALL {
        let size = data::storage_size(kind);
        for level in Level::ALL {
            let count = candidates(world, seat, place, kind, level).count() as u8;
            let most = room.checked_div(size).unwrap_or(0).min(count);
            for count in (1..=most).rev() {
                visit(Action::Withdraw { at: world.space(place), kind, level, count })?;
            }
        }
    }
    Flow::Continue(())
}

/// Units in the open there; ships on the field land when they go inside (3.13).
fn candidates(
    world: &World,
    seat: Seat,
    place: Place,
    kind: Kind,
    level: Level,
) -> impl Iterator<Item = Slot> + '_ {
    let units = world.units_at(seat, place);
    units
        .filter(move |(_, unit)| unit.is_out() && unit.kind == kind && unit.level == level)
        .map(|(slot, _)| slot)
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
