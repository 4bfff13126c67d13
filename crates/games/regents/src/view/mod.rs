//! What a viewer may see (chapter 8). Reviewed together with `determinize`.

mod build;
mod knowledge;
mod prompt;
mod types;

pub(crate) use knowledge::Knowledge;
pub use types::*;
