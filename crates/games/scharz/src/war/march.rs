//! What orders do to the own units (5.2, 5.3, 5.5).

use engine::Seat;

use super::orders::{Hand, able, fleet_at, fleet_size, load};
use super::targets::Moves;
use crate::action::Action;
use crate::data;
use crate::data::maps::Space;
use crate::event::Event;
use crate::ids::{Kind, Load, Post};
use crate::phases::{Context, Phase};
use crate::state::{Mark, Set, Slot, Stack, Unit, World};

/// A click takes effect on the own units; taking up has none.
pub fn play(phase: Phase, world: &mut World, seat: Seat, before: &[Action], action: Action) {
    match action {
        Action::ReadyUnlessDisturbed => world.players[seat].quiet = true,
        Action::PayMarch => {
            world.players[seat].paid_march = true;
            world.gain_pp(seat, -14);
        }
        Action::StayBehind { at, kind, level, load } => {
            let is_meant = |unit: &Unit| (unit.kind, unit.level) == (kind, level);
            stay_behind(phase, world, seat, at, |unit, carried| is_meant(unit) && carried == load);
        }
        Action::Go { to, count }
        | Action::Board { to, count }
        | Action::Moor { to, count }
        | Action::Transfer { to, count } => {
            let slots = taken(phase, world, seat, before.last().copied(), action);
            pay_by_unit(phase, world, seat, slots, action);
            count_transfer(world, before.last().copied(), action, to, count);
            for slot in slots {
                move_unit(phase, world, seat, slot, action, to);
            }
        }
        _ => {}
    }
}

/// Such a ship of a fleet is left out of it, one in training first: it would lose that.
fn stay_behind(
    phase: Phase,
    world: &mut World,
    seat: Seat,
    at: Space,
    is_meant: impl Fn(&Unit, Load) -> bool,
) {
    let fleet = fleet_at(&Moves::new(world, seat, phase), at.place());
    let alike = fleet.iter().filter(|&slot| {
        world.units[seat].get(slot).is_some_and(|unit| is_meant(unit, load(world, seat, slot)))
    });
    let meant = alike.min_by_key(|&slot| std::cmp::Reverse(world.stakes(seat, slot)));
    if let Some(ship) = meant.and_then(|slot| world.units[seat].get_mut(slot)) {
        ship.marks.insert(Mark::Stays);
    }
}

/// The slots that move: idle units before those in training. Ruling: of ships those with cargo first, then warships, last
/// empty transports.
fn taken(phase: Phase, world: &World, seat: Seat, chosen_by: Option<Action>, order: Action) -> Set<Slot> {
    let moves = Moves::new(world, seat, phase);
    let all = match chosen_by {
        Some(Action::SelectFleet { at }) => fleet_at(&moves, at.place()),
        Some(action) => Hand::of(action).map_or(Set::EMPTY, |hand| able(&moves, hand, order)),
        None => Set::EMPTY,
    };
    let (Action::Go { count, .. }
    | Action::Board { count, .. }
    | Action::Moor { count, .. }
    | Action::Transfer { count, .. }) = order
    else {
        return Set::EMPTY;
    };
    let army = &world.units[seat];
    let training = all & army.slots(|unit| unit.marks.contains(Mark::Training));
    let laden = all.only(|slot| world.cargo(seat, slot).next().is_some());
    let warships = (all - laden) & army.slots(|unit| unit.kind == Kind::Warship);
    let by_load = [laden, warships, all - laden - warships];
    let in_order =
        [all - training, training].into_iter().flat_map(|part| by_load.map(|loaded| loaded & part));
    in_order.flatten().take(usize::from(count)).collect()
}

fn count_transfer(world: &mut World, chosen_by: Option<Action>, action: Action, to: Space, count: u8) {
    if let (Some(Action::Select { at, .. }), Action::Transfer { .. }) = (chosen_by, action) {
        world.fields[at.place()].sent += count;
        world.fields[to.place()].received += count;
    }
}

/// By option each unit without a right of its own pays for its Special move (R11).
fn pay_by_unit(phase: Phase, world: &mut World, seat: Seat, slots: Set<Slot>, action: Action) {
    let moves = Moves::new(world, seat, phase);
    let Some(unit) = slots.first().and_then(|slot| world.units[seat].get(slot)) else { return };
    let count = slots.len();
    let is_fleet = unit.kind.is_ship() && count >= fleet_size(&moves);
    if moves.is_paid_by_unit(unit) && !is_fleet && !matches!(action, Action::Transfer { .. }) {
        world.gain_pp(seat, -14 * count as i16);
    }
}

fn move_unit(phase: Phase, world: &mut World, seat: Seat, slot: Slot, action: Action, to: Space) {
    let Some(unit) = world.units[seat].get(slot).copied() else { return };
    let is_free = is_yard_step(world, seat, &unit, action, to);
    let mut moved = unit;
    if !is_free {
        spend(phase, &mut moved, action);
    }
    moved.marks.insert(Mark::Entered);
    if is_free {
        moved.marks.insert(Mark::Stepped);
    }
    moved.marks -= Mark::Training | Mark::Guest | Mark::FirstRiver | Mark::SecondRiver;
    if unit.kind.is_ship() {
        moved.marks |= world.rivers_followed(unit.at.place(), to.place());
    }
    (moved.at, moved.ship) = (to, None);
    match action {
        Action::Board { .. } => go_aboard(world, seat, &mut moved, to),
        Action::Moor { .. } => moved.post = Post::InYard,
        _ => moved.post = Post::Open,
    }
    // Mountains and wetlands hold up everybody but light infantry (5.2, Extended).
    let is_held_up = world.is_extended() && moved.kind != Kind::LightInfantry;
    if is_held_up && moved.post == Post::Open && to.data().is_rough_land() {
        moved.marks.insert(Mark::Stuck);
    }
    *world.units[seat].get_mut(slot).expect("the unit is there") = moved;
    carry_cargo(world, seat, slot, to);
}

/// A warship enters a yard with its normal capacity while it has it, and keeps its extra move (5.5).
fn spend(phase: Phase, unit: &mut Unit, action: Action) {
    let moors = matches!(action, Action::Moor { .. }) && !unit.marks.contains(Mark::Moved);
    unit.marks.insert(match phase {
        Phase::Special => Mark::Rode,
        Phase::Retreat if unit.kind == Kind::Warship && !moors => Mark::Sailed,
        _ => Mark::Moved,
    });
}

/// Between a yard and its own field nothing is used up (5.2).
fn is_yard_step(world: &World, seat: Seat, unit: &Unit, action: Action, to: Space) -> bool {
    let moored = |ship: Slot| world.units[seat].get(ship).is_some_and(|ship| ship.post == Post::InYard);
    match action {
        Action::Board { .. } => {
            unit.at == to && to.data().is_field() && yard_ship(world, seat, unit, to).is_some_and(moored)
        }
        Action::Go { .. } => unit.post == Post::Aboard && unit.at == to && unit.ship.is_some_and(moored),
        _ => false,
    }
}

/// The first transport of the space with room for the unit.
fn yard_ship(world: &World, seat: Seat, unit: &Unit, to: Space) -> Option<Slot> {
    let size = data::ship_size(unit.kind);
    let ships = world.units[seat].iter().filter(|(_, ship)| ship.kind == Kind::Transport && ship.at == to);
    ships.map(|(slot, _)| slot).find(|&slot| world.cargo_room(seat, slot) >= size)
}

fn go_aboard(world: &World, seat: Seat, unit: &mut Unit, to: Space) {
    if let Some(ship) = yard_ship(world, seat, unit, to) {
        unit.post = Post::Aboard;
        unit.ship = Some(ship);
    }
}

fn carry_cargo(world: &mut World, seat: Seat, ship: Slot, to: Space) {
    for unit in world.units[seat].iter_mut() {
        if unit.post == Post::Aboard && unit.ship == Some(ship) {
            unit.at = to;
            unit.marks.insert(Mark::Entered);
        }
    }
}

/// Orders are carried out at once (5.2): a seat's are played on the board as it was when they were written, and only
/// what they do to its own pieces is taken over.
pub fn take_over(world: &mut World, seat: Seat, after: &World) {
    world.units[seat] = after.units[seat];
    world.players[seat] = after.players[seat];
    for (field, done) in world.fields.items.values_mut().zip(after.fields.items.values()) {
        if field.lord() == Some(seat) {
            (field.sent, field.received) = (done.sent, done.received);
        }
    }
}

pub fn tell(seat: Seat, before: &[Action], action: Action, ctx: Context<'_, '_>) {
    let last = before.last().copied();
    let (from, post, kind) = match (last, last.and_then(Hand::of)) {
        (_, Some(Hand { stack: Stack { at, post, kind, .. }, .. })) => (at, post, kind),
        (Some(Action::SelectFleet { at }), _) => (at, Post::Open, Kind::Warship),
        _ => {
            return if action == Action::PayMarch {
                ctx.tell_all(|| Event::PaidMarch { seat })
            };
        }
    };
    match action {
        Action::Go { to, count } | Action::Moor { to, count } | Action::Transfer { to, count } => {
            ctx.tell_all(|| match post {
                Post::Inside if from == to => Event::Sallied { seat, at: to, kind, count },
                Post::Aboard if from == to => Event::Disembarked { seat, at: to, kind, count },
                _ => Event::Moved { seat, from, to, kind, count },
            });
        }
        Action::Board { to, count } => ctx.tell_all(|| Event::Boarded { seat, at: to, kind, count }),
        _ => {}
    }
}
