//! Feeding (5.14): every part of the network by itself, besiegers before the besieged.

use engine::Seat;

use super::{Action, Context, Event, Flow, Phase, Scharz, Visit, World, attrition, deals, wages};
use crate::data::{self, SLOTS};
use crate::ids::{Faction, Herd, Kind, Level, Post, Season, Settlement, Winter};
use crate::maps::{Climate, Colour, places};
use crate::units::{Stack, Unit};

/// What one part of a realm needs and has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Larder {
    pub rations: u16,
    /// Grain beyond rations: fodder of cavalry, elephants and herds.
    pub fodder: u16,
    pub grain: u16,
    pub fish: u16,
    pub meat: u16,
}

impl Larder {
    /// Rations that grain must cover after fish and meat.
    fn rations_from_grain(&self) -> u16 {
        self.rations.saturating_sub(self.fish / 2).saturating_sub(self.meat)
    }

    pub fn is_enough(&self) -> bool {
        self.grain >= self.fodder + self.rations_from_grain()
    }
}

/// The parts of a realm that feed together: all connected components, then each encircled settlement.
#[derive(Clone, Copy)]
struct Group {
    stores: u64,
    /// Settlements that eat here.
    settlements: u64,
    /// Spaces whose units and herds eat here.
    spaces: u64,
    is_besieged: bool,
}

impl Group {
    fn feeds(&self, unit: &Unit) -> bool {
        let is_inside = matches!(unit.post, Post::Inside | Post::InYard);
        let is_here = self.spaces & unit.at.bit() != 0;
        is_here && (!self.is_besieged || is_inside || unit.post == Post::Aboard)
    }
}

fn groups(world: &World, seat: Seat) -> impl Iterator<Item = Group> + use<> {
    let scene = world.scene();
    let nodes = scene.nodes(seat);
    let mut left = scene.cus(seat);
    let mut parts = [None; 16];
    let mut beside = 0;
    for part in &mut parts {
        if left == 0 {
            break;
        }
        let component = scene.flood(seat, nodes, left & left.wrapping_neg());
        left &= !component;
        let guests = units_beside(world, seat, nodes, component) & !beside & !scene.encircled(seat);
        beside |= guests;
        *part = Some(Group {
            stores: component & scene.cus(seat),
            settlements: component & scene.cus(seat),
            spaces: component | guests,
            is_besieged: false,
        });
    }
    parts.into_iter().flatten()
}

/// Spaces outside the network from which units are still fed (5.0).
fn units_beside(world: &World, seat: Seat, nodes: u64, component: u64) -> u64 {
    let near = places(component).fold(0, |set, place| {
        let data = world.data(place);
        set | if data.is_field() {
            data.land | data.coast | world.fords(seat, place)
        } else {
            data.coast | data.water
        }
    });
    near & !nodes & world.units[seat].iter().fold(0, |set, (_, unit)| set | unit.at.bit())
}

/// A settlement that was encircled: by itself, or once set free from what its network has left.
fn besieged_group(world: &World, seat: Seat, place: usize) -> Group {
    let scene = world.scene();
    let own = 1 << place;
    if scene.encircled(seat) & own != 0 {
        return Group { stores: own, settlements: own, spaces: own, is_besieged: true };
    }
    let stores = scene.component(seat, place) & scene.cus(seat);
    Group { stores, settlements: own, spaces: own, is_besieged: false }
}

/// Own settlements that eat after the besiegers.
fn late_settlements(world: &World, seat: Seat) -> impl Iterator<Item = usize> + use<> {
    places(world.besieged & world.scene().home(seat))
}

/// Whether a herd in the open needs no fodder (5.14).
fn is_exempt(world: &World, seat: Seat, place: usize) -> bool {
    let data = world.data(place);
    let good_winter = world.is_extended() && world.winter[data.climate as usize] == Winter::Good;
    good_winter
        || (world.is_extended() && has_winter_pasture(world, place))
        || uses_transhumance(world, seat, place)
}

/// Green in the subtropics, yellow in the subtropics and the temperate zone.
fn has_winter_pasture(world: &World, place: usize) -> bool {
    let data = world.data(place);
    match data.climate {
        Climate::Subtropical => data.has(Colour::Green) || data.has(Colour::Yellow),
        Climate::Temperate => data.has(Colour::Yellow),
        Climate::Cold => false,
    }
}

/// The Huns' bonus repeats what Extended gives everybody; it never needs more than a pasture.
fn uses_transhumance(world: &World, seat: Seat, place: usize) -> bool {
    world.faction(seat) == Some(Faction::HunsHuns) && has_winter_pasture(world, place)
}

fn hungry_herds(world: &World, seat: Seat, group: Group) -> u16 {
    let mut count = 0;
    for place in places(group.spaces) {
        let field = &world.fields[place];
        if !group.is_besieged && !is_exempt(world, seat, place) {
            count += field.herds.iter().flatten().filter(|flock| flock.owner == seat).count();
        }
        if field.lord() == Some(seat) && group.stores >> place & 1 == 1 {
            count += field.n_inside();
        }
    }
    count as u16
}

fn stock(world: &World, seat: Seat, group: Group) -> Larder {
    let mut larder = Larder {
        fodder: hungry_herds(world, seat, group),
        grain: world.grain_in(seat, group.stores),
        fish: world.fish_in(seat, group.stores),
        meat: world.players[seat].meat,
        rations: 0,
    };
    for (_, unit) in world.units[seat].iter().filter(|(_, unit)| group.feeds(unit)) {
        let (rations, grain) = data::food(unit.kind);
        larder.rations += rations;
        larder.fodder += grain;
    }
    larder.rations +=
        places(group.settlements).map(|place| world.fields[place].settlement as u16).sum::<u16>();
    larder
}

/// All that the realm needs and has outside sieges, for the view.
pub fn larder(world: &World, seat: Seat) -> Larder {
    let mut total = Larder::default();
    for group in groups(world, seat) {
        let part = stock(world, seat, group);
        total.rations += part.rations;
        total.fodder += part.fodder;
        total.grain += part.grain;
        total.fish += part.fish;
    }
    total
}

/// The Vikings of TAIFAS bring their own food in year 2 (3.13).
fn needs_no_food(world: &World, seat: Seat) -> bool {
    world.faction(seat) == Some(Faction::TaifasVikings) && world.year == 2
}

pub fn enter(state: &mut Scharz, ctx: Context<'_, '_>) {
    if state.phase == Phase::Feeding {
        state.world.besieged = super::siege::encircled(&state.world);
    }
    state.open_window(ctx);
}

/// Only who is short has something to decide: what to slaughter, whom to give up.
pub fn visit(world: &World, seat: Seat, visit: Visit<'_>) -> Flow {
    visit(Action::Ready)?;
    if needs_no_food(world, seat) {
        return Flow::Continue(());
    }
    let Some(group) = groups(world, seat).find(|&group| !stock(world, seat, group).is_enough()) else {
        return Flow::Continue(());
    };
    visit_herds(world, seat, group, visit)?;
    visit_units(world, seat, group, visit)
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

fn visit_units(world: &World, seat: Seat, group: Group, visit: Visit<'_>) -> Flow {
    let army = &world.units[seat];
    let eats = |unit: &Unit| group.feeds(unit) && data::food(unit.kind).0 > 0;
    for (slot, unit) in army.iter().filter(|(_, unit)| eats(unit)) {
        let mut before = army.iter().take_while(|&(other, _)| other < slot);
        if !before.any(|(_, twin)| eats(twin) && twin.stack() == unit.stack()) {
            let Stack { at, post, kind, level } = unit.stack();
            visit(Action::GiveUp { at, post, kind, level })?;
        }
    }
    Flow::Continue(())
}

/// The besieged decide after the besiegers have fed (5.14).
pub fn visit_siege(world: &World, seat: Seat, visit: Visit<'_>) -> Flow {
    visit(Action::Ready)?;
    for place in late_settlements(world, seat) {
        let group = besieged_group(world, seat, place);
        if !stock(world, seat, group).is_enough() {
            visit_herds(world, seat, group, visit)?;
            visit_units(world, seat, group, visit)?;
        }
    }
    Flow::Continue(())
}

pub fn play(world: &mut World, seat: Seat, action: Action) {
    match action {
        Action::Slaughter { at, herd } => slaughter(world, seat, at.local(), herd),
        _ => wages::play(world, seat, action),
    }
}

fn slaughter(world: &mut World, seat: Seat, place: usize, herd: Herd) {
    deals::remove_herd(world, seat, place, herd);
    world.players[seat].meat += u16::from(data::meat(herd, Season::Winter).unwrap_or(0));
}

pub fn close(state: &mut Scharz, ctx: Context<'_, '_>) {
    let is_siege = state.phase == Phase::SiegeFeeding;
    for seat in state.world.players.seats() {
        if needs_no_food(&state.world, seat) || state.world.players[seat].is_out {
            continue;
        }
        if is_siege {
            feed_besieged(state, seat, ctx);
        } else {
            feed_realm(state, seat, ctx);
        }
        // Meat that is left is sold (3.10).
        let meat = std::mem::take(&mut state.world.players[seat].meat);
        state.world.players[seat].gold += meat as i16;
    }
    state.world.tidy();
    if is_siege {
        state.world.besieged = 0;
    }
    state.go_to(if is_siege { Phase::RoundEnd } else { Phase::SiegeFeeding });
}

fn feed_realm(state: &mut Scharz, seat: Seat, ctx: Context<'_, '_>) {
    lose_cut_off(&mut state.world, seat, ctx);
    let mut number = 0;
    while let Some(group) = groups(&state.world, seat).nth(number) {
        feed(state, seat, group, ctx);
        number += 1;
    }
}

/// Units and herds that nobody can feed (5.14 step 4).
fn lose_cut_off(world: &mut World, seat: Seat, ctx: Context<'_, '_>) {
    let fed = groups(world, seat).fold(0, |set, group| set | group.spaces);
    let encircled = world.scene().encircled(seat);
    let lost = world.units[seat].slots(|unit| {
        let besieged =
            encircled & unit.at.bit() != 0 && matches!(unit.post, Post::Inside | Post::InYard | Post::Aboard);
        fed & unit.at.bit() == 0 && !besieged && unit.kind != Kind::Corsair
    });
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

/// Slaughter when short, then give up units, then settlements; at last eat.
fn feed(state: &mut Scharz, seat: Seat, group: Group, ctx: Context<'_, '_>) {
    while !stock(&state.world, seat, group).is_enough() {
        let herd = next_herd(&state.world, seat, group);
        if let Some((place, herd)) = herd {
            slaughter(&mut state.world, seat, place, herd);
        } else if let Some(slot) =
            next_victim(&state.world, seat, |_, unit| group.feeds(unit) && data::food(unit.kind).0 > 0)
        {
            drop_unit(&mut state.world, seat, slot, ctx);
        } else if let Some(place) = next_settlement(&state.world, seat, group.settlements) {
            attrition::starve(state, seat, place, ctx);
        } else {
            break;
        }
    }
    eat(&mut state.world, seat, group, ctx);
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
    let grain = by_grain + larder.fodder;
    world.take_grain(seat, group.stores, grain);
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
        while !stock(&state.world, seat, group).is_enough() {
            if let Some((place, herd)) = next_herd(&state.world, seat, group) {
                slaughter(&mut state.world, seat, place, herd);
            } else if let Some(slot) = next_victim(&state.world, seat, |_, unit| group.feeds(unit)) {
                drop_unit(&mut state.world, seat, slot, ctx);
            } else {
                break;
            }
        }
        if stock(&state.world, seat, group).is_enough() {
            eat(&mut state.world, seat, group, ctx);
        } else {
            wages::surrender(state, seat, place, ctx);
        }
    }
}
