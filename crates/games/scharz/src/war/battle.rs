//! A battle from its beginning to its end (5.7): combat rounds, and what they leave behind.

use engine::Seat;

use super::{assault, dice, tally, victims};
use crate::event::Event;
use crate::ids::Mode;
use crate::phases::{Context, Next, Phase, PhaseState};
use crate::state::{Credit, Mark, Pairing, Place, Scharz, Side, World};

/// Attacker and defender (5.7).
pub fn roles(world: &World, place: Place, one: Seat, other: Seat) -> [Seat; 2] {
    let Pairing { attacker, defender } = pairing(world, place, one, other);
    [attacker, defender]
}

/// Who defends (5.7).
pub fn pairing(world: &World, place: Place, one: Seat, other: Seat) -> Pairing {
    let was_here = |seat: Seat| world.players[seat].presence.contains(place);
    let owner = world.fields[place].lord();
    let one_defends = if owner == Some(one) || owner == Some(other) {
        owner == Some(one)
    } else if was_here(one) != was_here(other) {
        was_here(one)
    } else {
        world.rank(one) > world.rank(other)
    };
    if one_defends {
        Pairing { attacker: other, defender: one }
    } else {
        Pairing { attacker: one, defender: other }
    }
}

/// The phase in which the battle begins.
pub fn begin(state: &mut Scharz, pairing: Pairing, ctx: Context<'_, '_>) -> PhaseState {
    let Pairing { attacker, defender } = pairing;
    state.fight.sides = [Side::of(attacker), Side::of(defender)];
    (state.fight.round, state.fight.is_assault) = (0, false);
    let at = state.world.space(state.fight.place);
    ctx.tell_all(|| Event::BattleBegan { at, by: attacker, target: defender });
    next_round(state, ctx)
}

/// Charges open the first combat round where horses can run (5.7).
pub fn next_round(state: &mut Scharz, ctx: Context<'_, '_>) -> PhaseState {
    state.fight.round += 1;
    for side in &mut state.fight.sides {
        (side.aimed, side.free, side.chargers, side.flight) = (false, 0, [0; 2], None);
    }
    for seat in state.world.players.seats() {
        state.world.units[seat].iter_mut().for_each(|unit| unit.marks -= Mark::Charged);
    }
    if state.fight.round == 1 && can_charge(state) {
        Phase::Charge.into()
    } else {
        dice::roll_all(state, ctx)
    }
}

/// Where horses can run.
fn can_charge(state: &Scharz) -> bool {
    let data = state.world.data(state.fight.place);
    !state.fight.is_assault && data.is_field() && !data.is_rough_land()
}

/// The exchange is over: what follows (5.7 steps 6 to 8).
pub fn after_hits(state: &mut Scharz, ctx: Context<'_, '_>) -> Next {
    if state.fight.is_assault {
        return assault::after_hits(state, ctx);
    }
    let place = state.fight.place;
    let stands =
        state.fight.sides.map(|side| tally::fighters(&state.world, side.seat, place).next().is_some());
    match stands {
        [true, true] if state.fight.charging => Next::Go(dice::roll_all(state, ctx)),
        [true, true] => count_free_swords(state),
        [true, false] => end(state, Some(0), ctx),
        [false, true] => end(state, Some(1), ctx),
        [false, false] => end(state, None, ctx),
    }
}

/// What the round before left over is spent; what this one leaves is decided now (5.7 step 6).
pub fn count_free_swords(state: &mut Scharz) -> Next {
    for side in &mut state.fight.sides {
        (side.extra_swords, side.extra_shields) = (0, 0);
    }
    Next::go(Phase::FreeSwords)
}

/// Points, experience, and on to the next battle.
pub fn end(state: &mut Scharz, winner: Option<usize>, ctx: Context<'_, '_>) -> Next {
    let at = state.world.space(state.fight.place);
    let [one, other] = state.fight.sides.map(|side| side.seat);
    match winner {
        Some(side) => {
            let (won, lost) = if side == 0 { (one, other) } else { (other, one) };
            state.world.move_vp(won, 1);
            state.world.move_vp(lost, -1);
            ctx.tell_all(|| Event::BattleWon { at, winner: won, target: lost });
        }
        None => ctx.tell_all(|| Event::BattleDrawn { at, by: one, target: other }),
    }
    book_kills(state);
    state.world.tidy(|event| ctx.tell_all(|| event));
    Next::Return
}

/// What both have destroyed counts now, and not between combat rounds: prestige, the yearly tally, experience (5.7).
pub fn book_kills(state: &mut Scharz) {
    let place = state.fight.place;
    let [one, other] = state.fight.sides;
    for (side, foe) in [(one, other), (other, one)] {
        victims::book(&mut state.world, side.seat, foe.seat, i16::from(side.worth), Some(place));
    }
    note_experience(state);
}

/// One credit per enemy unit destroyed (5.7).
fn note_experience(state: &mut Scharz) {
    if !state.world.is(Mode::Original) {
        return;
    }
    for side in state.fight.sides {
        let credits = &mut state.world.players[side.seat].credits;
        let ground = state.fight.ground();
        if let Some(credit) = credits.iter_mut().find(|credit| credit.ground == ground) {
            credit.count = credit.count.saturating_add(side.kills);
        } else if side.kills > 0 && !credits.is_full() {
            credits.push(Credit { ground, count: side.kills });
        }
    }
}
