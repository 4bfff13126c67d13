//! The examples of the rules page (10), by number.

mod battle;
mod economy;
mod movement;
mod siege;
mod year;
