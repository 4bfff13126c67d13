//! The economy (5.4, 5.9 to 5.14): markets, buildings, stores, income and hunger.

pub mod deals;
pub mod feeding;
pub mod haul;
pub mod hunger;
pub mod income;
pub mod larder;
pub mod losses;
pub mod market;
pub mod meal;
pub mod muster;
pub mod rolls;
pub mod sites;
pub mod stores;
pub mod works;
