//! The realm (5.0, 5.10): agreements with others, and who has room in it.

pub mod pacts;
pub mod room;
