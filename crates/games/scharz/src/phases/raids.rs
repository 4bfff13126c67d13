//! Raids of forts on those who enter (5.2): after Units and after Special, field by field, interrupted by the owner's
//! choice of victims.

use engine::Seat;

use super::hits::{self, Class, First};
use super::{Action, Context, Event, Flow, Phase, Scharz, Visit, movement};
use crate::data::{self, Dye, Ground};
use crate::state::{Field, Marks};

/// The sub-phase that is over goes into the cursor.
pub fn begin(state: &mut Scharz) {
    let after_special = state.phase == Phase::Special;
    state.go_to(Phase::Raids);
    state.cursor.step = u8::from(after_special);
}

/// The cursor stands on a field and an entering player; its count holds the swords left of their raid.
pub fn enter(state: &mut Scharz, ctx: Context<'_, '_>) {
    while state.turn.is_none() {
        let place = usize::from(state.cursor.place);
        let Some(field) = state.world.fields.items.get(place) else {
            let after = if state.cursor.step == 0 { Phase::Units } else { Phase::Special };
            return movement::after_raids(state, after, ctx);
        };
        let n_seats = state.world.n_seats();
        let entering = state.world.first.clockwise(n_seats).nth(usize::from(state.cursor.rank));
        match (owner_of(field), entering) {
            (Some(owner), Some(seat)) => go_on(state, owner, seat, ctx),
            _ => (state.cursor.place, state.cursor.rank) = (state.cursor.place + 1, 0),
        }
    }
}

fn owner_of(field: &Field) -> Option<Seat> {
    field.lord().filter(|_| field.fort)
}

fn go_on(state: &mut Scharz, owner: Seat, seat: Seat, ctx: Context<'_, '_>) {
    if state.cursor.count == 0 && has_entered(state, seat, owner) {
        roll(state, owner, seat, ctx);
    }
    let Some(first) = victims(state, seat).next() else {
        (state.cursor.rank, state.cursor.count) = (state.cursor.rank + 1, 0);
        return;
    };
    if victims(state, seat).all(|class| (class.kind, class.level) == (first.kind, first.level)) {
        kill(state, owner, seat, first, ctx);
    } else {
        state.ask(owner);
    }
}

/// One raid per field, entering player and round.
fn has_entered(state: &Scharz, seat: Seat, owner: Seat) -> bool {
    let (world, place) = (&state.world, usize::from(state.cursor.place));
    let is_new = world.players[seat].raided >> place & 1 == 0;
    is_new
        && world.is_hostile(seat, owner)
        && world.units_at(seat, place).any(|(_, unit)| unit.is_out() && unit.marks.has(Marks::ENTERED))
}

fn roll(state: &mut Scharz, owner: Seat, seat: Seat, ctx: Context<'_, '_>) {
    let place = usize::from(state.cursor.place);
    let mut swords = 0;
    for _ in 0..state.world.fields[place].settlement as u8 {
        swords += u8::from(Dye::Blue.is_sword(ctx.chance().below(6) + 1));
    }
    state.cursor.count = swords;
    state.world.players[seat].raided |= 1 << place;
    let at = state.world.space(place);
    ctx.tell_all(|| Event::Raid { seat: owner, at, target: seat, swords });
}

/// Entering units of the first line that the swords left can kill.
fn victims(state: &Scharz, seat: Seat) -> impl Iterator<Item = Class> + '_ {
    let place = usize::from(state.cursor.place);
    let ground = if state.world.data(place).is_rough_land() { Ground::Difficult } else { Ground::Open };
    let swords = state.cursor.count;
    let entering = move || {
        let units = state.world.units_at(seat, place);
        units.filter(|(_, unit)| unit.is_out() && unit.marks.has(Marks::ENTERED)).map(move |(slot, unit)| {
            Class {
                slot,
                kind: unit.kind,
                level: unit.level,
                lives: data::lives(unit.kind, unit.level, ground),
                line: data::line(unit.kind, unit.level),
            }
        })
    };
    let first = entering().map(|class| class.line).min();
    entering().filter(move |class| Some(class.line) == first && class.lives <= swords)
}

fn kill(state: &mut Scharz, owner: Seat, seat: Seat, class: Class, ctx: Context<'_, '_>) {
    state.cursor.count -= class.lives;
    hits::destroy(&mut state.world, owner, seat, class.slot, None, ctx);
}

fn raided(state: &Scharz) -> Seat {
    let mut order = state.world.first.clockwise(state.world.n_seats());
    order.nth(usize::from(state.cursor.rank)).expect("an entering player")
}

/// The owner of the fort chooses, the dearest proposed first.
pub fn visit(state: &Scharz, visit: Visit<'_>) -> Flow {
    let victims = victims(state, raided(state));
    hits::visit_unique(victims, First::Dearest, |kind, level| visit(Action::Hit { kind, level }))
}

pub fn answer(state: &mut Scharz, seat: Seat, action: Action, ctx: Context<'_, '_>) {
    let Action::Hit { kind, level } = action else { return };
    let target = raided(state);
    let class = victims(state, target).find(|class| (class.kind, class.level) == (kind, level));
    kill(state, seat, target, class.expect("a unit of this kind"), ctx);
}
