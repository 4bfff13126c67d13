//! A match: the world, where it stands in the calendar, and the choices being made.

mod army;
mod dice;
mod field;
mod fight;
mod friends;
mod room;
mod scene;
mod set;
mod upkeep;
mod world;

use engine::{List, PerSeat, Seat, Seats};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::action::Action;
use crate::data::DRAFT_CLICKS;
use crate::ids::{Giver, Payer, Proposal, Way};
use crate::phases::{Battles, Phase, PhaseState, Sieges};

pub use army::{Army, Mark, Marks, Stack, Unit};
pub use dice::BrownDice;
pub use field::{Field, Fields, Flock};
pub use fight::{Aim, Die, Fight, MAX_DICE, Pairing, Side, Source};
pub use room::RoomQuestion;
pub use scene::Scene;
pub use set::{Numbered, PerPlace, Place, Set, Slot};
pub use world::{Credit, Pact, Player, Provision, World};

/// The state of a match of Scharz.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Scharz {
    pub world: World,
    pub phase: PhaseState,
    /// Phases that wait for the one under way, the last one for it alone: a fight is a part of Battles or Sieges, and
    /// any step waits while room is made (5.0).
    #[serde(default)]
    pub suspended: List<PhaseState, 3>,
    /// Who decides in the open; nobody while a window is open or the match is over.
    pub turn: Option<Seat>,
    /// The open window: who still has to be ready, and who is.
    pub pending: Seats,
    pub ready: Seats,
    /// Clicks of each seat since the step began, applied when it closes.
    pub drafts: PerSeat<Draft>,
    pub fight: Fight,
    /// Proposals made this round, by proposer (5.10).
    pub offers: PerSeat<List<Offer, 3>>,
    /// Vassals who revolt, between the last proposal and the answers.
    pub revolts: Seats,
    pub winner: Option<Seat>,
    pub way: Option<Way>,
}

pub type Draft = List<Action, DRAFT_CLICKS>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    pub proposal: Proposal,
    pub target: Seat,
    pub giver: Giver,
    pub gold: u8,
    pub permanent: bool,
    #[serde(default = "inferior")]
    pub payer: Payer,
    pub agreed: bool,
}

fn inferior() -> Payer {
    Payer::Inferior
}

impl Default for Offer {
    fn default() -> Self {
        let (proposal, giver) = (Proposal::Tribute, Giver::Proposer);
        let payer = Payer::Inferior;
        Self { proposal, target: Seat::new(0), giver, gold: 0, permanent: false, payer, agreed: false }
    }
}

impl Serialize for Scharz {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Scharz::serialize(self, serializer)
    }
}

/// A fight may be written without the phase that waits for its end: the fight says which one it is.
impl<'de> Deserialize<'de> for Scharz {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut state = Scharz::deserialize(deserializer)?;
        if state.phase.is_fight() && state.suspended.is_empty() {
            let next = state.fight.place.number() as u8 + 1;
            state.suspended.push(match state.fight.is_assault {
                true => Sieges { place: next, rank: 0 }.into(),
                false => Battles { next }.into(),
            });
        }
        Ok(state)
    }
}

impl PhaseState {
    /// A step of a battle or an assault.
    pub fn is_fight(&self) -> bool {
        use Phase::{Charge, Fall, Flight, FreeSwords, GoOn, Hits, Rerolls};
        matches!(self.name(), Charge | Rerolls | Hits | FreeSwords | Flight | GoOn | Fall)
    }
}
