//! 5.13 The season's own phases.

mod harvest;
mod year;
