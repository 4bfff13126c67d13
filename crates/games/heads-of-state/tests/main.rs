//! All tests of the game, as one program.

mod cited;
mod examples;
mod golden;
mod laws;
mod perft;
mod playthrough;
mod rules;
mod samples;
mod scenarios;
