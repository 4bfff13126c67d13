//! The board: majorities in the castle (5.1, 5.7), influence tracks (3.4, 3.5).

pub(crate) mod majorities;
pub(crate) mod tracks;
