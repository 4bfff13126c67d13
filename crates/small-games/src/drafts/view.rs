//! What a viewer may see, by allow-list. Who is ready is in the status.

use engine::{Seat, Viewer};
use serde::Serialize;

use super::{Cards, Drafts, N_FIELDS, Phase};

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DraftsView {
    pub round: u8,
    pub rounds: u8,
    pub bonus: Option<u8>,
    pub n_deck: usize,
    pub places: Vec<PlaceView>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlaceView {
    pub points: i32,
    pub n_hand: usize,
    pub n_buried: usize,
    pub spied: Option<Seat>,
    /// Missing where the viewer may not see it.
    pub hand: Option<Cards>,
    pub buried: Option<Cards>,
    pub order: Option<[u8; N_FIELDS]>,
    /// The card this seat spied.
    pub known: Option<Cards>,
}

pub(super) fn view(state: &Drafts, viewer: Viewer) -> DraftsView {
    DraftsView {
        round: state.round,
        rounds: state.rounds,
        bonus: state.bonus,
        n_deck: state.deck().len(),
        places: state.places.seats().map(|owner| place(state, owner, viewer)).collect(),
    }
}

fn place(state: &Drafts, owner: Seat, viewer: Viewer) -> PlaceView {
    let (place, is_over) = (&state.places[owner], state.phase == Phase::Over);
    let sees_secrets = viewer.sees_secrets_of(owner);
    PlaceView {
        points: place.points + if is_over { place.buried.worth() } else { 0 },
        n_hand: place.hand.len(),
        n_buried: place.buried.len(),
        spied: place.spied,
        hand: sees_secrets.then_some(place.hand),
        buried: (sees_secrets || is_over).then_some(place.buried),
        order: (sees_secrets || state.phase != Phase::Window).then_some(place.order),
        known: sees_secrets.then_some(place.known),
    }
}
