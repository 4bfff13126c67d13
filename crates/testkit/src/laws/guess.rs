//! Laws 5 and 6, about `determinize`: the guess fits all that the observer knows, and uses nothing else.

use engine::{Chance, Ctx, FastChance, Game, Refusal, Seat, Viewer};

use super::legality::{action_pool, sample};
use super::worlds::Twins;
use super::{Broken, Known, LawId, at_every_ply, difference, ensure, known, legal};
use crate::random::random_move;

/// Law 5: after `determinize` the observer's view, status and legal actions are the same, and so are the reasons it
/// is given for refusals; after `reopen_sealed` the view still is. The guessed world can be played on.
pub fn guess_fits<G: Game>(setup: &G::Setup, seed: u64) -> Result<(), Broken> {
    let pool = action_pool::<G>(setup, seed + 1);
    at_every_ply::<G>(LawId::GuessFits, setup, seed, |moment| {
        let state = moment.game.state();
        let tried = sample(moment.chance, &pool);
        for observer in Seat::all(state.n_seats()) {
            let mut guess = guessed(state, observer, moment.chance.next_u64());
            check_fits(state, &guess, observer)?;
            let answers = |world: &G| refusals(world, observer, &tried);
            ensure(answers(state) == answers(&guess), || {
                format!("refusals tell {observer:?} what its view does not")
            })?;
            check_can_be_played_on(&guess, moment.chance)?;
            guess.reopen_sealed(observer);
            check_reopened(state, &guess, observer)?;
            check_can_be_played_on(&guess, moment.chance)?;
        }
        Ok(())
    })
}

/// Law 6: two worlds the observer cannot tell apart, given the same draws, yield the same guess.
pub fn guess_knows_no_more<G: Game>(setup: &G::Setup, seed: u64) -> Result<(), Broken> {
    let mut twins = Twins::<G>::new(setup, seed);
    at_every_ply::<G>(LawId::GuessKnowsNoMore, setup, seed, |moment| {
        let state = moment.game.state();
        if moment.game.ply() == 0 {
            twins.start(state, moment.chance);
        }
        for observer in Seat::all(state.n_seats()) {
            let alike = alike_worlds(state, observer, twins.of(observer), moment.chance);
            check_same_guess(state, &alike, observer, moment.chance)?;
        }
        if let Some(played) = moment.next {
            let mut after = moment.game.clone();
            after.act(played.seat, None, &played.action).map_err(|refusal| refusal.to_string())?;
            twins.step(state, played, after.state(), moment.game.ply(), moment.chance);
        }
        Ok(())
    })
}

/// The twins, and a guess of the game itself if it is alike (law 5 says when it is not).
pub(super) fn alike_worlds<G: Game>(
    state: &G,
    observer: Seat,
    twins: &[G],
    chance: &mut FastChance,
) -> Vec<G> {
    let guess = guessed(state, observer, chance.next_u64());
    let mut alike = twins.to_vec();
    if known(&guess, observer) == known(state, observer) {
        alike.push(guess);
    }
    alike
}

pub(super) fn guessed<G: Game>(state: &G, observer: Seat, draws: u64) -> G {
    let mut guess = state.clone();
    guess.determinize(observer, &mut FastChance::new(draws));
    guess
}

fn check_same_guess<G: Game>(
    state: &G,
    alike: &[G],
    observer: Seat,
    chance: &mut FastChance,
) -> Result<(), String> {
    let draws = chance.next_u64();
    let guess = guessed(state, observer, draws);
    for world in alike {
        let other = guessed(world, observer, draws);
        ensure(guess == other, || {
            format!(
                "the guess of {observer:?} depends on what it cannot see: {} (the worlds: {})",
                difference(&guess, &other),
                difference(state, world)
            )
        })?;
    }
    Ok(())
}

fn check_fits<G: Game>(state: &G, guess: &G, observer: Seat) -> Result<(), String> {
    let (truth, guessed): (Known<G>, Known<G>) = (known(state, observer), known(guess, observer));
    ensure(truth.view == guessed.view, || {
        format!("the guess changes the view of {observer:?}: {}", difference(&truth.view, &guessed.view))
    })?;
    ensure(truth.status == guessed.status, || format!("the guess of {observer:?} changes the status"))?;
    ensure(truth.legal == guessed.legal, || {
        let change = difference(&truth.legal, &guessed.legal);
        format!("the guess changes the legal actions of {observer:?}: {change}")
    })?;
    check_invariants(state, guess)
}

/// Readiness is in the status, not in the view: it is what changes here.
fn check_reopened<G: Game>(state: &G, reopened: &G, observer: Seat) -> Result<(), String> {
    let viewer = Viewer::seat(observer);
    let (truth, seen) = (state.view(viewer), reopened.view(viewer));
    ensure(truth == seen, || {
        format!("reopening sealed choices changes the view of {observer:?}: {}", difference(&truth, &seen))
    })?;
    let same_list = legal(state, observer) == legal(reopened, observer);
    ensure(same_list, || format!("reopening sealed choices changes what {observer:?} may do"))?;
    let before = state.status().pending();
    ensure(before.is_subset_of(reopened.status().pending()), || {
        format!("reopening sealed choices for {observer:?} makes a pending seat ready")
    })?;
    check_invariants(state, reopened)
}

/// A broken invariant of the real world is law 3's.
fn check_invariants<G: Game>(state: &G, guess: &G) -> Result<(), String> {
    match (state.invariants(), guess.invariants()) {
        (Ok(()), Err(words)) => Err(format!("the guess breaks an invariant: {words}")),
        _ => Ok(()),
    }
}

fn refusals<G: Game>(state: &G, seat: Seat, tried: &[G::Action]) -> Vec<Result<(), Refusal>> {
    tried.iter().map(|action| state.check(seat, action)).collect()
}

/// Now and then a guess is played to its end: a search does it all the time.
fn check_can_be_played_on<G: Game>(guess: &G, chance: &mut FastChance) -> Result<(), String> {
    if chance.below(16) != 0 {
        return Ok(());
    }
    let mut world = guess.clone();
    for _ in 0..G::INFO.max_plies {
        let Some(played) = random_move(&world, chance) else { break };
        world.apply(played.seat, &played.action, &mut Ctx::silent(chance));
    }
    let stuck = !world.status().is_over() && random_move(&world, chance).is_none();
    ensure(!stuck, || "the guessed world gets stuck".to_owned())
}
