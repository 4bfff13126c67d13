//! What a player has, and how far it is from each way to win.

use engine::Seat;

use super::purse::purse;
use super::types::{ScharzGoal, ScharzLarder, ScharzPart, ScharzProgress, ScharzSeat};
use crate::data::{self, TILE_LIMIT, UNIT_LIMIT};
use crate::economy::{income, larder, meal};
use crate::ids::{Feast, Goal, Way};
use crate::phases::{self, Phase};
use crate::scoring;
use crate::state::{Scharz, World};

/// `world` is the one that the viewer sees: the viewer's own clicks are in it, nobody else's.
pub fn seat_view(state: &Scharz, world: &World, seat: Seat, viewer: Option<Seat>) -> ScharzSeat {
    let player = &world.players[seat];
    let (_, dominance) = scoring::thresholds(world, seat);
    let goals = goals(world, seat);
    let power = goals.iter().filter(|goal| goal.met).count() as i16;
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
        quiet: player.quiet,
        morale: world.is_extended().then(|| data::mood(player.pp)),
        sovereignty: sovereignty(world, seat),
        dominance: ScharzProgress { have: player.vp, need: dominance },
        power: ScharzProgress { have: power, need: 2 },
        goals,
        importance: scoring::importance(world, seat),
        importance_parts: scoring::importance_parts(world, seat)
            .map(|(part, points)| ScharzPart { part, points })
            .collect(),
        feeds_settlements: scoring::feeds_settlements(world, seat, Way::Importance),
        taxes: income::tax_income(world, seat),
        tax_to_lord: tax_to_lord(world, seat),
        feast: income::feast_base(world, seat),
        feast_costs: [Feast::Double, Feast::Triple]
            .map(|feast| income::feast_cost(world, seat, feast))
            .to_vec(),
        wages: phases::wages_ahead(world, seat),
        purse: purse(state, world, seat),
        larder: larder(state, world, seat, viewer),
    }
}

/// What of the taxes a vassal hands over (5.10).
pub fn tax_to_lord(world: &World, seat: Seat) -> i16 {
    if world.lord_of(seat).is_some() { income::tax_income(world, seat) / 3 } else { 0 }
}

fn goals(world: &World, seat: Seat) -> Vec<ScharzGoal> {
    let (needs, _) = scoring::thresholds(world, seat);
    let have = scoring::goals(world, seat).have;
    let counted = Goal::ALL.into_iter().filter(|&goal| scoring::goal_counts(world, goal));
    counted
        .map(|goal| {
            let (have, need) = (have[goal as usize], needs[goal as usize]);
            ScharzGoal { goal, have, need, met: have >= need }
        })
        .collect()
}

fn sovereignty(world: &World, seat: Seat) -> ScharzProgress {
    let others = || world.order().filter(|&other| other != seat);
    let is_bound = |other: &Seat| {
        let pact = world.pact(seat, *other);
        pact.kind.is_some() && pact.superior == Some(seat)
    };
    ScharzProgress { have: others().filter(is_bound).count() as i16, need: others().count() as i16 }
}

/// While food is handed out, with the meat of the viewer's own clicks.
fn larder(state: &Scharz, world: &World, seat: Seat, viewer: Option<Seat>) -> ScharzLarder {
    let larder = larder::larder(world, seat);
    let missing = if state.phase == Phase::Feeding && viewer == Some(seat) {
        meal::grain_missing(Phase::Feeding, world, seat, &state.drafts[seat])
    } else {
        larder::grain_missing(world, seat)
    };
    ScharzLarder {
        rations: larder.rations,
        fodder: larder.fodder,
        grain: larder.grain,
        fish: larder.fish,
        missing,
        meat: larder::winter_meat(world, seat),
        crops: larder::grain_on_crops(world, seat),
        is_enough: missing == 0,
    }
}
