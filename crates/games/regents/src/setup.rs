//! Seat count and options of a match (chapter 7).

use engine::{Choices, OptionInfo};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a table agrees on before it sits down. Defaults are the recommended readings of the rulebooks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(export, export_to = "regents/", rename = "RegentsSetup")]
pub struct Setup {
    pub seats: u8,
    /// R1
    pub castle_map: CastleMap,
    /// R3
    pub threshold_mode: ThresholdMode,
    /// R8
    pub setup_locations: SetupLocations,
    /// R9
    pub spy_requires_shared_location: bool,
    /// R10
    pub spied_player_told: bool,
    /// R11
    pub accuse_exposed_clan: bool,
    /// R14
    pub penalty_floor: PenaltyFloor,
    /// R20
    pub may_forgo_actions: bool,
    /// R24
    pub diplomacy_scope: DiplomacyScope,
    /// R33
    pub leader_bonus: LeaderBonus,
    /// R35
    pub neutral_move: NeutralMove,
    /// R32
    pub endgame_chip_claim: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "regents/")]
pub enum CastleMap {
    #[default]
    Star,
    SideDoors,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "regents/")]
pub enum ThresholdMode {
    #[default]
    Reached,
    Passed,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "regents/")]
pub enum SetupLocations {
    #[default]
    Halls,
    All,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "regents/")]
pub enum PenaltyFloor {
    #[default]
    FirstSpace,
    OffTrack,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "regents/")]
pub enum DiplomacyScope {
    #[default]
    All,
    Halls,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "regents/")]
pub enum LeaderBonus {
    #[default]
    PerTrack,
    OnePerPlayer,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "regents/")]
pub enum NeutralMove {
    #[default]
    AfterScoring,
    BeforeScoring,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            seats: 4,
            castle_map: CastleMap::default(),
            threshold_mode: ThresholdMode::default(),
            setup_locations: SetupLocations::default(),
            spy_requires_shared_location: false,
            spied_player_told: true,
            accuse_exposed_clan: false,
            penalty_floor: PenaltyFloor::default(),
            may_forgo_actions: false,
            diplomacy_scope: DiplomacyScope::default(),
            leader_bonus: LeaderBonus::default(),
            neutral_move: NeutralMove::default(),
            endgame_chip_claim: true,
        }
    }
}

impl engine::Setup for Setup {
    fn with_seats(n_seats: usize) -> Self {
        // A count that no table can have becomes 0, which `start` refuses like any other wrong count.
        Self { seats: u8::try_from(n_seats).unwrap_or(0), ..Self::default() }
    }

    fn n_seats(&self) -> usize {
        usize::from(self.seats)
    }
}

impl Setup {
    /// A set-up for tests to run over: every seat count with the defaults, every option turned once, all turned at
    /// once with every seat count.
    pub fn every() -> Vec<Setup> {
        let defaults = [3, 4, 5].map(|seats| Setup { seats, ..Setup::default() });
        let four = defaults[1];
        let turned = [
            Setup { castle_map: CastleMap::SideDoors, ..four },
            Setup { threshold_mode: ThresholdMode::Passed, ..four },
            Setup { setup_locations: SetupLocations::All, ..four },
            Setup { spy_requires_shared_location: true, ..four },
            Setup { spied_player_told: false, ..four },
            Setup { accuse_exposed_clan: true, ..four },
            Setup { penalty_floor: PenaltyFloor::OffTrack, ..four },
            Setup { may_forgo_actions: true, ..four },
            Setup { diplomacy_scope: DiplomacyScope::Halls, ..four },
            Setup { leader_bonus: LeaderBonus::OnePerPlayer, ..four },
            Setup { neutral_move: NeutralMove::BeforeScoring, ..defaults[0] },
            Setup { endgame_chip_claim: false, ..four },
        ];
        let all_turned = [3, 4, 5].map(Setup::all_turned);
        defaults.into_iter().chain(turned).chain(all_turned).collect()
    }

    /// Every option away from its default.
    pub fn all_turned(seats: u8) -> Setup {
        Setup {
            seats,
            castle_map: CastleMap::SideDoors,
            threshold_mode: ThresholdMode::Passed,
            setup_locations: SetupLocations::All,
            spy_requires_shared_location: true,
            spied_player_told: false,
            accuse_exposed_clan: true,
            penalty_floor: PenaltyFloor::OffTrack,
            may_forgo_actions: true,
            diplomacy_scope: DiplomacyScope::Halls,
            leader_bonus: LeaderBonus::OnePerPlayer,
            neutral_move: NeutralMove::BeforeScoring,
            endgame_chip_claim: false,
        }
    }
}

/// The options as the lobby offers them.
pub const OPTIONS: &[OptionInfo] = &[
    one_of("castle_map", &["star", "side_doors"]),
    one_of("threshold_mode", &["reached", "passed"]),
    one_of("setup_locations", &["halls", "all"]),
    flag("spy_requires_shared_location", false),
    flag("spied_player_told", true),
    flag("accuse_exposed_clan", false),
    one_of("penalty_floor", &["first_space", "off_track"]),
    flag("may_forgo_actions", false),
    one_of("diplomacy_scope", &["all", "halls"]),
    one_of("leader_bonus", &["per_track", "one_per_player"]),
    OptionInfo {
        key: "neutral_move",
        choices: Choices::OneOf { values: &["after_scoring", "before_scoring"] },
        seats: (3, 3),
    },
    flag("endgame_chip_claim", true),
];

const fn one_of(key: &'static str, values: &'static [&'static str]) -> OptionInfo {
    OptionInfo { key, choices: Choices::OneOf { values }, seats: (3, 5) }
}

const fn flag(key: &'static str, default: bool) -> OptionInfo {
    OptionInfo { key, choices: Choices::Flag { default }, seats: (3, 5) }
}
