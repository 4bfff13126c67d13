//! Who can be hit, in which order they are named, and what it means to be destroyed (5.7 step 5).

use engine::{Flow, Seat};

use crate::data::{self, BY_WORTH, Line};
use crate::event::Event;
use crate::ids::{Kind, Level};
use crate::phases::Context;
use crate::state::{Place, Scharz, Slot, World};

/// What a click can kill: all units of one kind and level in the line that is open.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Class {
    pub slot: Slot,
    pub kind: Kind,
    pub level: Level,
    pub lives: u8,
    pub line: Line,
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
    let mut seen = [[false; Level::ALL.len()]; Kind::ALL.len()];
    classes.for_each(|class| seen[class.kind as usize][class.level as usize] = true);
    let n_levels = Level::ALL.len();
    for index in 0..BY_WORTH.len() * n_levels {
        let index = if first == First::Cheapest { index } else { BY_WORTH.len() * n_levels - 1 - index };
        let (kind, level) = (BY_WORTH[index / n_levels], Level::ALL[index % n_levels]);
        if seen[kind as usize][level as usize] {
            visit(kind, level)?;
        }
    }
    Flow::Continue(())
}

/// An opponent destroys a unit: says what it was worth. Its cargo stands on the field, or drifts until the hits of this
/// step are dealt.
pub fn destroy(world: &mut World, by: Seat, owner: Seat, slot: Slot, ctx: Context<'_, '_>) -> i16 {
    let Some(unit) = world.units[owner].remove(slot) else { return 0 };
    let (at, kind, level) = (unit.at, unit.kind, unit.level);
    ctx.tell_all(|| Event::Destroyed { owner, by, at, kind, level });
    world.unload(owner, slot);
    data::unit_pp(kind)
}

/// Prestige and the yearly tally for units that an opponent destroyed.
pub fn book(world: &mut World, by: Seat, owner: Seat, worth: i16, battlefield: Option<Place>) {
    world.win_pp(by, owner, worth, battlefield);
    world.players[by].destroyed += worth;
    world.players[owner].lost += worth;
}

/// A side of the fight destroys a unit of the other: it is booked when the fight is over.
pub fn slay(state: &mut Scharz, hitter: usize, slot: Slot, ctx: Context<'_, '_>) {
    let (by, owner) = (state.fight.sides[hitter].seat, state.fight.sides[1 - hitter].seat);
    let worth = destroy(&mut state.world, by, owner, slot, ctx);
    let side = &mut state.fight.sides[hitter];
    side.kills = side.kills.saturating_add(1);
    side.worth = side.worth.saturating_add(worth as u8);
}
