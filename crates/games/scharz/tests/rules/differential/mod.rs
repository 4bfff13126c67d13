//! A second reading of the rules that err most easily: where units may go, what the dice of a battle bring, who eats. Plain
//! and slow, written from the rules page with tables of its own, and compared with the rules in many positions: those
//! of random matches on all maps in all modes, and scattered ones, where more meets on one space.

mod battle;
mod feeding;
mod movement;
mod wages;

use engine::{Chance, Ctx, FastChance, Game, Seat};
use scharz::*;

use crate::laws::waste::is_waste;
use crate::rules::table::Table;

/// Calls for every position of random matches on each map in each mode.
fn each_position(n_matches: u64, n_clicks: usize, mut visit: impl FnMut(&Scharz)) {
    (0..n_matches).for_each(|seed| each_position_of(seed, n_clicks, &mut visit));
}

fn each_position_of(seed: u64, n_clicks: usize, visit: &mut impl FnMut(&Scharz)) {
    for (index, map) in MapId::ALL.into_iter().enumerate() {
        for mode in Mode::ALL {
            let seats = 2 + ((index + mode as usize) % 3) as u8;
            let mut chance = FastChance::new(100 * (1 + seed) + index as u64);
            let setup = Setup::new(seats, map, mode, 5);
            let mut state = Scharz::start(&setup, &mut Ctx::silent(&mut chance)).unwrap();
            for _ in 0..n_clicks {
                let pending = state.status().pending();
                if pending.is_empty() {
                    break;
                }
                visit(&state);
                let seat = pending.iter().nth(chance.below(pending.len() as u32) as usize).unwrap();
                let action = choice(&state, seat, &mut chance);
                state.apply(seat, &action, &mut Ctx::silent(&mut chance));
            }
        }
    }
}

/// Any click but those that give the realm away.
fn choice(state: &Scharz, seat: Seat, chance: &mut FastChance) -> Action {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let kept: Vec<Action> = legal.iter().copied().filter(|action| !is_waste(action)).collect();
    let list = if kept.is_empty() { legal } else { kept };
    list[chance.below(list.len() as u32) as usize]
}

/// Everybody has settlements and units of all kinds, crowded on few spaces, and may be bound to others.
fn scattered(map: MapId, mode: Mode, chance: &mut FastChance) -> Table {
    let n_seats = 2 + chance.below(3) as usize;
    let mut table = Table::new(map, mode, n_seats as u8);
    let spaces: Vec<Space> = map.data().all().iter().map(|place| map.space(place)).collect();
    let any = |chance: &mut FastChance| spaces[chance.below(spaces.len() as u32) as usize];
    let crowded: Vec<Space> = (0..10).map(|_| any(chance)).collect();
    for owner in Seat::all(n_seats) {
        if mode == Mode::Extended {
            let peoples = Faction::of_map(map);
            let player = &mut table.state.world.players[owner];
            player.faction = Some(peoples[chance.below(peoples.len() as u32) as usize]);
            player.commander = Commander::ALL[chance.below(5) as usize];
        }
        let player = &mut table.state.world.players[owner];
        player.pp = if mode >= Mode::Original { chance.below(90) as i16 } else { 0 };
        player.rival = Some(Seat::new((owner.index() + 1) % n_seats));
        for &at in &crowded {
            found(&mut table.state.world, owner, at, chance);
        }
        for _ in 0..14 {
            let at = crowded[chance.below(crowded.len() as u32) as usize];
            muster(&mut table.state.world, owner, at, chance);
        }
    }
    bind(&mut table.state.world, chance);
    table
}

/// Now and then a settlement with a yard and a fort, or a building site.
fn found(world: &mut World, owner: Seat, at: Space, chance: &mut FastChance) {
    let is_free = at.data().is_field() && !at.data().is_neutral() && world.fields[at.place()].owner.is_none();
    if !is_free || chance.below(4) > 0 {
        return;
    }
    let touches_sea = (at.data().coast & world.map().seas).iter().next().is_some();
    let field = &mut world.fields[at.place()];
    field.owner = Some(owner);
    field.settlement = [Settlement::Village, Settlement::City][chance.below(2) as usize];
    field.fort = chance.below(3) == 0;
    if touches_sea {
        field.yard = [Yard::NoYard, Yard::Dock, Yard::Port][chance.below(3) as usize];
    }
    if chance.below(4) == 0 {
        field.site = Some(Building::BuildFort).filter(|_| !field.fort);
    }
}

/// One unit, of a kind and at a post that fit the space.
fn muster(world: &mut World, owner: Seat, at: Space, chance: &mut FastChance) {
    const LAND: [Kind; 6] = [
        Kind::LightInfantry,
        Kind::LightInfantry,
        Kind::HeavyInfantry,
        Kind::Cavalry,
        Kind::Mercenary,
        Kind::Elephant,
    ];
    const SHIPS: [Kind; 3] = [Kind::Transport, Kind::Transport, Kind::Warship];
    let level = if world.options.mode >= Mode::Original {
        Level::ALL[chance.below(5) as usize]
    } else {
        Level::Standard
    };
    let carrier = world.units[owner]
        .iter()
        .find(|(slot, ship)| {
            ship.kind == Kind::Transport && ship.at == at && world.cargo_room(owner, *slot) >= 3
        })
        .map(|(slot, _)| slot);
    let is_lord = world.fields[at.place()].lord() == Some(owner);
    let has_berth = is_lord && world.free_berths(owner, at.place()) > 0;
    let has_site = world.fields[at.place()].owner == Some(owner) && world.fields[at.place()].site.is_some();
    let is_wet = at.data().is_full(Colour::Turquoise);
    let is_neutral = world.options.mode != Mode::Extended && at.data().is_neutral();
    let mut kind = LAND[chance.below(6) as usize];
    let mut unit = match (at.data().is_field(), carrier) {
        (_, Some(ship)) if chance.below(2) == 0 => {
            kind = Kind::LightInfantry;
            Unit { post: Post::Aboard, ship: Some(ship), ..Unit::new(kind, at) }
        }
        (true, _) if is_neutral => return,
        (true, _) if has_berth && chance.below(3) == 0 => {
            kind = SHIPS[chance.below(3) as usize];
            Unit { post: Post::InYard, ..Unit::new(kind, at) }
        }
        (true, _) if is_wet && chance.below(4) == 0 => Unit::new(Kind::Warship, at),
        (true, _) if has_site && kind == Kind::LightInfantry => {
            Unit { post: Post::OnSite, ..Unit::new(kind, at) }
        }
        (true, _) => Unit::new(kind, at),
        (false, _) => Unit::new(SHIPS[chance.below(3) as usize], at),
    };
    unit.level = level;
    if chance.below(5) == 0 {
        unit.marks.insert(Mark::Moved);
    }
    if chance.below(8) == 0 && unit.post == Post::Open {
        unit.marks.insert(Mark::Training);
    }
    world.units[owner].add(unit);
}

/// Some truces, peaces and vassalages.
fn bind(world: &mut World, chance: &mut FastChance) {
    let n_seats = world.n_seats();
    for one in 0..n_seats {
        for other in one + 1..n_seats {
            let kind = match chance.below(8) {
                0 => PactKind::Truce,
                1 => PactKind::Peace,
                2 if (0..n_seats).all(|seat| world.lord_of(Seat::new(seat)).is_none()) => PactKind::Vassalage,
                _ => continue,
            };
            let (one, other) = (Seat::new(one), Seat::new(other));
            *world.pact_mut(one, other) =
                Pact { kind: Some(kind), superior: Some(one), years: 1, ..Pact::default() };
        }
    }
}

fn hostile(world: &World, one: Seat, other: Seat) -> bool {
    one != other && world.pact(one, other).kind.is_none()
}

/// On a field and not inside, or a ship outside a yard.
fn is_out(unit: &Unit) -> bool {
    unit.post == Post::Open || unit.post == Post::OnSite
}

fn stands(world: &World, seat: Seat, place: Place) -> bool {
    world.units[seat].iter().any(|(_, unit)| is_out(unit) && unit.at.place() == place)
}

fn enemies_stand(world: &World, seat: Seat, place: Place) -> bool {
    world.players.seats().any(|other| hostile(world, seat, other) && stands(world, other, place))
}

/// Who owns the completed settlement of a field.
fn owner_of(world: &World, place: Place) -> Option<Seat> {
    let field = &world.fields[place];
    field.owner.filter(|_| field.settlement != Settlement::Wilderness)
}
