//! Assaults on encircled settlements (5.8).

use engine::Seat;

use super::{Action, Context, Event, Flow, Phase, Scharz, Visit, battle, combat, conquest};
use crate::data::COMBAT_ROUNDS;
use crate::ids::{Fate, Kind, Post, Settlement, Yard};
use crate::setup::EmptySettlement;
use crate::state::{Fight, Side, World};

/// The next besieger of the next encircled settlement is asked.
pub fn enter(state: &mut Scharz, _ctx: Context<'_, '_>) {
    let place = usize::from(state.cursor.place);
    if place >= 64 {
        state.fight = Fight::none(state.world.n_seats());
        state.world.tidy();
        return state.go_to(Phase::Plunder);
    }
    let asked = besiegers(&state.world, place).nth(usize::from(state.cursor.rank));
    match asked {
        Some(seat) => state.ask(seat),
        None => (state.cursor.place, state.cursor.rank) = (state.cursor.place + 1, 0),
    }
}

/// Hostile players who camp around the settlement with something to fight with, in initiative order.
pub fn besiegers(world: &World, place: usize) -> impl Iterator<Item = Seat> + '_ {
    let owner = world.fields[place].lord();
    let scene = world.scene();
    let is_encircled = owner.is_some_and(|owner| scene.encircled(owner) >> place & 1 == 1);
    world.order().filter(move |&seat| {
        is_encircled
            && owner.is_some_and(|owner| world.is_hostile(seat, owner))
            && combat::fighters(world, seat, place).any(|(_, unit)| unit.kind != Kind::SiegeEngine)
    })
}

pub fn visit(state: &Scharz, _seat: Seat, visit: Visit<'_>) -> Flow {
    match state.phase {
        Phase::Sieges => {
            visit(Action::Pass)?;
            visit(Action::Assault)
        }
        Phase::GoOn => {
            visit(Action::BreakOff)?;
            visit(Action::Assault)
        }
        _ => visit_fates(state, visit),
    }
}

fn visit_fates(state: &Scharz, visit: Visit<'_>) -> Flow {
    let field = &state.world.fields[state.fight.place()];
    visit(Action::Occupy { city: Fate::Raze, port: Fate::Raze })?;
    visit(Action::Occupy { city: Fate::Keep, port: Fate::Keep })?;
    if field.yard == Yard::Port {
        visit(Action::Occupy { city: Fate::Keep, port: Fate::Raze })?;
    }
    Flow::Continue(())
}

pub fn answer(state: &mut Scharz, seat: Seat, action: Action, ctx: Context<'_, '_>) {
    match (state.phase, action) {
        (Phase::Sieges, Action::Assault) => begin(state, seat, ctx),
        (Phase::Sieges, _) => state.cursor.rank += 1,
        (Phase::GoOn, Action::Assault) => battle::next_round(state, ctx),
        (Phase::GoOn, _) => finish(state, None, ctx),
        (_, Action::Occupy { city, port }) => fall(state, city, port, ctx),
        _ => {}
    }
}

fn begin(state: &mut Scharz, seat: Seat, ctx: Context<'_, '_>) {
    let place = usize::from(state.cursor.place);
    let owner = state.world.fields[place].lord().expect("a settlement");
    state.fight = Fight::none(state.world.n_seats());
    (state.fight.place, state.fight.is_assault) = (place as u8, true);
    state.fight.sides = [Side::of(seat), Side::of(owner)];
    state.fight.was_defended = state.world.units_at(owner, place).any(|(_, unit)| unit.post == Post::Inside);
    let at = state.world.space(place);
    ctx.tell_all(|| Event::AssaultBegan { at, by: seat, target: owner });
    if !state.fight.was_defended && state.world.options.empty_settlement == EmptySettlement::WalkIn {
        return fall(state, Fate::Keep, Fate::Keep, ctx);
    }
    battle::next_round(state, ctx);
}

/// Won by the side that stands; drawn if nobody does, or if only engines are left to go on (5.8).
pub fn after_hits(state: &mut Scharz, ctx: Context<'_, '_>) {
    let attackers = || combat::fighters(&state.world, state.fight.sides[0].seat, state.fight.place());
    let (attackers_fight, attackers_stand) =
        (attackers().any(|(_, unit)| unit.kind != Kind::SiegeEngine), attackers().next().is_some());
    let defenders_stand = combat::side_slots(state, 1) != 0;
    if !state.fight.breached {
        state.fight.sides.iter_mut().for_each(|side| side.free = 0);
    }
    if !attackers_fight {
        finish(state, (defenders_stand && !attackers_stand).then_some(1), ctx);
    } else if state.fight.breached && !defenders_stand {
        settle_fate(state, ctx);
    } else if state.fight.round >= COMBAT_ROUNDS {
        finish(state, None, ctx);
    } else {
        battle::count_free_swords(state);
    }
}

/// After each round the besieger may break off.
pub fn go_on(state: &mut Scharz, _ctx: Context<'_, '_>) {
    state.ask(state.fight.sides[0].seat);
}

/// A defended city leaves the conqueror a choice.
fn settle_fate(state: &mut Scharz, ctx: Context<'_, '_>) {
    let field = state.world.fields[state.fight.place()];
    match (state.fight.was_defended, field.settlement) {
        (true, Settlement::City) => state.phase = Phase::Fall,
        (true, _) => fall(state, Fate::Raze, Fate::Raze, ctx),
        (false, _) => fall(state, Fate::Keep, Fate::Keep, ctx),
    }
}

fn fall(state: &mut Scharz, city: Fate, port: Fate, ctx: Context<'_, '_>) {
    let place = state.fight.place();
    let by = state.fight.sides[0].seat;
    let taken = if state.fight.was_defended {
        conquest::Taken::Stormed { city, port }
    } else {
        conquest::Taken::Whole
    };
    conquest::take(&mut state.world, by, place, taken, ctx);
    finish(state, Some(0), ctx);
}

/// The assault counts as a battle if units of both sides took part (5.8).
fn finish(state: &mut Scharz, winner: Option<usize>, ctx: Context<'_, '_>) {
    let [one, other] = state.fight.sides.map(|side| side.seat);
    let both = state.fight.sides.iter().all(|side| side.fought);
    let at = state.world.space(state.fight.place());
    if let (Some(side), true) = (winner, both) {
        let (won, lost) = if side == 0 { (one, other) } else { (other, one) };
        state.world.move_vp(won, 1);
        state.world.move_vp(lost, -1);
    }
    if winner != Some(0) {
        ctx.tell_all(|| Event::AssaultFailed { at, by: one });
    }
    battle::note_experience(state);
    let place = state.fight.place;
    state.fight = Fight::none(state.world.n_seats());
    state.world.tidy();
    state.go_to(Phase::Sieges);
    // One assault per field and round.
    state.cursor.place = place + 1;
}
