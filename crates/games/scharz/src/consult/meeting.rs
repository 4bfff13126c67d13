//! The position that a question describes.

use engine::Seat;

use super::{ScharzBattleQuestion, ScharzGround, ScharzHost, ScharzImpossible, ScharzLand, ScharzTroop};
use crate::data::maps::{Colour, MapId, SpaceData};
use crate::data::{self, PP_CAP, SLOTS};
use crate::ids::{Faction, Kind, Post, Settlement};
use crate::odds::Clash;
use crate::setup::Setup;
use crate::state::{Numbered, Place, Unit, World};

/// Attacker and defender on a map with nothing else on it.
#[derive(Clone, Copy, Debug)]
pub struct Meeting {
    pub world: World,
    pub place: Place,
    pub sides: [Seat; 2],
}

pub fn meeting(question: &ScharzBattleQuestion) -> Result<Meeting, ScharzImpossible> {
    let hosts = [&question.attacker, &question.defender];
    let map = map_of(question);
    if hosts.iter().any(|host| host.faction.is_some_and(|faction| faction.map() != map)) {
        return Err(ScharzImpossible::OtherMap);
    }
    let place = place_of(question.ground, map);
    let mut options = Setup::new(2, map, question.mode, 5).options();
    options.empty_settlement = question.empty_settlement;
    let mut world = World::new(options, 2);
    let sides = [Seat::new(0), Seat::new(1)];
    settle(&mut world, place, sides[1], question)?;
    for side in 0..2 {
        lead(&mut world, sides[side], sides[1 - side], hosts[side]);
        let is_garrison = question.clash == Clash::Assault && side == 1;
        let post: Posting = if is_garrison { inside } else { outside };
        muster(&mut world, sides[side], place, hosts[side], post)?;
        // Walls need nobody, and engines alone do not storm.
        let counts = |unit: &Unit| question.clash == Clash::Battle || unit.kind != Kind::SiegeEngine;
        if !is_garrison && world.units[sides[side]].count(counts) == 0 {
            return Err(ScharzImpossible::Nobody);
        }
    }
    Ok(Meeting { world, place, sides })
}

/// The map of the field, or of the peoples.
fn map_of(question: &ScharzBattleQuestion) -> MapId {
    let faction = question.attacker.faction.or(question.defender.faction);
    match question.ground {
        ScharzGround::Field { at } => at.map(),
        ScharzGround::Land { .. } => faction.map_or_else(MapId::default, Faction::map),
    }
}

/// For a kind of land: such a field without marks, so that no people is at home there.
fn place_of(ground: ScharzGround, map: MapId) -> Place {
    let land = match ground {
        ScharzGround::Field { at } => return at.place(),
        ScharzGround::Land { land } => land,
    };
    let fits = |space: &SpaceData| match land {
        ScharzLand::Plain => space.is_full(Colour::Green) || space.is_full(Colour::Yellow),
        ScharzLand::Mountains => space.is_full(Colour::Brown),
        ScharzLand::Wetland => space.is_full(Colour::Turquoise),
        ScharzLand::Water => !space.is_field(),
    };
    let spaces = map.data().spaces.iter().enumerate().filter(|(_, space)| fits(space));
    spaces
        .min_by_key(|(_, space)| space.tags.len())
        .map_or_else(Place::default, |(number, _)| Place::numbered(number))
}

fn settle(
    world: &mut World,
    place: Place,
    owner: Seat,
    question: &ScharzBattleQuestion,
) -> Result<(), ScharzImpossible> {
    let is_settled = question.settlement != Settlement::Wilderness && world.data(place).is_field();
    if question.clash == Clash::Assault && !is_settled {
        return Err(ScharzImpossible::NoSettlement);
    }
    if is_settled {
        let field = &mut world.fields[place];
        (field.owner, field.settlement, field.fort) = (Some(owner), question.settlement, question.fort);
    }
    Ok(())
}

/// What a player brings into battle besides units, as far as the mode knows it.
fn lead(world: &mut World, seat: Seat, foe: Seat, host: &ScharzHost) {
    let (is_extended, has_prestige) = (world.is_extended(), world.has_prestige());
    let player = &mut world.players[seat];
    player.rival = host.is_rival.then_some(foe);
    if is_extended {
        (player.faction, player.commander) = (host.faction, host.commander);
    }
    if has_prestige {
        player.pp = i16::from(host.prestige).min(PP_CAP);
    }
}

type Posting = fn(&SpaceData, &ScharzTroop) -> Result<Post, ScharzImpossible>;

/// Puts all units where they stand.
fn muster(
    world: &mut World,
    seat: Seat,
    place: Place,
    host: &ScharzHost,
    post: Posting,
) -> Result<(), ScharzImpossible> {
    if host.units.iter().map(|troop| usize::from(troop.count)).sum::<usize>() > SLOTS {
        return Err(ScharzImpossible::TooMany);
    }
    // Ships first: who is aboard needs them.
    let (ships, others): (Vec<&ScharzTroop>, Vec<_>) =
        host.units.iter().partition(|troop| troop.kind.is_ship());
    for troop in ships.into_iter().chain(others).filter(|troop| troop.count > 0) {
        let post = post(world.data(place), troop)?;
        (0..troop.count).try_for_each(|_| station(world, seat, place, troop, post))?;
    }
    Ok(())
}

fn inside(_: &SpaceData, troop: &ScharzTroop) -> Result<Post, ScharzImpossible> {
    let has_place = data::storage_size(troop.kind) > 0 && !troop.kind.is_ship();
    if has_place { Ok(Post::Inside) } else { Err(ScharzImpossible::NotInside) }
}

fn outside(space: &SpaceData, troop: &ScharzTroop) -> Result<Post, ScharzImpossible> {
    let is_ashore = space.is_field();
    if troop.kind == Kind::Corsair && is_ashore {
        return Err(ScharzImpossible::WrongGround);
    }
    if troop.kind != Kind::Corsair && troop.post == Post::OnSite && (troop.kind.is_ship() || !is_ashore) {
        return Err(ScharzImpossible::NoSite);
    }
    Ok(match troop.post {
        _ if troop.kind.is_naval() => Post::Open,
        _ if !is_ashore => Post::Aboard,
        Post::OnSite => Post::OnSite,
        Post::Aboard => Post::Aboard,
        Post::Open | Post::Inside | Post::InYard => Post::Open,
    })
}

fn station(
    world: &mut World,
    seat: Seat,
    place: Place,
    troop: &ScharzTroop,
    post: Post,
) -> Result<(), ScharzImpossible> {
    let stands = if post == Post::Aboard { Post::Open } else { post };
    let unit = Unit { level: troop.level, post: stands, ..Unit::new(troop.kind, world.space(place)) };
    let slot = world.units[seat].add(unit).ok_or(ScharzImpossible::TooMany)?;
    let has_place = post != Post::Aboard || world.embark(seat, slot, place);
    if has_place { Ok(()) } else { Err(ScharzImpossible::NoRoomAboard) }
}
