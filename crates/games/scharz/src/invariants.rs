//! What must always hold.

use engine::Seat;

use crate::data::{self, MAX_BUILDERS, MAX_HURRIES, PP_CAP, SHIP_ROOM, TILE_LIMIT, UNIT_LIMIT};
use crate::ids::{Kind, Post};
use crate::phases::{Phase, PhaseState};
use crate::setup::UnitLimit;
use crate::state::{Field, Numbered, Place, Scharz, Slot, Unit, World};

pub fn check(state: &Scharz) -> Result<(), String> {
    check_phase(state)?;
    for seat in state.world.players.seats() {
        check_player(&state.world, seat)?;
        for (slot, unit) in state.world.units[seat].iter() {
            let is_sinking = state.phase == Phase::Hits && unit.is_adrift();
            check_unit(&state.world, seat, unit)
                .or_else(|words| if is_sinking { Ok(()) } else { Err(words) })
                .and_then(|()| check_cargo(&state.world, seat, slot))
                .map_err(|words| format!("{slot:?} of {seat:?}: {words}"))?;
        }
    }
    for (place, field) in state.world.fields.items.iter() {
        let name = || state.world.map().spaces.get(place.number()).map_or("?", |space| space.id);
        check_field(&state.world, place, field).map_err(|words| format!("{}: {words}", name()))?;
    }
    Ok(())
}

/// Room is made, and fights are fought, while another phase waits.
fn check_phase(state: &Scharz) -> Result<(), String> {
    let is_waiting = state.phase == Phase::Room && !state.suspended.is_empty();
    ensure(is_waiting != state.world.crowded.is_empty(), || "somebody waits for room".to_owned())?;
    let is_fought = state.phase.is_fight() || state.suspended.iter().any(PhaseState::is_fight);
    let waits_for_fights = |phase: &PhaseState| *phase == Phase::Battles || *phase == Phase::Sieges;
    let is_called = state.suspended.iter().any(waits_for_fights);
    ensure(!is_fought || is_called, || "a fight is part of battles or of sieges".to_owned())
}

fn ensure(holds: bool, words: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(words()) }
}

fn check_player(world: &World, seat: Seat) -> Result<(), String> {
    let player = &world.players[seat];
    ensure(player.gold >= 0, || format!("{seat:?} owes {} gold", -player.gold))?;
    ensure((0..=PP_CAP).contains(&player.pp), || format!("{seat:?} has {} prestige points", player.pp))?;
    ensure(player.rival != Some(seat), || format!("{seat:?} is its own rival"))?;
    let is_counted = world.options.unit_limit == UnitLimit::Units;
    let standard = world.n_standard(seat);
    ensure(!is_counted || standard <= UNIT_LIMIT, || format!("{seat:?} has {standard} standard units"))?;
    let tiles = world.n_tiles(seat);
    ensure(tiles <= TILE_LIMIT, || format!("{seat:?} has {tiles} building tiles on the map"))
}

fn check_unit(world: &World, seat: Seat, unit: &Unit) -> Result<(), String> {
    let place = unit.at.place();
    ensure(unit.at.map() == world.options.map, || format!("{:?} is on another map", unit.at))?;
    let is_field = unit.at.data().is_field();
    let field = &world.fields[place];
    match unit.post {
        Post::Open => {
            ensure(if is_field { unit.kind != Kind::Corsair } else { unit.kind.is_naval() }, || {
                format!("{:?} cannot be in the open on {:?}", unit.kind, unit.at)
            })
        }
        Post::OnSite => {
            ensure(field.site.is_some() && field.owner == Some(seat), || "there is no site".to_owned())
        }
        Post::Inside => ensure(field.lord() == Some(seat), || "there is no own settlement".to_owned()),
        Post::InYard if world.crowded.contains(place) => Ok(()),
        Post::InYard => {
            ensure(unit.kind.is_ship() && field.lord() == Some(seat), || "there is no own yard".to_owned())
        }
        Post::Aboard => {
            let ship = unit.ship.and_then(|ship| world.units[seat].get(ship));
            let carries = ship.is_some_and(|ship| ship.kind == Kind::Transport && ship.at == unit.at);
            ensure(carries, || "it is aboard of no transport here".to_owned())
        }
    }
}

/// A transport carries no more than its room (3.5).
fn check_cargo(world: &World, seat: Seat, ship: Slot) -> Result<(), String> {
    let load: u8 = world.cargo(seat, ship).map(|(_, unit)| data::ship_size(unit.kind)).sum();
    ensure(load <= SHIP_ROOM, || format!("a load of {load} aboard"))
}

fn check_field(world: &World, place: Place, field: &Field) -> Result<(), String> {
    let is_real = world.map().spaces.get(place.number()).is_some_and(|space| space.is_field());
    ensure(is_real || *field == Field::default(), || "this is no field".to_owned())?;
    ensure(field.grain <= field.storage(), || {
        format!("{} grain in a store for {}", field.grain, field.storage())
    })?;
    ensure(field.fish <= field.berths(), || format!("{} fish in a yard for {}", field.fish, field.berths()))?;
    let is_crowded = world.crowded.contains(place);
    ensure(is_crowded || field.n_inside() <= field.stalls(), || "too many herds inside".to_owned())?;
    ensure(field.crop_owner.is_none() || field.n_herds() == 0, || {
        "a crop and a herd on one field".to_owned()
    })?;
    ensure(field.progress < 4 && field.hurried <= MAX_HURRIES, || "a finished site".to_owned())?;
    let crew =
        |owner: Seat| world.units_at(owner, place).filter(|(_, unit)| unit.post == Post::OnSite).count();
    ensure(field.owner.map_or(0, crew) <= usize::from(MAX_BUILDERS), || "a crowd of builders".to_owned())?;
    let is_owned = field.is_settled() || field.site.is_some();
    ensure(is_owned == field.owner.is_some(), || {
        "an owner without a building, or a building without one".to_owned()
    })?;
    let Some(owner) = field.lord().filter(|_| !is_crowded) else { return Ok(()) };
    let moored = world.n_moored(owner, place);
    ensure(moored <= field.berths(), || format!("{moored} ships in {} berths", field.berths()))?;
    let stored = world.storage_used(owner, place);
    ensure(stored <= field.storage(), || format!("a garrison of {stored} in room for {}", field.storage()))
}
