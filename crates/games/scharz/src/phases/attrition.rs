//! Attrition (5.6), Extended only: a walk over all pieces that must roll, interrupted by the owner's small choices.

use engine::Seat;

use super::plunder::{self, Booty};
use super::{Action, Context, Event, Flow, Phase, Scharz, Visit, seat_at};
use crate::data::maps::{Colour, Nature, Space, places, tag};
use crate::data::{self, SLOTS};
use crate::ids::{Faction, Kind, Post, Season};
use crate::state::{Marks, Unit, World};

/// The five parts, in order.
const NEUTRAL: u8 = 0;
const SHIPWRECK: u8 = 1;
const MOUNTAINS: u8 = 2;
const NO_CONNECTION: u8 = 3;
const ENCIRCLED: u8 = 4;
const DONE: u8 = 5;

/// The slot after the last stands for the settlement itself.
const SETTLEMENT: u8 = SLOTS as u8;

pub fn enter(state: &mut Scharz, ctx: Context<'_, '_>) {
    while state.turn.is_none() && state.world.crowded == 0 {
        if state.cursor.step == DONE {
            state.world.tidy();
            return state.go_to(Phase::Withdraw);
        }
        walk(state, ctx);
    }
}

/// Goes through the places of one part. A piece lost on the way only leaves fewer rolls.
fn walk(state: &mut Scharz, ctx: Context<'_, '_>) {
    let relevant = relevant_places(&state.world, state.cursor.step);
    while state.turn.is_none() && state.world.crowded == 0 {
        let from = usize::from(state.cursor.place);
        let Some(place) = places(relevant).find(|&place| place >= from) else {
            return state.go_to_part(state.cursor.step + 1);
        };
        if place != from {
            (state.cursor.place, state.cursor.rank, state.cursor.slot, state.cursor.count) =
                (place as u8, 0, 0, 0);
        }
        visit_place(state, ctx);
    }
}

/// Spaces where somebody may have to roll in this part.
fn relevant_places(world: &World, step: u8) -> u64 {
    let mut occupied = 0;
    for seat in world.players.seats() {
        occupied |= world.units[seat].iter().fold(0, |set, (_, unit)| set | unit.at.bit());
    }
    let map = world.map();
    match step {
        NEUTRAL => occupied & map.set(|space| space.is_neutral() && neutral_from(world, space.tags) < 7),
        SHIPWRECK => occupied & map.seas,
        MOUNTAINS => occupied & map.set(|space| space.is_full(Colour::Brown)),
        NO_CONNECTION => occupied & map.fields,
        _ if world.season == Season::Winter => 0,
        _ => {
            let scene = world.scene();
            world.players.seats().fold(0, |set, seat| set | scene.encircled(seat))
        }
    }
}

/// From which roll a neutral field destroys (3.12).
fn neutral_from(world: &World, tags: u32) -> u32 {
    let is_orient = world.options.map == crate::data::maps::MapId::Orient;
    match tags {
        tags if tags & (tag::BARBARORUM | tag::PATHS) != 0 => 6,
        tags if tags & tag::DESERT != 0 && is_orient => 5,
        _ => 7,
    }
}

fn visit_place(state: &mut Scharz, ctx: Context<'_, '_>) {
    let Some(seat) = seat_at(&state.world, state.cursor.rank) else {
        (state.cursor.place, state.cursor.rank, state.cursor.slot, state.cursor.count) =
            (state.cursor.place + 1, 0, 0, 0);
        return;
    };
    let slot = usize::from(state.cursor.slot);
    let place = usize::from(state.cursor.place);
    if slot > SLOTS || is_exempt(&state.world, seat) {
        (state.cursor.rank, state.cursor.slot, state.cursor.count) = (state.cursor.rank + 1, 0, 0);
        return;
    }
    if slot == 0 && state.cursor.count == 0 {
        match first_question(&state.world, state.cursor.step, seat, place) {
            Question::Ask => return state.ask(seat),
            Question::MustRoll => state.cursor.count = 1,
            Question::None => {}
        }
    }
    if is_absent(state, seat, place) {
        (state.cursor.rank, state.cursor.slot, state.cursor.count) = (state.cursor.rank + 1, 0, 0);
        return;
    }
    let rolls = n_rolls(state, seat, place, slot);
    // The low bits of `count` are used up by questions on the place; `again` and `die` belong to the roll.
    if state.cursor.die == 0 && state.roll_index() >= rolls {
        (state.cursor.slot, state.cursor.again) = (state.cursor.slot + 1, false);
        state.set_roll_index(0);
        return;
    }
    if state.cursor.die == 0 {
        state.cursor.die = (ctx.chance().below(6) + 1) as u8;
    }
    judge(state, seat, ctx);
}

/// Nothing of the player is there to roll for.
fn is_absent(state: &Scharz, seat: Seat, place: usize) -> bool {
    let is_home = state.world.fields[place].lord() == Some(seat);
    state.cursor.slot == 0 && !is_home && state.world.units_at(seat, place).next().is_none()
}

/// The Vikings of TAIFAS suffer none in their first year (3.13).
fn is_exempt(world: &World, seat: Seat) -> bool {
    world.faction(seat) == Some(Faction::TaifasVikings) && world.year == 2
}

/// What the owner is asked about all units of a place, before any roll.
enum Question {
    None,
    Ask,
    /// There is nothing to choose: all roll.
    MustRoll,
}

fn first_question(world: &World, step: u8, seat: Seat, place: usize) -> Question {
    match step {
        NEUTRAL if max_toll(world, seat, place) > 0 => Question::Ask,
        NO_CONNECTION if !has_unconnected(world, seat, place) => Question::None,
        NO_CONNECTION if may_live_off(world, seat, place) => Question::Ask,
        NO_CONNECTION => Question::MustRoll,
        _ => Question::None,
    }
}

fn has_unconnected(world: &World, seat: Seat, place: usize) -> bool {
    world.units_at(seat, place).any(|(_, unit)| unit.is_land() && unit.is_out())
        && !world.scene().is_supplied(seat, place)
}

/// How many units on the Paths the player can and must pay for (3.12).
fn max_toll(world: &World, seat: Seat, place: usize) -> u8 {
    let is_paths = world.data(place).is_tagged(tag::PATHS);
    if !is_paths || is_safe_on_paths(world, seat) {
        return 0;
    }
    let units = unpaid(world, seat, place).count() as i16;
    units.min(world.players[seat].gold).max(0) as u8
}

/// Units on the Paths for which no toll is paid yet.
fn unpaid(world: &World, seat: Seat, place: usize) -> impl Iterator<Item = (usize, &Unit)> + Clone {
    world.units_at(seat, place).filter(|(_, unit)| unit.is_out() && !unit.marks.has(Marks::SPARED))
}

fn oasis_owner(world: &World) -> Option<Seat> {
    let oasis = world.map().set(|space| space.is_tagged(tag::OASIS));
    let scene = world.scene();
    world.order().find(|&seat| scene.controlled(seat) & oasis != 0)
}

fn is_safe_on_paths(world: &World, seat: Seat) -> bool {
    world.bonus(seat, false, |faction| faction.knows_the_desert()) || oasis_owner(world) == Some(seat)
}

/// Whether the field can be plundered instead of rolling (5.6).
fn may_live_off(world: &World, seat: Seat, place: usize) -> bool {
    let (field, scene) = (&world.fields[place], world.scene());
    let is_barred = (scene.contested() | scene.friends(seat)) >> place & 1 == 1;
    !field.plundered && !world.data(place).is_neutral() && !is_barred && field.lord() != Some(seat)
}

/// How often a piece rolls in this part.
fn n_rolls(state: &Scharz, seat: Seat, place: usize, slot: usize) -> u8 {
    let world = &state.world;
    if slot == SLOTS {
        let is_besieged = state.cursor.step == ENCIRCLED && world.scene().encircled(seat) >> place & 1 == 1;
        return if is_besieged { world.fields[place].settlement as u8 } else { 0 };
    }
    let Some(unit) = world.units[seat].get(slot).filter(|unit| unit.at.local() == place) else { return 0 };
    match state.cursor.step {
        NEUTRAL => u8::from(unit.is_out() && !is_spared(world, seat, place, unit)),
        SHIPWRECK => u8::from(unit.kind.is_ship() && wreck_from(world, seat, place) < 7),
        MOUNTAINS => u8::from(matches!(unit.kind, Kind::Cavalry | Kind::Elephant) && unit.is_out()),
        NO_CONNECTION => u8::from(state.cursor.count & 1 == 1 && unit.is_out() && unit.is_land()),
        _ if unit.post != Post::Inside => 0,
        _ => {
            if unit.kind == Kind::Cavalry {
                2
            } else {
                1
            }
        }
    }
}

/// For whom the toll is paid, or who knows the way.
fn is_spared(world: &World, seat: Seat, place: usize, unit: &Unit) -> bool {
    let data = world.data(place);
    if data.is_tagged(tag::PATHS) {
        return is_safe_on_paths(world, seat) || unit.marks.has(Marks::SPARED);
    }
    data.is_tagged(tag::DESERT) && world.bonus(seat, false, |faction| faction.knows_the_desert())
}

fn wreck_from(world: &World, seat: Seat, place: usize) -> u32 {
    let is_safe =
        world.season == Season::Autumn && world.bonus(seat, false, |faction| faction.is_safe_in_autumn());
    if is_safe {
        7
    } else {
        data::wreck_from(world.season, world.data(place).nature == Nature::Rough, world.storms)
    }
}

fn is_fatal(state: &Scharz, seat: Seat) -> bool {
    let place = usize::from(state.cursor.place);
    let from = match state.cursor.step {
        NEUTRAL => neutral_from(&state.world, state.world.data(place).tags),
        SHIPWRECK => wreck_from(&state.world, seat, place),
        _ => 6,
    };
    u32::from(state.cursor.die) >= from
}

/// The die lies: it passes, or the owner may do something about it, or the piece is lost.
fn judge(state: &mut Scharz, seat: Seat, ctx: Context<'_, '_>) {
    if !is_fatal(state, seat) {
        return next_roll(state);
    }
    let mut n_options = 0;
    let _ = visit(state, seat, &mut |_| {
        n_options += 1;
        Flow::Continue(())
    });
    if n_options > 1 { state.ask(seat) } else { lose(state, seat, ctx) }
}

fn next_roll(state: &mut Scharz) {
    (state.cursor.die, state.cursor.again) = (0, false);
    let index = state.roll_index();
    state.set_roll_index(index + 1);
}

pub fn visit(state: &Scharz, seat: Seat, visit: Visit<'_>) -> Flow {
    let place = usize::from(state.cursor.place);
    if state.cursor.die == 0 {
        return visit_first(state, seat, place, visit);
    }
    let is_siege = state.cursor.step == ENCIRCLED;
    visit(if is_siege { Action::Lose } else { Action::Accept })?;
    if !state.cursor.again && state.world.players[seat].pp >= 4 {
        visit(Action::Reroll)?;
    }
    if is_siege && can_feed(&state.world, place) {
        visit(Action::Feed)?;
    }
    if is_siege && state.cursor.slot == SETTLEMENT {
        visit_sacrifices(&state.world, seat, place, visit)?;
    }
    Flow::Continue(())
}

fn visit_first(state: &Scharz, seat: Seat, place: usize, visit: Visit<'_>) -> Flow {
    if state.cursor.step == NEUTRAL {
        return visit_toll(&state.world, seat, place, visit);
    }
    visit(Action::RollForUnits)?;
    visit(Action::LiveOffTheLand)
}

/// For how many the toll is paid; where they differ, for whom.
fn visit_toll(world: &World, seat: Seat, place: usize, visit: Visit<'_>) -> Flow {
    let most = max_toll(world, seat, place);
    let units = || unpaid(world, seat, place);
    let first = units().next().map(|(_, unit)| unit.stack());
    if units().all(|(_, unit)| Some(unit.stack()) == first) {
        return (0..=most).rev().try_for_each(|count| visit(Action::Toll { count }));
    }
    if units().count() == usize::from(most) {
        visit(Action::Toll { count: most })?;
    }
    for (slot, unit) in units() {
        let alike = || units().filter(|(_, twin)| twin.stack() == unit.stack());
        if alike().next().is_some_and(|(first, _)| first == slot) {
            let (kind, level) = (unit.kind, unit.level);
            let most = most.min(alike().count() as u8);
            (1..=most).rev().try_for_each(|count| visit(Action::TollFor { kind, level, count }))?;
        }
    }
    visit(Action::Toll { count: 0 })
}

fn visit_sacrifices(world: &World, seat: Seat, place: usize, visit: Visit<'_>) -> Flow {
    let garrison = || world.units_at(seat, place).filter(|(_, unit)| unit.post == Post::Inside);
    for (slot, unit) in garrison() {
        let is_first =
            garrison().take_while(|&(other, _)| other < slot).all(|(_, twin)| twin.stack() != unit.stack());
        if is_first {
            visit(Action::Sacrifice { kind: unit.kind, level: unit.level })?;
        }
    }
    Flow::Continue(())
}

/// One ration in the stock inside.
fn can_feed(world: &World, place: usize) -> bool {
    world.fields[place].grain >= 1 || world.fields[place].fish >= 2
}

pub fn answer(state: &mut Scharz, seat: Seat, action: Action, ctx: Context<'_, '_>) {
    let place = usize::from(state.cursor.place);
    match action {
        // All have been asked for: who is not paid for rolls.
        Action::Toll { count } => {
            pay_toll(state, seat, count, |_| true, ctx);
            state.cursor.count = 1;
        }
        Action::TollFor { kind, level, count } => {
            pay_toll(state, seat, count, |unit| (unit.kind, unit.level) == (kind, level), ctx);
        }
        Action::RollForUnits => state.cursor.count |= 1,
        Action::LiveOffTheLand => {
            let at = state.world.space(place);
            plunder::tell_booty(&state.world, seat, at, Booty::All, ctx);
            plunder::plunder(&mut state.world, seat, place, Booty::All, None);
            (state.cursor.rank, state.cursor.slot, state.cursor.count) = (state.cursor.rank + 1, 0, 0);
        }
        Action::Reroll => {
            state.world.gain_pp(seat, -4);
            ctx.tell_all(|| Event::Rerolled { seat });
            state.cursor.again = true;
            state.cursor.die = (ctx.chance().below(6) + 1) as u8;
        }
        Action::Feed => {
            eat(&mut state.world, place);
            next_roll(state);
        }
        Action::Sacrifice { kind, level } => {
            let unit = |unit: &Unit| unit.post == Post::Inside && (unit.kind, unit.level) == (kind, level);
            let slot = state
                .world
                .units_at(seat, place)
                .find(|(_, candidate)| unit(candidate))
                .map(|(slot, _)| slot);
            remove(state, seat, slot.expect("one of the garrison"), ctx);
            next_roll(state);
        }
        _ => lose(state, seat, ctx),
    }
}

fn eat(world: &mut World, place: usize) {
    let field = &mut world.fields[place];
    if field.fish >= 2 { field.fish -= 2 } else { field.grain -= 1 }
}

fn pay_toll(
    state: &mut Scharz,
    seat: Seat,
    count: u8,
    is_meant: impl Fn(&Unit) -> bool,
    ctx: Context<'_, '_>,
) {
    let place = usize::from(state.cursor.place);
    state.world.players[seat].gold -= i16::from(count);
    if let Some(owner) = oasis_owner(&state.world) {
        state.world.players[owner].gold += i16::from(count);
    }
    if count > 0 {
        ctx.tell_all(|| Event::TollPaid { seat, count });
    }
    let meant = unpaid(&state.world, seat, place).filter(|(_, unit)| is_meant(unit));
    let paid = meant.take(usize::from(count)).fold(0u64, |set, (slot, _)| set | 1 << slot);
    for slot in places(paid) {
        state.world.units[seat].get_mut(slot).expect("the unit").marks.set(Marks::SPARED);
    }
}

fn lose(state: &mut Scharz, seat: Seat, ctx: Context<'_, '_>) {
    let place = usize::from(state.cursor.place);
    let slot = usize::from(state.cursor.slot);
    if slot == SLOTS {
        starve(state, seat, place, ctx);
    } else {
        remove(state, seat, slot, ctx);
    }
    next_roll(state);
}

fn remove(state: &mut Scharz, seat: Seat, slot: usize, ctx: Context<'_, '_>) {
    if let Some(unit) = state.world.units[seat].get(slot).copied() {
        let (at, kind): (Space, Kind) = (unit.at, unit.kind);
        ctx.tell_all(|| Event::UnitLost { owner: seat, at, kind });
        state.world.lose_unit(seat, slot);
    }
}

/// A village is removed, a city becomes a village (5.6).
pub fn starve(state: &mut Scharz, owner: Seat, place: usize, ctx: Context<'_, '_>) {
    let at = state.world.space(place);
    ctx.tell_all(|| Event::SettlementStarved { at, owner });
    state.world.decay(place);
}

impl Scharz {
    fn go_to_part(&mut self, step: u8) {
        self.go_to(Phase::Attrition);
        self.cursor.step = step;
    }

    /// Rolls made for the piece on the cursor: the high bits of the count.
    fn roll_index(&self) -> u8 {
        self.cursor.count >> 6
    }

    fn set_roll_index(&mut self, index: u8) {
        self.cursor.count = (self.cursor.count & 0x3f) | index << 6;
    }
}
