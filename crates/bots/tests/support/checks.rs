//! What the bots of every game are checked for.

// Not every game's tests use all of it.
#![allow(dead_code)]

use std::sync::atomic::AtomicBool;

use bots::{BotSpec, Habits, Sight, decide};
use engine::{FastChance, Game, Match, Seed};

pub static NEVER: AtomicBool = AtomicBool::new(false);

pub fn bot(name: &str) -> BotSpec {
    name.parse().unwrap()
}

/// Worlds that the seat cannot tell apart get the same decision. Looks at every so many plies of a random match.
pub fn check_blind_to_secrets<G: Game>(
    habits: &dyn Habits<G>,
    setup: G::Setup,
    every: usize,
    names: &[&str],
) {
    let mut chance = FastChance::new(5);
    testkit::random_play::<G>(setup, 7, |table: &Match<G>| {
        let Some(seat) = table.status().pending().iter().last() else { return };
        if !table.ply().is_multiple_of(every) {
            return;
        }
        let mut other = table.state().clone();
        other.determinize(seat, &mut chance);
        for name in names {
            let choose = |state: &G| decide(habits, &bot(name), &Sight::new(state, seat), 3, &NEVER);
            assert_eq!(choose(table.state()), choose(&other), "{name} at ply {}", table.ply());
        }
    });
}

/// Plays a match through the only door; every answer is accepted.
pub fn check_legal<G: Game>(habits: &dyn Habits<G>, setup: G::Setup, names: &[&str]) {
    let mut table = Match::<G>::start(setup, Seed::from_number(9)).unwrap();
    while let Some(seat) = table.status().pending().iter().last() {
        let name = names[(table.ply() + seat.index()) % names.len()];
        let sight = Sight::new(table.state(), seat);
        let action = decide(habits, &bot(name), &sight, table.ply() as u64, &NEVER);
        table.act(seat, None, &action).unwrap_or_else(|refusal| panic!("{name}: {action:?}: {refusal}"));
    }
}
