//! Raids of forts on those who enter (5.2): after Units and after Special, field by field, interrupted by the owner's
//! choice of victims.

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Context, Described, Next, Open, Phase, Visit};
use crate::action::Action;
use crate::data::{self, Dye, Ground};
use crate::event::Event;
use crate::state::{Field, Mark, Place, Scharz, World};
use crate::war::victims::{Class, First, book, destroy, visit_unique};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Raids {
    /// The sub-phase before was Special, else Units.
    pub after_special: bool,
    pub place: u8,
    /// The entering player, in initiative order.
    pub rank: u8,
    /// Left of the raid on this player.
    pub swords: u8,
}

/// All orders of Units are carried out: forts raid.
pub fn after_units(state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
    if has_fort(&state.world) { Next::go(Phase::Raids) } else { to_special(state, ctx) }
}

/// The same after Special.
pub fn after_special(state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
    if has_fort(&state.world) {
        Next::go(Raids { after_special: true, ..Raids::default() })
    } else {
        to_herds(state, ctx)
    }
}

fn has_fort(world: &World) -> bool {
    world.fields.items.values().any(|field| field.fort)
}

fn to_special(state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
    state.world.end_sieges();
    state.world.tidy(|event| ctx.tell_all(|| event));
    state.world.send_guests_home(|event| ctx.tell_all(|| event));
    Next::go(Phase::Special)
}

fn to_herds(state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
    state.world.end_sieges();
    state.world.tidy(|event| ctx.tell_all(|| event));
    Next::go(Phase::Herds)
}

impl Described for Raids {
    fn rule(&self) -> &'static str {
        "5.2"
    }

    fn about(&self, _: &Scharz) -> About {
        About { place: Place::try_new(self.place), ..About::default() }
    }
}

impl Open for Raids {
    fn enter(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        let mut raids = *self;
        while let Some(place) = Place::try_new(raids.place) {
            match (owner_of(&state.world.fields[place]), raids.entering(&state.world)) {
                (Some(owner), Some(seat)) => {
                    if raids.must_choose(&mut state.world, owner, seat, ctx) {
                        return Next::ask(owner, raids);
                    }
                }
                _ => (raids.place, raids.rank) = (raids.place + 1, 0),
            }
        }
        if raids.after_special { to_herds(state, ctx) } else { to_special(state, ctx) }
    }

    /// The owner of the fort chooses, the dearest proposed first.
    fn visit(&self, state: &Scharz, _: Seat, visit: Visit<'_>) -> Flow {
        let Some(target) = self.entering(&state.world) else { return Flow::Continue(()) };
        let victims = self.victims(&state.world, target);
        visit_unique(victims, First::Dearest, |kind, level| visit(Action::Hit { kind, level }))
    }

    fn apply(&self, state: &mut Scharz, seat: Seat, action: Action, ctx: Context<'_, '_>) -> Next {
        let mut raids = *self;
        if let (Action::Hit { kind, level }, Some(target)) = (action, self.entering(&state.world)) {
            let mut victims = self.victims(&state.world, target);
            let class = victims.find(|class| (class.kind, class.level) == (kind, level));
            let class = class.expect("a unit of this kind");
            drop(victims);
            raids.kill(&mut state.world, seat, target, class, ctx);
        }
        Next::go(raids)
    }
}

fn owner_of(field: &Field) -> Option<Seat> {
    field.lord().filter(|_| field.fort)
}

impl Raids {
    fn place(&self) -> Place {
        Place::new(self.place)
    }

    fn entering(&self, world: &World) -> Option<Seat> {
        world.first.clockwise(world.n_seats()).nth(usize::from(self.rank))
    }

    /// Takes one step, and says whether the owner of the fort must be asked for it.
    fn must_choose(&mut self, world: &mut World, owner: Seat, seat: Seat, ctx: Context<'_, '_>) -> bool {
        if self.swords == 0 && self.has_entered(world, seat, owner) {
            self.roll(world, owner, seat, ctx);
        }
        let Some(first) = self.victims(world, seat).next() else {
            (self.rank, self.swords) = (self.rank + 1, 0);
            return false;
        };
        if self.victims(world, seat).any(|class| (class.kind, class.level) != (first.kind, first.level)) {
            return true;
        }
        self.kill(world, owner, seat, first, ctx);
        false
    }

    /// One raid per field, entering player and round.
    fn has_entered(&self, world: &World, seat: Seat, owner: Seat) -> bool {
        let place = self.place();
        let is_new = !world.players[seat].raided.contains(place);
        is_new
            && world.is_hostile(seat, owner)
            && world
                .units_at(seat, place)
                .any(|(_, unit)| unit.is_out() && unit.marks.contains(Mark::Entered))
    }

    fn roll(&mut self, world: &mut World, owner: Seat, seat: Seat, ctx: Context<'_, '_>) {
        let place = self.place();
        let mut swords = 0;
        for _ in 0..world.fields[place].settlement as u8 {
            swords += u8::from(Dye::Blue.is_sword(ctx.chance().below(6) + 1));
        }
        self.swords = swords;
        world.players[seat].raided.insert(place);
        let at = world.space(place);
        ctx.tell_all(|| Event::Raid { seat: owner, at, target: seat, swords });
    }

    /// Entering units of the first line that the swords left can kill.
    fn victims<'a>(&self, world: &'a World, seat: Seat) -> impl Iterator<Item = Class> + use<'a> {
        let (place, swords) = (self.place(), self.swords);
        let ground = if world.data(place).is_rough_land() { Ground::Difficult } else { Ground::Open };
        let entering = move || {
            let units = world.units_at(seat, place);
            units.filter(|(_, unit)| unit.is_out() && unit.marks.contains(Mark::Entered)).map(
                move |(slot, unit)| Class {
                    slot,
                    kind: unit.kind,
                    level: unit.level,
                    lives: data::lives(unit.kind, unit.level, ground),
                    line: data::line(unit.kind, unit.level),
                },
            )
        };
        let first = entering().map(|class| class.line).min();
        entering().filter(move |class| Some(class.line) == first && class.lives <= swords)
    }

    fn kill(&mut self, world: &mut World, owner: Seat, seat: Seat, class: Class, ctx: Context<'_, '_>) {
        self.swords -= class.lives;
        let worth = destroy(world, owner, seat, class.slot, ctx);
        book(world, owner, seat, worth, None);
    }
}
