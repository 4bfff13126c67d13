//! The winter meal in a view.

use serde::Serialize;
use ts_rs::TS;

use crate::data::maps::Space;

seen! {
    /// What one part of the viewer's realm would eat now (5.14).
    ScharzMeal {
        /// A settlement of this part.
        at: Space,
        rations: u16,
        fodder: u16,
        /// What is eaten, fodder included.
        fish: u16,
        meat: u16,
        grain: u16,
        /// Meat that is left, and sold.
        sold: u16,
        /// Grain that is not there.
        missing: u16,
        stores: Vec<ScharzDrawn>,
        /// All settlements from whose stores this part eats.
        reach: Vec<Space>,
    }

    /// What is taken from a store.
    ScharzDrawn {
        at: Space,
        grain: u8,
        fish: u8,
    }
}
