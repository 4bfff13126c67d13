//! Whether the samples hold everything that can be said.

use std::collections::BTreeSet;
use std::fs;

use engine::Game;
use ts_rs::TS;

use super::Samples;

/// Fails unless there is a sample of every action, event, prompt and reason.
#[track_caller]
pub fn assert_complete<G: Game<Action: TS, Event: TS>>(samples: &Samples) {
    let faults = [
        compare("action", samples.actions.keys(), &types_of::<G::Action>()),
        compare("event", samples.events.keys(), &types_of::<G::Event>()),
        compare("prompt", samples.prompts.keys(), &texts_of(G::INFO.slug, "prompt")),
        compare("reason", samples.reasons.keys(), &texts_of(G::INFO.slug, "why")),
    ]
    .concat();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What is missing, and what is too much.
fn compare<'a>(
    kind: &str,
    found: impl Iterator<Item = &'a String>,
    wanted: &BTreeSet<String>,
) -> Vec<String> {
    let found: BTreeSet<String> = found.cloned().collect();
    let missing = (wanted - &found).into_iter().map(|id| format!("{kind} without a sample: {id}"));
    let unknown = (&found - wanted).into_iter().map(|id| format!("unknown {kind}: {id}"));
    missing.chain(unknown).collect()
}

/// The variants of a tagged enum.
fn types_of<T: TS>() -> BTreeSet<String> {
    let text = T::inline(&ts_rs::Config::default());
    let after = text.split("\"type\": \"").skip(1);
    after.map(|rest| rest.split('"').next().unwrap_or_default().to_owned()).collect()
}

/// The ids of the English texts `<slug>-<kind>-<id>`: each of them must be used.
fn texts_of(slug: &str, kind: &str) -> BTreeSet<String> {
    let path = format!("{}/../../locales/en/{slug}.ftl", env!("CARGO_MANIFEST_DIR"));
    let texts = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let prefix = format!("{slug}-{kind}-");
    let ids = texts.lines().filter_map(|line| line.strip_prefix(&prefix)?.split(' ').next());
    ids.map(str::to_owned).collect()
}
