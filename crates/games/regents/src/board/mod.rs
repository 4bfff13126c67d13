//! The board: pieces and majorities in the castle (5.1, 5.7), influence tracks (3.4, 3.5).

pub(crate) mod hall_order;
pub(crate) mod majorities;
pub(crate) mod pieces;
pub(crate) mod tracks;
