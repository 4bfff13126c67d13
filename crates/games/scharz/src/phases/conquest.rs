//! What becomes of a settlement that fell or surrendered (5.8, 5.14).

use engine::Seat;

use super::{Context, Event};
use crate::data::TILE_LIMIT;
use crate::field::Field;
use crate::ids::{Fate, Settlement, Yard};
use crate::setup::GrainVp;
use crate::world::World;

/// How a settlement comes into other hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// Nobody was inside: undamaged.
    Whole,
    /// Starved out: undamaged.
    Surrendered,
    Stormed {
        city: Fate,
        port: Fate,
    },
}

/// Points, loot and the new owner.
pub fn take(world: &mut World, by: Seat, place: usize, taken: Taken, ctx: Context<'_, '_>) {
    let Some(owner) = world.fields[place].lord() else { return };
    let is_city = world.fields[place].settlement == Settlement::City;
    let has_yard = world.fields[place].yard != Yard::NoYard;
    // A surrender comes at Feeding, outside the battle phase.
    let battlefield = (taken != Taken::Surrendered).then_some(place);
    score(world, by, owner, battlefield, is_city, has_yard);
    let is_razed = match taken {
        Taken::Stormed { city: Fate::Raze, .. } => true,
        Taken::Stormed { .. } => !is_city,
        Taken::Whole | Taken::Surrendered => false,
    };
    let at = world.space(place);
    if is_razed || world.n_tiles(by) >= TILE_LIMIT {
        let gold = if is_razed { raze_gold(world, place) } else { 0 };
        loot_store(world, by, owner, place);
        world.players[by].gold += gold;
        world.ruin(place);
        ctx.tell_all(|| Event::SettlementRazed { at, by, owner, gold });
        return;
    }
    occupy(world, by, owner, place, taken);
    match taken {
        Taken::Surrendered => ctx.tell_all(|| Event::SettlementSurrendered { at, by, owner }),
        _ => ctx.tell_all(|| Event::SettlementTaken { at, by, owner }),
    }
}

fn score(
    world: &mut World,
    by: Seat,
    owner: Seat,
    battlefield: Option<usize>,
    is_city: bool,
    has_yard: bool,
) {
    let (vp, pp) = if is_city { (8, 12) } else { (4, 8) };
    world.move_vp(by, vp);
    world.move_vp(owner, -vp);
    world.win_pp(by, owner, pp, battlefield);
    if has_yard {
        world.win_pp(by, owner, 4, battlefield);
    }
}

fn raze_gold(world: &World, place: usize) -> i16 {
    let field = &world.fields[place];
    let settlement = if field.settlement == Settlement::City { 6 } else { 2 };
    settlement + if field.yard == Yard::Port { 4 } else { 0 }
}

/// Grain and fish that fit into connected own stores; herds inside come along with the field.
fn loot_store(world: &mut World, by: Seat, owner: Seat, place: usize) {
    let grain = world.fields[place].grain;
    if grain > 0 {
        world.fields[place].grain = 0;
        let stored = store_beside(world, by, place, grain);
        score_grain(world, by, owner, stored, grain);
    }
    let fish = std::mem::take(&mut world.fields[place].fish);
    land_fish_beside(world, by, place, fish);
    for index in 0..2 {
        let Some(herd) = world.fields[place].inside[index].take() else { continue };
        let takes = world.fields[place].takes_herd();
        if takes {
            world.fields[place].put_herd(by, herd);
            world.move_vp(by, 1);
        }
        world.move_vp(owner, -1);
    }
}

pub fn store_beside(world: &mut World, by: Seat, place: usize, grain: u8) -> u8 {
    let stores = stores_beside(world, by, place);
    world.store_grain(by, stores, grain)
}

fn land_fish_beside(world: &mut World, by: Seat, place: usize, fish: u8) {
    let stores = stores_beside(world, by, place);
    world.store_fish(by, stores, fish);
}

/// Own stores connected to a place or to what lies beside it.
fn stores_beside(world: &World, by: Seat, place: usize) -> u64 {
    let scene = world.scene();
    let data = world.data(place);
    let near = (data.land | data.coast | 1 << place) & scene.connected(by);
    scene.flood(by, scene.nodes(by), near) & scene.cus(by)
}

/// Per store, or per grain by option (R18).
pub fn score_grain(world: &mut World, by: Seat, owner: Seat, stolen: u8, lost: u8) {
    let worth = |amount: u8| match world.options.grain_vp {
        GrainVp::PerCrop => i16::from(amount > 0),
        GrainVp::PerGrain => i16::from(amount),
    };
    let (gain, loss) = (worth(stolen), worth(lost));
    world.move_vp(by, gain);
    world.move_vp(owner, -loss);
}

fn occupy(world: &mut World, by: Seat, owner: Seat, place: usize, taken: Taken) {
    let Field { grain, fish, .. } = world.fields[place];
    let lost = world.fields[place].n_inside() as i16;
    if let Taken::Stormed { port, .. } = taken {
        let field = &mut world.fields[place];
        field.settlement = Settlement::Village;
        if field.yard == Yard::Port {
            let is_kept = port == Fate::Keep;
            field.yard = if is_kept { Yard::Dock } else { Yard::NoYard };
            world.players[by].gold += if is_kept { 0 } else { 4 };
        }
    }
    world.seize(by, place);
    let kept = world.fields[place].grain.min(grain);
    let surplus = grain - kept;
    let moved = if surplus > 0 { store_beside(world, by, place, surplus) } else { 0 };
    let left = fish - world.fields[place].fish.min(fish);
    land_fish_beside(world, by, place, left);
    if grain > 0 {
        score_grain(world, by, owner, kept + moved, grain);
    }
    // A herd that finds no stall in the smaller settlement is lost, not stolen.
    let stolen = world.fields[place].n_inside() as i16;
    world.move_vp(by, stolen);
    world.move_vp(owner, -lost);
    world.free_garrisons();
}
