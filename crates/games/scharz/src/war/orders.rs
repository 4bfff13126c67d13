//! Orders of Units, Special and Retreat (5.2, 5.3, 5.5): units are taken up by kind and sent, as many as wanted, to one
//! space. What a click does to them is in `march`.

use engine::{Flow, Seat};

use super::targets::{Moves, Targets, may_enter};
use crate::action::Action;
use crate::data;
use crate::flow::needs_target;
use crate::ids::{Kind, Load, Orders};
use crate::phases::{Next, Phase, PhaseState, Seen, Visit};
use crate::setup::PrestigeMove;
use crate::state::{Mark, Numbered, Place, Scharz, Set, Slot, Stack, Unit, World};

/// A sub-phase of movement begins.
pub fn begin(world: &mut World) {
    forget_entries(world);
    look_around(world);
}

/// All give their orders sealed, or with sequential orders the next seat does (7); then the sub-phase is over.
pub fn enter(
    state: &mut Scharz,
    rank: u8,
    phase: impl Fn(u8) -> PhaseState,
    over: impl FnOnce(&mut Scharz) -> Next,
) -> Next {
    if state.world.options.orders == Orders::Sealed {
        return Next::OpenWindow(phase(rank));
    }
    match state.world.seat_at(rank) {
        Some(seat) if state.is_asked(seat) => Next::Ask(seat, phase(rank)),
        Some(_) => Next::Go(phase(rank + 1)),
        None => over(state),
    }
}

/// Orders are carried out: all of them, or those of one seat.
pub fn close(
    state: &mut Scharz,
    rank: u8,
    phase: impl Fn(u8) -> PhaseState,
    over: impl FnOnce(&mut Scharz) -> Next,
) -> Next {
    if state.world.options.orders == Orders::Sealed {
        return over(state);
    }
    state.world.end_sieges();
    Next::Go(phase(rank + 1))
}

fn forget_entries(world: &mut World) {
    for seat in world.players.seats() {
        world.units[seat].iter_mut().for_each(|unit| unit.start_sub_phase());
    }
    for field in world.fields.items.values_mut() {
        (field.sent, field.received) = (0, 0);
    }
}

/// What is judged as it was at the start of the sub-phase: sieges, who came first, the land of friends (5.0, 5.2).
fn look_around(world: &mut World) {
    world.note_arrivals();
    let scene = world.scene();
    let (mut besieged, mut closed) = (Set::EMPTY, [Set::EMPTY; 4]);
    for seat in world.players.seats() {
        besieged |= scene.encircled(seat);
        closed[seat.index()] = !may_enter(world, &scene, seat);
    }
    world.besieged = besieged;
    for seat in world.players.seats() {
        world.players[seat].closed = closed[seat.index()];
    }
}

/// What can be taken up, and where what is taken up can go; `phase` is the sub-phase.
pub fn visit(seen: &Seen<'_>, phase: Phase, visit: Visit<'_>) -> Flow {
    let moves = Moves::new(seen.world, seen.seat, phase);
    if needs_target(seen.draft) {
        return visit_targets(&moves, seen.draft, visit);
    }
    visit(Action::Ready)?;
    if phase == Phase::Units {
        visit(Action::ReadyUnlessDisturbed)?;
    }
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
            .all(|(_, twin)| twin.stack() != unit.stack() || moves.targets(twin).is_empty());
        if !first || moves.targets(unit).is_empty() {
            continue;
        }
        let Stack { at, post, kind, level } = unit.stack();
        if may_sail_alone(moves, unit, Hand { stack: unit.stack(), load: None }) {
            visit(Action::Select { at, post, kind, level })?;
        }
        visit_loads(moves, unit, visit)?;
    }
    if moves.phase == Phase::Special { visit_fleets(moves, visit) } else { Flow::Continue(()) }
}

/// Of transports that look alike some may carry and others not: their owner can say which are meant.
fn visit_loads(moves: &Moves<'_>, unit: &Unit, visit: Visit<'_>) -> Flow {
    let Stack { at, post, level, .. } = unit.stack();
    let hands = Load::ALL.map(|load| Hand { stack: unit.stack(), load: Some(load) });
    if unit.kind != Kind::Transport || hands.iter().any(|&hand| chosen(moves, hand).is_empty()) {
        return Flow::Continue(());
    }
    for (hand, load) in hands.into_iter().zip(Load::ALL) {
        if may_sail_alone(moves, unit, hand) {
            visit(Action::SelectTransports { at, post, level, load })?;
        }
    }
    Flow::Continue(())
}

/// In Special ships of one kind move only as a fleet, or with a right of their own.
fn may_sail_alone(moves: &Moves<'_>, unit: &Unit, hand: Hand) -> bool {
    let is_plain = moves.phase != Phase::Special || !unit.kind.is_ship() || moves.is_entitled(unit);
    is_plain || chosen(moves, hand).len() >= fleet_size(moves)
}

pub fn fleet_size(moves: &Moves<'_>) -> usize {
    moves.world.bonus(moves.seat, 4, |faction| faction.fleet())
}

/// A fleet of ships that differ in kind, level, berth or load; alike they are taken up as a stack.
fn visit_fleets(moves: &Moves<'_>, visit: Visit<'_>) -> Flow {
    let army = &moves.world.units[moves.seat];
    let mut seen = Set::EMPTY;
    for (_, unit) in army.iter().filter(|(_, unit)| unit.kind.is_ship()) {
        let place = unit.at.place();
        if seen.contains(place) {
            continue;
        }
        seen.insert(place);
        let fleet = fleet_at(moves, place);
        let look = |slot: Slot| (army.get(slot).map(Unit::stack), load(moves.world, moves.seat, slot));
        let mut looks = fleet.iter().map(look);
        let first = looks.next();
        let is_mixed = looks.any(|other| Some(other) != first);
        if is_mixed && fleet.len() >= fleet_size(moves) && !fleet_targets(moves, fleet).is_empty() {
            visit(Action::SelectFleet { at: unit.at })?;
            visit_stays(moves, fleet, visit)?;
        }
    }
    Flow::Continue(())
}

/// Ships that may be left out as long as the others are a fleet, one by one.
fn visit_stays(moves: &Moves<'_>, fleet: Set<Slot>, visit: Visit<'_>) -> Flow {
    if fleet.len() <= fleet_size(moves) {
        return Flow::Continue(());
    }
    let look = |slot: Slot| {
        let ship = moves.world.units[moves.seat].get(slot).expect("a ship");
        (ship.at, ship.kind, ship.level, load(moves.world, moves.seat, slot))
    };
    for slot in fleet {
        let (at, kind, level, load) = look(slot);
        if fleet.iter().take_while(|&other| other < slot).all(|other| look(other) != look(slot)) {
            visit(Action::StayBehind { at, kind, level, load })?;
        }
    }
    Flow::Continue(())
}

pub fn load(world: &World, seat: Seat, ship: Slot) -> Load {
    if world.cargo(seat, ship).next().is_some() { Load::Laden } else { Load::Empty }
}

pub fn fleet_at(moves: &Moves<'_>, place: Place) -> Set<Slot> {
    moves.world.units[moves.seat].slots(|unit| {
        let stays = unit.marks.contains(Mark::Stays);
        unit.kind.is_ship() && unit.at.place() == place && !stays && moves.can_move(unit)
    })
}

fn fleet_targets(moves: &Moves<'_>, fleet: Set<Slot>) -> Targets {
    let army = &moves.world.units[moves.seat];
    let mut common = Targets { go: Set::ALL, moor: Set::ALL, ..Targets::default() };
    for slot in fleet {
        let unit = army.get(slot).expect("a ship of the fleet");
        let targets = moves.targets(unit);
        (common.go, common.moor) = (common.go & targets.go, common.moor & targets.moor);
    }
    if fleet.is_empty() {
        return Targets::default();
    }
    let takes_fleet =
        |yard: Place| usize::from(moves.world.free_berths(moves.seat, yard)) >= fleet_size(moves);
    common.moor = common.moor.only(takes_fleet);
    common
}

/// What a click takes up: a stack, of transports perhaps only the laden or the empty ones.
#[derive(Clone, Copy)]
pub struct Hand {
    pub stack: Stack,
    load: Option<Load>,
}

impl Hand {
    pub fn of(action: Action) -> Option<Self> {
        match action {
            Action::Select { at, post, kind, level } => {
                Some(Self { stack: Stack { at, post, kind, level }, load: None })
            }
            Action::SelectTransports { at, post, level, load } => {
                let stack = Stack { at, post, kind: Kind::Transport, level };
                Some(Self { stack, load: Some(load) })
            }
            _ => None,
        }
    }

    /// All units that are meant, whether they can go anywhere or not.
    fn units<'a>(self, moves: &Moves<'a>) -> impl Iterator<Item = (Slot, &'a Unit)> {
        let (world, seat) = (moves.world, moves.seat);
        world.units[seat].iter().filter(move |&(slot, unit)| {
            unit.stack() == self.stack && self.load.is_none_or(|wanted| load(world, seat, slot) == wanted)
        })
    }
}

/// The units in the hand that can follow an order, as slots.
pub fn able(moves: &Moves<'_>, hand: Hand, order: Action) -> Set<Slot> {
    hand.units(moves).filter(|(_, unit)| moves.targets(unit).allow(order)).map(|(slot, _)| slot).collect()
}

/// The units that a click takes up, as slots.
fn chosen(moves: &Moves<'_>, hand: Hand) -> Set<Slot> {
    hand.units(moves).filter(|(_, unit)| !moves.targets(unit).is_empty()).map(|(slot, _)| slot).collect()
}

fn visit_targets(moves: &Moves<'_>, draft: &[Action], visit: Visit<'_>) -> Flow {
    match draft.last() {
        Some(&Action::SelectFleet { at }) => visit_voyages(moves, fleet_at(moves, at.place()), visit),
        Some(&taken) => Hand::of(taken).map_or(Flow::Continue(()), |hand| visit_ways(moves, hand, visit)),
        None => Flow::Continue(()),
    }
}

fn visit_voyages(moves: &Moves<'_>, fleet: Set<Slot>, visit: Visit<'_>) -> Flow {
    let (world, map) = (moves.world, moves.world.options.map);
    let ships = fleet.len();
    let targets = fleet_targets(moves, fleet);
    let is_fleet = |count| count >= fleet_size(moves);
    for place in targets.go {
        visit_counts(ships, is_fleet, |count| visit(Action::Go { to: map.space(place), count }))?;
    }
    for place in targets.moor {
        let berths = ships.min(usize::from(world.free_berths(moves.seat, place)));
        visit_counts(berths, is_fleet, |count| visit(Action::Moor { to: map.space(place), count }))?;
    }
    Flow::Continue(())
}

/// Where each unit of a stack may go: units that look alike need not have the same moves left.
struct Ways {
    by_slot: [Targets; data::SLOTS],
    slots: Set<Slot>,
    all: Targets,
}

impl Ways {
    fn of(moves: &Moves<'_>, hand: Hand) -> Self {
        let mut ways =
            Self { by_slot: [Targets::default(); data::SLOTS], slots: Set::EMPTY, all: Targets::default() };
        for (slot, unit) in hand.units(moves) {
            let targets = moves.targets(unit);
            if !targets.is_empty() {
                ways.slots.insert(slot);
                ways.by_slot[slot.number()] = targets;
                ways.all = ways.all.or(targets);
            }
        }
        ways
    }

    fn first<'a>(&self, moves: &Moves<'a>) -> Option<&'a Unit> {
        self.slots.first().and_then(|slot| moves.world.units[moves.seat].get(slot))
    }

    fn count(&self, way: impl Fn(&Targets) -> Set<Place>, place: Place) -> usize {
        self.slots.iter().filter(|&slot| way(&self.by_slot[slot.number()]).contains(place)).count()
    }
}

fn visit_ways(moves: &Moves<'_>, hand: Hand, visit: Visit<'_>) -> Flow {
    let ways = Ways::of(moves, hand);
    let Some(unit) = ways.first(moves) else { return Flow::Continue(()) };
    let fits = |count: usize| is_allowed(moves, unit, count);
    let map = moves.world.options.map;
    for place in ways.all.go {
        let available = ways.count(|targets| targets.go, place);
        visit_counts(available, fits, |count| visit(Action::Go { to: map.space(place), count }))?;
    }
    for place in ways.all.board {
        let room = boarding_room(moves, unit, place).min(ways.count(|targets| targets.board, place));
        visit_counts(room, fits, |count| visit(Action::Board { to: map.space(place), count }))?;
    }
    for place in ways.all.moor {
        let berths = usize::from(moves.world.free_berths(moves.seat, place));
        let berths = berths.min(ways.count(|targets| targets.moor, place));
        visit_counts(berths, fits, |count| visit(Action::Moor { to: map.space(place), count }))?;
    }
    for place in ways.all.transfer {
        let left = data::TRANSFER_LIMIT - moves.world.fields[hand.stack.at.place()].sent;
        let room = data::TRANSFER_LIMIT - moves.world.fields[place].received;
        visit_counts(
            ways.count(|targets| targets.transfer, place).min(usize::from(left.min(room))),
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
fn boarding_room(moves: &Moves<'_>, unit: &Unit, place: Place) -> usize {
    let size = usize::from(data::ship_size(unit.kind)).max(1);
    let army = &moves.world.units[moves.seat];
    let ships = army.iter().filter(|(_, ship)| ship.kind == Kind::Transport && ship.at.place() == place);
    ships.map(|(slot, _)| usize::from(moves.world.cargo_room(moves.seat, slot)) / size).sum()
}
