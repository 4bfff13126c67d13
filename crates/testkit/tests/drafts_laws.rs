//! The laws on the small game with windows, for every seat count and option.

use small_games::drafts::{Drafts, DraftsSetup};

fn setups() -> Vec<DraftsSetup> {
    (2..=5).flat_map(|seats| (1..=3).map(move |rounds| DraftsSetup { seats, rounds })).collect()
}

testkit::laws!(Drafts, setups(), matches = 5);
