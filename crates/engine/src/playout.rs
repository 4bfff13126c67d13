//! One random match at full speed: what benches count and laws walk through.

use crate::{BadSetup, Chance, Ctx, Game};

/// What a random match came to.
#[derive(Clone, Debug)]
pub struct Playout<G> {
    pub state: G,
    /// How many actions were chosen: its plies.
    pub decisions: u32,
    /// Actions listed in all decisions together.
    pub listed: u64,
}

/// Plays random legal actions from set-up to the end. Seats that decide together are served in seat order.
/// `legal` is scratch space, handed in so that it is allocated once.
pub fn playout<G: Game>(
    setup: &G::Setup,
    chance: &mut dyn Chance,
    legal: &mut Vec<G::Action>,
) -> Result<Playout<G>, BadSetup> {
    let state = G::start(setup, &mut Ctx::silent(chance))?;
    let mut match_so_far = Playout { state, decisions: 0, listed: 0 };
    while let Some(seat) = match_so_far.state.status().pending().iter().next() {
        legal.clear();
        match_so_far.state.push_actions(seat, legal);
        let action = legal[chance.below(legal.len() as u32) as usize];
        match_so_far.state.apply(seat, &action, &mut Ctx::silent(chance));
        match_so_far.decisions += 1;
        match_so_far.listed += legal.len() as u64;
    }
    Ok(match_so_far)
}
