//! What becomes of a settlement that fell or surrendered (5.8, 5.14).

use engine::Seat;

use super::booty;
use crate::data::{self, TILE_LIMIT};
use crate::event::Event;
use crate::ids::{Fate, Herd, Settlement, Yard};
use crate::phases::Context;
use crate::setup::GrainVp;
use crate::state::{Field, Place, Set, World};

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
pub fn take(world: &mut World, by: Seat, place: Place, taken: Taken, ctx: Context<'_, '_>) {
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
        let herds = std::mem::take(&mut world.fields[place].inside);
        loot_store(world, by, owner, place);
        world.players[by].gold += gold;
        world.ruin(place);
        steal_herds(world, by, owner, place, herds);
        ctx.tell_all(|| Event::SettlementRazed { at, by, owner, gold });
        return;
    }
    occupy(world, by, owner, place, taken);
    // In the step of plunder its stores may be carried on (S25).
    world.stormed |= Set::one_if(place, taken != Taken::Surrendered);
    match taken {
        Taken::Surrendered => ctx.tell_all(|| Event::SettlementSurrendered { at, by, owner }),
        _ => ctx.tell_all(|| Event::SettlementTaken { at, by, owner }),
    }
}

fn score(
    world: &mut World,
    by: Seat,
    owner: Seat,
    battlefield: Option<Place>,
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

fn raze_gold(world: &World, place: Place) -> i16 {
    let field = &world.fields[place];
    let settlement = if field.settlement == Settlement::City { 6 } else { 2 };
    settlement + if field.yard == Yard::Port { 4 } else { 0 }
}

/// Grain and fish that fit into connected own stores.
fn loot_store(world: &mut World, by: Seat, owner: Seat, place: Place) {
    let grain = world.fields[place].grain;
    if grain > 0 {
        world.fields[place].grain = 0;
        let stored = store_beside(world, by, place, grain);
        score_grain(world, by, owner, stored, grain);
    }
    let fish = std::mem::take(&mut world.fields[place].fish);
    land_fish_beside(world, by, place, fish);
}

/// Herds from inside stand on this field or stay in its stalls, else on another field of the conqueror's network; one
/// without room is lost, not stolen (5.8). The dearer first.
fn steal_herds(world: &mut World, by: Seat, owner: Seat, place: Place, mut herds: [Option<Herd>; 2]) {
    herds.sort_by_key(|herd| std::cmp::Reverse(herd.map(data::herd_ap)));
    for herd in herds.into_iter().flatten() {
        world.move_vp(owner, -1);
        let field = &mut world.fields[place];
        let has_stall = field.lord() == Some(by) && field.n_inside() < field.stalls();
        match booty::pasture(world, by, place) {
            Some(pasture) if pasture == place || !has_stall => world.fields[pasture].put_herd(by, herd),
            _ if has_stall => world.fields[place].put_inside(herd),
            _ => continue,
        }
        world.move_vp(by, 1);
    }
}

pub fn store_beside(world: &mut World, by: Seat, place: Place, grain: u8) -> u8 {
    let stores = stores_beside(world, by, place);
    world.store_grain(by, stores, grain)
}

fn land_fish_beside(world: &mut World, by: Seat, place: Place, fish: u8) {
    let stores = stores_beside(world, by, place);
    world.store_fish(by, stores, fish);
}

/// Own stores connected to a place or to what lies beside it.
fn stores_beside(world: &World, by: Seat, place: Place) -> Set<Place> {
    let scene = world.scene();
    let data = world.data(place);
    let near = (data.land | data.coast | Set::one(place)) & scene.connected(by);
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

fn occupy(world: &mut World, by: Seat, owner: Seat, place: Place, taken: Taken) {
    let Field { grain, fish, .. } = world.fields[place];
    let herds = std::mem::take(&mut world.fields[place].inside);
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
    steal_herds(world, by, owner, place, herds);
    world.free_garrisons();
}
