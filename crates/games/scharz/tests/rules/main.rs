//! One test per example, ruling and numbered rule.

mod battles;
mod boards;
mod consult;
mod core;
mod economy;
mod exact;
mod factions;
mod friends;
mod glory;
mod harvest;
mod marches;
mod markets;
mod odds;
mod peoples;
mod prologue;
mod readings;
mod refusals;
mod room;
mod rulings;
mod sieges;
mod table;
mod treaties;
mod view;
mod war_rulings;
mod winter;
mod years;
