//! What happened, as data; the texts are made elsewhere.

use engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::action::TurnKind;
use crate::ids::{Attribute, Century, Country, Rank, Sector, TreacheryCard};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export, export_to = "heads-of-state/")]
pub enum Event {
    FirstPlayer {
        seat: Seat,
    },
    RoundBegan {
        century: Century,
        draw_pile: u8,
    },
    DisplayDealt {
        attributes: Vec<Attribute>,
    },
    TreacheryDealt {
        cards: Vec<TreacheryCard>,
    },
    TreacheryReshuffled {
        n_cards: u8,
    },
    TurnBegan {
        seat: Seat,
    },
    FirstTurnBegan {
        seat: Seat,
        draws: u8,
    },
    TurnChosen {
        seat: Seat,
        turn: TurnKind,
    },
    DisplaySwept {
        seat: Seat,
        attributes: Vec<Attribute>,
    },
    SweptReturned {
        n_cards: u8,
    },
    AttributeTaken {
        seat: Seat,
        attribute: Attribute,
    },
    /// Told to the drawer.
    AttributeDrawn {
        seat: Seat,
        attribute: Attribute,
    },
    /// Told to all others.
    AttributeDrawnUnseen {
        seat: Seat,
    },
    TreacheryTaken {
        seat: Seat,
        card: TreacheryCard,
    },
    /// Told to the drawer.
    TreacheryDrawn {
        seat: Seat,
        card: TreacheryCard,
    },
    /// Told to all others.
    TreacheryDrawnUnseen {
        seat: Seat,
    },
    /// The draw pile is used up: from now on any card may be the Revolution.
    DiscRemoved {
        n_cards: u8,
    },
    NobleCreated {
        seat: Seat,
        sector: Sector,
        rank: Rank,
        paid: Vec<Attribute>,
    },
    /// R17: a dead noble's token was needed again.
    TokenTakenBack {
        seat: Seat,
        sector: Sector,
        rank: Rank,
    },
    NobleCardsGone {
        seat: Seat,
        rank: Rank,
    },
    InitialMarker {
        seat: Seat,
        sector: Sector,
        points: u8,
    },
    CountryMarker {
        seat: Seat,
        country: Country,
        points: u8,
    },
    /// Present everywhere, but both markers are gone (R31).
    CountryMarkersGone {
        seat: Seat,
        country: Country,
    },
    HouseMarker {
        seat: Seat,
        points: u8,
    },
    HouseMarkersGone {
        seat: Seat,
    },
    TreacheryPlayed {
        seat: Seat,
        owner: Seat,
        sector: Sector,
        rank: Rank,
        cards: Vec<TreacheryCard>,
    },
    /// The cube from the bag is the active player's.
    AssassinationSucceeded {
        seat: Seat,
        owner: Seat,
    },
    /// The cube from the bag is the target's.
    AssassinationFailed {
        seat: Seat,
        owner: Seat,
        sector: Sector,
        rank: Rank,
    },
    NobleKilled {
        seat: Seat,
        owner: Seat,
        sector: Sector,
        rank: Rank,
    },
    TurnEnded {
        seat: Seat,
    },
    Discarded {
        seat: Seat,
        attributes: Vec<Attribute>,
        treachery: Vec<TreacheryCard>,
    },
    /// Told to all others where discards are not visible (R22).
    DiscardedUnseen {
        seat: Seat,
        n_attributes: u8,
        n_treachery: u8,
    },
    DisplayRefilled {
        attributes: Vec<Attribute>,
    },
    TreacheryRefilled {
        cards: Vec<TreacheryCard>,
    },
    Revolution {
        century: Century,
        seat: Seat,
    },
    /// First place; `decided_by` tells what put it before the second.
    CountryWon {
        seat: Seat,
        country: Country,
        influence: u8,
        points: u8,
        decided_by: Decider,
    },
    /// Second place; `decided_by` tells what put it before the third.
    CountrySecond {
        seat: Seat,
        country: Country,
        influence: u8,
        points: u8,
        decided_by: Decider,
    },
    /// Nobody is there for this marker: it is removed (R19).
    RoundMarkerRemoved {
        country: Country,
        points: u8,
    },
    TurnResumed {
        seat: Seat,
        draws: u8,
    },
    TurnLost {
        seat: Seat,
    },
    RankMajority {
        seat: Seat,
        rank: Rank,
        n_cards: u8,
        points: u8,
    },
    /// Told once for each of the two who share.
    RankShared {
        seat: Seat,
        rank: Rank,
        n_cards: u8,
        points: u8,
    },
    RankUnscored {
        rank: Rank,
    },
    GameWon {
        seat: Seat,
        points: u16,
    },
}

/// Why one player stands before the next in a country (6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "heads-of-state/")]
pub enum Decider {
    /// Nobody stands behind.
    Unrivalled,
    MoreInfluence,
    HigherNoble,
    HigherSector,
}
