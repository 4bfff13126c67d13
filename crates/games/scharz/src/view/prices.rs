//! What things cost a player now, with all rebates.

use engine::{Flow, Seat};

use super::types::{
    ScharzBuildingPrice, ScharzCommanderPrice, ScharzCost, ScharzHerdPrice, ScharzPrices, ScharzTerms,
    ScharzUnitPrice,
};
use crate::action::Action;
use crate::data;
use crate::economy::{market, muster, sites, works};
use crate::ids::{Building, Commander, Herd, Kind, Proposal};
use crate::phases::Phase;
use crate::realm::pacts;
use crate::state::{Scharz, World};

pub fn prices(world: &World, seat: Seat) -> ScharzPrices {
    ScharzPrices {
        units: Kind::ALL.map(|kind| unit(world, seat, kind)).to_vec(),
        level: data::LEVEL_COST,
        recruit: data::RECRUIT_COST,
        training: data::TRAINING_COST,
        cleaning: data::CLEANING_COST,
        buildings: Building::ALL.map(|building| site(world, seat, building)).to_vec(),
        herds: Herd::ALL.map(|herd| livestock(world, herd)).to_vec(),
        commanders: commanders(world, seat),
        proposals: Proposal::ALL.map(terms).to_vec(),
    }
}

/// Plays every open click on the world the seat sees and looks at its purse and stores.
pub fn costs(state: &Scharz, seen: &World, seat: Seat) -> Vec<ScharzCost> {
    use Phase::{Feasts, Harvest, NewYear, Plunder, Special, Trade, Weather};
    let is_priced =
        matches!(state.phase.name(), NewYear | Weather | Harvest | Special | Plunder | Trade | Feasts);
    let mut costs = Vec::new();
    if !is_priced || !state.current_status().pending().contains(seat) {
        return costs;
    }
    let before = holdings(seen, seat);
    let _ = state.visit(seat, &mut |action| {
        let mut after = *seen;
        state.phase.play(&mut after, seat, &state.drafts[seat], action);
        let after = holdings(&after, seat);
        if after != before {
            costs.push(difference(action, before, after));
        }
        Flow::Continue(())
    });
    costs
}

/// The own clicks one after the other, each with what it cost.
pub fn basket(state: &Scharz, seat: Seat) -> Vec<ScharzCost> {
    let draft = &state.drafts[seat];
    let mut world = state.world;
    let mut costs = Vec::new();
    for (index, &action) in draft.iter().enumerate() {
        let before = holdings(&world, seat);
        state.phase.play(&mut world, seat, &draft[..index], action);
        costs.push(difference(action, before, holdings(&world, seat)));
    }
    costs
}

fn difference(action: Action, before: [i16; 5], after: [i16; 5]) -> ScharzCost {
    let [gold, prestige, victory_points, grain, fish] =
        std::array::from_fn(|index| after[index] - before[index]);
    ScharzCost { action, gold, prestige, victory_points, grain, fish }
}

/// Gold, prestige, victory points, grain, fish.
fn holdings(world: &World, seat: Seat) -> [i16; 5] {
    let player = &world.players[seat];
    let own = || world.fields.items.values().filter(|field| field.lord() == Some(seat));
    let grain = own().map(|field| i16::from(field.grain)).sum();
    let fish = own().map(|field| i16::from(field.fish)).sum();
    [player.gold, player.pp, player.vp, grain, fish]
}

fn unit(world: &World, seat: Seat, kind: Kind) -> ScharzUnitPrice {
    let hires = world.bonus(seat, false, |faction| faction.hires_for_prestige());
    let prestige = match kind {
        Kind::Mercenary if hires => Some(data::MERCENARY_PP.1),
        Kind::Corsair => Some(data::CORSAIR_PP),
        _ => None,
    };
    ScharzUnitPrice { kind, gold: muster::unit_price(world, seat, kind), prestige }
}

fn site(world: &World, seat: Seat, building: Building) -> ScharzBuildingPrice {
    ScharzBuildingPrice {
        building,
        gold: sites::building_price(world, seat, building),
        hurry: sites::hurry_price(building),
        builders: works::min_builders(world, seat, building),
    }
}

fn livestock(world: &World, herd: Herd) -> ScharzHerdPrice {
    let (buy, sell) = data::herd_price(herd);
    ScharzHerdPrice { herd, buy, sell, meat: market::meat(world, herd) }
}

fn commanders(world: &World, seat: Seat) -> Vec<ScharzCommanderPrice> {
    let current = world.players[seat].commander;
    let better = Commander::ALL.into_iter().filter(|&commander| commander > current);
    better
        .map(|commander| {
            let (price, wage) = data::commander(commander);
            ScharzCommanderPrice { commander, gold: price - data::commander(current).0, wage }
        })
        .collect()
}

fn terms(proposal: Proposal) -> ScharzTerms {
    let (victory_points, prestige) = match proposal {
        Proposal::Tribute | Proposal::Ransom => ([2, -1], [0, 0]),
        Proposal::Vassalhood => ([2, -1], [8, -8]),
        Proposal::Aid => ([0, 1], [-8, 8]),
    };
    ScharzTerms {
        proposal,
        least_gold: pacts::least_gold(proposal),
        victory_points: victory_points.to_vec(),
        prestige: prestige.to_vec(),
    }
}
