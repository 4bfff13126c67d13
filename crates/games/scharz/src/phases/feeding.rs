//! Feeding (5.14): what is slaughtered, given up and eaten; who eats with whom is in `larder`.

use engine::Seat;

use super::larder::{
    self, Group, Larder, besieged, besieged_group, end_reckoning, groups, is_exempt, is_within,
    late_settlements, reckon, stock,
};
use super::{Action, Context, Event, Flow, Phase, Scharz, Visit, World, attrition, deals, wages};
use crate::data::maps::places;
use crate::data::{self, SLOTS};
use crate::ids::{Herd, Kind, Level, Season, Settlement};
use crate::state::{Stack, Unit};

pub fn enter(state: &mut Scharz, ctx: Context<'_, '_>) {
    if state.phase == Phase::Feeding {
        reckon(&mut state.world);
    }
    state.open_window(ctx);
}

/// Herds may always be slaughtered; only who is short decides whom and what to give up.
pub fn visit(world: &World, seat: Seat, visit: Visit<'_>) -> Flow {
    visit(Action::Ready)?;
    for group in groups(world, seat) {
        visit_herds(world, seat, group, visit)?;
    }
    let Some(group) = groups(world, seat).find(|&group| !stock(world, seat, group).is_enough()) else {
        return Flow::Continue(());
    };
    let larder = stock(world, seat, group);
    visit_units(world, seat, group, &larder, visit)?;
    if !larder.is_eased_by((1, 0)) {
        return Flow::Continue(());
    }
    places(group.settlements).try_for_each(|place| visit(Action::Abandon { at: world.space(place) }))
}

fn visit_herds(world: &World, seat: Seat, group: Group, visit: Visit<'_>) -> Flow {
    for place in places(group.spaces) {
        for herd in Herd::ALL.into_iter().filter(|&herd| has_herd(world, seat, group, place, herd)) {
            visit(Action::Slaughter { at: world.space(place), herd })?;
        }
    }
    Flow::Continue(())
}

fn has_herd(world: &World, seat: Seat, group: Group, place: usize, herd: Herd) -> bool {
    let field = &world.fields[place];
    let out = field.herds.iter().flatten().any(|flock| flock.owner == seat && flock.herd == herd);
    let inside = field.lord() == Some(seat) && field.inside.contains(&Some(herd));
    (out && !group.is_besieged) || inside
}

fn visit_units(world: &World, seat: Seat, group: Group, larder: &Larder, visit: Visit<'_>) -> Flow {
    let army = &world.units[seat];
    let eats = |unit: &Unit| is_costly(world, seat, group, larder, unit);
    for (slot, unit) in army.iter().filter(|(_, unit)| eats(unit)) {
        let mut before = army.iter().take_while(|&(other, _)| other < slot);
        if !before.any(|(_, twin)| eats(twin) && twin.stack() == unit.stack()) {
            let Stack { at, post, kind, level } = unit.stack();
            visit(Action::GiveUp { at, post, kind, level })?;
        }
    }
    Flow::Continue(())
}

fn needs_food(world: &World, seat: Seat, unit: &Unit) -> bool {
    larder::food(world, seat, unit).0 > 0
}

/// Whether the part is better off without a unit: one that can be fed is not given up (5.14).
fn is_costly(world: &World, seat: Seat, group: Group, larder: &Larder, unit: &Unit) -> bool {
    group.feeds(unit) && larder.is_eased_by(larder::food(world, seat, unit))
}

/// The besieged decide after the besiegers have fed (5.14).
pub fn visit_siege(world: &World, seat: Seat, visit: Visit<'_>) -> Flow {
    visit(Action::Ready)?;
    for place in late_settlements(world, seat) {
        let group = besieged_group(world, seat, place);
        visit_herds(world, seat, group, visit)?;
        let larder = stock(world, seat, group);
        if !larder.is_enough() {
            visit_units(world, seat, group, &larder, visit)?;
        }
    }
    Flow::Continue(())
}

pub fn play(world: &mut World, seat: Seat, action: Action) {
    match action {
        Action::Slaughter { at, herd } => slaughter(world, seat, at.local(), herd),
        Action::Abandon { at } => abandon(world, seat, at.local()),
        _ => wages::play(world, seat, action),
    }
}

fn slaughter(world: &mut World, seat: Seat, place: usize, herd: Herd) {
    deals::remove_herd(world, seat, place, herd);
    world.players[seat].meat += u16::from(data::meat(herd, Season::Winter).unwrap_or(0));
}

/// Food at hand is eaten (5.16): what the ruin has no room for goes to the other stores of its part.
fn abandon(world: &mut World, seat: Seat, place: usize) {
    let part = groups(world, seat).find(|group| group.settlements >> place & 1 == 1);
    let before = world.fields[place];
    world.decay(place);
    let after = world.fields[place];
    if let Some(part) = part {
        world.store_grain(seat, part.stores, before.grain - after.grain);
        world.store_fish(seat, part.stores, before.fish - after.fish);
    }
}

pub fn close(state: &mut Scharz, ctx: Context<'_, '_>) {
    let is_siege = state.phase == Phase::SiegeFeeding;
    for seat in state.world.first.clockwise(state.world.n_seats()) {
        if state.world.players[seat].is_out {
            continue;
        }
        feed_all(state, seat, ctx);
        // Meat that is left is sold (3.10).
        let meat = std::mem::take(&mut state.world.players[seat].meat);
        state.world.players[seat].gold += meat as i16;
    }
    state.world.tidy();
    if is_siege {
        end_reckoning(&mut state.world);
    }
    state.go_to(if is_siege { Phase::RoundEnd } else { Phase::SiegeFeeding });
}

/// All that a seat feeds in this phase.
pub fn feed_all(state: &mut Scharz, seat: Seat, ctx: Context<'_, '_>) {
    match state.phase {
        Phase::SiegeFeeding => feed_besieged(state, seat, ctx),
        _ => feed_realm(state, seat, ctx),
    }
}

fn feed_realm(state: &mut Scharz, seat: Seat, ctx: Context<'_, '_>) {
    lose_cut_off(&mut state.world, seat, ctx);
    for group in groups(&state.world, seat) {
        feed(state, seat, group, ctx);
    }
}

/// Units and herds that nobody can feed (5.14 step 4).
fn lose_cut_off(world: &mut World, seat: Seat, ctx: Context<'_, '_>) {
    let fed = groups(world, seat).fold(0, |set, group| set | group.spaces);
    let walls = besieged(world, seat);
    let lost = world.units[seat]
        .slots(|unit| fed & unit.at.bit() == 0 && !is_within(walls, unit) && needs_food(world, seat, unit));
    for slot in places(lost) {
        drop_unit(world, seat, slot, ctx);
    }
    for place in places(!fed & world.map().fields) {
        let is_safe = is_exempt(world, seat, place);
        for index in 0..2 {
            let flock = world.fields[place].herds[index].filter(|flock| flock.owner == seat && !is_safe);
            if let Some(flock) = flock {
                world.fields[place].herds[index] = None;
                let at = world.space(place);
                ctx.tell_all(|| Event::HerdLost { seat, at, herd: flock.herd });
            }
        }
    }
}

fn drop_unit(world: &mut World, seat: Seat, slot: usize, ctx: Context<'_, '_>) {
    if let Some(unit) = world.units[seat].get(slot).copied() {
        ctx.tell_all(|| Event::UnitLost { owner: seat, at: unit.at, kind: unit.kind });
        world.lose_unit(seat, slot);
    }
}

/// Slaughter when short, then give up units; eat what there is; settlements that got nothing starve.
fn feed(state: &mut Scharz, seat: Seat, group: Group, ctx: Context<'_, '_>) {
    save(&mut state.world, seat, group, ctx);
    let unfed = stock(&state.world, seat, group).missing();
    eat(&mut state.world, seat, group, ctx);
    for _ in 0..unfed {
        if let Some(place) = next_settlement(&state.world, seat, group.settlements) {
            attrition::starve(state, seat, place, ctx);
        }
    }
}

/// Herds and units go until the rest can be fed.
fn save(world: &mut World, seat: Seat, group: Group, ctx: Context<'_, '_>) {
    loop {
        let larder = stock(world, seat, group);
        if larder.is_enough() {
            return;
        }
        if let Some((place, herd)) = next_herd(world, seat, group) {
            let at = world.space(place);
            ctx.tell_all(|| Event::Slaughtered { seat, at, herd });
            slaughter(world, seat, place, herd);
        } else if let Some(slot) =
            next_victim(world, seat, |_, unit| is_costly(world, seat, group, &larder, unit))
        {
            drop_unit(world, seat, slot, ctx);
        } else {
            return;
        }
    }
}

/// Sheep, pigs, cattle, horses, in this order.
fn next_herd(world: &World, seat: Seat, group: Group) -> Option<(usize, Herd)> {
    Herd::ALL.into_iter().find_map(|herd| {
        places(group.spaces)
            .find(|&place| has_herd(world, seat, group, place, herd))
            .map(|place| (place, herd))
    })
}

/// The order of sacrifice (5.14).
fn sacrifice_rank(unit: &Unit) -> u8 {
    match (unit.kind, unit.level) {
        (Kind::SiegeEngine, _) => 0,
        (Kind::Transport, _) => 1,
        (_, Level::Recruit) => 2,
        (Kind::LightInfantry, _) => 3,
        (Kind::Mercenary, _) => 4,
        (Kind::Warship, _) => 5,
        (Kind::HeavyInfantry, _) => 6,
        (Kind::Cavalry, _) => 7,
        _ => 8,
    }
}

pub fn next_victim(world: &World, seat: Seat, counts: impl Fn(usize, &Unit) -> bool) -> Option<usize> {
    let army = &world.units[seat];
    (0..SLOTS)
        .filter(|&slot| army.get(slot).is_some_and(|unit| counts(slot, unit)))
        .min_by_key(|&slot| army.get(slot).map(|unit| (sacrifice_rank(unit), unit.level)))
}

/// Villages with fewest neighbours before cities.
pub fn next_settlement(world: &World, seat: Seat, among: u64) -> Option<usize> {
    let own = places(among).filter(|&place| world.fields[place].lord() == Some(seat));
    own.min_by_key(|&place| {
        (world.fields[place].settlement == Settlement::City, world.data(place).land.count_ones(), place)
    })
}

/// Fish first, then meat, then grain.
fn eat(world: &mut World, seat: Seat, group: Group, ctx: Context<'_, '_>) {
    let larder = stock(world, seat, group);
    let by_fish = larder.rations.min(larder.fish / 2);
    let by_meat = (larder.rations - by_fish).min(larder.meat);
    let by_grain = larder.rations - by_fish - by_meat;
    world.take_fish(seat, group.stores, by_fish * 2);
    world.players[seat].meat -= by_meat;
    let grain = world.take_grain(seat, group.stores, by_grain + larder.fodder);
    ctx.tell_all(|| Event::Fed { seat, grain, fish: by_fish * 2, meat: by_meat });
}

/// An encircled settlement that cannot be fed surrenders.
fn feed_besieged(state: &mut Scharz, seat: Seat, ctx: Context<'_, '_>) {
    for place in late_settlements(&state.world, seat) {
        let group = besieged_group(&state.world, seat, place);
        if !group.is_besieged {
            feed(state, seat, group, ctx);
            continue;
        }
        save(&mut state.world, seat, group, ctx);
        if stock(&state.world, seat, group).is_enough() {
            eat(&mut state.world, seat, group, ctx);
        } else {
            wages::surrender(state, seat, place, ctx);
            // Its new lord has fed already, wherever he sits (S26).
            state.world.besieged &= !(1 << place);
        }
    }
}
