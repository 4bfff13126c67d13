//! The phases: what the match waits for.

use engine::Seat;
use enumset::EnumSet;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ids::{Banner, County, House, Place, Space};
use crate::realm::knights::Strength;

/// What the match waits for (5.2), and what the question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum PhaseState {
    /// All choose their first extension; in turn it is `seat`'s choice (DP0).
    Extension {
        seat: Seat,
    },
    Place {
        seat: Seat,
    },
    /// The knight is still at court until its squires are known.
    Squires {
        seat: Seat,
        knight: Strength,
        county: County,
    },
    FavourPick {
        house: House,
    },
    FavourUpgrade {
        house: House,
    },
    FavourNoble {
        house: House,
    },
    Vote {
        nth: u8,
    },
    /// `left`: how many extensions the seat may still build; 1 where the law is used once.
    Law {
        nth: u8,
        seat: Seat,
        left: u8,
    },
    County {
        county: County,
    },
    CountyBuild {
        county: County,
    },
    CountyUpgrade {
        county: County,
    },
    CountyCross {
        county: County,
    },
    StartPlayer {
        seat: Seat,
    },
    /// Items of the seat's castle, and of its ally's, that are not scored yet.
    Castle {
        seat: Seat,
        own: EnumSet<Space>,
        ally: EnumSet<Space>,
    },
    /// The upgrade is paid for; whom does it hit?
    CastleUpgrade {
        seat: Seat,
        banner: Banner,
        own: EnumSet<Space>,
        ally: EnumSet<Space>,
    },
    Ransom {
        conflict: Place,
        seat: Seat,
    },
    Over,
}

/// The name of a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "lancaster/")]
pub enum Phase {
    Extension,
    Place,
    Squires,
    FavourPick,
    FavourUpgrade,
    FavourNoble,
    Vote,
    Law,
    County,
    CountyBuild,
    CountyUpgrade,
    CountyCross,
    StartPlayer,
    Castle,
    CastleUpgrade,
    Ransom,
    Over,
}

impl PhaseState {
    pub fn name(self) -> Phase {
        match self {
            PhaseState::Extension { .. } => Phase::Extension,
            PhaseState::Place { .. } => Phase::Place,
            PhaseState::Squires { .. } => Phase::Squires,
            PhaseState::FavourPick { .. } => Phase::FavourPick,
            PhaseState::FavourUpgrade { .. } => Phase::FavourUpgrade,
            PhaseState::FavourNoble { .. } => Phase::FavourNoble,
            PhaseState::Vote { .. } => Phase::Vote,
            PhaseState::Law { .. } => Phase::Law,
            PhaseState::County { .. } => Phase::County,
            PhaseState::CountyBuild { .. } => Phase::CountyBuild,
            PhaseState::CountyUpgrade { .. } => Phase::CountyUpgrade,
            PhaseState::CountyCross { .. } => Phase::CountyCross,
            PhaseState::StartPlayer { .. } => Phase::StartPlayer,
            PhaseState::Castle { .. } => Phase::Castle,
            PhaseState::CastleUpgrade { .. } => Phase::CastleUpgrade,
            PhaseState::Ransom { .. } => Phase::Ransom,
            PhaseState::Over => Phase::Over,
        }
    }

    /// The seat that the phase itself names.
    pub(crate) fn seat(self) -> Option<Seat> {
        match self {
            PhaseState::FavourPick { house }
            | PhaseState::FavourUpgrade { house }
            | PhaseState::FavourNoble { house } => Some(house.seat),
            PhaseState::Extension { seat }
            | PhaseState::Place { seat }
            | PhaseState::Squires { seat, .. }
            | PhaseState::Law { seat, .. }
            | PhaseState::StartPlayer { seat }
            | PhaseState::Castle { seat, .. }
            | PhaseState::CastleUpgrade { seat, .. }
            | PhaseState::Ransom { seat, .. } => Some(seat),
            PhaseState::County { .. }
            | PhaseState::CountyBuild { .. }
            | PhaseState::CountyUpgrade { .. }
            | PhaseState::CountyCross { .. }
            | PhaseState::Vote { .. }
            | PhaseState::Over => None,
        }
    }

    /// The county that is being scored.
    pub(crate) fn county(self) -> Option<County> {
        match self {
            PhaseState::County { county }
            | PhaseState::CountyBuild { county }
            | PhaseState::CountyUpgrade { county }
            | PhaseState::CountyCross { county } => Some(county),
            _ => None,
        }
    }
}
