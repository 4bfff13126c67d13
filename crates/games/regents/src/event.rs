//! What happened, as data for the log. A secret act is told twice: in full to those who may know (`…_card`,
//! `…_of`, `…_shown`), as a bare fact to the others (chapter 8).

use engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ids::{Card, Clan, Location, RetreatSource, StepSource, Track};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export, export_to = "regents/")]
pub enum Event {
    /// `seat` was drawn as the start player, for the whole match (R34).
    GameBegan {
        seat: Seat,
    },
    /// Only to `seat`: its secrets. `card` is the one its clan lacks, `domain` its domain card.
    Dealt {
        seat: Seat,
        clan: Clan,
        card: Card,
        domain: Track,
    },
    /// Three players: the neutral clan, face up.
    NeutralClan {
        clan: Clan,
    },
    AgentPlaced {
        seat: Seat,
        at: Location,
    },
    RoundBegan {
        round: u8,
    },
    TurnBegan {
        seat: Seat,
        round: u8,
    },

    AgentMoved {
        seat: Seat,
        from: Location,
        to: Location,
    },
    /// Privilege card, by option.
    RivalMoved {
        by: Seat,
        owner: Seat,
        from: Location,
        to: Location,
    },
    KingMoved {
        seat: Seat,
        from: Location,
        to: Location,
    },
    CounsellorRecruited {
        seat: Seat,
    },
    CounsellorPlaced {
        seat: Seat,
        at: Location,
    },
    AgentReturned {
        seat: Seat,
        at: Location,
    },
    /// The bare fact, to those who do not learn the card.
    Spied {
        by: Seat,
        target: Seat,
    },
    /// To the spy and, unless the option says no, to the target.
    SpiedCard {
        by: Seat,
        target: Seat,
        card: Card,
    },

    /// The bare fact, to third parties.
    Accused {
        by: Seat,
        target: Seat,
    },
    /// To accuser and accused: which tile was shown.
    AccusedOf {
        by: Seat,
        target: Seat,
        clan: Clan,
    },
    AccusationRight {
        by: Seat,
        target: Seat,
        clan: Clan,
    },
    /// The bare fact, to third parties.
    AccusationWrong {
        by: Seat,
        target: Seat,
    },
    /// To accuser and accused: the accused's true clan.
    AccusationWrongShown {
        by: Seat,
        target: Seat,
        clan: Clan,
    },
    /// Face down: everybody sees how many.
    TilesDiscarded {
        seat: Seat,
        count: u8,
    },
    HandDiscarded {
        seat: Seat,
        cards: Vec<Card>,
    },
    CounsellorGained {
        seat: Seat,
    },

    /// `clan` is the clan that `seat` now certainly is not.
    CardPlayed {
        seat: Seat,
        card: Card,
        clan: Clan,
    },
    AgentExpelled {
        by: Seat,
        owner: Seat,
        at: Location,
    },
    AgentsSwapped {
        by: Seat,
        owner: Seat,
        at: Location,
        other_owner: Seat,
        other_at: Location,
    },
    /// Betrayal with a neutral agent, which stood at `other_at`.
    NeutralSwapped {
        by: Seat,
        owner: Seat,
        at: Location,
        other_at: Location,
    },
    NobodyChosen {
        seat: Seat,
        card: Card,
    },
    /// The fifth card makes the clan public.
    FifthCard {
        seat: Seat,
        clan: Clan,
    },
    DomainRevealed {
        seat: Seat,
        domain: Track,
        hall: Location,
        counsellors: u8,
    },
    ChipPlayed {
        seat: Seat,
    },

    /// Steps of choice; `from` and `to` are printed points.
    StepsGained {
        seat: Seat,
        track: Track,
        source: StepSource,
        from: u8,
        to: u8,
    },
    ChipTaken {
        seat: Seat,
        track: Track,
        points: u8,
    },
    /// `from` and `to` are printed points.
    MarkerRetreated {
        by: Seat,
        target: Seat,
        track: Track,
        source: RetreatSource,
        from: u8,
        to: u8,
    },

    DiplomacyUsed {
        seat: Seat,
        at: Location,
    },
    /// The King stands in a hall that the active player would otherwise have scored.
    MajorityCancelled {
        seat: Seat,
        hall: Location,
    },
    /// `group` halls stand together; `steps` were made, `lost` were not possible.
    HallScored {
        seat: Seat,
        hall: Location,
        track: Track,
        group: u8,
        steps: u8,
        lost: u8,
        from: u8,
        to: u8,
    },
    NothingScored {
        seat: Seat,
    },
    /// By option: halls that could be scored are not (R38).
    HallsLeft {
        seat: Seat,
    },
    TowerDeclined {
        seat: Seat,
    },
    RampartDeclined {
        seat: Seat,
    },
    CounsellorsReturned {
        seat: Seat,
        count: u8,
    },
    NeutralMoved {
        by: Seat,
        from: Location,
        to: Location,
    },
    /// After round 4: alone in front on this track.
    LeaderBonus {
        seat: Seat,
        track: Track,
    },

    /// Final scoring: a domain card that was still face down is turned up and its marker moves.
    DomainTurnedUp {
        seat: Seat,
        domain: Track,
        from: u8,
        to: u8,
    },
    FinalScore {
        seat: Seat,
        tracks: i32,
        bonus: i32,
        chips: i32,
        counsellors: i32,
        points: i32,
    },
    GameWon {
        winner: Seat,
        points: i32,
    },
    /// Told once for each of the winners.
    VictoryShared {
        winner: Seat,
        points: i32,
    },
}
