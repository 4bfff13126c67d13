//! What a viewer sees: the whole world, with the own clicks of an open step in it and nobody else's (8).
//! Reviewed together with `determinize`.

mod build;
mod prompt;
mod types;

pub use build::view;
pub use prompt::ScharzPrompt;
pub use types::{
    ScharzBattle, ScharzDie, ScharzField, ScharzGoal, ScharzHerd, ScharzLarder, ScharzOffer, ScharzPact,
    ScharzSeat, ScharzSide, ScharzStack, ScharzView, ScharzWinter,
};
