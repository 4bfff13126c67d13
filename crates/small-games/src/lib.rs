//! Small games to test the kit and the engine on. `connect_four` and `oh_hell` are also measured beside other engines.

mod cards;
pub mod connect_four;
pub mod drafts;
pub mod oh_hell;
mod seats_only;

pub use seats_only::SeatsOnly;
