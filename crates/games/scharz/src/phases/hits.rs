//! Who dies (5.7 step 5): line by line, the hitter choosing in front and standard, the owner in the rear.

use engine::Seat;

use super::{Action, Context, Event, Flow, Scharz, Visit, battle, combat};
use crate::data::maps::places;
use crate::data::{self, BY_WORTH, Line};
use crate::ids::{Kind, Level, Mode, Post};
use crate::state::{Aim, Side, World};

/// What a click can kill: all units of one kind and level in the line that is open.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Class {
    pub slot: usize,
    pub kind: Kind,
    pub level: Level,
    pub lives: u8,
    pub line: Line,
}

/// What the cursor counts for a hitter: shields not met yet, met, and the rear left to its owner.
const SHIELDS_MET: u8 = 1;
const REAR_LEFT: u8 = 2;

/// Side 0 strikes, then side 1; the swords were counted before, so the order changes nothing. Then cargo goes down.
pub fn enter(state: &mut Scharz, ctx: Context<'_, '_>) {
    let hitter = usize::from(state.cursor.step);
    if hitter >= 2 {
        return drown(state, hitter - 2, ctx);
    }
    if state.cursor.count == 0 {
        state.cursor.count = SHIELDS_MET;
        meet_shields(state, hitter, ctx);
    }
    let Some(first) = choices(state, hitter).next() else {
        // Swords that can kill nobody are free (5.7 step 6); those of a charge are paired by themselves (step 1).
        let side = &mut state.fight.sides[hitter];
        side.free = (side.free & !1).saturating_add(std::mem::take(&mut side.swords));
        (state.cursor.step, state.cursor.count) = (state.cursor.step + 1, 0);
        state.fight.aim = None;
        return;
    };
    let is_single = is_single(choices(state, hitter));
    let is_aiming = aims(state, hitter).next().is_some();
    if is_single && (is_rear_open(state, hitter) || !is_aiming) {
        return kill(state, hitter, first, ctx);
    }
    let is_owners = is_rear_open(state, hitter) && (!is_aiming || state.cursor.count == REAR_LEFT);
    let chooser = if is_owners { 1 - hitter } else { hitter };
    state.ask(state.fight.sides[chooser].seat);
}

/// Only the rear stands, and none of it is aimed at: its owner gives the victims.
fn is_rear_open(state: &Scharz, hitter: usize) -> bool {
    let mut classes = classes(state, 1 - hitter);
    state.fight.aim.is_none() && classes.all(|class| class.line == Line::Rear)
}

fn is_single(mut classes: impl Iterator<Item = Class>) -> bool {
    let first = classes.next();
    first.is_some_and(|first| classes.all(|class| (class.kind, class.level) == (first.kind, first.level)))
}

/// Cargo beyond the room of the ships that are left is lost after the hits; its owner chooses (5.7).
fn drown(state: &mut Scharz, side: usize, ctx: Context<'_, '_>) {
    let Some(&Side { seat, .. }) = state.fight.sides.get(side) else { return battle::after_hits(state, ctx) };
    let place = state.fight.place();
    if state.world.stow_adrift(seat, place) {
        state.cursor.step += 1;
        return;
    }
    let first = cargo(state, side).next().filter(|_| is_single(cargo(state, side)));
    match first {
        Some(first) => sink(state, side, first, ctx),
        None => state.ask(seat),
    }
}

fn cargo(state: &Scharz, side: usize) -> impl Iterator<Item = Class> + '_ {
    let seat = state.fight.sides[side].seat;
    classes(state, side).filter(move |class| {
        state.world.units[seat].get(class.slot).is_some_and(|unit| unit.post == Post::Aboard)
    })
}

fn sink(state: &mut Scharz, side: usize, class: Class, ctx: Context<'_, '_>) {
    let (by, owner) = (state.fight.sides[1 - side].seat, state.fight.sides[side].seat);
    let place = state.fight.place();
    let killed = destroy(&mut state.world, by, owner, class.slot, Some(place), ctx);
    let hitter = &mut state.fight.sides[1 - side];
    hitter.kills = hitter.kills.saturating_add(killed);
}

/// Shields take their swords first; in an assault the walls before them (5.8).
fn meet_shields(state: &mut Scharz, hitter: usize, ctx: Context<'_, '_>) {
    let swords = state.fight.sides[hitter].swords;
    let mut shields = state.fight.sides[1 - hitter].shields;
    if state.fight.is_assault && hitter == 0 && !state.fight.breached {
        let walls = wall_shields(state);
        if swords < walls {
            state.fight.sides[hitter].swords = 0;
            return;
        }
        state.fight.breached = true;
        let (at, by) = (state.world.space(state.fight.place()), state.fight.sides[0].seat);
        ctx.tell_all(|| Event::Breached { at, by });
        shields = shields.saturating_add(walls);
    }
    state.fight.sides[hitter].swords = swords.saturating_sub(shields);
}

/// Shields of the walls on the table; none after the breach.
pub fn wall_shields(state: &Scharz) -> u8 {
    if state.fight.breached {
        return 0;
    }
    wall_shields_at(&state.world, state.fight.place(), state.fight.sides[0].seat)
}

/// Five shields per level of defence, less the engines' work (5.8).
fn wall_shields_at(world: &World, place: usize, besieger: Seat) -> u8 {
    let engines = combat::fighters(world, besieger, place).filter(|(_, unit)| unit.kind == Kind::SiegeEngine);
    let off: u8 = engines.map(|(_, unit)| data::engine_value(unit.level)).fold(0, u8::saturating_add);
    (5 * world.defence_level(place)).saturating_sub(off)
}

fn classes(state: &Scharz, side: usize) -> impl Iterator<Item = Class> + '_ {
    let seat = state.fight.sides[side].seat;
    places(combat::side_slots(state, side)).map(move |slot| {
        let unit = state.world.units[seat].get(slot).expect("a fighter");
        let ground = combat::ground(&state.world, &state.fight, side, unit);
        let line = if unit.post == Post::OnSite { Line::Rear } else { data::line(unit.kind, unit.level) };
        Class {
            slot,
            kind: unit.kind,
            level: unit.level,
            lives: data::lives(unit.kind, unit.level, ground),
            line,
        }
    })
}

/// Units the swords left can kill: in the first line that stands, or the one aimed at.
fn choices(state: &Scharz, hitter: usize) -> impl Iterator<Item = Class> + '_ {
    let victim = 1 - hitter;
    let swords = state.fight.sides[hitter].swords;
    let first = classes(state, victim).map(|class| class.line).min();
    let aim = state.fight.aim;
    classes(state, victim).filter(move |class| {
        let is_open = match aim {
            Some(aim) => class.line == Line::Rear && (class.kind, class.level) == (aim.kind, aim.level),
            None => Some(class.line) == first,
        };
        is_open && class.lives <= swords
    })
}

/// Rear units that can be named for 6 prestige points (3.11).
fn aims(state: &Scharz, hitter: usize) -> impl Iterator<Item = Class> + '_ {
    let side = &state.fight.sides[hitter];
    let may_aim = state.world.is(Mode::Original)
        && !side.aimed
        && state.fight.aim.is_none()
        && state.world.players[side.seat].pp >= 6;
    classes(state, 1 - hitter)
        .filter(move |class| may_aim && class.line == Line::Rear && class.lives <= side.swords)
}

pub fn visit(state: &Scharz, seat: Seat, visit: Visit<'_>) -> Flow {
    let hitter = usize::from(state.cursor.step);
    if hitter >= 2 {
        let cargo = cargo(state, hitter - 2);
        return visit_unique(cargo, First::Cheapest, |kind, level| visit(Action::Hit { kind, level }));
    }
    let is_hitter = state.fight.sides[hitter].seat == seat;
    let first = if is_hitter { First::Dearest } else { First::Cheapest };
    if is_hitter && is_rear_open(state, hitter) {
        visit(Action::Ready)?;
    } else {
        visit_unique(choices(state, hitter), first, |kind, level| visit(Action::Hit { kind, level }))?;
    }
    if is_hitter {
        visit_unique(aims(state, hitter), first, |kind, level| visit(Action::Aim { kind, level }))?;
    }
    Flow::Continue(())
}

/// What is proposed: who hits takes the dearest, who loses gives the cheapest (5.0).
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum First {
    Dearest,
    Cheapest,
}

pub fn visit_unique(
    classes: impl Iterator<Item = Class>,
    first: First,
    mut visit: impl FnMut(Kind, Level) -> Flow,
) -> Flow {
    let mut seen = [0u8; 9];
    classes.for_each(|class| seen[class.kind as usize] |= 1 << class.level as u8);
    let n_levels = Level::ALL.len();
    for index in 0..BY_WORTH.len() * n_levels {
        let index = if first == First::Cheapest { index } else { BY_WORTH.len() * n_levels - 1 - index };
        let (kind, level) = (BY_WORTH[index / n_levels], Level::ALL[index % n_levels]);
        if seen[kind as usize] >> level as u8 & 1 == 1 {
            visit(kind, level)?;
        }
    }
    Flow::Continue(())
}

pub fn answer(state: &mut Scharz, seat: Seat, action: Action, ctx: Context<'_, '_>) {
    let hitter = usize::from(state.cursor.step);
    match action {
        Action::Aim { kind, level } => {
            state.world.gain_pp(seat, -6);
            state.fight.aim = Some(Aim { kind, level });
            state.fight.sides[hitter].aimed = true;
        }
        Action::Hit { kind, level } if hitter >= 2 => {
            let class = cargo(state, hitter - 2).find(|class| (class.kind, class.level) == (kind, level));
            sink(state, hitter - 2, class.expect("cargo of this kind"), ctx);
        }
        Action::Hit { kind, level } => {
            let class = choices(state, hitter).find(|class| (class.kind, class.level) == (kind, level));
            kill(state, hitter, class.expect("a unit of this kind"), ctx);
        }
        // The hitter aims at nobody in the rear.
        Action::Ready => state.cursor.count = REAR_LEFT,
        _ => {}
    }
}

fn kill(state: &mut Scharz, hitter: usize, class: Class, ctx: Context<'_, '_>) {
    let (by, owner) = (state.fight.sides[hitter].seat, state.fight.sides[1 - hitter].seat);
    state.fight.sides[hitter].swords -= class.lives;
    state.fight.aim = None;
    let place = state.fight.place();
    let killed = destroy(&mut state.world, by, owner, class.slot, Some(place), ctx);
    state.fight.sides[hitter].kills = state.fight.sides[hitter].kills.saturating_add(killed);
}

/// An opponent destroys a unit: prestige and the yearly tally. Its cargo stands on the field, or drifts until the hits
/// of this step are dealt.
pub fn destroy(
    world: &mut World,
    by: Seat,
    owner: Seat,
    slot: usize,
    battlefield: Option<usize>,
    ctx: Context<'_, '_>,
) -> u8 {
    let Some(unit) = world.units[owner].remove(slot) else { return 0 };
    let value = data::unit_pp(unit.kind);
    world.win_pp(by, owner, value, battlefield);
    world.players[by].destroyed += value;
    world.players[owner].lost += value;
    let (at, kind, level) = (unit.at, unit.kind, unit.level);
    ctx.tell_all(|| Event::Destroyed { owner, by, at, kind, level });
    world.unload(owner, slot);
    1
}
