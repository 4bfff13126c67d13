//! Wages of Quick after Winter (5.11): the whole realm is paid, besiegers before the besieged.

use engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{About, Click, Context, Described, Facts, Next, Phase, Seen, Visit, Window};
use crate::action::Action;
use crate::economy::larder::{besieged, end_reckoning, is_within, reckon};
use crate::economy::losses;
use crate::event::Event;
use crate::ids::Kind;
use crate::state::{Place, Scharz, Set, Stack, Unit, World};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct QuickWages {
    /// Who is paid with whom is settled.
    pub begun: bool,
    /// The realm is paid: now the besieged are.
    pub besieged: bool,
}

impl Described for QuickWages {
    fn rule(&self) -> &'static str {
        "5.11"
    }

    fn about(&self, _: &Scharz) -> About {
        About::default()
    }
}

impl Window for QuickWages {
    fn enter(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        if !self.begun && !self.besieged {
            dissolve_cut_off(&mut state.world, ctx);
            reckon(&mut state.world);
        }
        Next::open(Self { begun: true, ..*self })
    }

    fn facts(&self) -> Facts {
        Facts::ORDINARY
    }

    fn visit(&self, seen: &Seen<'_>, visit: Visit<'_>) -> Flow {
        let (world, seat) = (seen.world, seen.seat);
        visit(Action::Ready)?;
        if self.besieged {
            return visit_besieged(world, seat, seen.draft, visit);
        }
        if quick_due(world, seat) > world.players[seat].gold {
            let walls = besieged(world, seat);
            let is_paid = |unit: &Unit| quick_rate(unit.kind) > 0 && !is_within(walls, unit);
            losses::visit_stacks(world, seat, is_paid, visit)?;
            let own = paid_settlements(world, seat).iter();
            own.map(|place| world.space(place)).try_for_each(|at| visit(Action::Abandon { at }))?;
        }
        Flow::Continue(())
    }

    fn clicked(&self, _: &mut Scharz, _: Seat, _: Action, _: Context<'_, '_>) -> Click {
        Click::Waits
    }

    fn play(&self, world: &mut World, seat: Seat, _: &[Action], action: Action) {
        match action {
            // A besieged town is only paid last.
            Action::Abandon { .. } if self.besieged => {}
            Action::Abandon { at } => leave_unpaid(world, seat, at.place()),
            Action::GiveUp { at, post, kind, level } => {
                losses::give_up(world, seat, Stack { at, post, kind, level });
            }
            _ => {}
        }
    }

    fn tell(&self, _: &Scharz, seat: Seat, _: &[Action], action: Action, ctx: Context<'_, '_>) {
        if !(self.besieged && matches!(action, Action::Abandon { .. })) {
            losses::tell(seat, action, ctx);
        }
    }

    fn note(&self, _: &mut Scharz, _: Seat) {}

    /// The realm is paid first; then the besieged, after their owners have said who goes.
    fn close(&self, state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
        let world = &mut state.world;
        if !self.besieged {
            for seat in world.first.clockwise(world.n_seats()) {
                pay_realm(world, seat, ctx);
            }
            world.tidy(|event| ctx.tell_all(|| event));
            return Next::go(Self { besieged: true, ..*self });
        }
        for seat in world.first.clockwise(world.n_seats()) {
            let (towns, last) = (besieged(world, seat), given_up(&state.drafts[seat]));
            pay_besieged(world, seat, towns - last, ctx);
            pay_besieged(world, seat, towns & last, ctx);
        }
        end_reckoning(world);
        world.tidy(|event| ctx.tell_all(|| event));
        Next::go(Phase::RoundEnd)
    }
}

/// All are found before the first one goes, so that no seat is looked at before another.
fn dissolve_cut_off(world: &mut World, ctx: Context<'_, '_>) {
    let mut cut_off = [Set::EMPTY; 4];
    for seat in world.players.seats() {
        let (supplied, walls) = (world.scene().supplied(seat), besieged(world, seat));
        cut_off[seat.index()] = world.units[seat].slots(|unit| {
            unit.kind != Kind::Corsair && !is_within(walls, unit) && !supplied.contains(unit.at.place())
        });
    }
    for seat in world.first.clockwise(world.n_seats()) {
        cut_off[seat.index()].iter().for_each(|slot| losses::drop_unit(world, seat, slot, ctx));
    }
}

fn quick_rate(kind: Kind) -> i16 {
    match kind {
        Kind::Mercenary | Kind::Cavalry => 2,
        Kind::Corsair => 0,
        _ => 1,
    }
}

/// Settlements that are paid for with the realm; on pay day those that were not encircled when it began.
fn paid_settlements(world: &World, seat: Seat) -> Set<Place> {
    let scene = world.scene();
    if world.is_reckoned { world.players[seat].provision.joined & scene.home(seat) } else { scene.cus(seat) }
}

/// A village is removed; a city becomes a village, for which nothing more is due (5.11).
fn leave_unpaid(world: &mut World, seat: Seat, place: Place) {
    world.players[seat].provision.joined.remove(place);
    world.decay(place);
}

/// Due for all that is not encircled.
pub fn quick_due(world: &World, seat: Seat) -> i16 {
    let walls = besieged(world, seat);
    let units: i16 = world.units[seat]
        .iter()
        .filter(|(_, unit)| !is_within(walls, unit))
        .map(|(_, unit)| quick_rate(unit.kind))
        .sum();
    let settlements: i16 =
        paid_settlements(world, seat).iter().map(|place| world.fields[place].settlement as i16).sum();
    units + settlements
}

/// Towns that are paid after the others, by clicks.
fn given_up(clicks: &[Action]) -> Set<Place> {
    let town = |click: &Action| match *click {
        Action::Abandon { at } => Set::one(at.place()),
        _ => Set::EMPTY,
    };
    clicks.iter().map(town).collect()
}

/// Which of the besieged towns to give up, and whom of their garrisons, where some but not all can be paid and they
/// differ (S17).
fn visit_besieged(world: &World, seat: Seat, clicks: &[Action], visit: Visit<'_>) -> Flow {
    let towns = besieged(world, seat) - given_up(clicks);
    let gold = world.players[seat].gold;
    let is_due = |unit: &Unit| is_within(towns, unit) && quick_rate(unit.kind) > 0;
    let factor = |place: Place| siege_factor(world, seat, place);
    let walls: i16 = towns.iter().map(|place| factor(place) * world.fields[place].settlement as i16).sum();
    let units = || world.units[seat].iter().map(|(_, unit)| unit).filter(|unit| is_due(unit));
    let pay: i16 = units().map(|unit| factor(unit.at.place()) * quick_rate(unit.kind)).sum();
    if towns.len() > 1 && walls + pay > gold {
        let mut spaces = towns.iter().map(|place| world.space(place));
        spaces.try_for_each(|at| visit(Action::Abandon { at }))?;
    }
    let left = gold - walls;
    let first = units().next().map(Unit::stack);
    if left > 0 && pay > left && units().any(|unit| Some(unit.stack()) != first) {
        return losses::visit_stacks(world, seat, is_due, visit);
    }
    Flow::Continue(())
}

/// Double pay under siege, the single price once set free.
fn siege_factor(world: &World, owner: Seat, place: Place) -> i16 {
    if world.scene().encircled(owner).contains(place) { 2 } else { 1 }
}

/// What is not paid is lost: units first, then settlements, as in hunger (5.14).
fn pay_realm(world: &mut World, seat: Seat, ctx: Context<'_, '_>) {
    while quick_due(world, seat) > world.players[seat].gold.max(0) {
        let walls = besieged(world, seat);
        let is_paid = |unit: &Unit| quick_rate(unit.kind) > 0 && !is_within(walls, unit);
        if let Some(slot) = losses::next_victim(world, seat, |_, unit| is_paid(unit)) {
            losses::drop_unit(world, seat, slot, ctx);
        } else if let Some(place) = losses::next_settlement(world, seat, paid_settlements(world, seat)) {
            let at = world.space(place);
            ctx.tell_all(|| Event::SettlementStarved { at, owner: seat });
            leave_unpaid(world, seat, place);
        } else {
            break;
        }
    }
    let gold = quick_due(world, seat);
    world.players[seat].gold -= gold;
    ctx.tell_all(|| Event::WagesPaid { seat, gold });
}

/// Towns before their garrisons (S17).
fn pay_besieged(world: &mut World, seat: Seat, towns: Set<Place>, ctx: Context<'_, '_>) {
    let mut kept = Set::EMPTY;
    for place in towns {
        kept |= Set::one_if(place, pay_walls(world, seat, place, ctx));
    }
    kept.iter().for_each(|place| pay_garrison(world, seat, place, ctx));
}

/// Whether the owner still holds the place, a ruin as well.
fn pay_walls(world: &mut World, owner: Seat, place: Place, ctx: Context<'_, '_>) -> bool {
    let factor = siege_factor(world, owner, place);
    let price = factor * world.fields[place].settlement as i16;
    if world.players[owner].gold >= price {
        world.players[owner].gold -= price;
        return true;
    }
    let is_free = factor == 1;
    if is_free {
        losses::starve(world, owner, place, ctx);
    } else {
        losses::surrender(world, owner, place, ctx);
        // Its new lord pays nothing for it this winter.
        world.besieged.remove(place);
    }
    is_free
}

/// Nobody of the owner stood outside, so all who are here belong to the settlement.
fn pay_garrison(world: &mut World, owner: Seat, place: Place, ctx: Context<'_, '_>) {
    let factor = siege_factor(world, owner, place);
    for slot in world.units[owner].slots(|unit| unit.at.place() == place) {
        let Some(unit) = world.units[owner].get(slot).copied() else { continue };
        if world.players[owner].gold >= factor * quick_rate(unit.kind) {
            world.players[owner].gold -= factor * quick_rate(unit.kind);
        } else {
            losses::drop_unit(world, owner, slot, ctx);
        }
    }
}
