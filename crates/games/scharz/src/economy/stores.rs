//! Which of several stores is filled and drawn on (5.12 to 5.14): proposed is the safest to be filled first and drawn on
//! last; clicks of their lord say otherwise.

use std::cmp::Reverse;

use engine::{Flow, Seat};

use crate::action::Action;
use crate::ids::Good;
use crate::phases::Visit;
use crate::state::{Place, Set, World};

/// The store that enemies are least likely to starve out or storm: far from them, with walls and soldiers.
pub fn safest(world: &World, seat: Seat, exposed: Set<Place>, among: Set<Place>) -> Option<Place> {
    among.iter().min_by_key(|&place| danger(world, seat, exposed, place))
}

/// The one that they are likeliest to.
fn most_exposed(world: &World, seat: Seat, among: Set<Place>) -> Option<Place> {
    if among.len() < 2 {
        return among.first();
    }
    let exposed = world.scene().near_enemies(seat);
    among.iter().max_by_key(|&place| danger(world, seat, exposed, place))
}

/// `exposed` are the places that enemies can reach.
fn danger(world: &World, seat: Seat, exposed: Set<Place>, place: Place) -> (bool, Reverse<usize>, Place) {
    let strength = usize::from(world.defence_level(place)) + world.units_at(seat, place).count();
    (exposed.contains(place), Reverse(strength), place)
}

/// Own stores among some places that hold something of a good.
fn filled(world: &World, seat: Seat, stores: Set<Place>, good: Good) -> Set<Place> {
    stores.only(|place| world.fields[place].lord() == Some(seat) && world.fields[place].stock(good) > 0)
}

/// Takes so much of a good from these stores, as far as it goes; says how much there was. What the clicks name last
/// comes first, then what is proposed.
pub fn draw(
    world: &mut World,
    seat: Seat,
    stores: Set<Place>,
    clicks: &[Action],
    good: Good,
    amount: u16,
) -> u16 {
    let mut left = amount;
    while left > 0 {
        let open = filled(world, seat, stores, good);
        let chosen = named(clicks, good).find(|&place| open.contains(place));
        let Some(place) = chosen.or_else(|| most_exposed(world, seat, open)) else { break };
        let field = &mut world.fields[place];
        let taken = left.min(u16::from(field.stock(good)));
        match good {
            Good::Grain => field.grain -= taken as u8,
            Good::Fish => field.fish -= taken as u8,
        }
        left -= taken;
    }
    amount - left
}

/// Stores that clicks name for a good, the last one first.
fn named(clicks: &[Action], good: Good) -> impl Iterator<Item = Place> {
    clicks.iter().rev().filter_map(move |click| match *click {
        Action::DrawFrom { at, good: named } if named == good => Some(at.place()),
        _ => None,
    })
}

/// Which store comes first, where some but not all of what several hold is drawn. Each is named once at most.
pub fn visit(
    world: &World,
    seat: Seat,
    stores: Set<Place>,
    clicks: &[Action],
    good: Good,
    amount: u16,
    visit: Visit<'_>,
) -> Flow {
    let filled = filled(world, seat, stores, good);
    let total: u16 = filled.iter().map(|place| u16::from(world.fields[place].stock(good))).sum();
    if amount == 0 || amount >= total {
        return Flow::Continue(());
    }
    let unnamed = filled.iter().map(|place| Action::DrawFrom { at: world.space(place), good });
    let mut open = unnamed.filter(|click| filled.len() > 1 && !clicks.contains(click));
    open.try_for_each(visit)
}
