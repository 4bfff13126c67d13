//! Wages (5.11), and those of Quick after Winter.

use engine::Seat;

use super::larder::{besieged, end_reckoning, is_within, reckon};
use super::{Action, Context, Event, Flow, Phase, Scharz, Visit, World, calendar, conquest, feeding, siege};
use crate::data::maps::places;
use crate::data::{self, SLOTS};
use crate::ids::{Commander, Kind, Mode, Post, Season, Settlement};
use crate::state::{Marks, Stack, Unit};

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
    unit.kind == Kind::Mercenary && !unit.marks.has(Marks::FRESH)
}

fn due(world: &World, seat: Seat) -> i16 {
    rate(world) * world.units[seat].count(is_due) as i16
}

/// Who cannot pay all chooses whom to let go.
pub fn visit(world: &World, seat: Seat, visit: Visit<'_>) -> Flow {
    visit(Action::Ready)?;
    if due(world, seat) <= world.players[seat].gold {
        return Flow::Continue(());
    }
    visit_stacks(world, seat, is_due, visit)
}

fn visit_stacks(world: &World, seat: Seat, counts: impl Fn(&Unit) -> bool, visit: Visit<'_>) -> Flow {
    let army = &world.units[seat];
    for (slot, unit) in army.iter().filter(|(_, unit)| counts(unit)) {
        let mut before = army.iter().take_while(|&(other, _)| other < slot);
        if !before.any(|(_, twin)| counts(twin) && twin.stack() == unit.stack()) {
            let Stack { at, post, kind, level } = unit.stack();
            visit(Action::GiveUp { at, post, kind, level })?;
        }
    }
    Flow::Continue(())
}

pub fn play(world: &mut World, seat: Seat, action: Action) {
    if let Action::Abandon { at } = action {
        return leave_unpaid(world, seat, at.local());
    }
    let Action::GiveUp { at, post, kind, level } = action else { return };
    let stack = Stack { at, post, kind, level };
    let slot = world.units[seat].iter().find(|(_, unit)| unit.stack() == stack).map(|(slot, _)| slot);
    if let Some(slot) = slot {
        world.lose_unit(seat, slot);
    }
}

pub fn close(state: &mut Scharz, ctx: Context<'_, '_>) {
    for seat in state.world.players.seats() {
        pay_mercenaries(&mut state.world, seat, ctx);
        pay_commander(&mut state.world, seat, ctx);
    }
    if state.world.is(Mode::Basic) {
        state.go_to(Phase::Fishing);
    } else {
        calendar::after_round(state);
    }
}

fn pay_mercenaries(world: &mut World, seat: Seat, ctx: Context<'_, '_>) {
    let rate = rate(world);
    while due(world, seat) > world.players[seat].gold.max(0) {
        let cheapest = (0..SLOTS)
            .filter(|&slot| world.units[seat].get(slot).is_some_and(is_due))
            .min_by_key(|&slot| world.units[seat].get(slot).map(|unit| unit.level));
        let Some(slot) = cheapest else { break };
        dismiss(world, seat, slot, ctx);
    }
    let gold = rate * world.units[seat].count(is_due) as i16;
    world.players[seat].gold -= gold;
    if gold > 0 {
        ctx.tell_all(|| Event::WagesPaid { seat, gold });
    }
}

fn dismiss(world: &mut World, seat: Seat, slot: usize, ctx: Context<'_, '_>) {
    if let Some(unit) = world.units[seat].get(slot).copied() {
        ctx.tell_all(|| Event::UnitLost { owner: seat, at: unit.at, kind: unit.kind });
        world.lose_unit(seat, slot);
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

/// Quick: the whole realm is paid, besiegers before the besieged.
pub fn enter_quick(state: &mut Scharz, ctx: Context<'_, '_>) {
    if state.cursor.step == 0 && state.cursor.count == 0 {
        state.cursor.count = 1;
        dissolve_cut_off(&mut state.world, ctx);
        reckon(&mut state.world);
    }
    state.open_window(ctx);
}

/// All are found before the first one goes, so that no seat is looked at before another.
fn dissolve_cut_off(world: &mut World, ctx: Context<'_, '_>) {
    let mut cut_off = [0; 4];
    for seat in world.players.seats() {
        let (supplied, walls) = (world.scene().supplied(seat), besieged(world, seat));
        cut_off[seat.index()] = world.units[seat].slots(|unit| {
            unit.kind != Kind::Corsair && !is_within(walls, unit) && supplied & unit.at.bit() == 0
        });
    }
    for seat in world.first.clockwise(world.n_seats()) {
        places(cut_off[seat.index()]).for_each(|slot| dismiss(world, seat, slot, ctx));
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
fn paid_settlements(world: &World, seat: Seat) -> u64 {
    let scene = world.scene();
    if world.is_reckoned { world.players[seat].provision.joined & scene.home(seat) } else { scene.cus(seat) }
}

/// A village is removed; a city becomes a village, for which nothing more is due (5.11).
fn leave_unpaid(world: &mut World, seat: Seat, place: usize) {
    world.players[seat].provision.joined &= !(1 << place);
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
        places(paid_settlements(world, seat)).map(|place| world.fields[place].settlement as i16).sum();
    units + settlements
}

pub fn visit_quick(world: &World, seat: Seat, step: u8, visit: Visit<'_>) -> Flow {
    visit(Action::Ready)?;
    if step > 0 {
        return visit_besieged(world, seat, visit);
    }
    if quick_due(world, seat) > world.players[seat].gold {
        let walls = besieged(world, seat);
        visit_stacks(world, seat, |unit| quick_rate(unit.kind) > 0 && !is_within(walls, unit), visit)?;
        let own = places(paid_settlements(world, seat));
        own.map(|place| world.space(place)).try_for_each(|at| visit(Action::Abandon { at }))?;
    }
    Flow::Continue(())
}

/// Whom of the besieged to give up, where some but not all can be paid and they differ (S17).
fn visit_besieged(world: &World, seat: Seat, visit: Visit<'_>) -> Flow {
    let towns = besieged(world, seat);
    let is_due = |unit: &Unit| is_within(towns, unit) && quick_rate(unit.kind) > 0;
    let factor = |place: usize| siege_factor(world, seat, place);
    let walls: i16 = places(towns).map(|place| factor(place) * world.fields[place].settlement as i16).sum();
    let units = || world.units[seat].iter().map(|(_, unit)| unit).filter(|unit| is_due(unit));
    let pay: i16 = units().map(|unit| factor(unit.at.local()) * quick_rate(unit.kind)).sum();
    let left = world.players[seat].gold - walls;
    let first = units().next().map(Unit::stack);
    if left > 0 && pay > left && units().any(|unit| Some(unit.stack()) != first) {
        return visit_stacks(world, seat, is_due, visit);
    }
    Flow::Continue(())
}

/// Double pay under siege, the single price once set free.
fn siege_factor(world: &World, owner: Seat, place: usize) -> i16 {
    if world.scene().encircled(owner) >> place & 1 == 1 { 2 } else { 1 }
}

/// The realm is paid first; then the besieged, after their owners have said who goes.
pub fn close_quick(state: &mut Scharz, ctx: Context<'_, '_>) {
    if state.cursor.step > 0 {
        return close_sieges(state, ctx);
    }
    for seat in state.world.first.clockwise(state.world.n_seats()) {
        pay_realm(state, seat, ctx);
    }
    state.world.tidy();
    state.cursor.step = 1;
}

fn close_sieges(state: &mut Scharz, ctx: Context<'_, '_>) {
    for place in places(state.world.besieged) {
        pay_besieged(state, place, ctx);
    }
    end_reckoning(&mut state.world);
    state.world.tidy();
    state.go_to(Phase::RoundEnd);
}

/// What is not paid is lost: units first, then settlements, as in hunger (5.14).
fn pay_realm(state: &mut Scharz, seat: Seat, ctx: Context<'_, '_>) {
    while quick_due(&state.world, seat) > state.world.players[seat].gold.max(0) {
        let world = &state.world;
        let walls = besieged(world, seat);
        let is_paid = |unit: &Unit| quick_rate(unit.kind) > 0 && !is_within(walls, unit);
        if let Some(slot) = feeding::next_victim(world, seat, |_, unit| is_paid(unit)) {
            dismiss(&mut state.world, seat, slot, ctx);
        } else if let Some(place) = feeding::next_settlement(world, seat, paid_settlements(world, seat)) {
            let at = world.space(place);
            ctx.tell_all(|| Event::SettlementStarved { at, owner: seat });
            leave_unpaid(&mut state.world, seat, place);
        } else {
            break;
        }
    }
    let gold = quick_due(&state.world, seat);
    state.world.players[seat].gold -= gold;
    ctx.tell_all(|| Event::WagesPaid { seat, gold });
}

/// The settlement before its garrison (S17).
fn pay_besieged(state: &mut Scharz, place: usize, ctx: Context<'_, '_>) {
    let Some(owner) = state.world.fields[place].lord() else { return };
    let factor = siege_factor(&state.world, owner, place);
    let is_held = factor == 2;
    let price = factor * state.world.fields[place].settlement as i16;
    if state.world.players[owner].gold >= price {
        state.world.players[owner].gold -= price;
    } else if is_held {
        return surrender(state, owner, place, ctx);
    } else {
        super::attrition::starve(state, owner, place, ctx);
    }
    // Nobody of the owner stood outside, so all who are here belong to the settlement.
    for slot in places(state.world.units[owner].slots(|unit| unit.at.local() == place)) {
        let Some(unit) = state.world.units[owner].get(slot).copied() else { continue };
        if state.world.players[owner].gold >= factor * quick_rate(unit.kind) {
            state.world.players[owner].gold -= factor * quick_rate(unit.kind);
        } else {
            dismiss(&mut state.world, owner, slot, ctx);
        }
    }
}

/// The garrison is lost, the first besieger takes the settlement whole (5.14).
pub fn surrender(state: &mut Scharz, owner: Seat, place: usize, ctx: Context<'_, '_>) {
    let besieger = siege::besiegers(&state.world, place).next();
    let scene = state.world.scene();
    let camped = state
        .world
        .order()
        .find(|&seat| state.world.is_hostile(seat, owner) && scene.out(seat) >> place & 1 == 1);
    let Some(by) = besieger.or(camped) else { return };
    let garrison =
        state.world.units[owner].slots(|unit| unit.at.local() == place && unit.post == Post::Inside);
    for slot in places(garrison) {
        dismiss(&mut state.world, owner, slot, ctx);
    }
    conquest::take(&mut state.world, by, place, conquest::Taken::Surrendered, ctx);
    debug_assert!(
        state.world.fields[place].settlement != Settlement::City
            || state.world.fields[place].owner == Some(by)
    );
}
