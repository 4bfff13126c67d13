//! What a viewer sees: the whole world, with the own clicks of an open step in it and nobody else's (8).
//! Reviewed together with `determinize`.

mod battle;
mod build;
mod draft;
mod fields;
mod prices;
mod prompt;
mod seats;
mod types;

pub use build::view;
pub use prompt::ScharzPrompt;
pub use types::*;
