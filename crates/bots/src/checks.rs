//! What the bots of every game are checked for, by the tests of its habits.

use std::sync::atomic::AtomicBool;

use engine::{FastChance, Game, Match, Seed};

use crate::{BotSpec, Habits, SelfPlay, Sight, calibrate, decide};

/// Lets every bot think to its end.
pub static NEVER: AtomicBool = AtomicBool::new(false);

/// A bot by its name, which must be right. Levels count iterations alone, so that a busy machine changes nothing.
pub fn bot(name: &str) -> BotSpec {
    let spec: BotSpec = name.parse().unwrap_or_else(|error| panic!("{error}"));
    spec.by_iterations()
}

/// Worlds that the seat cannot tell apart get the same decision. Looks at every so many plies of a random match.
pub fn check_blind_to_secrets<G: Game>(
    habits: &impl Habits<G>,
    setup: G::Setup,
    every: usize,
    names: &[&str],
) {
    let (mut table, mut chance) = (start::<G>(setup), FastChance::new(5));
    while let Some(seat) = table.status().pending().iter().last() {
        if table.ply().is_multiple_of(every) {
            let mut other = table.state().clone();
            other.determinize(seat, &mut chance);
            for name in names {
                let choose = |state: &G| decide(habits, &bot(name), &Sight::new(state, seat), 3, &NEVER);
                assert_eq!(choose(table.state()), choose(&other), "{name} at ply {}", table.ply());
            }
        }
        step(&mut table, habits, "random");
    }
}

/// Plays a match through `engine::Match`; every answer is accepted.
pub fn check_legal<G: Game>(habits: &impl Habits<G>, setup: G::Setup, names: &[&str]) {
    let mut table = start::<G>(setup);
    while let Some(seat) = table.status().pending().iter().last() {
        let name = names[(table.ply() + seat.index()) % names.len()];
        step(&mut table, habits, name);
    }
}

/// The learned chances foretell who wins better than the points do, in every part of a match that was not learned from.
pub fn check_chances<G: Game>(habits: &impl Habits<G>, setups: Vec<G::Setup>, matches: u64) {
    let play = SelfPlay { setups, matches, seed: Seed::from_number(77), jobs: 2 };
    let report = calibrate(&play, habits, &()).unwrap_or_else(|error| panic!("{error}"));
    assert!(report.positions > 100, "{report:#?}");
    for stage in &report.stages {
        assert!(stage.brier < stage.brier_by_points, "{report:#?}");
    }
}

fn start<G: Game>(setup: G::Setup) -> Match<G> {
    Match::start(setup, Seed::from_number(9)).unwrap_or_else(|error| panic!("{error}"))
}

/// Lets a bot decide for the last of the pending seats.
fn step<G: Game>(table: &mut Match<G>, habits: &impl Habits<G>, name: &str) {
    let Some(seat) = table.status().pending().iter().last() else { return };
    let sight = Sight::new(table.state(), seat);
    let action = decide(habits, &bot(name), &sight, table.ply() as u64, &NEVER);
    table.act(seat, None, &action).unwrap_or_else(|refusal| panic!("{name}: {action:?}: {refusal}"));
}
