//! The state of a match and small questions to it (chapters 3 to 5).
//!
//! Absent on purpose: hands, accusation tiles, agents out of the castle, unseen cards. They follow from what is here
//! (`hand`, `tiles`, `agents_outside`), so they cannot contradict it.

use engine::{List, PerSeat, Seat, Seats};
use enum_map::EnumMap;
use enumset::EnumSet;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::board::tracks::Markers;
use crate::data::{LAST_CARD_ROUND, N_AGENTS};
use crate::ids::{Card, Clan, Location, StepSource, Threshold, Track};
use crate::setup::Setup;

/// The state of one match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Regents {
    pub setup: Setup,
    pub round: u8,
    /// Begins every round (R34).
    pub start: Seat,
    /// Whose turn it is.
    pub active: Seat,
    pub phase: PhaseState,
    pub turn: Turn,
    pub scoring: Scoring,
    pub king: Location,
    pub agents: PerSeat<EnumMap<Location, u8>>,
    pub neutral_agents: EnumMap<Location, u8>,
    /// Counsellors on the board: all of the active player, until the end of the turn.
    pub placed: EnumMap<Location, u8>,
    /// Counsellors in front of the players.
    pub counsellors: PerSeat<u8>,
    pub reserve: u8,
    pub markers: PerSeat<Markers>,
    /// Chips still on the tracks.
    pub track_chips: EnumMap<Track, EnumSet<Threshold>>,
    /// Chips in front of the players.
    pub chips: PerSeat<u8>,
    /// Secret unless in `exposed`.
    pub clans: PerSeat<Clan>,
    /// Three players only.
    pub neutral_clan: Option<Clan>,
    /// Whose clan card lies face up.
    pub exposed: Seats,
    /// Who discarded their hand after a right accusation.
    pub disarmed: Seats,
    pub played: PerSeat<EnumSet<Card>>,
    /// Secret unless in `revealed`.
    pub domains: PerSeat<Track>,
    /// Whose domain card lies face up.
    pub revealed: Seats,
    /// By accuser. The tile of a wrong accusation is known to accuser and accused only.
    pub accusations: PerSeat<List<Accusation, 6>>,
    /// By spy. The card is known to the spy and, by default, to the target.
    pub spyings: PerSeat<List<Spying, 8>>,
}

/// What is decided now, with what the decision is about; public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum PhaseState {
    Place,
    Actions,
    Suspicion,
    Betrayal,
    /// The first agent is chosen; no owner means a neutral agent.
    BetrayalSecond {
        owner: Option<Seat>,
        at: Location,
    },
    Privilege,
    /// One agent has moved, and stands at `moved_to`.
    PrivilegeSecond {
        moved_to: Location,
        #[serde(default)]
        moved: Moved,
    },
    /// Steps of choice for the active player.
    Steps {
        left: u8,
        source: StepSource,
    },
    /// The target of the active player's last accusation chooses.
    Penalty {
        left: u8,
    },
    Diplomacy,
    /// The next hall is chosen by hand.
    Halls,
    /// The Tower may be used before the next hall.
    TowerFirst,
    Tower,
    Rampart,
    Neutral,
    Over,
}

/// Whose agent the Privilege card has moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moved {
    #[default]
    Own,
    Rival(Seat),
    Neutral,
}

/// The names of the phases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "regents/")]
pub enum Phase {
    Place,
    Actions,
    Suspicion,
    Betrayal,
    BetrayalSecond,
    Privilege,
    PrivilegeSecond,
    Steps,
    Penalty,
    Diplomacy,
    Halls,
    TowerFirst,
    Tower,
    Rampart,
    Neutral,
    Over,
}

impl PhaseState {
    pub const fn name(self) -> Phase {
        match self {
            PhaseState::Place => Phase::Place,
            PhaseState::Actions => Phase::Actions,
            PhaseState::Suspicion => Phase::Suspicion,
            PhaseState::Betrayal => Phase::Betrayal,
            PhaseState::BetrayalSecond { .. } => Phase::BetrayalSecond,
            PhaseState::Privilege => Phase::Privilege,
            PhaseState::PrivilegeSecond { .. } => Phase::PrivilegeSecond,
            PhaseState::Steps { .. } => Phase::Steps,
            PhaseState::Penalty { .. } => Phase::Penalty,
            PhaseState::Diplomacy => Phase::Diplomacy,
            PhaseState::Halls => Phase::Halls,
            PhaseState::TowerFirst => Phase::TowerFirst,
            PhaseState::Tower => Phase::Tower,
            PhaseState::Rampart => Phase::Rampart,
            PhaseState::Neutral => Phase::Neutral,
            PhaseState::Over => Phase::Over,
        }
    }
}

/// So that `state.phase == Phase::Steps` asks for the name alone.
impl PartialEq<Phase> for PhaseState {
    fn eq(&self, name: &Phase) -> bool {
        self.name() == *name
    }
}

/// What the active player has done in this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    pub actions: u8,
    pub recruited: bool,
    pub spied: bool,
    pub chip_played: bool,
    pub card: Option<Card>,
    /// The halls are scored, and a chip won by them may bring one more action (R29).
    #[serde(default)]
    pub scored: bool,
}

/// What is still to be scored in this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scoring {
    /// Steps due on each track: the size of the hall's group, 0 once scored.
    pub halls: EnumMap<Track, u8>,
    /// How many halls there were to score at first.
    pub n_halls: u8,
    /// The halls scored so far.
    #[serde(default)]
    pub scored: EnumSet<Location>,
    /// The chips of the active player when scoring began.
    #[serde(default)]
    pub chips_before: u8,
    pub tower: TowerUse,
    pub rampart: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "regents/")]
pub enum TowerUse {
    /// Not held, or used.
    #[default]
    No,
    /// May be used now.
    Held,
    /// Put off: more halls are scored first.
    Later,
}

/// One accusation; it was right if the tile is the target's clan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Accusation {
    pub target: Seat,
    pub clan: Clan,
}

/// One look into a hand. `unplayed` are the cards the target had not yet played: the one seen was among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spying {
    pub target: Seat,
    pub card: Card,
    pub unplayed: EnumSet<Card>,
}

impl Default for Accusation {
    fn default() -> Self {
        Self { target: Seat::new(0), clan: Clan::Mackintosh }
    }
}

impl Default for Spying {
    fn default() -> Self {
        Self { target: Seat::new(0), card: Card::Suspicion, unplayed: EnumSet::empty() }
    }
}

impl Regents {
    pub fn seat_count(&self) -> usize {
        usize::from(self.setup.seats)
    }

    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.seat_count())
    }

    /// All seats but this one, in seat order.
    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.seats().filter(move |&other| other != seat)
    }

    /// Not yet placed, or expelled.
    pub fn agents_outside(&self, seat: Seat) -> u8 {
        N_AGENTS - self.agents[seat].values().sum::<u8>()
    }

    /// One card of each kind, less the one the clan lacks (4.1), less those played or discarded.
    pub fn hand(&self, seat: Seat) -> EnumSet<Card> {
        if self.disarmed.contains(seat) {
            return EnumSet::empty();
        }
        !self.played[seat] - self.clans[seat].lacks()
    }

    /// The number of cards in hand, which everybody sees.
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.hand(seat).len()
    }

    pub fn cards_allowed(&self) -> bool {
        self.round <= LAST_CARD_ROUND
    }

    /// The seat that decides now; none once the match is over.
    pub fn awaited(&self) -> Option<Seat> {
        match self.phase {
            PhaseState::Over => None,
            PhaseState::Penalty { .. } => Some(self.accused()),
            _ => Some(self.active),
        }
    }

    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    pub fn is_right(&self, accusation: Accusation) -> bool {
        self.clans[accusation.target] == accusation.clan
    }

    /// The tiles that leave the accuser's hand with this accusation: the one used and, if it was wrong, that of the
    /// true clan (5.5).
    pub fn tiles_spent(&self, accusation: Accusation) -> EnumSet<Clan> {
        EnumSet::only(accusation.clan) | self.clans[accusation.target]
    }

    /// The accusation tiles still held.
    pub fn tiles(&self, accuser: Seat) -> EnumSet<Clan> {
        let spent = self.accusations[accuser].iter();
        spent.fold(EnumSet::all(), |tiles, &accusation| tiles - self.tiles_spent(accusation))
    }

    /// How many tiles left the hand with the accuser's accusation number `index`: a public number.
    pub(crate) fn tiles_lost(&self, accuser: Seat, index: usize) -> u8 {
        let accusations = &self.accusations[accuser];
        let before = accusations[..index].iter();
        let held = before.fold(EnumSet::all(), |tiles, &past| tiles - self.tiles_spent(past));
        (self.tiles_spent(accusations[index]) & held).len() as u8
    }

    /// Whether this accuser failed against this target before (R12).
    pub fn has_failed(&self, accuser: Seat, target: Seat) -> bool {
        let mut accusations = self.accusations[accuser].iter();
        accusations.any(|&accusation| accusation.target == target && !self.is_right(accusation))
    }

    /// The target of the accusation being resolved.
    pub fn accused(&self) -> Seat {
        self.accusations[self.active].last().expect("an accusation is being resolved").target
    }

    /// Agents and, for the player whose turn it is, counsellors (5.1).
    pub fn strength(&self, seat: Seat, at: Location) -> u8 {
        let counsellors = if seat == self.active { self.placed[at] } else { 0 };
        self.agents[seat][at] + counsellors
    }

    /// The one player alone in front on a track; a marker at 0 never leads (R33, R37).
    pub fn leader(&self, track: Track) -> Option<Seat> {
        let best = self.markers.values().map(|markers| markers[track]).max().unwrap_or(0);
        let mut in_front = self.seats().filter(|&seat| self.markers[seat][track] == best);
        let leader = in_front.next();
        if best == 0 || in_front.next().is_some() { None } else { leader }
    }
}
