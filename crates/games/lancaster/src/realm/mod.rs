//! The realm: knights and what is done with them, conflicts, laws. Rules that are no phase.

pub(crate) mod conflicts;
pub(crate) mod knights;
pub(crate) mod laws;
pub(crate) mod operations;
