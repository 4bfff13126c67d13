//! Units, Special and Retreat (5.2, 5.3, 5.5): units are taken up by kind and sent, as many as wanted, to one space.

use engine::Seat;

use super::targets::{Moves, Targets};
use super::{Action, Context, Event, Flow, Phase, Scharz, Visit, World, raids, seat_at};
use crate::data;
use crate::ids::{Kind, Mode, Orders, Post};
use crate::maps::{Space, places};
use crate::setup::PrestigeMove;
use crate::units::{Marks, NOWHERE, Stack, Unit};

/// Opens the sealed window, or with sequential orders asks the next seat (7).
pub fn enter(state: &mut Scharz, ctx: Context<'_, '_>) {
    if state.phase == Phase::Special && !state.world.is(Mode::Basic) {
        return state.go_to(Phase::Retreat);
    }
    if state.cursor.step == 0 {
        state.cursor.step = 1;
        forget_entries(&mut state.world);
    }
    if state.world.options.orders == Orders::Sealed {
        return state.open_window(ctx);
    }
    match seat_at(&state.world, state.cursor.rank) {
        Some(seat) if super::has_choice(state, seat) => state.ask(seat),
        Some(_) => state.cursor.rank += 1,
        None => close(state, ctx),
    }
}

fn forget_entries(world: &mut World) {
    for seat in world.players.seats() {
        world.units[seat].iter_mut().for_each(|unit| unit.marks.clear(Marks::ENTERED));
    }
    for field in &mut world.fields.items {
        (field.sent, field.received) = (0, 0);
    }
}

pub fn visit(state: &Scharz, world: &World, seat: Seat, draft: &[Action], visit: Visit<'_>) -> Flow {
    if super::needs_target(draft) {
        return visit_targets(state, world, seat, draft, visit);
    }
    visit(Action::Ready)?;
    let moves = Moves::new(world, seat, state.phase);
    visit_payment(&moves, visit)?;
    visit_stacks(&moves, visit)
}

fn visit_payment(moves: &Moves<'_>, visit: Visit<'_>) -> Flow {
    let player = &moves.world.players[moves.seat];
    let is_offered = moves.phase == Phase::Special
        && moves.world.has_prestige()
        && moves.world.options.prestige_move == PrestigeMove::All
        && !player.paid_march
        && player.pp >= 14
        && moves.world.units[moves.seat].count(|unit| unit.kind != Kind::Corsair) > 0;
    if is_offered { visit(Action::PayMarch) } else { Flow::Continue(()) }
}

fn visit_stacks(moves: &Moves<'_>, visit: Visit<'_>) -> Flow {
    let army = &moves.world.units[moves.seat];
    for (slot, unit) in army.iter() {
        let first = army
            .iter()
            .take_while(|&(other, _)| other < slot)
            .all(|(other, twin)| twin.stack() != unit.stack() || moves.targets(other, twin).is_empty());
        if !first || moves.targets(slot, unit).is_empty() {
            continue;
        }
        let Stack { at, post, kind, level } = unit.stack();
        if may_sail_alone(moves, unit) {
            visit(Action::Select { at, post, kind, level })?;
        }
    }
    if moves.phase == Phase::Special { visit_fleets(moves, visit) } else { Flow::Continue(()) }
}

/// In Special ships of one kind move only as a fleet, or with a right of their own.
fn may_sail_alone(moves: &Moves<'_>, unit: &Unit) -> bool {
    let is_plain = moves.phase != Phase::Special || !unit.kind.is_ship() || moves.is_entitled(unit);
    is_plain || chosen(moves, unit.stack()).count_ones() as usize >= fleet_size(moves)
}

fn fleet_size(moves: &Moves<'_>) -> usize {
    moves.world.bonus(moves.seat, 4, |faction| faction.fleet())
}

/// A fleet of mixed ships.
fn visit_fleets(moves: &Moves<'_>, visit: Visit<'_>) -> Flow {
    let army = &moves.world.units[moves.seat];
    let mut seen = 0u64;
    for (_, unit) in army.iter().filter(|(_, unit)| unit.kind.is_ship()) {
        let place = unit.at.local();
        if seen >> place & 1 == 1 {
            continue;
        }
        seen |= 1 << place;
        let fleet = fleet_at(moves, place);
        let kinds = [Kind::Transport, Kind::Warship]
            .map(|kind| army.count(|ship| ship.kind == kind && ship.at == unit.at));
        let is_mixed = kinds.iter().all(|&count| count > 0);
        if is_mixed
            && fleet.count_ones() as usize >= fleet_size(moves)
            && !fleet_targets(moves, fleet).is_empty()
        {
            visit(Action::SelectFleet { at: unit.at })?;
        }
    }
    Flow::Continue(())
}

fn fleet_at(moves: &Moves<'_>, place: usize) -> u64 {
    moves.world.units[moves.seat]
        .slots(|unit| unit.kind.is_ship() && unit.at.local() == place && moves.can_move(unit))
}

fn fleet_targets(moves: &Moves<'_>, fleet: u64) -> Targets {
    let army = &moves.world.units[moves.seat];
    let mut common = Targets { go: u64::MAX, board: 0, moor: 0, transfer: 0 };
    for slot in places(fleet) {
        let unit = army.get(slot).expect("a ship of the fleet");
        common.go &= moves.targets(slot, unit).go;
    }
    if fleet == 0 { Targets::default() } else { common }
}

/// The units that a click on a stack takes up, as slots.
fn chosen(moves: &Moves<'_>, stack: Stack) -> u64 {
    let army = &moves.world.units[moves.seat];
    army.iter()
        .filter(|(slot, unit)| unit.stack() == stack && !moves.targets(*slot, unit).is_empty())
        .fold(0, |set, (slot, _)| set | 1 << slot)
}

pub fn visit_targets(state: &Scharz, world: &World, seat: Seat, draft: &[Action], visit: Visit<'_>) -> Flow {
    let moves = Moves::new(world, seat, state.phase);
    let map = world.options.map;
    match draft.last() {
        Some(&Action::SelectFleet { at }) => {
            let fleet = fleet_at(&moves, at.local());
            let count = fleet.count_ones() as u8;
            for place in places(fleet_targets(&moves, fleet).go) {
                visit(Action::Go { to: map.space(place), count })?;
            }
        }
        Some(&Action::Select { at, post, kind, level }) => {
            visit_ways(&moves, Stack { at, post, kind, level }, visit)?;
        }
        _ => {}
    }
    Flow::Continue(())
}

fn visit_ways(moves: &Moves<'_>, stack: Stack, visit: Visit<'_>) -> Flow {
    let slots = chosen(moves, stack);
    let army = &moves.world.units[moves.seat];
    let Some((slot, unit)) = places(slots).next().and_then(|slot| army.get(slot).map(|unit| (slot, unit)))
    else {
        return Flow::Continue(());
    };
    let targets = moves.targets(slot, unit);
    let available = slots.count_ones() as usize;
    let fits = |count: usize| is_allowed(moves, unit, count);
    let map = moves.world.options.map;
    for place in places(targets.go) {
        visit_counts(available, fits, |count| visit(Action::Go { to: map.space(place), count }))?;
    }
    for place in places(targets.board) {
        let room = boarding_room(moves, unit, place);
        visit_counts(available.min(room), fits, |count| {
            visit(Action::Board { to: map.space(place), count })
        })?;
    }
    for place in places(targets.moor) {
        let berths = usize::from(moves.world.free_berths(moves.seat, place));
        visit_counts(available.min(berths), fits, |count| {
            visit(Action::Moor { to: map.space(place), count })
        })?;
    }
    for place in places(targets.transfer) {
        let left = data::TRANSFER_LIMIT - moves.world.fields[stack.at.local()].sent;
        let room = data::TRANSFER_LIMIT - moves.world.fields[place].received;
        visit_counts(
            available.min(usize::from(left.min(room))),
            |_| true,
            |count| visit(Action::Transfer { to: map.space(place), count }),
        )?;
    }
    Flow::Continue(())
}

fn visit_counts(most: usize, fits: impl Fn(usize) -> bool, mut visit: impl FnMut(u8) -> Flow) -> Flow {
    (1..=most).filter(|&count| fits(count)).try_for_each(|count| visit(count as u8))
}

/// Whether so many units may go together: in Special as a fleet, by right, or paid one by one.
fn is_allowed(moves: &Moves<'_>, unit: &Unit, count: usize) -> bool {
    let is_fleet = unit.kind.is_ship() && count >= fleet_size(moves);
    if moves.phase != Phase::Special || is_fleet {
        return true;
    }
    let affordable = usize::try_from(moves.world.players[moves.seat].pp / 14).unwrap_or(0);
    moves.is_entitled(unit) && (!moves.is_paid_by_unit(unit) || count <= affordable)
}

/// How many such units the transports of a space can take.
fn boarding_room(moves: &Moves<'_>, unit: &Unit, place: usize) -> usize {
    let size = usize::from(data::ship_size(unit.kind)).max(1);
    let army = &moves.world.units[moves.seat];
    let ships = army.iter().filter(|(_, ship)| ship.kind == Kind::Transport && ship.at.local() == place);
    ships.map(|(slot, _)| usize::from(moves.world.cargo_room(moves.seat, slot)) / size).sum()
}

/// A click takes effect on the own units; taking up has none.
pub fn play(phase: Phase, world: &mut World, seat: Seat, before: &[Action], action: Action) {
    match action {
        Action::PayMarch => {
            world.players[seat].paid_march = true;
            world.gain_pp(seat, -14);
        }
        Action::Go { to, count }
        | Action::Board { to, count }
        | Action::Moor { to, count }
        | Action::Transfer { to, count } => {
            let slots = taken(phase, world, seat, before.last().copied(), count);
            pay_by_unit(phase, world, seat, slots, action);
            count_transfer(world, before.last().copied(), action, to, count);
            for slot in places(slots) {
                move_unit(phase, world, seat, slot, action, to);
            }
        }
        _ => {}
    }
}

/// The slots that move: of ships those with cargo first.
fn taken(phase: Phase, world: &World, seat: Seat, chosen_by: Option<Action>, count: u8) -> u64 {
    let moves = Moves::new(world, seat, phase);
    let all = match chosen_by {
        Some(Action::Select { at, post, kind, level }) => chosen(&moves, Stack { at, post, kind, level }),
        Some(Action::SelectFleet { at }) => fleet_at(&moves, at.local()),
        _ => 0,
    };
    let laden = places(all)
        .filter(|&slot| world.cargo(seat, slot).next().is_some())
        .fold(0, |set, slot| set | 1u64 << slot);
    let in_order = places(laden).chain(places(all & !laden));
    in_order.take(usize::from(count)).fold(0, |set, slot| set | 1 << slot)
}

fn count_transfer(world: &mut World, chosen_by: Option<Action>, action: Action, to: Space, count: u8) {
    if let (Some(Action::Select { at, .. }), Action::Transfer { .. }) = (chosen_by, action) {
        world.fields[at.local()].sent += count;
        world.fields[to.local()].received += count;
    }
}

/// By option each unit without a right of its own pays for its Special move (R11).
fn pay_by_unit(phase: Phase, world: &mut World, seat: Seat, slots: u64, action: Action) {
    let moves = Moves::new(world, seat, phase);
    let Some(unit) = places(slots).next().and_then(|slot| world.units[seat].get(slot)) else { return };
    let count = slots.count_ones();
    let is_fleet = unit.kind.is_ship() && count as usize >= fleet_size(&moves);
    if moves.is_paid_by_unit(unit) && !is_fleet && !matches!(action, Action::Transfer { .. }) {
        world.gain_pp(seat, -14 * count as i16);
    }
}

fn move_unit(phase: Phase, world: &mut World, seat: Seat, slot: usize, action: Action, to: Space) {
    let Some(unit) = world.units[seat].get(slot).copied() else { return };
    let is_free = is_yard_step(world, seat, &unit, action, to);
    let mut moved = unit;
    if !is_free {
        spend(phase, &mut moved);
    }
    moved.marks.set(Marks::ENTERED);
    moved.marks.clear(Marks::TRAINING);
    (moved.at, moved.ship) = (to, NOWHERE);
    match action {
        Action::Board { .. } => go_aboard(world, seat, &mut moved, to),
        Action::Moor { .. } => moved.post = Post::InYard,
        _ => moved.post = Post::Open,
    }
    // Mountains and wetlands hold up everybody but light infantry (5.2, Extended).
    let is_held_up = world.is_extended() && moved.kind != Kind::LightInfantry && !moved.kind.is_ship();
    if is_held_up && moved.post == Post::Open && to.data().is_rough_land() {
        moved.marks.set(Marks::STUCK);
    }
    *world.units[seat].get_mut(slot).expect("the unit is there") = moved;
    carry_cargo(world, seat, slot, to);
}

fn spend(phase: Phase, unit: &mut Unit) {
    match phase {
        Phase::Special => unit.marks.set(Marks::RODE),
        Phase::Retreat if unit.kind == Kind::Warship && unit.marks.has(Marks::MOVED) => {
            unit.marks.set(Marks::SAILED)
        }
        Phase::Retreat if unit.kind == Kind::Warship => unit.marks.set(Marks::SAILED),
        _ => unit.marks.set(Marks::MOVED),
    }
}

/// Between a yard and its own field nothing is used up (5.2).
fn is_yard_step(world: &World, seat: Seat, unit: &Unit, action: Action, to: Space) -> bool {
    let moored = |ship: usize| world.units[seat].get(ship).is_some_and(|ship| ship.post == Post::InYard);
    match action {
        Action::Board { .. } => {
            unit.at == to && to.data().is_field() && yard_ship(world, seat, unit, to).is_some_and(moored)
        }
        Action::Go { .. } => unit.post == Post::Aboard && unit.at == to && moored(usize::from(unit.ship)),
        _ => false,
    }
}

/// The first transport of the space with room for the unit.
fn yard_ship(world: &World, seat: Seat, unit: &Unit, to: Space) -> Option<usize> {
    let size = data::ship_size(unit.kind);
    let ships = world.units[seat].iter().filter(|(_, ship)| ship.kind == Kind::Transport && ship.at == to);
    ships.map(|(slot, _)| slot).find(|&slot| world.cargo_room(seat, slot) >= size)
}

fn go_aboard(world: &World, seat: Seat, unit: &mut Unit, to: Space) {
    if let Some(ship) = yard_ship(world, seat, unit, to) {
        unit.post = Post::Aboard;
        unit.ship = ship as u8;
    }
}

fn carry_cargo(world: &mut World, seat: Seat, ship: usize, to: Space) {
    for unit in world.units[seat].iter_mut() {
        if unit.post == Post::Aboard && usize::from(unit.ship) == ship {
            unit.at = to;
            unit.marks.set(Marks::ENTERED);
        }
    }
}

pub fn tell(seat: Seat, before: &[Action], action: Action, ctx: Context<'_, '_>) {
    let (from, kind) = match before.last() {
        Some(&Action::Select { at, kind, .. }) => (at, kind),
        Some(&Action::SelectFleet { at }) => (at, Kind::Warship),
        _ => {
            return if action == Action::PayMarch {
                ctx.tell_all(|| Event::PaidMarch { seat })
            };
        }
    };
    match action {
        Action::Go { to, count } | Action::Moor { to, count } | Action::Transfer { to, count } => {
            ctx.tell_all(|| Event::Moved { seat, from, to, kind, count });
        }
        Action::Board { to, count } => ctx.tell_all(|| Event::Boarded { seat, at: to, kind, count }),
        _ => {}
    }
}

/// All orders are carried out: forts raid, then the next sub-phase.
pub fn close(state: &mut Scharz, ctx: Context<'_, '_>) {
    let phase = state.phase;
    if phase != Phase::Retreat {
        raids::strike(state, ctx);
    }
    state.world.free_garrisons();
    match phase {
        Phase::Units => {
            super::diplomacy::send_guests_home(state, ctx);
            state.go_to(Phase::Special);
        }
        Phase::Special => state.go_to(Phase::Herds),
        _ => state.go_to(if state.world.is_extended() { Phase::Attrition } else { Phase::Withdraw }),
    }
}
