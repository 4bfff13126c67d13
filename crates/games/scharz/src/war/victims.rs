//! Who can be hit, in which order they are named, and what it means to be destroyed (5.7 step 5).

use engine::{Flow, Seat};

use crate::data::{self, BY_WORTH, Line};
use crate::event::Event;
use crate::ids::{Kind, Level};
use crate::phases::Context;
use crate::state::{Place, Slot, World};

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

/// An opponent destroys a unit: prestige and the yearly tally. Its cargo stands on the field, or drifts until the hits
/// of this step are dealt.
pub fn destroy(
    world: &mut World,
    by: Seat,
    owner: Seat,
    slot: Slot,
    battlefield: Option<Place>,
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
