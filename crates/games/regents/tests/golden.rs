//! Golden records: every seat count, every option turned, each way of ending. They must always replay.

use engine::{Match, Played, Status};
use regents::{Action, Event, Location, Regents, Setup};
use testkit::golden;

const DIR: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

#[test]
fn golden_records_replay() {
    for seats in 3..=5 {
        want(&format!("{seats}-seats"), Setup { seats, ..Setup::default() }, 1);
        want(&format!("{seats}-seats-all-options"), Setup::all_turned(seats), 2);
    }
    golden::want(DIR, "shared-victory", || golden::first(&Setup::default(), golden::random, ends_shared));
    golden::want(DIR, "chips-break-a-tie", || {
        golden::first(&Setup::default(), golden::random, ends_by_chips)
    });
    golden::want(DIR, "nobody-scores", || {
        golden::play::<Regents>(&Setup::default(), 1, |game, _| idle(game))
    });
    let records = golden::replay_all::<Regents>(DIR);
    assert!(ends_shared(&records["shared-victory"]));
    assert!(ends_by_chips(&records["chips-break-a-tie"]));
    assert_eq!(best_track_points(&records["nobody-scores"]), 2, "only the domain cards move");
}

fn want(name: &str, setup: Setup, seed: u64) {
    golden::want(DIR, name, || golden::play::<Regents>(&setup, seed, golden::random));
}

fn ends_shared(game: &Match<Regents>) -> bool {
    game.log().iter().any(|line| matches!(line.event, Event::VictoryShared { .. }))
}

fn ends_by_chips(game: &Match<Regents>) -> bool {
    let state = game.state();
    let best = state.seats().map(|seat| state.score(seat).total()).max();
    let tied = state.seats().filter(|&seat| Some(state.score(seat).total()) == best).count();
    tied > 1 && !ends_shared(game)
}

fn best_track_points(game: &Match<Regents>) -> i32 {
    game.state().seats().map(|seat| game.state().score(seat).tracks).max().unwrap_or(0)
}

/// Everybody crowds the Throne Room and walks the King to and fro: the match in which nothing happens.
fn idle(game: &Match<Regents>) -> Option<Played<Action>> {
    let Status::Turn { seat } = game.status() else { return None };
    let legal = game.legal_actions(seat);
    let is_idle = |action: &&Action| match action {
        Action::PlaceAgent { at } => *at == Location::Throne,
        Action::MoveKing { .. } | Action::EndActions => true,
        _ => false,
    };
    legal.iter().find(is_idle).map(|&action| Played { seat, action })
}
