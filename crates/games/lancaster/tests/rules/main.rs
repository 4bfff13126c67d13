//! One test per numbered rule, ruling, worked example and edge case, named for it.

mod castles;
mod conflicts;
mod counties;
mod endgame;
mod laws;
mod parliament;
mod placing;
mod reasons;
mod secrets;
mod starting;
mod table;
mod two_players;
