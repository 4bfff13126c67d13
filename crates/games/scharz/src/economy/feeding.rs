//! A realm eats (5.14): what is slaughtered, given up and eaten; who eats with whom is in `larder`.

use engine::{Flow, Seat};

use super::larder::{
    Group, Larder, besieged, besieged_group, groups, is_exempt, is_within, late_settlements, stock,
};
use super::{deals, larder, losses};
use crate::action::Action;
use crate::data;
use crate::event::Event;
use crate::ids::{Herd, Season};
use crate::phases::{Context, Visit};
use crate::state::{Place, Set, Stack, Unit, World};

pub fn visit_herds(world: &World, seat: Seat, group: Group, visit: Visit<'_>) -> Flow {
    for place in group.spaces {
        for herd in Herd::ALL.into_iter().filter(|&herd| has_herd(world, seat, group, place, herd)) {
            visit(Action::Slaughter { at: world.space(place), herd })?;
        }
    }
    Flow::Continue(())
}

fn has_herd(world: &World, seat: Seat, group: Group, place: Place, herd: Herd) -> bool {
    let field = &world.fields[place];
    let out = field.herds.iter().flatten().any(|flock| flock.owner == seat && flock.herd == herd);
    let inside = field.lord() == Some(seat) && field.inside.contains(&Some(herd));
    (out && !group.is_besieged) || inside
}

pub fn visit_units(world: &World, seat: Seat, group: Group, larder: &Larder, visit: Visit<'_>) -> Flow {
    let army = &world.units[seat];
    let eats = |unit: &Unit| is_costly(world, seat, group, larder, unit);
    for (slot, unit) in army.iter().filter(|(_, unit)| eats(unit)) {
        let mut before = army.iter().take_while(|&(other, _)| other < slot);
        if !before.any(|(_, twin)| eats(twin) && twin.stack() == unit.stack()) {
            let Stack { at, post, kind, level } = unit.stack();
            visit(Action::GiveUp { at, post, kind, level })?;
        }
    }
    Flow::Continue(())
}

fn needs_food(world: &World, seat: Seat, unit: &Unit) -> bool {
    larder::food(world, seat, unit).0 > 0
}

/// Whether the part is better off without a unit: one that can be fed is not given up (5.14).
fn is_costly(world: &World, seat: Seat, group: Group, larder: &Larder, unit: &Unit) -> bool {
    group.feeds(unit) && larder.is_eased_by(larder::food(world, seat, unit))
}

/// A click before the meal.
pub fn play(world: &mut World, seat: Seat, action: Action) {
    match action {
        Action::Slaughter { at, herd } => slaughter(world, seat, at.place(), herd),
        Action::Abandon { at } => abandon(world, seat, at.place()),
        Action::GiveUp { at, post, kind, level } => {
            losses::give_up(world, seat, Stack { at, post, kind, level });
        }
        _ => {}
    }
}

fn slaughter(world: &mut World, seat: Seat, place: Place, herd: Herd) {
    deals::remove_herd(world, seat, place, herd);
    world.players[seat].meat += u16::from(data::meat(herd, Season::Winter).unwrap_or(0));
}

/// Food at hand is eaten (5.16): what the ruin has no room for goes to the other stores of its part.
fn abandon(world: &mut World, seat: Seat, place: Place) {
    let part = groups(world, seat).find(|group| group.settlements.contains(place));
    let before = world.fields[place];
    world.decay(place);
    let after = world.fields[place];
    if let Some(part) = part {
        world.store_grain(seat, part.stores, before.grain - after.grain);
        world.store_fish(seat, part.stores, before.fish - after.fish);
    }
}

/// All seats eat, in initiative order.
pub fn feed_all(world: &mut World, feed: fn(&mut World, Seat, Context<'_, '_>), ctx: Context<'_, '_>) {
    for seat in world.first.clockwise(world.n_seats()) {
        if world.players[seat].is_out {
            continue;
        }
        feed(world, seat, ctx);
        // Meat that is left is sold (3.10).
        let meat = std::mem::take(&mut world.players[seat].meat);
        world.players[seat].gold += meat as i16;
    }
    world.tidy();
}

/// All that is not encircled.
pub fn feed_realm(world: &mut World, seat: Seat, ctx: Context<'_, '_>) {
    lose_cut_off(world, seat, ctx);
    for group in groups(world, seat) {
        feed(world, seat, group, ctx);
    }
}

/// Units and herds that nobody can feed (5.14 step 4).
fn lose_cut_off(world: &mut World, seat: Seat, ctx: Context<'_, '_>) {
    let fed: Set<Place> = groups(world, seat).map(|group| group.spaces).collect();
    let walls = besieged(world, seat);
    let lost = world.units[seat].slots(|unit| {
        !fed.contains(unit.at.place()) && !is_within(walls, unit) && needs_food(world, seat, unit)
    });
    for slot in lost {
        losses::drop_unit(world, seat, slot, ctx);
    }
    for place in !fed & world.map().fields {
        let is_safe = is_exempt(world, seat, place);
        for index in 0..2 {
            let flock = world.fields[place].herds[index].filter(|flock| flock.owner == seat && !is_safe);
            if let Some(flock) = flock {
                world.fields[place].herds[index] = None;
                let at = world.space(place);
                ctx.tell_all(|| Event::HerdLost { seat, at, herd: flock.herd });
            }
        }
    }
}

/// Slaughter when short, then give up units; eat what there is; settlements that got nothing starve.
fn feed(world: &mut World, seat: Seat, group: Group, ctx: Context<'_, '_>) {
    save(world, seat, group, ctx);
    let unfed = stock(world, seat, group).missing();
    eat(world, seat, group, ctx);
    for _ in 0..unfed {
        if let Some(place) = losses::next_settlement(world, seat, group.settlements) {
            losses::starve(world, seat, place, ctx);
        }
    }
}

/// Herds and units go until the rest can be fed.
fn save(world: &mut World, seat: Seat, group: Group, ctx: Context<'_, '_>) {
    loop {
        let larder = stock(world, seat, group);
        if larder.is_enough() {
            return;
        }
        if let Some((place, herd)) = next_herd(world, seat, group) {
            let at = world.space(place);
            ctx.tell_all(|| Event::Slaughtered { seat, at, herd });
            slaughter(world, seat, place, herd);
        } else if let Some(slot) =
            losses::next_victim(world, seat, |_, unit| is_costly(world, seat, group, &larder, unit))
        {
            losses::drop_unit(world, seat, slot, ctx);
        } else {
            return;
        }
    }
}

/// Sheep, pigs, cattle, horses, in this order.
fn next_herd(world: &World, seat: Seat, group: Group) -> Option<(Place, Herd)> {
    Herd::ALL.into_iter().find_map(|herd| {
        group
            .spaces
            .iter()
            .find(|&place| has_herd(world, seat, group, place, herd))
            .map(|place| (place, herd))
    })
}

/// Fish first, then meat, then grain.
fn eat(world: &mut World, seat: Seat, group: Group, ctx: Context<'_, '_>) {
    let larder = stock(world, seat, group);
    let by_fish = larder.rations.min(larder.fish / 2);
    let by_meat = (larder.rations - by_fish).min(larder.meat);
    let by_grain = larder.rations - by_fish - by_meat;
    world.take_fish(seat, group.stores, by_fish * 2);
    world.players[seat].meat -= by_meat;
    let grain = world.take_grain(seat, group.stores, by_grain + larder.fodder);
    ctx.tell_all(|| Event::Fed { seat, grain, fish: by_fish * 2, meat: by_meat });
}

/// An encircled settlement that cannot be fed surrenders.
pub fn feed_besieged(world: &mut World, seat: Seat, ctx: Context<'_, '_>) {
    for place in late_settlements(world, seat) {
        let group = besieged_group(world, seat, place);
        if !group.is_besieged {
            feed(world, seat, group, ctx);
            continue;
        }
        save(world, seat, group, ctx);
        if stock(world, seat, group).is_enough() {
            eat(world, seat, group, ctx);
        } else {
            losses::surrender(world, seat, place, ctx);
            // Its new lord has fed already, wherever he sits (S26).
            world.besieged.remove(place);
        }
    }
}
