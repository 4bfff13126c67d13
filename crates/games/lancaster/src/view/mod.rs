//! What one viewer may see, and what the table shows without arithmetic. Reviewed together with `determinize.rs`.
//!
//! Hidden are only gold and squires of others (R1) and sealed choices; who is ready is told by the match's status.

mod build;
mod previews;
mod prompt;
mod types;

pub(crate) use build::view;
pub use previews::{LancasterGain, LancasterLawGain};
pub use prompt::{LancasterPrompt, LancasterTask};
pub use types::{
    LancasterAlly, LancasterConflict, LancasterConflictCard, LancasterCounty, LancasterFavour,
    LancasterHolder, LancasterJoin, LancasterLaw, LancasterLawPile, LancasterNeed, LancasterProposal,
    LancasterSeat, LancasterSpace, LancasterStack, LancasterTokens, LancasterView, LancasterVoteResult,
};
