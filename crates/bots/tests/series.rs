//! Series of matches: the same for any number of jobs; faults are reported; the stronger bot wins.

mod support;

use std::sync::atomic::{AtomicU64, Ordering};

use bots::{ArenaReport, BotSpec, Plain, Progress, Series, SeriesError, arena, play_match, simulate};
use engine::{Game, Match, Seed, Setup};
use small_games::connect_four::ConnectFour;
use small_games::drafts::Drafts;
use small_games::oh_hell::OhHell;
use support::{Pennies, PenniesSetup};

fn plan<G: Game>(bots: &str, n_seats: usize, matches: u64, jobs: usize) -> Series<G> {
    Series {
        setup: G::Setup::with_seats(n_seats),
        bots: bots.split(',').map(|name| name.parse().unwrap()).collect(),
        matches,
        seed: Seed::from_number(1),
        jobs,
    }
}

#[test]
fn any_number_of_jobs_gives_the_same_report() {
    let report = |jobs| {
        let mut report = simulate(&plan::<OhHell>("random,page", 4, 60, jobs), &Plain, &()).unwrap();
        (report.seconds, report.decisions_per_second) = (0.0, 0.0);
        report
    };
    let one = report(1);
    assert_eq!(one, report(2));
    assert_eq!(one, report(3));
    assert_eq!(one.wins.iter().sum::<f64>().round(), 60.0);
    assert_eq!(one.bots.iter().map(|bot| bot.seats_taken).sum::<u64>(), 240);
}

#[test]
fn the_report_has_the_promised_form() {
    let report = simulate(&plan::<Drafts>("random", 3, 5, 1), &Plain, &()).unwrap();
    let json = serde_json::to_value(&report).unwrap();
    assert_eq!((&json["game"], &json["seats"], &json["matches"]), (&"drafts".into(), &3.into(), &5.into()));
    for key in ["decisions", "seconds", "decisions_per_second", "mean_decisions", "shared_wins"] {
        assert!(json[key].is_number(), "{key}");
    }
    for key in ["wins", "mean_points"] {
        assert_eq!(json[key].as_array().unwrap().len(), 3, "{key}");
    }
    let json =
        serde_json::to_value(arena(&plan::<Drafts>("random,greedy", 3, 4, 1), &Plain, &()).unwrap()).unwrap();
    let bots = json["bots"].as_array().unwrap();
    assert_eq!((&bots[0]["bot"], &bots[1]["bot"]), (&"random".into(), &"greedy".into()));
    assert!(bots.iter().all(|bot| bot["ci95"][0].as_f64() <= bot["win_share"].as_f64()));
    assert!(bots.iter().all(|bot| bot["matches"] == 6 && bot["rating"].is_number()));
}

/// What a series plays is what `engine::Match` would have accepted, draw by draw.
#[test]
fn a_match_of_a_series_is_a_match() {
    let (setup, seed) = (<OhHell as Game>::Setup::with_seats(4), Seed::from_number(3).of_series(2));
    let bots: Vec<BotSpec> = ["page", "random", "random", "page"].map(|name| name.parse().unwrap()).to_vec();
    let mut table = Match::<OhHell>::start(setup.clone(), seed).unwrap();
    let outcome = play_match::<OhHell>(&setup, seed, &bots, &Plain, |seat, action| {
        table.act(seat, None, action).unwrap();
    });
    let result = table.record().result.expect("the match is over");
    let outcome = outcome.unwrap();
    assert_eq!((outcome.points, outcome.places), (result.points, result.places));
    assert!(table.record().replay().is_ok());
}

#[test]
fn a_broken_invariant_stops_the_series_and_names_the_first_match() {
    let mut broken = plan::<Pennies>("random", 2, 20, 2);
    broken.setup = PenniesSetup { breaks_at: Some(2) };
    let error = simulate(&broken, &Plain, &()).unwrap_err();
    let words = error.to_string();
    assert!(words.contains("match 0") && words.contains("ply 2"), "{words}");
    assert!(
        words.contains("a penny fell") && words.contains(&broken.seed.of_series(0).to_string()),
        "{words}"
    );
}

#[test]
fn impossible_plans_are_refused() {
    assert_eq!(
        simulate(&plan::<Drafts>("random,random,greedy", 2, 1, 1), &Plain, &()),
        Err(SeriesError::TooManyBots { bots: 3, seats: 2 })
    );
    let nobody = Series { bots: Vec::new(), ..plan::<Drafts>("random", 2, 1, 1) };
    assert_eq!(simulate(&nobody, &Plain, &()), Err(SeriesError::NoBots));
    assert_eq!(arena(&nobody, &Plain, &()), Err(SeriesError::NoBots));
}

#[test]
fn progress_hears_of_every_match() {
    #[derive(Default)]
    struct Ear(AtomicU64);
    impl Progress for Ear {
        fn match_done(&self, decisions: u32) {
            assert!(decisions > 0);
            self.0.fetch_add(1, Ordering::Relaxed);
        }
    }
    let ear = Ear::default();
    simulate(&plan::<Drafts>("random", 3, 17, 2), &Plain, &ear).unwrap();
    assert_eq!(ear.0.load(Ordering::Relaxed), 17);
}

/// The first bot's win share lies above the second's, beyond doubt.
fn check_stronger(report: &ArenaReport) {
    let [stronger, weaker, ..] = &report.bots[..] else { panic!("two bots met") };
    assert!(stronger.ci95[0] > weaker.ci95[1], "{report:#?}");
    assert!(stronger.rating > weaker.rating, "{report:#?}");
}

#[test]
fn search_beats_greedy() {
    check_stronger(&arena(&plan::<ConnectFour>("mcts@400it,greedy", 2, 24, 2), &Plain, &()).unwrap());
}
