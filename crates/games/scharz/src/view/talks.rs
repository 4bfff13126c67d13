//! Proposals, and what both sides gain and lose by them (5.10, 6.1).

use engine::{Flow, Seat, Viewer};

use super::types::{ScharzDeal, ScharzOffer, ScharzParty, ScharzShift};
use crate::action::Action;
use crate::ids::Goal;
use crate::phases::Phase;
use crate::realm::pacts;
use crate::scoring;
use crate::state::{Offer, Scharz, World};

/// Proposals are known to the two they concern (8).
pub fn offers(state: &Scharz, viewer: Viewer) -> Vec<ScharzOffer> {
    let knows = |by: Seat, offer: &Offer| viewer.sees_secrets_of(by) || viewer.sees_secrets_of(offer.target);
    let mut seen = Vec::new();
    for (by, offers) in state.offers.iter() {
        for offer in offers.iter().filter(|offer| knows(by, offer)) {
            let Offer { proposal, target, giver, gold, permanent, payer, .. } = *offer;
            let (superior, inferior) = pacts::parties(by, target, giver);
            let wins = pacts::makes_sovereign(&state.world, proposal, superior, inferior);
            let parties = parties(&state.world, by, offer);
            seen.push(ScharzOffer {
                by,
                target,
                proposal,
                giver,
                gold,
                permanent,
                payer,
                superior,
                inferior,
                wins,
                parties,
            });
        }
    }
    seen
}

/// The proposals a seat may make or is making, as if they were agreed for nothing.
pub fn deals(state: &Scharz, seen: &World, seat: Seat) -> Vec<ScharzDeal> {
    let mut found = Vec::new();
    if state.phase != Phase::Propose || !state.current_status().pending().contains(seat) {
        return found;
    }
    let draft = &state.drafts[seat];
    let world = pacts::in_talks(seen, seat, draft);
    draft.iter().for_each(|&made| found.extend(deal(&world, seat, made)));
    let _ = state.visit(seat, &mut |action| {
        found.extend(deal(&world, seat, action));
        Flow::Continue(())
    });
    found
}

fn deal(world: &World, seat: Seat, action: Action) -> Option<ScharzDeal> {
    let Action::Propose { proposal, target, giver } = action else { return None };
    let offer = Offer { proposal, target, giver, ..Offer::default() };
    let (superior, inferior) = pacts::parties(seat, target, giver);
    let wins = pacts::makes_sovereign(world, proposal, superior, inferior);
    let parties = parties(world, seat, &offer);
    Some(ScharzDeal { proposal, target, giver, superior, inferior, wins, parties })
}

/// First who receives or rules, then who pays or serves.
fn parties(world: &World, by: Seat, offer: &Offer) -> Vec<ScharzParty> {
    let mut after = *world;
    pacts::carry_out(&mut after, by, offer);
    let (superior, inferior) = pacts::parties(by, offer.target, offer.giver);
    [superior, inferior].map(|seat| party(world, &after, seat)).to_vec()
}

fn party(world: &World, after: &World, seat: Seat) -> ScharzParty {
    let (player, then) = (&world.players[seat], &after.players[seat]);
    let (goals, dominance) = scoring::thresholds(world, seat);
    let (goals_then, dominance_then) = scoring::thresholds(after, seat);
    let changed = Goal::ALL.into_iter().filter(|&goal| {
        scoring::goal_counts(world, goal) && goals[goal as usize] != goals_then[goal as usize]
    });
    ScharzParty {
        seat,
        gold: then.gold - player.gold,
        victory_points: then.vp - player.vp,
        prestige: then.pp - player.pp,
        dominance: [dominance, dominance_then].to_vec(),
        goals: changed
            .map(|goal| ScharzShift {
                goal,
                needs: [goals[goal as usize], goals_then[goal as usize]].to_vec(),
            })
            .collect(),
    }
}
