//! Law 1: every pending seat has a legal action, nobody else has; `check` accepts exactly the listed ones; a refusal
//! changes nothing.

use engine::{FastChance, Game, MAX_SEATS, Match, Seat, Seats, Status};

use super::{Broken, LawId, at_every_ply, ensure, legal, to_json};
use crate::random::{Walk, random_item};

/// Actions from another match tried at each ply.
const N_TRIED: usize = 24;

pub fn legality<G: Game>(setup: &G::Setup, seed: u64) -> Result<(), Broken> {
    let pool = action_pool::<G>(setup, seed + 1);
    at_every_ply::<G>(LawId::Legality, setup, seed, |moment| {
        let state = moment.game.state();
        check_status(state)?;
        let tried = sample(moment.chance, &pool);
        // Also seats that this table does not have: a message may name them.
        for seat in Seat::all(MAX_SEATS) {
            check_list(state, seat)?;
            check_others(state, seat, &tried)?;
            check_refusal_changes_nothing(moment.game, seat, &tried)?;
        }
        Ok(())
    })
}

/// Actions that were legal at some moment of another random match: likely not to be legal now.
pub(super) fn action_pool<G: Game>(setup: &G::Setup, seed: u64) -> Vec<G::Action> {
    let mut pool = Vec::new();
    let Ok(mut walk) = Walk::<G>::start(setup, seed) else { return pool };
    while let Some(played) = walk.pick() {
        if walk.game.ply() >= G::INFO.max_plies as usize {
            break;
        }
        if !pool.contains(&played.action) {
            pool.push(played.action);
        }
        walk.step(played);
    }
    pool
}

pub(super) fn sample<A: Copy + PartialEq>(chance: &mut FastChance, pool: &[A]) -> Vec<A> {
    (0..N_TRIED.min(pool.len())).filter_map(|_| random_item(chance, pool.iter().copied())).collect()
}

fn check_status<G: Game>(state: &G) -> Result<(), String> {
    let (status, table) = (state.status(), Seats::first(state.n_seats()));
    ensure(status.pending().is_subset_of(table), || format!("{status:?} awaits a seat that is not there"))?;
    ensure(status.is_over() == status.pending().is_empty(), || format!("{status:?} awaits nobody"))?;
    if let Status::Together { pending, ready } = status {
        let apart = pending.minus(ready) == pending && ready.is_subset_of(table);
        ensure(apart, || format!("{status:?}: who is ready is not pending, and sits at the table"))?;
    }
    Ok(())
}

fn check_list<G: Game>(state: &G, seat: Seat) -> Result<(), String> {
    let listed = legal(state, seat);
    let awaited = state.status().pending().contains(seat);
    ensure(awaited || listed.is_empty(), || format!("{seat:?} is not awaited but may {}", to_json(&listed)))?;
    ensure(!awaited || !listed.is_empty(), || format!("{seat:?} is awaited but has no legal action"))?;
    for (index, action) in listed.iter().enumerate() {
        ensure(!listed[..index].contains(action), || format!("{} is listed twice", to_json(action)))?;
        let answer = state.check(seat, action);
        ensure(answer.is_ok(), || format!("{} is listed for {seat:?} but refused", to_json(action)))?;
    }
    // Listing appends, in a fixed order.
    let mut again = listed.clone();
    state.legal_actions(seat, &mut again);
    let appended = again.len() == 2 * listed.len() && again.ends_with(&listed);
    ensure(appended, || format!("a second listing for {seat:?} is not the first one appended"))
}

fn check_others<G: Game>(state: &G, seat: Seat, tried: &[G::Action]) -> Result<(), String> {
    let listed = legal(state, seat);
    for action in tried {
        let accepted = state.check(seat, action).is_ok();
        ensure(accepted == listed.contains(action), || {
            format!("{} of {seat:?} is not listed but accepted", to_json(action))
        })?;
    }
    Ok(())
}

fn check_refusal_changes_nothing<G: Game>(
    game: &Match<G>,
    seat: Seat,
    tried: &[G::Action],
) -> Result<(), String> {
    let Some(refused) = tried.iter().find(|action| game.check(seat, action).is_err()) else { return Ok(()) };
    let mut after = game.clone();
    let answer = after.act(seat, None, refused);
    ensure(answer.is_err(), || format!("{} of {seat:?} was applied though refused", to_json(refused)))?;
    let untouched = after.state() == game.state() && after.ply() == game.ply() && after.log() == game.log();
    ensure(untouched, || format!("the refused {} of {seat:?} changed the match", to_json(refused)))
}
