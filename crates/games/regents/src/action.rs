//! One click each (chapter 5). Agents of one owner in one place are alike, so a choice names owner and place.

use engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ids::{Card, Clan, Location, Track};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export, export_to = "regents/")]
pub enum Action {
    /// Set-up: one agent into the castle (5.3).
    PlaceAgent {
        at: Location,
    },

    /// Paid action A, and each move of the Privilege card.
    MoveAgent {
        from: Location,
        to: Location,
    },
    /// Paid action B.
    MoveKing {
        to: Location,
    },
    /// Paid action C.
    Recruit,
    /// Paid action D.
    PlaceCounsellor {
        at: Location,
    },
    /// Paid action E.
    Spy {
        target: Seat,
    },
    /// Paid action F: shows the tile of this clan.
    Accuse {
        target: Seat,
        clan: Clan,
    },
    /// Paid action G.
    ReturnAgent {
        at: Location,
    },
    /// Free action 1.
    PlayCard {
        card: Card,
    },
    /// Free action 2.
    RevealDomain,
    /// Free action 3.
    PlayChip,
    EndActions,

    /// Suspicion: sends one agent of `target` out of the castle.
    Expel {
        target: Seat,
        at: Location,
    },
    /// Suspicion or Betrayal: no agent.
    ChooseNobody,
    /// Betrayal: the first agent.
    SwapFirst {
        owner: Seat,
        at: Location,
    },
    SwapFirstNeutral {
        at: Location,
    },
    /// Betrayal: the second agent.
    SwapSecond {
        owner: Seat,
        at: Location,
    },
    SwapSecondNeutral {
        at: Location,
    },
    /// Privilege card, by option: another player's agent.
    MoveRival {
        owner: Seat,
        from: Location,
        to: Location,
    },
    /// Privilege card: no second agent.
    FinishPrivilege,
    /// One step of choice: Influence card, fifth card, right accusation.
    Advance {
        track: Track,
    },

    /// A wrongly accused player takes one step from the accuser.
    Penalize {
        target: Seat,
        track: Track,
    },

    /// Diplomacy: the tie that counts as a majority.
    WinTie {
        at: Location,
    },
    DeclineDiplomacy,
    /// Which hall is scored next, asked only where the order decides something (R38).
    ScoreHall {
        hall: Location,
    },
    /// By option: the halls not yet scored stay so (R38).
    LeaveHalls,
    /// Tower: one own marker forward.
    TowerStep {
        track: Track,
    },
    /// Tower: score halls first.
    TowerLater,
    DeclineTower,
    /// Rampart: one rival marker back.
    RampartRetreat {
        target: Seat,
        track: Track,
    },
    DeclineRampart,

    /// Three players: one neutral agent walks one link (5.9); by option the Privilege card moves it too.
    MoveNeutral {
        from: Location,
        to: Location,
    },
    LeaveNeutral,
}

impl Action {
    /// Costs none of the actions of a turn (5.4).
    pub(crate) const fn is_free(self) -> bool {
        matches!(self, Action::PlayCard { .. } | Action::RevealDomain | Action::PlayChip | Action::EndActions)
    }
}
