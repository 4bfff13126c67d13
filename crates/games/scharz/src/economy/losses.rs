//! What hunger and missing pay take (5.6, 5.11, 5.14): which units and settlements go first, and how.

use engine::{Flow, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Kind, Level, Post, Settlement};
use crate::phases::{Context, Visit};
use crate::state::{Place, Set, Slot, Stack, Unit, World};
use crate::war::conquest::Taken;
use crate::war::{assault, conquest};

/// The order of sacrifice (5.14).
fn sacrifice_rank(unit: &Unit) -> u8 {
    match (unit.kind, unit.level) {
        (Kind::SiegeEngine, _) => 0,
        (Kind::Transport, _) => 1,
        (_, Level::Recruit) => 2,
        (Kind::LightInfantry, _) => 3,
        (Kind::Mercenary, _) => 4,
        (Kind::Warship, _) => 5,
        (Kind::HeavyInfantry, _) => 6,
        (Kind::Cavalry, _) => 7,
        _ => 8,
    }
}

pub fn next_victim(world: &World, seat: Seat, counts: impl Fn(Slot, &Unit) -> bool) -> Option<Slot> {
    let army = &world.units[seat];
    let victims = army.iter().filter(|&(slot, unit)| counts(slot, unit));
    let rank = |slot: Slot, unit: &Unit| (sacrifice_rank(unit), unit.level, world.stakes(seat, slot));
    victims.min_by_key(|&(slot, unit)| rank(slot, unit)).map(|(slot, _)| slot)
}

/// Villages with fewest neighbours before cities.
pub fn next_settlement(world: &World, seat: Seat, among: Set<Place>) -> Option<Place> {
    let own = among.iter().filter(|&place| world.fields[place].lord() == Some(seat));
    own.min_by_key(|&place| {
        (world.fields[place].settlement == Settlement::City, world.data(place).land.len(), place)
    })
}

/// A unit is lost.
pub fn drop_unit(world: &mut World, seat: Seat, slot: Slot, ctx: Context<'_, '_>) {
    if let Some(unit) = world.units[seat].get(slot).copied() {
        ctx.tell_all(|| Event::UnitLost { owner: seat, at: unit.at, kind: unit.kind });
        world.lose_unit(seat, slot);
    }
}

/// A unit of a stack is given up by a click: due for pay before exempt, idle before in training, empty before laden.
pub fn give_up(world: &mut World, seat: Seat, stack: Stack) {
    if let Some(slot) = world.cheapest_of(seat, stack, |_, _| true) {
        world.lose_unit(seat, slot);
    }
}

/// Stacks of which something holds, as clicks that give one of them up.
pub fn visit_stacks(world: &World, seat: Seat, counts: impl Fn(&Unit) -> bool, visit: Visit<'_>) -> Flow {
    let army = &world.units[seat];
    for (slot, unit) in army.iter().filter(|(_, unit)| counts(unit)) {
        let mut before = army.iter().take_while(|&(other, _)| other < slot);
        if !before.any(|(_, twin)| counts(twin) && twin.stack() == unit.stack()) {
            let Stack { at, post, kind, level } = unit.stack();
            visit(Action::GiveUp { at, post, kind, level })?;
        }
    }
    Flow::Continue(())
}

/// A village is removed, a city becomes a village (5.6).
pub fn starve(world: &mut World, owner: Seat, place: Place, ctx: Context<'_, '_>) {
    let at = world.space(place);
    ctx.tell_all(|| Event::SettlementStarved { at, owner });
    world.decay(place);
}

/// The garrison is lost, the first besieger takes the settlement whole (5.14).
pub fn surrender(world: &mut World, owner: Seat, place: Place, ctx: Context<'_, '_>) {
    let besieger = assault::besiegers(world, place).next();
    let scene = world.scene();
    let camped = world.order().find(|&seat| world.is_hostile(seat, owner) && scene.out(seat).contains(place));
    let Some(by) = besieger.or(camped) else { return };
    let garrison = world.units[owner].slots(|unit| unit.at.place() == place && unit.post == Post::Inside);
    for slot in garrison {
        drop_unit(world, owner, slot, ctx);
    }
    conquest::take(world, by, place, Taken::Surrendered, ctx);
    debug_assert!(
        world.fields[place].settlement != Settlement::City || world.fields[place].owner == Some(by)
    );
}

/// Tells of what is given up by clicks.
pub fn tell(seat: Seat, action: Action, ctx: Context<'_, '_>) {
    match action {
        Action::GiveUp { at, kind, .. } => ctx.tell_all(|| Event::UnitLost { owner: seat, at, kind }),
        Action::Abandon { at } => ctx.tell_all(|| Event::SettlementStarved { at, owner: seat }),
        Action::Slaughter { at, herd } => ctx.tell_all(|| Event::Slaughtered { seat, at, herd }),
        _ => {}
    }
}
