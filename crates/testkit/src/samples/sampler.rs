//! Collects samples over whole matches.

use std::borrow::Borrow;
use std::collections::{BTreeMap, BTreeSet};

use engine::{FastChance, Game, Match, Played, Reason, Refusal, Seat, Seed, Viewer};
use serde::Serialize;
use serde_json::Value;

use super::{Moment, Samples, Tagged};
use crate::golden;

/// Longest list of actions from other moments that are tried for the reasons of their refusal.
const N_TRIED: usize = 64;

/// Collects samples of a game; `prompt` finds what a view asks (`&()` where views ask nothing).
pub struct Sampler<G: Game, P> {
    samples: Samples,
    prompt: fn(&G::View) -> &P,
}

impl<G: Game, P: Serialize> Sampler<G, P> {
    pub fn new(prompt: fn(&G::View) -> &P) -> Self {
        let samples = Samples { rules_version: G::INFO.rules_version, ..Samples::default() };
        Self { samples, prompt }
    }

    /// Random matches of all set-ups, `matches` of each. Views come from these.
    pub fn random(mut self, setups: impl AsRef<[G::Setup]>, matches: u64) -> Self {
        for setup in setups.as_ref() {
            for seed in 0..matches {
                self.walk(setup, seed, golden::random, Self::collect_views);
            }
        }
        self
    }

    /// One match by a policy (see [`golden::play`]).
    pub fn play(
        mut self,
        setup: impl Borrow<G::Setup>,
        seed: u64,
        policy: impl FnMut(&Match<G>, &mut FastChance) -> Option<Played<G::Action>>,
    ) -> Self {
        self.walk(setup.borrow(), seed, policy, |_, _| ());
        self
    }

    /// Adds positions that such matches hardly ever come to.
    pub fn at(mut self, rare: impl IntoIterator<Item = G>) -> Self {
        rare.into_iter().for_each(|state| self.collect(&state, &[]));
        self
    }

    /// Adds actions that such matches hardly ever come to.
    pub fn with_actions(mut self, rare: impl IntoIterator<Item: Serialize>) -> Self {
        let Samples { actions, ids, .. } = &mut self.samples;
        rare.into_iter().for_each(|action| insert(actions, ids, to_json(&action)));
        self
    }

    /// Adds events that such matches hardly ever come to.
    pub fn with_events(mut self, rare: impl IntoIterator<Item: Serialize>) -> Self {
        let Samples { events, ids, .. } = &mut self.samples;
        rare.into_iter().for_each(|event| insert(events, ids, to_json(&event)));
        self
    }

    /// Adds reasons that such matches hardly ever come to.
    pub fn with_reasons(mut self, rare: impl IntoIterator<Item = Reason>) -> Self {
        for Reason { id, rule } in rare {
            self.samples.reasons.entry(id.to_owned()).or_insert_with(|| rule.to_owned());
        }
        self
    }

    pub fn finish(self) -> Samples {
        self.samples
    }

    fn walk(
        &mut self,
        setup: &G::Setup,
        seed: u64,
        mut policy: impl FnMut(&Match<G>, &mut FastChance) -> Option<Played<G::Action>>,
        look: fn(&mut Self, &G),
    ) {
        let mut game = Match::start(setup.clone(), Seed::from_number(seed)).expect("the set-up is accepted");
        let mut chance = FastChance::new(seed);
        let mut tried = Vec::new();
        loop {
            self.collect(game.state(), &tried);
            look(self, game.state());
            let Some(played) = policy(&game, &mut chance) else { break };
            assert!(game.ply() < G::INFO.max_plies as usize, "longer than {} plies", G::INFO.max_plies);
            if tried.len() < N_TRIED && !tried.contains(&played.action) {
                tried.push(played.action);
            }
            game.act(played.seat, None, &played.action).expect("the policy plays legal actions");
        }
        let Samples { events, ids, views, .. } = &mut self.samples;
        game.log().iter().for_each(|line| insert(events, ids, to_json(&line.event)));
        views.entry("open".to_owned()).or_insert_with(|| to_json(&game.state().view(Viewer::Open)));
    }

    /// All but the events and the views.
    fn collect(&mut self, state: &G, tried: &[G::Action]) {
        for seat in state.status().pending().iter() {
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            let legal: Vec<Value> = legal.iter().map(to_json).collect();
            let Samples { actions, ids, .. } = &mut self.samples;
            legal.iter().for_each(|action| insert(actions, ids, action.clone()));
            self.collect_moment(state, seat, legal);
        }
        self.collect_prompt(&state.view(Viewer::Public));
        collect_reasons(&mut self.samples, state, tried);
    }

    fn collect_moment(&mut self, state: &G, seat: Seat, legal: Vec<Value>) {
        let viewer = Viewer::seat(seat);
        let view = state.view(viewer);
        let Some(prompt) = self.collect_prompt(&view) else { return };
        let moment = || Moment { viewer, status: state.status(), view: to_json(&view), legal };
        self.samples.moments.entry(prompt).or_insert_with(moment);
    }

    fn collect_prompt(&mut self, view: &G::View) -> Option<String> {
        let prompt = Some(to_json((self.prompt)(view))).filter(|prompt| !prompt.is_null())?;
        let name = tag(&prompt, "id");
        let Samples { prompts, ids, .. } = &mut self.samples;
        let mut fields = prompt.clone();
        fields.as_object_mut().map(|fields| fields.remove("id"));
        collect_ids(ids, &fields);
        prompts.entry(name.clone()).or_insert(prompt);
        Some(name)
    }

    /// The richest view stands for all: the longest one.
    fn collect_views(&mut self, state: &G) {
        for seat in Seat::all(state.n_seats()) {
            let view = state.view(Viewer::seat(seat));
            self.collect_prompt(&view);
            keep_longest(&mut self.samples.views, "seat", &view);
        }
        keep_longest(&mut self.samples.views, "public", &state.view(Viewer::Public));
    }
}

fn keep_longest(views: &mut BTreeMap<String, Value>, viewer: &str, view: &impl Serialize) {
    let length = serde_json::to_string(view).expect("plain data becomes JSON").len();
    match views.get(viewer) {
        Some(kept) if kept.to_string().len() >= length => (),
        _ => drop(views.insert(viewer.to_owned(), to_json(view))),
    }
}

/// The first of a type is kept; the ids of all are.
fn insert(samples: &mut Tagged, ids: &mut BTreeSet<String>, sample: Value) {
    collect_ids(ids, &sample);
    samples.entry(tag(&sample, "type")).or_insert(sample);
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
        Value::String(id) if !ids.contains(id) => drop(ids.insert(id.clone())),
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
    serde_json::to_value(value).expect("plain data becomes JSON")
}
