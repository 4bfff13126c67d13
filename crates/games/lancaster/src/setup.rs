//! Seat count and named options (7.2).

use engine::{Choices, OptionInfo};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::data;

/// How a match is set up. Missing keys take their defaults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    pub seats: u8,
    pub supply: Supply,
    /// Voting markers at the start (R3).
    pub start_votes: u8,
    pub noble_layout: NobleLayout,
    pub holdings: Holdings,
    pub law14: Law14,
    /// Whether a seat must own at least one piece to own the most (R10).
    pub most_needs_one: bool,
    /// Whether squires beside knights count for the most squires (R8).
    pub squires_in_counties_count: bool,
    pub extension_choice: ExtensionChoice,
    pub law_stacks: LawStacks,
}

/// Whether gold, squires and voting markers can run out (R2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Supply {
    #[default]
    Unlimited,
    Strict,
}

/// Which nobles lie in which county (R4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NobleLayout {
    #[default]
    Matched,
    Shuffled,
}

/// Whether gold and squires stand behind screens (R1). Two players always play openly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holdings {
    #[default]
    Hidden,
    Open,
}

/// What law 14 asks for (R9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "lancaster/")]
pub enum Law14 {
    #[default]
    ThreeOnes,
    StrengthThree,
}

/// How the first extension is chosen (R6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ExtensionChoice {
    #[default]
    Simultaneous,
    TurnOrder,
}

/// How many laws each stack holds (R7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum LawStacks {
    #[default]
    #[serde(rename = "3-4-4-4-3")]
    Even,
    #[serde(rename = "3-6-3-3-3")]
    FrontHeavy,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            seats: 4,
            supply: Supply::default(),
            start_votes: data::START.votes,
            noble_layout: NobleLayout::default(),
            holdings: Holdings::default(),
            law14: Law14::default(),
            most_needs_one: true,
            squires_in_counties_count: false,
            extension_choice: ExtensionChoice::default(),
            law_stacks: LawStacks::default(),
        }
    }
}

impl engine::Setup for Setup {
    fn with_seats(n_seats: usize) -> Self {
        Self { seats: n_seats as u8, ..Self::default() }
    }

    fn n_seats(&self) -> usize {
        usize::from(self.seats)
    }
}

impl Setup {
    /// Whether everybody sees all gold and squires: by option, and always with two players (4.2).
    pub fn holdings_are_open(&self) -> bool {
        self.holdings == Holdings::Open || self.has_allies()
    }

    /// The game of two is played with allies (7.1).
    pub fn has_allies(&self) -> bool {
        self.seats == 2
    }

    /// Every seat count with defaults, every other value of every option, and all of them at once.
    pub fn every() -> Vec<Setup> {
        let mut setups: Vec<Setup> = (2..=5).map(<Setup as engine::Setup>::with_seats).collect();
        for (index, change) in OTHER_VALUES.iter().enumerate() {
            let mut setup = Setup { seats: 3 + (index % 3) as u8, ..Setup::default() };
            change(&mut setup);
            setups.push(setup);
        }
        setups.extend([2, 5].map(Setup::all_turned));
        setups
    }

    /// Every option with its other value.
    pub fn all_turned(seats: u8) -> Setup {
        let mut setup = Setup { seats, ..Setup::default() };
        OTHER_VALUES.iter().for_each(|change| change(&mut setup));
        setup
    }
}

const OTHER_VALUES: [fn(&mut Setup); 9] = [
    |setup| setup.supply = Supply::Strict,
    |setup| setup.start_votes = 2,
    |setup| setup.noble_layout = NobleLayout::Shuffled,
    |setup| setup.holdings = Holdings::Open,
    |setup| setup.law14 = Law14::StrengthThree,
    |setup| setup.most_needs_one = false,
    |setup| setup.squires_in_counties_count = true,
    |setup| setup.extension_choice = ExtensionChoice::TurnOrder,
    |setup| setup.law_stacks = LawStacks::FrontHeavy,
];

/// The options as the lobby offers them.
pub const OPTIONS: &[OptionInfo] = &[
    one_of("holdings", &["hidden", "open"], 3),
    one_of("supply", &["unlimited", "strict"], 2),
    OptionInfo { key: "start_votes", choices: Choices::Number { min: 1, max: 2, default: 1 }, seats: (2, 5) },
    one_of("noble_layout", &["matched", "shuffled"], 2),
    one_of("law14", &["three_ones", "strength_three"], 2),
    OptionInfo { key: "most_needs_one", choices: Choices::Flag { default: true }, seats: (2, 5) },
    OptionInfo { key: "squires_in_counties_count", choices: Choices::Flag { default: false }, seats: (2, 5) },
    one_of("extension_choice", &["simultaneous", "turn_order"], 2),
    one_of("law_stacks", &["3-4-4-4-3", "3-6-3-3-3"], 2),
];

const fn one_of(key: &'static str, values: &'static [&'static str], from_seats: u8) -> OptionInfo {
    OptionInfo { key, choices: Choices::OneOf { values }, seats: (from_seats, 5) }
}
