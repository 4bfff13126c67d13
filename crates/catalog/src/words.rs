//! Sentences for the command line, from the same Fluent files and by the same convention as in the browser.

mod functions;

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use engine::{Choices, GameInfo, OptionInfo, SEAT_FIELDS};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use rust_embed::RustEmbed;
use serde::Deserialize;
use serde_json::Value;
use unic_langid::LanguageIdentifier;

/// What stands for a missing field and for an empty list: messages select on it.
const NONE: &str = "none";

pub const LANGUAGES: [&str; 4] = ["en", "fr", "de", "nl"];

#[derive(RustEmbed)]
#[folder = "../../locales"]
#[include = "*/*.ftl"]
struct Locales;

/// What a game says, one of each kind: what `web/src/generated/<slug>/samples.json` holds that needs words.
#[derive(Clone, Debug, Deserialize)]
pub struct Samples {
    pub actions: BTreeMap<String, Value>,
    pub events: BTreeMap<String, Value>,
    pub prompts: BTreeMap<String, Value>,
    pub ids: BTreeSet<String>,
    pub reasons: BTreeMap<String, String>,
}

/// The texts of one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The texts of one of [`LANGUAGES`]; of English where the language is not ours.
    pub fn of(language: &str) -> Self {
        let language = LANGUAGES.into_iter().find(|&known| known == language).unwrap_or("en");
        let id: LanguageIdentifier = language.parse().expect("our language ids are well formed");
        let mut bundle = FluentBundle::new(vec![id]);
        bundle.set_use_isolating(false);
        functions::register(&mut bundle);
        for path in Locales::iter().filter(|path| path.split('/').next() == Some(language)) {
            let file = Locales::get(&path).expect("listed files exist");
            let text = String::from_utf8_lossy(&file.data).into_owned();
            // A message that does not parse is left out; a test finds it.
            let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Self { bundle }
    }

    /// An action as a sentence: `<slug>-action-<type>`.
    pub fn action(&self, slug: &str, action: &Value) -> String {
        self.sentence(slug, "action", "type", action, &mut Vec::new())
    }

    /// An event as a sentence: `<slug>-event-<type>`.
    pub fn event(&self, slug: &str, event: &Value) -> String {
        self.sentence(slug, "event", "type", event, &mut Vec::new())
    }

    /// Everything that cannot be said properly in this language: missing messages and missing arguments.
    pub fn faults(&self, info: &GameInfo, samples: &Samples) -> Vec<String> {
        let (slug, mut faults) = (info.slug, Vec::new());
        for action in samples.actions.values() {
            self.sentence(slug, "action", "type", action, &mut faults);
        }
        for event in samples.events.values() {
            self.sentence(slug, "event", "type", event, &mut faults);
        }
        for prompt in samples.prompts.values() {
            self.sentence(slug, "prompt", "id", prompt, &mut faults);
        }
        let names = samples.ids.iter().map(|id| format!("{slug}-{id}"));
        let reasons = samples.reasons.keys().map(|id| format!("{slug}-why-{id}"));
        let values = info.options.iter().flat_map(|option| option_messages(slug, option));
        for id in names.chain(reasons).chain(values) {
            self.format(&id, None, &mut faults);
        }
        faults
    }

    fn sentence(&self, slug: &str, kind: &str, tag: &str, thing: &Value, faults: &mut Vec<String>) -> String {
        let id = format!("{slug}-{kind}-{}", thing[tag].as_str().unwrap_or("unknown"));
        self.format(&id, Some(&self.arguments(slug, thing)), faults).unwrap_or_else(|| thing.to_string())
    }

    /// An id goes in twice: as text to be shown, and as `<field>_id` to select on, which no translation changes.
    fn arguments(&self, slug: &str, thing: &Value) -> FluentArgs<'static> {
        let mut arguments = FluentArgs::new();
        for (field, value) in thing.as_object().into_iter().flatten().filter(|(field, _)| *field != "type") {
            if SEAT_FIELDS.contains(&field.as_str()) {
                arguments.set(format!("{field}_is_you"), "no");
            }
            match value {
                Value::String(id) => arguments.set(format!("{field}_id"), id.clone()),
                Value::Null => arguments.set(format!("{field}_id"), NONE),
                _ => {}
            }
            arguments.set(field.clone(), self.argument(slug, field, value));
        }
        arguments
    }

    fn argument(&self, slug: &str, field: &str, value: &Value) -> FluentValue<'static> {
        match value {
            Value::Number(seat) if SEAT_FIELDS.contains(&field) => {
                let number = seat.as_u64().unwrap_or_default() + 1;
                let arguments = FluentArgs::from_iter([("number", FluentValue::from(number))]);
                self.format("seat-name", Some(&arguments), &mut Vec::new())
                    .unwrap_or_else(|| format!("#{number}"))
                    .into()
            }
            Value::Number(number) => number.as_f64().unwrap_or_default().into(),
            Value::Array(items) if !items.is_empty() => {
                let texts = items.iter().map(|item| self.text(slug, field, item));
                texts.collect::<Vec<_>>().join(", ").into()
            }
            other => self.text(slug, field, other).into(),
        }
    }

    fn text(&self, slug: &str, field: &str, value: &Value) -> String {
        let name = |id: &str| self.format(&format!("{slug}-{id}"), None, &mut Vec::new());
        match value {
            Value::Null => NONE.to_owned(),
            Value::Array(items) if items.is_empty() => NONE.to_owned(),
            Value::Bool(truth) => (if *truth { "yes" } else { "no" }).to_owned(),
            Value::String(id) => name(id).unwrap_or_else(|| id.clone()),
            Value::Number(_) => match self.argument(slug, field, value) {
                FluentValue::String(text) => text.into_owned(),
                _ => value.to_string(),
            },
            other => other.to_string(),
        }
    }

    fn format(
        &self,
        id: &str,
        arguments: Option<&FluentArgs<'_>>,
        faults: &mut Vec<String>,
    ) -> Option<String> {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            faults.push(format!("{id}: there is no such message"));
            return None;
        };
        let mut errors = Vec::new();
        let text: Cow<'_, str> = self.bundle.format_pattern(pattern, arguments, &mut errors);
        faults.extend(errors.into_iter().map(|error| format!("{id}: {error}")));
        Some(text.into_owned())
    }
}

/// The messages the lobby needs for an option: its name and its values.
fn option_messages(slug: &str, option: &OptionInfo) -> Vec<String> {
    let name = format!("{slug}-option-{}", option.key);
    let values: &[&str] = match option.choices {
        Choices::OneOf { values } => values,
        Choices::Flag { .. } | Choices::Number { .. } => &[],
    };
    let values = values.iter().map(|value| format!("{name}-{value}"));
    values.chain([name.clone()]).collect()
}
