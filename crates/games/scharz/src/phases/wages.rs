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

    /// Who cannot pay all chooses whom to let go. Whom the gold does not pay even alone goes without a question.
    fn visit(&self, seen: &Seen<'_>, visit: Visit<'_>) -> Flow {
        let (world, seat) = (seen.world, seen.seat);
        visit(Action::Ready)?;
        let (gold, mercenaries, wage) =
            (world.players[seat].gold, due(world, seat), commander_due(world, seat));
        let is_payable = wage > 0 && wage <= gold;
        if mercenaries + if is_payable { wage } else { 0 } <= gold {
            return Flow::Continue(());
        }
        losses::visit_stacks(world, seat, is_due, visit)?;
        // Whoever was given up to keep him is not given up for nothing.
        let is_kept = seen.draft.iter().any(|click| matches!(click, Action::GiveUp { .. }));
        if is_payable && mercenaries > 0 && !is_kept {
            visit(Action::LetCommanderGo)
        } else {
            Flow::Continue(())
        }
    }

    fn clicked(&self, _: &mut Scharz, _: Seat, _: Action, _: Context<'_, '_>) -> Click {
        Click::Waits
    }

    fn play(&self, world: &mut World, seat: Seat, _: &[Action], action: Action) {
        match action {
            Action::GiveUp { at, post, kind, level } => {
                losses::give_up(world, seat, Stack { at, post, kind, level });
            }
            Action::LetCommanderGo => world.players[seat].commander = Commander::NoCommander,
            _ => {}
        }
    }

    fn tell(&self, _: &Scharz, seat: Seat, _: &[Action], action: Action, ctx: Context<'_, '_>) {
        if action == Action::LetCommanderGo {
            ctx.tell_all(|| Event::CommanderLeft { seat });
        }
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

/// What the pay day of this round takes, as things stand; 0 in a round without one.
pub fn wages_now(world: &World, seat: Seat) -> i16 {
    let is_winter = world.season == Season::Winter;
    if world.is_quick() {
        return if is_winter { quick_due(world, seat) } else { 0 };
    }
    let has_commander = world.is_extended() && is_winter;
    let commander = if has_commander { data::commander(world.players[seat].commander).1 } else { 0 };
    due(world, seat) + commander
}

fn is_due(unit: &Unit) -> bool {
    unit.kind == Kind::Mercenary && !unit.marks.contains(Mark::Fresh)
}

fn due(world: &World, seat: Seat) -> i16 {
    rate(world) * world.units[seat].count(is_due) as i16
}

/// The commander's wage, in the round when it is due.
fn commander_due(world: &World, seat: Seat) -> i16 {
    let is_due = world.is_extended() && world.season == Season::Winter;
    if is_due { data::commander(world.players[seat].commander).1 } else { 0 }
}

/// As proposed, before the commander.
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
    let wage = commander_due(world, seat);
    if wage == 0 {
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
