//! Everything a seat can click.

use engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ids::{Ballot, Banner, Claim, County, Favour, Place, Space, Spot};
use crate::realm::knights::Strength;

/// One click. Which decision it answers follows from the phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export, export_to = "lancaster/")]
pub enum Action {
    /// Builds an extension: the first one (4.1), a county's reward, or by L06.
    Build {
        space: Space,
    },
    /// Sends a knight to a county; how many squires join is asked next (5.4).
    PlaceInCounty {
        #[serde(default)]
        banner: Banner,
        knight: Strength,
        county: County,
    },
    PlaceInCastle {
        #[serde(default)]
        banner: Banner,
        knight: Strength,
        space: Space,
    },
    PlaceInConflict {
        #[serde(default)]
        banner: Banner,
        knight: Strength,
        conflict: Place,
    },
    /// How many squires accompany the knight on its way to a county.
    AddSquires {
        squires: u8,
    },
    TakeFavour {
        favour: Favour,
    },
    /// Takes a noble by a favour; an ally's favour removes it from the game (7.1).
    TakeNoble {
        county: County,
    },
    /// Swaps a knight in service for one stronger by 1 (5.1).
    Upgrade {
        knight: Strength,
        at: Spot,
    },
    /// Makes no use, or no further use, of what is offered.
    Decline,
    /// Seals ballot and markers; may be withdrawn until all have voted (5.5).
    Vote {
        ballot: Ballot,
        markers: u8,
    },
    /// Uses the law so many times (L04, L05, L16, L17).
    Pay {
        times: u8,
    },
    /// Takes noble, reward or both of a county (5.6).
    Claim {
        claim: Claim,
    },
    /// Crosses from Dorset to a conflict.
    Cross {
        conflict: Place,
    },
    /// Names the start player for holding Surrey.
    NameStartPlayer {
        target: Seat,
    },
    /// Scores one item of the castle (5.7).
    ScoreSpace {
        #[serde(default)]
        banner: Banner,
        space: Space,
    },
    /// Leaves an item that costs squires unused.
    SkipSpace {
        #[serde(default)]
        banner: Banner,
        space: Space,
    },
    /// Scores everything in the castle that needs no payment and no choice, in the usual order.
    ScoreIncome,
    /// Buys a captured knight free (5.8).
    Ransom {
        knight: Strength,
    },
}

impl Action {
    /// The phase did not offer this: a caller broke its promise.
    pub(crate) fn not_offered(self) -> ! {
        unreachable!("{self:?} is not legal in this phase")
    }
}
