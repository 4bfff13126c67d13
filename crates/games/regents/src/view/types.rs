//! All that one viewer may see (chapter 8), and what a table shows without arithmetic (11.4). Lists per seat are in
//! seat order; `points` are printed points, `ordinal` counts spaces.

use engine::Seat;
use serde::Serialize;
use ts_rs::TS;

use super::prompt::PromptId;
use crate::ids::{Card, Clan, Location, StepSource, Track};
use crate::setup::Setup;
use crate::state::{Phase, TowerUse};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "regents/")]
pub struct RegentsView {
    pub setup: Setup,
    pub phase: Phase,
    pub prompt: RegentsPrompt,
    pub round: u8,
    pub n_rounds: u8,
    /// No action card may be played in the last round.
    pub cards_allowed: bool,
    /// Who begins every round.
    pub start: Seat,
    /// Whose turn it is; a wrongly accused player may be awaited meanwhile.
    pub active: Seat,
    pub turn: RegentsTurn,
    pub scoring: RegentsScoring,
    pub king: Location,
    pub reserve: u8,
    pub neutral_clan: Option<Clan>,
    /// In board order.
    pub locations: Vec<RegentsLocation>,
    pub links: Vec<RegentsLink>,
    /// In board order.
    pub tracks: Vec<RegentsTrack>,
    pub seats: Vec<RegentsSeat>,
    /// What each accusation so far showed to this viewer, by accuser and then in order.
    pub accusations: Vec<RegentsAccusation>,
    /// What each spying so far showed to this viewer, by spy and then in order.
    pub spyings: Vec<RegentsSpying>,
    /// What the active player's scoring would give if the actions ended now; missing before the first turn and after
    /// the last.
    pub preview: Option<RegentsPreview>,
    /// Once the match is over.
    pub result: Option<RegentsResult>,
}

/// What is expected, of whom. The text is `regents-prompt-<id>` with the other fields.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "regents/")]
pub struct RegentsPrompt {
    pub id: PromptId,
    /// Who is awaited; missing once the match is over.
    pub seat: Option<Seat>,
    /// The rule on the rules page.
    pub rule: &'static str,
    /// Paid actions left in this turn.
    pub actions: u8,
    /// Steps, retreats or agents still to choose in this decision, this one included.
    pub left: u8,
    /// The card being resolved.
    pub card: Option<Card>,
    /// Where steps of choice come from.
    pub source: Option<StepSource>,
    /// While an accusation is resolved: the accuser whose loss is chosen, or the player who was rightly accused.
    pub target: Option<Seat>,
    /// Betrayal: the owner of the first agent; missing for a neutral one.
    pub owner: Option<Seat>,
    /// Betrayal: where the first agent stands. Privilege card: where the first agent went.
    pub at: Option<Location>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "regents/")]
pub struct RegentsTurn {
    pub actions: u8,
    pub recruited: bool,
    pub spied: bool,
    pub chip_played: bool,
    /// The action card played this turn.
    pub card: Option<Card>,
}

/// What of the active player's scoring is still to come, once it has begun; the halls are in the preview.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "regents/")]
pub struct RegentsScoring {
    /// How many halls there were at first.
    pub n_halls: u8,
    pub tower: TowerUse,
    pub rampart: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "regents/")]
pub struct RegentsLocation {
    pub id: Location,
    /// The track of a hall.
    pub track: Option<Track>,
    /// Agents of each seat.
    pub agents: Vec<u8>,
    pub neutral_agents: u8,
    /// Counsellors; all belong to the active player.
    pub counsellors: u8,
    /// Agents and counsellors of each seat.
    pub strength: Vec<u8>,
    pub has_king: bool,
    /// Who has more than every rival, King aside.
    pub majority: Option<Seat>,
    /// Who would score here if it were their scoring now: the majority, unless the King cancels it.
    pub scorer: Option<Seat>,
    /// Where agents can walk to from here.
    pub agent_links: Vec<Location>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "regents/")]
pub struct RegentsLink {
    pub from: Location,
    pub to: Location,
    /// The King walks it, and it joins halls in a combined majority.
    pub joins_halls: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "regents/")]
pub struct RegentsTrack {
    pub id: Track,
    pub hall: Location,
    /// Printed points of the spaces, from ordinal 0 (off the track).
    pub spaces: Vec<u8>,
    /// Printed points of the thresholds that still carry a chip.
    pub chips: Vec<u8>,
    /// Who is alone in front.
    pub leader: Option<Seat>,
    pub markers: Vec<RegentsMarker>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "regents/")]
pub struct RegentsMarker {
    pub ordinal: u8,
    pub points: u8,
    /// Whether one step is possible now.
    pub can_step: bool,
    /// The thresholds at or ahead of the marker that it could not leave now.
    pub locks: Vec<RegentsLock>,
}

/// The threshold at `points` cannot be left until each track of `missing` has reached `needs` points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "regents/")]
pub struct RegentsLock {
    pub points: u8,
    pub needs: u8,
    pub missing: Vec<Track>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "regents/")]
pub struct RegentsSeat {
    pub seat: Seat,
    /// Agents out of the castle: not yet placed, or expelled.
    pub agents_outside: u8,
    pub counsellors: u8,
    pub chips: u8,
    pub hand_size: u8,
    pub n_tiles: u8,
    pub played: Vec<Card>,
    /// As far as this viewer knows it.
    pub clan: Option<Clan>,
    /// The clan card lies face up.
    pub clan_public: bool,
    /// As far as this viewer knows it.
    pub domain: Option<Track>,
    /// The domain card lies face up.
    pub domain_public: bool,
    /// Whom this seat may no longer accuse.
    pub failed_against: Vec<Seat>,
    /// The halls this seat would score, in groups, if it scored now.
    pub groups: Vec<Vec<Location>>,
    pub points: RegentsPoints,
    /// What this viewer may think of this seat's clan; one entry per clan.
    pub clans: Vec<RegentsClanMark>,
    /// What only this seat knows; missing for everybody else.
    pub secrets: Option<RegentsSecrets>,
}

/// Points counted now, as far as they are public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "regents/")]
pub struct RegentsPoints {
    pub tracks: i32,
    pub chips: i32,
    pub counsellors: i32,
    /// 3 for being alone in front in one's domain, once the domain card is face up.
    pub domain_bonus: i32,
    pub total: i32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "regents/")]
pub struct RegentsClanMark {
    pub clan: Clan,
    /// Why this seat cannot be of this clan; missing while it can.
    pub excluded: Option<RegentsExclusion>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "regents/")]
pub enum RegentsExclusion {
    /// This seat's clan is public, and another one.
    ClanPublic,
    /// This seat showed its clan to the viewer after a wrong accusation, and it is another one.
    ClanShown,
    /// It is the viewer's clan.
    Own,
    Neutral,
    /// It is publicly another player's clan.
    OtherPublic,
    /// Another player showed it to the viewer.
    OtherShown,
    /// This seat played the card that the clan lacks.
    CardPlayed,
    /// The viewer saw that card in this seat's hand.
    CardSpied,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "regents/")]
pub struct RegentsSecrets {
    pub clan: Clan,
    /// The card the clan lacks.
    pub lacks: Card,
    pub hand: Vec<Card>,
    pub domain: Track,
    pub tiles: Vec<Clan>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "regents/")]
pub struct RegentsAccusation {
    pub by: Seat,
    pub target: Seat,
    pub right: bool,
    /// The tile shown, if the viewer knows it.
    pub clan: Option<Clan>,
    pub tiles_lost: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "regents/")]
pub struct RegentsSpying {
    pub by: Seat,
    pub target: Seat,
    /// The card seen, if the viewer knows it.
    pub card: Option<Card>,
}

/// The scoring of the active player if the actions ended now, halls in the order in which they would be taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "regents/")]
pub struct RegentsPreview {
    pub seat: Seat,
    pub halls: Vec<RegentsHallGain>,
    /// A step of choice.
    pub tower: bool,
    /// A rival's marker back.
    pub rampart: bool,
    /// Ties of which Diplomacy would win one.
    pub ties: Vec<Location>,
    /// Halls that only the King keeps from scoring.
    pub cancelled: Vec<Location>,
    pub points_gained: i32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "regents/")]
pub struct RegentsHallGain {
    pub hall: Location,
    pub track: Track,
    /// Halls in the combined majority.
    pub group: u8,
    pub steps: u8,
    /// Steps that would be lost at a threshold or at the end of the track.
    pub lost: u8,
    /// Printed points.
    pub from: u8,
    pub to: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "regents/")]
pub struct RegentsResult {
    /// By place, best first.
    pub lines: Vec<RegentsResultLine>,
    pub winners: Vec<Seat>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "regents/")]
pub struct RegentsResultLine {
    pub seat: Seat,
    pub place: u8,
    pub clan: Clan,
    pub domain: Track,
    /// Printed points of each marker, in board order.
    pub tracks: Vec<u8>,
    pub domain_bonus: i32,
    pub chips: i32,
    pub counsellors: i32,
    pub total: i32,
}
