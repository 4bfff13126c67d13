//! Nobles on the board: how they come and go, and the duty to replace those one has killed.

mod create;
mod duty;
mod kill;

pub use duty::is_sound;

pub(crate) use create::create;
pub(crate) use kill::kill;
