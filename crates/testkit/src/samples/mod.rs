//! One JSON sample of everything a game says, kept as `web/src/generated/<slug>/samples.json`: the browser's tests, and
//! the test that every message has words in every language, read them from there.

mod complete;
mod file;
mod sampler;

use std::collections::{BTreeMap, BTreeSet};

use engine::{Status, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use complete::assert_complete;
pub use file::{keep, write};
pub use sampler::Sampler;

/// Tests that a game says just what was promised: `samples!(Regents, samples())`. The samples hold one of every action,
/// event, prompt and reason; what they held before they still hold. Types that are said besides are named at the end.
#[macro_export]
macro_rules! samples {
    ($game:ty, $samples:expr $(, $type:ty)*) => {
        /// JSON is a promise: add with defaults, never rename or remove.
        #[test]
        fn everything_said_is_a_promise() {
            let samples: $crate::samples::Samples = $samples;
            $crate::samples::assert_complete::<$game>(&samples);
            $crate::samples::keep(<$game as engine::Game>::INFO.slug, &samples);
        }

        /// The types of all that is said, for the browser.
        #[test]
        fn types_are_written() {
            let types = $crate::types::Types::default()
                .with::<<$game as engine::Game>::Setup>()
                .with::<<$game as engine::Game>::Action>()
                .with::<<$game as engine::Game>::Event>()
                .with::<<$game as engine::Game>::View>()
                $(.with::<$type>())*;
            types.assert_all_of(<$game as engine::Game>::INFO.slug);
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

/// JSON objects by their `"type"` or `"id"`.
pub type Tagged = BTreeMap<String, Value>;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Samples {
    pub rules_version: u32,
    /// By `"type"`: the first that was legal.
    pub actions: Tagged,
    /// By `"type"`: the first that was told.
    pub events: Tagged,
    /// By `"id"`: the first that was shown to anybody.
    pub prompts: Tagged,
    /// Every string that is a value in an action, event or prompt: ids that need a name.
    pub ids: BTreeSet<String>,
    /// Reasons given for refusals, with their rule.
    pub reasons: BTreeMap<String, String>,
    /// By viewer (`public`, `seat`, `open`): the longest one; `open` from the end of the first match.
    pub views: BTreeMap<String, Value>,
    /// For every prompt that asks somebody: the first time it did.
    pub moments: BTreeMap<String, Moment>,
}

/// What one seat has before it when it is asked something.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Moment {
    pub viewer: Viewer,
    pub status: Status,
    pub view: Value,
    pub legal: Vec<Value>,
}
