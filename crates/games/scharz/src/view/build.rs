//! Builds a view, field by field.

use engine::{Seat, Viewer};

use super::prompt::prompt;
use super::types::{
    ScharzBattle, ScharzDie, ScharzField, ScharzGoal, ScharzHerd, ScharzLarder, ScharzOffer, ScharzPact,
    ScharzSeat, ScharzSide, ScharzStack, ScharzView, ScharzWinter,
};
use crate::data::{TILE_LIMIT, UNIT_LIMIT};
use crate::ids::{Goal, Proposal, Way};
use crate::maps::{Climate, places};
use crate::phases;
use crate::realm::Scene;
use crate::state::{Offer, Scharz};
use crate::units::{Marks, Unit};
use crate::world::World;

pub fn view(state: &Scharz, viewer: Viewer) -> ScharzView {
    match viewer {
        Viewer::Seat { seat } if seat.index() < state.world.n_seats() => {
            build(state, &state.seen_by(seat), viewer)
        }
        _ => build(state, &state.world, viewer),
    }
}

fn build(state: &Scharz, world: &World, viewer: Viewer) -> ScharzView {
    ScharzView {
        map: world.options.map,
        mode: world.options.mode,
        orders: world.options.orders,
        year: world.year,
        years: world.options.years,
        season: world.season,
        phase: state.phase,
        order: world.order().collect(),
        spaces: spaces(world),
        seats: world.players.seats().map(|seat| seat_view(world, seat)).collect(),
        pacts: pacts(world),
        winter: winter(world),
        storms: world.storms,
        frozen: places(world.frozen).map(|place| world.space(place)).collect(),
        battle: battle(state),
        offers: offers(state, viewer),
        draft: draft(state, viewer),
        prompt: prompt(state, viewer),
        winner: state.winner,
        way: state.way,
        places: phases::places(state).values().copied().collect(),
        table: Box::new((*world, state.fight, state.cursor)),
    }
}

fn draft(state: &Scharz, viewer: Viewer) -> Vec<crate::action::Action> {
    match viewer {
        Viewer::Seat { seat } if seat.index() < state.world.n_seats() => state.drafts[seat].to_vec(),
        _ => Vec::new(),
    }
}

fn spaces(world: &World) -> Vec<ScharzField> {
    let scene = world.scene();
    let mut occupied = 0;
    for seat in world.players.seats() {
        occupied |= world.units[seat].iter().fold(0, |set, (_, unit)| set | unit.at.bit());
    }
    let built =
        (0..world.map().spaces.len()).filter(|&place| world.fields[place] != crate::world::Field::default());
    let all = built.fold(occupied, |set, place| set | 1 << place);
    let realms = Realms::of(world, &scene);
    places(all).map(|place| space(world, &scene, &realms, place)).collect()
}

/// Whose is what, by seat.
struct Realms {
    controlled: [u64; 4],
    held: [u64; 4],
    connected: [u64; 4],
}

impl Realms {
    fn of(world: &World, scene: &Scene<'_>) -> Self {
        let by_seat = |of: &dyn Fn(Seat) -> u64| -> [u64; 4] {
            std::array::from_fn(|index| if index < world.n_seats() { of(Seat::new(index)) } else { 0 })
        };
        Self {
            controlled: by_seat(&|seat| scene.controlled(seat)),
            held: by_seat(&|seat| scene.held(seat)),
            connected: by_seat(&|seat| scene.connected(seat)),
        }
    }
}

fn space(world: &World, scene: &Scene<'_>, realms: &Realms, place: usize) -> ScharzField {
    let field = &world.fields[place];
    let has = |set: u64| set >> place & 1 == 1;
    let find = |holds: &dyn Fn(Seat) -> bool| world.order().find(|&seat| holds(seat));
    let controlled_by = find(&|seat| has(realms.controlled[seat.index()]));
    let held_by = find(&|seat| has(realms.held[seat.index()]));
    let lord = field.lord();
    let defence = world.defence_level(place);
    ScharzField {
        at: world.space(place),
        owner: field.owner,
        settlement: field.settlement,
        yard: field.yard,
        fort: field.fort,
        site: field.site,
        progress: 25 * field.progress,
        pace: 25 * phases::pace(world, place),
        hurried: field.hurried,
        plundered: field.plundered,
        crop: field.crop,
        crop_owner: field.crop_owner,
        herds: field
            .herds
            .iter()
            .flatten()
            .map(|flock| ScharzHerd { herd: flock.herd, owner: flock.owner })
            .collect(),
        inside: field.inside.iter().flatten().copied().collect(),
        grain: field.grain,
        grain_room: field.grain_room(),
        fish: field.fish,
        fish_room: field.fish_room(),
        garrison: lord.map_or(0, |lord| world.storage_used(lord, place)),
        storage: field.storage(),
        moored: lord.map_or(0, |lord| world.n_moored(lord, place)),
        berths: field.berths(),
        defence,
        shields: 5 * defence,
        controlled_by,
        held_by,
        contested: has(scene.contested()),
        encircled: lord.is_some_and(|lord| has(scene.encircled(lord))),
        connected: controlled_by.or(held_by).is_some_and(|seat| has(realms.connected[seat.index()])),
        stacks: world
            .players
            .seats()
            .flat_map(|seat| stacks(seat, world.units_at(seat, place).map(|(_, unit)| unit)))
            .collect(),
    }
}

fn stacks<'a>(owner: Seat, units: impl Iterator<Item = &'a Unit>) -> Vec<ScharzStack> {
    let mut stacks: Vec<ScharzStack> = Vec::new();
    for unit in units {
        let alike = |stack: &&mut ScharzStack| {
            (stack.kind, stack.level, stack.post) == (unit.kind, unit.level, unit.post)
        };
        let (moved, training) =
            (u8::from(unit.marks.has(Marks::MOVED)), u8::from(unit.marks.has(Marks::TRAINING)));
        match stacks.iter_mut().find(alike) {
            Some(stack) => {
                stack.count += 1;
                stack.moved += moved;
                stack.training += training;
            }
            None => stacks.push(ScharzStack {
                owner,
                kind: unit.kind,
                level: unit.level,
                post: unit.post,
                count: 1,
                moved,
                training,
            }),
        }
    }
    stacks
}

fn seat_view(world: &World, seat: Seat) -> ScharzSeat {
    let player = &world.players[seat];
    let (needs, dominance_needs) = phases::thresholds(world, seat);
    let have = phases::goals(world, seat).have;
    let counted = Goal::ALL.into_iter().filter(|&goal| phases::goal_counts(world, goal));
    let larder = phases::larder(world, seat);
    ScharzSeat {
        seat,
        faction: player.faction,
        rival: player.rival,
        gold: player.gold,
        prestige: player.pp,
        victory_points: player.vp,
        commander: player.commander,
        is_out: player.is_out,
        is_away: player.is_away,
        announced: player.announced,
        destroyed: player.destroyed,
        lost: player.lost,
        units: world.n_standard(seat) as u8,
        unit_limit: UNIT_LIMIT as u8,
        tiles: world.n_tiles(seat) as u8,
        tile_limit: TILE_LIMIT as u8,
        goals: counted
            .map(|goal| ScharzGoal { goal, have: have[goal as usize], need: needs[goal as usize] })
            .collect(),
        dominance_needs,
        importance: phases::importance(world, seat),
        feeds_settlements: phases::feeds_settlements(world, seat, Way::Importance),
        taxes: phases::tax_income(world, seat),
        feast: phases::feast_base(world, seat),
        larder: ScharzLarder {
            rations: larder.rations,
            fodder: larder.fodder,
            grain: larder.grain,
            fish: larder.fish,
            is_enough: larder.is_enough(),
        },
    }
}

fn pacts(world: &World) -> Vec<ScharzPact> {
    let mut pacts = Vec::new();
    for seat in world.players.seats() {
        for other in world.players.seats().skip(seat.index() + 1) {
            let pact = world.pact(seat, other);
            if let (Some(kind), Some(superior)) = (pact.kind, pact.superior) {
                let inferior = if superior == seat { other } else { seat };
                pacts.push(ScharzPact {
                    kind,
                    superior,
                    inferior,
                    years: pact.years,
                    permanent: pact.permanent,
                });
            }
        }
    }
    pacts
}

fn winter(world: &World) -> Vec<ScharzWinter> {
    let on_map =
        |climate: &Climate| world.map().set(|space| space.is_field() && space.climate == *climate) != 0;
    let zones = Climate::ALL.into_iter().filter(on_map);
    zones.map(|climate| ScharzWinter { climate, winter: world.winter[climate as usize] }).collect()
}

fn battle(state: &Scharz) -> Option<ScharzBattle> {
    if state.fight.round == 0 {
        return None;
    }
    let sides = (0..2).map(|side| {
        let fighter = &state.fight.sides[side];
        let slots = phases::side_slots(state, side);
        let units = places(slots).filter_map(|slot| state.world.units[fighter.seat].get(slot));
        let die = |die: &crate::fight::Die| {
            let colour = format!("{:?}", die.dye).to_lowercase();
            ScharzDie { kind: die.kind, level: die.level, colour, sword: die.sword }
        };
        ScharzSide {
            seat: fighter.seat,
            units: stacks(fighter.seat, units),
            dice: fighter.dice.iter().map(die).collect(),
            swords: fighter.swords,
            shields: fighter.shields,
            free: fighter.free,
        }
    });
    Some(ScharzBattle {
        at: state.world.space(state.fight.place()),
        round: state.fight.round,
        is_assault: state.fight.is_assault,
        breached: state.fight.breached,
        is_charge: state.fight.charging,
        walls: if state.fight.is_assault { phases::wall_shields(state) } else { 0 },
        sides: sides.collect(),
    })
}

fn offers(state: &Scharz, viewer: Viewer) -> Vec<ScharzOffer> {
    let knows = |by: Seat, offer: &Offer| viewer.sees_secrets_of(by) || viewer.sees_secrets_of(offer.target);
    let mut seen = Vec::new();
    for (by, offers) in state.offers.iter() {
        for offer in offers.iter().filter(|offer| knows(by, offer)) {
            let Offer { proposal, target, giver, gold, permanent, .. } = *offer;
            // Of two players one is sovereign as soon as the other pays or serves.
            let wins = state.world.order().count() == 2 && proposal != Proposal::Aid;
            seen.push(ScharzOffer { by, target, proposal, giver, gold, permanent, wins });
        }
    }
    seen
}
