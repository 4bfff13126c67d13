//! What happened, as data: the log tells it in sentences.

use engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ids::{Ballot, Banner, Cause, Claim, County, Court, Favour, Law, Noble, Place, Space, Spot};
use crate::realm::knights::Strength;

/// A `conflict` is a place on the board, `france` the strength on its card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export, export_to = "lancaster/")]
pub enum Event {
    StartPlayerDrawn {
        seat: Seat,
    },
    FirstLawsLaid {
        laws: Vec<Law>,
    },
    NoblesShuffled {
        nobles: Vec<Noble>,
    },
    RoundBegan {
        round: u8,
    },
    ConflictRevealed {
        conflict: Place,
        france: u8,
    },
    ProposalsRevealed {
        laws: Vec<Law>,
    },

    ExtensionBuilt {
        seat: Seat,
        space: Space,
        cause: Cause,
    },
    /// The knight on a space that was built over goes home unscored (R21).
    KnightDisplaced {
        seat: Seat,
        knight: Strength,
        space: Space,
    },

    PlacedInCounty {
        seat: Seat,
        banner: Banner,
        knight: Strength,
        county: County,
        squires: u8,
    },
    PlacedInCastle {
        seat: Seat,
        banner: Banner,
        knight: Strength,
        space: Space,
    },
    PlacedInConflict {
        seat: Seat,
        banner: Banner,
        knight: Strength,
        conflict: Place,
        france: u8,
    },
    /// `owner` is thrown out by `seat`.
    Expelled {
        seat: Seat,
        owner: Seat,
        banner: Banner,
        knight: Strength,
        county: County,
        squires: u8,
    },
    /// No knight at court has a legal destination.
    TurnSkipped {
        seat: Seat,
    },
    FavourTaken {
        seat: Seat,
        banner: Banner,
        favour: Favour,
    },

    Gained {
        seat: Seat,
        gold: u8,
        squires: u8,
        votes: u8,
        cause: Cause,
    },
    Paid {
        seat: Seat,
        gold: u8,
        squires: u8,
        cause: Cause,
    },
    Scored {
        seat: Seat,
        points: u16,
        cause: Cause,
    },
    Recruited {
        seat: Seat,
        banner: Banner,
        cause: Cause,
    },
    Upgraded {
        seat: Seat,
        banner: Banner,
        knight: Strength,
        to: Strength,
        at: Spot,
        cause: Cause,
    },
    Declined {
        seat: Seat,
        banner: Banner,
        cause: Cause,
    },
    /// Something was due but could not be given.
    CameToNothing {
        seat: Seat,
        banner: Banner,
        cause: Cause,
    },
    NobleTaken {
        seat: Seat,
        county: County,
        noble: Noble,
    },
    /// An ally's noble leaves the game (7.1).
    NobleRemoved {
        seat: Seat,
        county: County,
        noble: Noble,
    },

    Voted {
        seat: Seat,
        ballot: Ballot,
        markers: u8,
    },
    LawAdopted {
        law: Law,
        yes: u8,
        no: u8,
        dropped: Law,
    },
    LawRejected {
        law: Law,
        yes: u8,
        no: u8,
    },
    /// Unspent markers go back after the third vote.
    MarkersReturned {
        seat: Seat,
        votes: u8,
    },
    LawApplied {
        law: Law,
    },
    /// A winner of L01 or L02; amounts stay hidden.
    LawWon {
        seat: Seat,
        law: Law,
    },

    CountyClaimed {
        seat: Seat,
        banner: Banner,
        county: County,
        claim: Claim,
    },
    Crossed {
        seat: Seat,
        banner: Banner,
        knight: Strength,
        conflict: Place,
        france: u8,
    },
    WentHome {
        seat: Seat,
        banner: Banner,
        knight: Strength,
        from: Spot,
        to: Court,
    },
    StartPlayerNamed {
        seat: Seat,
        target: Seat,
    },
    SpaceSkipped {
        seat: Seat,
        banner: Banner,
        space: Space,
    },

    ConflictWon {
        conflict: Place,
        france: u8,
        total: u8,
    },
    ConflictLost {
        conflict: Place,
        france: u8,
        total: u8,
    },
    /// A party's rank. The points of an ally's rank are lost.
    ConflictRanked {
        seat: Seat,
        banner: Banner,
        rank: u8,
        strength: u8,
        points: u8,
    },
    SecondAttempt {
        from: Place,
        conflict: Place,
        france: u8,
    },
    Ransomed {
        seat: Seat,
        knight: Strength,
        gold: u8,
    },
    Captured {
        seat: Seat,
        banner: Banner,
        knights: Vec<u8>,
    },
    ConflictRemoved {
        conflict: Place,
        france: u8,
    },

    HoldingsRevealed {
        seat: Seat,
        gold: u8,
        squires: u8,
    },
    FinalScored {
        seat: Seat,
        knighthood: u8,
        castle: u8,
        nobles: u8,
        points: u16,
    },
    MatchWon {
        winner: Seat,
    },
}
