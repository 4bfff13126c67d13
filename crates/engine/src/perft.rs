//! Counts of action sequences: a change of rules shows in them at once.

use crate::{BadSetup, Chance, Ctx, Game, Seed, SeededChance};

/// How many sequences of `depth` actions there are from the start; seats that decide together in seat order.
pub fn perft<G: Game>(setup: &G::Setup, seed: Seed, depth: u32) -> Result<u64, BadSetup> {
    let mut chance = SeededChance::new(seed, 0);
    let state = G::start(setup, &mut Ctx::silent(&mut chance))?;
    Ok(count(&state, seed, 1, depth))
}

fn count<G: Game>(state: &G, seed: Seed, ply: u64, depth: u32) -> u64 {
    let Some(seat) = state.status().pending().iter().next().filter(|_| depth > 0) else { return 1 };
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let follow = |action| {
        let mut next = state.clone();
        let chance: &mut dyn Chance = &mut SeededChance::new(seed, ply);
        next.apply(seat, action, &mut Ctx::silent(chance));
        count(&next, seed, ply + 1, depth - 1)
    };
    legal.iter().map(follow).sum()
}
