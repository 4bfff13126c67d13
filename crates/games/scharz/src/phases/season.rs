//! Special phases of the seasons without dice of a player (5.13): sowing, taxes, feasts, winter weather.

use engine::Seat;

use super::rolls::roll;
use super::weather::field_yield;
use super::{Action, Context, Event, Flow, Phase, Scharz, Visit, World};
use crate::data;
use crate::data::maps::{Climate, Nature, places};
use crate::ids::{Faction, Feast, Settlement, Winter, Yard};

pub fn visit_sowing(world: &World, seat: Seat, visit: Visit<'_>) -> Flow {
    visit(Action::Ready)?;
    let scene = world.scene();
    for place in places(scene.controlled(seat) & scene.connected(seat)) {
        let field = &world.fields[place];
        let is_free =
            field.crop_owner.is_none() && field.n_herds() == 0 && field_yield(world, place).is_some();
        if is_free
            && world.grain_in(seat, scene.component(seat, place) & scene.cus(seat))
                >= seed_price(world, place)
        {
            visit(Action::Sow { at: world.space(place) })?;
        }
    }
    Flow::Continue(())
}

/// A plundered field costs one grain more.
fn seed_price(world: &World, place: usize) -> u16 {
    1 + u16::from(world.fields[place].plundered)
}

pub fn play_sowing(world: &mut World, seat: Seat, action: Action) {
    let Action::Sow { at } = action else { return };
    let place = at.local();
    let scene = world.scene();
    let (own, stores) = (scene.cus(seat) & at.bit(), scene.component(seat, place) & scene.cus(seat));
    let price = seed_price(world, place);
    // The field's own store first.
    let taken = world.take_grain(seat, own, price);
    world.take_grain(seat, stores, price - taken);
    let field = &mut world.fields[place];
    (field.crop, field.crop_owner) = (1, Some(seat));
}

/// Settlements that pay: completed, neither encircled nor contested nor plundered (5.13).
fn paying(world: &World, seat: Seat) -> u64 {
    let scene = world.scene();
    let cus = scene.cus(seat) & !scene.contested();
    places(cus).filter(|&place| !world.fields[place].plundered).fold(0, |set, place| set | 1 << place)
}

/// Villages 1, cities 3, ports 2 or 3, and half the connected fields.
fn realm_value(world: &World, seat: Seat) -> i16 {
    let port = world.bonus(seat, 2, |faction| faction.port_value());
    let settled: i16 = places(paying(world, seat))
        .map(|place| {
            let field = &world.fields[place];
            let settlement = if field.settlement == Settlement::City { 3 } else { 1 };
            settlement + if field.yard == Yard::Port { port } else { 0 }
        })
        .sum();
    let scene = world.scene();
    let fields = places(scene.controlled(seat) & scene.connected(seat))
        .filter(|&place| !world.fields[place].plundered);
    settled + fields.count() as i16 / 2
}

pub fn tax_income(world: &World, seat: Seat) -> i16 {
    let bonus = if world.faction(seat) == Some(Faction::ItaliaEtruscans) { 3 } else { 0 };
    realm_value(world, seat) + bonus
}

/// A vassal hands over a third (5.10).
pub fn taxes(state: &mut Scharz, ctx: Context<'_, '_>) {
    for seat in state.world.alive().iter() {
        let gold = tax_income(&state.world, seat);
        state.world.players[seat].gold += gold;
        ctx.tell_all(|| Event::TaxesCollected { seat, gold });
        let lord = state.world.players.seats().find(|&lord| state.world.is_lord_of(lord, seat));
        if let Some(lord) = lord {
            let share = gold / 3;
            state.world.players[seat].gold -= share;
            state.world.players[lord].gold += share;
            ctx.tell_all(|| Event::TaxShared { seat, target: lord, gold: share });
        }
    }
    state.go_to(Phase::RoundEnd);
}

pub fn feast_base(world: &World, seat: Seat) -> i16 {
    realm_value(world, seat)
}

/// Grain for a double or triple feast: per village 1 or 2, per city twice that.
pub fn feast_cost(world: &World, seat: Seat, feast: Feast) -> u16 {
    let rations: u16 =
        places(world.scene().cus(seat)).map(|place| world.fields[place].settlement as u16).sum();
    rations * feast as u16
}

pub fn feast_points(world: &World, seat: Seat, feast: Feast) -> i16 {
    feast_base(world, seat) * (feast as i16 + 1)
}

/// Without grain for more the small feast needs no question.
pub fn visit_feasts(world: &World, seat: Seat, visit: Visit<'_>) -> Flow {
    let grain = world.grain_in(seat, world.scene().cus(seat));
    let can_choose = feast_base(world, seat) > 0 && grain >= feast_cost(world, seat, Feast::Double).max(1);
    if !can_choose {
        return Flow::Continue(());
    }
    for feast in Feast::ALL.into_iter().filter(|&feast| grain >= feast_cost(world, seat, feast)) {
        visit(Action::Celebrate { feast })?;
    }
    Flow::Continue(())
}

pub fn play_feast(world: &mut World, seat: Seat, action: Action) {
    if let Action::Celebrate { feast } = action {
        celebrate(world, seat, feast);
    }
}

fn celebrate(world: &mut World, seat: Seat, feast: Feast) {
    let points = feast_points(world, seat, feast);
    let cost = feast_cost(world, seat, feast);
    let stores = world.scene().cus(seat);
    world.take_grain(seat, stores, cost);
    world.gain_pp(seat, points);
    world.players[seat].feasted = true;
}

/// Who was not asked celebrates a small feast.
pub fn close_feasts(state: &mut Scharz, ctx: Context<'_, '_>) {
    for seat in state.world.players.seats() {
        let is_due =
            !std::mem::take(&mut state.world.players[seat].feasted) && !state.world.players[seat].is_out;
        if is_due {
            let points = feast_points(&state.world, seat, Feast::Small);
            celebrate(&mut state.world, seat, Feast::Small);
            state.world.players[seat].feasted = false;
            ctx.tell_all(|| Event::Feasted { seat, feast: Feast::Small, points });
        }
    }
    state.go_to(Phase::RoundEnd);
}

/// One die per climate zone, one for all seas, one per black river section (3.11, 3.13).
pub fn winter_weather(state: &mut Scharz, ctx: Context<'_, '_>) {
    let map = state.world.map();
    for climate in Climate::ALL {
        if map.set(|space| space.is_field() && space.climate == climate) != 0 {
            let winter = data::winter_weather(climate, u32::from(roll(ctx)));
            state.world.winter[climate as usize] = winter;
            ctx.tell_all(|| Event::WinterWeather { climate, winter });
        }
    }
    state.world.storms = u32::from(roll(ctx)) >= data::STORM_FROM;
    if state.world.storms {
        ctx.tell_all(|| Event::Storms);
    }
    for place in places(map.set(|space| space.nature == Nature::River)) {
        if u32::from(roll(ctx)) >= data::FROZEN_FROM {
            state.world.frozen |= 1 << place;
            let at = state.world.space(place);
            ctx.tell_all(|| Event::RiverFroze { at });
        }
    }
    state.go_to(Phase::Units);
}

/// Winter is over.
pub fn thaw(world: &mut World) {
    (world.winter, world.storms, world.frozen) = ([Winter::Normal; 3], false, 0);
}
