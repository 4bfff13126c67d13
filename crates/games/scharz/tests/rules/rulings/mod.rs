//! The rulings that the README lists.

mod r;
mod s;
