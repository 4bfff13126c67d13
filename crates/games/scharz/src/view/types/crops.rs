//! The weather and the harvest in a view.

use engine::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::data::maps::Space;

seen! {
    /// The die of one sown field.
    ScharzWeather {
        at: Space,
        owner: Seat,
        die: u8,
        /// What it makes of the yield: -1, 0 or 1.
        change: i8,
        /// Grain that will lie there.
        grain: u8,
        /// The viewer has it rolled again.
        again: bool,
        /// Faces of a new roll that are better and worse than this one.
        better: u8,
        worse: u8,
    }

    ScharzHarvest {
        crops: Vec<ScharzCrop>,
        stores: Vec<ScharzStore>,
        /// All grain that finds no room.
        lost: u8,
    }

    ScharzCrop {
        at: Space,
        owner: Seat,
        grain: u8,
        loads: Vec<ScharzLoad>,
        /// Grain that finds no room.
        lost: u8,
        /// Grain for which no click has said where it goes.
        open: u8,
    }

    /// Grain on its way from a crop into a store.
    ScharzLoad {
        to: Space,
        count: u8,
        /// By a click of the viewer, not by the proposal.
        chosen: bool,
    }

    /// A store that the harvest reaches.
    ScharzStore {
        at: Space,
        /// Before the harvest, after it, and as much as it holds.
        before: u8,
        after: u8,
        storage: u8,
    }
}
