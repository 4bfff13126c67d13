//! Bots at the table of Régents: they know no more than their seat, answer legally, and the stronger one wins.

use bots::checks::{bot, check_blind_to_secrets, check_chances, check_legal};
use bots::{ArenaReport, Series, SeriesError, arena};
use engine::{Seed, Setup as _};
use regents::{Regents, Setup};
use regents_habits::RegentsHabits;

#[test]
fn a_bot_knows_no_more_than_its_seat() {
    let names = ["random", "page", "greedy", "mcts@60it"];
    check_blind_to_secrets::<Regents>(&RegentsHabits, Setup::with_seats(4), 5, &names);
}

#[test]
fn all_decisions_are_legal() {
    for setup in Setup::every() {
        let names = ["random", "page", "greedy", "mcts@30it", "mcts@30itx3"];
        check_legal::<Regents>(&RegentsHabits, setup, &names);
    }
}

fn plan(bots: &str, n_seats: usize, matches: u64, jobs: usize) -> Series<Regents> {
    Series {
        setup: Setup::with_seats(n_seats),
        bots: bots.split(',').map(bot).collect(),
        matches,
        seed: Seed::from_number(1),
        jobs,
    }
}

#[test]
fn a_refused_set_up_ends_the_series() {
    let crowd = arena(&plan("random", 2, 1, 1), &RegentsHabits, &());
    assert!(matches!(crowd, Err(SeriesError::BadSetup(_))));
}

/// The first bot's win share lies above the second's, beyond doubt.
fn check_stronger(report: &ArenaReport) {
    let [stronger, weaker, ..] = &report.bots[..] else { panic!("two bots met") };
    assert!(stronger.ci95[0] > weaker.ci95[1], "{report:#?}");
    assert!(stronger.rating > weaker.rating, "{report:#?}");
}

#[test]
fn greedy_beats_random() {
    check_stronger(&arena(&plan("greedy,random", 3, 12, 2), &RegentsHabits, &()).unwrap());
}

#[test]
fn a_beginner_beats_random() {
    check_stronger(&arena(&plan("page,random", 4, 12, 2), &RegentsHabits, &()).unwrap());
}

#[test]
fn chances_foretell_more_than_points() {
    check_chances(&RegentsHabits, (3..=5).map(Setup::with_seats).collect(), 150);
}
