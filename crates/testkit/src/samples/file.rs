//! The samples of a game as a file, and whatever else tests write for the browser.

use std::fs;
use std::path::PathBuf;

use serde::Serialize;

use super::Samples;
use crate::lines::lines;

/// Compares the samples with those in the file: what was promised there must still be said. Then writes them.
#[track_caller]
pub fn keep(slug: &str, samples: &Samples) {
    let path = path_of(slug, "samples");
    let before = fs::read_to_string(&path).unwrap_or_default();
    if !before.is_empty() {
        let promised: Samples = serde_json::from_str(&before)
            .unwrap_or_else(|error| panic!("{} cannot be read: {error}", path.display()));
        let vanished = vanished(&promised, samples);
        assert!(vanished.is_empty(), "no longer said, but promised in {}: {vanished:?}", path.display());
    }
    write(slug, "samples", samples);
}

/// Writes a file for the browser, `web/src/generated/<slug>/<name>.json`, where it differs.
#[track_caller]
pub fn write(slug: &str, name: &str, value: &impl Serialize) {
    let path = path_of(slug, name);
    let now = lines(value);
    if fs::read_to_string(&path).is_ok_and(|before| before == now) {
        return;
    }
    let written = path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(&path, now));
    written.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

fn path_of(slug: &str, name: &str) -> PathBuf {
    let generated = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/generated");
    PathBuf::from(format!("{generated}/{slug}/{name}.json"))
}

/// The names that the samples held and hold no more.
pub fn vanished(before: &Samples, now: &Samples) -> Vec<String> {
    let now = names(now);
    names(before).into_iter().filter(|name| !now.contains(name)).collect()
}

fn names(samples: &Samples) -> Vec<String> {
    fn of<'a>(what: &str, keys: impl Iterator<Item = &'a String>) -> Vec<String> {
        keys.map(|key| format!("{what}/{key}")).collect()
    }
    [
        of("actions", samples.actions.keys()),
        of("events", samples.events.keys()),
        of("prompts", samples.prompts.keys()),
        of("ids", samples.ids.iter()),
        of("reasons", samples.reasons.keys()),
        of("views", samples.views.keys()),
        of("moments", samples.moments.keys()),
    ]
    .concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_vanished_name_is_noticed() {
        let mut before = Samples::default();
        before.ids.insert("york".to_owned());
        before.reasons.insert("too_many".to_owned(), "5.4".to_owned());
        let mut now = before.clone();
        now.ids.insert("kent".to_owned());
        assert!(vanished(&before, &now).is_empty());
        assert_eq!(vanished(&now, &before), ["ids/kent"]);
        now.reasons.clear();
        assert_eq!(vanished(&before, &now), ["reasons/too_many"]);
    }
}
