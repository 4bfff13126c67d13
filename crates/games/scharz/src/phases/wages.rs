//! Wages (5.11) of mercenaries and commanders.

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::quick_wages::quick_due;
use super::{About, Click, Context, Described, Facts, Next, Phase, Seen, Visit, Window};
use crate::action::Action;
use crate::data;
use crate::economy::losses;
use crate::event::Event;
use crate::flow::calendar;
use crate::ids::{Commander, Kind, Mode, Season};
use crate::state::{Mark, Scharz, Stack, Unit, World};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Wages {}

impl Described for Wages {
    fn rule(&self) -> &'static str {
        "5.11"
    }

    fn about(&self, _: &Scharz) -> About {
        About::default()
    }
}

impl Window for Wages {
    fn enter(&self, _: &mut Scharz, _: Context<'_, '_>) -> Next {
        Next::open(*self)
    }

    fn facts(&self) -> Facts {
        Facts::ORDINARY
    }

    /// Who cannot pay all chooses whom to let go.
    fn visit(&self, seen: &Seen<'_>, visit: Visit<'_>) -> Flow {
        let (world, seat) = (seen.world, seen.seat);
        visit(Action::Ready)?;
        if due(world, seat) <= world.players[seat].gold {
            return Flow::Continue(());
        }
        losses::visit_stacks(world, seat, is_due, visit)
    }

    fn clicked(&self, _: &mut Scharz, _: Seat, _: Action, _: Context<'_, '_>) -> Click {
        Click::Waits
    }

    fn play(&self, world: &mut World, seat: Seat, _: &[Action], action: Action) {
        if let Action::GiveUp { at, post, kind, level } = action {
            losses::give_up(world, seat, Stack { at, post, kind, level });
        }
    }

    fn tell(&self, _: &Scharz, seat: Seat, _: &[Action], action: Action, ctx: Context<'_, '_>) {
        losses::tell(seat, action, ctx);
    }

    fn note(&self, _: &mut Scharz, _: Seat) {}

    fn close(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        for seat in state.world.players.seats() {
            pay_mercenaries(&mut state.world, seat, ctx);
            pay_commander(&mut state.world, seat, ctx);
        }
        if state.world.is(Mode::Basic) {
            Next::go(Phase::Fishing)
        } else {
            calendar::after_round(&state.world)
        }
    }
}

/// Gold due to one mercenary now; 0 in rounds without wages.
fn rate(world: &World) -> i16 {
    match (world.options.mode, world.season) {
        (Mode::Basic, Season::Winter) => 2,
        (Mode::Original | Mode::Extended, Season::Summer | Season::Winter) => 1,
        _ => 0,
    }
}

/// What the next pay day of this year will cost, as things stand.
pub fn wages_ahead(world: &World, seat: Seat) -> i16 {
    if world.is_quick() {
        return quick_due(world, seat);
    }
    let mercenaries = world.units[seat].count(|unit| unit.kind == Kind::Mercenary) as i16;
    let commander = if world.is_extended() { data::commander(world.players[seat].commander).1 } else { 0 };
    let is_winter_next = !matches!(world.season, Season::Spring | Season::Summer);
    let per_head = if world.is(Mode::Original) { 1 } else { 2 };
    per_head * mercenaries + if is_winter_next { commander } else { 0 }
}

fn is_due(unit: &Unit) -> bool {
    unit.kind == Kind::Mercenary && !unit.marks.contains(Mark::Fresh)
}

fn due(world: &World, seat: Seat) -> i16 {
    rate(world) * world.units[seat].count(is_due) as i16
}

fn pay_mercenaries(world: &mut World, seat: Seat, ctx: Context<'_, '_>) {
    let rate = rate(world);
    while due(world, seat) > world.players[seat].gold.max(0) {
        let mercenaries = world.units[seat].iter().filter(|(_, unit)| is_due(unit));
        let Some((slot, _)) = mercenaries.min_by_key(|(_, unit)| unit.level) else { break };
        losses::drop_unit(world, seat, slot, ctx);
    }
    let gold = rate * world.units[seat].count(is_due) as i16;
    world.players[seat].gold -= gold;
    if gold > 0 {
        ctx.tell_all(|| Event::WagesPaid { seat, gold });
    }
}

/// Unpaid, the commander leaves (3.11).
fn pay_commander(world: &mut World, seat: Seat, ctx: Context<'_, '_>) {
    let (_, wage) = data::commander(world.players[seat].commander);
    if !world.is_extended() || world.season != Season::Winter || wage == 0 {
        return;
    }
    if world.players[seat].gold >= wage {
        world.players[seat].gold -= wage;
        ctx.tell_all(|| Event::WagesPaid { seat, gold: wage });
    } else {
        world.players[seat].commander = Commander::NoCommander;
        ctx.tell_all(|| Event::CommanderLeft { seat });
    }
}
