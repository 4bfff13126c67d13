//! What every bot must do: answer legally, in time, on its own knowledge, and see what is there to be seen.

mod support;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use bots::checks::{NEVER, bot, check_blind_to_secrets, check_legal};
use bots::{Budget, Habits, Plain, Plan, Planner, Sight, Skill, decide, estimate};
use engine::{FastChance, Game, Match, PerSeat, Seat, Seed, Setup};
use small_games::connect_four::{ConnectFour, ConnectFourAction};
use small_games::drafts::Drafts;
use small_games::oh_hell::OhHell;
use support::{Pennies, PenniesSetup, Side};

/// A position of connect four after drops into these columns.
fn connect_four(columns: &[u8]) -> ConnectFour {
    let mut table = Match::<ConnectFour>::start(Setup::with_seats(2), Seed::from_number(1)).unwrap();
    for (ply, &column) in columns.iter().enumerate() {
        table.act(Seat::new(ply % 2), None, &ConnectFourAction::Drop { column }).unwrap();
    }
    *table.state()
}

fn check_column(columns: &[u8], expected: &[u8]) {
    let sight = Sight::new(&connect_four(columns), Seat::new(columns.len() % 2));
    for seed in 0..3 {
        let ConnectFourAction::Drop { column } = decide(&Plain, &bot("mcts@3000it"), &sight, seed, &NEVER);
        assert!(expected.contains(&column), "column {column} after {columns:?}");
    }
}

#[test]
fn search_takes_a_win() {
    check_column(&[0, 1, 0, 1, 0, 1], &[0]);
}

#[test]
fn search_parries_a_threat() {
    check_column(&[0, 1, 0, 1, 0], &[0]);
}

/// Two in the middle of an empty row: a third makes two threats at once.
#[test]
fn search_finds_a_forced_win() {
    check_column(&[2, 2, 3, 3], &[1, 4]);
}

/// A rival who saw the choice would always name the other side, and only the sure thing would be left.
#[test]
fn choices_of_a_window_are_made_blindly() {
    struct ByPoints;
    impl Habits<Pennies> for ByPoints {
        type Course = ();

        fn evaluate(&self, state: &Pennies) -> PerSeat<f32> {
            PerSeat::from_fn(2, |seat| state.points(seat) as f32 / 100.0)
        }

        fn outcome(&self, state: &Pennies) -> PerSeat<f32> {
            self.evaluate(state)
        }
    }
    let mut table = Match::<Pennies>::start(PenniesSetup::default(), Seed::from_number(1)).unwrap();
    table.act(Seat::new(1), None, &Side::Tails).unwrap();
    let mut named = [0, 0];
    for seed in 0..24 {
        let sight = Sight::new(table.state(), Seat::new(0));
        match decide(&ByPoints, &bot("mcts@1000it"), &sight, seed, &NEVER) {
            Side::Heads => named[0] += 1,
            Side::Tails => named[1] += 1,
            Side::Safe => panic!("the rival seems to see our choice"),
        }
    }
    // And it does not see the rival's either.
    assert!(named.iter().all(|&times| times >= 3), "{named:?}");
}

#[test]
fn a_bot_knows_no_more_than_its_seat() {
    let names = ["random", "page", "greedy", "mcts@60it"];
    check_blind_to_secrets::<Drafts>(&Plain, Setup::with_seats(3), 1, &names);
    check_blind_to_secrets::<OhHell>(&Plain, Setup::with_seats(4), 3, &names);
}

const ALL: [&str; 5] = ["random", "page", "greedy", "mcts@30it", "mcts@30itx3"];

#[test]
fn all_decisions_are_legal() {
    check_legal::<ConnectFour>(&Plain, Setup::with_seats(2), &ALL);
    check_legal::<OhHell>(&Plain, Setup::with_seats(4), &ALL);
    for n_seats in 2..=5 {
        check_legal::<Drafts>(&Plain, Setup::with_seats(n_seats), &ALL);
    }
}

/// Counts the matches a search plays to their end.
#[derive(Default)]
struct Counting(AtomicU32);

impl Habits<ConnectFour> for Counting {
    type Course = ();

    fn evaluate(&self, state: &ConnectFour) -> PerSeat<f32> {
        bots::win_shares(state)
    }

    fn outcome(&self, state: &ConnectFour) -> PerSeat<f32> {
        self.0.fetch_add(1, Ordering::Relaxed);
        bots::win_shares(state)
    }
}

#[test]
fn a_budget_of_iterations_is_kept_whatever_the_threads() {
    let sight = Sight::new(&connect_four(&[]), Seat::new(0));
    for (name, at_most) in [("mcts@500it", 500), ("mcts@500itx2", 500), ("mcts@7itx2", 8)] {
        let habits = Counting::default();
        decide(&habits, &bot(name), &sight, 1, &NEVER);
        let played = habits.0.load(Ordering::Relaxed);
        assert!(played > at_most / 2 && played <= at_most, "{name} played {played}");
    }
}

/// Connect four by plans: the habit is the first column, and each column is a plan.
#[derive(Default)]
struct Columns(Counting);

impl Habits<ConnectFour> for Columns {
    type Course = ();

    fn evaluate(&self, state: &ConnectFour) -> PerSeat<f32> {
        self.0.evaluate(state)
    }

    fn outcome(&self, state: &ConnectFour) -> PerSeat<f32> {
        self.0.outcome(state)
    }

    fn planner(&self) -> Option<&dyn Planner<ConnectFour, Course = ()>> {
        Some(self)
    }
}

impl Planner<ConnectFour> for Columns {
    fn habitual(
        &self,
        _: &ConnectFour,
        _: Seat,
        _: &[ConnectFourAction],
        _: Skill,
        _: &mut FastChance,
    ) -> Option<usize> {
        None
    }

    fn plans(
        &self,
        _: &ConnectFour,
        _: Seat,
        actions: &[ConnectFourAction],
        _: &mut FastChance,
    ) -> Vec<Plan<()>> {
        (0..actions.len()).map(Plan::Click).collect()
    }

    fn follow(
        &self,
        state: &ConnectFour,
        seat: Seat,
        actions: &[ConnectFourAction],
        _: (),
        chance: &mut FastChance,
    ) -> usize {
        self.rollout(state, seat, actions, chance)
    }

    fn safer_course(&self, _: &Sight<ConnectFour>, _: (), _: &mut FastChance) -> Option<()> {
        None
    }

    fn courses(&self, _: &ConnectFour, _: Seat) -> Vec<()> {
        vec![()]
    }

    fn period(&self, _: &ConnectFour) -> u32 {
        0
    }

    fn attention(&self, _: &ConnectFour) -> f32 {
        1.0
    }
}

#[test]
fn the_best_of_several_plans_is_kept() {
    let sight = Sight::new(&connect_four(&[2, 6, 3, 6, 4, 5]), Seat::new(0));
    for name in ["mcts@40000it", "mcts@40000itx2", "mcts@202500it@1"] {
        let habits = Columns::default();
        let ConnectFourAction::Drop { column } = decide(&habits, &bot(name), &sight, 1, &NEVER);
        assert_eq!(column, 1);
        assert_eq!(habits.0.0.load(Ordering::Relaxed), 100, "the root of the iterations, at its price");
    }
}

/// Too little time to know any other plan: it stays with the habit.
#[test]
fn a_bot_in_a_hurry_plays_by_habit() {
    let sight = Sight::new(&connect_four(&[2, 6, 3, 6, 4, 5]), Seat::new(0));
    for seed in 0..20 {
        let habits = Columns::default();
        let ConnectFourAction::Drop { column } = decide(&habits, &bot("mcts@100it"), &sight, seed, &NEVER);
        assert_eq!(column, 0);
    }
}

#[test]
fn several_threads_with_iterations_give_the_same_answer_again() {
    let sight = Sight::new(&connect_four(&[3, 3, 2]), Seat::new(1));
    let answer = decide(&Plain, &bot("mcts@600itx3"), &sight, 4, &NEVER);
    assert!((0..5).all(|_| decide(&Plain, &bot("mcts@600itx3"), &sight, 4, &NEVER) == answer));
}

#[test]
fn an_estimate_lists_the_choices_with_the_best_first() {
    // The fourth in the first column wins at once; anything else lets the other win.
    let sight = Sight::new(&connect_four(&[0, 1, 0, 1, 0, 1]), Seat::new(0));
    let found = estimate(&Plain, &sight, Budget::Iterations(2000), 1, &NEVER);
    assert_eq!(found.choices.len(), 7);
    assert_eq!(found.choices[0].action, ConnectFourAction::Drop { column: 0 });
    assert_eq!(found.choices[0].chance, Some(1.0), "it is won then");
    assert!(found.choices.windows(2).all(|pair| pair[0].visits >= pair[1].visits));
    assert_eq!(found.choices.iter().map(|choice| choice.visits).sum::<u32>(), found.iterations);
    assert!((found.chances.values().sum::<f32>() - 1.0).abs() < 1e-3);
    assert!(found.chances[Seat::new(0)] > 0.8);
}

#[test]
fn an_estimate_without_time_is_the_judgement_at_a_glance() {
    let sight = Sight::new(&connect_four(&[0, 1]), Seat::new(0));
    let found = estimate(&Plain, &sight, Budget::Iterations(2000), 1, &AtomicBool::new(true));
    assert_eq!((found.iterations, found.choices.len()), (0, 7));
    assert!(found.choices.iter().all(|choice| choice.chance.is_none() && choice.visits == 0));
    assert_eq!(found.chances, Plain.chances(&connect_four(&[0, 1])));
}

#[test]
fn a_cancelled_bot_answers_at_once() {
    let sight = Sight::new(&connect_four(&[]), Seat::new(0));
    for name in ["page", "greedy", "mcts@3600000ms", "mcts@4000000000itx2", "king", "king@1"] {
        let action = decide(&Plain, &bot(name), &sight, 1, &AtomicBool::new(true));
        assert!(sight.legal_actions().contains(&action));
    }
}

/// Cancels the search that asks for the hundredth outcome.
#[derive(Default)]
struct Impatient {
    asked: AtomicU32,
    cancel: Arc<AtomicBool>,
}

impl Habits<ConnectFour> for Impatient {
    type Course = ();

    fn evaluate(&self, state: &ConnectFour) -> PerSeat<f32> {
        bots::win_shares(state)
    }

    fn outcome(&self, state: &ConnectFour) -> PerSeat<f32> {
        let asked = self.asked.fetch_add(1, Ordering::Relaxed) + 1;
        self.cancel.store(asked >= 100, Ordering::Relaxed);
        bots::win_shares(state)
    }
}

#[test]
fn a_search_can_be_cancelled_from_outside() {
    let (sight, habits) = (Sight::new(&connect_four(&[]), Seat::new(0)), Impatient::default());
    let cancel = Arc::clone(&habits.cancel);
    let action = decide(&habits, &bot("mcts@4000000000it"), &sight, 1, &cancel);
    assert!(sight.legal_actions().contains(&action));
    assert_eq!(habits.asked.load(Ordering::Relaxed), 100);
}
