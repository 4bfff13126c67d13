//! Knights and what is done with them: the parts of the rules that are no phase.

pub(crate) mod knights;
pub(crate) mod operations;
