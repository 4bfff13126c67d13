//! One test per numbered rule, worked example and edge case, named for it.

mod accusing;
mod actions;
mod board;
mod cards;
mod castle;
mod ending;
mod guessing;
mod refusals;
mod scoring;
mod secrets;
mod table;
mod tracks;
mod turn;
