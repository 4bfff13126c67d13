//! Where units go. Each proposal is asked in turn what it would order next; the first answer is taken.

mod ashore;
mod campaign;
mod claim;
pub(crate) mod colony;
mod crew;
mod expedition;
mod ferry;
mod forage;
mod guard;
pub(crate) mod homeward;
mod host;
mod hunt;
mod landing;
mod longships;
mod muster;
mod navy;
mod raid;
mod sailing;
mod settlers;
pub(crate) mod strike;

use scharz::{Action, Place, Stack, Unit};

use crate::survey::Survey;

pub(crate) use muster::{LEVY, Muster};

/// Units of one kind that go to one space together.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Order {
    pub stack: Stack,
    pub to: Place,
    pub count: usize,
    pub by: Passage,
}

impl Order {
    /// One ship to a place beside it.
    fn sail(ship: &Unit, to: Place) -> Self {
        Self { stack: ship.stack(), to, count: 1, by: Passage::March }
    }
}

/// Which of the clicks that move units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Passage {
    March,
    Board,
    Moor,
}

/// What the orders of this step are about: read from the first of them, so that later clicks carry on with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aim {
    /// Nothing is ordered yet.
    Open,
    /// No attack.
    Peace,
    /// An attack on this place.
    At(Place),
}

impl Aim {
    pub fn of(draft: &[Action], survey: &Survey<'_>) -> Aim {
        // A ship that puts out to sea does not say where its cargo will land.
        let first = draft.iter().find_map(|action| match action {
            Action::Go { to, .. } if to.data().is_field() => Some(to.place()),
            _ => None,
        });
        match first {
            None => Aim::Open,
            Some(place) if (survey.enemy_home | survey.enemy_out).contains(place) => Aim::At(place),
            Some(_) => Aim::Peace,
        }
    }
}

/// Somebody who may have something to order.
pub(crate) struct Proposal {
    pub name: &'static str,
    pub order: fn(&Muster<'_>) -> Option<Order>,
}

/// The most urgent first: attacks, then safety, then works, land and the army made of the rest.
pub(crate) const PROPOSALS: &[Proposal] = &[
    Proposal { name: "strike", order: strike::order },
    Proposal { name: "campaign", order: campaign::order },
    Proposal { name: "guard", order: guard::order },
    Proposal { name: "homeward", order: homeward::order },
    Proposal { name: "riders", order: hunt::riders },
    Proposal { name: "crew", order: crew::order },
    Proposal { name: "colony", order: colony::order },
    Proposal { name: "ashore", order: ashore::order },
    Proposal { name: "forage", order: forage::order },
    Proposal { name: "claim", order: claim::order },
    Proposal { name: "settlers", order: settlers::order },
    Proposal { name: "spare", order: hunt::spare },
    Proposal { name: "host", order: host::order },
    Proposal { name: "longships", order: longships::order },
    Proposal { name: "navy", order: navy::order },
    Proposal { name: "sailing", order: sailing::order },
];

impl Muster<'_> {
    /// The next order, and who proposes it.
    pub fn next(&self) -> Option<(&'static str, Order)> {
        PROPOSALS.iter().find_map(|proposal| Some((proposal.name, (proposal.order)(self)?)))
    }
}
