//! Experience (5.9): trainings end, then the credits of the round are spent.

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Click, Context, Described, Facts, Next, Phase, Seen, Visit, Window};
use crate::action::Action;
use crate::event::Event;
use crate::ids::{Kind, Level, Mode};
use crate::state::{Mark, Scharz, Unit, World};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Experience {
    /// Trainings have ended.
    pub begun: bool,
}

impl Described for Experience {
    fn rule(&self) -> &'static str {
        "5.9"
    }

    fn about(&self, _: &Scharz) -> About {
        About::default()
    }
}

impl Window for Experience {
    fn enter(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        if !state.world.is(Mode::Original) {
            return Next::go(Phase::Build);
        }
        if !self.begun {
            finish_trainings(&mut state.world, ctx);
        }
        Next::open(Self { begun: true })
    }

    /// Not small: whoever has won experience wants to spend it.
    fn facts(&self) -> Facts {
        Facts::ORDINARY
    }

    fn visit(&self, seen: &Seen<'_>, visit: Visit<'_>) -> Flow {
        let (world, seat) = (seen.world, seen.seat);
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

    fn clicked(&self, _: &mut Scharz, _: Seat, _: Action, _: Context<'_, '_>) -> Click {
        Click::Waits
    }

    fn play(&self, world: &mut World, seat: Seat, _: &[Action], action: Action) {
        let Action::Raise { at, kind, level } = action else { return };
        let is_it = |unit: &Unit| {
            (unit.at, unit.kind, unit.level) == (at, kind, level) && can_rise(world, seat, unit)
        };
        let Some((slot, unit)) = world.units[seat].iter().find(|(_, unit)| is_it(unit)) else { return };
        let unit = *unit;
        raise(world.units[seat].get_mut(slot).expect("the unit"));
        let mut credits = world.players[seat].credits.iter_mut();
        credits.find(|credit| unit.fought_on(credit.ground) && credit.count > 0).expect("a credit").count -=
            1;
    }

    fn tell(&self, _: &Scharz, seat: Seat, _: &[Action], action: Action, ctx: Context<'_, '_>) {
        if let Action::Raise { at, kind, level } = action {
            ctx.tell_all(|| Event::UnitRaised { seat, at, kind, level });
        }
    }

    fn note(&self, _: &mut Scharz, _: Seat) {}

    fn close(&self, _: &mut Scharz, _: Context<'_, '_>) -> Next {
        Next::go(Phase::Build)
    }
}

fn finish_trainings(world: &mut World, ctx: Context<'_, '_>) {
    for seat in world.players.seats() {
        for unit in world.units[seat].iter_mut().filter(|unit| unit.marks.contains(Mark::Training)) {
            raise(unit);
            let (at, kind, level) = (unit.at, unit.kind, unit.level);
            ctx.tell_all(|| Event::UnitRaised { seat, at, kind, level });
        }
    }
}

/// At most one level per unit and round.
fn raise(unit: &mut Unit) {
    unit.level = unit.level.next().unwrap_or(Level::Elite);
    unit.marks.remove(Mark::Training);
    unit.marks.insert(Mark::Raised);
}

fn can_rise(world: &World, seat: Seat, unit: &Unit) -> bool {
    let has_credit =
        world.players[seat].credits.iter().any(|credit| unit.fought_on(credit.ground) && credit.count > 0);
    has_credit
        && unit.level != Level::Elite
        && unit.kind != Kind::Corsair
        && !unit.marks.contains(Mark::Raised)
}
