//! Trade (5.10): upgrades, downgrades, training and dismissal of units in service (3.5).

use engine::{Flow, Seat};

use super::market::Stall;
use crate::action::Action;
use crate::data;
use crate::data::maps::Space;
use crate::ids::{Herd, Kind, Level, Mode, Post, Yard};
use crate::phases::Visit;
use crate::state::{Mark, Place, Set, Slot, Stack, Unit, World};
use crate::war::targets::may_enter;

/// Upgrades, downgrades, training and dismissal of units that look alike.
pub fn visit_units(stall: &Stall<'_>, visit: Visit<'_>) -> Flow {
    let army = &stall.world.units[stall.seat];
    let alike = |one: &Unit, other: &Unit| one.stack() == other.stack();
    for (slot, unit) in army.iter() {
        let is_first_with = |can: &dyn Fn(Slot, &Unit) -> bool| {
            let mut before = army.iter().take_while(|&(other, _)| other < slot);
            can(slot, unit) && !before.any(|(other, twin)| alike(unit, twin) && can(other, twin))
        };
        let Stack { at, post, kind, level } = unit.stack();
        if kind == Kind::LightInfantry && is_first_with(&|_, unit| can_change(unit)) {
            for to in [Kind::HeavyInfantry, Kind::Cavalry, Kind::SiegeEngine, Kind::Transport, Kind::Warship]
            {
                if may_upgrade(stall, at.place(), to) {
                    visit(Action::Upgrade { at, level, to })?;
                }
            }
            if may_upgrade(stall, at.place(), Kind::Cavalry) {
                visit_horses(stall, at, level, visit)?;
            }
        }
        if is_first_with(&|slot, unit| can_degrade(stall, slot, unit)) {
            visit(Action::Degrade { at, post, kind, level })?;
        }
        if kind.is_ship()
            && post == Post::Open
            && is_first_with(&|slot, unit| can_disembark(stall, slot, unit))
        {
            visit_landings(stall, unit, visit)?;
        }
        if is_first_with(&|_, unit| can_train(stall, unit)) {
            visit(Action::Train { at, post, kind, level })?;
        }
        if is_first_with(&|_, _| true) {
            visit(Action::Dismiss { at, post, kind, level })?;
        }
    }
    Flow::Continue(())
}

/// Each unit changes at most once per round, and not in the round it was bought (3.5).
pub fn can_change(unit: &Unit) -> bool {
    unit.post == Post::Open && !unit.marks.contains(Mark::Fresh) && !unit.marks.contains(Mark::Changed)
}

pub fn unit_price(world: &World, seat: Seat, kind: Kind) -> i16 {
    let rebate = if kind.is_ship() { world.bonus(seat, 0, |faction| faction.ship_rebate()) } else { 0 };
    data::unit_cost(kind) - rebate
}

pub fn may_upgrade(stall: &Stall<'_>, place: Place, to: Kind) -> bool {
    let (world, seat) = (stall.world, stall.seat);
    let field = &world.fields[place];
    let is_cus = stall.cus.contains(place);
    let has_city = !stall.scene.cities(seat).is_empty();
    let has_berth = is_cus && world.free_berths(seat, place) > 0 && field.ships < field.yard as u8;
    let fits = match to {
        Kind::HeavyInfantry => is_cus && has_city,
        Kind::Cavalry => is_cus && has_mount(stall),
        Kind::SiegeEngine => has_city && is_siege_camp(stall, place),
        Kind::Transport => has_berth,
        Kind::Warship => has_berth && field.yard == Yard::Port,
        _ => false,
    };
    fits && stall.gold >= unit_price(world, seat, to)
}

/// A field whose hostile settlement the units encircle.
pub fn is_siege_camp(stall: &Stall<'_>, place: Place) -> bool {
    let owner = stall.world.fields[place].lord();
    owner.is_some_and(|owner| {
        stall.world.is_hostile(stall.seat, owner) && stall.scene.encircled(owner).contains(place)
    })
}

/// A horse for one more rider; Quick needs none (R39).
pub fn has_mount(stall: &Stall<'_>) -> bool {
    needs_no_herd(stall) || !horses(stall).is_empty()
}

/// Quick has no herds, and the last one given up may mount another rider.
fn needs_no_herd(stall: &Stall<'_>) -> bool {
    stall.world.is_quick() || stall.world.players[stall.seat].mounts > 0
}

/// Where connected horse herds stand, in the open or inside.
pub fn horses(stall: &Stall<'_>) -> Set<Place> {
    let (world, seat) = (stall.world, stall.seat);
    (stall.connected & world.map().fields).only(|place| {
        let field = &world.fields[place];
        let out = field.herds.iter().flatten().any(|flock| flock.owner == seat && flock.herd == Herd::Horses);
        out || field.lord() == Some(seat) && field.inside.contains(&Some(Herd::Horses))
    })
}

/// The herd that is given up first: one that enemies can reach.
pub fn proposed_horses(world: &World, seat: Seat) -> Option<Place> {
    let stall = Stall::new(world, seat);
    let (horses, exposed) = (horses(&stall), stall.scene.near_enemies(seat));
    (horses & exposed).first().or(horses.first())
}

/// Which of several herds is given up for a rider; the last one may mount another for nothing.
fn visit_horses(stall: &Stall<'_>, at: Space, level: Level, visit: Visit<'_>) -> Flow {
    let herds = if needs_no_herd(stall) { Set::EMPTY } else { horses(stall) };
    if herds.len() < 2 {
        return Flow::Continue(());
    }
    herds.iter().try_for_each(|from| visit(Action::Mount { at, level, from: stall.world.space(from) }))
}

pub fn can_degrade(stall: &Stall<'_>, slot: Slot, unit: &Unit) -> bool {
    let is_free = !unit.marks.contains(Mark::Fresh) && !unit.marks.contains(Mark::Changed);
    match unit.kind {
        Kind::HeavyInfantry | Kind::Cavalry => is_free && unit.post == Post::Open,
        Kind::Elephant => is_free && unit.post == Post::Open,
        Kind::SiegeEngine => is_free && unit.post == Post::Open && !is_siege_camp(stall, unit.at.place()),
        Kind::Transport | Kind::Warship => {
            let is_safe = stall.cus.contains(unit.at.place());
            unit.post == Post::InYard && is_safe && can_disembark(stall, slot, unit)
        }
        _ => false,
    }
}

/// An empty ship that has not changed this round.
pub fn can_disembark(stall: &Stall<'_>, slot: Slot, unit: &Unit) -> bool {
    let is_free = !unit.marks.contains(Mark::Fresh) && !unit.marks.contains(Mark::Changed);
    is_free && stall.world.cargo(stall.seat, slot).next().is_none()
}

/// Where the crew of an empty ship may go ashore for good.
fn visit_landings(stall: &Stall<'_>, unit: &Unit, visit: Visit<'_>) -> Flow {
    let place = unit.at.place();
    let data = stall.world.data(place);
    let shores = if data.is_field() { Set::one(place) } else { data.coast };
    let danger = stall.scene.hostile_out(stall.seat) | stall.scene.hostile_home(stall.seat);
    let open = may_enter(stall.world, &stall.scene, stall.seat);
    for to in (shores & open) - danger {
        visit(Action::Disembark {
            at: unit.at,
            kind: unit.kind,
            level: unit.level,
            to: stall.world.space(to),
        })?;
    }
    Flow::Continue(())
}

pub fn can_train(stall: &Stall<'_>, unit: &Unit) -> bool {
    let post = if unit.kind.is_ship() { Post::InYard } else { Post::Open };
    let is_home = stall.cus.contains(unit.at.place()) && unit.post == post;
    let is_plain = unit.kind.is_standard() && unit.level != Level::Elite;
    let is_free = !unit.marks.contains(Mark::Fresh) && !unit.marks.contains(Mark::Training);
    stall.world.is(Mode::Original) && is_home && is_plain && is_free && stall.gold >= data::TRAINING_COST
}
