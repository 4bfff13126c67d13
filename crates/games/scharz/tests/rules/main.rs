//! One test per numbered example of the rules, named for it, and the tables of the maps. Dice are scripted.

mod battles;
mod boards;
mod economy;
mod factions;
mod glory;
mod marches;
mod odds;
mod sieges;
mod table;
