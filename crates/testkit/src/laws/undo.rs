//! Laws 7 and 8, about undo: a step that can be undone teaches its actor nothing; undo restores the very state and
//! passes no step that is final and no change of those who decide.

use engine::{Chance, Ctx, FastChance, Game, Match, Played, Refusal, Seat, SeededChance, Status, Viewer};

use super::guess::alike_worlds;
use super::worlds::Twins;
use super::{Broken, Known, LawId, at_every_ply, difference, ensure, known, legal, to_json};
use crate::random::random_item;

/// Actions of each pending seat tried at each ply.
const N_TRIED: usize = 3;

/// Law 7: the same action in two worlds the actor cannot tell apart shows it the same afterwards, if it can be
/// undone in one of them.
pub fn undo_teaches_nothing<G: Game>(setup: &G::Setup, seed: u64) -> Result<(), Broken> {
    let mut table: Option<Match<G>> = None;
    let mut twins = Twins::<G>::new(setup, seed);
    at_every_ply::<G>(LawId::UndoTeachesNothing, setup, seed, |moment| {
        let state = moment.game.state();
        if moment.game.ply() == 0 {
            twins.start(state, moment.chance);
        }
        let table = table.get_or_insert_with(|| moment.game.clone());
        for seat in state.status().pending().iter() {
            let alike = alike_worlds(state, seat, twins.of(seat), moment.chance);
            check_teaches_nothing(table, state, &alike, seat, moment.chance)?;
        }
        if let Some(played) = moment.next {
            let mut after = moment.game.clone();
            after.act(played.seat, None, &played.action).map_err(|refusal| refusal.to_string())?;
            twins.step(state, played, after.state(), moment.game.ply(), moment.chance);
        }
        Ok(())
    })
}

fn check_teaches_nothing<G: Game>(
    table: &Match<G>,
    state: &G,
    alike: &[G],
    seat: Seat,
    chance: &mut FastChance,
) -> Result<(), String> {
    let listed = legal(state, seat);
    for _ in 0..N_TRIED.min(listed.len()) {
        let Some(action) = random_item(chance, listed.iter().copied()) else { break };
        let Some(here) = outcome(table, state, seat, &action) else { continue };
        for world in alike {
            let Some(there) = outcome(table, world, seat, &action) else { continue };
            let comparable = here.can_undo || there.can_undo;
            ensure(!comparable || here == there, || {
                let learned = difference(&here.known.view, &there.known.view);
                format!("{seat:?} learns from {} and may undo it: {learned}", to_json(&action))
            })?;
        }
    }
    Ok(())
}

/// What one action comes to for its actor.
#[derive(PartialEq)]
struct Outcome<G: Game> {
    can_undo: bool,
    known: Known<G>,
    told: Vec<G::Event>,
}

/// Plays the action in a match whose state is `world`. A state that cannot be patched in breaks an invariant: law 3
/// or 5 reports it.
fn outcome<G: Game>(table: &Match<G>, world: &G, seat: Seat, action: &G::Action) -> Option<Outcome<G>> {
    let mut game = table.clone();
    let n_lines = game.log().len();
    game.patch_state(world.clone()).ok()?;
    game.act(seat, None, action).ok()?;
    let told = game.log()[n_lines..].iter().filter(|line| line.to.includes(Viewer::seat(seat)));
    Some(Outcome {
        can_undo: game.can_undo(seat),
        known: known(game.state(), seat),
        told: told.map(|line| line.event.clone()).collect(),
    })
}

/// Law 8: undo restores the very state and never passes a step that is final or a change of those who decide.
pub fn undo<G: Game>(setup: &G::Setup, seed: u64) -> Result<(), Broken> {
    at_every_ply::<G>(LawId::Undo, setup, seed, |moment| {
        let Some(played) = moment.next else { return Ok(()) };
        let before = moment.game;
        let mut after = before.clone();
        after.act(played.seat, None, &played.action).map_err(|refusal| refusal.to_string())?;
        if may_be_undone(before, &after, played) {
            check_restores(before, &after, played)?;
            check_leaves_rivals_alone(before, &after, played, moment.chance)?;
        } else {
            check_is_final(&after, played)?;
        }
        if moment.chance.below(16) == 0 {
            check_all_taken_back(&after, played.seat)?;
        }
        Ok(())
    })
}

/// What the rules of undo say, worked out from what the step did.
fn may_be_undone<G: Game>(before: &Match<G>, after: &Match<G>, played: Played<G::Action>) -> bool {
    let mut chance = SeededChance::new(before.seed(), before.ply() as u64 + 1);
    let mut ctx = Ctx::silent(&mut chance);
    before.state().clone().apply(played.seat, &played.action, &mut ctx);
    !ctx.is_final() && same_deciders(before.status(), after.status())
}

/// In one window seats only ever become ready; when one that was ready is not, it is another window.
fn same_deciders(before: Status, after: Status) -> bool {
    match (before, after) {
        (Status::Turn { seat }, Status::Turn { seat: next }) => seat == next,
        (
            Status::Together { pending, ready },
            Status::Together { pending: pending_after, ready: ready_after },
        ) => pending_after.is_subset_of(pending) && ready.is_subset_of(ready_after),
        _ => false,
    }
}

fn check_restores<G: Game>(
    before: &Match<G>,
    after: &Match<G>,
    played: Played<G::Action>,
) -> Result<(), String> {
    let words = |what: &str| format!("{what} by undoing {} of {:?}", to_json(&played.action), played.seat);
    let mut undone = after.clone();
    undone.undo(played.seat, None).map_err(|_| words("nothing is taken back"))?;
    ensure(undone.state() == before.state(), || {
        format!("{}: {}", words("another state comes"), difference(before.state(), undone.state()))
    })?;
    ensure(undone.log() == before.log(), || words("another log comes"))?;
    ensure(undone.actions() == before.actions(), || words("other actions are left"))?;
    undone.act(played.seat, None, &played.action).map_err(|_| words("the action becomes illegal"))?;
    ensure(undone.state() == after.state(), || words("a second try comes out differently"))
}

/// In a window, a rival's step after mine stays when I take mine back.
fn check_leaves_rivals_alone<G: Game>(
    before: &Match<G>,
    after: &Match<G>,
    played: Played<G::Action>,
    chance: &mut FastChance,
) -> Result<(), String> {
    let rivals = after.status().pending().without(played.seat);
    let Some(rival) = random_item(chance, rivals.iter()) else { return Ok(()) };
    let Some(action) = random_item(chance, after.legal_actions(rival).iter().copied()) else { return Ok(()) };
    let (mut both, mut alone) = (after.clone(), before.clone());
    let accepted = both.act(rival, None, &action).and(alone.act(rival, None, &action));
    if accepted.is_err() || !both.can_undo(played.seat) || !same_deciders(after.status(), both.status()) {
        return Ok(());
    }
    both.undo(played.seat, None).map_err(|refusal| refusal.to_string())?;
    ensure(both.state() == alone.state(), || {
        let change = difference(alone.state(), both.state());
        format!("undo of {:?} reaches into the draft of {rival:?}: {change}", played.seat)
    })
}

fn check_is_final<G: Game>(after: &Match<G>, played: Played<G::Action>) -> Result<(), String> {
    for seat in Seat::all(after.state().n_seats()) {
        let mut undone = after.clone();
        let answer = undone.undo(seat, None);
        ensure(answer == Err(Refusal::NothingToUndo) && undone.state() == after.state(), || {
            let action = to_json(&played.action);
            format!("{seat:?} can undo past {action}: it is final, or others decide now")
        })?;
    }
    Ok(())
}

/// Taking back all that can be leaves a match that replays to where it stands.
fn check_all_taken_back<G: Game>(after: &Match<G>, seat: Seat) -> Result<(), String> {
    let mut undone = after.clone();
    while undone.can_undo(seat) {
        undone.undo(seat, None).map_err(|refusal| refusal.to_string())?;
    }
    let replayed = undone.record().replay().map_err(|bad| format!("after undo: {bad}"))?;
    ensure(replayed.state() == undone.state(), || {
        let change = difference(undone.state(), replayed.state());
        format!("after undo the match does not replay to where it stands: {change}")
    })
}
