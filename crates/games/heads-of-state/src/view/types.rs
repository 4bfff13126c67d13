//! Every type of the view that the browser reads.

use engine::{Reason, Seat};
use serde::Serialize;
use ts_rs::TS;

use super::prompt::HeadsOfStatePromptId;
use crate::event::Decider;
use crate::ids::{Attribute, Century, Country, Rank, Sector, TreacheryCard};
use crate::setup::Setup;
use crate::state::{Mode, Phase, Score};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export, export_to = "heads-of-state/")]
pub struct HeadsOfStateView {
    pub setup: Setup,
    pub century: Century,
    pub phase: Phase,
    pub mode: Mode,
    pub turn_number: u16,
    pub prompt: HeadsOfStatePrompt,
    pub sectors: Vec<HeadsOfStateSector>,
    pub countries: Vec<HeadsOfStateCountry>,
    /// From Baron to King.
    pub ranks: Vec<HeadsOfStateRank>,
    /// House of Nobles markers still there, the next one first.
    pub house_markers: Vec<u8>,
    pub attributes: HeadsOfStateAttributes,
    pub treachery: HeadsOfStateTreachery,
    pub seats: Vec<HeadsOfStateSeat>,
    /// The viewer's own cards and what they can do; nothing for spectators.
    pub hand: Option<HeadsOfStateHand>,
}

/// What is expected of the viewer. What the question is about is the same for all who look on, but for the surplus.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export, export_to = "heads-of-state/")]
pub struct HeadsOfStatePrompt {
    pub id: HeadsOfStatePromptId,
    /// The paragraph of the rules page that it belongs to.
    pub rule: &'static str,
    /// Whose turn it is, or was when the match ended.
    pub seat: Seat,
    /// Attribute cards drawn in this turn, and how many it draws in all; none before the kind of turn is chosen.
    pub drawn: u8,
    pub total: u8,
    /// Treachery cards still to be drawn.
    pub treachery_draws: u8,
    /// How many emptied spaces must be refilled before the turn may end (5.9).
    pub must_replace: u8,
    /// Attribute and treachery cards that the viewer still has to choose to discard.
    pub attributes: u8,
    pub treachery: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export, export_to = "heads-of-state/")]
pub struct HeadsOfStateSector {
    pub sector: Sector,
    pub country: Country,
    pub is_capital: bool,
    pub hexagon: u8,
    /// Whether the initial marker is still there.
    pub has_marker: bool,
    /// From the higher rank down.
    pub spaces: Vec<HeadsOfStateSpace>,
    /// Who has ever created a noble here.
    pub presence: Vec<Seat>,
    /// Tokens of dead nobles on the hexagon.
    pub dead: Vec<HeadsOfStateToken>,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export, export_to = "heads-of-state/")]
pub struct HeadsOfStateSpace {
    pub rank: Rank,
    pub owner: Option<Seat>,
    /// What the noble here counts now, or one would count who came now.
    pub influence: u8,
    pub was_attacked: bool,
    pub was_emptied: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export, export_to = "heads-of-state/")]
pub struct HeadsOfStateToken {
    pub owner: Seat,
    pub rank: Rank,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export, export_to = "heads-of-state/")]
pub struct HeadsOfStateCountry {
    pub country: Country,
    /// Country markers still there, the next one first.
    pub markers: Vec<u8>,
    /// What first and second place score at the end of the round.
    pub prizes: [u8; 2],
    /// One row for each seat, in seat order.
    pub standings: Vec<HeadsOfStateStanding>,
}

/// A seat in a country, if the round ended now.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export, export_to = "heads-of-state/")]
pub struct HeadsOfStateStanding {
    pub seat: Seat,
    pub influence: u8,
    pub best: Option<Rank>,
    pub place: Option<u8>,
    pub points: u8,
    /// What puts this seat before the next one.
    pub decided_by: Option<Decider>,
    /// The sector that does, where it comes to that.
    pub decided_in: Option<Sector>,
    /// Sectors in which the seat has never created a noble.
    pub missing: Vec<Sector>,
    /// Whether the country marker is scored, or missed for good.
    pub is_done: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export, export_to = "heads-of-state/")]
pub struct HeadsOfStateRank {
    pub rank: Rank,
    pub set: Vec<Attribute>,
    pub takes_courtesan: bool,
    pub bonus: u8,
    /// Noble cards left in the stack.
    pub cards_left: u8,
    /// One row for each seat, in seat order.
    pub seats: Vec<HeadsOfStateRankSeat>,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export, export_to = "heads-of-state/")]
pub struct HeadsOfStateRankSeat {
    pub seat: Seat,
    pub cards: u8,
    /// What the cards would score if the match ended now.
    pub points: u8,
    /// Tokens in the supply.
    pub supply: u8,
    /// Whether the rank counts towards the House of Nobles.
    pub in_house: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export, export_to = "heads-of-state/")]
pub struct HeadsOfStateAttributes {
    pub display: Vec<Option<Attribute>>,
    pub swept: Vec<Attribute>,
    pub draw_pile: u8,
    /// Cards in the Revolution pile, the Revolution among them.
    pub revolution_pile: u8,
    pub disc_lies: bool,
    /// The Revolution is at the earliest and at the latest this many face-down cards away.
    pub revolution_earliest: u8,
    pub revolution_latest: u8,
    /// How likely the next face-down card is the Revolution, in percent.
    pub revolution_percent: u8,
    pub may_sweep: bool,
    /// Cards in the discard pile, and which they are where discards are visible (R22).
    pub discards: u8,
    pub seen_discards: Option<Vec<HeadsOfStateAttributeCount>>,
    /// Memory: swept cards that went into the draw pile this round and were not seen since.
    pub returned: Vec<HeadsOfStateAttributeCount>,
    /// Memory, where discards are visible: what the unknown cards can be that are in hands since before the last shuffle.
    pub held_pool: Option<Vec<HeadsOfStateAttributeCount>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export, export_to = "heads-of-state/")]
pub struct HeadsOfStateTreachery {
    pub display: Vec<Option<TreacheryCard>>,
    pub pile: u8,
    /// Cards in the discard pile, and which they are where discards are visible (R22).
    pub discards: u8,
    pub seen_discards: Option<Vec<HeadsOfStateTreacheryCount>>,
    /// Memory, where discards are visible: what the unknown cards can be that are in hands since before the last shuffle.
    pub held_pool: Option<Vec<HeadsOfStateTreacheryCount>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export, export_to = "heads-of-state/")]
pub struct HeadsOfStateAttributeCount {
    pub attribute: Attribute,
    pub count: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export, export_to = "heads-of-state/")]
pub struct HeadsOfStateTreacheryCount {
    pub card: TreacheryCard,
    pub count: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export, export_to = "heads-of-state/")]
pub struct HeadsOfStateSeat {
    pub seat: Seat,
    pub points: u16,
    pub place: u8,
    /// Points by source.
    pub score: Score,
    /// What influence would score if the round ended now.
    pub influence_now: u8,
    /// What noble cards would score if the match ended now.
    pub ranks_now: u8,
    pub n_attributes: u8,
    pub n_treachery: u8,
    /// Cards that everybody has seen the seat take.
    pub known_attributes: Vec<HeadsOfStateAttributeCount>,
    pub known_treachery: Vec<HeadsOfStateTreacheryCount>,
    /// Unknown cards that are in the hand since before the last shuffle of their deck.
    pub held_attributes: u8,
    pub held_treachery: u8,
    /// The whole hand, for those who may see it.
    pub attributes: Option<Vec<HeadsOfStateAttributeCount>>,
    pub treachery: Option<Vec<HeadsOfStateTreacheryCount>>,
    /// Ranks that count towards the House of Nobles, and those that lack.
    pub house: Vec<Rank>,
    pub house_missing: Vec<Rank>,
    pub house_is_done: bool,
}

/// A viewer's own cards and what they can do.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export, export_to = "heads-of-state/")]
pub struct HeadsOfStateHand {
    pub attributes: Vec<HeadsOfStateAttributeCount>,
    pub treachery: Vec<HeadsOfStateTreacheryCount>,
    /// Chosen to be discarded.
    pub draft_attributes: Vec<HeadsOfStateAttributeCount>,
    pub draft_treachery: Vec<HeadsOfStateTreacheryCount>,
    /// Whether the discards are confirmed.
    pub is_ready: bool,
    /// Cards that the viewer cannot place, where discards are visible: piles and the unknown part of other hands.
    pub unseen_attributes: Option<Vec<HeadsOfStateAttributeCount>>,
    pub unseen_treachery: Option<Vec<HeadsOfStateTreacheryCount>>,
    /// What the hand could pay, rank by rank, from Baron to King.
    pub nobles: Vec<HeadsOfStateAffordable>,
    /// What may be created now.
    pub creations: Vec<HeadsOfStateCreation>,
    /// Every rival noble while treachery may be played.
    pub attacks: Vec<HeadsOfStateAttack>,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export, export_to = "heads-of-state/")]
pub struct HeadsOfStateAffordable {
    pub rank: Rank,
    /// Cards of the set that the hand lacks.
    pub missing: Vec<Attribute>,
    /// Every legal payment: the card a Courtesan stands for, or none. The first is the one to preselect.
    pub payments: Vec<Option<Attribute>>,
    /// Vacant spaces of the rank on the board.
    pub vacant: Vec<Sector>,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export, export_to = "heads-of-state/")]
pub struct HeadsOfStateCreation {
    pub sector: Sector,
    pub rank: Rank,
    /// Every legal payment, as in [`HeadsOfStateAffordable`].
    pub payments: Vec<Option<Attribute>>,
    /// Points scored at once, by source.
    pub initial: u8,
    pub country: u8,
    pub house: u8,
    /// Whether a noble card is left to take.
    pub takes_card: bool,
    /// How much influence the viewer gains in the country, and what that changes in the round-end prize as things
    /// stand.
    pub influence: u8,
    pub prize: i8,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export, export_to = "heads-of-state/")]
pub struct HeadsOfStateAttack {
    pub sector: Sector,
    pub rank: Rank,
    pub owner: Seat,
    /// Ways that the hand has; the first is the one to preselect.
    pub ways: Vec<HeadsOfStateWay>,
    /// Why none of them may be used now.
    pub blocked: Option<Reason>,
    /// What the death would change in the viewer's and in the owner's round-end prize as things stand.
    pub prize: i8,
    pub owner_prize: i8,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export, export_to = "heads-of-state/")]
pub struct HeadsOfStateWay {
    pub card: TreacheryCard,
    pub second: Option<TreacheryCard>,
    /// How likely it kills.
    pub percent: u8,
}
