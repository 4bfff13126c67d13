//! Battles (5.7): who attacks whom, free swords and flight; who charges is in `charge`, the dice are in `combat`, the
//! dead in `hits`.

use engine::Seat;

use super::{Action, Context, Event, Flow, Phase, Scharz, Visit, charge, combat, dice, siege, targets};
use crate::data::COMBAT_ROUNDS;
use crate::data::maps::{Space, places};
use crate::ids::{Kind, Mode, Post};
use crate::state::{Credit, Fight, Marks, Pairing, Side, World};

/// The next battle of this space, or the next contested space.
pub fn enter(state: &mut Scharz, ctx: Context<'_, '_>) {
    if let Some(pairing) = next_pairing(state) {
        return begin(state, pairing, ctx);
    }
    let contested = state.world.scene().contested();
    let ahead = places(contested).find(|&place| place >= usize::from(state.cursor.place));
    let Some(place) = ahead else {
        state.fight = Fight::none(state.world.n_seats());
        state.world.tidy();
        return state.go_to(Phase::Sieges);
    };
    state.fight = Fight::none(state.world.n_seats());
    state.fight.place = place as u8;
    state.cursor.place = place as u8 + 1;
    state.open_window(ctx);
}

/// A battle whose one side is gone lapses.
fn next_pairing(state: &mut Scharz) -> Option<Pairing> {
    while let Some(pairing) = state.fight.queue.pop_front() {
        let place = state.fight.place();
        let stands = |seat: Seat| combat::fighters(&state.world, seat, place).next().is_some();
        if stands(pairing.attacker) && stands(pairing.defender) {
            return Some(pairing);
        }
    }
    None
}

/// Attack or hold, sealed (5.7).
pub fn visit_declare(state: &Scharz, seat: Seat, visit: Visit<'_>) -> Flow {
    let place = state.fight.place();
    let scene = state.world.scene();
    visit(Action::Ready)?;
    if scene.facing(seat) >> place & 1 == 0 {
        return Flow::Continue(());
    }
    for target in state.world.order().filter(|&other| state.world.is_hostile(seat, other)) {
        let is_new = !state.drafts[seat].contains(&Action::Attack { target });
        if is_new && scene.out(target) >> place & 1 == 1 {
            visit(Action::Attack { target })?;
        }
    }
    Flow::Continue(())
}

pub fn visit_sealed(state: &Scharz, seat: Seat, visit: Visit<'_>) -> Flow {
    let Some(side) = state.fight.side_of(seat) else { return Flow::Continue(()) };
    match state.phase {
        Phase::Charge => charge::visit(state, seat, visit),
        Phase::FreeSwords => {
            let pairs = state.fight.sides[side].free / 2;
            if pairs == 0 {
                return Flow::Continue(());
            }
            (0..=pairs).try_for_each(|shields| visit(Action::Free { shields }))
        }
        _ => {
            visit(Action::Ready)?;
            flight_targets(state, seat).try_for_each(|to| visit(Action::Flee { to }))
        }
    }
}

pub fn take_note(state: &mut Scharz, seat: Seat) {
    let draft = state.drafts[seat];
    for &action in draft.iter() {
        match action {
            Action::Attack { target } => state.fight.attacks[seat].insert(target),
            Action::Charge { cavalry, elephants } => side_mut(state, seat).chargers = [cavalry, elephants],
            Action::ChargeWith { kind, level, count } => charge::tell_off(state, seat, kind, level, count),
            Action::Free { shields } => {
                let side = side_mut(state, seat);
                side.extra_shields = shields;
                side.extra_swords = side.free / 2 - shields;
            }
            Action::Flee { to } => side_mut(state, seat).flight = Some(to),
            _ => {}
        }
    }
}

fn side_mut(state: &mut Scharz, seat: Seat) -> &mut Side {
    let side = state.fight.side_of(seat).expect("the seat fights here");
    &mut state.fight.sides[side]
}

pub fn close(state: &mut Scharz, ctx: Context<'_, '_>) {
    match state.phase {
        Phase::Battles => pair_up(state),
        Phase::Charge => dice::roll_charge(state, ctx),
        Phase::FreeSwords if state.fight.is_assault => state.phase = Phase::GoOn,
        Phase::FreeSwords => state.phase = Phase::Flight,
        _ => flee(state, ctx),
    }
}

/// Battles of the settlement's owner come first, then by initiative (5.7).
fn pair_up(state: &mut Scharz) {
    let place = state.fight.place();
    let owner = state.world.fields[place].lord();
    let order = seats_in_order(&state.world, owner);
    let scene = state.world.scene();
    let mut queue = state.fight.queue;
    for (index, one) in order.iter().copied().flatten().enumerate() {
        for other in order[index + 1..].iter().copied().flatten() {
            let meet =
                state.world.is_hostile(one, other) && (scene.out(one) & scene.out(other)) >> place & 1 == 1;
            let attacks = state.fight.attacks;
            if meet && (attacks[one].contains(other) || attacks[other].contains(one)) {
                queue.push(pairing(&state.world, place, one, other));
            }
        }
    }
    (state.fight.queue, state.fight.declared) = (queue, true);
}

/// All seats, the owner of the settlement before the others.
fn seats_in_order(world: &World, owner: Option<Seat>) -> [Option<Seat>; 4] {
    let mut order = [None; 4];
    let others = world.order().filter(|&seat| Some(seat) != owner);
    for (place, seat) in order.iter_mut().zip(owner.into_iter().chain(others)) {
        *place = Some(seat);
    }
    order
}

/// Attacker and defender (5.7).
pub fn roles(world: &World, place: usize, one: Seat, other: Seat) -> [Seat; 2] {
    let Pairing { attacker, defender } = pairing(world, place, one, other);
    [attacker, defender]
}

/// Who defends (5.7).
fn pairing(world: &World, place: usize, one: Seat, other: Seat) -> Pairing {
    let was_here = |seat: Seat| world.players[seat].presence >> place & 1 == 1;
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

fn begin(state: &mut Scharz, pairing: Pairing, ctx: Context<'_, '_>) {
    let Pairing { attacker, defender } = pairing;
    state.fight.sides = [Side::of(attacker), Side::of(defender)];
    (state.fight.round, state.fight.is_assault) = (0, false);
    let at = state.world.space(state.fight.place());
    ctx.tell_all(|| Event::BattleBegan { at, by: attacker, target: defender });
    next_round(state, ctx);
}

/// Charges open the first combat round where horses can run (5.7).
pub fn next_round(state: &mut Scharz, ctx: Context<'_, '_>) {
    state.fight.round += 1;
    for side in &mut state.fight.sides {
        (side.aimed, side.free, side.chargers, side.flight) = (false, 0, [0; 2], None);
    }
    for seat in state.world.players.seats() {
        state.world.units[seat].iter_mut().for_each(|unit| unit.marks.clear(Marks::CHARGED));
    }
    if state.fight.round == 1 && charge::is_possible(state) {
        state.phase = Phase::Charge;
    } else {
        dice::roll_all(state, ctx);
    }
}

/// The exchange is over: what follows (5.7 steps 6 to 8).
pub fn after_hits(state: &mut Scharz, ctx: Context<'_, '_>) {
    if state.fight.is_assault {
        return siege::after_hits(state, ctx);
    }
    let place = state.fight.place();
    let stands =
        state.fight.sides.map(|side| combat::fighters(&state.world, side.seat, place).next().is_some());
    match stands {
        [true, true] if state.fight.charging => dice::roll_all(state, ctx),
        [true, true] => count_free_swords(state),
        [true, false] => end(state, Some(0), ctx),
        [false, true] => end(state, Some(1), ctx),
        [false, false] => end(state, None, ctx),
    }
}

/// What the round before left over is spent; what this one leaves is decided now (5.7 step 6).
pub fn count_free_swords(state: &mut Scharz) {
    for side in &mut state.fight.sides {
        (side.extra_swords, side.extra_shields) = (0, 0);
    }
    state.phase = Phase::FreeSwords;
}

/// Spaces to which all units of a side can flee.
fn flight_targets(state: &Scharz, seat: Seat) -> impl Iterator<Item = Space> + '_ {
    let world = &state.world;
    let place = state.fight.place();
    let scene = world.scene();
    let data = world.data(place);
    let danger = scene.hostile_out(seat) | scene.hostile_home(seat);
    let fighters = || combat::fighters(world, seat, place).filter(|(_, unit)| unit.kind != Kind::SiegeEngine);
    let n_ships = fighters().filter(|(_, unit)| unit.kind.is_ship()).count();
    let land_only = n_ships == 0;
    let all_naval = fighters().all(|(_, unit)| unit.kind.is_ship() || unit.post == Post::Aboard);
    let pinned = fighters().next().is_none() || fighters().any(|(_, unit)| unit.kind == Kind::Corsair);
    let entry = targets::may_enter(world, &scene, seat);
    let mut reach = 0;
    if pinned {
        reach = 0;
    } else if land_only && data.is_field() {
        reach = (data.land | world.fords(seat, place)) & entry & !danger;
        let waters = data.coast & !scene.hostile_out(seat) & scene.out(seat);
        reach |= places(waters)
            .filter(|&sea| has_room_for_all(world, seat, place, sea))
            .fold(0, |set, sea| set | 1 << sea);
    } else if all_naval {
        reach = if data.is_field() { data.coast } else { data.water } & !danger;
        let yards = places(data.coast & scene.home(seat))
            .filter(|&yard| usize::from(world.free_berths(seat, yard)) >= n_ships);
        reach |= if data.is_field() { 0 } else { yards.fold(0, |set, yard| set | 1 << yard) };
    }
    places(reach).map(|place| world.space(place))
}

/// Whether transports in a sea can take all who flee.
fn has_room_for_all(world: &World, seat: Seat, place: usize, sea: usize) -> bool {
    let mut trial = *world;
    world
        .by_ship_size(seat, combat::fighter_slots(world, seat, place))
        .filter(|&slot| world.units[seat].get(slot).is_some_and(|unit| unit.kind != Kind::SiegeEngine))
        .all(|slot| trial.embark(seat, slot, sea))
}

/// If both flee the attacker does; a flight from nobody is cancelled (5.7).
fn flee(state: &mut Scharz, ctx: Context<'_, '_>) {
    let flights = state.fight.sides.map(|side| side.flight);
    let side = match flights {
        [Some(_), _] => 0,
        [None, Some(_)] => 1,
        [None, None] => {
            return if state.fight.round >= COMBAT_ROUNDS {
                end(state, None, ctx)
            } else {
                next_round(state, ctx)
            };
        }
    };
    let to = flights[side].expect("a target");
    run_away(state, side, to, ctx);
    end(state, Some(1 - side), ctx);
}

/// Siege engines stay behind and count as destroyed by the enemy.
fn run_away(state: &mut Scharz, side: usize, to: Space, ctx: Context<'_, '_>) {
    let [seat, foe] = [side, 1 - side].map(|side| state.fight.sides[side].seat);
    let place = state.fight.place();
    let at = state.world.space(place);
    ctx.tell_all(|| Event::Fled { seat, at, to });
    let is_afloat = !state.world.data(place).is_field();
    for slot in state.world.by_ship_size(seat, combat::fighter_slots(&state.world, seat, place)) {
        let Some(unit) = state.world.units[seat].get(slot).copied() else { continue };
        if unit.kind == Kind::SiegeEngine {
            state.fight.sides[1 - side].kills +=
                super::hits::destroy(&mut state.world, foe, seat, slot, Some(place), ctx);
        } else if unit.kind.is_ship() {
            let post = if to.data().is_field() && is_afloat { Post::InYard } else { Post::Open };
            state.world.relocate(seat, slot, to, post);
        } else if unit.post != Post::Aboard && to.data().is_field() {
            state.world.relocate(seat, slot, to, Post::Open);
        } else if unit.post != Post::Aboard {
            state.world.embark(seat, slot, to.local());
        }
    }
}

/// Victory points, experience, and on to the next battle.
pub fn end(state: &mut Scharz, winner: Option<usize>, ctx: Context<'_, '_>) {
    let at = state.world.space(state.fight.place());
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
    note_experience(state);
    state.world.tidy();
    state.phase = Phase::Battles;
}

/// One credit per enemy unit destroyed (5.7).
pub fn note_experience(state: &mut Scharz) {
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
