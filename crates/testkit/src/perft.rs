//! Counts of action sequences, kept as a file: a change of rules shows in them at once.

use std::fs;
use std::path::Path;

use engine::{Game, Seed, perft};
use serde::{Deserialize, Serialize};

use crate::golden::is_blessing;
use crate::lines::json;

/// A new row goes as deep as there are at most so many sequences.
const N_MOST: u64 = 100_000;
/// And no deeper than this, where nobody has a choice.
const DEEPEST: u32 = 12;

/// A line of the file: how many sequences of one, two, three … actions there are from the start of a match.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
struct Row<G: Game> {
    setup: G::Setup,
    seed: u64,
    counts: Vec<u64>,
}

/// Counts again what a file holds, and wants a row for each of these set-ups. `LIEGE_BLESS=1` adds missing rows and
/// changes none: delete a row whose count was changed on purpose.
#[track_caller]
pub fn check<G: Game>(path: impl AsRef<Path>, setups: impl IntoIterator<Item = G::Setup>) {
    let path = path.as_ref();
    let text = fs::read_to_string(path).unwrap_or_else(|_| "[]".to_owned());
    let mut rows: Vec<Row<G>> =
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    for row in &rows {
        let depths = 1..=row.counts.len() as u32;
        let counted: Vec<u64> = depths.map(|depth| count::<G>(&row.setup, row.seed, depth)).collect();
        assert_eq!(counted, row.counts, "{:?}, seed {}", row.setup, row.seed);
    }
    for setup in setups {
        if rows.iter().any(|row| row.setup == setup) {
            continue;
        }
        assert!(is_blessing(), "{} has no row for {setup:?}; LIEGE_BLESS=1 adds it", path.display());
        rows.push(count_row(setup));
    }
    if is_blessing() {
        let rows: Vec<String> = rows.iter().map(json).collect();
        fs::write(path, format!("[\n{}\n]\n", rows.join(",\n")))
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
}

fn count_row<G: Game>(setup: G::Setup) -> Row<G> {
    let seed = 1;
    let counts = (1..=DEEPEST).map(|depth| count::<G>(&setup, seed, depth));
    let counts = counts.take_while(|&n_sequences| n_sequences <= N_MOST).collect();
    Row { setup, seed, counts }
}

fn count<G: Game>(setup: &G::Setup, seed: u64, depth: u32) -> u64 {
    perft::<G>(setup, Seed::from_number(seed), depth).expect("the set-up is accepted")
}
