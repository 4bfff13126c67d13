//! War (5.2 to 5.8): orders and what they do, battles and assaults, what is won by them.

pub mod assault;
pub mod battle;
pub mod booty;
pub mod conquest;
pub mod dice;
pub mod march;
pub mod orders;
pub mod spoils;
pub mod tally;
pub mod targets;
pub mod victims;
