//! Herds, grain and fish on their way (5.4, 5.8): what is taken up goes where the next click says.

use engine::Seat;

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Good, Herd};
use crate::phases::Context;
use crate::state::{Place, World};

pub fn play(world: &mut World, seat: Seat, before: &[Action], action: Action) {
    match (before.last(), action) {
        (Some(&Action::SelectHerd { at, herd }), Action::DriveTo { to }) => {
            drive(world, seat, at.place(), to.place(), herd)
        }
        (Some(&Action::SelectGood { at, good, count }), Action::CarryTo { to }) => {
            carry(world, at.place(), to.place(), good, count)
        }
        _ => {}
    }
}

fn drive(world: &mut World, seat: Seat, from: Place, to: Place, herd: Herd) {
    if world.fields[from].take_herd(seat, herd) {
        world.fields[to].put_herd(seat, herd);
    }
}

/// What finds no room stays.
fn carry(world: &mut World, from: Place, to: Place, good: Good, count: u8) {
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
