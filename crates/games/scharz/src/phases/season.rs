//! Special phases of the seasons (5.13): breeding, sowing, weather, taxes, harvest, feasts, winter weather; fishing.

use engine::Seat;

use super::{Action, Context, Event, Flow, Phase, Scharz, Visit, World, calendar, conquest, seat_at};
use crate::data;
use crate::ids::{Faction, Feast, Herd, Mode, Settlement, Winter, Yard};
use crate::maps::{Climate, Nature, places};

/// Breeding, Weather and Fishing: one brown die after the other, each of which its owner may roll again.
pub fn enter_rolls(state: &mut Scharz, ctx: Context<'_, '_>) {
    while state.turn.is_none() && matches!(state.phase, Phase::Breeding | Phase::Weather | Phase::Fishing) {
        match state.phase {
            Phase::Breeding => next_birth(state, ctx),
            Phase::Weather => next_crop(state, ctx),
            _ => next_catch(state, ctx),
        }
    }
}

pub fn answer_roll(state: &mut Scharz, seat: Seat, action: Action, ctx: Context<'_, '_>) {
    if action == Action::Reroll {
        state.world.gain_pp(seat, -4);
        ctx.tell_all(|| Event::Rerolled { seat });
        state.cursor.die = roll(ctx);
    }
    state.cursor.again = true;
}

fn roll(ctx: Context<'_, '_>) -> u8 {
    (ctx.chance().below(6) + 1) as u8
}

/// Rolls if no die lies there. Ruling: a re-roll is offered when the die failed.
fn settled_die(
    state: &mut Scharz,
    seat: Seat,
    fails: fn(u8, Climate) -> bool,
    climate: Climate,
    ctx: Context<'_, '_>,
) -> Option<u8> {
    if state.cursor.die == 0 {
        state.cursor.die = roll(ctx);
    }
    let may_repeat = state.world.has_prestige() && state.world.players[seat].pp >= 4 && !state.cursor.again;
    if fails(state.cursor.die, climate) && may_repeat {
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
        let Some(die) = settled_die(state, seat, |die, _| die > 2, Climate::Temperate, ctx) else { return };
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

fn next_newborn(world: &World, seat: Seat) -> Option<Herd> {
    let newborn = &world.players[seat].newborn;
    Herd::ALL.into_iter().rev().find(|&herd| newborn[herd as usize] > 0)
}

pub fn visit_births(world: &World, seat: Seat, visit: Visit<'_>) -> Flow {
    let room = nurseries(world, seat);
    if next_newborn(world, seat).is_none() || room == 0 {
        return visit(Action::Ready);
    }
    visit(Action::AsProposed)?;
    places(room).try_for_each(|place| visit(Action::Put { at: world.space(place) }))
}

pub fn play_births(world: &mut World, seat: Seat, action: Action) {
    match action {
        Action::Put { at } => put_newborn(world, seat, at.local()),
        Action::AsProposed => {
            while let (Some(_), Some(place)) =
                (next_newborn(world, seat), places(nurseries(world, seat)).next())
            {
                put_newborn(world, seat, place);
            }
        }
        _ => {}
    }
}

fn put_newborn(world: &mut World, seat: Seat, place: usize) {
    if let Some(herd) = next_newborn(world, seat) {
        world.players[seat].newborn[herd as usize] -= 1;
        world.fields[place].put_herd(seat, herd);
    }
}

/// Without room they are lost.
pub fn close_births(state: &mut Scharz) {
    for seat in state.world.players.seats() {
        state.world.players[seat].newborn = [0; 4];
    }
    state.go_to(Phase::Units);
}

/// The yield of the better colour (3.9).
pub fn field_yield(world: &World, place: usize) -> Option<u8> {
    world.data(place).colours.iter().filter_map(|&colour| data::colour_yield(colour)).max()
}

fn next_crop(state: &mut Scharz, ctx: Context<'_, '_>) {
    let from = usize::from(state.cursor.place);
    let Some(place) = (from..64).find(|&place| state.world.fields[place].crop_owner.is_some()) else {
        return state.go_to(Phase::Units);
    };
    state.cursor.place = place as u8;
    let owner = state.world.fields[place].crop_owner.expect("a crop");
    let climate = state.world.data(place).climate;
    let mut change = 0;
    if state.world.is_extended() {
        let fails = |die: u8, climate: Climate| data::summer_weather(climate, u32::from(die)) < 0;
        let Some(die) = settled_die(state, owner, fails, climate, ctx) else { return };
        change = data::summer_weather(climate, u32::from(die));
    }
    grow(&mut state.world, place, change, ctx);
    state.cursor.place += 1;
}

/// The yield is laid on top of the seed; by option the seed is spent (R9).
fn grow(world: &mut World, place: usize, change: i8, ctx: Context<'_, '_>) {
    let plain = field_yield(world, place).unwrap_or(0);
    let count = plain.saturating_add_signed(change);
    let returns = world.options.seed_returns;
    let field = &mut world.fields[place];
    field.crop = if returns { field.crop + count } else { count };
    let at = world.space(place);
    ctx.tell_all(|| Event::Grew { at, count });
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
        let Some(die) = settled_die(state, seat, |die, _| die > 4, Climate::Temperate, ctx) else { return };
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

/// All grain from own crops, and from enemy crops on controlled fields, into stores with room.
pub fn harvest(state: &mut Scharz, ctx: Context<'_, '_>) {
    for place in 0..64 {
        let Some(owner) = state.world.fields[place].crop_owner else { continue };
        reap(&mut state.world, place, owner, ctx);
        let field = &mut state.world.fields[place];
        (field.crop, field.crop_owner) = (0, None);
    }
    state.go_to(Phase::Units);
}

fn reap(world: &mut World, place: usize, owner: Seat, ctx: Context<'_, '_>) {
    let scene = world.scene();
    let reaper = world.order().find(|&seat| scene.owned(seat) >> place & 1 == 1);
    let Some(seat) = reaper.filter(|&seat| seat == owner || world.is_hostile(seat, owner)) else { return };
    if scene.connected(seat) >> place & 1 == 0 {
        return;
    }
    let stores = scene.component(seat, place) & scene.cus(seat);
    let crop = world.fields[place].crop;
    let stored = world.store_grain(seat, stores, crop);
    let at = world.space(place);
    if seat == owner {
        ctx.tell_all(|| Event::Harvested { seat, at, count: stored });
    } else if stored > 0 {
        conquest::score_grain(world, seat, owner, stored, crop);
        ctx.tell_all(|| Event::CropTaken { seat, owner, at, count: stored });
    }
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
