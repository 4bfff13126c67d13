//! Who is next to whom on a map (3.12): the same in every match, so no part of the view but a file of its own.

use serde::Serialize;
use ts_rs::TS;

use crate::data::maps::{MapId, Space, SpaceData};
use crate::state::{Place, Set};

/// Pairs of neighbours, each once, and the fields that are closed to most.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "scharz/")]
pub struct ScharzBorders {
    /// Fields with a valid border.
    pub land: Vec<(Space, Space)>,
    /// Fields with a black river between them, which is not always to be crossed (3.13).
    pub river: Vec<(Space, Space)>,
    /// Seas and sections of rivers.
    pub water: Vec<(Space, Space)>,
    /// Fields that nobody enters outside Extended.
    pub neutral: Vec<Space>,
}

impl ScharzBorders {
    pub fn of(map: MapId) -> Self {
        Self {
            land: pairs(map, |space| space.land),
            river: pairs(map, |space| space.river),
            water: pairs(map, |space| space.water),
            neutral: map.data().neutral.iter().map(|place| map.space(place)).collect(),
        }
    }
}

fn pairs(map: MapId, beside: impl Fn(&SpaceData) -> Set<Place>) -> Vec<(Space, Space)> {
    let data = map.data();
    let all = data.all().iter().flat_map(|a| beside(data.at(a)).iter().map(move |b| (a, b)));
    all.filter(|(a, b)| a < b).map(|(a, b)| (map.space(a), map.space(b))).collect()
}
