//! A real server on a free port, spoken to by real clients.

mod answers;
mod away;
mod bad_input;
mod bot_match;
mod breaking;
mod coach;
mod common;
mod consult;
mod duties;
mod failing_store;
mod fragile;
mod gathering;
mod health;
mod hot_seat;
mod limits;
mod nodes;
mod pages;
mod parking;
mod people;
mod restart;
mod resume;
mod secrets;
mod slow_readers;
mod two_servers;
mod windows;
