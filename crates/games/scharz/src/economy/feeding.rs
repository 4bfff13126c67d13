//! A realm eats (5.14): what is slaughtered, given up and eaten; who eats with whom is in `larder`.

use engine::{Flow, PerSeat, Seat};

use super::larder::{
    Group, Larder, besieged, besieged_group, groups, is_exempt, is_within, late_settlements,
};
use super::meal::{Kitchen, Meal};
use super::{deals, larder, losses, stores};
use crate::action::Action;
use crate::event::Event;
use crate::ids::{Good, Herd};
use crate::phases::{Context, Visit};
use crate::state::{Draft, Place, Set, Stack, Unit, World};

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

/// A click before the meal. Meat and what is eaten first are read from the clicks themselves, see [`Kitchen`].
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

/// Behind walls, a herd inside: one in the open is out of reach.
fn slaughter(world: &mut World, seat: Seat, place: Place, herd: Herd) {
    let is_shut_in = world.scene().encircled(seat).contains(place);
    if !(is_shut_in && world.fields[place].take_inside(herd)) {
        deals::remove_herd(world, seat, place, herd);
    }
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

/// How a realm eats, by the clicks of its lord.
pub type Feed = fn(&mut World, Seat, &[Action], Context<'_, '_>);

/// All seats eat, in initiative order.
pub fn feed_all(world: &mut World, drafts: &PerSeat<Draft>, feed: Feed, ctx: Context<'_, '_>) {
    for seat in world.first.clockwise(world.n_seats()) {
        if !world.players[seat].is_out {
            feed(world, seat, &drafts[seat], ctx);
        }
    }
    world.tidy(|event| ctx.tell_all(|| event));
}

/// All that is not encircled.
pub fn feed_realm(world: &mut World, seat: Seat, clicks: &[Action], ctx: Context<'_, '_>) {
    lose_cut_off(world, seat, ctx);
    for group in groups(world, seat) {
        feed(world, seat, Kitchen::new(group, clicks), ctx);
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
fn feed(world: &mut World, seat: Seat, mut kitchen: Kitchen<'_>, ctx: Context<'_, '_>) {
    save(world, seat, &mut kitchen, ctx);
    let unfed = kitchen.larder(world, seat).missing();
    eat(world, seat, &kitchen, ctx);
    for _ in 0..unfed {
        if let Some(place) = losses::next_settlement(world, seat, kitchen.group.settlements) {
            losses::starve(world, seat, place, ctx);
        }
    }
}

/// Herds and units go until the rest can be fed.
pub fn save(world: &mut World, seat: Seat, kitchen: &mut Kitchen<'_>, ctx: Context<'_, '_>) {
    let group = kitchen.group;
    loop {
        let larder = kitchen.larder(world, seat);
        if larder.is_enough() {
            return;
        }
        if let Some((place, herd)) = next_herd(world, seat, group) {
            let at = world.space(place);
            ctx.tell_all(|| Event::Slaughtered { seat, at, herd });
            slaughter(world, seat, place, herd);
            kitchen.add(herd);
        } else if let Some(slot) =
            losses::next_victim(world, seat, |_, unit| is_costly(world, seat, group, &larder, unit))
        {
            losses::drop_unit(world, seat, slot, ctx);
        } else {
            return;
        }
    }
}

/// Sheep, pigs, cattle, horses, in this order; of one kind those that need fodder first, then those that enemies can
/// reach.
fn next_herd(world: &World, seat: Seat, group: Group) -> Option<(Place, Herd)> {
    let exposed = world.scene().near_enemies(seat);
    Herd::ALL.into_iter().find_map(|herd| {
        let places = group.spaces.iter().filter(|&place| has_herd(world, seat, group, place, herd));
        let place =
            places.min_by_key(|&place| (is_exempt(world, seat, place), !exposed.contains(place), place))?;
        Some((place, herd))
    })
}

/// What was arranged, from the stores that were named. Meat that is left is sold (3.10).
pub fn eat(world: &mut World, seat: Seat, kitchen: &Kitchen<'_>, ctx: Context<'_, '_>) {
    let larder = kitchen.larder(world, seat);
    let Meal { fish, meat, grain } = kitchen.meal(&larder);
    let Kitchen { group: Group { stores, .. }, clicks, .. } = *kitchen;
    let fish = stores::draw(world, seat, stores, clicks, Good::Fish, 2 * fish);
    let grain = stores::draw(world, seat, stores, clicks, Good::Grain, grain + larder.fodder);
    world.players[seat].gold += (larder.meat - meat) as i16;
    ctx.tell_all(|| Event::Fed { seat, grain, fish, meat });
}

/// An encircled settlement that cannot be fed surrenders.
pub fn feed_besieged(world: &mut World, seat: Seat, clicks: &[Action], ctx: Context<'_, '_>) {
    for place in late_settlements(world, seat) {
        let mut kitchen = Kitchen::new(besieged_group(world, seat, place), clicks);
        if !kitchen.group.is_besieged {
            feed(world, seat, kitchen, ctx);
            continue;
        }
        save(world, seat, &mut kitchen, ctx);
        if kitchen.larder(world, seat).is_enough() {
            eat(world, seat, &kitchen, ctx);
        } else {
            world.players[seat].gold += kitchen.meat as i16;
            losses::surrender(world, seat, place, ctx);
            // Its new lord has fed already, wherever he sits (S26).
            world.besieged.remove(place);
        }
    }
}
