//! Everything that reads what somebody else wrote, without a server around it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

use catalog::{AnyMatch, Catalog};
use engine::{Seed, Viewer};
use serde_json::Value;
use server::protocol::{Credentials, Farewell, NewPassword, NewTable, Rename, SeatRequest, ToServer};

use crate::corpus::{self, Known};
use crate::mangle::Mangler;
use crate::{memory, n_inputs};

const THREADS: usize = 2;
/// Megabytes by which memory may have grown between the first tenth and the end.
const GROWTH: usize = 64;

#[derive(Default)]
struct Count {
    tried: usize,
    taken: usize,
}

#[test]
fn parsers_take_anything() {
    let (n, begun) = (n_inputs(20_000), Instant::now());
    let catalog = Catalog::standard();
    let known = corpus::of(&catalog);
    let words = corpus::messages(
        &known.iter().flat_map(|it| it.actions.iter().step_by(17).cloned()).collect::<Vec<_>>(),
    );
    feed(&catalog, &known, &words, 0, n / 10);
    let before = memory();
    let counts: Vec<Count> = std::thread::scope(|scope| {
        let feeders = (1..=THREADS).map(|thread| {
            let (catalog, known, words) = (&catalog, &known, &words);
            scope.spawn(move || feed(catalog, known, words, thread as u64, n * 9 / 10 / THREADS))
        });
        feeders.collect::<Vec<_>>().into_iter().map(|feeder| feeder.join().unwrap()).collect()
    });
    let after = memory();
    let (tried, taken) = counts.iter().fold((n / 10, 0), |sum, it| (sum.0 + it.tried, sum.1 + it.taken));
    eprintln!(
        "parsers: {tried} inputs in {:.0} s, {taken} of them taken; memory {before} MB after a tenth, {after} MB at the end",
        begun.elapsed().as_secs_f64()
    );
    assert!(taken > tried / 100, "what is good in part reaches what comes after the parsers");
    assert!(taken < tried * 9 / 10, "most of it is broken");
    assert!(after < before + GROWTH, "memory grew from {before} to {after} MB");
}

fn feed(catalog: &Catalog, known: &[Known<'_>], words: &[Value], seed: u64, n: usize) -> Count {
    let mut mangler = Mangler::new(seed ^ 0x5eed);
    let mut count = Count::default();
    let matches: Vec<Vec<Box<dyn AnyMatch>>> = known.iter().map(started).collect();
    for _ in 0..n {
        let game = mangler.below(known.len());
        let (it, at) = (&known[game], &matches[game]);
        let (kind, input) = input(&mut mangler, it, words);
        let taken = catch_unwind(AssertUnwindSafe(|| take(catalog, it, at, kind, &input, &mut mangler)));
        let slug = it.game.info().slug;
        let taken = taken.unwrap_or_else(|_| panic!("{slug}, {kind}: {}", String::from_utf8_lossy(&input)));
        count.tried += 1;
        count.taken += usize::from(taken);
    }
    count
}

fn started(known: &Known<'_>) -> Vec<Box<dyn AnyMatch>> {
    let start = |setup| known.game.start(setup, Seed::from_number(7)).unwrap();
    known.setups.iter().map(start).collect()
}

const KINDS: [&str; 20] = [
    "message", "message", "message", "message", "message", "message", "body", "body", "body", "action",
    "action", "action", "action", "action", "setup", "setup", "record", "snapshot", "scenario", "question",
];

fn input(mangler: &mut Mangler, known: &Known<'_>, words: &[Value]) -> (&'static str, Vec<u8>) {
    let kind = *mangler.one(&KINDS);
    let text = match kind {
        "message" => mangler.text(words),
        "body" => {
            let (setup, record) = (mangler.one(&known.setups).clone(), mangler.one(&known.records).clone());
            let bodies = corpus::bodies(known.game.info().slug, &setup, &record);
            let bodies: Vec<Value> = bodies.into_iter().map(|(_, body)| body).collect();
            mangler.text(&bodies)
        }
        "action" => mangler.text(&known.actions),
        "setup" => mangler.text(&known.setups),
        "record" => mangler.text(&known.records),
        "snapshot" => mangler.text(&known.snapshots),
        "scenario" if !known.scenarios.is_empty() => mangler.text(&known.scenarios),
        _ => mangler.text(&[corpus::question()]),
    };
    (kind, text)
}

/// Whether it was taken.
fn take(
    catalog: &Catalog,
    known: &Known<'_>,
    matches: &[Box<dyn AnyMatch>],
    kind: &str,
    input: &[u8],
    mangler: &mut Mangler,
) -> bool {
    let value = || serde_json::from_slice::<Value>(input).ok();
    let game = known.game;
    match kind {
        "message" => serde_json::from_slice::<ToServer>(input).is_ok(),
        "body" => {
            let is = [
                serde_json::from_slice::<NewTable>(input).is_ok(),
                serde_json::from_slice::<SeatRequest>(input).is_ok(),
                serde_json::from_slice::<Rename>(input).is_ok(),
                serde_json::from_slice::<Credentials>(input).is_ok(),
                serde_json::from_slice::<NewPassword>(input).is_ok(),
                serde_json::from_slice::<Farewell>(input).is_ok(),
            ];
            is.contains(&true)
        }
        "action" => value().is_some_and(|action| {
            let the_match = mangler.one(matches);
            let seat = corpus::seat(input.len(), the_match.n_seats());
            the_match.check(seat, &action).is_ok()
        }),
        "setup" => value().is_some_and(|setup| game.start(&setup, Seed::from_number(1)).is_ok()),
        "record" => catalog.replay(input, Viewer::Public).is_ok(),
        "snapshot" => std::str::from_utf8(input)
            .is_ok_and(|text| game.resume(&known.setups[0], Seed::from_number(0), text).is_ok()),
        "scenario" => value().is_some_and(|scenario| game.scenario(&scenario).is_ok()),
        _ => value().is_some_and(|question| game.consult(&question).is_ok()),
    }
}
