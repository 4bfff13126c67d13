//! Law 4: choices of seats pending together commute, the closing of the window included; they draw no chance, and a
//! private step is noticed by nobody but its actor.

use engine::{Ctx, FastChance, Game, Match, Played, Seat, Seed, SeededChance, Status, Viewer};

use super::{Broken, LawId, Moment, at_every_ply, difference, ensure, legal, to_json, viewers};
use crate::random::random_item;

/// No seat composes a choice of more clicks.
const LONGEST_CHOICE: usize = 200;

pub fn together<G: Game>(setup: &G::Setup, seed: u64) -> Result<(), Broken> {
    at_every_ply::<G>(LawId::Together, setup, seed, |moment| {
        let Status::Together { .. } = moment.game.status() else { return Ok(()) };
        check_private_step(&moment)?;
        check_choice_stays_secret(moment.game.state(), moment.chance)?;
        check_orders(moment.game, moment.chance)
    })
}

/// While nobody becomes ready, a step in a window changes no view, no tick and no log but the actor's.
fn check_private_step<G: Game>(moment: &Moment<'_, G>) -> Result<(), String> {
    let Some(Played { seat, action }) = moment.next else { return Ok(()) };
    let before = moment.game;
    let mut after = before.clone();
    after.act(seat, None, &action).map_err(|refusal| refusal.to_string())?;
    if after.status() != before.status() {
        return Ok(());
    }
    for viewer in viewers(before.state().n_seats()).filter(|&viewer| viewer != Viewer::seat(seat)) {
        let words =
            |what: &str| format!("{viewer:?} notices by its {what} the draft step {}", to_json(&action));
        let (view_before, view_after) = (before.state().view(viewer), after.state().view(viewer));
        ensure(view_before == view_after, || {
            format!("{}: {}", words("view"), difference(&view_before, &view_after))
        })?;
        ensure(before.tick(viewer) == after.tick(viewer), || words("tick"))?;
        ensure(before.log_for(viewer).eq(after.log_for(viewer)), || words("log"))?;
    }
    Ok(())
}

/// Whatever a seat commits to, the others see the same: that it is ready.
fn check_choice_stays_secret<G: Game>(state: &G, chance: &mut FastChance) -> Result<(), String> {
    let pending = state.status().pending();
    let Some(seat) = random_item(chance, pending.iter()).filter(|_| pending.len() > 1) else { return Ok(()) };
    let one = after_steps(state, &random_choice(state, seat, chance)?, &[])?;
    let other = after_steps(state, &random_choice(state, seat, chance)?, &[])?;
    for viewer in viewers(state.n_seats()).filter(|&viewer| viewer != Viewer::seat(seat)) {
        let (view, other_view) = (one.view(viewer), other.view(viewer));
        ensure(view == other_view, || {
            format!("{viewer:?} sees what {seat:?} chose: {}", difference(&view, &other_view))
        })?;
    }
    Ok(())
}

/// All pending seats make their choices, in three orders: the window must close in the same state.
fn check_orders<G: Game>(game: &Match<G>, chance: &mut FastChance) -> Result<(), String> {
    let state = game.state();
    let seats: Vec<Seat> = state.status().pending().iter().collect();
    let mut choices = Vec::new();
    for &seat in &seats {
        choices.push(random_choice(state, seat, chance)?);
    }
    let in_order: Vec<_> = choices.concat();
    let reversed: Vec<_> = choices.iter().rev().flatten().copied().collect();
    let mixed = interleave(choices, chance);
    let draws = closing_draws(game, in_order.len());
    let closed = after_steps(state, &in_order, &draws)?;
    for order in [reversed, mixed] {
        let other = after_steps(state, &order, &draws)?;
        ensure(closed == other, || {
            format!(
                "{} and {} end in different states: {}",
                to_json(&in_order),
                to_json(&order),
                difference(&closed, &other)
            )
        })?;
    }
    Ok(())
}

/// Seed and ply of each step's draws: the same for the k-th step in every order, as in a match.
fn closing_draws<G: Game>(game: &Match<G>, n_steps: usize) -> Vec<(Seed, u64)> {
    (1..=n_steps).map(|k| (game.seed(), (game.ply() + k) as u64)).collect()
}

/// One seat composes a random choice until it is ready.
fn random_choice<G: Game>(
    state: &G,
    seat: Seat,
    chance: &mut FastChance,
) -> Result<Vec<Played<G::Action>>, String> {
    let (mut alone, mut choice) = (state.clone(), Vec::new());
    while alone.status().pending().contains(seat) {
        let action = random_item(chance, legal(&alone, seat).iter().copied())
            .ok_or_else(|| format!("{seat:?} has no legal action in its draft"))?;
        choice.push(Played { seat, action });
        ensure(choice.len() <= LONGEST_CHOICE, || format!("the draft of {seat:?} does not end"))?;
        if apply_in_window(&mut alone, Played { seat, action }, None)? == Window::Closed {
            break;
        }
    }
    Ok(choice)
}

fn interleave<T: Copy>(mut choices: Vec<Vec<T>>, chance: &mut FastChance) -> Vec<T> {
    let mut mixed = Vec::new();
    while let Some(index) =
        random_item(chance, (0..choices.len()).filter(|&index| !choices[index].is_empty()))
    {
        mixed.push(choices[index].remove(0));
    }
    mixed
}

fn after_steps<G: Game>(state: &G, steps: &[Played<G::Action>], luck: &[(Seed, u64)]) -> Result<G, String> {
    let mut after = state.clone();
    for (index, &played) in steps.iter().enumerate() {
        let words =
            || format!("{} of {:?} became illegal by rivals' drafts", to_json(&played.action), played.seat);
        after.check(played.seat, &played.action).map_err(|_| words())?;
        apply_in_window(&mut after, played, luck.get(index).copied())?;
    }
    Ok(after)
}

#[derive(PartialEq)]
enum Window {
    Open,
    Closed,
}

/// Applies a step; one that leaves the window open must not be final.
fn apply_in_window<G: Game>(
    state: &mut G,
    played: Played<G::Action>,
    luck: Option<(Seed, u64)>,
) -> Result<Window, String> {
    let before = state.status();
    let (seed, step) = luck.unwrap_or((Seed::from_number(0), 0));
    let mut chance = SeededChance::new(seed, step);
    let mut ctx = Ctx::silent(&mut chance);
    state.apply(played.seat, &played.action, &mut ctx);
    let stays_open = before.pending().len() > 1
        || matches!(state.status(), Status::Together { .. } if state.status() == before && !ctx.is_final());
    ensure(!stays_open || !ctx.is_final(), || {
        format!("{} is final while the window is open", to_json(&played.action))
    })?;
    Ok(if stays_open { Window::Open } else { Window::Closed })
}
