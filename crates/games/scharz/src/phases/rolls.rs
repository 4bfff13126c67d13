//! Breeding (5.13) and fishing (5.12): one brown die after the other.

use engine::Seat;

use super::{Action, Context, Event, Flow, Phase, Scharz, Visit, World, calendar, seat_at};
use crate::data;
use crate::data::maps::{Nature, places};
use crate::ids::{Herd, Mode, Yard};

/// Each die that failed its owner may roll again.
pub fn enter(state: &mut Scharz, ctx: Context<'_, '_>) {
    while state.turn.is_none() && matches!(state.phase, Phase::Breeding | Phase::Fishing) {
        match state.phase {
            Phase::Breeding => next_birth(state, ctx),
            _ => next_catch(state, ctx),
        }
    }
}

pub fn answer(state: &mut Scharz, seat: Seat, action: Action, ctx: Context<'_, '_>) {
    if action == Action::Reroll {
        state.world.gain_pp(seat, -data::REROLL_PP);
        ctx.tell_all(|| Event::Rerolled { seat });
        state.cursor.die = roll(ctx);
    }
    state.cursor.again = true;
}

pub fn roll(ctx: Context<'_, '_>) -> u8 {
    (ctx.chance().below(6) + 1) as u8
}

/// Rolls if no die lies there. A die that succeeded is not offered again: it could only fail.
fn settled_die(state: &mut Scharz, seat: Seat, fails: fn(u8) -> bool, ctx: Context<'_, '_>) -> Option<u8> {
    if state.cursor.die == 0 {
        state.cursor.die = roll(ctx);
    }
    let player = &state.world.players[seat];
    let has_points = state.world.has_prestige() && player.pp >= data::REROLL_PP;
    if fails(state.cursor.die) && has_points && !player.quiet && !state.cursor.again {
        state.ask(seat);
        return None;
    }
    state.cursor.again = false;
    Some(std::mem::take(&mut state.cursor.die))
}

/// Herds of a kind that breed: connected or inside (5.13).
pub fn n_breeding(world: &World, seat: Seat, herd: Herd) -> u8 {
    let scene = world.scene();
    let open = places(scene.owned(seat) & scene.connected(seat));
    let out: usize = open
        .map(|place| {
            world.fields[place]
                .herds
                .iter()
                .flatten()
                .filter(|flock| flock.owner == seat && flock.herd == herd)
                .count()
        })
        .sum();
    let inside: usize = places(scene.home(seat))
        .map(|place| world.fields[place].inside.iter().flatten().filter(|&&inside| inside == herd).count())
        .sum();
    (out + inside) as u8
}

fn next_birth(state: &mut Scharz, ctx: Context<'_, '_>) {
    let Some(seat) = seat_at(&state.world, state.cursor.rank) else { return state.go_to(Phase::Births) };
    let Some(&herd) = Herd::ALL.get(usize::from(state.cursor.slot)) else {
        (state.cursor.rank, state.cursor.slot) = (state.cursor.rank + 1, 0);
        return;
    };
    let parents = n_breeding(&state.world, seat, herd);
    let mut count = parents / 2;
    if parents % 2 == 1 {
        let Some(die) = settled_die(state, seat, |die| die > 2, ctx) else { return };
        count += u8::from(die <= 2);
    }
    state.world.players[seat].newborn[herd as usize] = count;
    state.cursor.slot += 1;
    if count > 0 {
        ctx.tell_all(|| Event::HerdsBorn { seat, herd, count });
    }
}

/// Fields where a newborn herd finds room.
fn nurseries(world: &World, seat: Seat) -> u64 {
    let scene = world.scene();
    let owned = scene.owned(seat) & scene.connected(seat);
    places(owned).filter(|&place| world.fields[place].takes_herd()).fold(0, |set, place| set | 1 << place)
}

/// Kinds with newborn herds, horses first.
fn newborn(world: &World, seat: Seat) -> impl Iterator<Item = Herd> + use<> {
    let newborn = world.players[seat].newborn;
    Herd::ALL.into_iter().rev().filter(move |&herd| newborn[herd as usize] > 0)
}

pub fn visit_births(world: &World, seat: Seat, visit: Visit<'_>) -> Flow {
    let room = nurseries(world, seat);
    if newborn(world, seat).next().is_none() || room == 0 {
        return visit(Action::Ready);
    }
    visit(Action::AsProposed)?;
    for place in places(room) {
        newborn(world, seat).try_for_each(|herd| visit(Action::PutHerd { at: world.space(place), herd }))?;
    }
    Flow::Continue(())
}

pub fn play_births(world: &mut World, seat: Seat, action: Action) {
    match action {
        Action::PutHerd { at, herd } => put_newborn(world, seat, at.local(), herd),
        Action::AsProposed => {
            while let (Some(herd), Some(place)) =
                (newborn(world, seat).next(), places(nurseries(world, seat)).next())
            {
                put_newborn(world, seat, place, herd);
            }
        }
        _ => {}
    }
}

fn put_newborn(world: &mut World, seat: Seat, place: usize, herd: Herd) {
    world.players[seat].newborn[herd as usize] -= 1;
    world.fields[place].put_herd(seat, herd);
}

/// Who was not asked places them as proposed; without room they are lost.
pub fn close_births(state: &mut Scharz) {
    for seat in state.world.players.seats() {
        play_births(&mut state.world, seat, Action::AsProposed);
        state.world.players[seat].newborn = [0; 4];
    }
    state.go_to(Phase::Units);
}

/// Seas that a player fishes: controlled, touching an own yard (5.12).
fn fishing_grounds(world: &World, seat: Seat) -> u64 {
    let scene = world.scene();
    let seas = scene.waters(seat) & world.map().seas;
    places(seas).filter(|&sea| fishing_yards(world, seat, sea) != 0).fold(0, |set, sea| set | 1 << sea)
}

fn fishing_yards(world: &World, seat: Seat, sea: usize) -> u64 {
    let yards = places(world.data(sea).coast & world.scene().cus(seat));
    yards.filter(|&place| world.fields[place].yard != Yard::NoYard).fold(0, |set, place| set | 1 << place)
}

fn next_catch(state: &mut Scharz, ctx: Context<'_, '_>) {
    let Some(seat) = seat_at(&state.world, state.cursor.rank) else { return calendar::after_round(state) };
    let grounds = fishing_grounds(&state.world, seat);
    let Some(sea) = places(grounds).find(|&sea| sea >= usize::from(state.cursor.place)) else {
        (state.cursor.rank, state.cursor.place) = (state.cursor.rank + 1, 0);
        return;
    };
    state.cursor.place = sea as u8;
    let is_sure = state.world.bonus(seat, false, |faction| faction.always_catches_fish());
    let mut caught =
        if state.world.is(Mode::Original) && state.world.data(sea).nature == Nature::Rough { 2 } else { 1 };
    if state.world.is(Mode::Original) && !is_sure {
        let Some(die) = settled_die(state, seat, |die| die > 4, ctx) else { return };
        caught *= u8::from(die <= 4);
    }
    land_fish(&mut state.world, seat, sea, caught, ctx);
    state.cursor.place += 1;
}

fn land_fish(world: &mut World, seat: Seat, sea: usize, caught: u8, ctx: Context<'_, '_>) {
    let mut left = caught;
    for place in places(fishing_yards(world, seat, sea)) {
        let put = left.min(world.fields[place].fish_room());
        world.fields[place].fish += put;
        left -= put;
        if put > 0 {
            let at = world.space(place);
            ctx.tell_all(|| Event::FishCaught { seat, at, count: put });
        }
    }
}
