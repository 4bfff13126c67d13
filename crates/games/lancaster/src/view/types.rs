//! The parts of the view, as the browser receives them.

use engine::Seat;
use serde::Serialize;
use ts_rs::TS;

use super::prompt::LancasterAsked;
use crate::ids::{Banner, County, Favour, Law, Noble, Place, Space};
use crate::realm::knights::Strength;
use crate::setup::Law14;
use crate::state::{FinalPoints, Phase, Vote};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "lancaster/")]
pub struct LancasterView {
    /// The viewer's seat; none for spectators.
    pub seat: Option<Seat>,
    pub prompt: LancasterAsked,
    pub phase: Phase,
    pub round: u8,
    pub rounds: u8,
    pub start_player: Seat,
    /// Whether gold and squires of all are seen.
    pub holdings_open: bool,
    pub seats: Vec<LancasterSeat>,
    /// A to I.
    pub counties: Vec<LancasterCounty>,
    /// Those that lie on the board, upper row first.
    pub conflicts: Vec<LancasterConflict>,
    pub favours: Vec<LancasterFavour>,
    /// In force, left to right.
    pub laws: Vec<LancasterLaw>,
    /// Which reading of law 14 is played.
    pub law14: Law14,
    /// Still to be voted on, in voting order.
    pub proposals: Vec<LancasterProposal>,
    pub law_pile: LancasterLawPile,
    /// Which conflicts may still come.
    pub conflict_pile: Vec<LancasterConflictCard>,
    pub last_vote: Option<LancasterVoteResult>,
    /// All results of the Parliament that sits or sat last, in voting order.
    pub vote_results: Vec<LancasterVoteResult>,
    /// The viewer's own sealed vote.
    pub my_vote: Option<Vote>,
    /// The viewer's own sealed first extension.
    pub my_extension: Option<Space>,
    /// What lies outside the general supply: with all players together, and beside knights in counties.
    pub in_play: LancasterTokens,
    /// What the general supply still holds, where it can run out.
    pub supply: Option<LancasterTokens>,
}

/// A seat and all that lies before it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "lancaster/")]
pub struct LancasterSeat {
    pub seat: Seat,
    /// Behind the screen: only what the viewer may see.
    pub gold: Option<u8>,
    pub squires: Option<u8>,
    /// Voting markers.
    pub votes: u8,
    pub points: u16,
    pub nobles: Vec<Noble>,
    /// What the nobles are worth at the end, and what one more would add.
    pub noble_points: u8,
    pub next_noble_points: u8,
    pub n_extensions: u8,
    pub castle: Vec<LancasterSpace>,
    /// Strengths of the knights there.
    pub court: Vec<u8>,
    pub reserve: Vec<u8>,
    /// Strength of all knights in service.
    pub knighthood: u8,
    pub n_counties: u8,
    pub n_conflicts: u8,
    /// Markers the round table will give after this round.
    pub round_table_votes: u8,
    /// Final points for knighthood and castle as it stands; none where a hidden tie-break decides.
    pub knighthood_award: Option<u8>,
    pub castle_award: Option<u8>,
    /// Once the match is over.
    pub final_points: Option<FinalPoints>,
    /// With two players.
    pub ally: Option<LancasterAlly>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "lancaster/")]
pub struct LancasterAlly {
    pub court: Vec<u8>,
    pub reserve: Vec<u8>,
    pub castle: Vec<LancasterSpace>,
    pub n_counties: u8,
    pub n_conflicts: u8,
}

/// A castle space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "lancaster/")]
pub struct LancasterSpace {
    pub space: Space,
    pub is_built: bool,
    pub knight: Option<Strength>,
    /// Whether it is still to be scored in the castle turn under way.
    pub is_to_score: bool,
    pub gives: LancasterGain,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "lancaster/")]
pub struct LancasterCounty {
    pub county: County,
    pub letter: char,
    pub minimum: u8,
    pub noble: Noble,
    pub nobles_left: u8,
    /// Whether the viewer has this noble already.
    pub noble_is_owned: bool,
    pub noble_is_takeable: bool,
    /// The reward as printed, and what it would really bring the viewer and its ally now.
    pub gives: LancasterGain,
    pub gives_you: Option<LancasterGain>,
    pub gives_your_ally: Option<LancasterGain>,
    pub names_start_player: bool,
    pub holder: Option<LancasterHolder>,
    /// What each kind of knight at the viewer's court would need to enter.
    pub needs: Vec<LancasterNeed>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "lancaster/")]
pub struct LancasterHolder {
    pub seat: Seat,
    pub banner: Banner,
    pub knight: Strength,
    pub squires: u8,
    /// What an attacker must exceed.
    pub total: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "lancaster/")]
pub struct LancasterNeed {
    pub banner: Banner,
    pub knight: Strength,
    /// The fewest squires that suffice; none if the knight may not enter.
    pub squires: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "lancaster/")]
pub struct LancasterConflict {
    pub conflict: Place,
    pub is_second_attempt: bool,
    pub france: u8,
    pub points: [u8; 3],
    /// Strength of England.
    pub total: u8,
    pub missing: u8,
    pub england_wins: bool,
    /// From the top space down.
    pub stacks: Vec<LancasterStack>,
    pub free_spaces: u8,
    /// What each kind of knight at the viewer's court, or the one about to cross, would bring about.
    pub joins: Vec<LancasterJoin>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "lancaster/")]
pub struct LancasterStack {
    pub seat: Seat,
    pub banner: Banner,
    pub knights: Vec<u8>,
    pub strength: u8,
    pub rank: u8,
    /// Points of this rank, as it stands, if England wins and if France does. Those of an ally are lost.
    pub on_win: u8,
    pub on_loss: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "lancaster/")]
pub struct LancasterJoin {
    pub banner: Banner,
    pub knight: Strength,
    pub total: u8,
    pub england_wins: bool,
    pub rank: u8,
    pub on_win: u8,
    pub on_loss: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "lancaster/")]
pub struct LancasterFavour {
    pub favour: Favour,
    pub is_face_up: bool,
    /// As printed, and what it would really bring the viewer and its ally now. An ally removes a noble.
    pub gives: LancasterGain,
    pub gives_you: Option<LancasterGain>,
    pub gives_your_ally: Option<LancasterGain>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "lancaster/")]
pub struct LancasterLaw {
    pub law: Law,
    /// In seat order; none where it depends on what the viewer may not see.
    pub gives: Vec<Option<LancasterLawGain>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "lancaster/")]
pub struct LancasterProposal {
    pub law: Law,
    /// Whether the vote on it is open.
    pub is_voted_on: bool,
    /// The laws its adoption may push out: first if all earlier proposals fail, last if all are adopted.
    pub pushes_out: Vec<Law>,
    pub gives: Vec<Option<LancasterLawGain>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "lancaster/")]
pub struct LancasterLawPile {
    pub cards: u8,
    /// The number on the back of the top card.
    pub top: Option<u8>,
    /// Which laws may still come, lower stacks first.
    pub laws: Vec<Law>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "lancaster/")]
pub struct LancasterConflictCard {
    pub france: u8,
    pub copies: u8,
    pub points: [u8; 3],
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "lancaster/")]
pub struct LancasterVoteResult {
    pub law: Law,
    pub yes: u8,
    pub no: u8,
    pub is_adopted: bool,
    pub dropped: Option<Law>,
    /// In seat order.
    pub votes: Vec<Option<Vote>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "lancaster/")]
pub struct LancasterTokens {
    pub gold: u16,
    pub squires: u16,
    pub votes: u16,
}

/// What something gives; a price is a negative amount.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "lancaster/")]
pub struct LancasterGain {
    pub points: i16,
    pub gold: i16,
    pub squires: i16,
    pub votes: i16,
    pub recruits: u8,
    pub upgrades: u8,
    pub extensions: u8,
    pub nobles: u8,
    pub crossings: u8,
}

/// What a law would give one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "lancaster/")]
pub struct LancasterLawGain {
    /// How often the condition is met, or could be paid for.
    pub times: u8,
    /// Whether the seat may forgo it.
    pub is_optional: bool,
    /// All times together.
    pub gives: LancasterGain,
}
