//! Experience and Building (5.9).

use engine::Seat;

use super::{Action, Context, Event, Flow, Phase, Scharz, Visit, World};
use crate::data;
use crate::data::maps::Space;
use crate::ids::{Building, Kind, Level, Mode, Post};
use crate::setup::BuildPace;
use crate::state::{Marks, Unit};

/// Trainings end first, then the credits of the round are spent.
pub fn enter_experience(state: &mut Scharz, ctx: Context<'_, '_>) {
    if !state.world.is(Mode::Original) {
        return state.go_to(Phase::Build);
    }
    if state.cursor.step == 0 {
        state.cursor.step = 1;
        finish_trainings(&mut state.world, ctx);
    }
    state.open_window(ctx);
}

fn finish_trainings(world: &mut World, ctx: Context<'_, '_>) {
    for seat in world.players.seats() {
        for unit in world.units[seat].iter_mut().filter(|unit| unit.marks.has(Marks::TRAINING)) {
            raise(unit);
            let (at, kind, level) = (unit.at, unit.kind, unit.level);
            ctx.tell_all(|| Event::UnitRaised { seat, at, kind, level });
        }
    }
}

/// At most one level per unit and round.
fn raise(unit: &mut Unit) {
    unit.level = unit.level.next().unwrap_or(Level::Elite);
    unit.marks.clear(Marks::TRAINING);
    unit.marks.set(Marks::RAISED);
}

fn can_rise(world: &World, seat: Seat, unit: &Unit) -> bool {
    let has_credit =
        world.players[seat].credits.iter().any(|credit| unit.fought_on(credit.ground) && credit.count > 0);
    has_credit && unit.level != Level::Elite && unit.kind != Kind::Corsair && !unit.marks.has(Marks::RAISED)
}

pub fn visit_experience(world: &World, seat: Seat, visit: Visit<'_>) -> Flow {
    visit(Action::Ready)?;
    let same =
        |one: &Unit, other: &Unit| (one.at, one.kind, one.level) == (other.at, other.kind, other.level);
    let army = &world.units[seat];
    for (slot, unit) in army.iter().filter(|(_, unit)| can_rise(world, seat, unit)) {
        let mut before = army.iter().take_while(|&(other, _)| other < slot);
        if !before.any(|(_, twin)| same(unit, twin) && can_rise(world, seat, twin)) {
            visit(Action::Raise { at: unit.at, kind: unit.kind, level: unit.level })?;
        }
    }
    Flow::Continue(())
}

pub fn play_experience(world: &mut World, seat: Seat, action: Action) {
    let Action::Raise { at, kind, level } = action else { return };
    let is_it =
        |unit: &Unit| (unit.at, unit.kind, unit.level) == (at, kind, level) && can_rise(world, seat, unit);
    let Some((slot, unit)) = world.units[seat].iter().find(|(_, unit)| is_it(unit)) else { return };
    let unit = *unit;
    raise(world.units[seat].get_mut(slot).expect("the unit"));
    let mut credits = world.players[seat].credits.iter_mut();
    credits.find(|credit| unit.fought_on(credit.ground) && credit.count > 0).expect("a credit").count -= 1;
}

/// 12 prestige points let all builders work twice (3.11).
pub fn visit_build(world: &World, seat: Seat, visit: Visit<'_>) -> Flow {
    visit(Action::Ready)?;
    let player = &world.players[seat];
    let is_useful = (0..64).any(|place| world.fields[place].owner == Some(seat) && pace(world, place) > 0);
    if world.has_prestige() && player.pp >= 12 && !player.paid_builders && is_useful {
        visit(Action::PayBuilders)?;
    }
    Flow::Continue(())
}

/// Paid at the close, so that the doubling at 50 points is judged before (5.9).
pub fn play_build(world: &mut World, seat: Seat) {
    world.players[seat].paid_builders = true;
}

/// Workers on a site; elites count twice, some Romans build with heavy infantry.
pub fn workers(world: &World, place: usize) -> u8 {
    let Some(owner) = world.fields[place].owner else { return 0 };
    let crew = world.units_at(owner, place).filter(|(_, unit)| unit.post == Post::OnSite);
    crew.map(|(_, unit)| World::weight(unit.level).max(1)).sum()
}

pub fn may_build(world: &World, seat: Seat, kind: Kind) -> bool {
    kind == Kind::LightInfantry || world.bonus(seat, false, |faction| faction.can_build(kind))
}

pub fn min_builders(world: &World, seat: Seat, building: Building) -> u8 {
    let (_, plain) = data::building(building);
    world.bonus(seat, plain, |faction| faction.min_builders(building, plain))
}

/// The fewest workers the site of a place needs; 0 without a site.
pub fn builders_at(world: &World, place: usize) -> u8 {
    let field = &world.fields[place];
    match (field.owner, field.site) {
        (Some(owner), Some(building)) => min_builders(world, owner, building),
        _ => 0,
    }
}

/// Quarters by which a site grows this round.
pub fn pace(world: &World, place: usize) -> u8 {
    let field = &world.fields[place];
    let (Some(owner), Some(building)) = (field.owner, field.site) else { return 0 };
    if world.scene().encircled(owner) >> place & 1 == 1 {
        return 0;
    }
    let player = &world.players[owner];
    let mut quarters = workers(world, place) / min_builders(world, owner, building);
    if world.has_prestige() && player.pp >= 50 {
        quarters *= 2;
    }
    if player.paid_builders {
        quarters *= 2;
    }
    match world.options.build_pace {
        BuildPace::Multiples => quarters,
        BuildPace::MaxDouble => quarters.min(2),
    }
}

pub fn close(state: &mut Scharz, ctx: Context<'_, '_>) {
    let world = &mut state.world;
    let paces: [u8; 64] =
        std::array::from_fn(|place| if world.fields[place].site.is_some() { pace(world, place) } else { 0 });
    for (place, &quarters) in paces.iter().enumerate().filter(|(_, quarters)| **quarters > 0) {
        world.fields[place].progress = (world.fields[place].progress + quarters).min(4);
        complete(world, place, ctx);
    }
    for seat in world.players.seats() {
        if std::mem::take(&mut world.players[seat].paid_builders) {
            world.gain_pp(seat, -12);
        }
        world.players[seat].credits = Default::default();
        world.units[seat].iter_mut().for_each(|unit| unit.fought = 0);
    }
    state.go_to(Phase::Propose);
}

/// A site at 100 % is finished at once.
fn complete(world: &mut World, place: usize, ctx: Context<'_, '_>) {
    let Some(seat) = world.fields[place].owner.filter(|_| world.fields[place].progress >= 4) else { return };
    let at: Space = world.space(place);
    if let Some(building) = world.finish_site(place) {
        ctx.tell_all(|| Event::Built { seat, at, building });
    }
}
