//! Golden records: matches that must replay for ever. Every real bug becomes one.

use std::borrow::Borrow;
use std::fs;
use std::path::{Path, PathBuf};

use engine::{FastChance, Game, Match, Played, Record, Seed};

use crate::random::random_move;

const ENDING: &str = ".liege.json";

/// Replays every record of a folder (as seen from the crate under test) and checks every claim in it. Panics at the
/// first that fails, and when there is none. While records are written anew it leaves them alone: [`make`], which may run
/// beside it, replays what it writes.
#[track_caller]
pub fn check_dir<G: Game>(path: impl AsRef<Path>) {
    let records = records_in(path.as_ref());
    assert!(!records.is_empty(), "no {ENDING} in {}", path.as_ref().display());
    if is_blessing() {
        return;
    }
    for record in records {
        check_file::<G>(&record).unwrap_or_else(|words| panic!("{}: {words}", record.display()));
    }
}

/// Replays one record.
pub fn check_file<G: Game>(path: &Path) -> Result<Match<G>, String> {
    let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
    let record: Record<G> = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    record.replay().map_err(|bad| bad.to_string())
}

/// Plays a match by `policy` (see [`random`]), writes it to `<path>/<name>.liege.json` and replays it from there, when the
/// environment says `LIEGE_BLESS=1`; else only checks that the file is there. Never bless to make a red test green: a record that no
/// longer replays is a broken promise.
#[track_caller]
pub fn make<G: Game>(
    path: impl AsRef<Path>,
    name: &str,
    setup: impl Borrow<G::Setup>,
    seed: u64,
    policy: impl FnMut(&Match<G>, &mut FastChance) -> Option<Played<G::Action>>,
) {
    let file = path.as_ref().join(format!("{name}{ENDING}"));
    if is_blessing() {
        let record = play(setup.borrow(), seed, policy).record();
        let text = serde_json::to_string_pretty(&record).expect("a record becomes JSON");
        fs::create_dir_all(path.as_ref()).and_then(|()| fs::write(&file, text + "\n")).expect("written");
        check_file::<G>(&file).unwrap_or_else(|words| panic!("{}: {words}", file.display()));
    }
    require(path, name);
}

/// Panics unless the record is there.
#[track_caller]
pub fn require(path: impl AsRef<Path>, name: &str) {
    let file = path.as_ref().join(format!("{name}{ENDING}"));
    assert!(file.exists(), "{} is missing; LIEGE_BLESS=1 writes it", file.display());
}

/// The policy that plays at random.
pub fn random<G: Game>(game: &Match<G>, chance: &mut FastChance) -> Option<Played<G::Action>> {
    random_move(game.state(), chance)
}

/// Plays by a policy until it has no answer, which is at the end of the match at the latest.
pub fn play<G: Game>(
    setup: &G::Setup,
    seed: u64,
    mut policy: impl FnMut(&Match<G>, &mut FastChance) -> Option<Played<G::Action>>,
) -> Match<G> {
    let mut game = Match::start(setup.clone(), Seed::from_number(seed)).expect("the set-up is accepted");
    let mut chance = FastChance::new(seed);
    while let Some(played) = policy(&game, &mut chance) {
        game.act(played.seat, None, &played.action).expect("the policy plays legal actions");
    }
    game
}

fn is_blessing() -> bool {
    std::env::var_os("LIEGE_BLESS").is_some_and(|value| value == "1")
}

fn records_in(path: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut records: Vec<PathBuf> = entries
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.to_string_lossy().ends_with(ENDING))
        .collect();
    records.sort();
    records
}
