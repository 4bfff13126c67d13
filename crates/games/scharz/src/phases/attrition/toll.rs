//! The toll on the Paths (3.12): who is paid for does not roll.

use engine::{Flow, Seat};

use crate::action::Action;
use crate::data::maps::Tag;
use crate::event::Event;
use crate::phases::{Context, Visit};
use crate::state::{Mark, Place, Set, Slot, Unit, World};

/// How many units on the Paths the player can and must pay for.
pub fn most(world: &World, seat: Seat, place: Place) -> u8 {
    let is_paths = world.data(place).is_tagged(Tag::Paths);
    if !is_paths || is_free(world, seat) {
        return 0;
    }
    let units = unpaid(world, seat, place).count() as i16;
    units.min(world.players[seat].gold).max(0) as u8
}

/// Who knows the desert or holds the oasis goes free.
pub fn is_free(world: &World, seat: Seat) -> bool {
    world.bonus(seat, false, |faction| faction.knows_the_desert()) || oasis_owner(world) == Some(seat)
}

/// Units on the Paths for which no toll is paid yet.
fn unpaid(world: &World, seat: Seat, place: Place) -> impl Iterator<Item = (Slot, &Unit)> + Clone {
    world.units_at(seat, place).filter(|(_, unit)| unit.is_out() && !unit.marks.contains(Mark::Spared))
}

fn oasis_owner(world: &World) -> Option<Seat> {
    let oasis = world.map().set(|space| space.is_tagged(Tag::Oasis));
    let scene = world.scene();
    world.order().find(|&seat| scene.controlled(seat).meets(oasis))
}

/// For how many the toll is paid; where they differ, for whom.
pub fn visit(world: &World, seat: Seat, place: Place, visit: Visit<'_>) -> Flow {
    let most = most(world, seat, place);
    let units = || unpaid(world, seat, place);
    let first = units().next().map(|(_, unit)| unit.stack());
    if units().all(|(_, unit)| Some(unit.stack()) == first) {
        return (0..=most).rev().try_for_each(|count| visit(Action::Toll { count }));
    }
    if units().count() == usize::from(most) {
        visit(Action::Toll { count: most })?;
    }
    for (slot, unit) in units() {
        let alike = || units().filter(|(_, twin)| twin.stack() == unit.stack());
        if alike().next().is_some_and(|(first, _)| first == slot) {
            let (kind, level) = (unit.kind, unit.level);
            let most = most.min(alike().count() as u8);
            (1..=most).rev().try_for_each(|count| visit(Action::TollFor { kind, level, count }))?;
        }
    }
    visit(Action::Toll { count: 0 })
}

/// The gold goes to whoever holds the oasis.
pub fn pay(
    world: &mut World,
    seat: Seat,
    place: Place,
    count: u8,
    is_meant: impl Fn(&Unit) -> bool,
    ctx: Context<'_, '_>,
) {
    world.players[seat].gold -= i16::from(count);
    if let Some(owner) = oasis_owner(world) {
        world.players[owner].gold += i16::from(count);
    }
    if count > 0 {
        ctx.tell_all(|| Event::TollPaid { seat, count });
    }
    let meant = unpaid(world, seat, place).filter(|(_, unit)| is_meant(unit));
    let paid: Set<Slot> = meant.take(usize::from(count)).map(|(slot, _)| slot).collect();
    for slot in paid {
        world.units[seat].get_mut(slot).expect("the unit").marks.insert(Mark::Spared);
    }
}
