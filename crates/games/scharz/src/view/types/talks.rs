//! Proposals in a view.

use engine::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::ids::{Giver, Goal, Payer, Proposal};

seen! {
    ScharzOffer {
        by: Seat,
        target: Seat,
        proposal: Proposal,
        giver: Giver,
        gold: u8,
        permanent: bool,
        /// Whose gold it is.
        payer: Payer,
        /// Receiver or lord, giver or vassal.
        superior: Seat,
        inferior: Seat,
        /// Accepting it ends the match: `superior` wins.
        wins: bool,
        parties: Vec<ScharzParty>,
    }

    /// A proposal that may be made.
    ScharzDeal {
        proposal: Proposal,
        target: Seat,
        giver: Giver,
        superior: Seat,
        inferior: Seat,
        wins: bool,
        parties: Vec<ScharzParty>,
    }

    /// What an agreement changes for one of the two; of proposals still to be made without their gold.
    ScharzParty {
        seat: Seat,
        gold: i16,
        victory_points: i16,
        prestige: i16,
        /// Victory points that Dominance needs, before and after.
        dominance: Vec<i16>,
        /// Minor goals whose thresholds move.
        goals: Vec<ScharzShift>,
    }

    ScharzShift {
        goal: Goal,
        /// Before and after.
        needs: Vec<i16>,
    }
}
