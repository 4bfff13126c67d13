//! One JSON sample of everything a game says, by its type: for snapshots, and for the test that every message has
//! words in every language.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Game, Match, Refusal, Seat, Viewer};
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

use crate::random::Walk;

/// Longest list of actions from other moments that are tried for the reasons of their refusal.
const N_TRIED: usize = 64;

/// Tests that a game says just what was promised: `wire!(Regents, samples())`. The samples lie beside the test as
/// snapshots (insta) and hold one of every action and event; the words of all languages are tested with them.
#[macro_export]
macro_rules! wire {
    ($game:ty, $samples:expr) => {
        /// JSON is a promise: add with defaults, never rename or remove.
        #[test]
        fn everything_said_is_a_promise() {
            let samples: $crate::wire::Samples = $samples;
            $crate::wire::assert_complete::<<$game as engine::Game>::Action>(&samples.actions);
            $crate::wire::assert_complete::<<$game as engine::Game>::Event>(&samples.events);
            insta::assert_json_snapshot!("actions", samples.actions);
            insta::assert_json_snapshot!("events", samples.events);
            insta::assert_json_snapshot!("ids", samples.ids);
            insta::assert_json_snapshot!("prompts", samples.prompts);
            insta::assert_json_snapshot!("reasons", samples.reasons);
            for (viewer, view) in samples.views {
                insta::assert_json_snapshot!(format!("view-{viewer}"), view);
            }
        }

        /// The form of a state, for whoever writes scenarios.
        #[test]
        fn a_state_is_readable() {
            let setup = <$game as engine::Game>::Setup::default();
            let mut chance = engine::FastChance::new(1);
            let state = <$game as engine::Game>::start(&setup, &mut engine::Ctx::silent(&mut chance));
            insta::assert_json_snapshot!("state", state.unwrap());
        }
    };
}

/// JSON objects by their `"type"`.
pub type Tagged = BTreeMap<String, Value>;

#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Samples {
    /// By `"type"`: the first that was legal.
    pub actions: Tagged,
    /// By `"type"`: the first that was told.
    pub events: Tagged,
    /// By viewer (`public`, `seat`, `open`): the longest one; `open` from the end of the first match.
    pub views: BTreeMap<String, Value>,
    /// Views' prompts by their `"id"` or `"type"`.
    pub prompts: BTreeMap<String, Value>,
    /// Every string that is a value in an action, event or prompt: ids that need a name.
    pub ids: BTreeSet<String>,
    /// Reasons given for refusals, with their rule.
    pub reasons: BTreeMap<String, String>,
}

impl Samples {
    /// Adds actions that random matches hardly ever come to.
    pub fn with_actions(mut self, rare: impl IntoIterator<Item: Serialize>) -> Self {
        rare.into_iter().for_each(|action| insert(&mut self.actions, &mut self.ids, to_json(&action)));
        self
    }

    /// Adds events that random matches hardly ever come to.
    pub fn with_events(mut self, rare: impl IntoIterator<Item: Serialize>) -> Self {
        rare.into_iter().for_each(|event| insert(&mut self.events, &mut self.ids, to_json(&event)));
        self
    }
}

/// Fails unless there is a sample of every variant of a tagged enum.
#[track_caller]
pub fn assert_complete<T: TS>(samples: &Tagged) {
    let text = T::inline(&ts_rs::Config::default());
    let after = text.split("\"type\": \"").skip(1);
    let tags: BTreeSet<&str> = after.map(|rest| rest.split('"').next().unwrap_or_default()).collect();
    let found: BTreeSet<&str> = samples.keys().map(String::as_str).collect();
    assert_eq!(found, tags, "every type has a sample");
}

/// Collects samples over random matches of all set-ups, `matches` of each.
pub fn samples<G: Game>(setups: impl AsRef<[G::Setup]>, matches: u64) -> Samples {
    let mut samples = Samples::default();
    for setup in setups.as_ref() {
        for seed in 0..matches {
            collect_match::<G>(&mut samples, setup, seed);
        }
    }
    samples
}

fn collect_match<G: Game>(samples: &mut Samples, setup: &G::Setup, seed: u64) {
    let mut walk = Walk::<G>::start(setup, seed).expect("the set-up is accepted");
    let mut tried = Vec::new();
    loop {
        collect_actions(samples, &walk.game);
        collect_views(samples, walk.game.state());
        collect_reasons(samples, walk.game.state(), &tried);
        let Some(played) = walk.pick() else { break };
        assert!(walk.game.ply() < G::INFO.max_plies as usize, "longer than {} plies", G::INFO.max_plies);
        if tried.len() < N_TRIED && !tried.contains(&played.action) {
            tried.push(played.action);
        }
        walk.step(played);
    }
    for line in walk.game.log() {
        insert(&mut samples.events, &mut samples.ids, to_json(&line.event));
    }
    let open = || to_json(&walk.game.state().view(Viewer::Open));
    samples.views.entry("open".to_owned()).or_insert_with(open);
}

fn collect_actions<G: Game>(samples: &mut Samples, game: &Match<G>) {
    for seat in game.status().pending().iter() {
        for action in game.legal_actions(seat) {
            insert(&mut samples.actions, &mut samples.ids, to_json(&action));
        }
    }
}

/// The first of a type is kept; the ids of all are.
fn insert(samples: &mut Tagged, ids: &mut BTreeSet<String>, sample: Value) {
    collect_ids(ids, &sample);
    samples.entry(tag(&sample, "type")).or_insert(sample);
}

/// The richest view stands for all: the longest one.
fn collect_views<G: Game>(samples: &mut Samples, state: &G) {
    for seat in Seat::all(state.n_seats()) {
        let view = to_json(&state.view(Viewer::seat(seat)));
        collect_prompt(samples, &view);
        keep_longest(&mut samples.views, "seat", view);
    }
    let view = to_json(&state.view(Viewer::Public));
    collect_prompt(samples, &view);
    keep_longest(&mut samples.views, "public", view);
}

fn keep_longest(views: &mut BTreeMap<String, Value>, viewer: &str, view: Value) {
    let length = |view: &Value| view.to_string().len();
    match views.get(viewer) {
        Some(kept) if length(kept) >= length(&view) => (),
        _ => drop(views.insert(viewer.to_owned(), view)),
    }
}

fn collect_prompt(samples: &mut Samples, view: &Value) {
    let Some(prompt) = view.get("prompt").filter(|prompt| !prompt.is_null()) else { return };
    let name = match prompt {
        Value::String(name) => name.clone(),
        _ if prompt.get("id").is_some() => tag(prompt, "id"),
        _ => tag(prompt, "type"),
    };
    let mut fields = prompt.clone();
    if let Some(fields) = fields.as_object_mut() {
        fields.remove("id");
        collect_ids(&mut samples.ids, &Value::Object(fields.clone()));
    }
    samples.prompts.entry(name).or_insert_with(|| prompt.clone());
}

fn collect_reasons<G: Game>(samples: &mut Samples, state: &G, tried: &[G::Action]) {
    for seat in state.status().pending().iter() {
        for action in tried {
            if let Err(Refusal::Illegal { reason: Some(reason) }) = state.check(seat, action) {
                samples.reasons.insert(reason.id.to_owned(), reason.rule.to_owned());
            }
        }
    }
}

/// Strings anywhere inside, but for types and for the numbers of rules, which are links, not names.
fn collect_ids(ids: &mut BTreeSet<String>, value: &Value) {
    match value {
        Value::String(id) => drop(ids.insert(id.clone())),
        Value::Array(items) => items.iter().for_each(|item| collect_ids(ids, item)),
        Value::Object(fields) => {
            fields
                .iter()
                .filter(|(key, _)| !["type", "rule"].contains(&key.as_str()))
                .for_each(|(_, field)| collect_ids(ids, field));
        }
        _ => (),
    }
}

fn tag(value: &Value, key: &str) -> String {
    let name = value.get(key).and_then(Value::as_str);
    name.unwrap_or_else(|| panic!("{value} has no {key:?}")).to_owned()
}

fn to_json(value: &impl Serialize) -> Value {
    sorted(serde_json::to_value(value).expect("plain data becomes JSON"))
}

/// Keys in alphabetical order, however `serde_json` was built: snapshots must not depend on it.
fn sorted(value: Value) -> Value {
    match value {
        Value::Object(fields) => {
            let by_key: BTreeMap<String, Value> = fields.into_iter().collect();
            Value::Object(by_key.into_iter().map(|(key, field)| (key, sorted(field))).collect())
        }
        Value::Array(items) => Value::Array(items.into_iter().map(sorted).collect()),
        other => other,
    }
}
