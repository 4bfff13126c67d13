//! An assault on an encircled settlement from its beginning to its end (5.8).

use engine::Seat;

use super::conquest::Taken;
use super::{battle, conquest, tally};
use crate::data::{self, COMBAT_ROUNDS};
use crate::event::Event;
use crate::ids::{Fate, Kind, Post, Settlement};
use crate::phases::{Context, Next, Phase, PhaseState};
use crate::setup::EmptySettlement;
use crate::state::{Fight, Place, Scharz, Side, World};

/// Hostile players who camp around the settlement with something to fight with, in initiative order.
pub fn besiegers(world: &World, place: Place) -> impl Iterator<Item = Seat> + '_ {
    let is_encircled = |owner: &Seat| world.scene().encircled(*owner).contains(place);
    let owner = world.fields[place].lord().filter(is_encircled);
    world.order().filter(move |&seat| {
        owner.is_some_and(|owner| world.is_hostile(seat, owner))
            && tally::fighters(world, seat, place).any(|(_, unit)| unit.kind != Kind::SiegeEngine)
    })
}

/// The phase in which the assault begins; `None` if nobody was inside and the besiegers walk in (R16).
pub fn begin(state: &mut Scharz, seat: Seat, place: Place, ctx: Context<'_, '_>) -> Option<PhaseState> {
    let owner = state.world.fields[place].lord().expect("a settlement");
    state.fight = Fight::none(state.world.n_seats());
    (state.fight.place, state.fight.is_assault) = (place, true);
    state.fight.sides = [Side::of(seat), Side::of(owner)];
    state.fight.was_defended = state.world.units_at(owner, place).any(|(_, unit)| unit.post == Post::Inside);
    let at = state.world.space(place);
    ctx.tell_all(|| Event::AssaultBegan { at, by: seat, target: owner });
    if !state.fight.was_defended && state.world.options.empty_settlement == EmptySettlement::WalkIn {
        take(state, Fate::Keep, Fate::Keep, ctx);
        return None;
    }
    Some(battle::next_round(state, ctx))
}

/// Won by the side that stands; drawn if nobody does, or if only engines are left to go on (5.8).
pub fn after_hits(state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
    let attackers = || tally::fighters(&state.world, state.fight.sides[0].seat, state.fight.place);
    let (attackers_fight, attackers_stand) =
        (attackers().any(|(_, unit)| unit.kind != Kind::SiegeEngine), attackers().next().is_some());
    let defenders_stand = !tally::side_slots(state, 1).is_empty();
    if !state.fight.breached {
        state.fight.sides.iter_mut().for_each(|side| side.free = 0);
    }
    if !attackers_fight {
        finish(state, (defenders_stand && !attackers_stand).then_some(1), ctx);
        Next::Return
    } else if state.fight.breached && !defenders_stand {
        settle_fate(state, ctx)
    } else if state.fight.round >= COMBAT_ROUNDS {
        finish(state, None, ctx);
        Next::Return
    } else {
        battle::count_free_swords(state)
    }
}

/// A defended city leaves the conqueror a choice.
fn settle_fate(state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
    let field = state.world.fields[state.fight.place];
    match (state.fight.was_defended, field.settlement) {
        (true, Settlement::City) => return Next::go(Phase::Fall),
        (true, _) => take(state, Fate::Raze, Fate::Raze, ctx),
        (false, _) => take(state, Fate::Keep, Fate::Keep, ctx),
    }
    Next::Return
}

/// The settlement falls.
pub fn take(state: &mut Scharz, city: Fate, port: Fate, ctx: Context<'_, '_>) {
    let place = state.fight.place;
    let by = state.fight.sides[0].seat;
    let taken = if state.fight.was_defended { Taken::Stormed { city, port } } else { Taken::Whole };
    conquest::take(&mut state.world, by, place, taken, ctx);
    finish(state, Some(0), ctx);
}

/// The assault counts as a battle if units of both sides took part (5.8).
pub fn finish(state: &mut Scharz, winner: Option<usize>, ctx: Context<'_, '_>) {
    let [one, other] = state.fight.sides.map(|side| side.seat);
    let both = state.fight.sides.iter().all(|side| side.fought);
    let at = state.world.space(state.fight.place);
    if let (Some(side), true) = (winner, both) {
        let (won, lost) = if side == 0 { (one, other) } else { (other, one) };
        state.world.move_vp(won, 1);
        state.world.move_vp(lost, -1);
    }
    if winner != Some(0) {
        ctx.tell_all(|| Event::AssaultFailed { at, by: one });
    }
    battle::book_kills(state);
    state.fight = Fight::none(state.world.n_seats());
    state.world.tidy(|event| ctx.tell_all(|| event));
}

/// Shields of the walls on the table; none after the breach.
pub fn wall_shields(state: &Scharz) -> u8 {
    if state.fight.breached {
        return 0;
    }
    wall_shields_at(&state.world, state.fight.place, state.fight.sides[0].seat)
}

/// Five shields per level of defence, less the engines' work (5.8).
fn wall_shields_at(world: &World, place: Place, besieger: Seat) -> u8 {
    let engines = tally::fighters(world, besieger, place).filter(|(_, unit)| unit.kind == Kind::SiegeEngine);
    let off: u8 = engines.map(|(_, unit)| data::engine_value(unit.level)).fold(0, u8::saturating_add);
    (5 * world.defence_level(place)).saturating_sub(off)
}
