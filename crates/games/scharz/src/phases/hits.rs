//! Who dies (5.7 step 5): line by line, the hitter choosing in front and standard, the owner in the rear.

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Context, Described, Next, Open, Visit};
use crate::action::Action;
use crate::data::{self, Line};
use crate::event::Event;
use crate::ids::{Mode, Post};
use crate::state::{Aim, Scharz};
use crate::war::victims::{Class, First, slay, visit_unique};
use crate::war::{assault, battle, tally};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Hits {
    /// The side that strikes; once both have, the side whose cargo goes down.
    pub side: u8,
    /// The hitter has met the shields in its way.
    pub met_shields: bool,
    /// The hitter aims at nobody in the rear.
    pub left_rear: bool,
    /// Both have struck.
    pub sinking: bool,
}

impl Hits {
    /// The side that strikes, unless both have.
    pub fn hitter(&self) -> Option<usize> {
        (!self.sinking).then_some(usize::from(self.side))
    }

    fn next_side(self) -> Self {
        let sinking = self.sinking || self.side == 1;
        let side = if sinking == self.sinking { self.side + 1 } else { 0 };
        Self { side, sinking, ..Self::default() }
    }
}

impl Described for Hits {
    fn rule(&self) -> &'static str {
        "5.7"
    }

    fn about(&self, state: &Scharz) -> About {
        About { place: Some(state.fight.place), ..About::default() }
    }
}

impl Open for Hits {
    /// Side 0 strikes, then side 1; the swords were counted before, so the order changes nothing. Then cargo goes down.
    fn enter(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        match self.hitter() {
            Some(hitter) => self.strike(state, hitter, ctx),
            None if self.side < 2 => self.sink_cargo(state, ctx),
            None => battle::after_hits(state, ctx),
        }
    }

    fn visit(&self, state: &Scharz, seat: Seat, visit: Visit<'_>) -> Flow {
        let Some(hitter) = self.hitter() else {
            let cargo = cargo(state, usize::from(self.side));
            return visit_unique(cargo, First::Cheapest, |kind, level| visit(Action::Hit { kind, level }));
        };
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

    fn apply(&self, state: &mut Scharz, seat: Seat, action: Action, ctx: Context<'_, '_>) -> Next {
        match (action, self.hitter()) {
            (Action::Aim { kind, level }, Some(hitter)) => {
                state.world.gain_pp(seat, -6);
                state.fight.aim = Some(Aim { kind, level });
                state.fight.sides[hitter].aimed = true;
            }
            (Action::Hit { kind, level }, Some(hitter)) => {
                let class = choices(state, hitter).find(|class| (class.kind, class.level) == (kind, level));
                kill(state, hitter, class.expect("a unit of this kind"), ctx);
            }
            (Action::Hit { kind, level }, None) => {
                let side = usize::from(self.side);
                let class = cargo(state, side).find(|class| (class.kind, class.level) == (kind, level));
                slay(state, 1 - side, class.expect("cargo of this kind").slot, ctx);
            }
            (Action::Ready, _) => return Next::go(Self { left_rear: true, ..*self }),
            _ => {}
        }
        Next::go(*self)
    }
}

impl Hits {
    fn strike(self, state: &mut Scharz, hitter: usize, ctx: Context<'_, '_>) -> Next {
        if !self.met_shields {
            meet_shields(state, hitter, ctx);
        }
        let hits = Self { met_shields: true, ..self };
        let Some(first) = choices(state, hitter).next() else {
            // Swords that can kill nobody are free (5.7 step 6); those of a charge are paired by themselves (step 1).
            let side = &mut state.fight.sides[hitter];
            side.free = (side.free & !1).saturating_add(std::mem::take(&mut side.swords));
            state.fight.aim = None;
            return Next::go(hits.next_side());
        };
        let is_aiming = aims(state, hitter).next().is_some();
        let is_rear_open = is_rear_open(state, hitter);
        if is_single(choices(state, hitter)) && (is_rear_open || !is_aiming) {
            kill(state, hitter, first, ctx);
            return Next::go(hits);
        }
        let is_owners = is_rear_open && (!is_aiming || hits.left_rear);
        let chooser = if is_owners { 1 - hitter } else { hitter };
        Next::ask(state.fight.sides[chooser].seat, hits)
    }

    /// Cargo beyond the room of the ships that are left is lost after the hits; its owner chooses (5.7).
    fn sink_cargo(self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        let side = usize::from(self.side);
        let (seat, place) = (state.fight.sides[side].seat, state.fight.place);
        if state.world.stow_adrift(seat, place) {
            return Next::go(self.next_side());
        }
        let first = cargo(state, side).next().filter(|_| is_single(cargo(state, side)));
        match first {
            Some(first) => slay(state, 1 - side, first.slot, ctx),
            None => return Next::ask(seat, self),
        }
        Next::go(self)
    }
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

fn cargo(state: &Scharz, side: usize) -> impl Iterator<Item = Class> + '_ {
    let seat = state.fight.sides[side].seat;
    classes(state, side).filter(move |class| {
        state.world.units[seat].get(class.slot).is_some_and(|unit| unit.post == Post::Aboard)
    })
}

/// Shields take their swords first; in an assault the walls before them (5.8).
fn meet_shields(state: &mut Scharz, hitter: usize, ctx: Context<'_, '_>) {
    let swords = state.fight.sides[hitter].swords;
    let mut shields = state.fight.sides[1 - hitter].shields;
    if state.fight.is_assault && hitter == 0 && !state.fight.breached {
        let walls = assault::wall_shields(state);
        if swords < walls {
            state.fight.sides[hitter].swords = 0;
            return;
        }
        state.fight.breached = true;
        let (at, by) = (state.world.space(state.fight.place), state.fight.sides[0].seat);
        ctx.tell_all(|| Event::Breached { at, by });
        shields = shields.saturating_add(walls);
    }
    state.fight.sides[hitter].swords = swords.saturating_sub(shields);
}

fn classes(state: &Scharz, side: usize) -> impl Iterator<Item = Class> + '_ {
    let seat = state.fight.sides[side].seat;
    tally::side_slots(state, side).iter().map(move |slot| {
        let unit = state.world.units[seat].get(slot).expect("a fighter");
        let ground = tally::ground(&state.world, &state.fight, side, unit);
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

fn kill(state: &mut Scharz, hitter: usize, class: Class, ctx: Context<'_, '_>) {
    state.fight.sides[hitter].swords -= class.lives;
    state.fight.aim = None;
    slay(state, hitter, class.slot, ctx);
}
