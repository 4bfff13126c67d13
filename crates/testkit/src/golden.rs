//! Golden records: matches that must always replay. Every real bug becomes one. They lie in
//! `tests/golden/v<rules_version>/<name>.liege.json` and are never written twice: rules that change get a new version,
//! and the records of older ones stay.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use engine::{BadRecord, FastChance, Game, Match, Played, Record, Seed};

use crate::random::random_move;

const ENDING: &str = ".liege.json";

/// Wants a record of the current rules version in a folder. Where it is missing and the environment says
/// `LIEGE_BLESS=1`, the match is played and written; a record that is there is never overwritten.
#[track_caller]
pub fn want<G: Game>(folder: impl AsRef<Path>, name: &str, play: impl FnOnce() -> Match<G>) {
    let of_today = current::<G>(folder.as_ref());
    let file = of_today.join(format!("{name}{ENDING}"));
    if !file.exists() && is_blessing() {
        let text = serde_json::to_string_pretty(&play().record()).expect("a record becomes JSON");
        fs::create_dir_all(&of_today).and_then(|()| fs::write(&file, text + "\n")).expect("written");
    }
    require::<G>(folder, name);
}

/// Panics unless a record of the current rules version is there.
#[track_caller]
pub fn require<G: Game>(folder: impl AsRef<Path>, name: &str) {
    let file = current::<G>(folder.as_ref()).join(format!("{name}{ENDING}"));
    assert!(file.exists(), "{} is missing; LIEGE_BLESS=1 writes it", file.display());
}

/// Replays every record of a folder. Those of the current rules version must come to what they say, in every claim; they
/// are handed back by name. Older ones must be readable, and replay as far as the rules of today allow what was played.
/// Panics at the first that fails, and when there is none.
#[track_caller]
pub fn replay_all<G: Game>(folder: impl AsRef<Path>) -> BTreeMap<String, Match<G>> {
    let folder = folder.as_ref();
    for version in 1..G::INFO.rules_version {
        for file in records_in(&folder.join(format!("v{version}"))) {
            check_older::<G>(&file, version).unwrap_or_else(|words| panic!("{}: {words}", file.display()));
        }
    }
    let files = records_in(&current::<G>(folder));
    assert!(!files.is_empty(), "no {ENDING} in {}", current::<G>(folder).display());
    let replayed = files.iter().map(|file| {
        let game = check_file::<G>(file).unwrap_or_else(|words| panic!("{}: {words}", file.display()));
        (name_of(file), game)
    });
    replayed.collect()
}

/// Replays one record of the current rules.
pub fn check_file<G: Game>(path: &Path) -> Result<Match<G>, String> {
    let record = read::<G>(path)?;
    let (found, current) = (record.rules_version, G::INFO.rules_version);
    if found != current {
        return Err(format!("a record of rules version {found} among those of {current}"));
    }
    record.replay().map_err(|bad| bad.to_string())
}

/// A record of older rules opens; it may come to what those of today forbid.
fn check_older<G: Game>(path: &Path, version: u32) -> Result<(), String> {
    let record = read::<G>(path)?;
    if record.rules_version != version {
        return Err(format!("a record of rules version {} among those of {version}", record.rules_version));
    }
    match record.replay() {
        Ok(_) | Err(BadRecord::OlderRules { .. }) => Ok(()),
        Err(bad) => Err(bad.to_string()),
    }
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

/// The first match by this policy, seed by seed, of which this is true.
#[track_caller]
pub fn first<G: Game>(
    setup: &G::Setup,
    policy: impl Fn(&Match<G>, &mut FastChance) -> Option<Played<G::Action>>,
    is_it: impl Fn(&Match<G>) -> bool,
) -> Match<G> {
    let mut games = (0..N_SEEDS).map(|seed| play(setup, seed, &policy));
    games.find(is_it).unwrap_or_else(|| panic!("no such match within {N_SEEDS}"))
}

/// Seeds that are tried for a match of some kind.
const N_SEEDS: u64 = 2000;

fn current<G: Game>(folder: &Path) -> PathBuf {
    folder.join(format!("v{}", G::INFO.rules_version))
}

/// Whether what is missing may be written.
pub(crate) fn is_blessing() -> bool {
    std::env::var_os("LIEGE_BLESS").is_some_and(|value| value == "1")
}

fn read<G: Game>(path: &Path) -> Result<Record<G>, String> {
    let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
    serde_json::from_str(&text).map_err(|error| error.to_string())
}

fn records_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let files = entries.map(|entry| entry.expect("the folder can be read").path());
    let mut records: Vec<PathBuf> = files.filter(|path| path.to_string_lossy().ends_with(ENDING)).collect();
    records.sort();
    records
}

fn name_of(file: &Path) -> String {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    name.trim_end_matches(ENDING).to_owned()
}
